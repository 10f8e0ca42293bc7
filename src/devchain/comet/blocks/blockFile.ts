import { JsonLinesFile } from '../../jsonLinesFile.js';
import type { StoredBlock } from './storedBlock.js';

type Step = { block: StoredBlock } | { revertTo: number };

/** The chain's blocks on disk: one line of JSON for each block and for each revert. */
export class BlockFile {
  readonly #lines: JsonLinesFile<Step>;

  constructor(path: string) {
    this.#lines = new JsonLinesFile(path, {
      prefix: '{"block":',
      invalidMessage: 'no block of a chain',
      encode: (step) => JSON.stringify(step),
      // Only this class writes the file; its first line is checked by `prefix`.
      decode: (line) => JSON.parse(line) as Step,
    });
  }

  /** The blocks that were not reverted, from the first height. Throws when the file holds anything else. */
  read(): StoredBlock[] {
    const blocks: StoredBlock[] = [];
    for (const step of this.#lines.read()) {
      if ('block' in step) blocks.push(step.block);
      else blocks.length = Math.min(blocks.length, step.revertTo - firstHeight(blocks) + 1);
    }
    return blocks;
  }

  append(block: StoredBlock): void {
    this.#lines.append({ block });
  }

  revertTo(height: number): void {
    this.#lines.append({ revertTo: height });
  }
}

function firstHeight([first]: StoredBlock[]): number {
  return first === undefined ? 1 : Number(first.block.header.height);
}
