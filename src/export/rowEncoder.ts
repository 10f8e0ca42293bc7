import type { Cell } from './columns.js';

/** The formats of exported tables. Their names are also the endings of files. */
export const FORMATS = ['parquet', 'csv', 'jsonl'] as const;

/** A format of exported tables. */
export type Format = (typeof FORMATS)[number];

/** Makes the bytes of one file. It holds rows only up to a fixed number of bytes, however long a table is. */
export interface RowEncoder {
  /** Adds a row, with a cell for each column. Returns bytes that can be written; null when there are none yet. */
  add(row: readonly Cell[]): Uint8Array | null;
  /** Returns the rest of the file. */
  finish(): Uint8Array;
}
