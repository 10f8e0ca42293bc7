/** What there is on the chain to ask about, from recent blocks. */
import { encodeQuantity } from '../src/ethereum/hex.js';
import { isObject, quantity, type JsonObject } from './json.js';
import type { Session } from './session.js';

/** Blocks with transactions that are looked at. */
const MAX_SAMPLES = 4;
/** Transactions of a block that are looked at one by one. */
const MAX_TRANSACTIONS = 12;

/** A block with what belongs to it. */
export interface Sample {
  number: bigint;
  /** The block with full transactions, by eth_getBlockByNumber. */
  block: JsonObject;
  /** Its transactions, and those of them that are looked at one by one. */
  transactions: JsonObject[];
  looked: JsonObject[];
  /** Single receipts of `looked`, in their order; those that the server did not give are missing. */
  receipts: JsonObject[];
}

/** What the checks ask about. What was not found is null. */
export interface Material {
  /** The newest block when the run began. */
  head: bigint;
  /** Blocks with transactions, newest first. */
  samples: Sample[];
  /** The newest block when it has no transactions, so that it is none of `samples`. */
  empty: Sample | null;
  transaction: JsonObject | null;
  receipt: JsonObject | null;
  log: JsonObject | null;
  /** An address with code. */
  contract: string | null;
  /** An address that has sent a transaction. */
  account: string | null;
}

/** Reads up to `lookBack` blocks, newest first, until it has enough to ask about. */
export async function findMaterial(session: Session, lookBack: number): Promise<Material> {
  const head = quantity(await session.result('eth_blockNumber'));
  const samples: Sample[] = [];
  let empty: Sample | null = null;
  for (let number = head; number >= 0n && number > head - BigInt(lookBack); number--) {
    const outcome = await session.call('eth_getBlockByNumber', [encodeQuantity(number), true]);
    if (outcome.kind !== 'result' || !isObject(outcome.value)) continue;
    if (number === head) empty = emptySample(number, outcome.value);
    const sample = await sampleOf(session, number, outcome.value);
    if (sample !== null) samples.push(sample);
    if (samples.length >= MAX_SAMPLES && samples.some(hasLog)) break;
    if (samples.length > MAX_SAMPLES)
      samples.splice(
        samples.findLastIndex((item) => !hasLog(item)),
        1,
      );
  }
  const receipts = samples.flatMap((sample) => sample.receipts);
  const log = receipts.flatMap(logsOf)[0] ?? null;
  const chosen = receipts.find((receipt) => logsOf(receipt).length > 0) ?? receipts[0] ?? null;
  const all = samples.flatMap(({ transactions }) => transactions);
  const transaction = all.find(({ hash }) => hash === chosen?.['transactionHash']) ?? all[0] ?? null;
  const created = receipts.find(({ contractAddress }) => typeof contractAddress === 'string')?.['contractAddress'];
  return {
    head,
    samples,
    empty,
    transaction,
    receipt: chosen,
    log,
    contract: textOrNull(log?.['address'] ?? created),
    account: textOrNull(transaction?.['from']),
  };
}

async function sampleOf(session: Session, number: bigint, block: JsonObject): Promise<Sample | null> {
  const listed = block['transactions'];
  const transactions = Array.isArray(listed) ? listed.filter(isObject) : [];
  if (transactions.length === 0) return null;
  const looked = transactions.slice(0, MAX_TRANSACTIONS);
  const receipts: JsonObject[] = [];
  for (const { hash } of looked) {
    const outcome = await session.call('eth_getTransactionReceipt', [hash]);
    if (outcome.kind === 'result' && isObject(outcome.value)) receipts.push(outcome.value);
  }
  return { number, block, transactions, looked, receipts };
}

function emptySample(number: bigint, block: JsonObject): Sample | null {
  const listed = block['transactions'];
  if (!Array.isArray(listed) || listed.length > 0) return null;
  return { number, block, transactions: [], looked: [], receipts: [] };
}

/** The logs of a receipt; those that are no objects are left out. */
export function logsOf(receipt: JsonObject): JsonObject[] {
  const logs = receipt['logs'];
  return Array.isArray(logs) ? logs.filter(isObject) : [];
}

function hasLog({ receipts }: Sample): boolean {
  return receipts.some((receipt) => logsOf(receipt).length > 0);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
