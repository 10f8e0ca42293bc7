/**
 * What the playground keeps in the browser: the address of the server, and the calls that were sent. Never a token,
 * never a parameter with x-secret. Storage that is off, full or spoilt is like empty storage.
 */
import type { MethodObject } from '../../../codegen/document.js';
import { compactJson, isArray, isObject, parseJson, type JsonValue } from './json.js';
import { isServerAddress, type LinkedCall } from './link.js';
import { withoutSecrets } from './request.js';

/** The part of localStorage that is used. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Gives the storage; throws where the browser refuses it. */
type GetStorage = () => TextStorage;

/** A call that was sent. */
export interface HistoryEntry extends LinkedCall {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isError: boolean;
}

const URL_KEY = 'halley.playground.url';
const HISTORY_KEY = 'halley.playground.history';

/** Entries that are kept, and the characters of one entry's parameters. */
export const HISTORY_LIMITS = { entries: 50, paramsLength: 4000 };

/** The latest time that a Date can hold. */
const LATEST_TIME = 8_640_000_000_000_000;

/** Replaces a passphrase or a key. */
export const SECRET_PLACEHOLDER = '';

/** The address that was used last; undefined for none. */
export function rememberedUrl(storage: GetStorage): string | undefined {
  const url = read(storage, URL_KEY);
  return url !== undefined && isServerAddress(url) ? url : undefined;
}

/** Remembers the address; `undefined` forgets it. */
export function rememberUrl(storage: GetStorage, url: string | undefined): void {
  if (url === undefined) attempt(() => storage().removeItem(URL_KEY));
  else if (isServerAddress(url)) attempt(() => storage().setItem(URL_KEY, url));
}

/** The calls that were sent, newest first. */
export function history(storage: GetStorage): readonly HistoryEntry[] {
  const text = read(storage, HISTORY_KEY);
  if (text === undefined) return [];
  const entries = attempt(() => parseJson(text));
  if (entries === undefined || !isArray(entries)) return [];
  return entries.flatMap(entryOf).slice(0, HISTORY_LIMITS.entries);
}

/** Adds a call of a known method, without its secrets; one that is the same as the newest replaces it. */
export function addToHistory(storage: GetStorage, method: MethodObject, entry: HistoryEntry): void {
  const params = withoutSecrets(method, entry.params, () => SECRET_PLACEHOLDER);
  const text = compactJson(params);
  if (text.length > HISTORY_LIMITS.paramsLength) return;
  const older = history(storage);
  const [newest] = older;
  const isSame = newest?.method === entry.method && compactJson(newest.params) === text;
  const kept = [{ ...entry, params }, ...(isSame ? older.slice(1) : older)].slice(0, HISTORY_LIMITS.entries);
  const stored = kept.map(({ method: name, params: values, at, isError }) => ({
    method: name,
    params: values,
    at,
    isError,
  }));
  attempt(() => storage().setItem(HISTORY_KEY, compactJson(stored)));
}

/** Forgets every call. */
export function clearHistory(storage: GetStorage): void {
  attempt(() => storage().removeItem(HISTORY_KEY));
}

function entryOf(value: JsonValue): HistoryEntry[] {
  if (!isObject(value)) return [];
  const { method, params, at, isError } = value;
  if (typeof method !== 'string' || !isArray(params ?? null) || typeof at !== 'number') return [];
  if (Math.abs(at) > LATEST_TIME) return [];
  return [{ method, params: isArray(params) ? params : [], at, isError: isError === true }];
}

function read(storage: GetStorage, key: string): string | undefined {
  return attempt(() => storage().getItem(key)) ?? undefined;
}

/** What a step gives; undefined when it throws. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
