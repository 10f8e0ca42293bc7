/**
 * Contract interfaces (ABI): reading them, encoding arguments, decoding data. It is loaded when an interface is used.
 * Names never reach the library that encodes: a parameter may be called `__proto__`.
 */
import { decodeAbiParameters, encodeAbiParameters, parseAbi } from 'viem';
import { checksumState, isAddress, keccakOfText, selectorOf } from './checksum.js';
import { ExactNumber, isArray, isObject, parseJson, prettyJson, type JsonValue } from './json.js';

/** An argument or a result. `components` are the fields of a tuple. */
export interface AbiParameter {
  readonly name: string;
  readonly type: string;
  readonly isIndexed: boolean;
  readonly components: readonly AbiParameter[];
}

/** A function, an event or an error. */
export interface AbiItem {
  readonly kind: 'function' | 'event' | 'error';
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly outputs: readonly AbiParameter[];
  /** True for an event without its signature as first topic. */
  readonly isAnonymous: boolean;
  /** `transfer(address,uint256)`: what selectors and topics are made of. */
  readonly signature: string;
}

/** A value that was decoded, as text. */
export interface DecodedValue {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Data that was decoded. */
export interface Decoded {
  readonly signature: string;
  readonly values: readonly DecodedValue[];
}

/** The longest text of an interface, in characters, and the most items. */
export const ABI_LIMITS = { length: 2_000_000, items: 2000 };

/**
 * Reads an interface: the JSON list, an artifact of a compiler with a field `abi`, or one declaration a line
 * (`function balanceOf(address) view returns (uint256)`). Throws with a sentence.
 */
export function readAbi(text: string): readonly AbiItem[] {
  if (text.length > ABI_LIMITS.length) throw new Error(`The ABI is longer than ${ABI_LIMITS.length} characters.`);
  const trimmed = text.trim();
  const isJson = trimmed.startsWith('[') || trimmed.startsWith('{');
  const entries = isJson ? jsonEntries(trimmed) : declaredEntries(trimmed);
  const items = entries.slice(0, ABI_LIMITS.items).flatMap(itemOf);
  if (items.length === 0) throw new Error('The ABI has no function, event or error.');
  return items;
}

function jsonEntries(text: string): readonly JsonValue[] {
  const value = parseJson(text);
  const list = isObject(value) && Object.hasOwn(value, 'abi') ? value['abi'] : value;
  if (!isArray(list)) throw new Error('An ABI is a JSON list, or an object with a field abi.');
  return list;
}

function declaredEntries(text: string): readonly JsonValue[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((line) => line !== '');
  try {
    // The library makes a list of declarations.
    return parseJson(JSON.stringify(parseAbi(lines))) as readonly JsonValue[];
  } catch (error) {
    throw new Error(`A declaration cannot be read: ${firstLine(error)}`, { cause: error });
  }
}

function itemOf(entry: JsonValue): AbiItem[] {
  if (!isObject(entry)) return [];
  const { type, name, inputs, outputs, anonymous } = entry;
  if (type !== 'function' && type !== 'event' && type !== 'error') return [];
  if (typeof name !== 'string' || name.length > 200) return [];
  const parameters = parametersOf(inputs, 0);
  return [
    {
      kind: type,
      name,
      inputs: parameters,
      outputs: parametersOf(outputs, 0),
      isAnonymous: anonymous === true,
      signature: `${name}(${parameters.map(canonicalType).join(',')})`,
    },
  ];
}

function parametersOf(value: JsonValue | undefined, depth: number): readonly AbiParameter[] {
  if (value === undefined || !isArray(value) || depth > 16) return [];
  return value.map((entry) => {
    if (!isObject(entry) || typeof entry['type'] !== 'string') throw new Error('A parameter of the ABI has no type.');
    const { name, type, indexed, components } = entry;
    return {
      name: typeof name === 'string' ? name : '',
      type: String(type),
      isIndexed: indexed === true,
      components: parametersOf(components, depth + 1),
    };
  });
}

function canonicalType({ type, components }: AbiParameter): string {
  return type.startsWith('tuple') ? `(${components.map(canonicalType).join(',')})${type.slice(5)}` : type;
}

/** The call data of a function with arguments as they were typed. Throws with a sentence. */
export function encodeCall(item: AbiItem, typed: readonly string[]): string {
  const values = item.inputs.map((input, i) => typedValue(input, typed[i] ?? ''));
  return `${selectorOf(item.signature)}${encode(item.inputs, values).slice(2)}`;
}

/** The topics that an event's logs have; null for an argument that is left empty. Throws with a sentence. */
export function encodeTopics(item: AbiItem, typed: readonly string[]): readonly (string | null)[] {
  const indexed = item.inputs.filter(({ isIndexed }) => isIndexed);
  const topics = indexed.map((input, i) => {
    const text = typed[i] ?? '';
    return text === '' ? null : topicOf(input, text);
  });
  const all = item.isAnonymous ? topics : [keccakOfText(item.signature), ...topics];
  return all.slice(0, all.findLastIndex((topic) => topic !== null) + 1);
}

function topicOf(input: AbiParameter, text: string): string {
  // The library hashes nothing here: only whole words are topics as they are.
  if (input.type === 'string') return keccakOfText(text);
  if (input.type === 'bytes' || input.type.endsWith(']') || input.type.startsWith('tuple')) {
    if (/^0x[0-9a-fA-F]{64}$/.test(text)) return text;
    throw new Error(`${nameOf(input)} is stored as a hash: give the hash, 32 bytes in hex.`);
  }
  return encode([input], [typedValue(input, text)]);
}

/** What a function returned. Throws when the data does not fit. */
export function decodeOutput(item: AbiItem, data: string): readonly DecodedValue[] {
  return decode(item.outputs, data);
}

/** Call data or revert data by an item of the interface; undefined when none has its selector, or it does not fit. */
export function decodeData(items: readonly AbiItem[], kind: 'function' | 'error', data: string): Decoded | undefined {
  const selector = data.slice(0, 10).toLowerCase();
  for (const item of items) {
    if (item.kind !== kind || selectorOf(item.signature) !== selector) continue;
    try {
      return { signature: item.signature, values: decode(item.inputs, `0x${data.slice(10)}`) };
    } catch {
      continue;
    }
  }
  return undefined;
}

/** A log by an event of the interface; undefined when none fits. */
export function decodeLog(items: readonly AbiItem[], topics: readonly string[], data: string): Decoded | undefined {
  for (const item of items) {
    const indexed = item.inputs.filter(({ isIndexed }) => isIndexed);
    if (item.kind !== 'event' || item.isAnonymous || topics.length !== indexed.length + 1) continue;
    if (keccakOfText(item.signature) !== topics[0]?.toLowerCase()) continue;
    try {
      const others = item.inputs.filter(({ isIndexed }) => !isIndexed);
      const decoded = decode(others, data);
      // By their places: names may be missing, or the same twice.
      const values = item.inputs.map((input) =>
        input.isIndexed
          ? indexedValue(input, topics[indexed.indexOf(input) + 1] ?? '0x')
          : decoded[others.indexOf(input)],
      );
      return { signature: item.signature, values: values.filter((value) => value !== undefined) };
    } catch {
      continue;
    }
  }
  return undefined;
}

function indexedValue(input: AbiParameter, topic: string): DecodedValue {
  const isHash = /^(?:string|bytes|tuple.*|.*\])$/.test(input.type);
  if (isHash) return { name: nameOf(input), type: `${input.type}, hashed`, text: topic };
  const [value] = decode([input], topic);
  return value ?? { name: nameOf(input), type: input.type, text: topic };
}

/** Parameters as the library takes them, without their names. */
interface Nameless {
  readonly type: string;
  readonly components?: readonly Nameless[];
}

function nameless({ type, components }: AbiParameter): Nameless {
  return type.startsWith('tuple') ? { type, components: components.map(nameless) } : { type };
}

function encode(parameters: readonly AbiParameter[], values: readonly unknown[]): string {
  try {
    return encodeAbiParameters(parameters.map(nameless), values);
  } catch (error) {
    throw new Error(firstLine(error), { cause: error });
  }
}

function decode(parameters: readonly AbiParameter[], data: string): readonly DecodedValue[] {
  if (parameters.length === 0) return [];
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(data)) throw new Error('The data is not hex.');
  // The pattern above is what the library's type says.
  const values: readonly unknown[] = decodeAbiParameters(parameters.map(nameless), data as `0x${string}`);
  return parameters.map((parameter, i) => ({
    name: nameOf(parameter),
    type: canonicalType(parameter),
    text: textOf(values[i]),
  }));
}

function nameOf({ name, type }: AbiParameter): string {
  return name === '' ? type : name;
}

/** A decoded value for reading: numbers in decimal, lists and tuples as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : prettyJson(jsonOf(value));
}

function jsonOf(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value === 'bigint') return new ExactNumber(value.toString());
  return typeof value === 'boolean' || typeof value === 'number' ? value : String(value);
}

/** The value that a reader typed for a parameter. Throws with a sentence that names the parameter. */
function typedValue(parameter: AbiParameter, typed: string): unknown {
  const isList = parameter.type.endsWith(']') || parameter.type.startsWith('tuple');
  if (!isList) return valueOf(parameter, parameter.type === 'string' ? typed : typed.trim());
  let value: JsonValue;
  try {
    value = parseJson(typed);
  } catch (error) {
    throw new Error(`${nameOf(parameter)} is typed as a JSON list: ${firstLine(error)}.`, { cause: error });
  }
  return valueOf(parameter, value);
}

function valueOf(parameter: AbiParameter, value: JsonValue): unknown {
  const fail = (rule: string) => {
    throw new Error(`${nameOf(parameter)}: ${rule}`);
  };
  const array = /^(.*)\[([0-9]*)\]$/.exec(parameter.type);
  if (array !== null) {
    if (!isArray(value)) return fail('a list is expected.');
    if (array[2] !== '' && value.length !== Number(array[2])) return fail(`${array[2]} entries are expected.`);
    return value.map((item) => valueOf({ ...parameter, type: array[1] ?? '' }, item));
  }
  if (parameter.type === 'tuple') return tupleOf(parameter, value);
  if (parameter.type === 'bool') {
    if (value === true || value === 'true') return true;
    return value === false || value === 'false' ? false : fail('true or false is expected.');
  }
  if (/^u?int[0-9]*$/.test(parameter.type))
    return (
      integerOf(value, parameter.type) ?? fail(`${parameter.type} is a whole number in its range, decimal or hex.`)
    );
  if (typeof value !== 'string') return fail('text is expected.');
  if (parameter.type === 'address') {
    if (!isAddress(value)) return fail('an address has 40 hex digits and the prefix 0x.');
    return checksumState(value) === 'wrong'
      ? fail('the checksum (EIP-55) of the address is wrong.')
      : value.toLowerCase();
  }
  if (parameter.type === 'string') return value;
  const size = /^bytes([0-9]*)$/.exec(parameter.type)?.[1];
  if (size === undefined) return fail(`the type ${parameter.type} is not known.`);
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return fail('bytes are hex with the prefix 0x, two digits each.');
  return size === '' || value.length === 2 + 2 * Number(size) ? value : fail(`${size} bytes are expected.`);
}

function tupleOf(parameter: AbiParameter, value: JsonValue): unknown {
  const { components } = parameter;
  if (isArray(value) && value.length === components.length) {
    return components.map((component, i) => valueOf(component, value[i] ?? null));
  }
  if (isObject(value) && components.every(({ name }) => Object.hasOwn(value, name))) {
    return components.map((component) => valueOf(component, value[component.name] ?? null));
  }
  throw new Error(
    `${nameOf(parameter)}: a list of ${components.length} values, or an object with their names, is expected.`,
  );
}

function integerOf(value: JsonValue, type: string): bigint | undefined {
  const text = value instanceof ExactNumber ? value.text : isObject(value) || isArray(value) ? '' : String(value);
  if (!/^(?:-?[0-9]{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text)) return undefined;
  const number = BigInt(text);
  const isSigned = type.startsWith('int');
  const bits = BigInt(type.replace(/^u?int/, '') || '256');
  const top = 2n ** (isSigned ? bits - 1n : bits);
  return number < top && number >= (isSigned ? -top : 0n) ? number : undefined;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
