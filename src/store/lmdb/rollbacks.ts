/**
 * Which heights were removed or replaced, and in which order: each time raises the generation by one. A filter that knows an older generation
 * finds here how far its cursor has to go back.
 */
import type { MetaDatabase } from './metadata.js';
import { readUint32 } from '../blockRecords.js';

/** From `height` on, the blocks of before `generation` are gone. */
interface Rollback {
  generation: number;
  height: number;
}

interface Rollbacks {
  /** Generation of the last rollback that is not remembered any more; 0 for none. */
  forgotten: number;
  /** Those that matter, heights and generations ascending. */
  remembered: Rollback[];
}

/** A filter that was not asked during as many rollbacks, each ending higher than the one before, is lost. */
const MOST_REMEMBERED = 1_000;

export function readGeneration(meta: MetaDatabase): number {
  const bytes = meta.getBinaryFast('generation');
  return bytes === undefined ? 0 : readUint32(bytes, 0);
}

/** Called inside the transaction that removes or replaces the block of this height. */
export function recordRollback(meta: MetaDatabase, height: number): void {
  const generation = readGeneration(meta) + 1;
  const { forgotten, remembered } = readRollbacks(meta);
  // An earlier rollback that ended at or above this one says nothing that this one does not say too.
  const all = [...remembered.filter((rollback) => rollback.height < height), { generation, height }];
  const surplus = all.slice(0, -MOST_REMEMBERED);
  writeRollbacks(meta, {
    forgotten: surplus.at(-1)?.generation ?? forgotten,
    remembered: all.slice(-MOST_REMEMBERED),
  });
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32LE(generation);
  meta.putSync('generation', bytes);
}

/** The lowest height that was removed or replaced after an older generation; null when that is too long ago to be known. */
export function lowestRemovedSince(meta: MetaDatabase, generation: number): number | null {
  const { forgotten, remembered } = readRollbacks(meta);
  if (generation < forgotten) return null;
  // Heights ascend with the generations, so the first newer one is the lowest of them.
  return remembered.find((rollback) => rollback.generation > generation)?.height ?? null;
}

function readRollbacks(meta: MetaDatabase): Rollbacks {
  const bytes = meta.getBinary('rollbacks');
  return bytes === undefined ? { forgotten: 0, remembered: [] } : (JSON.parse(bytes.toString('utf8')) as Rollbacks);
}

function writeRollbacks(meta: MetaDatabase, rollbacks: Rollbacks): void {
  meta.putSync('rollbacks', Buffer.from(JSON.stringify(rollbacks)));
}
