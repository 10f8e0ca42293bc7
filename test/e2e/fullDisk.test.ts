/** The disk is full before the chain is indexed: every answer that the node can give is given, and the head goes on. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { post, rpc, rpcAnswer } from '../support/rpc.js';

const HEIGHT = 300;
/** Nobody listens there. */
const DOWN = 'http://127.0.0.1:1';
const NO_TRACES = 'no traces are kept or read until the next start';
const TOO_LARGE = 'the file has the largest size that the system allows (ulimit -f, or the file system)';

let chain: DevChainHandle;
let full: HalleyProcess;
let reference: HalleyProcess;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 0 } });
  await mine(HEIGHT);
  const options = { node: chain.rpcUrl, nodeGrpc: chain.grpcAddress };
  reference = await startHalley(options);
  full = await startHalley({ ...options, maxFileBlocks: 520, flags: { 'metrics.address': '127.0.0.1:0' } });
}, 90_000);

afterAll(async () => {
  await full?.stop();
  await reference?.stop();
  await chain?.stop();
});

test('every block is answered as by an index with room, and new blocks are, too', async () => {
  const failures = () => full.log.filter(({ msg }) => msg === 'the index cannot be written: serving from the node');
  await until('the file cannot grow', () => failures().length > 0);
  // Whether the end of a write fits in part decides what the system says.
  expect(['the disk is full or fails', TOO_LARGE]).toContain(failures()[0]?.['reason']);
  await mine(5);
  for (const halley of [full, reference])
    await until(
      'the head is reached',
      async () => Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber')) >= HEIGHT + 5,
    );
  const head = Number(await rpc<string>(reference.httpUrl, 'eth_blockNumber'));
  for (let number = 0; number <= head; number += 5) {
    const parameters = [`0x${number.toString(16)}`, true];
    const [answer, expected] = await Promise.all(
      [full, reference].map(({ httpUrl }) => rpc(httpUrl, 'eth_getBlockByNumber', ...parameters)),
    );
    expect(answer).toEqual(expected);
  }
  expect(await rpc(full.httpUrl, 'eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' })).toEqual([]);
  expect(failures()).toHaveLength(1);
});

test('probes and metrics know the head, and say that the index cannot be written', async () => {
  const metrics = String(full.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const head = Number(await rpc<string>(full.httpUrl, 'eth_blockNumber'));
  const lines = (await (await fetch(metrics)).text()).split('\n');
  expect(lines).toContain(`halley_head_block_number ${head}`);
  expect(lines).toContain('halley_index_write_failed 1');
  const { checks } = (await (await fetch(new URL('/readyz', metrics))).json()) as { checks: { name: string }[] };
  expect(checks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'head', reason: null, details: expect.objectContaining({ number: head }) }),
      expect.objectContaining({ name: 'index', reason: expect.stringMatching(/^the index cannot be written: the /) }),
    ]),
  );
});

test('a filter that has no room is an error that says so, and the others are polled as before', async () => {
  const filterId = await rpc(full.httpUrl, 'eth_newBlockFilter');
  const address = Array.from({ length: 1_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
  const made: unknown[] = [];
  for (;;) {
    const { result, error } = await rpcAnswer(full.httpUrl, 'eth_newFilter', [{ address }]);
    if (error !== undefined) {
      expect(error.code).toBe(-32002);
      expect(error.message).toMatch(/^the index cannot be written: the (disk|file) /);
      break;
    }
    made.push(result);
    expect(made.length).toBeLessThan(20);
  }
  await mine(1);
  await until('the block is announced', async () => {
    const hashes = await rpc<string[]>(full.httpUrl, 'eth_getFilterChanges', filterId);
    return hashes.length === 1;
  });
  // What was removed makes room.
  for (const id of made) expect(await rpc(full.httpUrl, 'eth_uninstallFilter', id)).toBe(true);
  expect(await rpc(full.httpUrl, 'eth_newFilter', { address })).toMatch(/^0x/);
});

test.each([8, 56])('no room for new files, %i blocks: the start ends with one sentence', async (maxFileBlocks) => {
  const options = { node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, maxFileBlocks };
  const started = startHalley(options).then(async (halley) => {
    await halley.stop();
    return 'started';
  });
  await expect(started).rejects.toThrow(
    new RegExp(
      `^halley ended with 1:\\nhalley: there is no room for what the processes of the service share in /.+/shared \\(${escaped(TOO_LARGE)}\\): make room and start again$`,
    ),
  );
});

test('a restart serves an index of any size, with the kept traces and without', async () => {
  const options = { node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: { 'index.backfill': 'false' } };
  const halley = await startHalley(options);
  try {
    const served = await blocks(halley);
    for (const [node, hasTraces] of [[chain.rpcUrl, true] as const, [DOWN, true] as const, [DOWN, false] as const]) {
      await halley.kill('SIGTERM');
      if (!hasTraces) rmSync(join(halley.dataDir, 'traces'), { recursive: true });
      const before = halley.log.length;
      await halley.restart({ node, maxFileBlocks: 8, untilListening: true });
      const stored = node === DOWN ? served.slice(-1) : served;
      expect((await blocks(halley)).slice(-stored.length)).toEqual(stored);
      const told = halley.log.slice(before).filter(({ msg }) => msg === NO_TRACES);
      const path = join(halley.dataDir, 'traces');
      expect(told).toEqual(hasTraces ? [] : [expect.objectContaining({ path, reason: TOO_LARGE })]);
    }
  } finally {
    await halley.stop();
  }
});

/** Answers for the first block, which is not stored, and the newest. */
const blocks = ({ httpUrl }: HalleyProcess) =>
  Promise.all(
    ['0x1', 'latest'].map(async (parameter) => {
      return (await rpcAnswer(httpUrl, 'eth_getBlockByNumber', [parameter, true])).result;
    }),
  );

const escaped = (text: string): string => text.replaceAll(/[().]/g, '\\$&');

async function mine(blocks: number): Promise<void> {
  await post(chain.rpcUrl, { jsonrpc: '2.0', id: 1, method: 'dev_mine', params: { blocks } });
}
