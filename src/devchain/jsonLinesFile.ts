/**
 * Records on disk, one line of JSON each. Lines are only appended. When a process dies in the middle of a line, that
 * line is lost, and nothing else is ever removed from a file.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { UnusableOption } from './unusableOption.js';

/** The chain's first record holds its mnemonic. */
const OWNER_ONLY = 0o600;

/** How records become lines. */
export interface RecordFormat<Entry> {
  prefix: string;
  invalidMessage: string;
  encode(record: Entry): string;
  decode(line: string): Entry;
}

/** One file of records. The chain's state and its blocks are kept in such files. */
export class JsonLinesFile<Entry> {
  readonly #path: string;
  readonly #format: RecordFormat<Entry>;

  constructor(path: string, format: RecordFormat<Entry>) {
    this.#path = path;
    this.#format = format;
  }

  /** All records, oldest first. Cuts off an unfinished last line. Throws UnusableOption when another cannot be read. */
  read(): Entry[] {
    if (!existsSync(this.#path)) return [];
    const text = readFileSync(this.#path, 'utf8');
    const { prefix, invalidMessage } = this.#format;
    if (text !== '' && !text.startsWith(prefix)) throw new UnusableOption(`${this.#path}: ${invalidMessage}`);
    const finished = text.slice(0, text.lastIndexOf('\n') + 1);
    const lines = finished.split('\n').slice(0, -1);
    const records = lines.map((line, index) => this.#decode(line, index));
    if (finished.length < text.length) truncateSync(this.#path, Buffer.byteLength(finished));
    return records;
  }

  append(record: Entry): void {
    appendFileSync(this.#path, `${this.#format.encode(record)}\n`, { mode: OWNER_ONLY });
  }

  #decode(line: string, index: number): Entry {
    try {
      return this.#format.decode(line);
    } catch (cause) {
      throw new UnusableOption(`${this.#path}, line ${index + 1}: ${this.#format.invalidMessage}`, { cause });
    }
  }
}
