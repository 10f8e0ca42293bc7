import type { IncomingMessage } from 'node:http';

import { MalformedAnswer } from '../chain/errors.js';

/**
 * The body of an HTTP answer as text. Rejects with MalformedAnswer when it is larger than `maxBytes`, and with the
 * socket's error when the connection ends before it.
 */
export function readBounded(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        reject(new MalformedAnswer(`an answer of more than ${maxBytes} bytes`));
        response.destroy();
        return;
      }
      chunks.push(chunk);
    });
    response.on('end', () => resolve(Buffer.concat(chunks, bytes).toString('utf8')));
    response.on('error', reject);
    response.on('aborted', () => reject(new Error('the connection closed before the answer was complete')));
  });
}
