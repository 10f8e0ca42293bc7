/** Worker thread: decodes, builds and encodes blocks that would hold the event loop for too long. */
import { parentPort } from 'node:worker_threads';
import { CallRefused, FalseAnswer, MalformedAnswer } from '../chain/chainErrors.js';
import { decodeBlock, withoutEvents } from '../comet/largeAnswer.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { encodeStoredBlock } from '../store/encodeStoredBlock.js';
import type { EncodedBlock } from '../store/store.js';
import type { LargeBlockJob, LargeBlockOutcome } from './largeBlockThread.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;

port.on('message', (job: LargeBlockJob) => {
  const outcome = run(job);
  port.postMessage(outcome, outcome.kind === 'encoded' ? buffersOf(outcome.encoded) : []);
});

function run(job: LargeBlockJob): LargeBlockOutcome {
  try {
    const committed = decodeBlock(job.undecoded);
    if (job.kind === 'decode') return { kind: 'decoded', committed: withoutEvents(committed) };
    return { kind: 'encoded', encoded: encodeStoredBlock(buildBlock({ committed, ...job.context })) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    if (error instanceof FalseAnswer) return { kind: 'false', height: error.height, reason: error.reason };
    if (error instanceof MalformedAnswer) return { kind: 'malformed', message };
    if (error instanceof CallRefused)
      return { kind: 'refused', method: error.method, code: error.code, detail: error.detail };
    return { kind: 'failed', message, stack };
  }
}

/** Buffers that move to the main thread without a copy. Small records share a buffer, so they are copied. */
function buffersOf({ block, transactions, receipts, rawTransactions }: EncodedBlock): ArrayBuffer[] {
  const owned = [block, transactions, receipts, rawTransactions].filter(
    ({ buffer, byteLength }) => buffer instanceof ArrayBuffer && buffer.byteLength === byteLength,
  );
  // Checked above.
  return owned.map(({ buffer }) => buffer as ArrayBuffer);
}
