/**
 * The hash of typed data (EIP-712), which accounts sign. What does not fit its types is refused; the error names the
 * field. Limits of the contract bound the work, which gives way to other work.
 */
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { keccak } from '../../ethereum/keccak.js';
import { encodeBasic, type BasicType } from './encodeBasic.js';
import {
  InvalidTypedData,
  shown,
  checkTypedDataLimit,
  TypedDataTypes,
  type Struct,
  type ValueType,
} from './typedDataTypes.js';
import { isObject } from '../../json/jsonValue.js';

/** Data of EIP-712: types by name, the name of the message's type, and the values. */
export interface TypedData {
  types: object;
  primaryType: string;
  domain: object;
  message: object;
}

const DOMAIN = 'EIP712Domain';

/** The fields of a domain whose type is not given, in the order of EIP-712. */
const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/** Characters of the place that an error names: callers choose the names of fields. */
const MOST_PLACE_CHARACTERS = 500;

/** The data with the type of its domain, which follows from the domain where the data leaves it out. */
export function withDomainType(data: TypedData): TypedData {
  const { types, domain } = data;
  if (Object.hasOwn(types, DOMAIN)) return data;
  return { ...data, types: { ...types, [DOMAIN]: DOMAIN_FIELDS.filter(({ name }) => Object.hasOwn(domain, name)) } };
}

/** The 32 bytes to sign. Rejects with InvalidTypedData, which names the field, or with TypedDataTooLarge. */
export async function hashTypedData(data: TypedData): Promise<Uint8Array> {
  const { types, primaryType, domain, message } = withDomainType(data);
  const known = new TypedDataTypes(types);
  if (known.find(primaryType)?.kind !== 'struct') {
    throw new InvalidTypedData(`primaryType: types has no ${shown(primaryType)}`);
  }
  const separator = await new Values(known).encode('domain', DOMAIN, domain);
  // A message of the type EIP712Domain is the domain itself.
  const parts = primaryType === DOMAIN ? [] : [await new Values(known).encode('message', primaryType, message)];
  return keccak(Buffer.concat([Uint8Array.of(0x19, 0x01), separator, ...parts]));
}

/** The values of a domain or a message. */
class Values {
  readonly #types: TypedDataTypes;
  #count = 0;
  #characters = 0;

  constructor(types: TypedDataTypes) {
    this.#types = types;
  }

  /** 32 bytes. `place` is the path of the value, such as `message.to[0].wallet`, and `depth` its depth. */
  async encode(place: string, name: string, value: unknown, depth = 0): Promise<Uint8Array> {
    if (sliceIsOver()) await nextSlice();
    const type = this.#types.find(name);
    // The fields of types are checked before their values.
    if (type === null) throw wrong(place, `there is no type ${shown(name)}`);
    this.#count += 1;
    checkTypedDataLimit('values', this.#count);
    checkTypedDataLimit('depth', depth + 1);
    if (type.kind === 'list') return this.#encodeList(place, type, value, depth);
    if (type.kind === 'struct') return this.#encodeStruct(place, type, value, depth);
    return this.#encodeBasic(place, type, value);
  }

  #encodeBasic(place: string, type: BasicType, value: unknown): Uint8Array {
    if (typeof value === 'string') this.#characters += value.length;
    checkTypedDataLimit('characters', this.#characters);
    const encoded = encodeBasic(type, value);
    if (encoded === null) throw wrong(place, `expected ${type.words}, got ${shown(value)}`);
    return encoded;
  }

  async #encodeList(
    place: string,
    type: ValueType & { kind: 'list' },
    value: unknown,
    depth: number,
  ): Promise<Uint8Array> {
    const { item, length } = type;
    if (!Array.isArray(value)) throw wrong(place, `expected a list, got ${shown(value)}`);
    if (length !== null && value.length !== length) {
      throw wrong(place, `expected a list of ${length}, got one of ${value.length}`);
    }
    const parts: Uint8Array[] = [];
    // A list that is too long ends at the limit of values.
    for (const [index, each] of (value as unknown[]).entries()) {
      parts.push(await this.encode(`${place}[${index}]`, item, each, depth + 1));
    }
    return keccak(Buffer.concat(parts));
  }

  async #encodeStruct(place: string, struct: Struct, value: unknown, depth: number): Promise<Uint8Array> {
    if (!isObject(value)) throw wrong(place, `expected an object, got ${shown(value)}`);
    const stranger = Object.keys(value).find((name) => !struct.fields.has(name));
    if (stranger !== undefined) throw wrong(place, `the type ${shown(struct.name)} has no field ${shown(stranger)}`);
    const fields = new Map<string, unknown>(Object.entries(value));
    const parts = [this.#types.typeHash(struct)];
    for (const [name, type] of struct.fields) {
      parts.push(await this.encode(`${place}.${name}`, type, fields.get(name), depth + 1));
    }
    return keccak(Buffer.concat(parts));
  }
}

function wrong(place: string, reason: string): InvalidTypedData {
  return new InvalidTypedData(`${place.slice(0, MOST_PLACE_CHARACTERS)}: ${reason}`);
}
