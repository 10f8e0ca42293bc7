/**
 * Watchers of unpatched viem over HTTP polling and over WebSocket: each event once and in order, and no filter is left.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createPublicClient,
  http,
  parseAbi,
  webSocket,
  type Block,
  type Hash,
  type Log,
  type PublicClient,
} from 'viem';
import { until } from '../support/chainProgress.js';
import { PROBE_EVENTS } from '../support/probe.js';
import { rpcAnswer } from '../support/rpc.js';
import { testChains } from '../support/testChains.js';
import { setStage, type Stage } from '../support/watcherStage.js';
import { WireTap } from '../support/wireTap.js';

/** A method that viem's types do not have. */
interface WireCall {
  Parameters: unknown[];
  ReturnType: unknown;
}

type SeenBlock = Block<bigint, true, 'latest'>;

const abi = parseAbi(PROBE_EVENTS);
const [stored] = abi;
const FILTERS = ['eth_newFilter', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter'];

describe.each(testChains)('on %s', (_name, startChain) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage(startChain);
  }, 420_000);

  afterAll(() => stage?.stop());

  describe.each(['HTTP', 'WebSocket'] as const)('over %s', (transport) => {
    let tap: WireTap;
    let client: PublicClient;
    let disconnect: (() => Promise<void>) | undefined;
    let errors: Error[];
    const onError = (error: Error) => errors.push(error);

    beforeEach(async () => {
      tap = await WireTap.start(stage.halley);
      const options = { chain: stage.definition, pollingInterval: 50 };
      if (transport === 'HTTP') {
        client = createPublicClient({ ...options, transport: http(tap.httpUrl) });
        disconnect = () => Promise.resolve();
      } else {
        const connected = createPublicClient({ ...options, transport: webSocket(tap.wsUrl) });
        client = connected;
        disconnect = async () => (await connected.transport.getRpcClient()).close();
      }
      errors = [];
    });

    afterEach(async () => {
      await disconnect?.();
      await tap?.close();
    });

    test('watchBlocks and watchBlockNumber emit every block once and in order', async () => {
      const blocks: SeenBlock[] = [];
      const numbers: bigint[] = [];
      const onBlock = (block: SeenBlock) => blocks.push(block);
      const onBlockNumber = (number: bigint) => numbers.push(number);
      const unwatchBlocks = client.watchBlocks({ emitMissed: true, includeTransactions: true, onBlock, onError });
      const unwatchNumbers = client.watchBlockNumber({ emitMissed: true, onBlockNumber, onError });
      await stage.transfer(0, 3);
      await until('five blocks are seen', () => blocks.length >= 5 && numbers.length >= 5);
      unwatchBlocks();
      unwatchNumbers();
      await expectNothingLeft({ subscriptions: 2 });

      const first = numbers[0] as bigint;
      expect(numbers).toEqual(numbers.map((_, index) => first + BigInt(index)));
      const oldest = blocks[0]?.number as bigint;
      expect(blocks.map(({ number }) => number)).toEqual(blocks.map((_, index) => oldest + BigInt(index)));
      for (const block of blocks)
        expect(block).toEqual(await client.getBlock({ blockNumber: block.number, includeTransactions: true }));
      expect(errors).toEqual([]);
    });

    test('watchContractEvent and watchEvent emit each event once, with and without a filter on arguments', async () => {
      const [first, second] = stage.senders as [`0x${string}`, `0x${string}`];
      const address = stage.probe;
      const ofContract: Log[] = [];
      const byValue: unknown[] = [];
      const bySender: unknown[] = [];
      const unwatch = [
        client.watchContractEvent({ address, abi, onLogs: (logs) => ofContract.push(...logs), onError }),
        client.watchContractEvent({
          address,
          abi,
          eventName: 'Stored',
          args: { value: [2n, 4n] },
          onLogs: (logs) => byValue.push(...logs.map(({ args }) => args)),
          onError,
        }),
        client.watchEvent({
          address,
          event: stored,
          args: { by: second },
          onLogs: (logs) => bySender.push(...logs.map(({ args }) => args)),
          onError,
        }),
      ];
      await until('all three watchers are registered', () => created().length === 3);
      const before = await stage.head();
      await stage.write(0, 'store', 1n, 'a');
      await stage.write(1, 'store', 2n, 'b');
      await stage.write(1, 'count', 2n);
      await stage.write(0, 'store', 4n, 'd');
      await until('every event is seen', () => ofContract.length >= 5 && byValue.length >= 2 && bySender.length >= 1);
      unwatch.forEach((end) => end());
      await expectNothingLeft(transport === 'HTTP' ? { filters: 3 } : { subscriptions: 3 });

      const events = await client.getContractEvents({ address, abi, fromBlock: BigInt(before) });
      expect(ofContract).toEqual(events);
      expect(events.map(({ eventName, args }) => [eventName, args])).toEqual([
        ['Stored', { by: first, value: 1n, note: 'a' }],
        ['Stored', { by: second, value: 2n, note: 'b' }],
        ['Counted', { index: 0n }],
        ['Counted', { index: 1n }],
        ['Stored', { by: first, value: 4n, note: 'd' }],
      ]);
      expect(byValue).toEqual([
        { by: second, value: 2n, note: 'b' },
        { by: first, value: 4n, note: 'd' },
      ]);
      expect(bySender).toEqual([{ by: second, value: 2n, note: 'b' }]);
      expect(errors).toEqual([]);
    });

    test('watchPendingTransactions emits each sent transaction once, in the order of sending', async () => {
      const seen: Hash[] = [];
      const unwatch = client.watchPendingTransactions({ onTransactions: (hashes) => seen.push(...hashes), onError });
      await until('the watcher is registered', () => created().length === 1);
      const sent = [...(await stage.transfer(0, 3)), ...(await stage.transfer(1, 2))];
      await until('all are seen', () => seen.length >= sent.length);
      unwatch();
      await expectNothingLeft(transport === 'HTTP' ? { filters: 1 } : { subscriptions: 1 });
      await stage.write(0, 'count', 1n);
      expect(seen).toEqual(sent);
      expect(errors).toEqual([]);
    });

    test('filters answer what came since the last poll, and are unknown once they are uninstalled', async () => {
      const before = await client.getBlockNumber({ cacheTime: 0 });
      const options = {
        address: stage.probe,
        event: stored,
        args: { by: stage.senders[0] },
        fromBlock: before,
      } as const;
      const events = await client.createEventFilter({ ...options, strict: true });
      const blocks = await client.createBlockFilter();
      const pending = await client.createPendingTransactionFilter();
      const receipts = [
        await stage.write(0, 'store', 11n, 'first'),
        await stage.write(1, 'store', 12n, 'of the other sender'),
        await stage.write(0, 'store', 13n, 'last'),
      ];

      const logs = await client.getFilterChanges({ filter: events });
      expect(logs.map(({ transactionHash, args }) => [transactionHash, args.value])).toEqual([
        [receipts[0]!.transactionHash, 11n],
        [receipts[2]!.transactionHash, 13n],
      ]);
      expect(await client.getFilterLogs({ filter: events })).toEqual(logs);
      expect(await client.getFilterChanges({ filter: events })).toEqual([]);
      expect(await client.getFilterChanges({ filter: pending })).toEqual(receipts.map((each) => each.transactionHash));
      expect(await client.getFilterChanges({ filter: pending })).toEqual([]);
      const hashes = await client.getFilterChanges({ filter: blocks });
      const seen = await Promise.all(hashes.map((blockHash) => client.getBlock({ blockHash })));
      expect(seen.map(({ number }) => number)).toEqual(seen.map((_, index) => seen[0]!.number + BigInt(index)));
      expect(seen.map(({ hash }) => hash)).toEqual(expect.arrayContaining(receipts.map((each) => each.blockHash)));

      for (const filter of [events, blocks, pending] as const) {
        expect(await client.uninstallFilter({ filter })).toBe(true);
        expect(await client.uninstallFilter({ filter })).toBe(false);
        await expect(client.getFilterChanges({ filter })).rejects.toThrow('filter not found');
      }
    });

    test('waitForTransactionReceipt resolves to the receipt', async () => {
      const [hash] = (await stage.transfer(1, 1)) as [Hash];
      const receipt = await client.waitForTransactionReceipt({ hash });
      expect(receipt).toEqual(await client.getTransactionReceipt({ hash }));
      expect([receipt.transactionHash, receipt.status]).toEqual([hash, 'success']);
    });

    /** Ids of the filters and subscriptions so far. */
    const created = () => [...FILTERS, 'eth_subscribe'].flatMap((method) => tap.answers(method));

    /** Expects this many filters and subscriptions, that Halley has removed all of them, and no more notifications. */
    async function expectNothingLeft({ filters = 0, subscriptions = 0 }): Promise<void> {
      const made = FILTERS.flatMap((method) => tap.answers(method));
      const subscribed = tap.answers('eth_subscribe');
      const ended = { eth_uninstallFilter: made.length, eth_unsubscribe: subscribed.length };
      for (const [method, count] of Object.entries(ended))
        await until(`${method} is answered`, () => tap.answers(method).length === count);
      expect([made.length, subscribed.length]).toEqual([filters, transport === 'HTTP' ? 0 : subscriptions]);
      const notFound = { error: { code: -32000, message: 'filter not found' } };
      for (const id of made)
        expect(await rpcAnswer(stage.halley.httpUrl, 'eth_getFilterChanges', [id])).toMatchObject(notFound);
      for (const id of subscribed)
        expect(await client.request<WireCall>({ method: 'eth_unsubscribe', params: [id] })).toBe(false);
      const before = tap.notifications.length;
      await stage.moreBlocks(2);
      expect(tap.notifications.length).toBe(before);
    }
  });
});
