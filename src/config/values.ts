/** How the text of a setting becomes a value, by kind. Each parser throws with what was expected; the caller adds which setting it was. */
import { LISTEN_ADDRESS_FORM, parseListenAddress } from './listenAddress.js';

export type SettingKind =
  'boolean' | 'integer' | 'bytes' | 'decimal' | 'duration' | 'string' | 'address' | 'list' | 'choice';

/** Values as the program uses them: durations are milliseconds, bytes and integers numbers, lists arrays of text. */
export interface ValueOf {
  boolean: boolean;
  integer: number;
  bytes: number;
  decimal: number;
  duration: number;
  string: string;
  address: string;
  list: string[];
  choice: string;
}

/** What a setting may look like, for help texts and errors. */
export const KIND_NAMES: Record<SettingKind, string> = {
  boolean: 'true or false',
  integer: 'a whole number',
  bytes: 'a number of bytes',
  decimal: 'a number',
  duration: 'a duration such as 30s, 2m0s or 500ms',
  string: 'text',
  address: LISTEN_ADDRESS_FORM,
  list: 'values separated by commas',
  choice: 'one of a few words',
};

const MILLISECONDS: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses text of a flag, an environment variable, or (through `fromToml`) a configuration file. */
export function parseValue<K extends SettingKind>(kind: K, text: string, choices: readonly string[] = []): ValueOf[K] {
  return parsers[kind](text.trim(), choices) as ValueOf[K];
}

/** A TOML value as the text it would have on the command line; a table is not a value of any setting. */
export function tomlText(value: unknown): string {
  if (Array.isArray(value)) return value.map(tomlText).join(',');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new TypeError('expected a plain value, not a table');
}

/** The command-line form of a value, as `halley config print` shows it. */
export function formatValue(kind: SettingKind, value: unknown): string {
  if (kind === 'duration') return formatDuration(value as number);
  return Array.isArray(value) ? value.join(',') : String(value);
}

const parsers: Record<SettingKind, (text: string, choices: readonly string[]) => unknown> = {
  boolean(text) {
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw new TypeError(`expected ${KIND_NAMES.boolean}`);
  },
  integer: wholeNumber,
  bytes: wholeNumber,
  decimal(text) {
    if (!/^\d+(?:\.\d+)?$/.test(text)) throw new TypeError(`expected ${KIND_NAMES.decimal}`);
    return Number(text);
  },
  duration: parseDuration,
  string: (text) => text,
  address(text) {
    parseListenAddress(text);
    return text;
  },
  list: (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  choice(text, choices) {
    if (!choices.includes(text)) throw new TypeError(`expected one of ${choices.join(', ')}`);
    return text;
  },
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new TypeError(`expected ${KIND_NAMES.integer}`);
  return value;
}

/** Go's duration text, as the node's files write it. */
function parseDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const consumed = parts.reduce((length, part) => length + part[0].length, 0);
  if (text === '0') return 0;
  if (parts.length === 0 || consumed !== text.length) throw new TypeError(`expected ${KIND_NAMES.duration}`);
  return Math.round(
    parts.reduce((sum, part) => sum + Number(part[1]) * (MILLISECONDS[part[2] as string] as number), 0),
  );
}

function formatDuration(milliseconds: number): string {
  if (milliseconds % 1_000 !== 0) return `${milliseconds}ms`;
  const seconds = milliseconds / 1_000;
  return seconds % 60 === 0 && seconds > 0 ? `${seconds / 60}m0s` : `${seconds}s`;
}
