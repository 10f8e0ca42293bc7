/**
 * Turns answers into the types of types.ts: quantities become bigints, and a value of the wrong type is an error that
 * names its place. Fields that the contract does not know stay as they are, and missing ones stay missing.
 */
import { MalformedAnswerError } from './errors.js';
import type { Fields, Shape } from './shape.js';
import { SHAPES } from './shapes.js';

/** At most 256 bits: the EVM has no larger number. */
const QUANTITY = /^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/;
const HEX = /^0x[0-9a-fA-F]*$/;

/**
 * The value of a shape. Throws a {@link MalformedAnswerError} that names the place, as in `result.transactions[3].gas`.
 */
export function decode(value: unknown, shape: Shape, place: string): unknown {
  const root: Holder = { value };
  // A function that calls itself would run out of stack: a trace has up to 1024 calls inside each other.
  const waiting: Part[] = [{ holder: root, key: 'value', shape, place }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) decodePart(part, waiting);
  return root['value'];
}

/** An object, or a list, whose names are its indices. */
type Holder = Record<string | number, unknown>;

/** A value that is not decoded yet, by where it is. */
interface Part {
  readonly holder: Holder;
  readonly key: string | number;
  readonly shape: Shape;
  readonly place: string;
}

/** Decodes a value, except for what it holds: that is added to what waits. */
function decodePart({ holder, key, shape: given, place }: Part, waiting: Part[]): void {
  const value = holder[key];
  const shape = resolve(given);
  if (typeof shape === 'string') {
    holder[key] = scalar(value, shape, place);
    return;
  }
  switch (shape[0]) {
    case '?':
      if (value !== null) waiting.push({ holder, key, shape: shape[1], place });
      return;
    case '|':
      waiting.push({ holder, key, shape: alternative(value, shape[1], place), place });
      return;
    case 'e':
      if (!isOneOf(value, shape)) throw malformed(place, 'one of the values that the contract lists', value);
      return;
    case '[':
      holder[key] = itemsOf(value, shape[1], place, waiting);
      return;
    case '{': {
      const [, item] = shape;
      holder[key] = fieldsOf(value, () => item, place, waiting);
      return;
    }
    case 'o': {
      const fields = { ...shape[1], ...shape[2] };
      const shapeOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
      holder[key] = fieldsOf(value, shapeOf, place, waiting);
    }
  }
}

// Both copy, because one error that is the answer to many calls is decoded for each of them.

function itemsOf(value: unknown, shape: Shape, place: string, waiting: Part[]): unknown[] {
  if (!Array.isArray(value)) throw malformed(place, 'a list', value);
  const items: unknown[] = value.slice();
  // Only its indices are used as names.
  const holder = items as unknown as Holder;
  for (let key = items.length - 1; key >= 0; key--) waiting.push({ holder, key, shape, place: `${place}[${key}]` });
  return items;
}

function fieldsOf(
  value: unknown,
  shapeOf: (name: string) => Shape | undefined,
  place: string,
  waiting: Part[],
): Holder {
  if (!isObject(value)) throw malformed(place, 'an object', value);
  const fields: Holder = { ...value };
  for (const key of Object.keys(fields).reverse()) {
    const shape = shapeOf(key);
    if (shape !== undefined) waiting.push({ holder: fields, key, shape, place: `${place}.${key}` });
  }
  return fields;
}

function scalar(value: unknown, shape: string, place: string): unknown {
  if (!fitsScalar(value, shape)) throw malformed(place, WORDS[shape] ?? `${shape.slice(1)} bytes in hex`, value);
  return shape === 'q' && typeof value === 'string' ? BigInt(value) : value;
}

const WORDS: Readonly<Record<string, string>> = {
  q: 'a quantity',
  h: 'hex',
  s: 'a string',
  i: 'an integer',
  n: 'a number',
  b: 'true or false',
  '0': 'null',
};

function fitsScalar(value: unknown, shape: string): boolean {
  switch (shape) {
    case '*':
      return true;
    case 'q':
      return typeof value === 'string' && QUANTITY.test(value);
    case 's':
      return typeof value === 'string';
    case 'i':
      return typeof value === 'bigint' || Number.isSafeInteger(value);
    case 'n':
      return typeof value === 'number' || typeof value === 'bigint';
    case 'b':
      return typeof value === 'boolean';
    case '0':
      return value === null;
    default: {
      const bytes = Number(shape.slice(1));
      return typeof value === 'string' && HEX.test(value) && (bytes === 0 || value.length === 2 + 2 * bytes);
    }
  }
}

/** The alternative that a value is of: among those that fit, the one that knows most of its fields. */
function alternative(value: unknown, alternatives: readonly Shape[], place: string): Shape {
  let best: { shape: Shape; score: number } | undefined;
  for (const shape of alternatives) {
    const score = scoreOf(value, shape);
    if (score >= 0 && (best === undefined || score > best.score)) best = { shape, score };
  }
  if (best === undefined) throw malformed(place, 'any of what the contract allows', value);
  return best.shape;
}

/** -1 when the value is not of the shape; else, how many of its fields the shape knows. */
function scoreOf(value: unknown, given: Shape): number {
  const shape = resolve(given);
  if (typeof shape === 'string') return fitsScalar(value, shape) ? 0 : -1;
  switch (shape[0]) {
    case '?':
      return value === null ? 0 : scoreOf(value, shape[1]);
    case '[':
      return Array.isArray(value) ? 0 : -1;
    case '{':
      return isObject(value) ? 0 : -1;
    case 'e':
      return isOneOf(value, shape) ? 0 : -1;
    case '|':
      return Math.max(...shape[1].map((one) => scoreOf(value, one)));
    case 'o':
      return isObject(value) ? scoreOfFields(value, shape[1], shape[2] ?? {}) : -1;
  }
}

/** Fields that the contract requires and that are missing cost less than one that is known is worth. */
function scoreOfFields(value: Record<string, unknown>, required: Fields, optional: Fields): number {
  let score = 1;
  for (const [name, given] of Object.entries({ ...required, ...optional })) {
    if (!Object.hasOwn(value, name)) continue;
    const shape = resolve(given);
    const isScalar = typeof shape === 'string' || shape[0] === 'e';
    if (isScalar && scoreOf(value[name], shape) < 0) return -1;
    score++;
  }
  const missing = Object.keys(required).filter((name) => !Object.hasOwn(value, name)).length;
  return score - missing / 1000;
}

function resolve(shape: Shape): Exclude<Shape, `@${string}`> {
  let found = shape;
  while (typeof found === 'string' && found.startsWith('@')) found = SHAPES[found.slice(1)] ?? '*';
  return found;
}

function isOneOf(value: unknown, shape: readonly ['e', ...(string | boolean)[]]): boolean {
  return shape.some((one, index) => index > 0 && one === value);
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value itself is not shown: it may be long, and it may be a secret. */
function malformed(place: string, expected: string, value: unknown): MalformedAnswerError {
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
  return new MalformedAnswerError(`${place} should be ${expected}; the server sent ${found}`);
}
