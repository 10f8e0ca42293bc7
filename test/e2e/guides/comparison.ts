/** Compares what a block printed with what the page shows. `…` in the page stands for what differs from run to run. */
import type { Output } from './codeBlocks.js';

const ANY = '…';

/**
 * A sentence about the first difference, or null. JSON is compared as values: a text may hold `…`, an array may end
 * with `"…"`, and a member `"…"` of an object allows other members. Other text is compared by lines: `…` in a line is
 * any text, and a line `…` is any number of lines.
 */
export function differenceOf({ language, text }: Output, printed: string): string | null {
  if (language !== 'json') {
    return linesPattern(text).test(`${printed.trimEnd()}\n`) ? null : 'the lines differ';
  }
  let value: unknown;
  try {
    value = JSON.parse(printed);
  } catch {
    return 'it is not JSON';
  }
  return valueDifference(JSON.parse(text), value, 'the value');
}

function linesPattern(text: string): RegExp {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => (line.trim() === ANY ? String.raw`(?:.*\n)*?` : String.raw`${linePattern(line)}[^\S\n]*\n`));
  return new RegExp(`^${lines.join('')}$`);
}

function linePattern(line: string): string {
  return line
    .trimEnd()
    .split(ANY)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.*?');
}

function valueDifference(shown: unknown, value: unknown, place: string): string | null {
  if (typeof shown === 'string' && shown.includes(ANY)) {
    return new RegExp(`^${linePattern(shown)}$`, 's').test(String(value))
      ? null
      : `${place} is ${JSON.stringify(value)}`;
  }
  if (Array.isArray(shown) && Array.isArray(value)) return arrayDifference(shown, value, place);
  if (isObject(shown) && isObject(value)) return objectDifference(shown, value, place);
  return Object.is(shown, value) ? null : `${place} is ${JSON.stringify(value)}`;
}

function arrayDifference(shown: readonly unknown[], value: readonly unknown[], place: string): string | null {
  const isOpen = shown.at(-1) === ANY;
  const wanted = isOpen ? shown.slice(0, -1) : shown;
  if (isOpen ? value.length < wanted.length : value.length !== wanted.length)
    return `${place} has ${value.length} items`;
  return firstOf(wanted.map((item, index) => valueDifference(item, value[index], `${place}[${index}]`)));
}

function objectDifference(
  shown: Record<string, unknown>,
  value: Record<string, unknown>,
  place: string,
): string | null {
  const names = Object.keys(shown).filter((name) => name !== ANY);
  const more = Object.keys(value).filter((name) => !names.includes(name));
  if (!(ANY in shown) && more.length > 0) return `${place} also has ${more.join(', ')}`;
  return firstOf(names.map((name) => valueDifference(shown[name], value[name], `${place}.${name}`)));
}

function firstOf(differences: readonly (string | null)[]): string | null {
  return differences.find((difference) => difference !== null) ?? null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
