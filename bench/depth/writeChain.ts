/** Writes a synthetic chain into a folder that Halley opens as its own. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore } from '../../src/store/lmdb/lmdbStore.js';
import type { EncodedBlock } from '../../src/store/store.js';
import { IDENTITY, rememberedChain } from './rememberedChain.js';
import { SyntheticBlocks } from './syntheticBlocks.js';
import type { ChainShape } from './syntheticLogs.js';

/** Bytes of receipts, and blocks, in one transaction. */
const GROUP_BYTES = 64 * 1024 * 1024;
const GROUP_BLOCKS = 10_000;

/** The folders in a data folder. */
export const indexFolder = (folder: string): string => join(folder, 'index');
export const logFolder = (folder: string): string => join(folder, 'logs');

/** Bytes of the file of an index. */
export function fileBytes(folder: string): number {
  return statSync(dataFile(folder)).size;
}

/** Resolves when the store is closed. `onProgress` gets the number of blocks after each group. */
export async function writeChain(
  folder: string,
  shape: ChainShape,
  onProgress: (blocks: number) => void = () => undefined,
): Promise<void> {
  const store = openLmdbStore(indexFolder(folder), IDENTITY, { flushed: false });
  try {
    const chain = new SyntheticBlocks(shape);
    let group: EncodedBlock[] = [];
    let bytes = 0;
    for (let height = 1; height <= shape.blocks; height++) {
      const block = chain.at(height);
      group.push(block);
      if (block.logsBloom !== null) bytes += block.receipts.length;
      if (group.length < GROUP_BLOCKS && bytes < GROUP_BYTES && height < shape.blocks) continue;
      await store.write(group);
      chain.release();
      group = [];
      bytes = 0;
      onProgress(height);
      // Signals that end the run are handled in between.
      await new Promise(setImmediate);
    }
    await store.rememberChain(rememberedChain());
  } finally {
    await store.close();
  }
}
