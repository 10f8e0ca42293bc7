/** Rules between the answers about a block. */
import { encodeQuantity } from '../../src/ethereum/hex.js';
import { isCometChain, type Server } from '../identify.js';
import {
  differences,
  isObject,
  objectOf,
  objectsOf,
  quantity,
  quantityOf,
  sameJson,
  textOf,
  type JsonObject,
} from '../json.js';
import { logsOf, type Material, type Sample } from '../material.js';
import { bloomOf, blockSize, encodeReceipt, encodeSigned, encodeWithdrawal, headerHash, rootOf } from '../recompute.js';
import type { RuleName } from '../rules.js';
import type { Evidence, Session } from '../session.js';

/** What a rule about the answers of a run gets. */
export interface Checked {
  session: Session;
  server: Server;
  material: Material;
}

/** Checks the blocks of the material, and the newest one, whether or not it has transactions. */
export async function checkBlocks(checked: Checked): Promise<void> {
  const { session, server, material } = checked;
  for (const sample of [...(material.empty === null ? [] : [material.empty]), ...material.samples]) {
    const name = `block ${sample.number}`;
    await session.attempt(`${name}: by number and by hash`, () => checkForms(session, sample));
    await session.attempt(`${name}: parent`, () => checkParent(session, sample));
    await session.attempt(`${name}: counts`, () => checkCounts(session, sample));
    await session.attempt(`${name}: roots`, () => checkRoots(session, sample));
    if (!isCometChain(server)) await session.attempt(`${name}: header`, () => checkHeader(session, sample));
    await session.attempt(`${name}: gas and bloom`, () => checkSums(session, sample));
  }
  await session.attempt('tags', () => checkTags(session));
  await session.attempt('pending block', () => checkPending(session));
  await session.attempt('block 0', () => checkZero(session));
}

/** The evidence of a rule about an answer that was read before. */
export function evidenceOf(method: string, request: unknown, answer: unknown): Evidence {
  return { method, request: JSON.stringify(request), answer: JSON.stringify(answer) ?? '' };
}

function blockEvidence({ number, block }: Sample): Evidence {
  const { transactions: _, ...header } = block;
  return evidenceOf('eth_getBlockByNumber', [encodeQuantity(number), true], header);
}

async function checkForms(session: Session, { number, block, transactions }: Sample): Promise<void> {
  const hash = textOf(block, 'hash');
  const hashes = transactions.map((transaction) => transaction['hash']);
  const slim = { ...block, transactions: hashes };
  const quantity = encodeQuantity(number);
  await same(session, ['eth_getBlockByHash', hash, true], block);
  await same(session, ['eth_getBlockByHash', hash, false], slim);
  await same(session, ['eth_getBlockByNumber', quantity, false], slim);
  for (const [method, parameter] of [
    ['eth_getHeaderByNumber', quantity],
    ['eth_getHeaderByHash', hash],
  ] as const) {
    const outcome = await session.call(method, [parameter]);
    if (outcome.kind !== 'result') continue;
    const header = objectOf(outcome.value);
    const wrong = Object.keys(header).filter((name) => name in block && !sameJson(header[name], block[name]));
    if (wrong.length > 0) session.find(ruleOf(wrong), outcome, `other than in the block: ${wrong.join(', ')}`);
  }
}

async function same(
  session: Session,
  [method, ...params]: [string, ...unknown[]],
  expected: JsonObject,
): Promise<void> {
  const outcome = await session.call(method, params);
  if (outcome.kind !== 'result') return;
  const wrong = differences(outcome.value, expected);
  if (wrong.length > 0) session.find(ruleOf(wrong), outcome, `other than eth_getBlockByNumber: ${wrong.join(', ')}`);
}

function ruleOf(wrong: readonly string[]): RuleName {
  return wrong.includes('hash') ? 'block-hash' : 'block-forms';
}

async function checkParent(session: Session, sample: Sample): Promise<void> {
  if (sample.number === 0n) return;
  const outcome = await session.call('eth_getBlockByNumber', [encodeQuantity(sample.number - 1n), false]);
  const parent = objectOf(session.resultOf(outcome));
  if (!sameJson(parent['hash'], sample.block['parentHash']))
    session.find('parent-hash', outcome, `block ${sample.number} has parentHash ${textOf(sample.block, 'parentHash')}`);
  if (quantityOf(parent, 'timestamp') > quantityOf(sample.block, 'timestamp'))
    session.find('timestamps', outcome, `block ${sample.number} has an earlier timestamp`);
}

async function checkCounts(session: Session, { number, block, transactions }: Sample): Promise<void> {
  const uncles = Array.isArray(block['uncles']) ? block['uncles'].length : 0;
  const hash = textOf(block, 'hash');
  for (const [rule, method, parameter, count] of [
    ['transaction-count', 'eth_getBlockTransactionCountByNumber', encodeQuantity(number), transactions.length],
    ['transaction-count', 'eth_getBlockTransactionCountByHash', hash, transactions.length],
    ['uncle-count', 'eth_getUncleCountByBlockNumber', encodeQuantity(number), uncles],
    ['uncle-count', 'eth_getUncleCountByBlockHash', hash, uncles],
  ] as const) {
    const outcome = await session.call(method, [parameter]);
    if (outcome.kind === 'result' && outcome.value !== encodeQuantity(count))
      session.find(rule, outcome, `the block has ${count}`);
  }
}

async function checkRoots(session: Session, sample: Sample): Promise<void> {
  const { block, transactions } = sample;
  const evidence = blockEvidence(sample);
  const compare = async (rule: RuleName, field: string, recompute: () => string) =>
    session.attempt(`block ${sample.number}: ${field}`, async () => {
      const expected = recompute();
      if (textOf(block, field).toLowerCase() !== expected) session.find(rule, evidence, `recomputed: ${expected}`);
    });
  await compare('transactions-root', 'transactionsRoot', () => rootOf(transactions.map(encodeSigned)));
  const { receipts } = sample;
  if (receipts.length === transactions.length)
    await compare('receipts-root', 'receiptsRoot', () => rootOf(receipts.map(encodeReceipt)));
  if (block['withdrawals'] !== undefined)
    await compare('withdrawals-root', 'withdrawalsRoot', () =>
      rootOf(objectsOf(block['withdrawals']).map(encodeWithdrawal)),
    );
  await session.attempt(`block ${sample.number}: size`, async () => {
    const size = blockSize(block, transactions.map(encodeSigned));
    if (quantityOf(block, 'size') !== size) session.find('block-size', evidence, `recomputed: ${encodeQuantity(size)}`);
  });
}

async function checkHeader(session: Session, sample: Sample): Promise<void> {
  const expected = headerHash(sample.block);
  if (textOf(sample.block, 'hash').toLowerCase() !== expected)
    session.find('header-hash', blockEvidence(sample), `recomputed: ${expected}`);
}

async function checkSums(session: Session, sample: Sample): Promise<void> {
  const { block, receipts, transactions } = sample;
  if (receipts.length !== transactions.length) return;
  const last = receipts.at(-1);
  if (last !== undefined && quantityOf(block, 'gasUsed') !== quantityOf(last, 'cumulativeGasUsed'))
    session.find('block-gas-used', blockEvidence(sample), `the last receipt has ${textOf(last, 'cumulativeGasUsed')}`);
  const bloom = bloomOf(receipts.flatMap(logsOf));
  if (textOf(block, 'logsBloom').toLowerCase() !== bloom)
    session.find('block-bloom', blockEvidence(sample), `recomputed: ${bloom.slice(0, 66)}…`);
}

async function checkTags(session: Session): Promise<void> {
  const numbers: bigint[] = [];
  for (const tag of ['finalized', 'safe', 'latest']) {
    const outcome = await session.call('eth_getBlockByNumber', [tag, false]);
    if (outcome.kind !== 'result') {
      // A node that has not finalized anything yet may say so.
      if (outcome.kind === 'error' && outcome.code === -32602) session.find('tag-order', outcome, `${tag} is refused`);
      continue;
    }
    // Before the first finalized block there is none.
    if (outcome.value === null) continue;
    const number = quantityOf(objectOf(outcome.value), 'number');
    if (number < (numbers.at(-1) ?? 0n)) session.find('tag-order', outcome, `${tag} is before the tag that it follows`);
    numbers.push(number);
  }
}

async function checkPending(session: Session): Promise<void> {
  const latest = quantity(await session.result('eth_blockNumber'));
  const outcome = await session.call('eth_getBlockByNumber', ['pending', false]);
  const block = session.resultOf(outcome);
  if (!isObject(block)) return;
  const number = quantityOf(block, 'number');
  // Where no block is prepared, the newest one stands for it, with its hash.
  if (block['hash'] === null && number <= latest)
    session.find('pending-block', outcome, `block ${latest} is there already`);
  if (block['hash'] === null) return;
  const made = objectOf(await session.result('eth_getBlockByNumber', encodeQuantity(number), false));
  if (!sameJson(made['hash'], block['hash']))
    session.find('pending-block', outcome, `it has a hash, and block ${number} another one`);
}

async function checkZero(session: Session): Promise<void> {
  const outcome = await session.call('eth_getBlockByNumber', ['0x0', false]);
  const block = session.resultOf(outcome);
  if (block !== null && quantityOf(objectOf(block), 'number') !== 0n)
    session.find('block-zero', outcome, `it has number ${textOf(objectOf(block), 'number')}`);
}
