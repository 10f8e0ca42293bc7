/**
 * The heights at which stored blocks were removed or replaced, in order. Each rollback increments the generation. A
 * filter of an older generation finds here how far back its cursor has to go.
 */
import type { Removals } from '../../chain/logPosition.js';
import { readMeta, writeMeta, type MetaDatabase } from './metadata.js';
import { sealNumbers } from './sealedRecords.js';
import { openValueOrThrow, readStored } from './sealedValue.js';
import { readUint32 } from '../blockRecords.js';

/** A filter is lost when it misses more rollbacks than this, each to a greater height than the one before. */
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
  // This rollback covers earlier ones to this height or above.
  const all = [...remembered.filter((rollback) => rollback.height < height), { generation, height }];
  writeMeta(meta, 'rollbacks', {
    forgotten: all.slice(0, -MOST_REMEMBERED).at(-1)?.generation ?? forgotten,
    remembered: all.slice(-MOST_REMEMBERED),
  });
  meta.putSync('generation', sealNumbers('generation', generation));
}

/** What was removed or replaced between a generation and the current one; no height when that is too long ago. */
export function removalsSince(meta: MetaDatabase, generation: number): Removals {
  const current = readGeneration(meta);
  if (current === generation) return { generation, lowest: null, logsKept: true };
  const { forgotten, remembered } = readRollbacks(meta);
  // Heights ascend with the generations, so the first newer rollback has the lowest height.
  const lowest = remembered.find((rollback) => rollback.generation > generation)?.height ?? null;
  const logsKept = areLogsKept(meta, generation);
  return { generation: current, lowest: generation < forgotten ? null : lowest, logsKept };
}

/** Whether the logs of all blocks that were removed since a generation are kept. */
export function areLogsKept(meta: MetaDatabase, generation: number): boolean {
  return generation >= (readMeta(meta, 'keptLogs')?.dropped ?? 0);
}

function readRollbacks(meta: MetaDatabase) {
  return readMeta(meta, 'rollbacks') ?? { forgotten: 0, remembered: [] };
}
