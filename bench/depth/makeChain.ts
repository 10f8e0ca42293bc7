/** Makes a synthetic chain with its log index, or finds one of an earlier run. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../say.js';
import { buildLogIndex, type LogIndexFigures } from './buildLogIndex.js';
import type { ChainShape } from './syntheticLogs.js';
import { fileBytes, indexFolder, writeChain } from './writeChain.js';

/** A chain in a folder, and what it took. */
export interface MadeChain {
  folder: string;
  shape: ChainShape;
  figures: ChainFigures;
}

export interface ChainFigures {
  transactions: number;
  logs: number;
  /** Of the block index. */
  bytes: number;
  /** Until the blocks were written, with the time to make them up. */
  seconds: number;
  logIndex: LogIndexFigures;
}

/** Between two lines about a chain that takes long. */
const SAY_MS = 30_000;

/** `name`: what is made, for the terminal. */
export async function makeChain(
  name: string,
  folder: string,
  shape: ChainShape,
  signal: AbortSignal,
): Promise<MadeChain> {
  const note = join(folder, 'figures.json');
  // Written below.
  if (existsSync(note)) return { folder, shape, figures: JSON.parse(await readFile(note, 'utf8')) as ChainFigures };
  await rm(folder, { recursive: true, force: true });
  await mkdir(indexFolder(folder), { recursive: true });
  const begin = performance.now();
  let told = begin;
  await writeChain(folder, shape, (blocks) => {
    signal.throwIfAborted();
    if (performance.now() - told < SAY_MS) return;
    told = performance.now();
    say(`  ${name}: ${blocks.toLocaleString('en-US')} blocks`);
  });
  const seconds = (performance.now() - begin) / 1_000;
  const figures: ChainFigures = {
    ...countsOf(shape),
    bytes: fileBytes(indexFolder(folder)),
    seconds,
    logIndex: await buildLogIndex(folder, signal),
  };
  await writeFile(note, JSON.stringify(figures));
  say(`  ${name}: written in ${seconds.toFixed(0)} s, its log index in ${figures.logIndex.seconds.toFixed(0)} s.`);
  return { folder, shape, figures };
}

function countsOf(shape: ChainShape): Pick<ChainFigures, 'transactions' | 'logs'> {
  const busy = Math.floor(shape.blocks / shape.busyEvery);
  const logs = shape.topicCounts.reduce((sum, counts) => sum + counts.length, 0);
  return { transactions: busy * shape.topicCounts.length, logs: busy * logs };
}
