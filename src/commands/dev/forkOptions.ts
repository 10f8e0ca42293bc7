import { homedir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../config/config.js';
import { ORIGIN_DEFAULTS } from '../../devchain/constants.js';
import type { ForkOptions } from '../../devchain/fork/connectOrigin.js';
import type { DevOptions } from './options/devOptions.js';
import type { ForkFlags } from './options/forkFlags.js';

const FLAGS: Readonly<Record<string, string>> = {
  forkBlockNumber: '--fork-block-number',
  forkTransactionHash: '--fork-transaction-hash',
  forkChainId: '--fork-chain-id',
  forkHeader: '--fork-header',
  forkRetryBackoff: '--fork-retry-backoff',
  retries: '--retries',
  timeout: '--timeout',
  computeUnitsPerSecond: '--compute-units-per-second',
};

/** What the flags ask to fork; null for nothing. Throws ConfigError for flags that do not go together. */
export function forkOptions(flags: ForkFlags & Pick<DevOptions, 'number' | 'init' | 'state'>): ForkOptions | null {
  const urls = [...(flags.forkUrl ?? []), ...(flags.rpcUrl ?? [])];
  const [first] = urls;
  if (first === undefined) {
    const given = Object.entries(flags).find(([name, value]) => name in FLAGS && value !== undefined);
    if (given !== undefined) throw new ConfigError(`${FLAGS[given[0]]} needs --fork-url`);
    return null;
  }
  for (const name of ['number', 'init', 'state'] as const) {
    if (flags[name] !== undefined) throw new ConfigError(`--${name} and --fork-url cannot be given together`);
  }
  const isLimited = flags.rateLimit !== false && flags.rpcRateLimit !== false;
  const keepsState = flags.storageCaching !== false && !urls.some(({ url }) => isLoopback(url));
  return {
    urls: urls.map(({ url }) => url),
    headers: flags.forkHeader ?? {},
    timeoutMs: flags.timeout ?? ORIGIN_DEFAULTS.timeoutMs,
    retries: flags.retries ?? ORIGIN_DEFAULTS.retries,
    retryBackoffMs: flags.forkRetryBackoff ?? ORIGIN_DEFAULTS.retryBackoffMs,
    computeUnitsPerSecond: isLimited
      ? (flags.computeUnitsPerSecond ?? ORIGIN_DEFAULTS.computeUnitsPerSecond)
      : Infinity,
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

/** A server on this machine answers as fast as the disk, and its state may change without a new block. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
