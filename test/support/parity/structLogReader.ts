import type { Caller } from '../../../src/caller/caller.js';
import { MalformedAnswer } from '../../../src/chain/chainErrors.js';
import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET } from '../../../src/json/codes.js';
import { JsonCursor } from '../../../src/json/jsonCursor.js';

/** An instruction before it ran. */
export interface LoggedStep {
  pc: number;
  /** Name of the opcode, as geth has it. */
  op: string;
  /** Gas before the instruction. */
  gas: number;
  gasCost: number;
  /** 1 is the transaction's own frame. */
  depth: number;
  /** Whether the instruction could not begin. */
  failed: boolean;
  /** Hex quantities; the last is the top. */
  stack: string[];
}

const STACK_ITEM = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/;

/** The instructions in order, one by one: a trace of megabytes never is an object. Rejects with MalformedAnswer. */
export async function* readStructLogs(bytes: Uint8Array, { signal }: Caller): AsyncGenerator<LoggedStep> {
  const json = new JsonCursor(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
  try {
    await enterLogs(json, signal);
    while (json.next(CLOSE_BRACKET)) {
      const span = json.span(signal);
      // Most are short, and then the end is known at once.
      const { start, end } = span instanceof Promise ? await span : span;
      yield stepOf(JSON.parse(json.text.slice(start, end)));
    }
  } catch (cause) {
    throw cause instanceof SyntaxError ? malformed(cause) : cause;
  }
}

/** Enters the list of instructions; the rest is not used. */
async function enterLogs(json: JsonCursor, signal: AbortSignal): Promise<void> {
  json.enter(OPEN_BRACE);
  while (json.next(CLOSE_BRACE)) {
    json.passKey();
    if (json.isKey('structLogs')) return json.enter(OPEN_BRACKET);
    await json.span(signal);
  }
  throw malformed();
}

function stepOf(value: unknown): LoggedStep {
  if (typeof value !== 'object' || value === null) throw malformed();
  const { pc, op, gas, gasCost, depth, error = '', stack }: Record<string, unknown> = { ...value };
  const isRight =
    isCount(pc) &&
    typeof op === 'string' &&
    isCount(gas) &&
    isCount(gasCost) &&
    isCount(depth) &&
    Array.isArray(stack) &&
    stack.every((item) => typeof item === 'string' && STACK_ITEM.test(item));
  if (!isRight) throw malformed();
  // Every item was checked.
  return { pc, op, gas, gasCost, depth, failed: error !== '', stack: stack as string[] };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function malformed(cause?: unknown): MalformedAnswer {
  return new MalformedAnswer('a struct-log trace is not as geth writes it', { cause });
}
