import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import { Semaphore } from '../concurrency/semaphore.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { RawResultAnswer, toBytes, type AnswerBody } from '../jsonrpc/message.js';

/** A content coding of HTTP (RFC 9110 §8.4.1) that answers can have. */
export type ContentCoding = 'gzip' | 'br';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/**
 * The coding that an Accept-Encoding header prefers (RFC 9110 §12.5.3); null for none. Of equal weights, brotli, for
 * which the types of the package negotiator lack an option. With `hasGzip`, gzip is chosen whenever it is accepted.
 */
export function negotiateCoding(accepted: string | undefined, hasGzip = false): ContentCoding | null {
  if (accepted === undefined) return null;
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gz = weightOf('gzip');
  if (br > 0 && br >= gz && !(hasGzip && gz > 0)) return 'br';
  return gz > 0 ? 'gzip' : null;
}

/** Whether the gzip form of the answer exists or is being made. */
export function hasGzipForm(answer: AnswerBody): boolean {
  return answer instanceof RawResultAnswer && answer.compressed !== null;
}

/** Concurrent compressions: half of libuv's threads. The others are for files, DNS and the index. */
const compressions = new Semaphore(2);

/** Compresses in libuv's thread pool, at the fastest level. Null unless `isWanted` when its turn comes. */
export async function compress(
  answer: AnswerBody,
  coding: ContentCoding,
  isWanted: () => boolean,
): Promise<Buffer | null> {
  if (coding === 'gzip' && answer instanceof RawResultAnswer && answer.compressed !== null) {
    await answer.compressed.compressing;
    const ready = answer.gzipped();
    if (ready !== null) return ready;
  }
  return compressions.run(async () => {
    if (sliceIsOver()) await nextSlice();
    return isWanted() ? compressNow(toBytes(answer), coding) : null;
  });
}

async function compressNow(bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(bytes, { level: 1 });
  return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

/** Compresses what is kept and sent often: slower and smaller, also in libuv's thread pool. */
export function compressOnce(bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressions.run(() => (coding === 'gzip' ? gzipAsync(bytes, { level: 6 }) : brotliAsync(bytes, { params })));
}
