/** Tables as text: CSV as in RFC 4180, and JSON with one object a line. */
import type { Cell, Column } from './columns.js';
import type { RowEncoder } from './rowEncoder.js';

/** What a column of text is written from. */
type NamedColumn = Pick<Column<never>, 'name' | 'type'>;

/** Rows are written in pieces of at least this many characters. */
const PIECE_CHARACTERS = 64 * 1024;

/** CSV with a line of names. An empty field is null: no cell is an empty text. */
export class CsvEncoder implements RowEncoder {
  readonly #lines: Lines;

  constructor(columns: readonly NamedColumn[]) {
    this.#lines = new Lines(csvLine(columns.map(({ name }) => name)));
  }

  add(row: readonly Cell[]): Uint8Array | null {
    return this.#lines.add(csvLine(row));
  }

  finish(): Uint8Array {
    return this.#lines.take();
  }
}

/** One JSON object a line. Prices and integers of 256 bits are decimal strings, smaller integers are numbers. */
export class JsonLinesEncoder implements RowEncoder {
  readonly #columns: readonly (NamedColumn & { key: string })[];
  readonly #lines = new Lines('');

  constructor(columns: readonly NamedColumn[]) {
    this.#columns = columns.map(({ name, type }) => ({ name, type, key: `${JSON.stringify(name)}:` }));
  }

  add(row: readonly Cell[]): Uint8Array | null {
    const members = this.#columns.map(({ key, type }, index) => key + jsonValue(row[index] ?? null, type));
    return this.#lines.add(`{${members.join()}}\n`);
  }

  finish(): Uint8Array {
    return this.#lines.take();
  }
}

class Lines {
  #text: string;

  constructor(head: string) {
    this.#text = head;
  }

  add(line: string): Uint8Array | null {
    this.#text += line;
    return this.#text.length < PIECE_CHARACTERS ? null : this.take();
  }

  take(): Uint8Array {
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    return bytes;
  }
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvField).join()}\r\n`;
}

function csvField(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function jsonValue(cell: Cell, type: NamedColumn['type']): string {
  if (typeof cell === 'bigint') return type === 'decimal' ? `"${cell}"` : cell.toString();
  // Hex digits need no escape.
  return type === 'binary' && cell !== null ? `"${String(cell)}"` : JSON.stringify(cell);
}
