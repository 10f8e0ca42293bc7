/** The types of typed data (EIP-712): which there are, what the text of one means, and the hash of a struct's type. */
import { keccak } from '../../ethereum/keccak.js';
import { basicType, type BasicType } from './encodeBasic.js';
import { LimitExceeded, ChainError } from '../chainErrors.js';
import { methodTable } from '../../../generated/methods.js';

/** What a value of a type must be; a list without a fixed length has null. */
export type ValueType = BasicType | { kind: 'list'; item: string; length: number | null } | Struct;

/** The fields of a struct in their order, with their types. */
export interface Struct {
  kind: 'struct';
  name: string;
  fields: ReadonlyMap<string, string>;
}

/** Characters of the place that an error names. */
const MOST_SHOWN = 200;

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const LIST = /^(.+)\[(|0|[1-9]\d{0,14})\]$/s;

/** The types of one piece of typed data. */
export class TypedDataTypes {
  readonly #structs = new Map<string, Struct>();
  readonly #parsed = new Map<string, ValueType | null>();
  readonly #hashes = new Map<string, Uint8Array>();
  /** Characters of all names. */
  #characters = 0;

  /** Throws InvalidTypedData, which names the field, for types without a hash, or TypedDataTooLarge. */
  constructor(types: object) {
    checkTypedDataLimit('types', Object.keys(types).length);
    for (const [name, fields] of Object.entries(types)) this.#add(name, fields);
    for (const struct of this.#structs.values()) this.#checkFields(struct);
    this.#checkEnds();
  }

  /** Null when there is no such type. */
  find(type: string): ValueType | null {
    let parsed = this.#parsed.get(type);
    if (parsed === undefined) this.#parsed.set(type, (parsed = this.#parse(type)));
    return parsed;
  }

  /** The hash of a struct's type, with the types that it holds: 32 bytes. */
  typeHash(struct: Struct): Uint8Array {
    let hash = this.#hashes.get(struct.name);
    if (hash === undefined) this.#hashes.set(struct.name, (hash = keccak(Buffer.from(this.#encodeType(struct)))));
    return hash;
  }

  /** `Mail(Person from,Person to,string contents)Person(string name,address wallet)`. */
  #encodeType(struct: Struct): string {
    const held = new Map([[struct.name, struct]]);
    // The loop reaches what it adds itself, and each struct once, however many fields have its type.
    for (const { fields } of held.values()) {
      for (const type of fields.values()) {
        const inner = this.#structs.get(baseOf(type));
        if (inner !== undefined) held.set(inner.name, inner);
      }
    }
    held.delete(struct.name);
    const others = [...held.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return [struct, ...others].map(textOf).join('');
  }

  #add(name: string, list: unknown): void {
    const at = `types.${name.slice(0, MOST_SHOWN)}`;
    if (!IDENTIFIER.test(name)) throw new InvalidTypedData(`types: ${shown(name)} is no name of a type`);
    if (basicType(name) !== null) throw new InvalidTypedData(`${at}: Solidity has a type of this name`);
    if (!Array.isArray(list)) throw new InvalidTypedData(`${at}: expected a list of fields, got ${shown(list)}`);
    const fields = new Map<string, string>();
    this.#count(name);
    // The items are checked one by one.
    for (const [index, item] of (list as unknown[]).entries()) {
      const field: { name?: unknown; type?: unknown } = typeof item === 'object' && item !== null ? item : {};
      if (typeof field.name !== 'string' || !IDENTIFIER.test(field.name)) {
        throw new InvalidTypedData(`${at}[${index}].name: expected the name of a field, got ${shown(field.name)}`);
      }
      if (typeof field.type !== 'string') {
        throw new InvalidTypedData(`${at}[${index}].type: expected the name of a type, got ${shown(field.type)}`);
      }
      if (fields.has(field.name))
        throw new InvalidTypedData(`${at}[${index}].name: there is an earlier field ${shown(field.name)}`);
      this.#count(field.name + field.type);
      fields.set(field.name, field.type);
    }
    this.#structs.set(name, { kind: 'struct', name, fields });
  }

  #count(text: string): void {
    this.#characters += text.length;
    checkTypedDataLimit('typeCharacters', this.#characters);
  }

  #parse(type: string): ValueType | null {
    const [, item, length] = LIST.exec(type) ?? [];
    if (item !== undefined) return { kind: 'list', item, length: length === '' ? null : Number(length) };
    return basicType(type) ?? this.#structs.get(type) ?? null;
  }

  #checkFields({ name, fields }: Struct): void {
    for (const [field, type] of fields) {
      if (this.find(baseOf(type)) !== null && hasListLengths(type)) continue;
      throw new InvalidTypedData(`types.${name}.${field}`.slice(0, MOST_SHOWN) + `: there is no type ${shown(type)}`);
    }
  }

  /** A struct that holds itself has no end. In a list without a fixed length it may be absent, as in a tree. */
  #checkEnds(): void {
    const ended = new Set<string>();
    const visit = (name: string, outer: readonly string[]): void => {
      if (ended.has(name)) return;
      if (outer.includes(name)) {
        const circle = [...outer.slice(outer.indexOf(name)), name].map((each) => each.slice(0, 50)).slice(0, 10);
        throw new InvalidTypedData(`types.${circle[0]}: circular type reference (${circle.join(', ')})`);
      }
      for (const type of this.#structs.get(name)?.fields.values() ?? []) {
        if (!type.includes('[]')) visit(baseOf(type), [...outer, name]);
      }
      ended.add(name);
    };
    for (const name of this.#structs.keys()) visit(name, []);
  }
}

/** The type without its lists. */
function baseOf(type: string): string {
  const end = type.indexOf('[');
  return end === -1 ? type : type.slice(0, end);
}

function textOf({ name, fields }: Struct): string {
  return `${name}(${[...fields].map(([field, type]) => `${type} ${field}`).join(',')})`;
}

/** Whether what follows the base is a row of lists, such as `[2][]`. */
function hasListLengths(type: string): boolean {
  return /^[^[\]]*(?:\[(?:0|[1-9]\d{0,14})?\])*$/.test(type);
}

/** Typed data that has no hash: a type is missing, a value does not fit its type, or there is too much of it. */
export class InvalidTypedData extends ChainError {
  constructor(reason: string, options?: ErrorOptions) {
    const message = `typed data: ${reason}`;
    super(message, { name: 'invalidParams', arguments: { reason: message } }, options);
  }
}

/** Characters of a value that an error shows. */
const MOST_CHARACTERS = 80;

/** A value of a caller in an error: short, and without looking into lists and objects. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value !== 'string') return 'an object';
  return `${JSON.stringify(value.slice(0, MOST_CHARACTERS))}${value.length > MOST_CHARACTERS ? '…' : ''}`;
}

const { limits: LIMITS } = methodTable.eth_signTypedData;

/** Typed data that is larger than a limit of the contract. */
export class TypedDataTooLarge extends LimitExceeded {
  constructor(limitName: keyof typeof LIMITS, value: number) {
    const { unit, default: limit } = LIMITS[limitName];
    super(unit, value, limit);
  }
}

/** Throws TypedDataTooLarge for a count above a limit of the contract. */
export function checkTypedDataLimit(limitName: keyof typeof LIMITS, value: number): void {
  if (value > LIMITS[limitName].default) throw new TypedDataTooLarge(limitName, value);
}
