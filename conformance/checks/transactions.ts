/** Rules between the answers about transactions, receipts and logs. */
import { decodeData, encodeQuantity } from '../../src/ethereum/hex.js';
import { keccakHash } from '../../src/ethereum/keccak.js';
import type { Outcome } from '../client/answer.js';
import { differences, isObject, objectOf, quantityOf, sameJson, textOf, type JsonObject } from '../json.js';
import { logsOf, type Sample } from '../material.js';
import { bloomOf, createdAddress, encodeSigned, senderOf } from '../recompute.js';
import type { RuleName } from '../rules.js';
import type { Session } from '../session.js';
import { evidenceOf, type Checked } from './blocks.js';

/** Checks the transactions, receipts and logs of the material. */
export async function checkTransactions({ session, material }: Checked): Promise<void> {
  for (const sample of material.samples) {
    for (const [index, transaction] of sample.looked.entries()) {
      const name = `transaction ${index} of block ${sample.number}`;
      await session.attempt(`${name}: forms`, () => checkForms(session, sample, index));
      await session.attempt(`${name}: place`, async () => checkPlace(session, sample, index));
      await session.attempt(`${name}: hash`, async () => checkHash(session, transaction));
      await session.attempt(`${name}: sender`, async () => checkSender(session, transaction));
      await session.attempt(`${name}: parity`, async () => checkParity(session, transaction));
    }
    await session.attempt(`block ${sample.number}: receipts of the block`, () => checkBlockReceipts(session, sample));
    await session.attempt(`block ${sample.number}: receipts`, async () => checkReceipts(session, sample));
    await session.attempt(`block ${sample.number}: logs`, () => checkLogs(session, sample));
  }
}

const transactionEvidence = (transaction: JsonObject) =>
  evidenceOf('eth_getBlockByNumber', [transaction['blockNumber'], true], transaction);

const receiptEvidence = (receipt: JsonObject) =>
  evidenceOf('eth_getTransactionReceipt', [receipt['transactionHash']], receipt);

async function checkForms(session: Session, { number, block, looked }: Sample, index: number): Promise<void> {
  const transaction = objectOf(looked[index]);
  const at = encodeQuantity(index);
  const requests: [string, ...unknown[]][] = [
    ['eth_getTransactionByHash', transaction['hash']],
    ['eth_getTransactionByBlockNumberAndIndex', encodeQuantity(number), at],
    ['eth_getTransactionByBlockHashAndIndex', block['hash'], at],
  ];
  for (const [method, ...params] of requests) {
    const outcome = await session.call(method, params);
    if (outcome.kind !== 'result') continue;
    const wrong = differences(outcome.value, transaction);
    if (wrong.length > 0) session.find('transaction-forms', outcome, `other than in the block: ${wrong.join(', ')}`);
  }
  const outcome = await session.call('eth_getRawTransactionByHash', [transaction['hash']]);
  if (outcome.kind === 'result' && !isRawOf(outcome.value, textOf(transaction, 'hash')))
    session.find('raw-transaction', outcome, `its hash is not ${textOf(transaction, 'hash')}`);
}

function isRawOf(raw: unknown, hash: string): boolean {
  return (
    typeof raw === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(raw) && keccakHash(decodeData(raw)) === hash.toLowerCase()
  );
}

function checkPlace(session: Session, { number, block, looked }: Sample, index: number): void {
  const transaction = objectOf(looked[index]);
  const expected = {
    blockHash: block['hash'],
    blockNumber: encodeQuantity(number),
    transactionIndex: encodeQuantity(index),
  };
  const wrong = differences(pick(transaction, expected), expected);
  if (wrong.length > 0)
    session.find('transaction-place', transactionEvidence(transaction), `wrong: ${wrong.join(', ')}`);
}

function checkHash(session: Session, transaction: JsonObject): void {
  const expected = keccakHash(encodeSigned(transaction));
  if (!sameJson(transaction['hash'], expected))
    session.find('transaction-hash', transactionEvidence(transaction), `recomputed: ${expected}`);
}

function checkSender(session: Session, transaction: JsonObject): void {
  const sender = senderOf(transaction);
  if (!sameJson(transaction['from'], sender))
    session.find('transaction-sender', transactionEvidence(transaction), `recovered: ${sender}`);
}

function checkParity(session: Session, transaction: JsonObject): void {
  if (quantityOf(transaction, 'type') === 0n) return;
  const { v, yParity } = transaction;
  if (yParity === undefined) session.find('y-parity', transactionEvidence(transaction), 'yParity is missing');
  else if (v !== undefined && v !== yParity)
    session.find('y-parity', transactionEvidence(transaction), 'v and yParity differ');
}

async function checkBlockReceipts(session: Session, { number, block, transactions, receipts }: Sample): Promise<void> {
  for (const parameter of [encodeQuantity(number), { blockHash: block['hash'] }]) {
    const outcome = await session.call('eth_getBlockReceipts', [parameter]);
    if (outcome.kind !== 'result' || !Array.isArray(outcome.value)) continue;
    const listed: unknown[] = outcome.value;
    if (listed.length !== transactions.length)
      session.find('receipt-forms', outcome, `${listed.length} receipts for ${transactions.length} transactions`);
    for (const receipt of receipts) {
      const inBlock = listed.find(
        (item) => isObject(item) && sameJson(item['transactionHash'], receipt['transactionHash']),
      );
      const wrong = differences(inBlock, receipt);
      if (wrong.length > 0) session.find('receipt-forms', outcome, `other than single receipts: ${wrong.join(', ')}`);
    }
  }
}

function checkReceipts(session: Session, { number, block, looked, receipts }: Sample): void {
  let sum = 0n;
  let logIndex = 0;
  for (const [index, receipt] of receipts.entries()) {
    const transaction = looked[index];
    // The server did not give every receipt, so that sums cannot be held.
    if (transaction === undefined || !sameJson(transaction['hash'], receipt['transactionHash'])) return;
    const find = (rule: RuleName, message: string) => session.find(rule, receiptEvidence(receipt), message);
    sum += quantityOf(receipt, 'gasUsed');
    if (quantityOf(receipt, 'cumulativeGasUsed') !== sum)
      find('cumulative-gas', `the running sum is ${encodeQuantity(sum)}`);
    const place = {
      blockHash: block['hash'],
      blockNumber: encodeQuantity(number),
      transactionIndex: encodeQuantity(index),
    };
    const parties = { from: transaction['from'], to: transaction['to'] };
    const wrong = differences(pick(receipt, { ...place, ...parties }), { ...place, ...parties });
    if (wrong.length > 0) find('receipt-place', `wrong: ${wrong.join(', ')}`);
    const logs = logsOf(receipt);
    if (!sameJson(receipt['logsBloom'], bloomOf(logs))) find('receipt-bloom', 'it is not that of the logs');
    for (const log of logs) {
      if (log['logIndex'] !== encodeQuantity(logIndex)) find('log-index', `${encodeQuantity(logIndex)} was expected`);
      logIndex++;
      const ofLog = { ...place, transactionHash: receipt['transactionHash'] };
      const wrongInLog = differences(pick(log, ofLog), ofLog);
      if (wrongInLog.length > 0) find('log-place', `wrong: ${wrongInLog.join(', ')}`);
    }
    checkCreation(transaction, receipt, find);
    checkPrice(transaction, { receipt, block }, find);
  }
}

type Find = (rule: RuleName, message: string) => void;

function checkCreation(transaction: JsonObject, receipt: JsonObject, find: Find): void {
  const { contractAddress } = receipt;
  if (transaction['to'] !== null) {
    if (contractAddress !== null) find('contract-address', 'the transaction creates no contract');
    return;
  }
  const expected = createdAddress(textOf(transaction, 'from'), quantityOf(transaction, 'nonce'));
  if (!sameJson(contractAddress, expected)) find('contract-address', `recomputed: ${expected}`);
}

function checkPrice(
  transaction: JsonObject,
  { receipt, block }: Record<'receipt' | 'block', JsonObject>,
  find: Find,
): void {
  const baseFee = block['baseFeePerGas'] === undefined ? 0n : quantityOf(block, 'baseFeePerGas');
  const dynamic = transaction['maxFeePerGas'] !== undefined;
  const cap = quantityOf(transaction, dynamic ? 'maxFeePerGas' : 'gasPrice');
  const offered = dynamic ? baseFee + quantityOf(transaction, 'maxPriorityFeePerGas') : cap;
  const expected = offered < cap ? offered : cap;
  if (quantityOf(receipt, 'effectiveGasPrice') !== expected)
    find('effective-gas-price', `recomputed: ${encodeQuantity(expected)}`);
  if (quantityOf(transaction, 'gasPrice') !== expected)
    find(
      'effective-gas-price',
      `the transaction's gasPrice is ${textOf(transaction, 'gasPrice')}, recomputed: ${encodeQuantity(expected)}`,
    );
}

async function checkLogs(session: Session, { number, block, transactions, receipts }: Sample): Promise<void> {
  if (receipts.length !== transactions.length) return;
  const logs = receipts.flatMap(logsOf);
  const range = { fromBlock: encodeQuantity(number), toBlock: encodeQuantity(number) };
  const byHash = { blockHash: block['hash'] };
  for (const filter of [range, byHash]) expectLogs(session, await session.call('eth_getLogs', [filter]), logs);
  const [log] = logs;
  if (log === undefined) return;
  const { address } = log;
  const topic: unknown = Array.isArray(log['topics']) ? log['topics'][0] : undefined;
  expectLogs(
    session,
    await session.call('eth_getLogs', [{ ...byHash, address }]),
    logs.filter((item) => sameJson(item['address'], address)),
  );
  if (topic !== undefined)
    expectLogs(
      session,
      await session.call('eth_getLogs', [{ ...byHash, topics: [topic] }]),
      logs.filter(({ topics }) => Array.isArray(topics) && sameJson(topics[0], topic)),
    );
}

function expectLogs(session: Session, outcome: Outcome, expected: readonly JsonObject[]): void {
  if (outcome.kind !== 'result') return;
  const wrong = differences(outcome.value, expected);
  if (wrong.length > 0)
    session.find('log-query', outcome, `other than the receipts' ${expected.length} logs: ${wrong.join(', ')}`);
}

/** The members of `object` that `like` has. */
function pick(object: JsonObject, like: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(like).map((name) => [name, object[name]]));
}
