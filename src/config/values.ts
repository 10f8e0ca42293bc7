/** Parses and formats setting values by kind. Errors say what is expected; the caller names the setting. */
import { isIP, isIPv6 } from 'node:net';
import type { Address } from '../../generated/types.js';
import { normalizeAddress } from '../ethereum/hex.js';
import { LISTEN_ADDRESS_FORM, parseListenAddress, withoutBrackets } from './listenAddress.js';
import { NETWORKS_FORM, parseNetworks } from './networks.js';

/** The type of a setting's value by its kind; durations are milliseconds. */
export interface ValueOf {
  boolean: boolean;
  integer: number;
  bytes: number;
  decimal: number;
  duration: number;
  string: string;
  address: string;
  grpcAddress: string;
  url: string;
  nodeUrl: string;
  urls: string[];
  list: string[];
  hostNames: string[];
  origins: string[];
  networks: string[];
  contracts: Address[];
  label: string;
  paragraph: string;
  symbol: string;
  pageUrl: string;
  workers: number | 'auto';
  choice: string;
}

/** The form of a setting. */
export type SettingKind = keyof ValueOf;

/** The form of a list of origins, for help texts and errors. */
export const ORIGINS_FORM =
  'origins such as https://app.example, or hosts such as localhost or app.example:3000, without a path, separated by commas, or * for all';

/** The form of each kind, for help texts and errors. */
export const KIND_NAMES: Record<SettingKind, string> = {
  boolean: 'true or false',
  integer: 'a whole number',
  bytes: 'a number of bytes',
  decimal: 'a number',
  duration: 'a duration such as 30s, 2m0s or 500ms',
  string: 'text',
  address: LISTEN_ADDRESS_FORM,
  grpcAddress: 'host:port, such as 127.0.0.1:9090 or [::1]:9090, or https://host:port for TLS',
  url: 'an address http://host:port or https://host:port',
  nodeUrl: 'an address http://host:port, https://host:port or tcp://host:port',
  urls: 'addresses such as https://rpc.example or wss://rpc.example, separated by commas, without passwords',
  list: 'values separated by commas',
  hostNames: 'host names without scheme, port and path, such as rpc.example, separated by commas, or * for all',
  origins: ORIGINS_FORM,
  networks: NETWORKS_FORM,
  contracts: 'addresses of contracts, such as 0x5fbdb2315678afecb367f032d93f642f64180aa3, separated by commas',
  label: 'a line of at most 64 characters, without control or formatting characters',
  paragraph: 'text of at most 2000 characters',
  symbol: '1 to 11 letters and digits',
  pageUrl: 'an address that begins with https:// or http://, without a password',
  workers: 'a number from 1 to 256, or auto',
  choice: 'one of a few words',
};

/** Accepts `dns:///`, as gRPC itself writes names. With TLS, the port may be left out. */
const GRPC_ADDRESS = /^(?:(https:\/\/)|(?:http|tcp|dns):\/\/\/?)?(?:\[([^\]]+)\]|[\w.-]+)(?::(\d{1,5}))?\/?$/;
const NAME = /^[\w.-]+$/;
const ORIGIN = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?\/?$/i;
/** Without controls and characters that have no place of their own on the line. */
const LABEL = /^[^\p{C}\p{Zl}\p{Zp}]{0,64}$/u;
const MAX_PARAGRAPH = 2_000;
const MAX_WORKERS = 256;
const SYMBOL = /^[A-Za-z0-9]{0,11}$/;
const MILLISECONDS: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses the text of a flag, an environment variable or a TOML value (`tomlText`). Throws TypeError. */
export function parseValue<K extends SettingKind>(kind: K, text: string, choices: readonly string[] = []): ValueOf[K] {
  // Each parser returns the type of its kind.
  return parsers[kind](text.trim(), choices) as ValueOf[K];
}

/** A TOML value as command-line text. Throws TypeError for a table. */
export function tomlText(value: unknown): string {
  if (Array.isArray(value)) return value.map(tomlText).join(',');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new TypeError('expected a plain value, not a table');
}

/** A value as command-line text, for `halley config print`. */
export function formatValue(kind: SettingKind, value: unknown): string {
  if (kind === 'url' || kind === 'nodeUrl') return value === '' ? '' : withoutSecrets(String(value));
  if (kind === 'duration') return formatDuration(Number(value));
  return Array.isArray(value) ? value.join(',') : String(value);
}

/**
 * A URL for print and log: stars replace its password, a name without password (it may be a token), and path and query,
 * where providers put keys. Any other text becomes three stars.
 */
export function withoutSecrets(text: string): string {
  if (!URL.canParse(text)) return '***';
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  const name = password === '' ? '***' : username;
  const credentials = username === '' && password === '' ? '' : `${name}${password === '' ? '' : ':***'}@`;
  const hasMore = pathname.length > 1 || search !== '' || hash !== '';
  return `${protocol}//${credentials}${host}${hasMore ? '/***' : ''}`;
}

/** The `[grpc] address` of the node's app.toml, with the loopback address instead of all interfaces. */
export function grpcAddressOfHome(text: string): string {
  return readGrpcAddress(text.trim().replace(/^(?:tcp:\/\/)?(?:0\.0\.0\.0|\[::\])?:(?=\d)/, '127.0.0.1:'));
}

/** Whether a text is `*`, an origin as browsers write it, or a host of any scheme. */
export function isOrigin(text: string): boolean {
  return text === '*' || ORIGIN.test(text);
}

const parsers: Record<SettingKind, (text: string, choices: readonly string[]) => unknown> = {
  boolean(text) {
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw new TypeError(`expected ${KIND_NAMES.boolean}`);
  },
  integer: wholeNumber,
  bytes: wholeNumber,
  workers(text) {
    if (text === 'auto') return text;
    if (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_WORKERS) return Number(text);
    throw new TypeError(`expected ${KIND_NAMES.workers}`);
  },
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
  grpcAddress: readGrpcAddress,
  url: (text) => readUrl(text, 'url', /^https?:$/),
  nodeUrl: (text) => readUrl(text, 'nodeUrl', /^(?:https?|tcp):$/),
  urls: (text) => readList(text, 'urls', isPublicUrl),
  list: listOf,
  hostNames: (text) => readList(text, 'hostNames', isHostName),
  origins: (text) => readList(text, 'origins', isOrigin),
  networks(text) {
    const entries = listOf(text);
    parseNetworks(entries);
    return entries;
  },
  contracts: (text) => readList(text, 'contracts', isContract).map(normalizeAddress),
  label: (text) => matching(text, 'label', LABEL.test(text)),
  paragraph: (text) => matching(text, 'paragraph', text.length <= MAX_PARAGRAPH),
  symbol: (text) => matching(text, 'symbol', SYMBOL.test(text)),
  pageUrl: (text) => matching(text, 'pageUrl', text === '' || (isPublicUrl(text) && /^https?:/i.test(text))),
  choice(text, choices) {
    if (!choices.includes(text)) throw new TypeError(`expected one of ${choices.join(', ')}`);
    return text;
  },
};

/** Checks the address of a gRPC service. The error does not show it, because it may hold a password. */
function readGrpcAddress(text: string): string {
  const [whole, tls, ipv6, port] = GRPC_ADDRESS.exec(text) ?? [];
  const hasPort = port === undefined ? tls !== undefined : Number(port) > 0 && Number(port) <= 65_535;
  if (whole === undefined || !hasPort || (ipv6 !== undefined && !isIPv6(ipv6)))
    throw new TypeError(`expected ${KIND_NAMES.grpcAddress}`);
  return text;
}

function isContract(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/** Whether a text is `*`, or a name or address as in a Host header, without a port. */
function isHostName(text: string): boolean {
  return text === '*' || NAME.test(text) || isIP(withoutBrackets(text)) !== 0;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readList(text: string, kind: SettingKind, isEntry: (entry: string) => boolean): string[] {
  const entries = listOf(text);
  if (!entries.every(isEntry)) throw new TypeError(`expected ${KIND_NAMES[kind]}`);
  return entries;
}

function readUrl(text: string, kind: 'url' | 'nodeUrl', protocols: RegExp): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.test(url.protocol) || !hasReadableCredentials(url))
    throw new TypeError(`expected ${KIND_NAMES[kind]}`);
  return text;
}

function matching(text: string, kind: SettingKind, fits: boolean): string {
  if (!fits) throw new TypeError(`expected ${KIND_NAMES[kind]}`);
  return text;
}

function isPublicUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^(?:https?|wss?):$/.test(url.protocol) && url.username === '' && url.password === '';
}

function hasReadableCredentials({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new TypeError(`expected ${KIND_NAMES.integer}`);
  return value;
}

/** Reads a duration as Go and so the node's files write it. */
function parseDuration(text: string): number {
  if (text === '0') return 0;
  let milliseconds = 0;
  let consumed = 0;
  for (const [part, count, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)) {
    milliseconds += Number(count) * (MILLISECONDS[unit] ?? NaN);
    consumed += part.length;
  }
  if (consumed === 0 || consumed !== text.length) throw new TypeError(`expected ${KIND_NAMES.duration}`);
  return Math.round(milliseconds);
}

function formatDuration(milliseconds: number): string {
  if (milliseconds % 1_000 !== 0) return `${milliseconds}ms`;
  const seconds = milliseconds / 1_000;
  return seconds % 60 === 0 && seconds > 0 ? `${seconds / 60}m0s` : `${seconds}s`;
}
