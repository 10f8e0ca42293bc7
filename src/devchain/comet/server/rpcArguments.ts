/**
 * Decodes the parameters of RPC methods from JSON and from URIs as CometBFT does: 64-bit integers only as text, bytes
 * as base64, header hashes as hex; a missing parameter is Go's zero value. The error texts are CometBFT's.
 */

/** What a method gets for each kind of parameter; `integer` is null when missing, `json` is any value. */
interface KindValues {
  integer: number | null;
  boolean: boolean;
  text: string;
  /** Base64 in JSON. */
  bytes: Uint8Array;
  /** Hex without 0x in JSON. */
  hex: Uint8Array;
  json: unknown;
}

type ParameterKind = keyof KindValues;

/** The kind of each parameter by its name, in the order of positional parameters. */
export type ParameterKinds = Record<string, ParameterKind>;

/** The decoded parameters of a method, by name. */
export type Arguments<Kinds extends ParameterKinds> = { [Name in keyof Kinds]: KindValues[Kinds[Name]] };

const MISSING: KindValues = {
  integer: null,
  boolean: false,
  text: '',
  bytes: new Uint8Array(0),
  hex: new Uint8Array(0),
  json: undefined,
};

/** `params` of a JSON-RPC request: an object, a list, or nothing. Throws an Error with Go's words. */
export function argumentsFromJson<Kinds extends ParameterKinds>(kinds: Kinds, params: unknown): Arguments<Kinds> {
  if (Array.isArray(params)) {
    const list: unknown[] = params;
    return argumentsFromList(kinds, list);
  }
  if (params !== undefined && params !== null && typeof params !== 'object') {
    throw new Error(`unknown type for JSON params: ${JSON.stringify(params)}. Expected map or array`);
  }
  // Neither a list nor anything but an object is left.
  const object = (params ?? {}) as Record<string, unknown>;
  return mapKinds(kinds, (name, kind) => fromJson(kind, Object.hasOwn(object, name) ? object[name] : undefined));
}

function argumentsFromList<Kinds extends ParameterKinds>(kinds: Kinds, list: unknown[]): Arguments<Kinds> {
  const names = Object.keys(kinds);
  const exact = !Object.values(kinds).includes('json');
  if (exact ? list.length !== names.length : list.length > names.length) {
    throw new Error(
      `expected ${names.length} parameters ([${names.join(' ')}]), got ${list.length} (${JSON.stringify(list)})`,
    );
  }
  return mapKinds(kinds, (name, kind) => fromJson(kind, list[names.indexOf(name)]));
}

/** Arguments from the query part of a URI. Throws an Error with Go's words. */
export function argumentsFromUri<Kinds extends ParameterKinds>(kinds: Kinds, query: URLSearchParams): Arguments<Kinds> {
  return mapKinds(kinds, (name, kind) => {
    const text = query.get(name);
    return text === null || text === '' ? MISSING[kind] : fromUri(kind, text);
  });
}

function mapKinds<Kinds extends ParameterKinds>(
  kinds: Kinds,
  read: (name: string, kind: ParameterKind) => unknown,
): Arguments<Kinds> {
  const entries = Object.entries(kinds).map(([name, kind]) => [name, read(name, kind)]);
  // Each name has a value of its kind: `read` returns those.
  return Object.fromEntries(entries) as Arguments<Kinds>;
}

function fromJson(kind: ParameterKind, value: unknown): KindValues[ParameterKind] {
  if (kind === 'json') return value;
  if (value === undefined || value === null) return MISSING[kind];
  switch (kind) {
    case 'integer':
      if (typeof value !== 'string')
        throw new Error(`invalid 64-bit integer encoding ${goValue(value)}, expected string`);
      return integerOf(value);
    case 'boolean':
      if (typeof value !== 'boolean') throw new Error(cannotUnmarshal(value, 'bool'));
      return value;
    case 'text':
      if (typeof value !== 'string') throw new Error(cannotUnmarshal(value, 'string'));
      return value;
    case 'bytes': {
      if (typeof value !== 'string') throw new Error(cannotUnmarshal(value, '[]uint8'));
      const bytes = base64ToBytes(value);
      if (bytes === null) throw new Error(`illegal base64 data at input byte ${firstNotBase64(value)}`);
      return bytes;
    }
    case 'hex':
      if (typeof value !== 'string') throw new Error(cannotUnmarshal(value, 'string'));
      return hexOf(value);
  }
}

/** In a URI, bytes are written `0x…`, texts in quotes, integers as digits with or without quotes. */
function fromUri(kind: ParameterKind, text: string): KindValues[ParameterKind] {
  if (/^0x/i.test(text)) {
    if (kind === 'bytes' || kind === 'hex') return hexOf(text.slice(2));
    if (kind === 'text') return Buffer.from(hexOf(text.slice(2))).toString('utf8');
    if (kind !== 'json')
      throw new Error(`got a hex string arg, but expected '${kind === 'boolean' ? 'bool' : 'int64'}'`);
  }
  if (kind === 'integer' && /^-?\d+$/.test(text)) return integerOf(text);
  const value = jsonOf(kind, text);
  if (kind === 'bytes' && typeof value === 'string') return Buffer.from(value, 'utf8');
  return fromJson(kind, value);
}

function jsonOf(kind: ParameterKind, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (kind === 'json') return text;
    throw new Error(`invalid character '${text[0] ?? ''}' looking for beginning of value`);
  }
}

const NOT_BASE64 = /[^A-Za-z0-9+/=]|=[^=]|=.*==/;

/** Null when the text is not padded standard base64. */
function base64ToBytes(text: string): Uint8Array | null {
  return text.length % 4 !== 0 || NOT_BASE64.test(text) ? null : Buffer.from(text, 'base64');
}

function integerOf(text: string): number {
  const value = Number(text);
  if (!/^-?\d{1,19}$/.test(text)) throw new Error(cannotUnmarshal(text, 'int64'));
  // No height or page is beyond 2^53, so rounding changes nothing.
  return value;
}

function hexOf(text: string): Uint8Array {
  const wrong = /[^0-9a-fA-F]/.exec(text);
  if (wrong !== null) {
    const point = (text.codePointAt(wrong.index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`encoding/hex: invalid byte: U+${point} '${wrong[0]}'`);
  }
  if (text.length % 2 !== 0) throw new Error('encoding/hex: odd length hex string');
  return Buffer.from(text, 'hex');
}

function firstNotBase64(text: string): number {
  const wrong = text.search(/[^A-Za-z0-9+/]/);
  return wrong === -1 ? text.length : wrong;
}

function cannotUnmarshal(value: unknown, type: string): string {
  return `json: cannot unmarshal ${typeof value === 'object' ? 'object' : typeof value} into Go value of type ${type}`;
}

function goValue(value: unknown): string {
  return JSON.stringify(JSON.stringify(value));
}
