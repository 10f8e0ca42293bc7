import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FalseAnswer, NodeUnavailable } from '../../../src/chain/chainErrors.js';
import type { AnnouncedBlock, CommittedBlock, HeaderJson } from '../../../src/chain/node.js';
import { webSocketAddress } from '../../../src/comet/address.js';
import { CometHeadSource, type HeadSourceOptions } from '../../../src/comet/cometHeadSource.js';
import { decodeBlock } from '../../../src/comet/largeAnswer.js';
import { headerHash } from '../../../src/chain/consensus/header.js';
import { toHex } from '../../../src/ethereum/hex.js';
import type { Logger } from '../../../src/observe/logger.js';
import { recording } from '../../support/recordings.js';
import { FakeComet } from './fakeComet.js';

const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** The node's application, as a head source needs it. */
class FakeApplication {
  lastHeight = 0;
  /** What the next questions find instead, in order; then the last of them. */
  nextHeights: number[] = [];
  /** Whether each question finds one more block. */
  movesOn = false;
  down = false;

  applicationInfo = async () => {
    if (this.down) throw new NodeUnavailable('down');
    if (this.movesOn) this.lastHeight += 1;
    this.lastHeight = this.nextHeights.shift() ?? this.lastHeight;
    return { name: 'fake', version: '1', lastHeight: this.lastHeight };
  };
}

/** Heads as they were announced; `reached` waits for one. */
class Heads {
  readonly seen: { height: number; announced: AnnouncedBlock | null }[] = [];
  readonly #waiting = new Set<() => void>();

  readonly onHead = (height: number, announced: AnnouncedBlock | null): void => {
    this.seen.push({ height, announced });
    for (const check of this.#waiting) check();
  };

  /** What came with an announcement that is decoded; null where nothing came. */
  async reached(height: number): Promise<CommittedBlock | null> {
    const announced = await this.announced(height);
    if (announced !== null && 'event' in announced) throw new Error(`block ${height} is not decoded`);
    return announced;
  }

  announced(height: number): Promise<AnnouncedBlock | null> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.seen.find((head) => head.height === height);
        if (found === undefined) return;
        this.#waiting.delete(check);
        resolve(found.announced);
      };
      this.#waiting.add(check);
      check();
    });
  }
}

let comet: FakeComet;
let application: FakeApplication;
let heads: Heads;
let source: CometHeadSource;

beforeEach(async () => {
  comet = await FakeComet.start();
  application = new FakeApplication();
  heads = new Heads();
});

afterEach(async () => {
  await source.stop();
  await comet.stop();
});

function start(options: Partial<HeadSourceOptions> = {}, error: Logger['error'] = () => undefined): void {
  const url = webSocketAddress(comet.url);
  const fast = {
    pollIntervalMs: 5,
    reconnectMs: { first: 5, longest: 20 },
    silenceMs: 10_000,
    connectTimeoutMs: 2_000,
  };
  source = new CometHeadSource({ url, ...fast, ...options }, { node: application, log: { ...silent, error } });
  source.start(heads.onHead);
}

interface EventValue {
  block: { header: HeaderJson };
  block_id: { hash: string };
  result_finalize_block?: unknown;
}

/** The recorded NewBlock event, as if of another height. */
function newBlock(height: number): EventValue {
  const event = recording<{ result: { data: { value: EventValue } } }>('head', 'ws', 'NewBlock.json');
  const { value } = event.result.data;
  value.block.header.height = String(height);
  value.block_id.hash = toHex(headerHash(value.block.header)).toUpperCase();
  return value;
}

describe('a large event', () => {
  /** As an event of a block with this many bytes of transactions. */
  function large(value: EventValue, bytes: number): EventValue {
    return { ...value, padding: 'a'.repeat(bytes) } as EventValue;
  }

  test('announces its height, and its content undecoded', async () => {
    start();
    await comet.subscribed(1);
    comet.emit(newBlock(6));
    const { results } = (await heads.reached(6))!;
    comet.emit(large(newBlock(7), 300_000));
    const announced = await heads.announced(7);
    if (announced === null || 'block' in announced) throw new Error('it is not undecoded');
    expect(announced.event.buffer).toBeInstanceOf(SharedArrayBuffer);
    const expected = { height: 7, check: {} };
    expect(decodeBlock({ ...announced, expected })).toMatchObject({
      block: { height: 7 },
      results: { ...results, height: 7 },
    });
    expect(() => decodeBlock({ ...announced, expected: { ...expected, height: 8 } })).toThrow(FalseAnswer);
    comet.emit(newBlock(8));
    expect((await heads.reached(8))?.block.height).toBe(8);
  });

  test('of a release that does not announce the results announces its height alone', async () => {
    start();
    await comet.subscribed(1);
    const { result_finalize_block: _, ...value } = newBlock(7);
    comet.emit(large({ ...value, note: '"result_finalize_block":{' } as EventValue, 300_000));
    expect(await heads.announced(7)).toBeNull();
    comet.emit(newBlock(8));
    expect((await heads.reached(8))?.block.height).toBe(8);
  });

  test('without a height ends the connection, and the next one goes on', async () => {
    start();
    await comet.subscribed(1);
    comet.send(JSON.stringify({ padding: 'a'.repeat(300_000) }));
    await comet.subscribed(2);
    comet.emit(newBlock(9));
    expect((await heads.reached(9))?.block.height).toBe(9);
  });
});

describe('the head', () => {
  test('comes with the block and its results', async () => {
    start();
    await comet.subscribed(1);
    comet.emit(newBlock(10));
    const committed = await heads.reached(10);
    expect(committed?.block.txs).toHaveLength(2);
    expect(committed?.results.txResults).toHaveLength(2);
  });

  test('of a block that contradicts its hash is asked for, and named once', async () => {
    const errors: unknown[] = [];
    start({}, (fields: object) => void errors.push(fields));
    await comet.subscribed(1);
    application.lastHeight = 20;
    comet.emit({ ...newBlock(4_000_000), block_id: newBlock(10).block_id });
    comet.emit({ ...newBlock(4_000_000), block_id: newBlock(10).block_id });
    expect(await heads.reached(20)).toBeNull();
    comet.emit(newBlock(21));
    expect(await heads.reached(21)).not.toBeNull();
    expect(heads.seen.map(({ height }) => height)).not.toContain(4_000_000);
    expect(source.falseEvents).toBe(2);
    expect(errors).toEqual([
      {
        blockNumber: 4_000_000,
        reason: expect.stringMatching(/^its header hashes to 0x[0-9a-f]{64}, but it is named 0x[0-9a-f]{64}$/),
      },
    ]);
  });

  test('comes without results from nodes whose events carry none', async () => {
    start();
    await comet.subscribed(1);
    const value = newBlock(10);
    delete value.result_finalize_block;
    comet.emit(value);
    expect(await heads.reached(10)).toBeNull();
  });

  test('that was committed before the subscription is announced too', async () => {
    application.lastHeight = 7;
    start();
    expect(await heads.reached(7)).toBeNull();
  });

  test('is polled while the WebSocket is down, and subscribed to again after it', async () => {
    start();
    await comet.subscribed(1);
    comet.subscriptions = 'refuse';
    comet.dropWebSockets();
    application.lastHeight = 12;
    expect(await heads.reached(12)).toBeNull();
    comet.subscriptions = 'confirm';
    await comet.subscribed(comet.subscriptionRequests + 1);
    comet.emit(newBlock(13));
    expect(await heads.reached(13)).not.toBeNull();
  });

  test('that is lower than before is announced once by the polls: the node may have been rolled back', async () => {
    comet.subscriptions = 'refuse';
    application.nextHeights = [10, 5, 5, 5, 6];
    start();
    expect(await heads.reached(6)).toBeNull();
    expect(heads.seen.map(({ height }) => height)).toEqual([10, 5, 6]);
  });

  test('goes on after the node was down', async () => {
    start();
    await comet.subscribed(1);
    const port = Number(comet.url.port);
    application.down = true;
    await comet.stop();
    comet = await FakeComet.start(port);
    application.down = false;
    await comet.subscribed(1);
    comet.emit(newBlock(20));
    expect(await heads.reached(20)).not.toBeNull();
  });

  test('is subscribed to again when the node cancels because we read too slowly', async () => {
    start();
    await comet.subscribed(1);
    const data = 'subscription was canceled (reason: client is not pulling messages fast enough)';
    comet.send({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Server error', data } });
    await comet.subscribed(2);
    comet.emit(newBlock(11));
    expect(await heads.reached(11)).not.toBeNull();
  });

  test('moves while the WebSocket is silent: a new connection is opened', async () => {
    start({ silenceMs: 20 });
    await comet.subscribed(1);
    application.movesOn = true;
    await comet.subscribed(2);
    expect(await heads.reached(1)).toBeNull();
  });

  test('is subscribed to again when the subscription is not confirmed within the time limit', async () => {
    comet.subscriptions = 'ignore';
    start({ connectTimeoutMs: 30 });
    await comet.subscribed(3);
    expect(comet.subscribers).toHaveLength(3);
  });

  test.each([['not JSON'], ['5'], ['{"result":{"data":{"type":"tendermint/event/NewBlock","value":{"block":5}}}}']])(
    'survives the message %s',
    async (message) => {
      start();
      await comet.subscribed(1);
      comet.send(message);
      await comet.subscribed(2);
      comet.emit(newBlock(30));
      expect(await heads.reached(30)).not.toBeNull();
    },
  );

  test('survives a message larger than allowed', async () => {
    start({ maxMessageBytes: 5_000 });
    await comet.subscribed(1);
    comet.send('x'.repeat(6_000));
    await comet.subscribed(2);
    expect(heads.seen.every(({ announced }) => announced === null)).toBe(true);
  });

  test('is not announced after the stop', async () => {
    start();
    await comet.subscribed(1);
    await source.stop();
    application.lastHeight = 99;
    comet.emit(newBlock(99));
    expect(heads.seen.map(({ height }) => height)).not.toContain(99);
  });
});
