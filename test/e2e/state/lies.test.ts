/**
 * A state stream that lies, between a node and Halley. What says another block than the chain, or is no message of the
 * node at all, is not used. What has the chain's hashes and wrong values cannot be told from the truth by itself: the
 * comparison with the node finds it, and leaves the contract to the node.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { StreamEvent } from '../../../src/stream/streamReader.js';
import { until } from '../../support/chainProgress.js';
import type { HalleyProcess } from '../../support/halleyProcess.js';
import { hex, rpc } from '../../support/rpc.js';
import { startLyingStream, type LyingStream } from '../../support/stream/lyingStream.js';
import {
  Counter,
  headOf,
  startFollowing,
  startStreamedChain,
  stateMetrics,
  untilKnown,
  type StreamedChain,
} from '../../support/streamedChain.js';

jest.setTimeout(180_000);

/** Blocks for each lie. */
const BLOCKS = 6;

let folder: string;
let chain: StreamedChain;
let other: StreamedChain;
let counter: Counter;
let stream: LyingStream;
let halley: HalleyProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-lies-'));
  [chain, other] = await Promise.all([startStreamedChain(), startStreamedChain()]);
  counter = await Counter.create(chain);
  // So that one chain has at the same place what the other one lacks.
  const foreign = await Counter.create(other);
  for (let count = 0; count < 3; count++) await foreign.count();
  await foreign.mined();
}, 420_000);

beforeEach(async () => {
  stream = await startLyingStream(chain.streamAddress, join(folder, 'lies.sock'));
  halley = await startFollowing(chain, { stream: stream.address });
  await untilKnown(halley, counter.read());
});

afterEach(async () => {
  await halley.stop();
  await stream.close();
});

afterAll(async () => {
  await Promise.all([chain?.stop(), other?.stop()]);
  rmSync(folder, { recursive: true });
});

/** Counts while the stream lies; every answer, at the newest height and at each since, is the node's. */
async function expectRightWhile(lie: NonNullable<LyingStream['lie']>): Promise<void> {
  const before = await headOf(halley);
  stream.lie = lie;
  await expectRightFor(BLOCKS);
  stream.lie = null;
  await expectRightFor(2);
  const last = await headOf(halley);
  for (let height = before; height <= last; height++)
    expect([height, await countAt(hex(height))]).toEqual([height, await counter.ofNode(height)]);
}

async function expectRightFor(blocks: number): Promise<void> {
  const wrong: object[] = [];
  const last = (await headOf(halley)) + blocks;
  for (let from = 0; from < last;) {
    await counter.count();
    await counter.mined();
    from = await headOf(halley);
    const count = await countAt('latest');
    const to = await headOf(halley);
    const [least, most] = [await counter.ofNode(from), await counter.ofNode(to)];
    if (!(least <= count && count <= most)) wrong.push({ from, to, count, least, most });
  }
  expect(wrong).toEqual([]);
}

async function countAt(block: string): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_call', counter.read(), block));
}

function logged(text: string): Record<string, unknown>[] {
  return halley.log.filter(({ msg }) => String(msg).startsWith(text));
}

/** A message of one kind, changed. */
function changing(kind: 'finalize' | 'commit', change: (bytes: Buffer, height: number) => Buffer) {
  return (event: StreamEvent): StreamEvent[] =>
    event.type === kind ? [{ ...event, bytes: change(Buffer.from(event.bytes), event.height) }] : [event];
}

/** Writes another value of the counter in place of each. */
function withOtherCount(bytes: Buffer): Buffer {
  // The key of a slot, as a field of 53 bytes, and after it the value, as one of 32.
  const key = Buffer.from(`1a3502${counter.address.slice(2)}${'00'.repeat(32)}`, 'hex');
  for (let at = bytes.indexOf(key); at !== -1; at = bytes.indexOf(key, at + 1)) {
    const value = at + key.length + 2;
    if (bytes[value - 2] === 0x22 && bytes[value - 1] === 32) bytes[value + 31] = 0xee;
  }
  return bytes;
}

test('another hash of a block', async () => {
  const hashField = Buffer.of(0x22, 32);
  await expectRightWhile(
    changing('finalize', (bytes) => {
      const at = bytes.indexOf(hashField);
      for (let place = bytes.length - 34; place >= 0; place--)
        if (bytes[place] === 0x22 && bytes[place + 1] === 32) bytes[place + 2] = (bytes[place + 2] ?? 0) ^ 0xff;
      expect(at).toBeGreaterThan(0);
      return bytes;
    }),
  );
  expect(logged('the state stream has another block than the chain').length).toBeGreaterThan(0);
});

test('a message that is cut off', async () => {
  await expectRightWhile(changing('commit', (bytes) => bytes.subarray(0, bytes.length - 7)));
  expect(logged('the state stream has a gap').length).toBeGreaterThan(0);
});

test('changes without their block, with another height, twice, and in another order', async () => {
  await expectRightWhile((event) => (event.type === 'finalize' ? [] : [event]));
  await expectRightWhile((event) => (event.type === 'commit' ? [{ ...event, height: event.height + 1 }] : [event]));
  await expectRightWhile((event) => (event.type === 'commit' ? [event, event] : [event]));
  let held: StreamEvent[] = [];
  await expectRightWhile((event) => {
    held.push(event);
    if (held.length < 4) return [];
    const [first, second, third, fourth] = held as [StreamEvent, StreamEvent, StreamEvent, StreamEvent];
    held = [];
    return [third, fourth, first, second];
  });
});

test('changes of a block that are left out, which is said', async () => {
  await expectRightWhile((event) =>
    event.type === 'commit' ? [{ type: 'gap', gap: { from: event.height, to: event.height } }] : [event],
  );
  expect(logged('the state stream has a gap').length).toBeGreaterThan(0);
});

test('the stream of another chain', async () => {
  await halley.kill('SIGTERM');
  stream.target = other.streamAddress;
  await halley.restart();
  await expectRightFor(BLOCKS);
  expect(logged('the state stream has another block than the chain').length).toBeGreaterThan(0);
  const { different } = await stateMetrics(halley);
  expect(different).toBe(0);
});

test("a wrong value with the chain's hashes is found by the comparison; then the node runs the contract's calls", async () => {
  stream.lie = changing('commit', withOtherCount);
  await counter.count();
  await counter.mined();
  const head = await headOf(halley);
  await until('the wrong value is known', async () => (await stateMetrics(halley)).streamBlock >= head);
  // One of a thousand is compared.
  let calls = 0;
  await until('it is found', async () => {
    for (let count = 0; count < 100; count++, calls++) await countAt('latest');
    return (await stateMetrics(halley)).different > 0;
  });
  expect(calls).toBeLessThanOrEqual(1_100);
  expect(logged('a call in the gateway differs from the node').at(-1)).toMatchObject({
    operation: 'call',
    to: counter.address,
    height: expect.any(Number),
    here: { returnData: expect.stringMatching(/ee$/) },
    node: { returnData: `0x${counter.sent.toString(16).padStart(64, '0')}` },
  });
  await expectRightFor(BLOCKS);
});
