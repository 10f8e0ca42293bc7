/** Progress of the index of a running Halley, read by this process. */
import { join } from 'node:path';
import { openLmdbReader } from '../../src/store/lmdb/lmdbStore.js';
import type { HalleyProcess } from './halleyProcess.js';
import { rpc } from './rpc.js';

/** True when every block from `first` to the head is in the index. */
export async function isIndexed({ dataDir, httpUrl }: HalleyProcess, first = 1): Promise<boolean> {
  const head = Number(await rpc<string>(httpUrl, 'eth_blockNumber'));
  const index = openLmdbReader(join(dataDir, 'index'));
  try {
    return (await index.ranges()).some(({ from, to }) => from <= first && head <= to);
  } finally {
    await index.close();
  }
}
