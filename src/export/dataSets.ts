/**
 * The data sets that can be exported. Their columns have the names that cryo (github.com/paradigmxyz/cryo) gives them;
 * receipts, which cryo does not have, follow its style. docs/guide/export.md lists what differs.
 */
import type { Block, Log, Receipt, SetCodeTransaction, Transaction } from '../../generated/types.js';
import { binary, boolean, decimal, EXTRA, json, NULLABLE, u256, u32, u64, wholeWord, type Column } from './columns.js';

/** What rows of all data sets have besides. */
export interface RowContext {
  chainId: bigint;
  /** Of the block: whole seconds since the epoch. */
  timestamp: number;
}

/** What the rows of each data set are made from. */
export interface RowSources {
  blocks: RowContext & { block: Omit<Block, 'transactions'> };
  transactions: RowContext & { transaction: Transaction; receipt: Receipt };
  receipts: RowContext & { receipt: Receipt };
  logs: RowContext & { log: Log };
}

/** The name of a data set. */
export type DataSetName = keyof RowSources;

/** The columns of each data set, in the order in which they are written. */
export const DATA_SETS: { readonly [Name in DataSetName]: readonly Column<RowSources[Name]>[] } = {
  blocks: [
    u32('block_number', ({ block }) => block.number),
    binary('block_hash', ({ block }) => block.hash),
    u32('timestamp', ({ timestamp }) => timestamp),
    binary('author', ({ block }) => block.miner),
    u64('gas_used', ({ block }) => block.gasUsed),
    binary('extra_data', ({ block }) => block.extraData),
    decimal('base_fee_per_gas', ({ block }) => block.baseFeePerGas, NULLABLE),
    u64('chain_id', ({ chainId }) => chainId),
    binary('parent_hash', ({ block }) => block.parentHash, EXTRA),
    binary('uncles_hash', ({ block }) => block.sha3Uncles, EXTRA),
    binary('state_root', ({ block }) => block.stateRoot, EXTRA),
    binary('transactions_root', ({ block }) => block.transactionsRoot, EXTRA),
    binary('receipts_root', ({ block }) => block.receiptsRoot, EXTRA),
    u64('gas_limit', ({ block }) => block.gasLimit, EXTRA),
    binary('logs_bloom', ({ block }) => block.logsBloom, EXTRA),
    u64('difficulty', ({ block }) => block.difficulty, EXTRA),
    ...u256<RowSources['blocks']>('total_difficulty', ({ block }) => block.totalDifficulty, EXTRA),
    u64('size', ({ block }) => block.size, EXTRA),
    binary('mix_hash', ({ block }) => block.mixHash, EXTRA),
    binary('nonce', ({ block }) => block.nonce, EXTRA),
    binary('withdrawals_root', ({ block }) => block.withdrawalsRoot, { ...EXTRA, ...NULLABLE }),
  ],
  transactions: [
    u32('block_number', ({ transaction }) => transaction.blockNumber),
    u32('transaction_index', ({ transaction }) => transaction.transactionIndex),
    binary('transaction_hash', ({ transaction }) => transaction.hash),
    u64('nonce', ({ transaction }) => transaction.nonce),
    binary('from_address', ({ transaction }) => transaction.from),
    binary('to_address', ({ transaction }) => transaction.to, NULLABLE),
    ...u256<RowSources['transactions']>('value', ({ transaction }) => transaction.value),
    binary('input', ({ transaction }) => transaction.input),
    u64('gas_limit', ({ transaction }) => transaction.gas),
    u64('gas_used', ({ receipt }) => receipt.gasUsed),
    decimal('gas_price', ({ transaction }) => transaction.gasPrice),
    u32('transaction_type', ({ transaction }) => transaction.type),
    decimal('max_priority_fee_per_gas', ({ transaction }) => memberOf(transaction, 'maxPriorityFeePerGas'), NULLABLE),
    decimal('max_fee_per_gas', ({ transaction }) => memberOf(transaction, 'maxFeePerGas'), NULLABLE),
    boolean('success', ({ receipt }) => receipt.status === '0x1'),
    u32('n_input_bytes', ({ transaction }) => byteLength(transaction.input)),
    u32('n_input_zero_bytes', ({ transaction }) => zeroBytes(transaction.input)),
    u32('n_input_nonzero_bytes', ({ transaction: { input } }) => byteLength(input) - zeroBytes(input)),
    u64('chain_id', ({ chainId }) => chainId),
    binary('block_hash', ({ transaction }) => transaction.blockHash, EXTRA),
    u32('timestamp', ({ timestamp }) => timestamp, EXTRA),
    binary('r', ({ transaction }) => wholeWord(transaction.r), EXTRA),
    binary('s', ({ transaction }) => wholeWord(transaction.s), EXTRA),
    decimal('v', ({ transaction }) => transaction.v, EXTRA),
    json('access_list', ({ transaction }) => memberOf(transaction, 'accessList'), { ...EXTRA, ...NULLABLE }),
    json('authorization_list', ({ transaction }) => memberOf(transaction, 'authorizationList'), {
      ...EXTRA,
      ...NULLABLE,
    }),
  ],
  receipts: [
    u32('block_number', ({ receipt }) => receipt.blockNumber),
    u32('transaction_index', ({ receipt }) => receipt.transactionIndex),
    binary('transaction_hash', ({ receipt }) => receipt.transactionHash),
    binary('from_address', ({ receipt }) => receipt.from),
    binary('to_address', ({ receipt }) => receipt.to, NULLABLE),
    binary('contract_address', ({ receipt }) => receipt.contractAddress, NULLABLE),
    u64('gas_used', ({ receipt }) => receipt.gasUsed),
    u64('cumulative_gas_used', ({ receipt }) => receipt.cumulativeGasUsed),
    decimal('effective_gas_price', ({ receipt }) => receipt.effectiveGasPrice),
    u32('transaction_type', ({ receipt }) => receipt.type),
    boolean('success', ({ receipt }) => receipt.status === '0x1'),
    u32('n_logs', ({ receipt }) => receipt.logs.length),
    u64('chain_id', ({ chainId }) => chainId),
    binary('block_hash', ({ receipt }) => receipt.blockHash, EXTRA),
    u32('timestamp', ({ timestamp }) => timestamp, EXTRA),
    binary('logs_bloom', ({ receipt }) => receipt.logsBloom, EXTRA),
  ],
  logs: [
    u32('block_number', ({ log }) => log.blockNumber),
    u32('transaction_index', ({ log }) => log.transactionIndex),
    u32('log_index', ({ log }) => log.logIndex),
    binary('transaction_hash', ({ log }) => log.transactionHash),
    binary('address', ({ log }) => log.address),
    binary('topic0', ({ log }) => log.topics[0], NULLABLE),
    binary('topic1', ({ log }) => log.topics[1], NULLABLE),
    binary('topic2', ({ log }) => log.topics[2], NULLABLE),
    binary('topic3', ({ log }) => log.topics[3], NULLABLE),
    binary('data', ({ log }) => log.data),
    u32('n_data_bytes', ({ log }) => byteLength(log.data)),
    u64('chain_id', ({ chainId }) => chainId),
    binary('block_hash', ({ log }) => log.blockHash, EXTRA),
    u32('timestamp', ({ timestamp }) => timestamp, EXTRA),
  ],
};

/** The names of all data sets. */
// The keys of the table above.
export const DATA_SET_NAMES = Object.keys(DATA_SETS) as DataSetName[];

/** A member that only some types of transactions have. */
function memberOf<Name extends keyof SetCodeTransaction>(
  transaction: Transaction,
  name: Name,
): SetCodeTransaction[Name] | undefined {
  // Where another type has the member, it has the same type.
  return (transaction as Partial<SetCodeTransaction>)[name];
}

function byteLength(data: string): number {
  return data.length / 2 - 1;
}

const DIGIT_ZERO = 0x30;

function zeroBytes(data: string): number {
  let count = 0;
  for (let at = 2; at < data.length; at += 2)
    if (data.charCodeAt(at) === DIGIT_ZERO && data.charCodeAt(at + 1) === DIGIT_ZERO) count += 1;
  return count;
}
