/** Worker thread: writes blocks to an index that another thread of this process has open, too. */
import { parentPort } from 'node:worker_threads';
import { FalseAnswer } from '../../chain/chainErrors.js';
import { UnpackedBlock } from '../packedBlock.js';
import { BlocksDoNotLink, StoreWriteFailed, WriterReplaced } from '../storeErrors.js';
import { openDatabases, openForWriting, type LmdbDatabases } from './lmdbDatabases.js';
import { writeBlocks } from './writeBlocks.js';
import type { WriteJob, WriteOutcome } from './writerThread.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
let databases: LmdbDatabases | null = null;

port.on('message', (job: WriteJob) => port.postMessage(write(job)));

function write({ path, flushed, keptLogs, epoch, blocks }: WriteJob): WriteOutcome {
  try {
    databases ??= openForWriting(openDatabases({ path, flushed }));
    databases.fence.epoch = epoch;
    const unpacked = blocks.map((block) => new UnpackedBlock(block));
    writeBlocks(databases, unpacked, keptLogs);
    return { kind: 'written' };
  } catch (error) {
    if (error instanceof WriterReplaced) return { kind: 'replaced' };
    if (error instanceof BlocksDoNotLink) return { kind: 'unlinked', height: error.height, neighbour: error.neighbour };
    if (error instanceof FalseAnswer) return { kind: 'false', height: error.height, reason: error.reason };
    const cause = error instanceof StoreWriteFailed ? error.cause : error;
    const { message, code } = (cause instanceof Error ? cause : new Error(String(cause))) as NodeJS.ErrnoException;
    return { kind: 'failed', message, code };
  }
}
