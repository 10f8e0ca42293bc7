/**
 * Writes and drops the traces of one block. A block may have a hundred thousand calls, so both go in steps, each in a
 * transaction of its own. Until the last step the block's record says that it is not kept. What a killed process leaves
 * is dropped later.
 */
import { randomInt } from 'node:crypto';
import type { BlockCallTraces } from '../../chain/keptTraces.js';
import { ZERO_HASH } from '../../evm/hex.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { addHeight, withoutRange, type HeightRange } from '../heightRanges.js';
import { readMeta, writeMeta, type TraceDatabases } from './traceDatabases.js';
import {
  decodeAddresses,
  decodeTracedBlock,
  encodeAddresses,
  encodeTrace,
  encodeTracedBlock,
  encodeUses,
  traceKey,
  useKey,
  type TracedBlock,
} from './traceRecords.js';
import type { BlockUses } from './traceUses.js';

/** How long one transaction may take, so that the event loop is not held up. */
const STEP_MS = 5;
/** A longer trace is not kept but made again when it is asked for: it is compressed in one go. */
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
  inTransaction(databases.root, () => {
    mark(databases, blockNumber);
    databases.blocks.putSync(blockNumber, encodeTracedBlock(record));
  });
  const isOurs = (): boolean => readTracedBlock(databases, blockNumber)?.token === token;
  return inSteps(databases, writing(databases, written, record), isOurs);
}

/** Removes what is stored of a block, whatever its state. */
export async function dropTraces(databases: TraceDatabases, blockNumber: number): Promise<void> {
  const token = randomInt(MOST_TOKEN);
  const record: TracedBlock = { state: 'dropping', indexed: false, transactions: 0, token, blockHash: ZERO_HASH };
  inTransaction(databases.root, () => {
    mark(databases, blockNumber);
    removeIndexed(databases, { from: blockNumber, to: blockNumber });
    databases.blocks.putSync(blockNumber, encodeTracedBlock(record));
  });
  const isOurs = (): boolean => readTracedBlock(databases, blockNumber)?.token === token;
  await inSteps(databases, dropping(databases, blockNumber), isOurs);
}

/** Called in a transaction: the blocks of a range count as not indexed from now on. */
export function removeIndexed(databases: TraceDatabases, range: HeightRange): void {
  const ranges = readIndexed(databases);
  if (ranges.length > 0) writeIndexed(databases, withoutRange(ranges, range));
}

function* writing(
  databases: TraceDatabases,
  { block, uses, stands }: WrittenBlock,
  record: TracedBlock,
): Generator<undefined, boolean> {
  const { blockNumber, traces } = block;
  // Before the traces and uses, so that these are found when the process is killed now.
  if (uses !== null) databases.addresses.putSync(blockNumber, encodeAddresses(uses.keys()));
  for (const [index, trace] of traces.entries()) {
    if (trace.length > 0 && trace.length <= MOST_TRACE_BYTES)
      databases.traces.putSync(traceKey(blockNumber, index), encodeTrace(trace));
    yield;
  }
  for (const [address, transactions] of uses ?? []) {
    databases.uses.putSync(useKey(address, blockNumber), encodeUses(transactions));
    yield;
  }
  if (!stands()) return false;
  databases.blocks.putSync(blockNumber, encodeTracedBlock({ ...record, state: 'kept' }));
  if (uses !== null) writeIndexed(databases, addHeight(readIndexed(databases), blockNumber));
  unmark(databases, blockNumber);
  return true;
}

function* dropping(databases: TraceDatabases, blockNumber: number): Generator<undefined, boolean> {
  const addresses = databases.addresses.getBinary(blockNumber);
  for (const address of addresses === undefined ? [] : decodeAddresses(addresses)) {
    databases.uses.removeSync(useKey(address, blockNumber));
    yield;
  }
  const range = { start: traceKey(blockNumber, 0), end: traceKey(blockNumber + 1, 0), limit: REMOVED_AT_ONCE };
  for (let keys = [...databases.traces.getKeys(range)]; keys.length > 0; keys = [...databases.traces.getKeys(range)]) {
    for (const key of keys) databases.traces.removeSync(key);
    yield;
  }
  databases.addresses.removeSync(blockNumber);
  databases.blocks.removeSync(blockNumber);
  unmark(databases, blockNumber);
  return true;
}

/** Runs the work in transactions of a few milliseconds. False when the work says so or is no longer ours to do. */
async function inSteps(
  { root }: TraceDatabases,
  work: Generator<undefined, boolean>,
  isOurs: () => boolean,
): Promise<boolean> {
  for (;;) {
    const outcome = inTransaction(root, () => {
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
