/**
 * Events of unpatched ethers over HTTP polling and over WebSocket: each once and in order, and no filter is left
 * behind.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Contract, JsonRpcProvider, WebSocketProvider, type EventLog, type Log } from 'ethers';
import { until } from '../support/chainProgress.js';
import { PROBE_EVENTS } from '../support/probe.js';
import { rpcAnswer } from '../support/rpc.js';
import { testChains } from '../support/testChains.js';
import { setStage, type Stage } from '../support/watcherStage.js';
import { WireTap } from '../support/wireTap.js';

const FILTERS = ['eth_newFilter', 'eth_newPendingTransactionFilter'];

describe.each(testChains)('on %s', (_name, startChain) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage(startChain);
  }, 420_000);

  afterAll(() => stage?.stop());

  describe.each(['HTTP', 'WebSocket'] as const)('over %s', (transport) => {
    let tap: WireTap;
    let provider: JsonRpcProvider | WebSocketProvider;
    let contract: Contract;

    beforeEach(async () => {
      tap = await WireTap.start(stage.halley);
      provider =
        transport === 'HTTP'
          ? new JsonRpcProvider(tap.httpUrl, undefined, { pollingInterval: 50, cacheTimeout: -1 })
          : new WebSocketProvider(tap.wsUrl);
      await provider.getNetwork();
      contract = new Contract(stage.probe, PROBE_EVENTS, provider);
    });

    afterEach(async () => {
      await provider?.destroy();
      await tap?.close();
    });

    test('on("block") emits every block once and in order, and none after off', async () => {
      const numbers: number[] = [];
      await provider.on('block', (number: number) => numbers.push(number));
      await until('five blocks are seen', () => numbers.length >= 5);
      await provider.off('block');
      await expectNothingLeft(transport === 'HTTP' ? 0 : 1);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
    });

    test('contract.on, contract.once and on(filter) emit each event once with its arguments', async () => {
      const [first, second] = stage.senders as [string, string];
      const stored: unknown[][] = [];
      const byValue: unknown[][] = [];
      const once: unknown[][] = [];
      const logs: Log[] = [];
      // The last argument is ethers' own description of the event.
      await contract.on('Stored', (...args) => stored.push(args.slice(0, -1)));
      await contract.on(contract.filters['Stored']!(null, [2n, 4n]), ({ args }: EventLog) => byValue.push([...args]));
      await contract.once('Counted', (...args) => once.push(args.slice(0, -1)));
      await provider.on({ address: stage.probe }, (log: Log) => logs.push(log));
      await until('all four listeners are registered', () => created().length === 4);

      const before = await stage.head();
      await stage.write(0, 'store', 1n, 'a');
      await stage.write(1, 'store', 2n, 'b');
      await stage.write(1, 'count', 2n);
      await stage.write(0, 'store', 4n, 'd');
      await until('every event is seen', () => stored.length >= 3 && byValue.length >= 2 && logs.length >= 5);
      await contract.removeAllListeners();
      await provider.removeAllListeners();
      await expectNothingLeft(4);

      expect(stored).toEqual([
        [first, 1n, 'a'],
        [second, 2n, 'b'],
        [first, 4n, 'd'],
      ]);
      expect(byValue).toEqual([
        [second, 2n, 'b'],
        [first, 4n, 'd'],
      ]);
      expect(once).toEqual([[0n]]);
      const found = await provider.getLogs({ address: stage.probe, fromBlock: before, toBlock: 'latest' });
      expect(logs).toEqual(found);
      expect(found.map((log) => contract.interface.parseLog(log)?.name)).toEqual([
        'Stored',
        'Stored',
        'Counted',
        'Counted',
        'Stored',
      ]);
    });

    test('on("pending") emits each sent transaction once, in the order of sending', async () => {
      const seen: string[] = [];
      await provider.on('pending', (hash: string) => seen.push(hash));
      await until('the listener is registered', () => created().length === 1);
      const sent = [...(await stage.transfer(0, 3)), ...(await stage.transfer(1, 2))];
      await until('all are seen', () => seen.length >= sent.length);
      await provider.off('pending');
      await expectNothingLeft(1);
      await stage.write(0, 'count', 1n);
      expect(seen).toEqual(sent);
    });

    test('waitForTransaction resolves to the receipt', async () => {
      const [hash] = (await stage.transfer(1, 1)) as [string];
      const receipt = await provider.waitForTransaction(hash);
      expect([receipt?.hash, receipt?.status]).toEqual([hash, 1]);
      // ethers may still be subscribing when it finds the receipt, and then unsubscribes.
      await provider.send('eth_chainId', []);
      await until('all is unsubscribed', () => tap.answers('eth_unsubscribe').length === created().length);
    });

    /** Ids of the filters and subscriptions so far. ethers follows blocks without a filter. */
    const created = () => [...FILTERS, 'eth_subscribe'].flatMap((method) => tap.answers(method));

    /**
     * Expects that there were `count` filters or subscriptions, that Halley has removed all of them, and that no
     * notifications come. Only polled filters count: when it is stopped during a poll, ethers creates one more and
     * forgets it.
     */
    async function expectNothingLeft(count: number): Promise<void> {
      const asked = tap.exchanges.filter(({ method }) => method === 'eth_getFilterChanges');
      const polled = new Set(asked.map(({ params }) => params[0] as string));
      const subscribed = tap.answers('eth_subscribe');
      expect(polled.size + subscribed.length).toBe(count);
      const isEnded = async (id: string) => {
        const { error } = await rpcAnswer(stage.halley.httpUrl, 'eth_getFilterChanges', [id]);
        return error?.code === -32000 && error.message === 'filter not found';
      };
      for (const id of polled) await until('the filter is gone', () => isEnded(id));
      await until('all is unsubscribed', () => tap.answers('eth_unsubscribe').length === subscribed.length);
      for (const id of subscribed) expect(await provider.send('eth_unsubscribe', [id])).toBe(false);
      const before = tap.notifications.length;
      await stage.moreBlocks(2);
      expect(tap.notifications.length).toBe(before);
    }
  });
});
