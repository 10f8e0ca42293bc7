/** Where a gateway begins with a state stream, over the real server and with the real disk. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { HistoryPruned } from '../../../src/chain/chainErrors.js';
import { resolveConfig } from '../../../src/config/config.js';
import { StateView } from '../../../src/state/stateView.js';
import { slotName } from '../../../src/state/valueNames.js';
import { FollowerServer } from '../../../src/stream/process/followerServer.js';
import { parseStreamAddress } from '../../../src/stream/streamAddress.js';
import { followStream } from '../../../src/wiring/followStream.js';
import { until } from '../../support/chainProgress.js';
import { SpoolOfTest } from '../../support/stream/spoolOfTest.js';
import { commit, finalize, type Change } from '../../support/stream/stateMessages.js';

const CONTRACT = `0x${'c0'.repeat(20)}` as Address;
const SLOT = `0x${'00'.repeat(31)}05` as Bytes32;
const VALUE = '11'.repeat(32);
const CHANGE: Change = { store: 'evm', key: `02${'c0'.repeat(20)}${SLOT.slice(2)}`, value: VALUE };
/** What a genesis has. */
const GENESIS: Change[] = [
  { store: 'acc', key: '01aa', value: '01' },
  { store: 'bank', key: '0214aa', value: '01' },
  { store: 'evm', key: '03', value: '01' },
];

let folder: string;
let kept: SpoolOfTest;
let server: FollowerServer;
/** The chain as the index has it: the newest height, and the byte that its hashes consist of. */
let chain: { head: number; hashByte: number; summary?: (height: number) => never; initialHeight: number };
let view: StateView;
let logged: string[];
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-follow-'));
  chain = { head: 0, hashByte: 7, initialHeight: 1 };
  stop = () => Promise.resolve();
  await serve();
});
afterEach(async () => {
  await stop();
  await server.stop();
  kept.remove();
  rmSync(folder, { recursive: true });
});

/** At the address of a folder; when omitted, in that of the spool. */
async function serve(at?: string): Promise<void> {
  kept = new SpoolOfTest();
  const addresses = [parseStreamAddress(`unix:${join(at ?? kept.folder, 's')}`)];
  server = new FollowerServer({ addresses, maxFollowers: 4, token: null, tls: null }, kept.spool);
  await server.start();
}

/** Another process with another spool. */
async function replaceStream(at?: string): Promise<void> {
  await server.stop();
  kept.remove();
  if (at !== undefined) mkdirSync(at, { recursive: true });
  await serve(at);
}

/** Pushes blocks. */
function push(from: number, to: number, changes: readonly Change[] = [], hashByte = chain.hashByte): void {
  for (let height = from; height <= to; height++) {
    kept.push('finalize', finalize(height, hashByte));
    kept.push('commit', commit(height, height === from ? changes : []));
  }
}

/** A gateway that follows the stream. */
function start(): void {
  logged = [];
  const note = (_fields: object, message: string): void => void logged.push(message);
  // The other levels are not used, and nothing is read from the node.
  const log = { debug: () => undefined, info: () => undefined, warn: note, error: note } as never;
  view = new StateView({ raw: {} as never, coin: { denom: 'atest' }, log }, { maxBytes: 1_000_000 });
  const { config } = resolveConfig({ 'data-dir': folder, stream: `unix:${join(kept.folder, 's')}` }, {});
  const archive = {
    head: () => chain.head,
    summary(height: number) {
      chain.summary?.(height);
      return { hash: `0x${Buffer.alloc(32, chain.hashByte).toString('hex')}` as Hash };
    },
  };
  const node = { initialHeight: () => Promise.resolve(chain.initialHeight) };
  const stored = { view, subspace: () => Promise.reject(new Error('not used')) };
  const profile = { cometChainId: 'test-1', forks: { chainId: 262144n, denom: 'atest', decimals: 18 } };
  const watch = { detected: () => Promise.resolve() };
  // Only these are used.
  const index = { archive, coverage: { firstHeight: null }, upstream: { stored, profile, node, watch } } as never;
  const stopping = new AbortController();
  const following = followStream({ address: config.stream }, config, { index, log, signal: stopping.signal });
  stop = async () => {
    stopping.abort();
    await following;
  };
}

async function covered(from: number, to: number): Promise<void> {
  await until(`${from} to ${to} are covered: ${logged.join(', ')}`, () => view.covered?.to === to);
  expect(view.covered).toEqual({ from, to });
}

const slotAt = (height: number) => view.known(slotName(CONTRACT, SLOT), height)?.raw;

/** A gateway that has stored the blocks 10 to 12. */
async function startWithBlocks(): Promise<void> {
  push(10, 10);
  chain.head = 10;
  start();
  await covered(10, 10);
  push(11, 12, [CHANGE]);
  await covered(10, 12);
  chain.head = 12;
}

async function restart(): Promise<void> {
  await stop();
  start();
}

describe('a gateway with a state stream', () => {
  test('begins with the newest block, and continues after a restart', async () => {
    await startWithBlocks();
    await stop();
    push(13, 13);
    start();
    await covered(10, 13);
    expect(slotAt(13)).toEqual(Buffer.from(VALUE, 'hex'));
    expect(logged).toEqual([]);
  });

  test('serves nothing of the disk before its newest block was compared', async () => {
    await startWithBlocks();
    chain.head = 0;
    await restart();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([view.covered, slotAt(11)]).toEqual([null, undefined]);
    chain.head = 12;
    await covered(10, 12);
    expect(slotAt(11)).toEqual(Buffer.from(VALUE, 'hex'));
  });

  test.each<[string, () => void]>([
    ['the chain has another block', () => (chain.hashByte = 8)],
    [
      'the node has pruned the block',
      () => {
        chain.summary = (height) => {
          if (height === 12) throw new HistoryPruned(height, null);
          return undefined as never;
        };
      },
    ],
  ])('drops what is on the disk where %s, and begins with the newest', async (_why, change) => {
    await startWithBlocks();
    await stop();
    change();
    // A block from now on has the chain's hash.
    push(13, 14);
    chain.head = 14;
    start();
    await covered(14, 14);
    expect([slotAt(11), logged]).toEqual([
      undefined,
      ['the stored values of the state are not known to be of the chain: they are dropped'],
    ]);
  });

  test('does not follow a stream of another chain, and says so once', async () => {
    push(10, 12, [CHANGE], 9);
    chain.head = 12;
    start();
    await until('it is said', () => logged.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect([view.covered, logged]).toEqual([
      null,
      ['the state stream has another block than the chain: it is not followed'],
    ]);
  });

  test('does not follow a stream whose heights the chain does not have', async () => {
    push(1_000, 1_001, [CHANGE], 9);
    chain.head = 12;
    start();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(view.covered).toBeNull();
  });

  test('continues no run with another stream, whose values may differ, and keeps the older heights', async () => {
    await startWithBlocks();
    await stop();
    await replaceStream();
    push(13, 14);
    chain.head = 14;
    start();
    await covered(14, 14);
    expect([slotAt(11), slotAt(14)]).toEqual([Buffer.from(VALUE, 'hex'), undefined]);
    await restart();
    await covered(14, 14);
  });

  test('compares another stream before it follows it', async () => {
    await startWithBlocks();
    const path = kept.folder;
    await replaceStream(path);
    // Those of another chain, far behind the newest block.
    push(11, 200, [{ ...CHANGE, value: '22'.repeat(32) }], 9);
    chain.head = 1_000;
    await until('it is said', () => logged.some((text) => text.endsWith('it is not followed')));
    expect([view.covered, slotAt(12), slotAt(11)]).toEqual([
      null,
      Buffer.from(VALUE, 'hex'),
      Buffer.from(VALUE, 'hex'),
    ]);
    await replaceStream(path);
    push(1_000, 1_000);
    await covered(1_000, 1_000);
  });

  test('does not continue a run because another stream was followed after it, for no block', async () => {
    await startWithBlocks();
    await stop();
    await replaceStream();
    start();
    await until('it is connected', () => view.isLive);
    await restart();
    await until('it is connected', () => view.isLive);
    expect(view.covered).toBeNull();
    push(13, 13);
    await covered(13, 13);
  });

  test('reads again what was replaced in the stream while it was away', async () => {
    await startWithBlocks();
    await stop();
    // The node executes its newest block again, with another result.
    push(12, 13, [{ ...CHANGE, value: null }]);
    chain.head = 13;
    start();
    await covered(12, 13);
    expect([slotAt(11), slotAt(13)]).toEqual([Buffer.from(VALUE, 'hex'), null]);
  });

  test.each([1, 5])('knows everything where the stream has the first block of a chain, %d', async (first) => {
    chain.initialHeight = first;
    push(first, first, GENESIS);
    push(first + 1, 8);
    chain.head = 8;
    start();
    await covered(first, 8);
    await until('the slot is absent', () => slotAt(8) === null);
    expect(view.contracts.isComplete(CONTRACT)).toBe(true);
  });

  test.each([
    ['the stream does not have all blocks', 5, 1, GENESIS],
    ['a store is missing in it', 1, 1, GENESIS.slice(1)],
  ])('does not take unknown values for absent ones where %s', async (_why, first, initialHeight, changes) => {
    chain.initialHeight = initialHeight;
    push(first, 8, changes);
    chain.head = 8;
    start();
    await covered(first === 1 ? 1 : 8, 8);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([slotAt(8), view.contracts.isComplete(CONTRACT)]).toEqual([undefined, false]);
  });
});
