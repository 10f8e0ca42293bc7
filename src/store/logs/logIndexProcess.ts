/**
 * The child process that writes the log index, so that neither its work nor a damaged page stops the service. Its first
 * argument is a `LogIndexJob` as JSON. It ends when there is nothing left to do, or with the process that started it,
 * and writes a `LogIndexOutcome` as JSON.
 */
import { constants, setPriority } from 'node:os';
import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import { ChainError } from '../../chain/chainErrors.js';
import { openDatabases } from '../lmdb/lmdbDatabases.js';
import { readStamp } from '../lmdb/metadata.js';
import { closeInOrder } from '../lmdb/openingLock.js';
import { SoleOwner } from '../soleOwner.js';
import { openLogIndexFile } from './logIndexFile.js';
import type { LogIndexJob, LogIndexOutcome } from './runLogIndexProcess.js';
import { UnitBuilder } from './unitBuilder.js';

// The service goes first.
setPriority(constants.priority.PRIORITY_LOW);
const stopping = new AbortController();
const stop = (): void => stopping.abort();
process.stdin.once('close', stop).resume();
process.once('SIGTERM', stop).once('SIGINT', stop);

// The process that starts this one writes the argument.
const job = JSON.parse(process.argv[2]!) as LogIndexJob;
try {
  const owner = await SoleOwner.of(job.logFolder);
  writeSync(1, JSON.stringify(owner === null ? { state: 'busy', unreadable: [] } : await build(job, owner)));
} catch (error) {
  writeSync(2, error instanceof ChainError ? error.message : inspect(error));
  process.exit(1);
}
process.exit(0);

async function build(
  { blockFolder, logFolder, isFinished, damaged }: LogIndexJob,
  owner: SoleOwner,
): Promise<LogIndexOutcome> {
  const blocks = openDatabases({ path: blockFolder, readOnly: true });
  const identity = readStamp(blocks.meta, blockFolder);
  if (identity === null) throw new Error('the index is empty');
  const file = openLogIndexFile(logFolder, { identity, log: { warn: () => undefined } });
  const builder = new UnitBuilder({ blocks, file, signal: stopping.signal });
  try {
    await builder.tidy(new Set(damaged));
    while (!stopping.signal.aborted && (await builder.step(isFinished)) !== null);
    return { state: 'done', unreadable: [...builder.unreadable] };
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    return { state: 'stopped', unreadable: [] };
  } finally {
    await closeInOrder(file);
    await closeInOrder(blocks);
    await owner.close();
  }
}
