/** Parameters of a first call, with the values of a chain in them. */
import { chainValueName, dollarTexts, MADE_VALUES } from '../../../codegen/chainValues.js';
import type { MethodObject } from '../../../codegen/document.js';
import { isArray, isObject, type JsonValue } from '../playground/json.js';
import type { ChainValues } from './chainValues.js';

/** The parameters that the contract names for a first call; undefined without them, or when a value is missing. */
export async function chainParams(
  method: MethodObject,
  values: ChainValues,
): Promise<readonly JsonValue[] | undefined> {
  // They come from openrpc.json, so they are JSON.
  const template = method['x-chain-params'] as readonly JsonValue[] | undefined;
  if (template === undefined) return undefined;
  const filled = await filledIn(template, values);
  return filled !== undefined && isArray(filled) ? filled : undefined;
}

/** True when looking the parameters up does something on the server, such as making a filter. */
export function areMade(method: MethodObject): boolean {
  return dollarTexts(method['x-chain-params']).some((text) => {
    const name = chainValueName(text);
    return name !== null && MADE_VALUES.has(name);
  });
}

async function filledIn(value: JsonValue, values: ChainValues): Promise<JsonValue | undefined> {
  if (typeof value === 'string') {
    const name = chainValueName(value);
    return name === null ? value : values.get(name);
  }
  if (isArray(value)) return allOf(await Promise.all(value.map((inner) => filledIn(inner, values))));
  if (!isObject(value)) return value;
  const keys = allOf(await Promise.all(Object.keys(value).map(async (key) => keyOf(await filledIn(key, values)))));
  const inner = allOf(await Promise.all(Object.values(value).map((part) => filledIn(part, values))));
  if (keys === undefined || inner === undefined) return undefined;
  return Object.fromEntries(keys.map((key, i) => [key, inner[i] ?? null]));
}

function keyOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function allOf<T extends JsonValue>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
}
