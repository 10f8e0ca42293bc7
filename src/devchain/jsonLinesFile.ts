/**
 * Records on disk: one line of JSON each, only ever appended. A process that dies in the middle of a line loses that line, and nothing else is
 * ever taken out of a file.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

export interface RecordFormat<Line> {
  /** How the first line begins; a file that begins otherwise is somebody else's. */
  prefix: string;
  /** What is said of a line that cannot be read. */
  invalidMessage: string;
  encode(line: Line): string;
  decode(text: string): Line;
}

export class JsonLinesFile<Line> {
  readonly #path: string;
  readonly #format: RecordFormat<Line>;

  constructor(path: string, format: RecordFormat<Line>) {
    this.#path = path;
    this.#format = format;
  }

  /** All lines, oldest first; none without a file. Cuts an unfinished last line off. Throws, and changes nothing, when another cannot be read. */
  read(): Line[] {
    if (!existsSync(this.#path)) return [];
    const text = readFileSync(this.#path, 'utf8');
    if (text !== '' && !text.startsWith(this.#format.prefix))
      throw new Error(`${this.#path}: ${this.#format.invalidMessage}`);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const texts = whole.split('\n').slice(0, -1);
    const lines = texts.map((line, index) => this.#decode(line, index));
    if (whole.length < text.length) truncateSync(this.#path, Buffer.byteLength(whole));
    return lines;
  }

  append(line: Line): void {
    appendFileSync(this.#path, `${this.#format.encode(line)}\n`);
  }

  #decode(text: string, index: number): Line {
    try {
      return this.#format.decode(text);
    } catch (cause) {
      throw new Error(`${this.#path}, line ${index + 1}: ${this.#format.invalidMessage}`, { cause });
    }
  }
}
