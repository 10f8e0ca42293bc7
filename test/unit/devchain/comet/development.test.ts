import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { ChainClock } from '../../../../src/devchain/comet/chainClock.js';
import { compareTimes, parseTime } from '../../../../src/chain/consensus/headerTime.js';
import type { BlockIdJson } from '../../../../src/chain/node.js';
import type { BlockJson } from '../../../../src/devchain/comet/blocks/blockJson.js';
import { RunningNode, TEST_OPTIONS } from './runningNode.js';
import { WebSocketClient } from './webSocketClient.js';

/** Time of the first block. */
const GENESIS = TEST_OPTIONS.genesisTime.seconds;

interface BlockAnswer {
  block_id: BlockIdJson;
  block: BlockJson;
}

let node: RunningNode;

beforeEach(async () => {
  node = await RunningNode.start();
});

afterEach(async () => {
  await node.stop();
  expect(node.failures).toEqual([]);
});

const blockAt = (height?: number): Promise<BlockAnswer> =>
  node.call('block', height === undefined ? {} : { height: String(height) });

async function secondsAt(height?: number): Promise<number> {
  return parseTime((await blockAt(height)).block.header.time).seconds;
}

/** Times of all blocks, which must increase whatever was done. */
async function expectTimesToIncrease(): Promise<void> {
  const height = await node.height();
  let previous = { seconds: 0, nanos: 0 };
  for (let at = 1; at <= height; at++) {
    const time = parseTime((await blockAt(at)).block.header.time);
    expect(compareTimes(time, previous)).toBeGreaterThan(0);
    previous = time;
  }
}

test('dev_info tells what the chain is; other nodes refuse it as unknown', async () => {
  expect(await node.call('dev_info')).toEqual({
    name: 'halley',
    version: '0.0.0',
    chainId: '0x7a69',
    nextBaseFee: null,
    coinbase: null,
    gasLimit: '0x2625a00',
    snapshots: [],
    fork: null,
    hardfork: 'prague',
    order: 'fees',
    cometChainId: 'echo-1',
    accounts: [`0x${'11'.repeat(20)}`],
    height: 1,
    automine: true,
    intervalSeconds: 0,
    faults: [],
  });
  expect(await node.call('dev_accounts')).toEqual({
    withKey: [`0x${'11'.repeat(20)}`],
    impersonated: [],
    all: false,
  });
});

describe('mining', () => {
  test('makes as many blocks as requested; waiting transactions go into the first', async () => {
    await node.call('dev_setAutomine', { enabled: false });
    await node.send('waiting');
    expect(await node.height()).toBe(1);
    expect(await node.call('dev_mine', { blocks: '0x3' })).toEqual({ height: 4 });
    expect((await blockAt(2)).block.data.txs).toHaveLength(1);
    expect((await blockAt(3)).block.data.txs).toEqual([]);
  });

  test('can space its blocks', async () => {
    await node.call('dev_mine', { blocks: 4, interval: 60, timestamp: 2_000_000_000 });
    const seconds = await Promise.all([2, 3, 4, 5].map((height) => secondsAt(height)));
    expect(seconds).toEqual([2_000_000_000, 2_000_000_060, 2_000_000_120, 2_000_000_180]);
    await expectTimesToIncrease();
  });

  test('continues the interval from the head on request', async () => {
    await node.call('dev_mine', { timestamp: 2_000_000_000 });
    await node.call('dev_mine', { blocks: 2, interval: 60, continued: true });
    expect(await Promise.all([2, 3, 4].map((height) => secondsAt(height)))).toEqual([
      2_000_000_000, 2_000_000_060, 2_000_000_120,
    ]);
  });

  test('refuses more than 100,000 blocks in one call', async () => {
    const { error } = await node.ask('dev_mine', { blocks: 1_000_000 });
    expect(error).toMatchObject({ code: -32602, data: 'blocks: expected at most 100000 a call, got 1000000' });
  });

  test('mines the waiting transactions when automine is switched on', async () => {
    expect(await node.call('dev_setAutomine', { enabled: false })).toEqual({ automine: false, intervalSeconds: 0 });
    await node.send('waiting');
    await node.call('dev_setAutomine', { enabled: true });
    await node.send('another');
    const { total_count } = await node.call<{ total_count: string }>('tx_search', { query: 'tx.height > 0' });
    expect(total_count).toBe('2');
    expect(await node.call('dev_getAutomine')).toEqual({ automine: true, intervalSeconds: 0 });
  });

  test('at an interval makes blocks until it is switched off', async () => {
    const client = await WebSocketClient.open(node.addresses.rpcUrl);
    await client.subscribe("tm.event='NewBlockHeader'");
    expect(await node.call('dev_setIntervalMining', { seconds: 0.01 })).toMatchObject({ intervalSeconds: 0.01 });
    const heights: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { value } = (await client.next()).result?.data as { value: { header: { height: string } } };
      heights.push(value.header.height);
    }
    expect(heights).toEqual(['2', '3', '4', '5', '6']);
    await node.call('dev_setIntervalMining', { seconds: 0 });
    const { height } = await node.call<{ height: number }>('dev_mine');
    expect((await node.call<{ height: number }>('dev_mine')).height).toBe(height + 1);
    client.close();
  });
});

describe('time', () => {
  test('moves by seconds, and keeps the offset', async () => {
    const before = await secondsAt();
    expect(await node.call('dev_increaseTime', { seconds: 3600 })).toMatchObject({ offset: 3600 });
    expect(await node.call('dev_increaseTime', { seconds: '0x3c' })).toMatchObject({ offset: 3660 });
    await node.call('dev_mine', { blocks: 2 });
    for (const height of [2, 3]) expect((await secondsAt(height)) - before).toBeGreaterThanOrEqual(3660);
    await expectTimesToIncrease();
  });

  test('of the next block is exact, and the clock continues from it', async () => {
    await node.call('dev_setNextBlockTimestamp', { timestamp: 2_000_000_000 });
    await node.call('dev_mine', { blocks: 2 });
    expect((await blockAt(2)).block.header.time).toBe('2033-05-18T03:33:20Z');
    expect((await secondsAt(3)) - 2_000_000_000).toBeLessThan(60);
    await expectTimesToIncrease();
  });

  test('may repeat a second when blocks are made without time between them', async () => {
    await node.call('dev_mine', { blocks: 2, interval: 0, timestamp: 2_000_000_000 });
    expect((await blockAt(2)).block.header.time).toBe('2033-05-18T03:33:20Z');
    expect((await blockAt(3)).block.header.time).toBe('2033-05-18T03:33:20.000000001Z');
  });

  test.each([
    ['dev_setNextBlockTimestamp', { timestamp: 5 }, "5 is lower than previous block's timestamp"],
    ['dev_setNextBlockTimestamp', { timestamp: GENESIS }, `${GENESIS} is equal to previous block's timestamp`],
    [
      'dev_setNextBlockTimestamp',
      { timestamp: 1e15 },
      '1000000000000000 is beyond 253402300799, the end of the year 9999',
    ],
    ['dev_mine', { timestamp: GENESIS - 1 }, `${GENESIS - 1} is lower than previous block's timestamp`],
    ['dev_mine', { timestamp: GENESIS }, `${GENESIS} is equal to previous block's timestamp`],
  ])('of %s %j is refused', async (method, params, reason) => {
    const error = { code: -32602, message: 'Invalid params', data: `Timestamp error: ${reason}` };
    expect((await node.ask(method, params)).error).toEqual(error);
    expect(await node.height()).toBe(1);
  });

  test('does not pass the year 9999', async () => {
    const { error } = await node.ask('dev_increaseTime', { seconds: 2 ** 50 });
    expect(error?.code).toBe(-32602);
    expect(error?.data).toMatch(/^Timestamp error: \d+ is beyond 253402300799, the end of the year 9999$/);
  });

  test('can advance by a fixed step from block to block', async () => {
    await node.call('dev_setNextBlockTimestamp', { timestamp: 2_000_000_000 });
    await node.call('dev_mine');
    await node.call('dev_setBlockTimestampInterval', { seconds: 10 });
    await node.call('dev_mine', { blocks: 3 });
    expect(await Promise.all([3, 4, 5].map((height) => secondsAt(height)))).toEqual([
      2_000_000_010, 2_000_000_020, 2_000_000_030,
    ]);
    expect(await node.call('dev_removeBlockTimestampInterval')).toEqual({ removed: true });
    expect(await node.call('dev_removeBlockTimestampInterval')).toEqual({ removed: false });
  });

  test('of the next block is visible to queries, which do not use it up', async () => {
    const nextSeconds = async (): Promise<number> => {
      const { response } = await node.call<{ response: { value: string } }>('abci_query', { path: '/next' });
      return Number(Buffer.from(response.value, 'base64').toString());
    };
    const head = await secondsAt();
    await node.call('dev_increaseTime', { seconds: 1_000_000_000 });
    expect((await nextSeconds()) - head).toBeGreaterThanOrEqual(1_000_000_000);
    await node.call('dev_setNextBlockTimestamp', { timestamp: 4_000_000_000 });
    expect([await nextSeconds(), await nextSeconds()]).toEqual([4_000_000_000, 4_000_000_000]);
    await node.call('dev_mine');
    expect(await secondsAt()).toBe(4_000_000_000);
  });

  test('of blocks made at the same moment increases by nanoseconds', () => {
    const clock = new ChainClock(() => 1_000);
    const first = clock.takeBlockTime({ seconds: 0, nanos: 0 });
    expect([first, clock.takeBlockTime(first)]).toEqual([
      { seconds: 1, nanos: 0 },
      { seconds: 1, nanos: 1 },
    ]);
    expect(clock.takeBlockTime({ seconds: 5, nanos: 999_999_999 })).toEqual({ seconds: 6, nanos: 0 });
  });
});

describe('snapshots', () => {
  test('restore height, blocks and hashes, and new blocks follow', async () => {
    await node.send('kept');
    const kept = await blockAt();
    expect(await node.call('dev_snapshot')).toEqual({ id: '0x1', height: 2 });
    const { hash } = await node.send('lost');
    await node.call('dev_mine', { blocks: 5 });
    const lost = await blockAt(3);
    expect(await node.call('dev_revert', { id: '0x1' })).toEqual({ reverted: true, height: 2 });
    expect(await blockAt()).toEqual(kept);
    expect((await node.ask('block', { height: '3' })).error?.data).toContain('current blockchain height 2');
    const base64 = Buffer.from(hash, 'hex').toString('base64');
    expect((await node.ask('tx', { hash: base64 })).error?.data).toContain('not found');
    const lostHash = Buffer.from(lost.block_id.hash, 'hex').toString('base64');
    expect(await node.call('block_by_hash', { hash: lostHash })).toMatchObject({ block: null });
    // The clock was rolled back, too: at the same distance from the snapshot, the very same block would be made again.
    await node.call('dev_increaseTime', { seconds: 1 });
    await node.send('lost');
    const again = await blockAt(3);
    expect(again.block.header.last_block_id).toEqual(kept.block_id);
    expect(again.block_id.hash).not.toBe(lost.block_id.hash);
    await expectTimesToIncrease();
  });

  test('can be used once, and using one drops those taken later', async () => {
    await node.call('dev_snapshot');
    await node.call('dev_mine');
    await node.call('dev_snapshot');
    expect(await node.call('dev_revert', { id: '0x1' })).toMatchObject({ reverted: true });
    for (const id of ['0x1', '0x2', '0x99', 0]) {
      expect(await node.call('dev_revert', { id })).toEqual({ reverted: false, height: 1 });
    }
    expect(await node.call('dev_snapshot')).toMatchObject({ id: '0x3' });
  });

  test('restore the clock: later changes of time are undone', async () => {
    await node.call('dev_mine');
    const before = await secondsAt();
    await node.call('dev_snapshot');
    await node.call('dev_increaseTime', { seconds: 1_000_000 });
    await node.call('dev_mine');
    await node.call('dev_revert', { id: '0x1' });
    await node.call('dev_mine');
    expect((await secondsAt()) - before).toBeLessThan(1_000);
    await expectTimesToIncrease();
  });

  test('restore state that was changed by hand at the same height', async () => {
    const { revision } = node.application;
    await node.call('dev_snapshot');
    await node.call('dev_setNonce', { address: `0x${'22'.repeat(20)}`, nonce: 5 });
    expect(node.application.revision).toBe(revision + 1);
    await node.call('dev_revert', { id: '0x1' });
    expect(node.application.revision).toBe(revision);
  });

  test('can lie far back in the packed blocks', async () => {
    await node.call('dev_mine', { blocks: 99 });
    await node.call('dev_snapshot');
    const kept = await blockAt();
    await node.call('dev_mine', { blocks: 900 });
    await node.call('dev_revert', { id: '0x1' });
    expect(await blockAt()).toEqual(kept);
    await node.call('dev_mine', { blocks: 600 });
    expect(await blockAt(100)).toEqual(kept);
    expect(await node.height()).toBe(700);
  });

  test('send subscribers the block that is the head again', async () => {
    const client = await WebSocketClient.open(node.addresses.rpcUrl);
    await node.call('dev_snapshot');
    await node.call('dev_mine', { blocks: 2 });
    await client.subscribe("tm.event='NewBlockHeader'");
    await node.call('dev_revert', { id: '0x1' });
    const { value } = (await client.next()).result?.data as { value: { header: object } };
    expect(value.header).toEqual((await blockAt(1)).block.header);
    client.close();
  });

  test('are dropped by a reset, and so are all blocks but the first', async () => {
    const first = await blockAt(1);
    await node.call('dev_snapshot');
    await node.call('dev_increaseTime', { seconds: 10_000 });
    await node.call('dev_mine', { blocks: 3 });
    expect(await node.call('dev_reset')).toEqual({ height: 1 });
    expect(await blockAt()).toEqual(first);
    expect(await node.call('dev_revert', { id: '0x1' })).toMatchObject({ reverted: false });
    await node.call('dev_mine');
    expect(Math.abs((await secondsAt()) - Date.now() / 1000)).toBeLessThan(60);
  });
});

describe('changes of state by hand', () => {
  const address = `0x${'Ab'.repeat(20)}`;
  const lower = address.toLowerCase();

  test('reach the application in one normal form', async () => {
    await node.call('dev_setBalance', { address, balance: '0x0de0b6b3a7640000' });
    await node.call('dev_setNonce', [address, '7']);
    await node.call('dev_setCode', { address, code: '0x6001' });
    await node.call('dev_setStorageAt', { address, slot: '0x1', value: '0xFF' });
    await node.call('dev_impersonateAccount', { address });
    await node.call('dev_stopImpersonatingAccount', { address });
    expect(node.application.edits).toEqual([
      ['setBalance', lower, 10n ** 18n],
      ['setNonce', lower, 7n],
      ['setCode', lower, new Uint8Array([0x60, 0x01])],
      ['setStorageAt', lower, `0x${'1'.padStart(64, '0')}`, `0x${'ff'.padStart(64, '0')}`],
      ['impersonate', lower],
      ['stopImpersonating', lower],
    ]);
  });

  test.each([
    ['dev_setBalance', { address: '0x12', balance: '0x1' }, 'address: expected 20 bytes as 0x text, got "0x12"'],
    ['dev_setBalance', { address }, 'balance: expected an integer from 0 to 2^256 - 1, got nothing'],
    ['dev_setBalance', { address, balance: -1 }, 'balance: expected an integer from 0 to 2^256 - 1, got -1'],
    ['dev_setBalance', { address, balance: `0x${'f'.repeat(65)}` }, 'balance: expected an integer from 0 to 2^256 - 1'],
    ['dev_setNonce', { address, nonce: `0x1${'0'.repeat(16)}` }, 'nonce: expected less than 2^64'],
    ['dev_setCode', { address, code: '0x123' }, 'code: expected bytes as 0x text, got "0x123"'],
    ['dev_setStorageAt', { address, slot: 5, value: '0x' }, 'slot: expected up to 32 bytes as 0x text, got 5'],
    ['dev_setAutomine', { enabled: 'yes' }, 'enabled: expected true or false, got "yes"'],
    ['dev_setIntervalMining', { seconds: 2_147_484 }, 'seconds: expected at most 2147483 seconds, got 2147484'],
    ['dev_revert', { id: {} }, 'id: expected an integer from 0 to 2^256 - 1, got {}'],
    ['dev_fault', { fault: 'fire' }, 'fault: expected one of slow, hang'],
  ])('%s %j is refused', async (method, params, reason) => {
    const { error } = await node.ask(method, params);
    expect(error?.code).toBe(-32602);
    expect(error?.data).toContain(reason);
  });

  test('impersonated accounts are listed beside those with keys, each once, until impersonation stops', async () => {
    const own = TEST_OPTIONS.accounts[0];
    const listed = () => node.call('dev_accounts');
    await node.call('dev_impersonateAccount', { address });
    await node.call('dev_impersonateAccount', { address: own });
    expect(await listed()).toEqual({ withKey: [own], impersonated: [lower], all: false });
    await node.call('dev_stopImpersonatingAccount', { address });
    await node.call('dev_stopImpersonatingAccount', { address: own });
    expect(await listed()).toEqual({ withKey: [own], impersonated: [], all: false });
  });

  test('a waiting transaction can be dropped, and sent again', async () => {
    await node.call('dev_setAutomine', { enabled: false });
    const { hash } = await node.send('unwanted');
    const dropped = `0x${hash.toLowerCase()}`;
    expect(await node.call('dev_dropTransaction', { hash: dropped })).toEqual({ dropped: true });
    expect(await node.call('dev_dropTransaction', { hash: dropped })).toEqual({ dropped: false });
    expect((await node.send('unwanted')).code).toBe(0);
  });

  test('a transaction is in the block of the answered height; the same bytes are refused a second time', async () => {
    const tx = Buffer.from('wanted').toString('base64');
    expect(await node.call('dev_broadcast', { tx })).toEqual({ code: 0, codespace: '', log: '', height: 2 });
    expect((await blockAt(2)).block.data.txs).toEqual([tx]);
    const refused = { code: 19, codespace: 'sdk', log: 'tx already exists in cache', height: 2 };
    expect(await node.call('dev_broadcast', { tx })).toEqual(refused);
    await node.call('dev_setAutomine', { enabled: false });
    const waiting = Buffer.from('waiting').toString('base64');
    expect(await node.call('dev_broadcast', { tx: waiting })).toMatchObject({ code: 0, height: 2 });
    await expect(node.call('dev_broadcast', { tx: 1 })).rejects.toThrow('tx: expected bytes as base64 text, got 1');
  });

  test('a transaction without a signature goes into a block', async () => {
    const raw = `0x${Buffer.from('unsigned').toString('hex')}`;
    const answer = await node.call('dev_sendUnsignedTransaction', { from: address, raw });
    expect(answer).toEqual({ code: 0, log: '', codespace: '', hash: lower, raw, height: 2 });
    expect((await blockAt()).block.data.txs).toEqual([Buffer.from('unsigned').toString('base64')]);
  });
});
