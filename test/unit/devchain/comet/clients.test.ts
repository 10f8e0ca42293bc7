import { OWN_WORK } from '../../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Comet38Client, connectComet, HttpClient, type comet38 } from '@cosmjs/tendermint-rpc';

import { HistoryPruned } from '../../../../src/chain/chainErrors.js';
import { CometNode } from '../../../../src/comet/cometNode.js';
import { CometHeadSource } from '../../../../src/comet/cometHeadSource.js';
import { CometRpc } from '../../../../src/comet/cometRpc.js';
import { normalizeHash } from '../../../../src/ethereum/hex.js';
import { createLogger } from '../../../../src/observe/logger.js';
import { RunningNode } from './runningNode.js';
import { Heads } from './heads.js';
import { WebSocketClient } from './webSocketClient.js';

let node: RunningNode;

beforeEach(async () => {
  node = await RunningNode.start();
});

afterEach(() => node.stop());

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe("the gateway's client", () => {
  let rpc: CometRpc;
  let comet: CometNode;

  beforeEach(() => {
    rpc = new CometRpc({ url: new URL(node.addresses.rpcUrl) });
    comet = new CometNode(rpc);
  });

  afterEach(() => rpc.close());

  test('reads status, application, network and limits', async () => {
    expect(await comet.status(OWN_WORK)).toMatchObject({
      cometChainId: 'echo-1',
      cometVersion: '0.38.17',
      latestHeight: 1,
      earliestHeight: 1,
      catchingUp: false,
    });
    expect(await comet.applicationInfo(OWN_WORK)).toEqual({ name: 'echo', version: '', lastHeight: 1 });
    expect(await comet.netInfo(OWN_WORK)).toEqual({ listening: true, peerCount: 0 });
    const first = await comet.committedBlock(1, OWN_WORK);
    if (first === null) throw new Error('no block');
    expect(await comet.blockMaxGas(first.block, OWN_WORK)).toBe(40_000_000n);
  });

  test('reads a block with its results, and finds it by its hashes', async () => {
    await node.send('odd one');
    const committed = await comet.committedBlock(2, OWN_WORK);
    expect(committed?.block.txs.map((tx) => Buffer.from(tx).toString())).toEqual(['odd one']);
    expect(committed?.results.txResults).toMatchObject([{ abciCode: 5, log: 'it failed', gasWanted: 50_000n }]);
    if (committed === null) throw new Error('no block');
    expect(await comet.heightOfBlock(committed.block.hash, OWN_WORK)).toBe(2);
    const event = committed.results.txResults[0]?.events.find(({ type }) => type === 'ethereum_tx');
    expect(await comet.heightOfTransaction(normalizeHash(String(event?.attributes[0]?.value)), OWN_WORK)).toBe(2);
    expect(await comet.heightOfTransaction(normalizeHash(`0x${'0'.repeat(64)}`), OWN_WORK)).toBeNull();
    expect(await comet.committedBlock(3, OWN_WORK)).toBeNull();
  });

  test('sees pruning and missing results', async () => {
    await node.call('dev_mine', { blocks: 5 });
    await node.call('dev_fault', { fault: 'pruned', below: 3 });
    await expect(comet.committedBlock(2, OWN_WORK)).rejects.toEqual(new HistoryPruned(2, 3));
    await node.call('dev_fault', { fault: 'missingResults', to: 4 });
    await expect(comet.committedBlock(4, OWN_WORK)).rejects.toMatchObject({
      name: 'ResultsDiscarded',
      height: 4,
      keepsOthers: true,
    });
  });

  test('queries, sends, and lists waiting transactions', async () => {
    const answer = await comet.abciQuery({ path: '/echo', data: Buffer.from('hello'), height: 0 }, OWN_WORK);
    expect([Buffer.from(answer.value).toString(), answer.height]).toEqual(['hello', 1]);
    await node.call('dev_setAutomine', { enabled: false });
    expect(await comet.broadcastTx(Buffer.from('tx'), OWN_WORK)).toEqual({ abciCode: 0, codespace: '', log: '' });
    expect(await comet.broadcastTx(Buffer.from('tx'), OWN_WORK)).toMatchObject({ abciCode: 19, codespace: 'sdk' });
    expect(await comet.broadcastTx(Buffer.from('bad'), OWN_WORK)).toMatchObject({ abciCode: 18, log: 'bad' });
    expect(await comet.checkTx(Buffer.from('bad'), OWN_WORK)).toMatchObject({ abciCode: 18 });
    expect(await comet.unconfirmedTxs(OWN_WORK)).toEqual({ total: 1, txs: [new Uint8Array(Buffer.from('tx'))] });
  });

  test('follows the head through lost connections and reverts', async () => {
    const url = new URL('/websocket', node.addresses.rpcUrl.replace('http', 'ws'));
    const log = createLogger('silent');
    const heads = new CometHeadSource(
      { url, pollIntervalMs: 20, reconnectMs: { first: 10, longest: 20 } },
      { node: comet, log },
    );
    const seen = new Heads();
    heads.start((height, committed) => seen.add(height, committed));
    await seen.until(1);
    await node.send('first');
    await seen.until(2);
    await node.call('dev_fault', { fault: 'cutWebSockets' });
    await node.call('dev_mine');
    await seen.until(3);
    await node.call('dev_snapshot');
    await node.call('dev_mine', { blocks: 2 });
    await seen.until(5);
    await node.call('dev_revert', { id: '0x1' });
    await node.call('dev_mine', { blocks: 3 });
    await seen.until(6);
    await heads.stop();
  });
});

describe('cosmjs', () => {
  test('recognizes the node as CometBFT 0.38', async () => {
    const client = await connectComet(node.addresses.rpcUrl);
    expect(client).toBeInstanceOf(Comet38Client);
    client.disconnect();
  });

  test('decodes every answer that it has a decoder for', async () => {
    await node.send('something');
    await node.call('dev_mine');
    const client = Comet38Client.create(new HttpClient(node.addresses.rpcUrl));
    expect((await client.status()).syncInfo.latestBlockHeight).toBe(3);
    await client.health();
    expect((await client.abciInfo()).lastBlockHeight).toBe(3);
    const { block, blockId } = await client.block(2);
    expect(hex((await client.block(3)).block.header.lastBlockId?.hash ?? new Uint8Array(0))).toBe(hex(blockId.hash));
    const results = await client.blockResults(2);
    expect(results.results[0]?.gasUsed).toBe(25_000n);
    expect((await client.blockchain(1, 3)).blockMetas).toHaveLength(3);
    expect((await client.blockSearch({ query: 'block.height > 1' })).totalCount).toBe(2);
    expect((await client.commit(2)).canonical).toBe(true);
    expect((await client.validators({ height: 2 })).validators).toHaveLength(1);
    expect((await client.genesis()).chainId).toBe('echo-1');
    expect((await client.numUnconfirmedTxs()).total).toBe(0);
    const found = await client.txSearch({ query: 'tx.height=2', prove: true });
    expect(found.txs[0]?.proof?.proof.total).toBe(1);
    expect((await client.tx({ hash: found.txs[0]?.hash ?? new Uint8Array(0) })).height).toBe(2);
    expect((await client.broadcastTxCommit({ tx: Buffer.from('more') })).height).toBe(4);
    expect((await client.broadcastTxAsync({ tx: Buffer.from('yet more') })).hash).toHaveLength(32);
    expect(Buffer.from(block.txs[0] ?? []).toString()).toBe('something');
    client.disconnect();
  });

  test('decodes every event that it has a decoder for', async () => {
    const sockets = await SocketsForCosmjs.open(node.addresses.rpcUrl);
    const client = Comet38Client.create(sockets);
    const block = firstOf<comet38.NewBlockEvent>(client.subscribeNewBlock());
    const header = firstOf<comet38.NewBlockHeaderEvent>(client.subscribeNewBlockHeader());
    const tx = firstOf<comet38.TxEvent>(client.subscribeTx());
    await sockets.subscribed();
    await node.send('seen');
    expect([(await block).header.height, (await header).height, (await tx).height]).toEqual([2, 2, 2]);
    expect(Buffer.from((await tx).tx).toString()).toBe('seen');
  });
});

/**
 * Feeds cosmjs's decoders from our WebSocket client, because its own reconnects for ever once its connection ends. In
 * place of a stream, `listen` returns a promise of the first event: its `map` is all that cosmjs uses.
 */
class SocketsForCosmjs {
  readonly #confirmed: Promise<unknown>[] = [];
  readonly #sockets: WebSocketClient[];

  private constructor(sockets: WebSocketClient[]) {
    this.#sockets = sockets;
  }

  static async open(rpcUrl: string): Promise<SocketsForCosmjs> {
    return new SocketsForCosmjs(await Promise.all([1, 2, 3].map(() => WebSocketClient.open(rpcUrl))));
  }

  async subscribed(): Promise<void> {
    await Promise.all(this.#confirmed);
  }

  execute(): never {
    throw new Error('only events are asked for');
  }

  listen({ params }: { params: unknown }): never {
    const socket = this.#sockets.shift();
    if (socket === undefined) throw new Error('no socket is left');
    const confirmed = socket.subscribe((params as { query: string }).query);
    this.#confirmed.push(confirmed);
    const first = confirmed.then(async () => {
      const { result } = await socket.next();
      socket.close();
      return result;
    });
    return { map: (decode: (event: unknown) => unknown) => first.then(decode) } as never;
  }

  disconnect(): void {
    // Each socket closes with its event.
  }
}

function firstOf<T>(stream: unknown): Promise<T> {
  return stream as Promise<T>;
}
