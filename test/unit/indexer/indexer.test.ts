import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { IndexerOptions } from '../../../src/indexer/indexer.js';
import { HistoryPruned } from '../../../src/chain/chainErrors.js';
import { StoreWriteFailed } from '../../../src/store/storeErrors.js';
import { blockHashAt } from '../store/syntheticBlocks.js';
import { FakeChain } from './fakeChain.js';
import { Setup } from './setup.js';
import { until } from './until.js';

let setup: Setup;
afterEach(() => setup.dispose());

async function started(height: number, options: IndexerOptions = {}): Promise<Setup> {
  setup = await Setup.create(new FakeChain(height), options);
  await setup.start();
  return setup;
}

describe('following the head', () => {
  test('an empty index begins at the node’s head', async () => {
    const { indexer, coverage, store } = await started(50);
    expect(coverage.head).toBe(50);
    expect(store.ranges()).toEqual([{ from: 50, to: 50 }]);
    expect(indexer.indexed()).toEqual({ from: 50, to: 50 });
  });

  test('a status that is one block ahead of what can be fetched begins one block lower', async () => {
    setup = await Setup.create(new FakeChain(50));
    setup.node.statusAhead = 1;
    await setup.start();
    expect(setup.coverage.head).toBe(50);
    setup.produce(1);
    await until(() => setup.coverage.head === 51);
    expect(setup.announced).toEqual([50, 51]);
  });

  test('the head moves only after the block is written', async () => {
    const { indexer, coverage, store } = await started(10);
    const stored: boolean[] = [];
    indexer.onBlock((number) => stored.push(store.summary(number) !== undefined && coverage.head === number));
    setup.node.hold();
    setup.produce(1);
    await until(() => setup.node.fetched.includes(11));
    expect(coverage.head).toBe(10);
    setup.node.release();
    await until(() => coverage.head === 11);
    expect(stored).toEqual([true]);
  });

  test('blocks that come with their announcement are not fetched', async () => {
    const { coverage, node } = await started(10);
    node.fetched.length = 0;
    setup.produce(5, 'main', true);
    await until(() => coverage.head === 15);
    expect(node.fetched).toEqual([]);
  });

  test('blocks that arrive during a write are written together, and announced one by one', async () => {
    const { indexer, coverage, store } = await started(10);
    const written: number[] = [];
    const write = store.write.bind(store);
    store.write = (blocks) => {
      written.push(blocks.length);
      return write(blocks);
    };
    const heads: number[] = [];
    indexer.onBlock(() => heads.push(coverage.head));
    setup.produce(24, 'main', true);
    await until(() => coverage.head === 34);
    expect(written).toEqual([8, 8, 8]);
    expect(heads).toEqual(Array.from({ length: 24 }, (_, index) => 11 + index));
    expect(setup.announced.slice(-24)).toEqual(heads);
  });

  test('listeners are called once for each block, in order, whatever the head source announces', async () => {
    const { coverage } = await started(10);
    setup.chain.grow(20);
    for (const height of [13, 12, 13, 25, 11, 30, 25, 30]) setup.heads.announce(height, height % 2 === 0);
    await until(() => coverage.head === 30);
    setup.heads.announce(30);
    setup.produce(1);
    await until(() => coverage.head === 31);
    expect(setup.announced).toEqual(Array.from({ length: 22 }, (_, index) => 10 + index));
    expect(setup.log.errors).toEqual([]);
  });

  test('a listener that throws does not stop the others', async () => {
    const { indexer, coverage } = await started(10);
    const heard: number[] = [];
    indexer.onBlock(() => {
      throw new Error('listener');
    });
    indexer.onBlock((number) => heard.push(number));
    setup.produce(1);
    await until(() => coverage.head === 11);
    expect(heard).toEqual([11]);
    expect(setup.log.errors).toEqual(['a listener of new blocks failed']);
  });

  test('a node that is down is asked until it is back, and then no block is missing', async () => {
    const { coverage, node, store } = await started(10);
    node.down = true;
    setup.produce(30);
    await until(() => setup.log.failures.length >= 3);
    expect(coverage.head).toBe(10);
    node.down = false;
    await until(() => coverage.head === 40);
    expect(store.ranges()).toEqual([{ from: 10, to: 40 }]);
  });

  test('stored blocks are served when the node is down at the start', async () => {
    const first = await started(10);
    const second = await first.restart();
    setup = second;
    second.node.down = true;
    await second.indexer.start();
    expect(second.coverage.head).toBe(10);
    second.chain.grow(3);
    second.node.down = false;
    await second.indexer.ready();
    await until(() => second.coverage.head === 13);
  });

  test('a block waits while the operator of its proposer cannot be queried', async () => {
    const { coverage, state } = await started(10);
    state.failure = new Error('unreachable');
    setup.produce(1);
    await until(() => setup.log.failures.length >= 2);
    expect(coverage.head).toBe(10);
    state.failure = null;
    await until(() => coverage.head === 11);
  });

  test('while the disk is full the head goes on and is served; what was missed is stored afterwards', async () => {
    const { archive, coverage, store, backfill } = await started(10);
    const write = store.write.bind(store);
    store.write = async () => {
      throw new StoreWriteFailed(new Error('ENOSPC: no space left on device'));
    };
    backfill.start();
    setup.produce(3);
    await until(() => coverage.head === 13);
    expect(setup.announced).toEqual([10, 11, 12, 13]);
    expect(store.ranges().at(-1)?.to).toBe(10);
    const served = async (number: number) =>
      JSON.parse((await archive.block(number, true, OWN_WORK))!.toString()) as object;
    for (const number of [11, 12, 13]) expect(await served(number)).toMatchObject({ hash: setup.chain.hash(number) });
    expect(await archive.block(5, false, OWN_WORK)).not.toBeNull();
    expect(setup.log.errors).toEqual(['the index cannot be written: serving from the node']);
    expect(setup.log.warnings).toEqual([]);
    store.write = write;
    setup.produce(1);
    await until(() => coverage.head === 14 && coverage.complete);
    expect(setup.announced).toEqual([10, 11, 12, 13, 14]);
    expect(store.ranges()).toEqual([{ from: 1, to: 14 }]);
  });

  test('a restart that is a little behind reads what it missed in order', async () => {
    const first = await started(10);
    setup = await first.restart();
    setup.chain.grow(20);
    await setup.start();
    await until(() => setup.coverage.head === 30);
    expect(setup.announced).toEqual(Array.from({ length: 20 }, (_, index) => 11 + index));
  });

  test('a restart that is far behind begins at the node’s head', async () => {
    const first = await started(10);
    setup = await first.restart({ maxCatchUp: 5 });
    setup.chain.grow(20);
    await setup.start();
    expect(setup.announced).toEqual([30]);
    expect(setup.coverage.missing).toEqual([
      { from: 1, to: 9 },
      { from: 11, to: 29 },
    ]);
  });

  test('where the node has pruned the first block, its genesis says where the chain begins, and is read once', async () => {
    setup = await Setup.create(new FakeChain(30));
    const { archive, coverage, node, indexer } = setup;
    Object.assign(node, { earliest: 20, initial: 15 });
    await setup.start();
    await until(() => coverage.firstHeight !== null);
    expect(archive.beginning?.().first).toBe(15);
    expect(await archive.block(14, false, OWN_WORK)).toBeNull();
    expect(await archive.block(0, false, OWN_WORK)).toBeNull();
    await expect(archive.block(15, false, OWN_WORK)).rejects.toThrow(HistoryPruned);
    await indexer.refreshEarliest();
    expect(node.genesisReads).toBe(1);
  });

  test('of a chain that begins at 1, block 0 is pruned with block 1', async () => {
    setup = await Setup.create(new FakeChain(30));
    Object.assign(setup.node, { earliest: 20, initial: 1 });
    await setup.start();
    await until(() => setup.coverage.firstHeight !== null);
    expect(setup.archive.beginning?.().first).toBe(0);
    for (const height of [0, 1])
      await expect(setup.archive.block(height, false, OWN_WORK)).rejects.toThrow(HistoryPruned);
  });

  test('a genesis that begins above the lowest block is not believed', async () => {
    setup = await Setup.create(new FakeChain(30));
    Object.assign(setup.node, { earliest: 20, initial: 25 });
    await setup.start();
    await until(() => setup.node.genesisReads === 1);
    await setup.indexer.refreshEarliest();
    expect(setup.coverage.firstHeight).toBeNull();
  });

  test('blocks that were pruned before they were read are skipped with an error in the log', async () => {
    const { coverage, node } = await started(10);
    node.earliest = 15;
    setup.chain.grow(10);
    setup.heads.announce(20);
    await until(() => coverage.head === 20);
    expect(setup.announced).toEqual([10, 15, 16, 17, 18, 19, 20]);
    expect(setup.log.errors).toEqual(['the node pruned blocks before they were indexed']);
  });
});

describe('a node that was rolled back', () => {
  test('a block that does not link makes the index read again from the fork', async () => {
    const { coverage, store } = await started(10);
    setup.produce(10);
    await until(() => coverage.head === 20);
    setup.chain.setBack(14);
    setup.chain.grow(8, 'other');
    setup.heads.announce(22);
    await until(() => coverage.head === 22);
    expect(store.numberOfHash(blockHashAt(14))).toBe(14);
    expect(store.numberOfHash(blockHashAt(15))).toBeUndefined();
    expect(store.numberOfHash(blockHashAt(15, 'other'))).toBe(15);
    expect(store.ranges()).toEqual([{ from: 10, to: 22 }]);
    expect(setup.announced.slice(-8)).toEqual([15, 16, 17, 18, 19, 20, 21, 22]);
    expect(setup.log.errors).toContain('the node has other blocks than the index: removing the stored ones');
  });

  test('a stored height that is announced with another hash is read again', async () => {
    const { coverage, store } = await started(10);
    setup.produce(5);
    await until(() => coverage.head === 15);
    setup.chain.setBack(12);
    setup.chain.grow(2, 'other');
    setup.heads.announce(14);
    await until(() => store.numberOfHash(blockHashAt(14, 'other')) === 14);
    await until(() => coverage.head === 14);
    expect(store.ranges()).toEqual([{ from: 10, to: 14 }]);
  });

  test('the head goes down with a node that stays lower', async () => {
    const { coverage, store } = await started(10);
    setup.produce(5);
    await until(() => coverage.head === 15);
    setup.chain.setBack(12);
    setup.heads.announce(12);
    await until(() => coverage.head === 12);
    expect(store.ranges()).toEqual([{ from: 10, to: 12 }]);
    setup.produce(1, 'other');
    await until(() => coverage.head === 13);
    expect(store.numberOfHash(blockHashAt(13, 'other'))).toBe(13);
  });

  test('the head goes down with a node that comes back lower and with other blocks', async () => {
    const { coverage, store, log, node } = await started(5);
    setup.produce(16);
    await until(() => coverage.head === 21);
    setup.chain.setBack(0);
    setup.chain.grow(6, 'other');
    // A status may be one block ahead of what can be fetched.
    node.statusAhead = 1;
    setup.heads.announce(6);
    await until(() => log.failures.length > 0);
    node.statusAhead = 0;
    await until(() => coverage.head === 6);
    expect(store.ranges()).toEqual([{ from: 6, to: 6 }]);
    setup.produce(1, 'other');
    await until(() => coverage.head === 7);
    expect(store.numberOfHash(blockHashAt(7, 'other'))).toBe(7);
    expect(log.errors).toEqual([
      'the node announced another block of a stored height',
      'the node has other blocks than the index: removing the stored ones',
      'stored blocks are removed; reading the node’s',
    ]);
  });

  test('a node that is lower because it catches up does not lower the head', async () => {
    const { coverage, store, node } = await started(10);
    setup.produce(5);
    await until(() => coverage.head === 15);
    setup.chain.setBack(12);
    node.catchingUp = true;
    const asked = node.statuses;
    setup.heads.announce(12);
    await until(() => node.statuses === asked + 1);
    setup.heads.announce(11);
    await until(() => node.statuses === asked + 2);
    expect(coverage.head).toBe(15);
    setup.chain.grow(4);
    node.catchingUp = false;
    setup.heads.announce(16);
    await until(() => coverage.head === 16);
    expect(store.ranges()).toEqual([{ from: 10, to: 16 }]);
    expect(setup.log.errors).toEqual([]);
  });

  test('a hash that differs at the start is noticed first', async () => {
    const first = await started(10);
    first.produce(10);
    await until(() => first.coverage.head === 20);
    setup = await first.restart();
    setup.chain.setBack(16);
    setup.chain.grow(10, 'other');
    await setup.start();
    await until(() => setup.coverage.head === 26);
    expect(setup.store.numberOfHash(blockHashAt(16))).toBe(16);
    expect(setup.store.numberOfHash(blockHashAt(17, 'other'))).toBe(17);
    expect(setup.store.ranges()).toEqual([{ from: 10, to: 26 }]);
  });

  test('a chain that started over with the same chain id is read from its head', async () => {
    const first = await started(10);
    setup = await first.restart();
    setup.chain.setBack(0);
    setup.chain.grow(4, 'other');
    await setup.start();
    await until(() => setup.coverage.head === 4);
    expect(setup.store.ranges()).toEqual([{ from: 4, to: 4 }]);
  });
});

describe('two processes on one index', () => {
  let other: Setup;
  afterEach(() => other.stop());

  async function bothAt(height: number): Promise<void> {
    await started(10);
    other = setup.beside();
    await other.start();
    for (let number = 11; number <= height; number++) await bothFollow();
  }

  /** The node makes a block, and both hear of it. */
  async function bothFollow(branch = 'main'): Promise<void> {
    setup.produce(1, branch);
    other.heads.announce(setup.chain.height);
    const { height } = setup.chain;
    await until(() => setup.coverage.head === height && other.coverage.head === height);
  }

  test('the head also goes down in the process that notices a set-back node last', async () => {
    await bothAt(15);
    setup.chain.setBack(12);
    await setup.indexer.wentBackTo(12);
    other.heads.announce(12);
    await until(() => other.coverage.head === 12);
    await bothFollow('other');
    expect(other.announced).toEqual([11, 12, 13, 14, 15, 13]);
    expect(setup.announced).toEqual([10, 11, 12, 13, 14, 15, 13]);
    expect(setup.store.ranges()).toEqual([{ from: 10, to: 13 }]);
    expect(other.store.summary(13)?.hash).toBe(blockHashAt(13, 'other'));
  });

  test('a removal by another process is told and followed also while the node is down', async () => {
    await bothAt(15);
    let told = 0;
    const lowest: number[] = [];
    other.indexer.onRemoved((from) => {
      told += 1;
      lowest.push(from);
    });
    setup.indexer.onRemoved((from) => lowest.push(from));
    setup.chain.setBack(12);
    await setup.indexer.wentBackTo(12);
    other.node.down = true;
    other.heads.announce(12);
    await until(() => told === 1);
    other.node.down = false;
    await bothFollow('other');
    expect(told).toBe(1);
    expect(lowest).toEqual([13, 13]);
    expect(other.announced).toEqual([11, 12, 13, 14, 15, 13]);
  });

  test('new blocks that one process has read already are announced by the other process, too', async () => {
    await bothAt(15);
    for (const number of [13, 14, 15]) expect(other.store.summary(number)?.hash).toBe(blockHashAt(number));
    setup.chain.setBack(12);
    await setup.indexer.wentBackTo(12);
    setup.produce(4, 'other');
    await until(() => setup.coverage.head === 16);
    const generation = setup.store.removedSince(0).generation;
    other.heads.announce(16);
    await until(() => other.announced.at(-1) === 16);
    expect(other.announced).toEqual([11, 12, 13, 14, 15, 13, 14, 15, 16]);
    expect(other.store.summary(14)?.hash).toBe(blockHashAt(14, 'other'));
    expect(setup.store.removedSince(0).generation).toBe(generation);
  });
});

describe('a development chain that says where it went back to', () => {
  test('is asked for its newest block alone', async () => {
    const { chain, node, indexer, coverage, store } = await started(10);
    setup.produce(30);
    await until(() => coverage.head === 40);
    chain.setBack(25);
    node.fetched.length = 0;
    await indexer.wentBackTo(25);
    expect(node.fetched).toEqual([25]);
    expect(store.ranges()).toEqual([{ from: 10, to: 25 }]);
    expect(coverage.head).toBe(25);
  });
});

describe('back-fill', () => {
  test('fills every gap, newest first, while the head moves', async () => {
    const { coverage, node, backfill, store } = await started(100);
    backfill.start();
    await until(() => node.fetched.length > 20);
    setup.produce(3);
    await until(() => coverage.complete && coverage.head === 103);
    expect(store.ranges()).toEqual([{ from: 1, to: 103 }]);
    const filled = node.fetched.filter((height) => height < 100);
    expect(filled).toEqual(Array.from({ length: 99 }, (_, index) => 99 - index));
  });

  test('ends at the node’s earliest block', async () => {
    const { coverage, node, backfill, store } = await started(100);
    node.earliest = 40;
    backfill.start();
    await until(() => coverage.complete);
    expect(store.ranges()).toEqual([{ from: 40, to: 100 }]);
    expect(coverage.earliest).toBe(40);
  });

  test('continues when the node is back', async () => {
    const { coverage, node, backfill } = await started(100);
    node.down = true;
    backfill.start();
    await until(() => setup.log.failures.length >= 3);
    node.down = false;
    await until(() => coverage.complete);
  });

  test('finds older blocks that the node no longer has', async () => {
    const first = await started(10);
    first.produce(10);
    await until(() => first.coverage.head === 20);
    setup = await first.restart({ maxCatchUp: 5 });
    setup.chain.setBack(15);
    setup.chain.grow(5);
    setup.chain.setBack(14);
    setup.chain.grow(30, 'other');
    await setup.start();
    setup.backfill.start();
    await until(() => setup.coverage.complete);
    expect(setup.store.ranges()).toEqual([{ from: 1, to: 44 }]);
    expect(setup.store.numberOfHash(blockHashAt(15))).toBeUndefined();
    expect(setup.store.numberOfHash(blockHashAt(15, 'other'))).toBe(15);
  });
});
