import { homedir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../config/config.js';
import { ORIGIN_DEFAULTS } from '../../devchain/constants.js';
import type { ForkOptions } from '../../devchain/fork/connectOrigin.js';
import type { DevOptions } from './options/devOptions.js';
import type { ForkFlags } from './options/forkFlags.js';

/** Flags that mean nothing without a URL. */
const FLAGS: readonly string[] = [
  ...['forkBlockNumber', 'forkTransactionHash', 'forkChainId', 'forkHeader', 'forkRetryBackoff'],
  ...['retries', 'timeout', 'computeUnitsPerSecond'],
];

/** The fork that the flags describe; null for none. Throws ConfigError for flags that contradict each other. */
export function forkOptions(flags: ForkFlags & Pick<DevOptions, 'number' | 'init' | 'state'>): ForkOptions | null {
  const urls = [...(flags.forkUrl ?? []), ...(flags.rpcUrl ?? [])];
  const [first] = urls;
  if (first === undefined) {
    const [name] = Object.entries(flags).find(([key, value]) => FLAGS.includes(key) && value !== undefined) ?? [];
    if (name === undefined) return null;
    throw new ConfigError(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} needs --fork-url`);
  }
  for (const name of ['number', 'init', 'state'] as const)
    if (flags[name] !== undefined) throw new ConfigError(`--${name} and --fork-url cannot be given together`);
  const { computeUnitsPerSecond: unitsPerSecond } = flags;
  const isLimited = flags.rateLimit !== false && flags.rpcRateLimit !== false;
  const keepsState = flags.storageCaching !== false && !urls.some(({ url }) => isLoopback(url));
  return {
    urls: urls.map(({ url }) => url),
    headers: flags.forkHeader ?? {},
    timeoutMs: flags.timeout ?? ORIGIN_DEFAULTS.timeoutMs,
    retries: flags.retries ?? ORIGIN_DEFAULTS.retries,
    retryBackoffMs: flags.forkRetryBackoff ?? ORIGIN_DEFAULTS.retryBackoffMs,
    computeUnitsPerSecond: isLimited ? (unitsPerSecond ?? ORIGIN_DEFAULTS.computeUnitsPerSecond) : Infinity,
    blockNumber: flags.forkBlockNumber ?? first.blockNumber,
    transactionHash: flags.forkTransactionHash ?? null,
    chainId: flags.forkChainId ?? null,
    cacheFolder: keepsState ? cacheFolder() : null,
  };
}

function cacheFolder(): string {
  const { XDG_CACHE_HOME: given = '' } = process.env;
  return join(given.startsWith('/') ? given : join(homedir(), '.cache'), 'halley', 'fork');
}

/** A server on this machine is as fast as the disk, and its state may change without a new block. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
