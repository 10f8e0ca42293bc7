/** Limits in words, for pages as they are built and as they are in front of a server. */

/** A limit that a user of a server meets first. */
export interface NamedLimit {
  readonly setting: string;
  readonly words: string;
}

/** The limits of the home page, in the order in which it shows them. */
export const NAMED_LIMITS: readonly NamedLimit[] = [
  { setting: 'rate-limit', words: 'Rate of one client' },
  { setting: 'json-rpc.http-body-limit', words: 'Size of a request' },
  { setting: 'json-rpc.batch-request-limit', words: 'Requests in a batch' },
  { setting: 'json-rpc.batch-response-max-size', words: 'Size of a response' },
  { setting: 'json-rpc.http-timeout', words: 'Time for a request' },
  { setting: 'json-rpc.block-range-cap', words: 'Blocks searched for logs' },
  { setting: 'json-rpc.logs-cap', words: 'Logs in one result' },
  { setting: 'json-rpc.gas-cap', words: 'Gas of a call' },
  { setting: 'json-rpc.evm-timeout', words: 'Time for a call' },
  { setting: 'json-rpc.feehistory-cap', words: 'Blocks of fee history' },
  { setting: 'json-rpc.ws-subscription-cap', words: 'Subscriptions of a connection' },
  { setting: 'client-ws-cap', words: 'WebSockets of one client' },
];

/** A limit as a table has it, `10,000 blocks`; null is no limit. */
export function exactLimit(value: number | null, unit: string): string {
  return value === null ? 'no limit' : `${value.toLocaleString('en-US')} ${unit}`;
}

const MEBIBYTE = 1024 * 1024;

/** The same as a person says it: bytes and milliseconds in larger units, and only the first words of the unit. */
export function shortLimit(value: number | null, unit: string): string {
  if (value === null) return 'no limit';
  if (unit.startsWith('bytes')) return bytesText(value);
  if (unit.startsWith('milliseconds')) return value % 1000 === 0 ? `${count(value / 1000)} s` : `${count(value)} ms`;
  if (unit.startsWith('units of x-cost')) return `${count(value)} units a second`;
  return count(value);
}

function bytesText(bytes: number): string {
  if (bytes % MEBIBYTE === 0) return `${count(bytes / MEBIBYTE)} MiB`;
  if (bytes >= 1e6) return `${count(Math.round(bytes / 1e5) / 10)} MB`;
  return `${count(bytes)} bytes`;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
