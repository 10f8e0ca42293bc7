/** Reads the instructions of a struct-log trace one by one, so that a trace of megabytes is never an object. */
import type { Caller } from '../../caller/caller.js';
import { MalformedAnswer } from '../../chain/errors.js';
import { endOfValueInSlices } from '../../json/slicedJson.js';
import { endOfString, skipSpace } from '../../json/jsonText.js';

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

/** The instructions in order. Rejects with MalformedAnswer. */
export async function* readStructLogs(json: Uint8Array, caller: Caller): AsyncGenerator<LoggedStep> {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8');
  let at = await startOfLogs(text, caller);
  if (text[at] === ']') return;
  for (;;) {
    const ahead = endOfValueInSlices(text, at, caller.signal);
    // Most are short, and then the end is known at once.
    const end = typeof ahead === 'number' ? ahead : await ahead;
    yield stepOf(text.slice(at, end));
    at = skipSpace(text, end);
    if (text[at] === ']') return;
    if (text[at] !== ',') throw malformed();
    at = skipSpace(text, at + 1);
  }
}

/** Index of the first instruction, or of the bracket that ends an empty list. */
async function startOfLogs(text: string, caller: Caller): Promise<number> {
  let at = skipSpace(text, 0);
  if (text[at] !== '{') throw malformed();
  do {
    const key = skipSpace(text, at + 1);
    const keyEnd = endOfString(text, key) + 1;
    const colon = skipSpace(text, keyEnd);
    if (text[key] !== '"' || text[colon] !== ':') throw malformed();
    const value = skipSpace(text, colon + 1);
    if (text.slice(key, keyEnd) === '"structLogs"') {
      if (text[value] !== '[') throw malformed();
      return skipSpace(text, value + 1);
    }
    at = skipSpace(text, await endOfValueInSlices(text, value, caller.signal));
  } while (text[at] === ',');
  throw malformed();
}

function stepOf(text: string): LoggedStep {
  const { pc, op, gas, gasCost, depth, error = '', stack }: Record<string, unknown> = { ...parse(text) };
  const isRight =
    isCount(pc) &&
    typeof op === 'string' &&
    isCount(gas) &&
    isCount(gasCost) &&
    isCount(depth) &&
    Array.isArray(stack) &&
    stack.every((item) => typeof item === 'string' && STACK_ITEM.test(item));
  if (!isRight) throw malformed();
  // Every item was seen to be a text.
  return { pc, op, gas, gasCost, depth, failed: error !== '', stack: stack as string[] };
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw new MalformedAnswer('an instruction of a struct-log trace is no JSON', { cause });
  }
  throw malformed();
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function malformed(): MalformedAnswer {
  return new MalformedAnswer('a struct-log trace is not as geth writes it');
}
