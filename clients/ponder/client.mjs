/** ponder: back-fill from block 0, then live. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { abi, bytecode, chainId, equal, privateKey, RECIPIENT, rpcUrl, step } from '../support.mjs';

const LIMIT_MS = 90_000;
const EVENTS = 20;

const chain = defineChain({
  id: chainId,
  name: 'server',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
});
const client = createPublicClient({ chain, transport: http(), pollingInterval: 100 });
const wallet = createWalletClient({ chain, account: privateKeyToAccount(privateKey), transport: http() });
const mined = (hash) => client.waitForTransactionReceipt({ hash });
const { contractAddress } = await mined(await wallet.deployContract({ abi, bytecode, args: [7n] }));
const count = async () =>
  mined(await wallet.writeContract({ abi, address: contractAddress, functionName: 'count', args: [BigInt(EVENTS)] }));

rmSync('.ponder', { recursive: true, force: true });
const port = await freePort();
const printed = [];
let ponder;

await step(
  'back-fill from block 0',
  async () => {
    const { blockNumber } = await count();
    ponder = spawn(
      process.execPath,
      ['node_modules/ponder/dist/esm/bin/ponder.js', 'dev', '--disable-ui', '--port', String(port), '-H', '127.0.0.1'],
      {
        env: { ...process.env, CONTRACT: contractAddress, PONDER_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [ponder.stdout, ponder.stderr]) stream.on('data', (chunk) => printed.push(chunk.toString()));
    const rows = await rowsWhen(({ events, blocks }) => events === EVENTS && blocks.includes(Number(blockNumber)));
    equal(Math.min(...rows.blocks), 0, 'first block');
  },
  LIMIT_MS,
);
await step(
  'live events and blocks',
  async () => {
    const { blockNumber } = await count();
    await mined(await wallet.sendTransaction({ to: RECIPIENT, value: 1n }));
    const rows = await rowsWhen(({ events, blocks }) => events === 2 * EVENTS && blocks.includes(Number(blockNumber)));
    const highest = Math.max(...rows.blocks);
    equal(rows.blocks.length, highest + 1, 'blocks without a gap');
  },
  LIMIT_MS,
);
ponder?.kill('SIGTERM');
process.exit(0);

/** The rows that ponder serves, once they are as wanted. Throws with ponder's output when it ends. */
async function rowsWhen(wanted) {
  for (;;) {
    const failed = printed.join('').includes('ERROR') || ponder.exitCode !== null;
    const answer = await fetch(`http://127.0.0.1:${port}/rows`).catch(() => undefined);
    if (answer?.ok) {
      const rows = await answer.json();
      if (wanted(rows)) return rows;
    }
    if (failed) throw new Error(`ponder failed:\n${printed.join('').slice(-2500)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
