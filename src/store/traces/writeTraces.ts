/**
 * Writes and drops the traces of one block. A block may have a hundred thousand calls, so both go in steps, each in a
 * transaction of its own. Until the last step the block's record says that it is not kept. What a killed process leaves
 * is dropped later.
 */
import { randomInt } from 'node:crypto';
import type { BlockCallTraces } from '../../chain/keptTraces.js';
import { ZERO_HASH } from '../../ethereum/hex.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { addHeight, withoutRange, type HeightRange } from '../heightRanges.js';
import { readMeta, writeMeta, type TraceDatabases } from './traceDatabases.js';
import {
  addressesKey,
  checkKey,
  decodeAddresses,
  decodeTracedBlock,
  encodeAddresses,
  encodeCheck,
  encodeTrace,
  encodeTracedBlock,
  encodeUses,
  piecesOf,
  traceKey,
  useKey,
  type TracedBlock,
} from './traceRecords.js';
import type { BlockUses } from './traceUses.js';

/** How long one transaction may take, so that the event loop is not held up. */
const STEP_MS = 5;
/** A longer trace is not kept but made again when it is asked for: it is read in one go. */
const MOST_TRACE_BYTES = 8 * 1024 * 1024;
const MOST_TOKEN = 2 ** 32;
/** Traces that are removed before the time is looked at. */
const REMOVED_AT_ONCE = 64;

/** What is written of a block. */
export interface WrittenBlock {
  block: BlockCallTraces;
  /** Null to keep the traces without an index. */
  uses: BlockUses | null;
  /** Asked in the last step: whether the chain still has this block. */
  stands: () => boolean;
  /** Called between steps. It may drop the block itself. */
  makeRoom: () => Promise<void>;
  /** When the block is to be traced again, seconds since 1970; null for never. */
  checkAt: number | null;
}

/** The record of a block; undefined when there is none or when it is damaged. */
export function readTracedBlock({ blocks }: TraceDatabases, blockNumber: number): TracedBlock | undefined {
  const bytes = blocks.getBinary(blockNumber);
  return bytes === undefined ? undefined : (decodeTracedBlock(bytes) ?? undefined);
}

/** The blocks that are indexed. */
export function readIndexed(databases: TraceDatabases): HeightRange[] {
  // Written by `writeIndexed`.
  return (readMeta(databases, 'indexed') as HeightRange[] | null) ?? [];
}

/** Called in a transaction. */
export function writeIndexed(databases: TraceDatabases, ranges: HeightRange[]): void {
  writeMeta(databases, 'indexed', ranges);
}

/** The blocks that are being written or dropped, or were when a process was killed. */
export function readUnfinished(databases: TraceDatabases): number[] {
  // Written by `mark` and `unmark`.
  return (readMeta(databases, 'unfinished') as number[] | null) ?? [];
}

/** Writes a block that has no record. False when the chain no longer has it, or another process took its place. */
export async function writeTraces(databases: TraceDatabases, written: WrittenBlock): Promise<boolean> {
  const { blockNumber, blockHash, traces } = written.block;
  const token = randomInt(MOST_TOKEN);
  const record: TracedBlock = {
    state: 'writing',
    indexed: written.uses !== null,
    transactions: traces.length,
    token,
    blockHash,
  };
  inTransaction(databases, () => {
    mark(databases, blockNumber);
    databases.blocks.putSync(blockNumber, encodeTracedBlock(record));
  });
  const isOurs = (): boolean => readTracedBlock(databases, blockNumber)?.token === token;
  return inSteps(databases, writing(databases, written, record), { isOurs, between: written.makeRoom });
}

/** Removes what is stored of a block, whatever its state. */
export async function dropTraces(databases: TraceDatabases, blockNumber: number): Promise<void> {
  const token = randomInt(MOST_TOKEN);
  const record: TracedBlock = { state: 'dropping', indexed: false, transactions: 0, token, blockHash: ZERO_HASH };
  inTransaction(databases, () => {
    mark(databases, blockNumber);
    removeIndexed(databases, { from: blockNumber, to: blockNumber });
    databases.blocks.putSync(blockNumber, encodeTracedBlock(record));
  });
  const isOurs = (): boolean => readTracedBlock(databases, blockNumber)?.token === token;
  await inSteps(databases, dropping(databases, blockNumber), { isOurs });
}

/** Called in a transaction: the blocks of a range count as not indexed from now on. */
export function removeIndexed(databases: TraceDatabases, range: HeightRange): void {
  const ranges = readIndexed(databases);
  if (ranges.length > 0) writeIndexed(databases, withoutRange(ranges, range));
}

function* writing(
  databases: TraceDatabases,
  { block, uses, stands, checkAt }: WrittenBlock,
  record: TracedBlock,
): Generator<undefined, boolean> {
  const { blockNumber, traces } = block;
  // Before the traces and uses, so that these are found when the process is killed now.
  const addresses = uses === null ? [] : piecesOf(encodeAddresses(uses.keys()));
  for (const [piece, bytes] of addresses.entries()) {
    databases.addresses.putSync(addressesKey(blockNumber, piece), bytes);
    yield;
  }
  for (const [index, trace] of traces.entries()) {
    if (trace.length === 0 || trace.length > MOST_TRACE_BYTES) continue;
    for (const [piece, bytes] of piecesOf(encodeTrace(trace)).entries()) {
      databases.traces.putSync(traceKey(blockNumber, index, piece), bytes);
      yield;
    }
  }
  for (const [address, transactions] of uses ?? []) {
    databases.uses.putSync(useKey(address, blockNumber), encodeUses(transactions));
    yield;
  }
  if (!stands()) return false;
  databases.blocks.putSync(blockNumber, encodeTracedBlock({ ...record, state: 'kept' }));
  if (checkAt !== null) {
    const check = { dueAt: checkAt, blockNumber, token: record.token, failures: 0 };
    databases.checks.putSync(checkKey(check), encodeCheck(check));
  }
  if (uses !== null) writeIndexed(databases, addHeight(readIndexed(databases), blockNumber));
  unmark(databases, blockNumber);
  return true;
}

function* dropping(databases: TraceDatabases, blockNumber: number): Generator<undefined, boolean> {
  for (let piece = 0; ; piece++) {
    // Each piece has whole addresses.
    const addresses = databases.addresses.getBinary(addressesKey(blockNumber, piece));
    if (addresses === undefined) break;
    for (const address of decodeAddresses(addresses)) {
      databases.uses.removeSync(useKey(address, blockNumber));
      yield;
    }
  }
  const traces = { start: traceKey(blockNumber, 0, 0), end: traceKey(blockNumber + 1, 0, 0) };
  yield* removing(databases.traces, traces);
  const addresses = { start: addressesKey(blockNumber, 0), end: addressesKey(blockNumber + 1, 0) };
  yield* removing(databases.addresses, addresses);
  databases.blocks.removeSync(blockNumber);
  unmark(databases, blockNumber);
  return true;
}

function* removing(
  database: TraceDatabases['traces'],
  range: { start: Uint8Array; end: Uint8Array },
): Generator<undefined, void> {
  for (;;) {
    const keys = [...database.getKeys({ ...range, limit: REMOVED_AT_ONCE })];
    if (keys.length === 0) return;
    for (const key of keys) database.removeSync(key);
    yield;
  }
}

/** Runs the work in transactions of a few milliseconds. False when the work says so or is no longer ours to do. */
async function inSteps(
  databases: TraceDatabases,
  work: Generator<undefined, boolean>,
  { isOurs, between }: { isOurs: () => boolean; between?: () => Promise<void> },
): Promise<boolean> {
  for (;;) {
    const outcome = inTransaction(databases, () => {
      if (!isOurs()) return false;
      const until = performance.now() + STEP_MS;
      do {
        const next = work.next();
        if (next.done === true) return next.value;
      } while (performance.now() < until);
      return null;
    });
    if (outcome !== null) return outcome;
    await new Promise(setImmediate);
    await between?.();
  }
}

function mark(databases: TraceDatabases, blockNumber: number): void {
  const unfinished = readUnfinished(databases);
  if (!unfinished.includes(blockNumber)) writeMeta(databases, 'unfinished', [...unfinished, blockNumber]);
}

function unmark(databases: TraceDatabases, blockNumber: number): void {
  const rest = readUnfinished(databases).filter((number) => number !== blockNumber);
  writeMeta(databases, 'unfinished', rest);
}
