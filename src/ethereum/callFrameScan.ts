/** Reads the call frames of callTracer's JSON without building objects of it: a trace may have megabytes. */
import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET, QUOTE } from '../json/codes.js';
import { JsonCursor } from '../json/jsonCursor.js';

/** Frames that `step` opens and closes before other work may run: below a millisecond. */
const FRAMES_AT_ONCE = 500;
/** The EVM nests calls 1024 deep; a deeper response is not a trace. */
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
  /** Hex with 0x; empty where the trace has none. */
  input: string;
  /** As `input`. */
  output: string;
}

/** Gets the frames: a frame opens before the calls in it, and closes after them. */
export interface CallFrameListener {
  opened?(frame: CallFrame): void;
  closed?(frame: CallFrame): void;
}

/** Reads one transaction's trace. `step` throws SyntaxError for any other text. */
export class CallFrameScan {
  readonly #json: JsonCursor;
  readonly #listener: CallFrameListener;
  /** The frames that are open, the innermost last. */
  readonly #open: CallFrame[] = [];

  constructor(bytes: Uint8Array, listener: CallFrameListener) {
    this.#json = new JsonCursor(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
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
    this.#json.enter(OPEN_BRACE);
    const depth = this.#open.length;
    if (depth === MOST_LEVELS) throw new SyntaxError('calls are nested too deep');
    const frame = { depth, type: '', from: '', to: '', value: '', failed: false, input: '', output: '' };
    this.#open.push(frame);
    this.#listener.opened?.(frame);
  }

  /** Reads to the next call in the frame, or to its end. */
  #readMembers(frame: CallFrame): void {
    const json = this.#json;
    while (json.next(CLOSE_BRACE)) {
      json.passKey();
      if (json.isKey('calls') && json.peek() === OPEN_BRACKET) {
        json.enter(OPEN_BRACKET);
        if (json.next(CLOSE_BRACKET)) return this.#openFrame();
      } else if (json.peek() !== QUOTE) {
        // A number, a word, or the logs of a call.
        json.skip();
      } else {
        readText(json, frame);
      }
    }
    this.#closeFrame(frame);
  }

  #closeFrame(frame: CallFrame): void {
    this.#open.pop();
    this.#listener.closed?.(frame);
    if (this.#open.length === 0) this.#json.end();
    else if (this.#json.next(CLOSE_BRACKET)) this.#openFrame();
  }
}

function readText(json: JsonCursor, frame: CallFrame): void {
  const name = TEXTS.find((field) => json.isKey(field));
  frame.failed ||= json.isKey('error');
  const text = json.string();
  if (name !== undefined) frame[name] = text;
}

const TEXTS = ['type', 'from', 'to', 'value', 'input', 'output'] as const;
