/**
 * Halley in front of a node that pushes its state: what a client gets at `latest`, at older heights, after a restart,
 * and while the stream is upgraded, killed or behind. The node's own server is the reference.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { BlockHead, Log } from '../../../generated/types.js';
import { lockHolder } from '../../../src/stream/process/processLock.js';
import { until } from '../../support/chainProgress.js';
import { RELEASES, type GoChainOptions } from '../../support/goChain.js';
import type { HalleyProcess } from '../../support/halleyProcess.js';
import { runs } from '../../support/longRuns.js';
import { RawSocket } from '../../support/rawSocket.js';
import { hex, post, rpc, type RpcAnswer } from '../../support/rpc.js';
import {
  Counter,
  headOf,
  startFollowing,
  startStreamedChain,
  stateMetrics,
  untilKnown,
  type StreamedChain,
} from '../../support/streamedChain.js';

jest.setTimeout(300_000);

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');
/** Blocks at each of which a subscriber asks. */
const BLOCKS = runs(80, 600);

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
}, 60_000);

async function stage(
  options: GoChainOptions = {},
  { stopNodeOnErr = true, flags = {} }: { stopNodeOnErr?: boolean; flags?: Record<string, string> } = {},
): Promise<{ chain: StreamedChain; halley: HalleyProcess; counter: Counter }> {
  const chain = await startStreamedChain(options, { stopNodeOnErr });
  ends.push(() => chain.stop());
  const counter = await Counter.create(chain);
  const halley = await startFollowing(chain, { flags });
  ends.push(() => halley.stop());
  await untilKnown(halley, counter.read());
  return { chain, halley, counter };
}

/** What was read at `latest`, between which heights that was, and at which it was asked for. */
interface Seen {
  count: number;
  from: number;
  to: number;
}

/** Asks for the count at `latest` and notes it. `from` is a height that the client has seen. */
async function look(halley: HalleyProcess, counter: Counter, from: number, seen: Seen[]): Promise<void> {
  const [called, newest] = await batch(halley.httpUrl, [
    ['eth_call', [counter.read(), 'latest']],
    ['eth_blockNumber', []],
  ]);
  seen.push({ count: Number(called?.result), from, to: Number(newest?.result) });
}

async function batch(url: string, calls: readonly [string, unknown[]][]): Promise<RpcAnswer<string>[]> {
  const messages = calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }));
  const answers = await post<(RpcAnswer<string> & { id: number })[]>(url, messages);
  return answers.toSorted((one, other) => one.id - other.id);
}

/** Each was the count at one of its heights: never an older one than the client had seen. */
async function expectRight(seen: readonly Seen[], counter: Counter): Promise<void> {
  const counts = new Map<number, number>();
  const countAt = async (height: number): Promise<number> => {
    const known = counts.get(height) ?? (await counter.ofNode(height));
    counts.set(height, known);
    return known;
  };
  const wrong: object[] = [];
  for (const { count, from, to } of seen) {
    const [least, most] = [await countAt(from), await countAt(to)];
    if (!(least <= count && count <= most)) wrong.push({ count, from, to, least, most });
  }
  expect(wrong).toEqual([]);
}

describe.each(RELEASES)('a node of %s that pushes its state', (_name, options) => {
  test('a client that gets a head or a log, and asks at once, sees the state of its block', async () => {
    const { halley, counter } = await stage(options);
    const sending = new AbortController();
    const flow = counter.flow(sending.signal);
    const socket = await RawSocket.open(halley.wsUrl);
    const seen: Seen[] = [];
    const looks: Promise<void>[] = [];
    const heads: number[] = [];
    const ask = (number: string): void => void looks.push(look(halley, counter, Number(number), seen));
    await socket.subscribe<BlockHead>(['newHeads'], ({ number }) => {
      heads.push(Number(number));
      ask(number);
    });
    const logged: { count: number; height: number }[] = [];
    await socket.subscribe<Log>(['logs', { address: counter.address }], ({ data, blockNumber }) => {
      logged.push({ count: Number(data), height: Number(blockNumber) });
      ask(blockNumber);
    });
    await until('some blocks', () => heads.length >= Math.min(BLOCKS, 20));
    while (heads.length < BLOCKS) {
      const before = heads.length;
      await until('a block', () => heads.length > before);
    }
    sending.abort();
    await flow;
    socket.close();
    await Promise.all(looks);
    await expectRight(seen, counter);
    expect(logged.length).toBeGreaterThan(20);
    // The count in a log is the state of its block: one transaction a block.
    for (const { count, height } of logged.slice(-20)) expect(await counter.ofNode(height)).toBe(count);
    const { run, left, different } = await stateMetrics(halley);
    expect({ left, different }).toEqual({ left: 0, different: 0 });
    expect(run).toBeGreaterThanOrEqual(seen.length / 2);
  });

  test('what was read survives kill -9 and a restart: the node is asked for nothing, and old heights stay right', async () => {
    const { chain, halley, counter } = await stage(options);
    const account = chain.accounts[1]?.address;
    const asked = async (height: string): Promise<unknown[]> => [
      await rpc(halley.httpUrl, 'eth_call', counter.read(), height),
      await rpc(halley.httpUrl, 'eth_call', counter.read(7n), height),
      await rpc(halley.httpUrl, 'eth_getStorageAt', counter.address, '0x0', height),
      await rpc(halley.httpUrl, 'eth_getCode', counter.address, height),
      await rpc(halley.httpUrl, 'eth_getBalance', account, height),
      await rpc(halley.httpUrl, 'eth_getTransactionCount', account, height),
    ];
    await counter.count();
    await counter.mined();
    const height = await headOf(halley);
    const first = await asked(hex(height));
    for (let count = 0; count < 3; count++) await counter.count();
    await counter.mined();
    const later = await headOf(halley);
    await asked('latest');
    // What waits to be written is written in order, blocks among it.
    await until('blocks after it', async () => (await headOf(halley)) > later + 3);
    await halley.kill('SIGKILL');
    await counter.count();
    await counter.mined();
    await halley.restart();
    const reached = await headOf(halley);
    await until('the stream is followed', async () => (await stateMetrics(halley)).streamBlock >= reached);
    expect(await asked(hex(height))).toEqual(first);
    expect(Number((await asked('latest'))[0])).toBe(counter.sent);
    expect(await counter.ofNode(await headOf(halley))).toBe(counter.sent);
    expect(await stateMetrics(halley)).toMatchObject({ questions: 0, left: 0, different: 0 });
  });
});

test('while the stream process is replaced, every answer is right', async () => {
  const { chain, halley, counter } = await stage();
  const sending = new AbortController();
  const flow = counter.flow(sending.signal);
  const seen: Seen[] = [];
  for (let round = 0; round < 3; round++) {
    const upgrade = spawnSync(process.execPath, [MAIN, 'stream', 'upgrade', '--spool', chain.spool], {
      encoding: 'utf8',
    });
    expect([upgrade.status, upgrade.stderr]).toEqual([0, '']);
    const reached = await headOf(halley);
    while ((await headOf(halley)) < reached + 6) await look(halley, counter, await headOf(halley), seen);
  }
  sending.abort();
  await flow;
  await expectRight(seen, counter);
  const gaps = halley.log.filter(({ msg }) => String(msg).startsWith('the state stream has a gap'));
  expect(gaps).toEqual([]);
  expect(await stateMetrics(halley)).toMatchObject({ different: 0 });
});

test('when the stream process is killed, the node answers, and after its restart the stream again', async () => {
  const { chain, halley, counter } = await stage({}, { stopNodeOnErr: false });
  const sending = new AbortController();
  const flow = counter.flow(sending.signal);
  const seen: Seen[] = [];
  const holder = lockHolder(chain.spool)?.pid;
  if (holder === undefined) throw new Error('no process has the spool');
  process.kill(holder, 'SIGKILL');
  const killedAt = await headOf(halley);
  while ((await headOf(halley)) < killedAt + 10) await look(halley, counter, await headOf(halley), seen);
  expect((await stateMetrics(halley)).streamBlock).toBeLessThan(killedAt + 5);
  // A start finds no stream: then, too, the node answers.
  await halley.restart();
  const restarted = await headOf(halley);
  while ((await headOf(halley)) < restarted + 5) await look(halley, counter, await headOf(halley), seen);
  expect(await stateMetrics(halley)).toMatchObject({ streamBlock: 0, run: 0 });
  sending.abort();
  await flow;
  await chain.restart();
  const restartedAt = Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
  await until('the stream is followed again', async () => (await stateMetrics(halley)).streamBlock > restartedAt);
  await untilKnown(halley, counter.read());
  const { run } = await stateMetrics(halley);
  await counter.count();
  await counter.mined();
  const head = await headOf(halley);
  await look(halley, counter, head, seen);
  await expectRight(seen, counter);
  // Heights of the gap are asked of the node.
  for (let height = killedAt - 2; height <= head; height += 3)
    expect(Number(await rpc(halley.httpUrl, 'eth_call', counter.read(), hex(height)))).toBe(
      await counter.ofNode(height),
    );
  const after = await stateMetrics(halley);
  expect(after.run).toBeGreaterThan(run);
  expect(after.different).toBe(0);
});
