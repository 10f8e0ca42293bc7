/** Has the log index of a synthetic chain written, by the process that writes it for the service. */
import { mkdirSync, statSync } from 'node:fs';
import { dataFile } from '../../src/store/lmdb/lmdbDatabases.js';
import { closeInOrder } from '../../src/store/lmdb/openingLock.js';
import { openLogIndexFile, readDirectories, readUnits } from '../../src/store/logs/logIndexFile.js';
import { runLogIndexProcess } from '../../src/store/logs/runLogIndexProcess.js';
import { endedChildrenCpuSeconds } from '../processUsage.js';
import { IDENTITY } from './rememberedChain.js';
import { indexFolder, logFolder } from './writeChain.js';

/** What the index took. */
export interface LogIndexFigures {
  /** The logs in it. Those of the newest blocks are not. */
  logs: number;
  seconds: number;
  cpuSeconds: number | null;
  /** Of the pages of all units and directories. */
  pageBytes: number;
  fileBytes: number;
}

/** Resolves when nothing is left to index. `signal` ends the process. */
export async function buildLogIndex(folder: string, signal: AbortSignal): Promise<LogIndexFigures> {
  const begin = performance.now();
  const cpuBefore = endedChildrenCpuSeconds();
  mkdirSync(logFolder(folder), { recursive: true });
  const job = { blockFolder: indexFolder(folder), logFolder: logFolder(folder), isFinished: true, damaged: [] };
  const { state, unreadable } = await runLogIndexProcess(job, signal);
  if (state !== 'done' || unreadable.length > 0)
    throw new Error(`the log index: ${state}, ${unreadable.length} blocks cannot be read`);
  const cpuAfter = endedChildrenCpuSeconds();
  return {
    ...(await readFigures(folder)),
    seconds: (performance.now() - begin) / 1_000,
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
  };
}

async function readFigures(folder: string): Promise<Pick<LogIndexFigures, 'logs' | 'pageBytes' | 'fileBytes'>> {
  const file = openLogIndexFile(logFolder(folder), { identity: IDENTITY, log: { warn: () => undefined } });
  const units = readUnits(file);
  const all = [...units, ...readDirectories(file)];
  await closeInOrder(file);
  return {
    logs: units.reduce((sum, { logs }) => sum + logs, 0),
    pageBytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    fileBytes: statSync(dataFile(logFolder(folder))).size,
  };
}
