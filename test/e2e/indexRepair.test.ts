/** `halley index repair` as a process: its help, its exit codes, beside a service, and killed in the middle. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { startDevChain } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { isIndexed } from '../support/indexProgress.js';
import { rpc } from '../support/rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const BLOCKS = 300;
const DEVELOPMENT = '--json-rpc.api=eth,evm,anvil';

const { chain, halley } = halleyStage(
  () => startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 0 } }),
  { flags: { 'json-rpc.api': 'eth,evm,anvil' } },
);

beforeAll(async () => {
  await rpc(halley.httpUrl, 'anvil_mine', `0x${BLOCKS.toString(16)}`);
  await until('the index is complete', () => isIndexed(halley));
}, 90_000);

function argumentsOf(...command: string[]): string[] {
  const node = [`--node=${chain.rpcUrl}`, `--node-grpc=${chain.grpcAddress}`];
  return [MAIN, 'index', ...command, ...node, `--data-dir=${halley.dataDir}`, DEVELOPMENT];
}

async function run(...command: string[]): Promise<{ status: number | null; lines: string[] }> {
  const child = spawn(process.execPath, argumentsOf(...command), { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString('utf8')));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, lines: output.trimEnd().split('\n') };
}

/** Flips a bit of a stored record of every block. */
async function damageAll(name: string): Promise<void> {
  const path = join(halley.dataDir, 'index');
  const root = open<Buffer, string>({ path, encoding: 'binary', noSubdir: false, maxDbs: 32 });
  const database = root.openDB<Buffer, number>(name, { encoding: 'binary', keyEncoding: 'uint32' });
  root.transactionSync(() => {
    for (let height = 1; height <= BLOCKS; height++) {
      const value = Buffer.from(database.getBinary(height)!);
      value[value.length >> 1]! ^= 0x10;
      database.putSync(height, value);
    }
  });
  await root.close();
}

test('the help names the command and its options', () => {
  const { stdout } = spawnSync(process.execPath, [MAIN, 'index', 'repair', '--help'], { encoding: 'utf8' });
  expect(stdout).toContain('fetch again the blocks that cannot be read or that their hashes refute');
  for (const option of ['--from <height>', '--to <height>', '--compare']) expect(stdout).toContain(option);
});

test('damaged blocks are repaired beside a service; a command that is killed leaves a whole index', async () => {
  await damageAll('receipts');
  const offline = await run('verify', '--offline');
  expect([offline.status, offline.lines.at(-1)]).toEqual([
    1,
    `${BLOCKS + 1} blocks verified without the node, ${BLOCKS} differences`,
  ]);
  const killed = spawn(process.execPath, argumentsOf('repair', '--terminal'), { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const data of killed.stdout) {
    // The bar is drawn for the first time: some blocks are written.
    if (String(data).includes('examined')) killed.kill('SIGKILL');
  }
  const rest = await run('repair');
  expect(rest.status).toBe(0);
  expect(rest.lines.at(-1)).toMatch(/^301 blocks examined, [0-9]+ fetched again, 0 left as they are$/);
  const verified = await run('verify');
  expect([verified.status, verified.lines.at(-1)]).toEqual([0, `${BLOCKS + 1} blocks verified, 0 differences`]);
  const again = await run('repair', '--compare');
  expect([again.status, again.lines.at(-1)]).toEqual([0, '301 blocks examined, 0 fetched again, 0 left as they are']);
  expect(await rpc(halley.httpUrl, 'eth_getBlockReceipts', '0x7')).toEqual([]);
}, 90_000);
