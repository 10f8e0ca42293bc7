/** Content coding of answers, by negotiation (RFC 9110 §12.5.3). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import { toBytes, type AnswerBody } from '../jsonrpc/message.js';

export type ContentCoding = 'gzip' | 'br';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/** The coding that an Accept-Encoding header asks for; null for none. Of equal wishes the denser one. */
export function negotiateCoding(accepted: string | undefined): ContentCoding | null {
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
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : null;
}

/** Compresses outside the event loop, with the fastest settings: JSON of hex shrinks to a third even so. */
export async function compress(answer: AnswerBody, coding: ContentCoding): Promise<Buffer> {
  const bytes = toBytes(answer);
  if (coding === 'gzip') return gzipAsync(bytes, { level: 1 });
  return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}
