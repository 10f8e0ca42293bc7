import { countHeights, within, type HeightRange } from '../../store/heightRanges.js';
import type { StoreReader } from '../../store/store.js';
import { Progress } from './progress.js';
import { descendingBatches, type HeightOptions, type Print } from './requestedHeights.js';

/** An examined block. */
export interface ExaminedBlock {
  height: number;
  /** Whether all its records and look-ups have the right checksums. */
  isReadable: boolean;
}

/** The stored heights that the options ask for. */
export async function storedHeights(
  store: StoreReader,
  { from = 1, to = Infinity }: HeightOptions,
): Promise<HeightRange[]> {
  return within(await store.ranges(), { from, to });
}

/** Examines stored blocks in batches, the highest first. Resolves to the number of blocks. */
export async function examine(
  store: StoreReader,
  {
    heights,
    verb,
    options,
    print,
  }: { heights: readonly HeightRange[]; verb: string; options: HeightOptions; print: Print },
  visit: (batch: ExaminedBlock[]) => Promise<void>,
): Promise<number> {
  const total = countHeights(heights);
  const progress = new Progress({ total, verb, terminal: options.terminal ?? false, print });
  for (const batch of descendingBatches(heights)) {
    const unreadable = new Set(await store.unreadable(Math.min(...batch), Math.max(...batch)));
    await visit(batch.map((height) => ({ height, isReadable: !unreadable.has(height) })));
    progress.advance(batch.length);
  }
  progress.finish();
  return total;
}

/** Maximum number of printed lines. */
const MAX_LISTED = 100;

/** Prints the first lines, and the number of the others. */
export function printListed(lines: readonly string[], print: Print): void {
  for (const line of lines.slice(0, MAX_LISTED)) print(`${line}\n`);
  if (lines.length > MAX_LISTED) print(`and ${lines.length - MAX_LISTED} more\n`);
}
