/**
 * Writes and drops the traces of one block. A block may have a hundred thousand calls, so both work in steps, each in
 * its own transaction. Until the last step the block's record says that it is not kept.
 */
import { randomInt } from 'node:crypto';
import type { BlockCallTraces } from '../../chain/keptTraces.js';
import { ZERO_HASH } from '../../ethereum/hex.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { addHeight, withoutRange, type HeightRange } from '../heightRanges.js';
import { readMeta, writeMeta, type TraceDatabases } from './traceDatabases.js';
import {
  checkKey,
  decodeAddresses,
  decodeTracedBlock,
  encodeAddresses,
  encodeCheck,
  encodeTrace,
  encodeTracedBlock,
  encodeUses,
  numberKey,
  piecesOf,
  useKey,
  type TracedBlock,
} from './traceRecords.js';
import type { BlockUses } from './traceUses.js';

/** Longest time of one transaction: the event loop waits meanwhile. */
const STEP_MS = 5;
/** A longer trace is not kept, since traces are read in one step. */
const MOST_TRACE_BYTES = 8 * 1024 * 1024;
const MOST_TOKEN = 2 ** 32;
/** Traces removed between two checks of the clock. */
const REMOVED_AT_ONCE = 64;

/** What is written of a block. */
export interface WrittenBlock {
  block: BlockCallTraces;
  /** Null to keep the traces without an index. */
  uses: BlockUses | null;
  /** Whether the chain still has this block; called in the last step. */
  stands: () => boolean;
  /** Called between steps. It may drop this block, too. */
  makeRoom: () => Promise<void>;
  /** Seconds since 1970; null when the block is not traced again. */
  checkAt: number | null;
}

/** The record of a block; undefined when it is missing or damaged. */
export function readTracedBlock({ blocks }: TraceDatabases, blockNumber: number): TracedBlock | undefined {
  const bytes = blocks.getBinary(blockNumber);
  return bytes === undefined ? undefined : (decodeTracedBlock(bytes) ?? undefined);
}

/** The blocks that are indexed. */
export function readIndexed(databases: TraceDatabases): HeightRange[] {
  return readMeta(databases, 'indexed') ?? [];
}

/** Called in a transaction. */
export function addIndexed(databases: TraceDatabases, blockNumber: number): void {
  writeMeta(databases, 'indexed', addHeight(readIndexed(databases), blockNumber));
}

/** Called in a transaction. */
export function removeIndexed(databases: TraceDatabases, range: HeightRange): void {
  const ranges = readIndexed(databases);
  if (ranges.length > 0) writeMeta(databases, 'indexed', withoutRange(ranges, range));
}

/**
 * Writes a block that has no record. False when the chain no longer has it; null when another process has begun to
 * write or drop it, and does the rest.
 */
export async function writeTraces(databases: TraceDatabases, written: WrittenBlock): Promise<boolean | null> {
  const { blockNumber, blockHash, traces } = written.block;
  const begun = { state: 'writing', indexed: written.uses !== null, transactions: traces.length, blockHash } as const;
  const record = begin(databases, blockNumber, begun);
  return inSteps(databases, writing(databases, written, record), { blockNumber, record, between: written.makeRoom });
}

/** Removes what is stored of a block, whatever its state. */
export async function dropTraces(databases: TraceDatabases, blockNumber: number): Promise<void> {
  const begun = { state: 'dropping', indexed: false, transactions: 0, blockHash: ZERO_HASH } as const;
  const record = begin(databases, blockNumber, begun);
  await inSteps(databases, dropping(databases, blockNumber), { blockNumber, record });
}

/** Notes what is done to a block, in case the process is killed. */
function begin(databases: TraceDatabases, blockNumber: number, begun: Omit<TracedBlock, 'token'>): TracedBlock {
  const record = { ...begun, token: randomInt(MOST_TOKEN) };
  inTransaction(databases, () => {
    const unfinished = readMeta(databases, 'unfinished') ?? [];
    if (!unfinished.includes(blockNumber)) writeMeta(databases, 'unfinished', [...unfinished, blockNumber]);
    if (record.state === 'dropping') removeIndexed(databases, { from: blockNumber, to: blockNumber });
    databases.blocks.putSync(blockNumber, encodeTracedBlock(record));
  });
  return record;
}

function end(databases: TraceDatabases, blockNumber: number): void {
  const others = (readMeta(databases, 'unfinished') ?? []).filter((number) => number !== blockNumber);
  writeMeta(databases, 'unfinished', others);
}

function* writing(
  databases: TraceDatabases,
  { block, uses, stands, checkAt }: WrittenBlock,
  record: TracedBlock,
): Generator<undefined, boolean> {
  const { blockNumber, traces } = block;
  // Written first, so that the uses are found when the process is killed now.
  const addresses = uses === null ? [] : piecesOf(encodeAddresses(uses.keys()));
  for (const [piece, bytes] of addresses.entries()) {
    databases.addresses.putSync(numberKey(blockNumber, piece), bytes);
    yield;
  }
  for (const [index, trace] of traces.entries()) {
    if (trace.length === 0 || trace.length > MOST_TRACE_BYTES) continue;
    for (const [piece, bytes] of piecesOf(encodeTrace(trace)).entries()) {
      databases.traces.putSync(numberKey(blockNumber, index, piece), bytes);
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
  if (uses !== null) addIndexed(databases, blockNumber);
  end(databases, blockNumber);
  return true;
}

function* dropping(databases: TraceDatabases, blockNumber: number): Generator<undefined, boolean> {
  for (let piece = 0; ; piece++) {
    // No address is split between two pieces.
    const addresses = databases.addresses.getBinary(numberKey(blockNumber, piece));
    if (addresses === undefined) break;
    for (const address of decodeAddresses(addresses)) {
      databases.uses.removeSync(useKey(address, blockNumber));
      yield;
    }
  }
  for (const database of [databases.traces, databases.addresses]) yield* removing(database, blockNumber);
  databases.blocks.removeSync(blockNumber);
  end(databases, blockNumber);
  return true;
}

/** Removes the values whose keys begin with a block number. */
function* removing(database: TraceDatabases['traces'], blockNumber: number): Generator<undefined, void> {
  const range = { start: numberKey(blockNumber), end: numberKey(blockNumber + 1) };
  for (;;) {
    const keys = [...database.getKeys({ ...range, limit: REMOVED_AT_ONCE })];
    if (keys.length === 0) return;
    for (const key of keys) database.removeSync(key);
    yield;
  }
}

/** Runs the work in short transactions. Resolves to what it returns; null when another process has taken over. */
async function inSteps(
  databases: TraceDatabases,
  work: Generator<undefined, boolean>,
  { blockNumber, record, between }: { blockNumber: number; record: TracedBlock; between?: () => Promise<void> },
): Promise<boolean | null> {
  for (;;) {
    const outcome = inTransaction(databases, () => {
      if (readTracedBlock(databases, blockNumber)?.token !== record.token) return null;
      const until = performance.now() + STEP_MS;
      do {
        const next = work.next();
        if (next.done === true) return next.value;
      } while (performance.now() < until);
      return 'begun';
    });
    if (outcome !== 'begun') return outcome;
    await new Promise(setImmediate);
    await between?.();
  }
}
