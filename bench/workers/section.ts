/** Section Workers of a run: measured, printed, and written into the report. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BenchOptions } from '../options.js';
import { withSection } from '../page.js';
import { say } from '../say.js';
import { workersChart } from './chart.js';
import { measureWorkers, type Starting } from './measureWorkers.js';
import { alignedWorkers, flameName, workersNotes, workersParts } from './report.js';

/** Has a chain of its own. The other sections of the report stay as they are. */
export async function runWorkers(options: BenchOptions, starting: Starting): Promise<void> {
  const { out, workersChart: chart } = options;
  const drawing = basename(chart, '.svg');
  const section = await measureWorkers(options, drawing, starting);
  say(['', alignedWorkers(section), '', ...workersNotes(section)].join('\n'));
  if (out === '') return;
  await writeFile(chart, workersChart(section, drawing));
  for (const [index, { drawing: text }] of section.profiles.entries())
    await writeFile(join(dirname(chart), `${flameName(drawing, index)}.svg`), text);
  const page = existsSync(out) ? await readFile(out, 'utf8') : '';
  await writeFile(out, withSection(page, workersParts(section, drawing).join('\n\n')));
}
