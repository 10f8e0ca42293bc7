/**
 * The heights at which stored blocks were removed or replaced, in order. Each rollback increments the generation. A
 * filter of an older generation finds here how far back its cursor has to go.
 */
import type { Removals } from '../../chain/logPosition.js';
import { areLogsKept } from './keptLogs.js';
import type { MetaDatabase } from './metadata.js';
import { openJson, openValueOrThrow, readStored, sealJson, sealValue } from './sealedValue.js';
import { readUint32 } from '../blockRecords.js';

/** The blocks from `height` on that were stored before `generation` are gone. */
interface Rollback {
  generation: number;
  height: number;
}

interface Rollbacks {
  /** Generation of the last rollback that was dropped; 0 for none. */
  forgotten: number;
  /** The rollbacks that still matter, ascending in height and in generation. */
  remembered: Rollback[];
}

/** A filter is lost when it was not polled during so many rollbacks, each to a greater height than the one before. */
const MOST_REMEMBERED = 1_000;

/** The number of rollbacks since the store was created. */
export function readGeneration(meta: MetaDatabase): number {
  const bytes = readStored(meta, 'generation');
  return bytes === undefined ? 0 : readUint32(openValueOrThrow('generation', bytes), 0);
}

/** Called in the transaction that removes or replaces blocks from `height` on. */
export function recordRollback(meta: MetaDatabase, height: number): void {
  const generation = readGeneration(meta) + 1;
  const { forgotten, remembered } = readRollbacks(meta);
  // An earlier rollback to this height or above is covered by this one.
  const all = [...remembered.filter((rollback) => rollback.height < height), { generation, height }];
  const surplus = all.slice(0, -MOST_REMEMBERED);
  writeRollbacks(meta, {
    forgotten: surplus.at(-1)?.generation ?? forgotten,
    remembered: all.slice(-MOST_REMEMBERED),
  });
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32LE(generation);
  meta.putSync('generation', sealValue('generation', bytes));
}

/** What was removed or replaced between a generation and the current one. */
export function removalsSince(meta: MetaDatabase, generation: number): Removals {
  const current = readGeneration(meta);
  if (current === generation) return { generation, lowest: null, logsKept: true };
  const lowest = lowestRemovedSince(meta, generation);
  return { generation: current, lowest, logsKept: areLogsKept(meta, generation) };
}

/**
 * The lowest height removed or replaced since a generation; null for none, or when the generation is too old to tell.
 */
function lowestRemovedSince(meta: MetaDatabase, generation: number): number | null {
  const { forgotten, remembered } = readRollbacks(meta);
  if (generation < forgotten) return null;
  // Heights ascend with the generations, so the first newer rollback has the lowest height.
  return remembered.find((rollback) => rollback.generation > generation)?.height ?? null;
}

function readRollbacks(meta: MetaDatabase): Rollbacks {
  const bytes = readStored(meta, 'rollbacks');
  // Written by `writeRollbacks`.
  return bytes === undefined ? { forgotten: 0, remembered: [] } : (openJson('rollbacks', bytes) as Rollbacks);
}

function writeRollbacks(meta: MetaDatabase, rollbacks: Rollbacks): void {
  meta.putSync('rollbacks', sealJson('rollbacks', rollbacks));
}
