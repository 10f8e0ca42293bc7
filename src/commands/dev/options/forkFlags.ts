import { InvalidArgumentError, Option } from 'commander';
import type { Hash } from '../../../../generated/types.js';
import { ConfigError } from '../../../config/config.js';
import { normalizeHash } from '../../../ethereum/hex.js';
import { option, whole } from './parsers.js';

/** The fork options as they are parsed; those without a default are missing unless given. */
export interface ForkFlags {
  forkUrl?: OriginUrl[];
  rpcUrl?: OriginUrl[];
  forkBlockNumber?: number;
  forkTransactionHash?: Hash;
  forkChainId?: bigint;
  forkHeader?: Record<string, string>;
  forkRetryBackoff?: number;
  retries?: number;
  timeout?: number;
  computeUnitsPerSecond?: number;
  /** False with --no-rate-limit; --no-rpc-rate-limit means the same. */
  rateLimit?: boolean;
  rpcRateLimit?: boolean;
  /** False with --no-storage-caching. */
  storageCaching?: boolean;
}

/** A URL, and the block that follows it after an @. */
export interface OriginUrl {
  url: string;
  blockNumber: number | null;
}

const LONGEST_MS = 2_147_483_647;

/** The options, in the order of anvil's help. */
export function forkFlags(): Option[] {
  return [
    option(
      '-f, --fork-url <url>',
      'fork the chain of this JSON-RPC server; repeat it for servers that take turns',
      readUrl,
    ),
    option('--rpc-url <url>', '', readUrl).hideHelp(),
    option(
      '--fork-block-number <block>',
      'the block to fork; a negative number counts back from the newest (default: the newest)',
      readBlock,
    ),
    option('--fork-chain-id <id>', 'chain id of the fork, which is then not asked for', readChainId),
    option('--fork-header <header>', 'HTTP header for the fork, "Name: value"; may be repeated', readHeader),
    option(
      '--fork-transaction-hash <hash>',
      'begin right after this transaction: its block is run again up to it',
      readHash,
    ).conflicts('forkBlockNumber'),
    option('--fork-retry-backoff <ms>', 'wait after a failed request (default: 1000)', whole({ most: LONGEST_MS })),
    option('--retries <count>', 'how often a failed request is sent again (default: 5)', whole({ most: 1_000 })),
    option('--timeout <ms>', 'longest wait for a response of the fork (default: 45000)', whole({ most: LONGEST_MS })),
    option(
      '--compute-units-per-second <units>',
      'what the provider grants, once it refused a request for its rate (default: 330)',
      whole({ least: 1 }),
    ),
    new Option('--no-rate-limit', 'do not slow down after a request was refused for its rate'),
    new Option('--no-rpc-rate-limit').hideHelp(),
    new Option('--no-storage-caching', 'keep nothing that was read of the fork on disk'),
  ];
}

function readUrl(text: string, before: OriginUrl[] = []): OriginUrl[] {
  const [, url = text, block = null] = /^(https?:\/\/.+)@(\d+)$/.exec(text) ?? [];
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    // Commander would print the value, which may hold a password.
    throw new ConfigError('--fork-url: the value is not valid: expected a URL that begins with http:// or https://');
  }
  return [...before, { url, blockNumber: block === null ? null : Number(block) }];
}

function readBlock(text: string): number {
  const block = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(block)) return block;
  throw new InvalidArgumentError('expected a block number, or a negative number to count back from the newest');
}

function readHash(text: string): Hash {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return normalizeHash(text);
  throw new InvalidArgumentError('expected a hash of 32 bytes');
}

function readChainId(text: string): bigint {
  if (/^[1-9]\d{0,18}$/.test(text)) return BigInt(text);
  throw new InvalidArgumentError('expected a whole number from 1');
}

function readHeader(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([A-Za-z0-9!#$%&'*+.^_`|~-]+):\s*([^\r\n]*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    // It may be a token.
    throw new ConfigError('--fork-header: the value is not valid: expected "Name: value"');
  }
  return { ...before, [name]: value };
}
