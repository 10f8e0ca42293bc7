/**
 * Blocks made up for tests: linked by their hashes, with transactions, receipts and logs of the shapes that are served.
 */
import { createHash } from 'node:crypto';
import type { Address, Bytes256, Data, Hash, Header, Log, Receipt, Transaction } from '../../../generated/types.js';
import { addToBloom, createBloom } from '../../../src/ethereum/bloom.js';
import { encodeData, encodeQuantity } from '../../../src/ethereum/hex.js';
import type { EmittedLog } from '../../../src/ethereum/log.js';
import { logObject } from '../../../src/ethereum/log.js';
import type { BlockContent } from '../../../src/store/encodeStoredBlock.js';

/** What a made-up transaction emits. */
export interface SyntheticTransaction {
  logs: EmittedLog[];
}

export interface SyntheticOptions {
  /** Blocks of different branches have different hashes; one branch is linked from its fork on. */
  branch?: string;
  parentHash?: Hash;
  transactions?: SyntheticTransaction[];
  undecodable?: { txIndex: number; reason: string }[];
}

/** 32 bytes that depend on nothing but the words. */
export function hashOf(...words: (string | number)[]): Hash {
  return `0x${createHash('sha256').update(words.join('/')).digest('hex')}` as Hash;
}

export function addressOf(...words: (string | number)[]): Address {
  return hashOf(...words).slice(0, 42) as Address;
}

export function blockHashAt(number: number, branch = 'main'): Hash {
  return hashOf('block', branch, number);
}

export function transactionHashAt(number: number, index: number, branch = 'main'): Hash {
  return hashOf('transaction', branch, number, index);
}

export function syntheticLog(address: Address, topics: Hash[], data = '0x'): EmittedLog {
  return { address, topics, data: data as Data };
}

export function syntheticBlock(number: number, options: SyntheticOptions = {}): BlockContent {
  const { branch = 'main', transactions = [], undecodable = [] } = options;
  const hash = blockHashAt(number, branch);
  const parentHash = options.parentHash ?? blockHashAt(number - 1, branch);
  const timestamp = 1_700_000_000 + number;
  const bloom = createBloom();
  let logIndex = 0;
  const receipts = transactions.map(({ logs }, index) => {
    const transactionHash = transactionHashAt(number, index, branch);
    const place = { blockHash: hash, blockNumber: number, transactionIndex: index, transactionHash, timestamp };
    const objects = logs.map((log) => {
      addToBloom(bloom, log.address);
      for (const topic of log.topics) addToBloom(bloom, topic);
      return logObject(log, place, logIndex++);
    });
    return receiptOf(number, index, branch, objects);
  });
  const header = headerOf(number, hash, parentHash, encodeData(bloom) as string as Bytes256);
  return {
    header,
    bloom,
    block: {
      ...header,
      totalDifficulty: '0x0' as Header['difficulty'],
      size: encodeQuantity(1000),
      uncles: [],
      withdrawals: [],
    },
    transactions: transactions.map((_, index) => transactionOf(number, index, branch)),
    receipts,
    rawTransactions: transactions.map((_, index) => Buffer.from(`raw transaction ${number}/${index}`)),
    transactionHashes: transactions.map((_, index) => transactionHashAt(number, index, branch)),
    summary: {
      number,
      hash,
      parentHash,
      timestamp,
      timestampNanos: 123_456_789,
      miner: addressOf('miner'),
      proposerAddress: addressOf('proposer'),
      gasLimit: 40_000_000n,
      gasUsed: 21_000n * BigInt(transactions.length),
      baseFeePerGas: 1_000_000_000n,
      nextBaseFeePerGas: number % 2 === 0 ? 1_000_000_001n : null,
      blockGas: 21_000n,
      transactionCount: transactions.length,
      rewards: transactions.map((_, index) => ({ tip: BigInt(index) * 10n ** 9n, gasUsed: 21_000n })),
    },
    undecodable,
  };
}

function headerOf(number: number, hash: Hash, parentHash: Hash, logsBloom: Bytes256): Header {
  return {
    number: encodeQuantity(number),
    hash,
    parentHash,
    nonce: '0x0000000000000000' as Header['nonce'],
    mixHash: hashOf('zero'),
    sha3Uncles: hashOf('uncles'),
    logsBloom,
    stateRoot: hashOf('state', number),
    miner: addressOf('miner'),
    difficulty: encodeQuantity(0),
    extraData: '0x' as Data,
    gasLimit: encodeQuantity(40_000_000),
    gasUsed: encodeQuantity(21_000),
    timestamp: encodeQuantity(1_700_000_000 + number),
    transactionsRoot: hashOf('transactions', number),
    receiptsRoot: hashOf('receipts', number),
    baseFeePerGas: encodeQuantity(10 ** 9),
  };
}

function transactionOf(number: number, index: number, branch: string): Transaction {
  return {
    type: '0x0',
    blockHash: blockHashAt(number, branch),
    blockNumber: encodeQuantity(number),
    transactionIndex: encodeQuantity(index),
    hash: transactionHashAt(number, index, branch),
    from: addressOf('from', index),
    to: addressOf('to', index),
    nonce: encodeQuantity(number),
    gas: encodeQuantity(21_000),
    value: encodeQuantity(1),
    input: '0x' as Data,
    gasPrice: encodeQuantity(10 ** 9),
    v: encodeQuantity(27),
    r: encodeQuantity(1),
    s: encodeQuantity(1),
  };
}

function receiptOf(number: number, index: number, branch: string, logs: Log[]): Receipt {
  return {
    type: '0x0',
    status: '0x1',
    blockHash: blockHashAt(number, branch),
    blockNumber: encodeQuantity(number),
    transactionHash: transactionHashAt(number, index, branch),
    transactionIndex: encodeQuantity(index),
    from: addressOf('from', index),
    to: addressOf('to', index),
    contractAddress: null,
    gasUsed: encodeQuantity(21_000),
    cumulativeGasUsed: encodeQuantity(21_000 * (index + 1)),
    effectiveGasPrice: encodeQuantity(10 ** 9),
    logs,
    logsBloom: encodeData(new Uint8Array(256)) as string as Bytes256,
  };
}
