import { codeOf, OutputClosed, writeFailed } from './exportErrors.js';
import type { OpenOutput } from './outputFolder.js';

/** Writes to a stream, no faster than its reader reads. Throws OutputClosed when there is no reader any more. */
export function createOutputStream(stream: NodeJS.WritableStream): OpenOutput {
  // Each write reports its own error. Without a listener, the event would end the process.
  stream.on('error', () => undefined);
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        stream.write(bytes, (error) => {
          if (error === null || error === undefined) resolve();
          else reject(codeOf(error) === 'EPIPE' ? new OutputClosed('closed') : writeFailed(error, 'standard output'));
        });
      }),
    finish: async () => undefined,
    discard: async () => undefined,
  };
}
