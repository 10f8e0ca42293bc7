import { LRUCache } from 'lru-cache';
import type { Hash } from '../../../generated/types.js';

/**
 * Worker thread: contract code by its hash. Code of a hash is the same at every height, so executions share it. When
 * the cache is full, it drops the code that was not used for longest.
 */
export type CodeCache = LRUCache<Hash, Uint8Array>;

/** An empty cache; it does not keep code that is larger than `maxBytes`. */
export function createCodeCache(maxBytes: number): CodeCache {
  // The library takes no entry of size 0.
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: (code) => Math.max(code.length, 1) });
}
