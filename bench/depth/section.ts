/** Section Depth of a run: measured, printed, and written into the report. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { LoadGenerator } from '../load.js';
import type { BenchOptions } from '../options.js';
import { withSection } from '../page.js';
import { say } from '../say.js';
import { depthChart } from './chart.js';
import { measureDepth } from './measureDepth.js';
import { alignedDepth, depthNotes, depthParts } from './report.js';

/** Needs no chain. The other sections of the report stay as they are. */
export async function runDepth(
  options: BenchOptions,
  generator: LoadGenerator,
  onStop: (stop: () => Promise<unknown>) => void,
): Promise<void> {
  say('Section Depth: making the chains ...');
  const section = await measureDepth(options, generator, onStop);
  say(['', alignedDepth(section), '', ...depthNotes(section)].join('\n'));
  const { out, depthChart: chart } = options;
  if (out === '') return;
  await writeFile(chart, depthChart(section));
  const page = existsSync(out) ? await readFile(out, 'utf8') : '';
  await writeFile(out, withSection(page, depthParts(section, basename(chart, '.svg')).join('\n\n')));
}
