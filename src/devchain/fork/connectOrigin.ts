import { encodeQuantity, MAX_UINT64 } from '../../ethereum/hex.js';
import type { Hash } from '../../../generated/types.js';
import type { Replay } from '../application.js';
import { HIGHEST_FIRST_BLOCK, LATEST_SECONDS, MAX_PRICE } from '../constants.js';
import { readBlock, readNumber, readQuantity, type OriginBlock } from './originAnswers.js';
import { OriginCache } from './originCache.js';
import { OriginClient, type OriginOptions } from './originClient.js';
import { NotAtOrigin, OriginFailure } from './originErrors.js';
import { readUpTo } from './originTransactions.js';
import { OriginState } from './originState.js';
import { TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';

/** What to fork: values only, because they are sent to the chain's thread. */
export interface ForkOptions extends OriginOptions {
  /** The block to begin with; a negative number counts back from the newest, and null is the newest. */
  blockNumber: number | null;
  /** A transaction to begin after: the block before its own is forked, and its block run again up to it. */
  transactionHash: Hash | null;
  /** The origin's chain id, which is then not asked for; null asks. */
  chainId: bigint | null;
  /** Folder that keeps what was read; null keeps nothing. */
  cacheFolder: string | null;
}

/** A fork that is ready to be read. */
export interface Origin {
  options: ForkOptions;
  client: OriginClient;
  chainId: bigint;
  block: OriginBlock;
  state: OriginState;
  replay: Replay | null;
}

/** Development chains: two of them may share blocks, and edits change their state without a new block. */
const DEVELOPMENT_CHAIN_IDS: ReadonlySet<bigint> = new Set([1337n, 31337n]);

/** Rejects with OriginFailure. `onCacheFailure` is called when the folder cannot be written; the fork works without. */
export async function connectOrigin(
  options: ForkOptions,
  onCacheFailure: (error: unknown) => void = () => {},
): Promise<Origin> {
  const client = new OriginClient(options);
  const chainId = options.chainId ?? readQuantity(await client.request('eth_chainId', []), 'eth_chainId');
  assertChainId(chainId);
  const { transactionHash } = options;
  const part = transactionHash === null ? null : await readUpTo(client, transactionHash);
  const blockNumber = part === null ? options.blockNumber : part.blockNumber - 1;
  const block = keptBlock({ ...options, blockNumber }, chainId) ?? (await findBlock(client, blockNumber));
  const cache = openCache(options, chainId, block, onCacheFailure);
  const replay = part?.replay ?? null;
  return { options, client, chainId, block, replay, state: new OriginState({ client, block, cache }) };
}

/** With the chain id given and everything on disk, a fork starts without its origin. */
function keptBlock(
  { chainId: given, blockNumber, cacheFolder, urls }: ForkOptions,
  chainId: bigint,
): OriginBlock | null {
  if (given === null || cacheFolder === null || blockNumber === null || blockNumber < 0) return null;
  return OriginCache.findBlock({ folder: cacheFolder, url: urls[0] ?? '', chainId }, blockNumber);
}

async function findBlock(client: OriginClient, asked: number | null): Promise<OriginBlock> {
  const number = asked !== null && asked >= 0 ? asked : await relativeToLatest(client, asked ?? 0);
  const block = readBlock(await client.request('eth_getBlockByNumber', [encodeQuantity(number), false]));
  if (block === null) throw new NotAtOrigin(`has no block ${number}`);
  if (block.number !== number) throw new OriginFailure(`answers block ${block.number} when asked for ${number}`);
  return block;
}

async function relativeToLatest(client: OriginClient, offset: number): Promise<number> {
  const latest = readNumber(await client.request('eth_blockNumber', []), 'eth_blockNumber');
  if (latest + offset < 0)
    throw new NotAtOrigin(`is at block ${latest}, which has fewer than ${-offset} blocks below it`);
  return latest + offset;
}

function openCache(
  { cacheFolder, urls }: ForkOptions,
  chainId: bigint,
  block: OriginBlock,
  onFailure: (error: unknown) => void,
): OriginCache | null {
  if (cacheFolder === null || DEVELOPMENT_CHAIN_IDS.has(chainId)) return null;
  try {
    return OriginCache.open({ folder: cacheFolder, url: urls[0] ?? '', chainId }, block, onFailure);
  } catch (error) {
    onFailure(error);
    return null;
  }
}

function assertChainId(chainId: bigint): void {
  // EIP-2294 leaves chains less.
  assertWithin('chain id', chainId, 1n, MAX_UINT64);
}

/** Values of the block that options replace. */
export interface ReplacedValues {
  gasLimit?: bigint;
  baseFee?: bigint;
  genesisTime?: number;
}

/** Throws OriginFailure for a value that no option replaces. */
export function assertBeginning(block: OriginBlock, replaced: ReplacedValues): void {
  assertWithin("block's number", block.number, 0, HIGHEST_FIRST_BLOCK);
  if (replaced.genesisTime === undefined) assertWithin("block's timestamp", block.timestamp, 0, LATEST_SECONDS);
  if (replaced.gasLimit === undefined) {
    assertWithin("block's gasLimit", block.gasLimit, TRANSFER_GAS, null);
    assertWithin("block's gasUsed", block.gasUsed, 0n, block.gasLimit);
  }
  if (replaced.baseFee === undefined) {
    assertWithin("block's baseFeePerGas", block.baseFeePerGas ?? 0n, 0n, MAX_PRICE);
  }
}

function assertWithin<T extends number | bigint>(what: string, value: T, least: T, most: T | null): void {
  if (value >= least && (most === null || value <= most)) return;
  const rule = value < least ? `at least ${least}` : `at most ${most}`;
  throw new OriginFailure(`has ${value} for the ${what}, and a chain can begin with ${rule}`);
}
