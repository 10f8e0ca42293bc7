/** Blocks with every kind of transaction, read by every method: the answers must agree with each other. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  Contract,
  ContractFactory,
  Interface,
  JsonRpcProvider,
  Wallet,
  encodeRlp,
  id,
  keccak256,
  toBeArray,
  type InterfaceAbi,
} from 'ethers';
import type { Block, FeeHistory, Log, Receipt, Transaction } from '../../generated/types.js';
import { bloomOf } from '../unit/ethereum/referenceBloom.js';
import { testChains } from '../support/testChains.js';
import { expectAnsweredWithin } from '../support/answeredWithin.js';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { compileProbe } from '../support/probe.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const SENDERS = 4;
const NULL_DEADLINE_MS = 50;

/** Creation code with BLOBBASEFEE, on which the EVM of the Go chain panics. The transaction pays all the same. */
const PANIC: string = '0x4a60005260206000f3';

/** Calls failWithReason() of the probe, and what it answers: Error('not today'). */
const FAIL_WITH_REASON: string = id('failWithReason()').slice(0, 10);
const NOT_TODAY = Interface.from(['error Error(string)']).encodeErrorResult('Error', ['not today']);

type FullBlock = Omit<Block, 'transactions'> & { transactions: Transaction[] };

describe.each(testChains)('on %s', (name, startChain) => {
  const { chain, halley } = halleyStage(startChain, {
    flags: { 'json-rpc.api': 'eth,net,web3,debug,ots,erigon,halley', 'trace.index': 'true' },
  });
  let first: number;
  let last: number;
  const blocks: FullBlock[] = [];

  const call = <T>(method: string, ...params: unknown[]) => rpc<T>(halley.httpUrl, method, ...params);

  beforeAll(async () => {
    const provider = new JsonRpcProvider(halley.httpUrl, undefined, {
      pollingInterval: 100,
      staticNetwork: true,
      cacheTimeout: -1,
    });
    const wallets = chain.accounts.slice(0, SENDERS).map(({ privateKey }) => new Wallet(privateKey, provider)) as [
      Wallet,
      ...Wallet[],
    ];
    const { abi, bytecode } = compileProbe();
    const contract = await new ContractFactory(abi as InterfaceAbi, bytecode, wallets[0]).deploy(1n);
    const deployed = await contract.deploymentTransaction()?.wait();
    first = deployed?.blockNumber as number;
    const gasPrice = (await provider.getFeeData()).gasPrice as bigint;
    const sent = await Promise.all(
      wallets.map(async (wallet) => {
        const probe = new Contract(contract.target, abi as InterfaceAbi, wallet);
        const options = { nonce: await wallet.getNonce('pending'), gasLimit: 2_000_000n };
        const to = '0x00000000000000000000000000000000deadbee3';
        const requests = [
          { to, value: 1n, gasLimit: 21_000n, type: 0, gasPrice },
          { to, value: 1n, gasLimit: 30_000n, type: 1, gasPrice, accessList: [{ address: to, storageKeys: [] }] },
          { to, value: 1n, gasLimit: 21_000n, type: 2 },
          await probe.getFunction('count').populateTransaction(40),
          await probe.getFunction('store').populateTransaction(5, 'note'),
          await probe.getFunction('failWithReason').populateTransaction(),
          await probe.getFunction('burnAllGas').populateTransaction(),
          { data: '0xfe', gasLimit: 100_000n },
          { data: PANIC, gasLimit: 100_000n },
          await probe.getFunction('count').populateTransaction(3),
        ];
        const responses = [];
        for (const [index, request] of requests.entries())
          responses.push(await wallet.sendTransaction({ ...options, ...request, nonce: options.nonce + index }));
        return responses;
      }),
    );
    const receipts = await Promise.all(sent.flat().map(({ hash }) => provider.waitForTransaction(hash)));
    last = Math.max(...receipts.map((receipt) => receipt?.blockNumber as number));
    for (let number = first; number <= last; number++)
      blocks.push(await call('eth_getBlockByNumber', hex(number), true));
    provider.destroy();
  }, 420_000);

  test('the blocks have every transaction type, failures and a creation', async () => {
    const transactions = blocks.flatMap((block) => block.transactions);
    expect(transactions).toHaveLength(1 + SENDERS * 10);
    expect(new Set(transactions.map(({ type }) => type))).toEqual(new Set(['0x0', '0x1', '0x2']));
    const receipts = await Promise.all(
      transactions.map(({ hash }) => call<Receipt>('eth_getTransactionReceipt', hash)),
    );
    expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(['0x0', '0x1']));
    expect(receipts.some(({ contractAddress }) => contractAddress !== null)).toBe(true);
  });

  test('a transaction on which the EVM panicked has paid for its gas limit, and is there as failed', async () => {
    const panicking = blocks.flatMap(({ transactions }) => transactions).filter(({ input }) => input === PANIC);
    expect(panicking).toHaveLength(SENDERS);
    for (const { hash, from } of panicking) {
      const receipt = await call<Receipt>('eth_getTransactionReceipt', hash);
      expect(receipt.contractAddress).toMatch(/^0x[0-9a-f]{40}$/);
      // The embedded chain runs the code.
      if (name !== 'the Go chain') expect(receipt.status).toBe('0x1');
      else expect([receipt.status, receipt.gasUsed, receipt.logs]).toEqual(['0x0', '0x186a0', []]);
      const [latest, pending] = await Promise.all(
        ['latest', 'pending'].map((tag) => call('eth_getTransactionCount', from, tag)),
      );
      expect(pending).toBe(latest);
    }
  });

  test('a block is the same by number and by hash, with hashes and with full transactions', async () => {
    for (const block of blocks) {
      expect(await call('eth_getBlockByHash', block.hash, true)).toEqual(block);
      const slim = { ...block, transactions: block.transactions.map(({ hash }) => hash) };
      expect(await call('eth_getBlockByNumber', block.number, false)).toEqual(slim);
      expect(await call('eth_getBlockByHash', block.hash)).toEqual(slim);
      const header = await call<Record<string, unknown>>('eth_getHeaderByNumber', block.number);
      expect(block).toMatchObject(header);
      expect(await call('eth_getHeaderByHash', block.hash)).toEqual(header);
    }
  });

  test('blocks are linked by their hashes', () => {
    blocks.slice(1).forEach((block, index) => expect(block.parentHash).toBe(blocks[index]?.hash));
  });

  test('a transaction is the same by hash, by index and in its block', async () => {
    for (const block of blocks)
      for (const [index, transaction] of block.transactions.entries()) {
        expect(transaction).toMatchObject({
          blockHash: block.hash,
          blockNumber: block.number,
          transactionIndex: hex(index),
        });
        expect(await call('eth_getTransactionByHash', transaction.hash)).toEqual(transaction);
        expect(await call('eth_getTransactionByBlockNumberAndIndex', block.number, hex(index))).toEqual(transaction);
        expect(await call('eth_getTransactionByBlockHashAndIndex', block.hash, hex(index))).toEqual(transaction);
      }
  });

  test('single receipts equal those of the block, and cumulativeGasUsed is the running sum', async () => {
    for (const block of blocks) {
      const receipts = await call<Receipt[]>('eth_getBlockReceipts', block.number);
      expect(await call('eth_getBlockReceipts', { blockHash: block.hash })).toEqual(receipts);
      let sum = 0;
      for (const [index, receipt] of receipts.entries()) {
        const transaction = block.transactions[index] as Transaction;
        expect(await call('eth_getTransactionReceipt', transaction.hash)).toEqual(receipt);
        sum += Number(receipt.gasUsed);
        expect(Number(receipt.cumulativeGasUsed)).toBe(sum);
        expect([receipt.transactionHash, receipt.blockHash, receipt.from]).toEqual([
          transaction.hash,
          block.hash,
          transaction.from,
        ]);
        expect(receipt.effectiveGasPrice).toBe(transaction.gasPrice);
      }
      expect(Number(block.gasUsed)).toBe(sum);
    }
  });

  test('the logs of the range are those of the receipts, and logIndex counts through each block', async () => {
    const ofReceipts: Log[] = [];
    for (const block of blocks) {
      const logs = (await call<Receipt[]>('eth_getBlockReceipts', block.number)).flatMap((receipt) => receipt.logs);
      expect(logs.map(({ logIndex }) => Number(logIndex))).toEqual(logs.map((_, index) => index));
      for (const log of logs) expect([log.blockHash, log.blockTimestamp]).toEqual([block.hash, block.timestamp]);
      ofReceipts.push(...logs);
    }
    expect(ofReceipts.length).toBeGreaterThan(SENDERS * 44);
    expect(await call('eth_getLogs', { fromBlock: hex(first), toBlock: hex(last) })).toEqual(ofReceipts);
    const topic = (ofReceipts[0] as Log).topics[0] as string;
    expect(await call('eth_getLogs', { fromBlock: hex(first), toBlock: hex(last), topics: [topic] })).toEqual(
      ofReceipts.filter(({ topics }) => topics[0] === topic),
    );
    for (const block of blocks)
      expect(await call('eth_getLogs', { blockHash: block.hash })).toEqual(
        ofReceipts.filter(({ blockHash }) => blockHash === block.hash),
      );
  });

  test('the bloom of a block and of a receipt is the bloom of its logs', async () => {
    for (const block of blocks) {
      const receipts = await call<Receipt[]>('eth_getBlockReceipts', block.number);
      expect(block.logsBloom).toBe(bloomOf(receipts.flatMap(({ logs }) => logs)));
      for (const receipt of receipts) expect(receipt.logsBloom).toBe(bloomOf(receipt.logs));
    }
  });

  test('the fee history has the values of the headers, and its last base fee is that of the next block', async () => {
    const history = await call<FeeHistory>('eth_feeHistory', hex(blocks.length), hex(last), [50]);
    expect(history.baseFeePerGas.slice(0, -1)).toEqual(blocks.map(({ baseFeePerGas }) => baseFeePerGas));
    expect(history.gasUsedRatio).toEqual(blocks.map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)));
    const next = await blockAt(last + 1);
    expect(history.baseFeePerGas.at(-1)).toBe(next.baseFeePerGas);
  });

  test('the predicted base fee at the head is that of the next block', async () => {
    for (let round = 0; round < 3; round++) {
      const history = await call<FeeHistory>('eth_feeHistory', '0x1', 'latest', []);
      const next = await blockAt(Number(history.oldestBlock) + 1);
      expect(history.baseFeePerGas[1]).toBe(next.baseFeePerGas);
    }
  });

  /** Waits for a block that is about to come. */
  async function blockAt(number: number): Promise<Block> {
    await until(`block ${number}`, async () => Number(await call('eth_blockNumber')) >= number);
    return call<Block>('eth_getBlockByNumber', hex(number), false);
  }

  describe('block 0', () => {
    let genesis: FullBlock;
    beforeAll(async () => {
      genesis = await call('eth_getBlockByNumber', '0x0', true);
    });

    test('is the parent of block 1, with the time and the application hash of the genesis', async () => {
      const one = await call<Block>('eth_getBlockByNumber', '0x1', false);
      expect([one.parentHash, genesis.number, genesis.transactions]).toEqual([genesis.hash, '0x0', []]);
      const url = `${chain.rpcUrl}/block?height=1`;
      const { result } = (await (await fetch(url)).json()) as {
        result: { block: { header: { app_hash: string } } };
      };
      const { result: document } = (await (await fetch(`${chain.rpcUrl}/genesis`)).json()) as {
        result: { genesis: { genesis_time: string } };
      };
      expect(Number(genesis.timestamp)).toBe(Math.floor(Date.parse(document.genesis.genesis_time) / 1000));
      expect(genesis.stateRoot).toBe(`0x${result.block.header.app_hash.toLowerCase().padStart(64, '0')}`);
    });

    test('has the hash of its header', () => {
      const integer = (text: string) => toBeArray(BigInt(text));
      const fields = [
        ...[genesis.parentHash, genesis.sha3Uncles, genesis.miner, genesis.stateRoot],
        ...[genesis.transactionsRoot, genesis.receiptsRoot, genesis.logsBloom],
        ...[genesis.difficulty, genesis.number, genesis.gasLimit, genesis.gasUsed, genesis.timestamp].map(integer),
        ...[genesis.extraData, genesis.mixHash, genesis.nonce, integer(genesis.baseFeePerGas ?? '')],
      ];
      expect(keccak256(encodeRlp(fields))).toBe(genesis.hash);
    });

    test('is the same by every method', async () => {
      expect(await call('eth_getBlockByNumber', 'earliest', true)).toEqual(genesis);
      expect(await call('eth_getBlockByHash', genesis.hash, true)).toEqual(genesis);
      const header = await call<object>('eth_getHeaderByNumber', '0x0');
      expect(genesis).toMatchObject(header);
      expect(await call('eth_getHeaderByHash', genesis.hash)).toEqual(header);
      expect(await call('eth_getBlockReceipts', '0x0')).toEqual([]);
      expect(await call('eth_getBlockTransactionCountByHash', genesis.hash)).toBe('0x0');
      expect(await call('eth_getUncleCountByBlockNumber', '0x0')).toBe('0x0');
      expect(await call('eth_getLogs', { blockHash: genesis.hash })).toEqual([]);
      expect(await call('eth_capabilities')).toMatchObject({ blocks: { oldestBlock: '0x0' } });
      const history = await call<FeeHistory>('eth_feeHistory', '0x400', '0x1', [50]);
      expect([history.oldestBlock, history.gasUsedRatio, history.baseFeePerGas[0]]).toEqual([
        '0x0',
        [0, 0],
        genesis.baseFeePerGas,
      ]);
    });

    test('has no state in front of a node that does not know it, never the newest; the earliest is that of block 1', async () => {
      const address = chain.accounts[0]?.address;
      for (const block of ['0x0', { blockHash: genesis.hash }]) {
        const { error } = await rpcAnswer(halley.httpUrl, 'eth_getBalance', [address, block]);
        expect(error).toEqual({
          code: 4444,
          message:
            'history not kept: nodes keep no state of block 0: the first state is that of block 1, which "earliest" also means',
        });
      }
      const first = await call('eth_getBalance', address, '0x1');
      expect(await call('eth_getBalance', address, 'earliest')).toBe(first);
      expect(await call('eth_getBalance', address, { blockNumber: 'earliest' })).toBe(first);
      expect(first).not.toBe(await call('eth_getBalance', address, 'latest'));
    });
  });

  describe('what does not exist is null at once', () => {
    const hash = `0x${'00'.repeat(31)}77`;
    const future = '0x7fffffff';
    test.each<[string, unknown[]]>([
      ['eth_getBlockByHash', [hash, false]],
      ['eth_getBlockByNumber', [future, false]],
      ['eth_getHeaderByHash', [hash]],
      ['eth_getHeaderByNumber', [future]],
      ['eth_getBlockTransactionCountByHash', [hash]],
      ['eth_getBlockTransactionCountByNumber', [future]],
      ['eth_getUncleCountByBlockHash', [hash]],
      ['eth_getUncleCountByBlockNumber', [future]],
      ['eth_getUncleByBlockHashAndIndex', [hash, '0x0']],
      ['eth_getUncleByBlockNumberAndIndex', ['latest', '0x0']],
      ['eth_getTransactionByHash', [hash]],
      ['eth_getTransactionReceipt', [hash]],
      ['eth_getTransactionLogs', [hash]],
      ['eth_getRawTransactionByHash', [hash]],
      ['eth_getTransactionByBlockHashAndIndex', [hash, '0x0']],
      ['eth_getTransactionByBlockNumberAndIndex', [future, '0x0']],
      ['eth_getTransactionByBlockNumberAndIndex', ['latest', '0xffff']],
      ['eth_getTransactionByBlockNumberAndIndex', ['latest', '0xffffffffffffffff']],
      ['eth_getRawTransactionByBlockHashAndIndex', [hash, '0x0']],
      ['eth_getRawTransactionByBlockNumberAndIndex', ['latest', '0xffff']],
      ['eth_getBlockReceipts', [hash]],
      ['eth_getBlockReceipts', [future]],
      ['eth_getTransactionByBlockNumberAndIndex', ['0x0', '0x0']],
    ])('%s %j', async (method, params) => {
      const ask = async () => expect(await rpcAnswer(halley.httpUrl, method, params)).toMatchObject({ result: null });
      await expectAnsweredWithin(NULL_DEADLINE_MS, ask);
    });
  });

  describe('Otterscan', () => {
    interface Page {
      txs: Transaction[];
      receipts: (Receipt & { timestamp: number })[];
      firstPage: boolean;
      lastPage: boolean;
    }

    const sender = () => chain.accounts[0]?.address.toLowerCase() ?? '';
    const isFrom = ({ from, to }: Transaction) => from === sender() || to === sender();

    beforeAll(() =>
      until('every block is indexed by address', async () => {
        const { traces } = await call<{ traces: { ranges: { from: string }[] } }>('halley_indexStatus');
        return Number(traces.ranges[0]?.from ?? Infinity) <= 1;
      }),
    );

    test('the pages before a block have every transaction of an address once, newest first', async () => {
      const found: Page[] = [];
      for (let before = 0; found.at(-1)?.lastPage !== true;) {
        found.push(await call<Page>('ots_searchTransactionsBefore', sender(), before, 4));
        before = Number(found.at(-1)?.txs.at(-1)?.blockNumber);
      }
      const mine = blocks.toReversed().flatMap(({ transactions }) => transactions.filter(isFrom).toReversed());
      expect(found.flatMap(({ txs }) => txs)).toEqual(mine);
      expect(found.map(({ firstPage }) => firstPage)).toEqual(found.map((_, index) => index === 0));
      for (const [index, { blockHash, transactionHash, timestamp }] of found
        .flatMap((page) => page.receipts)
        .entries()) {
        expect(transactionHash).toBe(mine[index]?.hash);
        expect(hex(timestamp)).toBe(blocks.find(({ hash }) => hash === blockHash)?.timestamp);
      }
    });

    test('the pages after a block have the same, the oldest page first', async () => {
      const found: Page[] = [];
      for (let after = 0; found.at(-1)?.firstPage !== true;) {
        found.push(await call<Page>('ots_searchTransactionsAfter', sender(), after, 4));
        after = Number(found.at(-1)?.txs[0]?.blockNumber);
      }
      const mine = blocks.toReversed().flatMap(({ transactions }) => transactions.filter(isFrom).toReversed());
      expect(found.toReversed().flatMap(({ txs }) => txs)).toEqual(mine);
      expect(found.map(({ lastPage }) => lastPage)).toEqual(found.map((_, index) => index === 0));
    });

    test('a block is as eth_getBlockByNumber has it, without transactions and bloom', async () => {
      for (const { transactions, ...block } of blocks) {
        const receipts = await call<Receipt[]>('eth_getBlockReceipts', block.number);
        const fees = receipts.reduce(
          (sum, { gasUsed, effectiveGasPrice }) => sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
          0n,
        );
        const details = {
          block: { ...block, logsBloom: null, transactionCount: transactions.length },
          issuance: { blockReward: '0x0', uncleReward: '0x0', issuance: '0x0' },
          totalFees: hex(fees),
        };
        expect(await call('ots_getBlockDetails', Number(block.number))).toEqual(details);
        expect(await call('ots_getBlockDetailsByHash', block.hash)).toEqual(details);
        const page = {
          fullblock: {
            ...details.block,
            transactions: transactions.slice(-2).map((shown) => ({ ...shown, input: shown.input.slice(0, 10) })),
          },
          receipts: receipts.slice(-2).map((shown) => ({ ...shown, logs: null, logsBloom: null })),
        };
        expect(await call('ots_getBlockTransactions', Number(block.number), 0, 2)).toEqual(page);
      }
    });

    test('halley index backfill --trace.index traces every block, and shows its progress', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'halley-backfill-'));
      const grpc = chain.grpcAddress === '' ? [] : ['--node-grpc', chain.grpcAddress];
      const command = [
        MAIN,
        'index',
        'backfill',
        '--node',
        chain.rpcUrl,
        ...grpc,
        '--data-dir',
        folder,
        '--trace.index',
      ];
      const to = ['--to', String(last)];
      const { stdout } = await promisify(execFile)(process.execPath, [...command, ...to, '--log-level', 'error']);
      await rm(folder, { recursive: true });
      expect(stdout).toMatch(new RegExp(`100\\.0 %, ${last} of ${last} blocks traced`));
    }, 60_000);

    test('creator, code, errors and nonces are those of the transactions', async () => {
      const all = blocks.flatMap(({ transactions }) => transactions);
      const [creation] = all;
      const { contractAddress } = await call<Receipt>('eth_getTransactionReceipt', creation?.hash);
      expect(await call('ots_hasCode', contractAddress, 'latest')).toBe(true);
      expect(await call('ots_hasCode', contractAddress, first - 1)).toBe(false);
      expect(await call('ots_getContractCreator', contractAddress)).toEqual({
        hash: creation?.hash,
        creator: creation?.from,
      });
      expect(await call('ots_getTransactionBySenderAndNonce', creation?.from, Number(creation?.nonce))).toBe(
        creation?.hash,
      );
      expect(await call('ots_getTransactionError', creation?.hash)).toBe('0x');
      const reason = all.find(({ input }) => input === FAIL_WITH_REASON);
      expect(await call('ots_getTransactionError', reason?.hash)).toBe(NOT_TODAY);
      expect(await call('ots_traceTransaction', reason?.hash)).toEqual([
        {
          type: 'CALL',
          depth: 0,
          from: reason?.from,
          to: reason?.to,
          value: '0x0',
          input: FAIL_WITH_REASON,
          output: NOT_TODAY,
        },
      ]);
      expect(await call('ots_getInternalOperations', reason?.hash)).toEqual([]);
      expect(await call('erigon_getHeaderByNumber', first)).toEqual(await call('eth_getHeaderByNumber', hex(first)));
    });
  });

  describe('log queries that cannot be answered', () => {
    test.each<[object, number, string]>([
      [{ fromBlock: '0x5', toBlock: '0x4' }, -32602, 'invalid block range params'],
      [{ fromBlock: '0x1', toBlock: '0x7fffffff' }, -32602, 'block range extends beyond current head block'],
      [{ blockHash: `0x${'00'.repeat(32)}` }, -32000, 'unknown block'],
      [
        { blockHash: `0x${'00'.repeat(32)}`, fromBlock: '0x1' },
        -32602,
        'invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other',
      ],
    ])('%j', async (filter, code, message) => {
      expect((await rpcAnswer(halley.httpUrl, 'eth_getLogs', [filter])).error).toMatchObject({ code, message });
    });

    test('a range that begins at 0 begins at the first block', async () => {
      expect((await rpcAnswer(halley.httpUrl, 'eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1' }])).result).toEqual(
        [],
      );
    });
  });

  describe('unknown state is an error, never the newest state', () => {
    test('a balance above the head', async () => {
      const params = [chain.accounts[0]?.address, '0x7fffffff'];
      const { error } = await rpcAnswer(halley.httpUrl, 'eth_getBalance', params);
      expect(error).toMatchObject({ code: -32000, message: 'header not found' });
    });

    test('a balance at an unknown hash', async () => {
      const { error } = await rpcAnswer(halley.httpUrl, 'eth_getBalance', [
        chain.accounts[0]?.address,
        { blockHash: `0x${'11'.repeat(32)}` },
      ]);
      expect(error).toMatchObject({ code: -32000, message: 'header for hash not found' });
    });
  });
});
