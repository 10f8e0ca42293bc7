/** The clients of `npm run test:clients`, in the order in which they run. */

/** How a client is installed: with which tool, from which manifest of its folder. */
export type Tool = 'npm' | 'pip' | 'go' | 'cargo' | 'maven' | 'none';

export interface Client {
  /** Its folder in clients/, and its name for --only. */
  id: string;
  /** Name and versions, for the table. */
  title: string;
  tool: Tool;
  /** The newest Python with which it works, `3.10`; the installed one by default. */
  python?: string;
  /** Program and arguments. `{venv}` is where the programs of the environment are, `{java}` a Java. */
  command: readonly string[];
  /** Chains on which it runs; all by default. */
  targets?: readonly TargetName[];
  /** Longest run on one chain. */
  limitMs?: number;
}

export const TARGET_NAMES = ['dev', 'go', 'anvil'] as const;

/** `halley dev`, Halley in front of the Go chain, and anvil as the reference. */
export type TargetName = (typeof TARGET_NAMES)[number];

const NODE = ['node', 'client.mjs'] as const;

export const CLIENTS: readonly Client[] = [
  { id: 'viem', title: 'viem 2.57.1', tool: 'none', command: NODE },
  { id: 'ethers6', title: 'ethers 6.17.0', tool: 'none', command: NODE },
  { id: 'ethers5', title: 'ethers 5.8.0', tool: 'npm', command: NODE },
  { id: 'web3js', title: 'web3.js 4.16.0', tool: 'npm', command: NODE },
  { id: 'web3py', title: 'web3.py 8.0.0', tool: 'pip', command: ['{venv}/python', 'client.py'] },
  { id: 'titanoboa', title: 'titanoboa 0.2.8', tool: 'pip', command: ['{venv}/python', 'client.py'] },
  { id: 'ape', title: 'eth-ape 0.8.51, ape-foundry 0.8.12', tool: 'pip', command: ['{venv}/python', 'client.py'] },
  { id: 'ethclient', title: 'go-ethereum 1.17.10', tool: 'go', command: ['./client'] },
  { id: 'alloy', title: 'alloy 2.5.0', tool: 'cargo', command: ['target/debug/alloy-client'], limitMs: 240_000 },
  {
    id: 'web3j',
    title: 'web3j 6.0.0',
    tool: 'maven',
    command: ['{java}', '-cp', 'target/classes:target/dependency/*', 'Client'],
  },
  { id: 'foundry', title: 'cast and forge 1.7.1', tool: 'npm', command: NODE, limitMs: 240_000 },
  { id: 'hardhat2', title: 'Hardhat 2.29.1, Ignition 0.15.16, network helpers 1.1.2', tool: 'npm', command: NODE },
  { id: 'hardhat3', title: 'Hardhat 3.18.0, Ignition 3.1.8, network helpers 3.0.11', tool: 'npm', command: NODE },
  { id: 'ponder', title: 'ponder 0.16.10', tool: 'npm', command: NODE, limitMs: 240_000 },
  {
    id: 'keyfiles',
    title: 'ethkey of go-ethereum 1.16.9, eth-account 0.13.7',
    tool: 'pip',
    command: ['{venv}/python', 'client.py'],
    targets: ['dev'],
    limitMs: 600_000,
  },
  { id: 'otterscan', title: 'the requests of Otterscan', tool: 'none', command: NODE },
  { id: 'ethereumetl', title: 'ethereum-etl 2.4.2', tool: 'pip', python: '3.10', command: NODE },
];
