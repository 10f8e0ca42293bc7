/** Checks call frames of nodes. */
import { isObject, type JsonObject } from '../../json/jsonValue.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import type { Address, CallFrame, CallFrameLog, Data, Hash, Quantity } from '../../../generated/types.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { revertReason } from '../../ethereum/revertReason.js';
import { FRAME_TYPES } from './flatTraces.js';

const MAX_DEPTH = 1024;

/**
 * A frame in geth's form and order of fields, for any release of the node. Older ones show an empty output, the output
 * of failed calls, the address of contracts that were not created, and no value of a DELEGATECALL, which is that of the
 * call around it. Rejects with MalformedAnswer.
 */
export function readCallFrame(value: unknown): Promise<CallFrame> {
  return readFrame(value, 0, undefined);
}

async function readFrame(value: unknown, depth: number, outerValue: Quantity | undefined): Promise<CallFrame> {
  if (sliceIsOver()) await nextSlice();
  if (depth > MAX_DEPTH) throw malformed('calls', 'too many levels');
  const fields = recordOf(value);
  const type = FRAME_TYPES.find((name) => name === fields['type']);
  if (type === undefined) throw malformed('type', fields['type']);
  const error = optionalText(fields, 'error');
  const output = shownOutput(optional(fields, 'output', dataOf), error);
  const failedCreation = error !== '' && (type === 'CREATE' || type === 'CREATE2');
  const to = failedCreation ? undefined : optional(fields, 'to', addressOf);
  const ownValue = optional(fields, 'value', quantityOf) ?? (type === 'DELEGATECALL' ? outerValue : undefined);
  const reason = error === GETH_MESSAGES.executionReverted && output !== undefined ? revertReason(output) : null;
  const calls: CallFrame[] = [];
  for (const call of listOf(fields['calls'], 'calls')) calls.push(await readFrame(call, depth + 1, ownValue));
  const logs = listOf(fields['logs'], 'logs').map(readLog);
  return {
    from: addressOf(fields['from'], 'from'),
    gas: quantityOf(fields['gas'], 'gas'),
    gasUsed: quantityOf(fields['gasUsed'], 'gasUsed'),
    ...(to !== undefined && { to }),
    input: dataOf(fields['input'] ?? '0x', 'input'),
    ...(output !== undefined && { output }),
    ...(error !== '' && { error }),
    ...(reason !== null && { revertReason: reason }),
    ...(calls.length > 0 && { calls }),
    ...(logs.length > 0 && { logs }),
    ...(ownValue !== undefined && type !== 'STATICCALL' && { value: ownValue }),
    type,
  };
}

/** The JSON of a frame, which may have megabytes. The calls that it made come last. */
export async function encodeCallFrame(frame: CallFrame): Promise<Uint8Array> {
  const json = new JsonWriter(Infinity);
  const write = ({ calls, ...own }: CallFrame): void | Promise<void> => {
    const text = JSON.stringify(own);
    if (calls === undefined) return json.write(text);
    return json.writeEach(`${text.slice(0, -1)},"calls":[`, calls, ']}', write);
  };
  await write(frame);
  return json.end().bytes;
}

/** The trace of callTracer with onlyTopCall. */
export function encodeTopCall({ calls: _, ...top }: CallFrame): Uint8Array {
  return Buffer.from(JSON.stringify(top));
}

/** The output of a call that succeeded or reverted; empty ones are not shown. */
function shownOutput(output: Data | undefined, error: string): Data | undefined {
  if (output === undefined || output.length === 2 || (error !== '' && error !== GETH_MESSAGES.executionReverted))
    return undefined;
  return output;
}

function readLog(value: unknown): CallFrameLog {
  const fields = recordOf(value);
  return {
    address: addressOf(fields['address'], 'address'),
    topics: listOf(fields['topics'], 'topics').map((topic) => hashOf(topic, 'topics')),
    data: dataOf(fields['data'] ?? '0x', 'data'),
    position: quantityOf(fields['position'], 'position'),
  };
}

/** The members of an object; throws MalformedAnswer for any other value. */
export function recordOf(value: unknown): Readonly<JsonObject> {
  if (!isObject(value)) throw malformed('trace', value);
  return value;
}

function listOf(value: unknown, field: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw malformed(field, value);
  return value;
}

function optional<T>(
  fields: Readonly<JsonObject>,
  field: string,
  read: (value: unknown, field: string) => T,
): T | undefined {
  const value = fields[field];
  return value === undefined || value === null ? undefined : read(value, field);
}

function optionalText(fields: Readonly<JsonObject>, field: string): string {
  const value = fields[field] ?? '';
  if (typeof value !== 'string') throw malformed(field, value);
  return value;
}

function addressOf(value: unknown, field: string): Address {
  // Checked by the pattern.
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)) return value.toLowerCase() as Address;
  throw malformed(field, value);
}

function hashOf(value: unknown, field: string): Hash {
  // Checked by the pattern.
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)) return value as Hash;
  throw malformed(field, value);
}

function dataOf(value: unknown, field: string): Data {
  // Checked by the pattern.
  if (typeof value === 'string' && /^0x[0-9a-f]*$/.test(value) && value.length % 2 === 0) return value as Data;
  throw malformed(field, value);
}

function quantityOf(value: unknown, field: string): Quantity {
  // Checked by the pattern.
  if (typeof value === 'string' && /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/.test(value)) return value as Quantity;
  throw malformed(field, value);
}

function malformed(field: string, value: unknown): MalformedAnswer {
  return new MalformedAnswer(`trace of the node: ${field}: ${(JSON.stringify(value) ?? 'missing').slice(0, 80)}`);
}
