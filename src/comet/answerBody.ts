import type { IncomingMessage } from 'node:http';

import { MalformedAnswer } from '../chain/errors.js';
import { LARGE_ANSWER_BYTES } from './largeAnswer.js';

/**
 * The body of an HTTP answer; a large one is in memory that threads share. Rejects with MalformedAnswer when it is
 * larger than `maxBytes`, and with the socket's error when the connection ends before it. `onBytes` is called before so
 * many further bytes are kept; what it throws ends the reading.
 */
export function readBounded(
  response: IncomingMessage,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > maxBytes) throw new MalformedAnswer(`an answer of more than ${maxBytes} bytes`);
        onBytes(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        response.destroy();
      }
    });
    response.on('end', () =>
      resolve(bytes < LARGE_ANSWER_BYTES ? Buffer.concat(chunks, bytes) : shared(chunks, bytes)),
    );
    response.on('error', reject);
    response.on('aborted', () => reject(new Error('the connection closed before the answer was complete')));
  });
}

function shared(chunks: readonly Buffer[], bytes: number): Buffer {
  const body = Buffer.from(new SharedArrayBuffer(bytes));
  let offset = 0;
  for (const chunk of chunks) offset += chunk.copy(body, offset);
  return body;
}
