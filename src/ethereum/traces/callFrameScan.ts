/**
 * Reads the call frames out of callTracer's JSON without building objects of it: a trace may have megabytes, most of
 * them input and output, which are passed over.
 */
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../../json/codes.js';

/** Frames that `step` opens and closes before other work may run: below a millisecond. */
const FRAMES_AT_ONCE = 500;
/** The EVM nests calls 1024 deep; a node's answer that goes deeper is none. */
const MOST_LEVELS = 1_100;

/** One call, as far as it has been read: the fields are complete when it is closed. */
export interface CallFrame {
  /** 0 for the transaction itself. */
  depth: number;
  /** `CALL`, `STATICCALL`, `DELEGATECALL`, `CALLCODE`, `CREATE`, `CREATE2` or `SELFDESTRUCT`. */
  type: string;
  /** As the trace has it: hex with 0x. Empty where the trace has none. */
  from: string;
  /** Empty where the trace has none: a creation that failed at once. */
  to: string;
  /** Hex quantity; empty where the call cannot carry value. */
  value: string;
  /** Whether the call was undone. */
  failed: boolean;
  /** Hex with 0x; empty where the trace has none. Made when it is asked for. */
  input(): string;
  /** As `input`. */
  output(): string;
}

/** Hears of the frames: a frame opens before the calls in it, and closes after them. */
export interface CallFrameListener {
  opened?(frame: CallFrame): void;
  closed?(frame: CallFrame): void;
}

/** A run of bytes between quotes. */
interface Text {
  start: number;
  end: number;
}

const NO_TEXT: Text = { start: 0, end: 0 };

class ReadFrame implements CallFrame {
  type = '';
  from = '';
  to = '';
  value = '';
  failed = false;
  inputText = NO_TEXT;
  outputText = NO_TEXT;
  readonly #bytes: Buffer;

  constructor(
    bytes: Buffer,
    readonly depth: number,
  ) {
    this.#bytes = bytes;
  }

  input(): string {
    return this.#bytes.toString('latin1', this.inputText.start, this.inputText.end);
  }

  output(): string {
    return this.#bytes.toString('latin1', this.outputText.start, this.outputText.end);
  }
}

/** Reads one transaction's trace. `step` throws SyntaxError for what is no such trace. */
export class CallFrameScan {
  readonly #bytes: Buffer;
  readonly #listener: CallFrameListener;
  /** The frames that are open, the innermost last. */
  readonly #open: ReadFrame[] = [];
  #at = 0;

  /** `bytes` must not change until the last step. */
  constructor(bytes: Uint8Array, listener: CallFrameListener) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#listener = listener;
    this.#openFrame();
  }

  /** Reads on. True when the whole trace is read. */
  step(): boolean {
    for (let frames = 0; frames < FRAMES_AT_ONCE; frames++) {
      const frame = this.#open.at(-1);
      if (frame === undefined) return true;
      this.#readMembers(frame);
    }
    return this.#open.length === 0;
  }

  #openFrame(): void {
    this.#expect(OPEN_BRACE);
    if (this.#open.length === MOST_LEVELS) throw new SyntaxError('calls are nested too deep');
    const frame = new ReadFrame(this.#bytes, this.#open.length);
    this.#open.push(frame);
    this.#listener.opened?.(frame);
  }

  /** Reads to the next call in the frame, or to its end. */
  #readMembers(frame: ReadFrame): void {
    for (;;) {
      const next = this.#next();
      if (next === CLOSE_BRACE) {
        this.#at += 1;
        this.#closeFrame(frame);
        return;
      }
      if (next === COMMA) this.#at += 1;
      const key = this.#text();
      const name = this.#bytes.toString('latin1', key.start, key.end);
      this.#expect(COLON);
      if (name === 'calls' && this.#next() === OPEN_BRACKET) {
        this.#at += 1;
        if (this.#next() === OPEN_BRACE) {
          this.#openFrame();
          return;
        }
        this.#expect(CLOSE_BRACKET);
      } else {
        this.#readMember(frame, name);
      }
    }
  }

  #readMember(frame: ReadFrame, name: string): void {
    if (this.#next() !== QUOTE) {
      this.#skipValue();
      return;
    }
    const text = this.#text();
    if (name === 'input') frame.inputText = text;
    else if (name === 'output') frame.outputText = text;
    else if (name === 'error') frame.failed = true;
    else if (name === 'type' || name === 'from' || name === 'to' || name === 'value')
      frame[name] = this.#bytes.toString('latin1', text.start, text.end);
  }

  #closeFrame(frame: ReadFrame): void {
    this.#open.pop();
    this.#listener.closed?.(frame);
    if (this.#open.length === 0) {
      if (this.#next() !== undefined) throw new SyntaxError('more than one value');
      return;
    }
    // The next call of the list, or the end of the list.
    if (this.#next() === COMMA) {
      this.#at += 1;
      this.#openFrame();
    } else {
      this.#expect(CLOSE_BRACKET);
    }
  }

  /** Passes over a value that is no text: a number, a word, a list or an object, such as the logs of a call. */
  #skipValue(): void {
    let levels = 0;
    for (;;) {
      const byte = this.#next();
      if (byte === undefined) throw new SyntaxError('unexpected end');
      if (levels === 0 && (byte === COMMA || byte === CLOSE_BRACE)) return;
      if (byte === QUOTE) {
        this.#text();
        continue;
      }
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) levels += 1;
      if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) levels -= 1;
      if (levels < 0) throw new SyntaxError('unexpected bracket');
      this.#at += 1;
    }
  }

  /** A text without its quotes; escapes stay as they are. */
  #text(): Text {
    this.#expect(QUOTE);
    const start = this.#at;
    let end = this.#bytes.indexOf(QUOTE, start);
    while (end >= 0 && isEscaped(this.#bytes, start, end)) end = this.#bytes.indexOf(QUOTE, end + 1);
    if (end < 0) throw new SyntaxError('unexpected end');
    this.#at = end + 1;
    return { start, end };
  }

  #expect(byte: number): void {
    if (this.#next() !== byte) throw new SyntaxError(`expected ${String.fromCharCode(byte)}`);
    this.#at += 1;
  }

  /** The next byte that is no space; undefined at the end. */
  #next(): number | undefined {
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte;
      this.#at += 1;
    }
  }
}

function isEscaped(bytes: Buffer, start: number, quote: number): boolean {
  let backslashes = 0;
  while (quote - 1 - backslashes >= start && bytes[quote - 1 - backslashes] === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
