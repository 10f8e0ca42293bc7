import { expect } from '@jest/globals';
import type { AnnouncedBlock } from '../../../../src/chain/node.js';

/** Heads as they were announced. */
export class Heads {
  highest = 0;
  #waiting: { height: number; resolve: () => void }[] = [];

  add(height: number, announced: AnnouncedBlock | null): void {
    if (announced !== null && 'block' in announced) expect(announced.block.height).toBe(height);
    this.highest = Math.max(this.highest, height);
    for (const { resolve } of this.#waiting.filter((waiting) => waiting.height <= this.highest)) resolve();
    this.#waiting = this.#waiting.filter((waiting) => waiting.height > this.highest);
  }

  until(height: number): Promise<void> {
    if (this.highest >= height) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ height, resolve }));
  }
}
