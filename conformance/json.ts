/** Values of parsed JSON of which nothing is known. */

/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A value has not the form that a rule needs. The check of the schema has told of it, so the rule is skipped. */
export class UnusableValue extends Error {
  override readonly name = 'UnusableValue';
}

/** True for an object that is neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object. Throws UnusableValue. */
export function objectOf(value: unknown): JsonObject {
  if (!isObject(value)) throw new UnusableValue('an object was expected');
  return value;
}

/** The value as a list of objects. Throws UnusableValue. */
export function objectsOf(value: unknown): JsonObject[] {
  return listOf(value).map(objectOf);
}

/** The value as a list. Throws UnusableValue. */
export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnusableValue('a list was expected');
  return value;
}

/** A member that is text. Throws UnusableValue. */
export function textOf(object: JsonObject, name: string): string {
  const value = object[name];
  if (typeof value !== 'string') throw new UnusableValue(`${name} is no text`);
  return value;
}

/** A member that is hex of whole bytes, of `length` bytes when that is given. Throws UnusableValue. */
export function dataOf(object: JsonObject, name: string, length?: number): string {
  const value = textOf(object, name);
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(value) || (length !== undefined && value.length !== 2 + 2 * length))
    throw new UnusableValue(`${name} is not the bytes that it should be`);
  return value;
}

/** A member that is a hex quantity of at most 256 bits. Throws UnusableValue. */
export function quantityOf(object: JsonObject, name: string): bigint {
  return quantity(object[name]);
}

/** A hex quantity of at most 256 bits. Throws UnusableValue. */
export function quantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) throw new UnusableValue('no hex quantity');
  return BigInt(value);
}

/** True when both values have the same members, whatever their order, and the same text but for the case of hex. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b || a.toLowerCase() === b.toLowerCase();
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && sameJson(a[name], b[name]));
}

/** The names of members that differ, at most five; for lists their indices. Empty when the values are the same. */
export function differences(a: unknown, b: unknown): string[] {
  if (sameJson(a, b)) return [];
  if (!isObject(a) || !isObject(b)) return [Array.isArray(a) && Array.isArray(b) ? listDifference(a, b) : 'the value'];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.filter((name) => !sameJson(a[name], b[name])).slice(0, 5);
}

function listDifference(a: readonly unknown[], b: readonly unknown[]): string {
  if (a.length !== b.length) return `the length (${a.length} and ${b.length})`;
  const at = a.findIndex((item, index) => !sameJson(item, b[index]));
  return `item ${at} (${differences(a[at], b[at]).join(', ')})`;
}
