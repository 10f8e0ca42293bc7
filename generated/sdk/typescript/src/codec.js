// Generated from openrpc.json by `npm run generate`. Do not edit.
import { MalformedAnswerError } from './errors.js';
import { SHAPES } from './shapes.js';
const QUANTITY = /^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/;
const HEX = /^0x[0-9a-fA-F]*$/;
export function decode(value, shape, place) {
  const root = { value };
  const waiting = [{ holder: root, key: 'value', shape, place }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) decodePart(part, waiting);
  return root['value'];
}
function decodePart({ holder, key, shape: given, place }, waiting) {
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
      const shapeOf = (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
      holder[key] = fieldsOf(value, shapeOf, place, waiting);
    }
  }
}
function itemsOf(value, shape, place, waiting) {
  if (!Array.isArray(value)) throw malformed(place, 'a list', value);
  const items = value.slice();
  const holder = items;
  for (let key = items.length - 1; key >= 0; key--) waiting.push({ holder, key, shape, place: `${place}[${key}]` });
  return items;
}
function fieldsOf(value, shapeOf, place, waiting) {
  if (!isObject(value)) throw malformed(place, 'an object', value);
  const fields = { ...value };
  for (const key of Object.keys(fields).reverse()) {
    const shape = shapeOf(key);
    if (shape !== undefined) waiting.push({ holder: fields, key, shape, place: `${place}.${key}` });
  }
  return fields;
}
function scalar(value, shape, place) {
  if (!fitsScalar(value, shape)) throw malformed(place, WORDS[shape] ?? `${shape.slice(1)} bytes in hex`, value);
  return shape === 'q' && typeof value === 'string' ? BigInt(value) : value;
}
const WORDS = {
  q: 'a quantity',
  h: 'hex',
  s: 'a string',
  i: 'an integer',
  n: 'a number',
  b: 'true or false',
  '0': 'null',
};
function fitsScalar(value, shape) {
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
function alternative(value, alternatives, place) {
  let best;
  for (const shape of alternatives) {
    const score = scoreOf(value, shape);
    if (score >= 0 && (best === undefined || score > best.score)) best = { shape, score };
  }
  if (best === undefined) throw malformed(place, 'any of what the contract allows', value);
  return best.shape;
}
function scoreOf(value, given) {
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
function scoreOfFields(value, required, optional) {
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
function resolve(shape) {
  let found = shape;
  while (typeof found === 'string' && found.startsWith('@')) found = SHAPES[found.slice(1)] ?? '*';
  return found;
}
function isOneOf(value, shape) {
  return shape.some((one, index) => index > 0 && one === value);
}
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function malformed(place, expected, value) {
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
  return new MalformedAnswerError(`${place} should be ${expected}; the server sent ${found}`);
}
