/** Struct-log traces of nodes, checked item by item and passed on as bytes. */
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { CLOSE_BRACKET, OPEN_BRACKET } from '../../json/codes.js';
import { JsonCursor } from '../../json/jsonCursor.js';
import { orMalformed, textOfBytes } from './nodeJson.js';
import { isObject } from '../../json/jsonValue.js';

/** A node's trace of an execution, with its instructions as bytes. */
export interface StructLogAnswer {
  gas: number;
  failed: boolean;
  /** Hex with 0x. */
  returnValue: string;
  /** The listed instructions, without the brackets around them. */
  list: Uint8Array;
  /** How many the node has listed. */
  count: number;
  /** Bytes of all that the node has listed, without those between them. */
  size: number;
  /** Bytes of the last. */
  lastSize: number;
  /** Null where the node has listed none. */
  ends: Ends | null;
}

/** The first and the last instruction that the node has listed. */
export interface Ends {
  first: StepGas;
  last: StepGas;
}

/** The gas of an instruction. */
export interface StepGas {
  depth: number;
  gas: number;
  gasCost: number;
  /** What is refunded at the end, as far as it is known before the instruction. */
  refund?: number;
}

/** The fields of an instruction, with the checks of their values. */
const STEP_FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  pc: isCount,
  op: isText,
  gas: isCount,
  gasCost: isCount,
  depth: isCount,
  error: isText,
  stack: isListOf(/^0x[0-9a-f]{1,64}$/),
  returnData: (value) => isText(value) && /^0x[0-9a-f]*$/.test(value),
  memory: isListOf(/^[0-9a-f]{64}$/),
  storage: isWords,
  refund: isCount,
};

const NEEDED = ['pc', 'op', 'gas', 'gasCost', 'depth'];

/**
 * Reads the answer in slices. As in geth, `limit` ends the list after the instruction with which it has more bytes; 0
 * is no limit. Throws MalformedAnswer for anything but a trace of the struct logger.
 */
export function readStructLogs(bytes: Uint8Array, limit: number, signal?: AbortSignal): Promise<StructLogAnswer> {
  return orMalformed(readAnswer(bytes, limit, signal));
}

async function readAnswer(bytes: Uint8Array, limit: number, signal?: AbortSignal): Promise<StructLogAnswer> {
  // The texts are hex, names and error messages. Other bytes become characters that every check refuses.
  const json = new JsonCursor(textOfBytes(bytes));
  const members = await json.members(['gas', 'failed', 'returnValue', 'structLogs'], signal);
  json.end();
  const value = (name: 'gas' | 'failed' | 'returnValue'): unknown => {
    const { start, end } = members[name] ?? { start: 0, end: 0 };
    if (end - start > MAX_HEAD_CHARACTERS) throw malformed('a long value');
    return end === start ? undefined : JSON.parse(json.text.slice(start, end));
  };
  const [gas, failed, returnValue] = [value('gas'), value('failed'), value('returnValue')];
  const { structLogs } = members;
  if (!isCount(gas) || typeof failed !== 'boolean' || structLogs === undefined) throw malformed('no struct logs');
  json.at = structLogs.start;
  const { first, last, ...listed } = await readList(json, limit, signal);
  const list = bytes.subarray(first, last);
  return { gas, failed, returnValue: readReturnValue(returnValue ?? ''), list, ...listed };
}

/** Longest text of a returned value. */
const MAX_HEAD_CHARACTERS = 4 * 1024 * 1024;

/** The trace in geth's form. `gas` is the gas used. */
export function encodeStructLogs(
  { failed, returnValue, list }: Pick<StructLogAnswer, 'failed' | 'returnValue' | 'list'>,
  gas: bigint,
): Uint8Array {
  const head = `{"gas":${gas},"failed":${failed},"returnValue":"${returnValue}","structLogs":[`;
  return Buffer.concat([Buffer.from(head, 'latin1'), list, Buffer.from(']}', 'latin1')]);
}

interface ListOfSteps extends Pick<StructLogAnswer, 'count' | 'size' | 'lastSize' | 'ends'> {
  /** Where the listed instructions begin and end. */
  first: number;
  last: number;
}

async function readList(json: JsonCursor, limit: number, signal?: AbortSignal): Promise<ListOfSteps> {
  json.enter(OPEN_BRACKET);
  const steps: ListOfSteps = { first: json.at, last: json.at, count: 0, size: 0, lastSize: 0, ends: null };
  while (json.next(CLOSE_BRACKET)) {
    const span = json.span(signal);
    // Most are short, and then the end is known at once.
    const { start, end } = span instanceof Promise ? await span : span;
    const step = readStep(JSON.parse(json.text.slice(start, end)));
    steps.ends = { first: steps.ends?.first ?? step, last: step };
    if (limit === 0 || steps.size <= limit) steps.last = end;
    steps.count++;
    steps.lastSize = end - start;
    steps.size += end - start;
  }
  return steps;
}

function readStep(step: unknown): StepGas {
  if (typeof step !== 'object' || step === null) throw malformed('an instruction that is no object');
  for (const [name, value] of Object.entries(step)) {
    if (STEP_FIELDS[name]?.(value) !== true) throw malformed(`an instruction with ${name.slice(0, 40)}`);
  }
  const missing = NEEDED.find((name) => !Object.hasOwn(step, name));
  if (missing !== undefined) throw malformed(`an instruction without ${missing}`);
  // All its fields were checked.
  return step as StepGas;
}

function readReturnValue(value: unknown): string {
  if (typeof value !== 'string' || !/^(0x)?[0-9a-f]*$/.test(value)) throw malformed('a returned value');
  return value.startsWith('0x') ? value : `0x${value}`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isText(value: unknown): value is string {
  // Printable ASCII: names and messages have no other characters.
  return typeof value === 'string' && /^[\x20-\x7e]*$/.test(value);
}

function isListOf(pattern: RegExp): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every((item) => typeof item === 'string' && pattern.test(item));
}

function isWords(value: unknown): boolean {
  return isObject(value) && Object.entries(value).every(([slot, word]) => isWord(slot) && isWord(word));
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function malformed(what: string): MalformedAnswer {
  return new MalformedAnswer(`struct logs of the node: ${what}`);
}
