/**
 * A node that discards the results of blocks, and lies: what it announces is believed only until the next header
 * refutes it, and then there is nothing else to be had.
 */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../../generated/types.js';
import { ResultsDiscarded } from '../../../../src/chain/chainErrors.js';
import { backfill } from '../../../../src/commands/index/indexBackfill.js';
import { indexStatus } from '../../../../src/commands/index/indexStatus.js';
import { verify } from '../../../../src/commands/index/indexVerify.js';
import { normalizeHash } from '../../../../src/ethereum/hex.js';
import { StoreWriteFailed } from '../../../../src/store/storeErrors.js';
import { until } from '../../../unit/indexer/until.js';
import { heightOf, withoutResults } from './coveredFields.js';
import { Denial, withLie, withValue, type Json, type Lie } from './lyingNode.js';
import { LyingChain, LyingStage } from './stage.js';

let chain: LyingChain;
let stage: LyingStage;

/** As a node of CometBFT 0.38 with `discard_abci_responses`. */
const discarding: Lie = (method, result) => {
  if (method === 'block_results') throw new Denial('node is not persisting finalize block responses');
  return result;
};

/** As an event of a block with many events of its own, which no hash covers. */
const enlarged: Lie = (method, result) => {
  if (method !== 'NewBlock') return result;
  const padding = { type: 'padding', attributes: [{ key: 'text', value: 'a'.repeat(300_000), index: true }] };
  const path = ['result_finalize_block', 'events'];
  return withValue(result, path, (events) => [...((events ?? []) as Json[]), padding]) ?? result;
};

beforeAll(async () => {
  chain = await LyingChain.start();
  await chain.mine(2);
}, 30_000);

afterAll(() => chain?.stop());

beforeEach(async () => {
  stage = await LyingStage.create(chain);
  stage.lying.lie = discarding;
});

afterEach(() => stage.stop());

/** Starts the index; the first block that it has is one that is made then. */
async function start(): Promise<number> {
  const started = stage.start();
  await until(() => stage.isSubscribed);
  const height = await chain.mine(1);
  await started;
  await until(() => stage.coverage.head === height);
  return height;
}

test('announced blocks are served, and those before them refused', async () => {
  const first = await start();
  const second = await chain.mine(2);
  await until(() => stage.coverage.head === second);
  expect(stage.coverage.ranges).toEqual([{ from: first, to: second }]);
  expect(stage.coverage.earliest).toBe(first);
  await expect(stage.archive.block(first - 1, true, OWN_WORK)).rejects.toThrow(ResultsDiscarded);
  expect(await stage.archive.block(second, true, OWN_WORK)).not.toBeNull();
});

test('a large block is served, too, and the next ones', async () => {
  stage.lying.lie = (method, result) => enlarged(method, discarding(method, result));
  const first = await start();
  const last = await chain.mine(2);
  await until(() => stage.coverage.head === last);
  expect(stage.coverage.ranges).toEqual([{ from: first, to: last }]);
  expect(stage.coverage.discarded).toEqual([{ from: 1, to: first - 1 }]);
  expect((await stage.archive.summary(last, OWN_WORK))?.transactionCount).toBe(2);
  expect(stage.log.errors).toEqual([]);
});

test('a large block that contradicts its hash is named and left out, and the next one is served', async () => {
  const first = await start();
  const lieAt = first + 1;
  stage.lying.lie = (method, result) => {
    const announced = enlarged(method, discarding(method, result));
    if (method !== 'NewBlock' || heightOf(method, result) !== lieAt) return announced;
    return withLie(announced, ['block_id', 'hash']);
  };
  await chain.mine(1);
  await until(() => stage.refusals().length === 1);
  expect(stage.refusals()).toMatchObject([{ blockNumber: lieAt }]);
  const next = await chain.mine(1);
  await until(() => stage.coverage.head === next);
  expect(stage.coverage.ranges).toEqual([
    { from: first, to: first },
    { from: next, to: next },
  ]);
});

describe('blocks that a full disk kept in memory', () => {
  /** Makes blocks while the disk is full. Resolves to the lowest, the highest, and what makes room. */
  async function whileFull(): Promise<{ lowest: number; highest: number; makeRoom: () => void }> {
    const lowest = (await start()) + 1;
    stage.backfill.start();
    const write = stage.store.write.bind(stage.store);
    stage.store.write = async () => {
      throw new StoreWriteFailed(new Error('ENOSPC: no space left on device'));
    };
    stage.log.warnings.length = 0;
    let highest = lowest;
    for (let made = 0; made < 3; made++) highest = await chain.mine(1);
    await until(() => stage.coverage.head === highest);
    return { lowest, highest, makeRoom: () => void (stage.store.write = write) };
  }

  test('are stored when it has room, and no warning says that they cannot be', async () => {
    const { lowest, highest, makeRoom } = await whileFull();
    const kept = await stage.archive.block(lowest, true, OWN_WORK);
    expect(kept).not.toBeNull();
    expect(stage.store.ranges().at(-1)?.to).toBe(lowest - 1);
    makeRoom();
    const next = await chain.mine(1);
    await until(() => stage.coverage.head === next);
    expect(next).toBe(highest + 1);
    expect(stage.coverage.ranges).toEqual([{ from: lowest - 1, to: next }]);
    expect(await stage.archive.block(lowest, true, OWN_WORK)).toEqual(kept);
    expect(stage.log.warnings).toEqual([]);
    expect(await verified()).toEqual([true, expect.stringContaining(' 0 differences')]);
  });

  test('are stored without a new block, too', async () => {
    const { lowest, highest, makeRoom } = await whileFull();
    makeRoom();
    await until(() => stage.coverage.ranges.at(-1)?.to === highest);
    expect(stage.coverage.ranges).toEqual([{ from: lowest - 1, to: highest }]);
  });

  test('are dropped when the chain goes back', async () => {
    const { lowest, highest } = await whileFull();
    await stage.coverage.removeFrom(highest);
    await expect(stage.archive.block(highest, true, OWN_WORK)).rejects.toThrow(ResultsDiscarded);
    expect(await stage.archive.block(lowest, true, OWN_WORK)).not.toBeNull();
  });
});

test('the back-fill asks for one block, and then for none', async () => {
  const asked: number[] = [];
  stage.lying.lie = (method, result) => {
    if (method === 'block_results') asked.push(heightOf(method, result));
    return discarding(method, result);
  };
  await start();
  asked.length = 0;
  stage.backfill.start();
  await until(() => stage.coverage.missing.length === 0);
  const next = await chain.mine(1);
  await until(() => stage.coverage.head === next);
  expect(asked).toEqual([]);
});

test('a block with false results and the one that refutes it are a gap: which of them is false, no third one tells', async () => {
  const first = await start();
  const lieAt = first + 1;
  stage.lying.lie = (method, result) => {
    if (method !== 'NewBlock' || heightOf(method, result) !== lieAt) return discarding(method, result);
    const path = ['result_finalize_block', 'tx_results', 0, 'gas_used'];
    return withLie(result, path);
  };
  await chain.mine(1);
  await until(() => stage.coverage.head === lieAt);
  await chain.mine(1);
  await until(() => stage.refusals().length === 1 && stage.coverage.head === first);
  const next = await chain.mine(2);
  await until(() => stage.coverage.head === next);
  expect(stage.coverage.ranges).toEqual([
    { from: first, to: first },
    { from: next, to: next },
  ]);
  for (const height of [lieAt, lieAt + 1])
    await expect(stage.archive.block(height, true, OWN_WORK)).rejects.toMatchObject({ from: height, to: height });
  expect(stage.refusals()).toMatchObject([{ blockNumber: lieAt }]);
  expect(stage.indexer.trouble()).toBeNull();
  expect(await verified()).toEqual([
    true,
    expect.stringContaining(
      '2 blocks could only be compared with themselves, the node does not have them or their results\n',
    ),
  ]);
});

/** As a node that keeps results again: those of the blocks between were not kept. */
function keepingAgain(from: number, to: number): Lie {
  return (method, result) => {
    const height = method === 'block_results' ? heightOf(method, result) : 0;
    if (from <= height && height <= to) throw new Denial(`could not find results for height #${height}`);
    return result;
  };
}

/** An index that asks again at once for what a node did not keep. */
async function restage(): Promise<void> {
  await stage.stop();
  stage = await LyingStage.create(chain, { discardedRetryMs: 1 });
  stage.lying.lie = discarding;
}

test('a node that keeps results again is read from then on; what it did not keep stays a gap that is named', async () => {
  await restage();
  const kept = await chain.mine(1);
  const lost = await chain.mine(2);
  const first = await start();
  stage.backfill.start();
  await until(() => stage.coverage.discarded.length > 0);
  const hash = await transactionIn(lost);
  await expect(stage.archive.place(hash, OWN_WORK)).rejects.toMatchObject({ from: lost, keepsOthers: false });
  stage.lying.lie = keepingAgain(kept + 1, first);
  const last = await chain.mine(1);
  await until(() => stage.coverage.head === last && stage.coverage.ranges[0]?.from === 1);
  await until(() => stage.coverage.missing.length === 0);
  expect(stage.coverage.ranges).toEqual([
    { from: 1, to: kept },
    { from: first, to: last },
  ]);
  expect(stage.coverage.discarded).toEqual([{ from: kept + 1, to: first - 1 }]);
  expect(stage.coverage).toMatchObject({ earliest: 0, nodeEarliest: 1, complete: false });
  expect(stage.log.warnings).toContain(
    'blocks cannot be indexed: the node did not keep their results (discard_abci_responses = true in the section ' +
      '[storage] of its config.toml)',
  );
  for (const ask of [() => stage.archive.place(hash, OWN_WORK), () => stage.archive.block(lost, true, OWN_WORK)])
    await expect(ask()).rejects.toMatchObject({ from: lost, to: lost, keepsOthers: true });
  const logs = stage.archive.logs(
    { from: kept, to: last },
    { addresses: [], topics: [] },
    { maxResults: 10 },
    OWN_WORK,
  );
  await expect(logs).rejects.toMatchObject({ from: kept + 1, to: first - 1, keepsOthers: true });
  expect(await verified()).toEqual([true, expect.stringMatching(/ verified, 0 differences\n$/)]);
});

test('the head goes over blocks that were made while the node discarded results, and names them', async () => {
  const first = await start();
  stage.lying.lie = (method, result) => withoutResults(method, discarding(method, result));
  await chain.mine(1);
  const lost = await chain.mine(1);
  await until(() => stage.indexer.obstacle() !== null);
  stage.lying.lie = keepingAgain(1, lost);
  const last = await chain.mine(1);
  await until(() => stage.coverage.head === last);
  expect(stage.coverage.discarded.at(-1)).toEqual({ from: first + 1, to: lost });
  expect(stage.log.errors).toMatchObject([{ from: first + 1, to: lost }]);
  expect(stage.indexer.obstacle()).toBeNull();
});

test('another node that has the results of the gap fills it', async () => {
  await restage();
  const lost = await chain.mine(1);
  stage.lying.lie = keepingAgain(1, lost);
  await chain.mine(1);
  await stage.start();
  stage.backfill.start();
  await until(() => stage.coverage.missing.length === 0);
  expect(stage.coverage.discarded).toEqual([{ from: 1, to: lost }]);
  stage.lying.lie = (_, result) => result;
  const last = await chain.mine(1);
  await until(() => stage.coverage.ranges[0]?.from === 1);
  expect(stage.coverage).toMatchObject({ ranges: [{ from: 1, to: last }], complete: true });
});

test('the back-fill on the command line goes on below blocks that have no results', async () => {
  const lost = await chain.mine(1);
  const last = await chain.mine(1);
  stage.lying.lie = keepingAgain(lost - 1, lost);
  let output = '';
  const parts = { store: stage.store, reader: stage.reader, upstream: { node: stage.node } };
  expect(await backfill(parts, {}, (text) => void (output += text))).toBe(false);
  expect(stage.store.ranges()).toEqual([
    { from: 1, to: lost - 2 },
    { from: last, to: last },
  ]);
  expect(output).toContain(
    'the node did not keep the results of 2 blocks, as with discard_abci_responses = true in the section [storage] ' +
      `of its config.toml at that time: ${lost - 1} to ${lost}\n`,
  );
  output = '';
  await indexStatus(parts, { json: false }, (text) => void (output += text));
  expect(output).toContain(
    `\nnot kept       the node did not keep the results of block ${lost}, as with discard_abci_`,
  );
});

test('a transaction that a node without an index of transactions may have in a lost block is no null', async () => {
  const unindexed: Lie = (method, result) => {
    if (method === 'tx_search') throw new Denial('transaction indexing is disabled');
    return discarding(method, result);
  };
  stage.lying.lie = unindexed;
  const first = await start();
  const hash = await transactionIn(first - 1);
  await expect(stage.archive.place(hash, OWN_WORK)).rejects.toMatchObject({
    rpc: { name: 'historyNotKept', data: { from: '0x1', to: `0x${(first - 1).toString(16)}` } },
  });
  stage.pending.add(hash);
  expect(await stage.archive.place(hash, OWN_WORK)).toBeNull();
});

test('a node that keeps results again is begun with, where none were announced', async () => {
  stage.lying.lie = (method, result) => withoutResults(method, discarding(method, result));
  const started = stage.indexer.start();
  await until(() => stage.isSubscribed);
  const lost = await chain.mine(1);
  await until(() => stage.indexer.obstacle() !== null);
  const kept = keepingAgain(1, lost);
  stage.lying.lie = (method, result) => withoutResults(method, kept(method, result));
  const height = await chain.mine(1);
  await started;
  await until(() => stage.coverage.head === height);
});

test('a node of before CometBFT 0.38, whose announcements have no results, is told as an obstacle', async () => {
  stage.lying.lie = (method, result) => {
    if (method === 'status') return withValue(result, ['node_info', 'version'], () => '0.37.4');
    return withoutResults(method, discarding(method, result));
  };
  const started = stage.indexer.start();
  await until(() => stage.isSubscribed);
  await chain.mine(1);
  await until(() => stage.indexer.obstacle() !== null);
  expect(stage.indexer.obstacle()).toBe(
    'the node does not keep the results of blocks (discard_abci_responses = true in the section [storage] of its ' +
      'config.toml), and CometBFT 0.37.4 does not announce them, either: no block can be served until it is set to ' +
      'false and the node is restarted',
  );
  expect(stage.coverage.head).toBe(0);
  // The error says it all; that announced blocks are served would be false.
  expect(stage.log.warnings).toEqual([]);
  stage.lying.lie = (_, result) => result;
  const height = await chain.mine(1);
  await started;
  await until(() => stage.coverage.head === height);
  expect(stage.indexer.obstacle()).toBeNull();
});

/** Hash of the first Ethereum transaction of a block. */
async function transactionIn(height: number): Promise<Hash> {
  const { results } = (await chain.honest.committedBlock(height, OWN_WORK)) ?? {};
  const events = results?.txResults[0]?.events ?? [];
  const attributes = events.flatMap(({ type, attributes }) => (type === 'ethereum_tx' ? attributes : []));
  return normalizeHash(attributes.find(({ key }) => key === 'ethereumTxHash')?.value ?? '');
}

/** What `halley index verify` finds, and prints. */
async function verified(): Promise<[boolean, string]> {
  let output = '';
  const parts = { store: stage.store, reader: stage.reader, upstream: { node: stage.node } };
  return [await verify(parts, {}, (text) => void (output += text)), output];
}
