import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node.js has `gc` only with this flag. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of the buffers that something refers to. The others are freed in the background, some time later. */
export async function bytesInUse(): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 10; round++) {
    collectGarbage();
    await new Promise(setImmediate);
    least = Math.min(least, process.memoryUsage().arrayBuffers);
  }
  return least;
}
