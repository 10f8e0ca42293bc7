/** The messages of subscriptions and their order, on a real chain. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Block, BlockHead, Hash, Log, Receipt, Transaction } from '../../generated/types.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { RawSocket, type Message } from '../support/rawSocket.js';
import { hex, rpc } from '../support/rpc.js';
import { setStage, type Stage } from '../support/watcherStage.js';

const BLOCK_TIME_MS = 500;

type FullBlock = Omit<Block, 'transactions'> & { transactions: Transaction[] };

let chain: GoChain;
let stage: Stage;
let socket: RawSocket;

beforeAll(async () => {
  const startChain = async () => (chain = await startGoChain({ blockTimeMs: BLOCK_TIME_MS }));
  stage = await setStage(startChain, BLOCK_TIME_MS);
}, 420_000);

afterAll(() => stage?.stop());

beforeEach(async () => {
  socket = await RawSocket.open(stage.halley.wsUrl);
});

afterEach(() => socket.close());

const call = <T>(method: string, ...params: unknown[]) => rpc<T>(stage.halley.httpUrl, method, ...params);

describe('newHeads', () => {
  test('sends the block of eth_getBlockByNumber without transactions and uncles, or with full transactions', async () => {
    const heads = await socket.subscribe(['newHeads']);
    const blocks = await socket.subscribe(['newHeads', { includeTransactions: true }]);
    const written = [await stage.write(0, 'store', 1n, 'a'), await stage.write(1, 'count', 3n)];
    const last = hex(written[1]?.blockNumber as bigint);
    await until('both are sent', () => socket.results<Block>(blocks).some(({ number }) => number === last));
    const sent = socket.results<FullBlock>(blocks);
    const hashes = sent.flatMap(({ transactions }) => transactions.map(({ hash }) => hash));
    expect(hashes).toEqual(written.map(({ transactionHash }) => transactionHash));
    for (const [index, block] of sent.entries()) {
      expect(block).toEqual(await call('eth_getBlockByNumber', block.number, true));
      const { transactions, uncles, ...head } = block;
      expect([transactions, uncles]).toEqual([expect.any(Array), []]);
      expect(socket.results<BlockHead>(heads)[index]).toEqual(head);
    }
    const notification = socket.messages.find(
      (message) => 'method' in message && message.params.subscription === heads,
    );
    expect(notification).toEqual({
      jsonrpc: '2.0',
      method: 'eth_subscription',
      params: { subscription: heads, result: socket.results(heads)[0] },
    });
  });

  test('from block 1 sends all old blocks and continues with new ones', async () => {
    const heads = await socket.subscribe(['newHeads', { fromBlock: '0x1' }]);
    const before = await stage.head();
    await until('three more are sent', () => socket.results(heads).length >= before + 3);
    const sent = socket.results<BlockHead>(heads).map(({ number, hash }) => [Number(number), hash]);
    expect(sent).toEqual(await nodeHashes(chain.rpcUrl, 1, sent.length));
  });

  test('from block 0 begins with block 0', async () => {
    const heads = await socket.subscribe(['newHeads', { fromBlock: '0x0' }]);
    await until('two are sent', () => socket.results(heads).length >= 2);
    const [genesis, first] = socket.results<BlockHead>(heads) as [BlockHead, BlockHead];
    expect(await call('eth_getBlockByNumber', '0x0', false)).toMatchObject(genesis);
    expect([genesis.number, first.number, first.parentHash]).toEqual(['0x0', '0x1', genesis.hash]);
  });
});

describe('logs', () => {
  test('from block 1 sends all matching old logs and continues with new ones', async () => {
    await stage.write(0, 'store', 2n, 'before');
    const logs = await socket.subscribe(['logs', { address: stage.probe, fromBlock: '0x1' }]);
    await stage.write(1, 'count', 20n);
    const { blockNumber } = await stage.write(0, 'store', 3n, 'after');
    const range = { address: stage.probe, fromBlock: '0x1', toBlock: hex(blockNumber) };
    const expected = await call<Log[]>('eth_getLogs', range);
    await until('all are sent', () => socket.results(logs).length >= expected.length);
    expect(socket.results(logs)).toEqual(expected);
  });

  test('sends only logs that match the topics', async () => {
    const { logs: written } = await stage.write(0, 'store', 4n, 'topic');
    const [topic] = written[0]?.topics as [Hash];
    const stored = await socket.subscribe([
      'logs',
      { address: stage.probe, topics: [topic, null, [word(5), word(7)]] },
    ]);
    await stage.write(0, 'store', 5n, 'one');
    await stage.write(0, 'store', 6n, 'not asked for');
    await stage.write(1, 'count', 7n);
    const { blockHash } = await stage.write(1, 'store', 7n, 'other');
    await until('two are sent', () => socket.results(stored).length >= 2);
    expect(socket.results<Log>(stored).map(({ topics }) => topics[2])).toEqual([word(5), word(7)]);
    expect(socket.results<Log>(stored)[1]?.blockHash).toBe(blockHash);
  });
});

describe('order', () => {
  test('the id of each of hundreds of subscriptions comes before its notifications, while blocks come', async () => {
    const observed = await socket.subscribe(['newHeads']);
    const ids: string[] = [];
    while (ids.length < 200 || socket.results(observed).length < 3) {
      const options = ids.length % 2 === 0 ? {} : { fromBlock: hex(await stage.head()) };
      ids.push(await socket.subscribe(['newHeads', options]));
      if (ids.length > 150) expect(await socket.call('eth_unsubscribe', ids.at(-150))).toBe(true);
    }
    expectIdsFirst(socket.messages);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^0x[1-9a-f][0-9a-f]{31}$/);
    for (const id of ids) {
      const numbers = socket.results<BlockHead>(id).map(({ number }) => Number(number));
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
    }
  });

  test('the ids in the answer to a batch come before the notifications of these subscriptions', async () => {
    const answers = await socket.batch(
      ['eth_subscribe', 'newHeads', { fromBlock: '0x1' }],
      ['eth_getBlockByNumber', 'latest', true],
      ['eth_subscribe', 'logs', { address: stage.probe, fromBlock: '0x1' }],
    );
    const [heads, , logs] = answers.map(({ result }) => result as string) as [string, string, string];
    await until('both send', () => socket.results(heads).length > 0 && socket.results(logs).length > 0);
    expect(Array.isArray(socket.messages[0])).toBe(true);
    expectIdsFirst(socket.messages);
  });

  test('the number of a sent head is never ahead of eth_blockNumber', async () => {
    let ahead = 0;
    let seen = 0;
    await socket.subscribe<BlockHead>(['newHeads'], ({ number }) => {
      void call<string>('eth_blockNumber').then((head) => {
        seen++;
        if (Number(head) < Number(number)) ahead++;
      });
    });
    await until('three heads are compared', () => seen >= 3);
    expect(ahead).toBe(0);
  });
});

describe('transactionReceipts', () => {
  test('sends the receipts of a block together, as eth_getTransactionReceipt gives them', async () => {
    const receipts = await socket.subscribe(['transactionReceipts']);
    const hashes = [...(await stage.transfer(0, 2)), ...(await stage.transfer(1, 2))];
    const sent = () => socket.results<Receipt[]>(receipts).flat();
    await until('all are sent', () => sent().length >= hashes.length);
    expect(sent()).toHaveLength(hashes.length);
    for (const receipt of sent())
      expect(receipt).toEqual(await call('eth_getTransactionReceipt', receipt.transactionHash));
    for (const group of socket.results<Receipt[]>(receipts))
      expect(group).toEqual(await call('eth_getBlockReceipts', group[0]?.blockHash));
  });

  test('sends only the requested receipts', async () => {
    const { raw, hash } = await stage.signTransfer(0);
    const receipts = await socket.subscribe(['transactionReceipts', { transactionHashes: [hash] }]);
    const others = await stage.transfer(1, 2);
    await call('eth_sendRawTransaction', raw);
    await until('it is sent', () => socket.results(receipts).length > 0);
    await until('the others are mined', async () => (await call('eth_getTransactionReceipt', others[1])) !== null);
    await stage.moreBlocks(1);
    expect(socket.results(receipts)).toEqual([[await call('eth_getTransactionReceipt', hash)]]);
  });
});

describe('a transaction on which the EVM panics', () => {
  test('is pending, then mined as failed, for filters, subscriptions, the pool and nonces', async () => {
    // Creation code with BLOBBASEFEE; it pays for its whole gas limit.
    const { raw, hash, from } = await stage.signCreation(0, '0x4a60005260206000f3', 100_000n);
    const pending = await socket.subscribe(['newPendingTransactions']);
    const receipts = await socket.subscribe(['transactionReceipts', { transactionHashes: [hash] }]);
    const [pendingFilter, blockFilter] = [
      await call('eth_newPendingTransactionFilter'),
      await call('eth_newBlockFilter'),
    ];
    await stage.moreBlocks(1);
    const receipt = await call<Receipt>('eth_sendRawTransactionSync', raw);
    expect(receipt).toMatchObject({ transactionHash: hash, status: '0x0', gasUsed: '0x186a0', logs: [] });
    expect(receipt.contractAddress).toMatch(/^0x[0-9a-f]{40}$/);
    await until('it is sent', () => socket.results(receipts).length > 0);
    expect(socket.results(receipts)).toEqual([[receipt]]);
    expect(socket.results(pending)).toEqual([hash]);
    expect(await call('eth_getFilterChanges', pendingFilter)).toEqual([hash]);
    expect(await call<Hash[]>('eth_getFilterChanges', blockFilter)).toContain(receipt.blockHash);
    expect(await call('eth_pendingTransactions')).toEqual([]);
    const nonce = await call<string>('eth_getTransactionCount', from, receipt.blockNumber);
    expect(await call('eth_getTransactionCount', from, 'pending')).toBe(nonce);
    expect(await call('eth_getTransactionBySenderAndNonce', from, hex(BigInt(nonce) - 1n))).toMatchObject({ hash });
  });
});

/**
 * Sends transfers, one after another, until one is seen before it is mined; resolves to its hash. Right after a block a
 * transaction waits for a whole block time, but on a busy machine Halley may not read the mempool in that time.
 */
async function sendTransfer(url: string, isSeen: () => boolean): Promise<string> {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const { raw, hash } = await stage.signTransfer(0);
    await stage.moreBlocks(1);
    await rpc(url, 'eth_sendRawTransaction', raw);
    // What is sent through Halley is seen in any case.
    const isMissed = async () =>
      url !== stage.halley.httpUrl && (await call('eth_getTransactionReceipt', hash)) !== null;
    await until('it is seen or missed', async () => isSeen() || (await isMissed()));
    if (isSeen()) return hash;
  }
  throw new Error('no transfer was seen before it was mined');
}

describe('newPendingTransactions', () => {
  test.each(['Halley', 'the node itself'])(
    'sends hash and full transaction of a transaction sent through %s',
    async (through) => {
      const [hashes, transactions] = [
        await socket.subscribe(['newPendingTransactions']),
        await socket.subscribe(['newPendingTransactions', true]),
      ];
      const isSeen = () => socket.results(hashes).length > 0 && socket.results(transactions).length > 0;
      const url = through === 'Halley' ? stage.halley.httpUrl : chain.evmRpcUrl;
      const hash = await sendTransfer(url, isSeen);
      expect(socket.results(hashes)).toEqual([hash]);
      const [sent] = socket.results<Transaction>(transactions) as [Transaction];
      expect(sent).toMatchObject({ hash, blockHash: null, blockNumber: null, transactionIndex: null });
      await until('it is mined', async () => (await call('eth_getTransactionReceipt', hash)) !== null);
      const mined = await call<Transaction>('eth_getTransactionByHash', hash);
      // The block decides these fields: its place, and the price that is paid.
      const { blockHash, blockNumber, transactionIndex, gasPrice, ...signed } = mined;
      expect([blockHash, blockNumber, transactionIndex, gasPrice]).not.toContain(null);
      expect(sent).toMatchObject(signed);
      await stage.moreBlocks(2);
      expect([socket.results(hashes), socket.results(transactions)]).toEqual([[hash], [sent]]);
    },
  );
});

describe('syncing', () => {
  test('sends false once, and nothing more while the node stays at its head', async () => {
    const syncing = await socket.subscribe(['syncing']);
    await stage.moreBlocks(5);
    expect(socket.results(syncing)).toEqual([false]);
  });
});

describe('eth_unsubscribe', () => {
  test('ends the subscription: no more notifications, and the id is unknown', async () => {
    const [ended, other] = [await socket.subscribe(['newHeads']), await socket.subscribe(['newHeads'])];
    await until('a head is sent', () => socket.results(ended).length > 0);
    expect(await socket.call('eth_unsubscribe', ended)).toBe(true);
    const before = socket.results(ended).length;
    await until('the other continues', () => socket.results(other).length >= before + 2);
    expect(socket.results(ended)).toHaveLength(before);
    expect(await socket.call('eth_unsubscribe', ended)).toBe(false);
  });
});

function word(value: number): string {
  return `0x${value.toString(16).padStart(64, '0')}`;
}

/** Expects that every notification comes after the answer with the id of its subscription. */
function expectIdsFirst(messages: Message[]): void {
  const known = new Set<unknown>();
  const early: string[] = [];
  for (const message of messages) {
    if (!('method' in message)) for (const { result } of [message].flat()) known.add(result);
    else if (!known.has(message.params.subscription)) early.push(message.params.subscription);
  }
  expect(early).toEqual([]);
}
