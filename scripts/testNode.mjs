// npm run chain: runs the Go chain on the usual ports until Ctrl-C.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { coinContracts, createHome } from './testNode/home.mjs';
import { startChain } from './testNode/node.mjs';

const HOME = fileURLToPath(new URL('../.halley/chain', import.meta.url));

/** The usual ports of CometBFT and the SDK. The node's own JSON-RPC leaves 8545 and 8546 to Halley. */
const PORTS = { rpc: 26657, grpc: 9090, evmRpc: 18545, evmWs: 18546 };

const USAGE = `npm run chain [-- --reset]

Builds and starts a one-validator cosmos/evm chain on loopback. It is kept in .halley/chain between starts.
  --reset   start from an empty chain
  --help    show this text
`;

try {
  await run();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run() {
  const { values } = parseArgs({ options: { reset: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (values.reset) await rm(HOME, { recursive: true, force: true });
  if (!existsSync(HOME)) await createHome({ dir: HOME });

  const chain = await startChain({ home: HOME, ports: PORTS });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void chain.stop());
  process.stdout.write(summary(chain, await coinContracts(HOME)));

  const { code, signal } = await chain.exited;
  process.stdout.write(`The chain has stopped (${signal ?? `exit code ${code}`}). Its log is ${chain.logFile}\n`);
  process.exitCode = code === 0 ? 0 : 1;
}

function summary(chain, { native, dynamic }) {
  const contracts =
    native.length + dynamic.length === 0
      ? 'The coins of this chain have no ERC-20 contracts, because an older release made it; --reset makes a new one.'
      : `Coins as ERC-20 contracts, which are Go code of the node (the first account has some of both):
${[...native.map((address) => `  ${address}  the chain's own coin`), ...dynamic.map((address) => `  ${address}  a coin that came over IBC`)].join('\n')}`;
  return `
CometBFT RPC              ${chain.rpcUrl}
gRPC                      ${chain.grpcAddress}
The node's own JSON-RPC   ${chain.evmRpcUrl}, ${chain.evmWsUrl}
Chain id                  ${chain.chainId} (Ethereum), ${chain.cometChainId} (Cosmos)
Home                      ${chain.home}

Accounts with 1,000,000 tokens each. Everyone knows these keys: never use them on another chain.
${chain.accounts.map(({ address, privateKey }) => `  ${address}  ${privateKey}`).join('\n')}

${contracts}

Ctrl-C stops the chain.
`;
}
