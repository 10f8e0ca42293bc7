/** The clients of `npm run test:clients`, in the order in which they run. */

/** How a client is installed: with which tool, from which manifest of its folder. */
export type Tool = 'npm' | 'pip' | 'go' | 'cargo' | 'maven' | 'none';

export interface Client {
  /** Its folder in clients/, and its name for --only. */
  id: string;
  /** Name and versions, for the table. */
  title: string;
  tool: Tool;
  /** Program and arguments, run in its folder. `{venv}` is the folder of the virtual environment's programs. */
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
  { id: 'ethclient', title: 'go-ethereum 1.17.10', tool: 'go', command: ['./client'] },
  { id: 'alloy', title: 'alloy 2.5.0', tool: 'cargo', command: ['target/debug/alloy-client'], limitMs: 240_000 },
  { id: 'foundry', title: 'cast and forge 1.7.1', tool: 'npm', command: NODE, limitMs: 240_000 },
];
