import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import type { GcStatistics, MemoryStatistics } from '../../../generated/types.js';

/** The memory of the process: Go's names where they mean the same, and Node's own figures. */
export function memoryStatistics({ NumGC, PauseTotal }: GcStatistics): MemoryStatistics {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const heap = getHeapStatistics();
  return {
    Alloc: heapUsed,
    Sys: rss,
    HeapAlloc: heapUsed,
    HeapSys: heapTotal,
    HeapIdle: heapTotal - heapUsed,
    HeapInuse: heapUsed,
    NumGC,
    PauseTotalNs: PauseTotal,
    node: {
      rss,
      heapTotal,
      heapUsed,
      external,
      arrayBuffers,
      heapSizeLimit: heap.heap_size_limit,
      mallocedMemory: heap.malloced_memory,
      peakMallocedMemory: heap.peak_malloced_memory,
      nativeContexts: heap.number_of_native_contexts,
      detachedContexts: heap.number_of_detached_contexts,
      spaces: getHeapSpaceStatistics().map((space) => ({
        name: space.space_name,
        size: space.space_size,
        used: space.space_used_size,
        available: space.space_available_size,
        physical: space.physical_space_size,
      })),
    },
  };
}
