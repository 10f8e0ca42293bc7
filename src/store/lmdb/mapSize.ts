/**
 * The address space of an environment that several processes write. It must be the same in all of them and never grow:
 * a map that one process makes larger ends the others (measured with lmdb 3.5.6). It takes neither memory nor disk:
 * the file only grows by what is written.
 */
import { readFileSync } from 'node:fs';

/** 1 TiB, far more than the largest index. A process on a system of 64 bits has at least 128 TiB of addresses. */
const MAP_BYTES = 2 ** 40;

/** The option for lmdb: each process of a service has some read transactions at a time. A slot has 64 bytes. */
export const MANY_READERS = { maxReaders: 1_024 };

/**
 * The options for lmdb. Where the address space is limited (`ulimit -v`), LMDB could not map that much and would end
 * the process; there the map grows, which one process alone may do.
 */
export function fixedMap(bytes = MAP_BYTES): { mapSize?: number; maxReaders: number } {
  return isAddressSpaceLimited() ? MANY_READERS : { mapSize: bytes, ...MANY_READERS };
}

function isAddressSpaceLimited(): boolean {
  try {
    return !/^Max address space +unlimited /m.test(readFileSync('/proc/self/limits', 'latin1'));
  } catch {
    // Other systems than Linux.
    return false;
  }
}
