/** What a server must answer about a synthetic chain. */
import { logItem, receiptItem, wholeBlock, type Part } from '../../src/store/blockRecords.js';
import { isBusy, SyntheticBlocks } from './syntheticBlocks.js';
import type { ChainShape, SyntheticLog } from './syntheticLogs.js';

/** A chain whose answers are known. */
export class KnownAnswers {
  readonly #shape: ChainShape;
  readonly #blocks: SyntheticBlocks;

  constructor(shape: ChainShape) {
    this.#shape = shape;
    this.#blocks = new SyntheticBlocks(shape);
  }

  block(height: number): unknown {
    return this.#read(height, 'block', (record) => [wholeBlock(record)])[0];
  }

  receipt(height: number, index: number): unknown {
    return this.#read(height, 'receipts', (record) => [receiptItem(record, index)!])[0];
  }

  /** The logs of ascending heights that match. */
  logs(heights: Iterable<number>, matches: (log: SyntheticLog) => boolean): unknown[] {
    const found: unknown[] = [];
    for (const height of heights) {
      if (!isBusy(this.#shape, height)) continue;
      const matching = this.#shape.logsAt(height).flatMap((log, index) => (matches(log) ? [index] : []));
      if (matching.length === 0) continue;
      found.push(...this.#read(height, 'receipts', (record) => matching.map((index) => logItem(record, index))));
    }
    return found;
  }

  /** How many logs match, up to a height. */
  count(upTo: number, matches: (log: SyntheticLog) => boolean): number {
    const { busyEvery } = this.#shape;
    let count = 0;
    for (let height = busyEvery; height <= upTo; height += busyEvery)
      for (const log of this.#shape.logsAt(height)) if (matches(log)) count += 1;
    return count;
  }

  #read(height: number, kind: 'block' | 'receipts', partsOf: (record: Uint8Array) => Part[]): unknown[] {
    const record = this.#blocks.at(height)[kind];
    const texts = partsOf(record).map(({ start, end }) => Buffer.from(record.subarray(start, end)).toString('latin1'));
    this.#blocks.release();
    return texts.map((text) => JSON.parse(text) as unknown);
  }
}
