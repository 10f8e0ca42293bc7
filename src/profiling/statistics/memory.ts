import { PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import type { GcStatistics, MemoryStatistics } from '../../../generated/types.js';

/** Number of collections whose pauses are remembered, as in Go. */
const REMEMBERED = 256;

/** Counts garbage collections of the main thread from `start` on. */
export class GarbageCollections {
  #observer: PerformanceObserver | null = null;
  #count = 0;
  #pauseMs = 0;
  /** Newest last. */
  #recent: { endedAtMs: number; pauseMs: number }[] = [];

  start(): void {
    this.#observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) this.#add(startTime, duration);
    });
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  statistics(): GcStatistics {
    const newestFirst = this.#recent.toReversed();
    return {
      LastGC: timeText(newestFirst[0]?.endedAtMs ?? null),
      NumGC: this.#count,
      PauseTotal: nanoseconds(this.#pauseMs),
      Pause: newestFirst.map(({ pauseMs }) => nanoseconds(pauseMs)),
      PauseEnd: newestFirst.map(({ endedAtMs }) => timeText(endedAtMs)),
    };
  }

  #add(startTime: number, duration: number): void {
    this.#count += 1;
    this.#pauseMs += duration;
    this.#recent.push({ endedAtMs: performance.timeOrigin + startTime + duration, pauseMs: duration });
    if (this.#recent.length > REMEMBERED) this.#recent.shift();
  }
}

/** Go's zero time means none. */
function timeText(ms: number | null): string {
  return ms === null ? '0001-01-01T00:00:00Z' : new Date(ms).toISOString();
}

function nanoseconds(ms: number): number {
  return Math.round(ms * 1e6);
}

/** Process memory: Go's names where Node has the same figure, and Node's own figures. */
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
