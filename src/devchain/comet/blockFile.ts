/**
 * The chain's blocks on disk: one line of JSON for each block and each step back, only ever appended. A process that dies in the middle of a
 * line loses that line.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

import type { StoredBlock } from './blockStore.js';

type Step = { block: StoredBlock } | { revertTo: number };

export class BlockFile {
  constructor(private readonly path: string) {}

  /** The blocks there are, from height 1. Cuts an unfinished last line off. Throws when a line before it holds no block. */
  read(): StoredBlock[] {
    if (!existsSync(this.path)) return [];
    const text = readFileSync(this.path, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    if (end < text.length) truncateSync(this.path, Buffer.byteLength(text.slice(0, end)));
    const blocks: StoredBlock[] = [];
    for (const [index, line] of text.slice(0, end).split('\n').slice(0, -1).entries()) {
      const step = this.#parse(line, index);
      if ('block' in step) blocks.push(step.block);
      else blocks.length = Math.min(blocks.length, step.revertTo);
    }
    return blocks;
  }

  append(block: StoredBlock): void {
    this.#write({ block });
  }

  revertTo(height: number): void {
    this.#write({ revertTo: height });
  }

  #write(step: Step): void {
    appendFileSync(this.path, `${JSON.stringify(step)}\n`);
  }

  #parse(line: string, index: number): Step {
    try {
      return JSON.parse(line) as Step;
    } catch (cause) {
      throw new Error(`${this.path}, line ${index + 1}: no block of a chain`, { cause });
    }
  }
}
