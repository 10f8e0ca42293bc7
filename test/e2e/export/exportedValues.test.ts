/** What `halley export` writes beside a running service, read by DuckDB, is what the service responds with. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet, type TransactionRequest } from 'ethers';
import type { Block, Log, Receipt, Transaction } from '../../../generated/types.js';
import { halleyStage } from '../../support/halleyStage.js';
import { hex, rpc } from '../../support/rpc.js';
import { startAutomining } from '../../support/testChains.js';
import { DuckDb, type TextRow } from '../../support/duckDb.js';
import { runExport } from './exportProcess.js';

const { chain, halley } = halleyStage(startAutomining);

const GAS = { gasLimit: 200_000n, gasPrice: 2n * 10n ** 9n };
const TO = '0x00000000000000000000000000000000deadbee3';
const DATA_SETS = ['blocks', 'transactions', 'receipts', 'logs'] as const;
type DataSet = (typeof DATA_SETS)[number];
type FullBlock = Omit<Block, 'transactions'> & { transactions: Transaction[] };

/** Emits five logs with 32 bytes of data each: with 0, 1, 2, 3 and 4 topics. Creates a contract without code. */
const EMIT_LOGS = `0x60ff600052${[0, 1, 2, 3, 4].map((topics) => `${'60aa'.repeat(topics)}60206000a${topics}`).join('')}00`;

const REQUESTS: TransactionRequest[] = [
  { ...GAS, type: 0, data: EMIT_LOGS },
  { ...GAS, type: 0, to: TO, value: 1_234_567_890_123_456_789n },
  { ...GAS, type: 1, to: TO, value: 1n, accessList: [{ address: TO, storageKeys: [`0x${'0'.repeat(63)}1`] }] },
  { gasLimit: 30_000n, type: 2, to: TO, data: '0x00ff00', maxFeePerGas: 3n * 10n ** 10n, maxPriorityFeePerGas: 7n },
  // An opcode that does not exist: the creation fails.
  { ...GAS, type: 0, data: '0xfe' },
  { ...GAS, type: 0, data: EMIT_LOGS },
];

let folder: string;
let duckDb: DuckDb;
let last: number;
const expected: Record<DataSet, TextRow[]> = { blocks: [], transactions: [], receipts: [], logs: [] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-export-'));
  duckDb = await DuckDb.open();
  const wallet = new Wallet((chain.accounts[0] as { privateKey: string }).privateKey);
  for (const [nonce, request] of REQUESTS.entries()) {
    const raw = await wallet.signTransaction({ ...request, nonce, chainId: chain.chainId });
    await rpc(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
  }
  last = Number(await rpc(halley.httpUrl, 'eth_blockNumber'));
  for (let number = 0; number <= last; number++) {
    const block = await rpc<FullBlock>(halley.httpUrl, 'eth_getBlockByNumber', hex(number), true);
    const receipts = await rpc<Receipt[]>(halley.httpUrl, 'eth_getBlockReceipts', hex(number));
    expected.blocks.push(blockRow(block));
    block.transactions.forEach((transaction, index) => {
      expected.transactions.push(transactionRow(block, transaction, receipts[index] as Receipt));
      expected.receipts.push(receiptRow(block, receipts[index] as Receipt));
    });
  }
  const logs = await rpc<Log[]>(halley.httpUrl, 'eth_getLogs', { fromBlock: '0x0', toBlock: hex(last) });
  expected.logs.push(...logs.map(logRow));
}, 120_000);

afterAll(async () => {
  duckDb?.close();
  await rm(folder, { recursive: true });
});

test('the chain has logs with 0 to 4 topics, a failure, a creation and three types of transactions', () => {
  expect(expected.logs.map((log) => [0, 1, 2, 3].filter((place) => log[`topic${place}`] !== null).length)).toEqual([
    0, 1, 2, 3, 4, 0, 1, 2, 3, 4,
  ]);
  expect(expected.receipts.map(({ success }) => success)).toEqual(['true', 'true', 'true', 'true', 'false', 'true']);
  expect(expected.receipts.map((receipt) => receipt['contract_address'] !== null)).toContain(true);
  expect(expected.transactions.map((transaction) => transaction['transaction_type'])).toEqual([
    ...['0', '0', '1', '2', '0', '0'],
  ]);
});

test.each(['parquet', 'csv', 'jsonl'] as const)('every column of %s has the values of the service', async (format) => {
  const output = join(folder, format);
  const args = ['--data-dir', halley.dataDir, '--output', output, '--format', format, '--to', String(last)];
  const { status, stdout, stderr } = runExport(...DATA_SETS, ...args, '--columns', 'all', '--chunk-size', '4');
  expect(stderr).toMatch(new RegExp(`^100.0 %, ${last + 1} of ${last + 1} blocks exported, \\d+ blocks/s\n$`));
  const chunks = Math.ceil((last + 1) / 4);
  expect(stdout).toBe(`blocks 0 to ${last}: ${4 * chunks} files written to ${output}, 0 were there\n`);
  expect(status).toBe(0);
  for (const dataSet of DATA_SETS) {
    const rows = await duckDb.rows(sourceOf(output, dataSet, format));
    expect(rows.map((row) => withNumbers(row))).toEqual(expected[dataSet].map((row) => withNumbers(row)));
  }
});

test('the columns of Parquet have the types of cryo, and prices have 38 digits', async () => {
  const output = join(folder, 'usual');
  const { status } = runExport(...DATA_SETS, '--data-dir', halley.dataDir, '--output', output);
  expect(status).toBe(0);
  expect((await readdir(output)).sort()).toEqual(
    DATA_SETS.map((name) => `halley-dev_31337-1__${name}__00000000_to_0000000${last}.parquet`).sort(),
  );
  const types = await Promise.all(DATA_SETS.map((dataSet) => duckDb.types(sourceOf(output, dataSet, 'parquet'))));
  const [blocks, transactions, receipts, logs] = types;
  expect(blocks).toEqual({
    ...{ block_number: 'UINTEGER', block_hash: 'BLOB', timestamp: 'UINTEGER', author: 'BLOB', gas_used: 'UBIGINT' },
    ...{ extra_data: 'BLOB', base_fee_per_gas: 'DECIMAL(38,0)', chain_id: 'UBIGINT' },
  });
  expect(transactions).toEqual({
    ...{ block_number: 'UINTEGER', transaction_index: 'UINTEGER', transaction_hash: 'BLOB', nonce: 'UBIGINT' },
    ...{ from_address: 'BLOB', to_address: 'BLOB', value_binary: 'BLOB', value_string: 'VARCHAR', value_f64: 'DOUBLE' },
    ...{ input: 'BLOB', gas_limit: 'UBIGINT', gas_used: 'UBIGINT', gas_price: 'DECIMAL(38,0)' },
    ...{ transaction_type: 'UINTEGER', max_priority_fee_per_gas: 'DECIMAL(38,0)', max_fee_per_gas: 'DECIMAL(38,0)' },
    ...{ success: 'BOOLEAN', n_input_bytes: 'UINTEGER', n_input_zero_bytes: 'UINTEGER' },
    ...{ n_input_nonzero_bytes: 'UINTEGER', chain_id: 'UBIGINT' },
  });
  expect(receipts).toEqual({
    ...{ block_number: 'UINTEGER', transaction_index: 'UINTEGER', transaction_hash: 'BLOB', from_address: 'BLOB' },
    ...{ to_address: 'BLOB', contract_address: 'BLOB', gas_used: 'UBIGINT', cumulative_gas_used: 'UBIGINT' },
    ...{ effective_gas_price: 'DECIMAL(38,0)', transaction_type: 'UINTEGER', success: 'BOOLEAN', n_logs: 'UINTEGER' },
    chain_id: 'UBIGINT',
  });
  expect(logs).toEqual({
    ...{ block_number: 'UINTEGER', transaction_index: 'UINTEGER', log_index: 'UINTEGER', transaction_hash: 'BLOB' },
    ...{ address: 'BLOB', topic0: 'BLOB', topic1: 'BLOB', topic2: 'BLOB', topic3: 'BLOB', data: 'BLOB' },
    ...{ n_data_bytes: 'UINTEGER', chain_id: 'UBIGINT' },
  });
});

test('with --hex, binary columns are text', async () => {
  const output = join(folder, 'hex');
  const { status } = runExport('logs', '--hex', '--data-dir', halley.dataDir, '--output', output);
  expect(status).toBe(0);
  const source = sourceOf(output, 'logs', 'parquet');
  expect(await duckDb.types(source)).toMatchObject({ address: 'VARCHAR', topic3: 'VARCHAR', data: 'VARCHAR' });
  const found = await duckDb.query(`SELECT DISTINCT address FROM ${source} WHERE topic0 IS NOT NULL ORDER BY address`);
  const addresses = [...new Set(expected.logs.map(({ address }) => address))].sort();
  expect(found).toEqual(addresses.map((address) => ({ address })));
});

/** How DuckDB reads the files: it does not have to guess what CSV means. */
function sourceOf(output: string, dataSet: DataSet, format: 'parquet' | 'csv' | 'jsonl'): string {
  const files = `'${output}/*__${dataSet}__*.${format}'`;
  if (format === 'csv') return `read_csv(${files}, all_varchar = true, quote = '"', escape = '"')`;
  return format === 'jsonl' ? `read_json(${files})` : files;
}

/** The digits of floating-point numbers are not the same everywhere. */
function withNumbers(row: TextRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name.endsWith('_f64') ? Number(value) : value]),
  );
}

const integer = (quantity: string | undefined): string | null =>
  quantity === undefined ? null : BigInt(quantity).toString();
const word = (quantity: string): string => `0x${BigInt(quantity).toString(16).padStart(64, '0')}`;
const u256 = (name: string, quantity: string): TextRow => ({
  [`${name}_binary`]: word(quantity),
  [`${name}_string`]: BigInt(quantity).toString(),
  [`${name}_f64`]: String(Number(quantity)),
});

function blockRow(block: FullBlock): TextRow {
  return {
    block_number: integer(block.number),
    block_hash: block.hash,
    timestamp: integer(block.timestamp),
    author: block.miner,
    gas_used: integer(block.gasUsed),
    extra_data: block.extraData,
    base_fee_per_gas: integer(block.baseFeePerGas),
    chain_id: String(chain.chainId),
    parent_hash: block.parentHash,
    uncles_hash: block.sha3Uncles,
    state_root: block.stateRoot,
    transactions_root: block.transactionsRoot,
    receipts_root: block.receiptsRoot,
    gas_limit: integer(block.gasLimit),
    logs_bloom: block.logsBloom,
    difficulty: '0',
    ...u256('total_difficulty', block.totalDifficulty),
    size: integer(block.size),
    mix_hash: block.mixHash,
    nonce: block.nonce,
    withdrawals_root: block.withdrawalsRoot ?? null,
  };
}

function transactionRow(block: FullBlock, transaction: Transaction, receipt: Receipt): TextRow {
  const { accessList, maxFeePerGas, maxPriorityFeePerGas } = transaction as Partial<
    Record<'maxFeePerGas' | 'maxPriorityFeePerGas', string> & { accessList: unknown[] }
  >;
  const bytes = Buffer.from(transaction.input.slice(2), 'hex');
  const zeros = bytes.filter((byte) => byte === 0).length;
  return {
    block_number: integer(block.number),
    transaction_index: integer(receipt.transactionIndex),
    transaction_hash: transaction.hash,
    nonce: integer(transaction.nonce),
    from_address: transaction.from,
    to_address: transaction.to,
    ...u256('value', transaction.value),
    input: transaction.input,
    gas_limit: integer(transaction.gas),
    gas_used: integer(receipt.gasUsed),
    gas_price: integer(transaction.gasPrice),
    transaction_type: integer(transaction.type),
    max_priority_fee_per_gas: integer(maxPriorityFeePerGas),
    max_fee_per_gas: integer(maxFeePerGas),
    success: String(receipt.status === '0x1'),
    n_input_bytes: String(bytes.length),
    n_input_zero_bytes: String(zeros),
    n_input_nonzero_bytes: String(bytes.length - zeros),
    chain_id: String(chain.chainId),
    block_hash: block.hash,
    timestamp: integer(block.timestamp),
    r: word(transaction.r),
    s: word(transaction.s),
    v: integer(transaction.v),
    access_list: accessList === undefined ? null : JSON.stringify(accessList),
    authorization_list: null,
  };
}

function receiptRow(block: FullBlock, receipt: Receipt): TextRow {
  return {
    block_number: integer(block.number),
    transaction_index: integer(receipt.transactionIndex),
    transaction_hash: receipt.transactionHash,
    from_address: receipt.from,
    to_address: receipt.to,
    contract_address: receipt.contractAddress,
    gas_used: integer(receipt.gasUsed),
    cumulative_gas_used: integer(receipt.cumulativeGasUsed),
    effective_gas_price: integer(receipt.effectiveGasPrice),
    transaction_type: integer(receipt.type),
    success: String(receipt.status === '0x1'),
    n_logs: String(receipt.logs.length),
    chain_id: String(chain.chainId),
    block_hash: block.hash,
    timestamp: integer(block.timestamp),
    logs_bloom: receipt.logsBloom,
  };
}

function logRow(log: Log): TextRow {
  return {
    block_number: integer(log.blockNumber ?? undefined),
    transaction_index: integer(log.transactionIndex ?? undefined),
    log_index: integer(log.logIndex ?? undefined),
    transaction_hash: log.transactionHash,
    address: log.address,
    topic0: log.topics[0] ?? null,
    topic1: log.topics[1] ?? null,
    topic2: log.topics[2] ?? null,
    topic3: log.topics[3] ?? null,
    data: log.data,
    n_data_bytes: String(log.data.length / 2 - 1),
    chain_id: String(chain.chainId),
    block_hash: log.blockHash,
    timestamp: integer(log.blockTimestamp ?? undefined),
  };
}
