/** The service on a synthetic index. Its node is down: it serves what the index holds. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startHalley, type HalleyProcess } from '../../test/support/halleyProcess.js';
import { dataFile } from '../../src/store/lmdb/lmdbDatabases.js';
import { call } from '../rpc.js';
import { median } from '../statistics.js';
import { indexFolder, logFolder } from './writeChain.js';

/** Nothing listens there. */
const NO_NODE = 'http://127.0.0.1:1';
const STARTS = 3;

/** Seconds from the start of the process to its first response, medians. */
export interface StartFigures {
  warm: number;
  /** With none of the files in memory; null where the system does not drop them. */
  cold: number | null;
}

export interface StartedService {
  service: HalleyProcess;
  seconds: number;
}

export async function startService(folder: string): Promise<StartedService> {
  const begin = performance.now();
  const service = await startHalley({
    node: NO_NODE,
    nodeGrpc: '',
    flags: { 'data-dir': folder, 'log-level': 'info' },
    untilListening: true,
  });
  await call(service.httpUrl, 'eth_blockNumber');
  return { service, seconds: (performance.now() - begin) / 1_000 };
}

/** Starts and stops the service some times. */
export async function measureStarts(folder: string): Promise<StartFigures> {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start++) {
    const isDropped = dropFromMemory(folder);
    const seconds = await startOnce(folder);
    if (isDropped) cold.push(seconds);
    warm.push(await startOnce(folder));
  }
  return { warm: median(warm), cold: cold.length === STARTS ? median(cold) : null };
}

async function startOnce(folder: string): Promise<number> {
  const { service, seconds } = await startService(folder);
  await service.stop();
  return seconds;
}

/** Whether the system has dropped the files of an index that nothing has open. GNU dd asks for it, as anyone may. */
function dropFromMemory(folder: string): boolean {
  return [indexFolder(folder), logFolder(folder)]
    .map(dataFile)
    .filter(existsSync)
    .every((file) => {
      spawnSync('sync', [file]);
      return spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' }).status === 0;
    });
}
