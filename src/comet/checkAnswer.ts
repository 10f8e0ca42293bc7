/**
 * Checks the node's responses against the hashes that cover them. Pure functions that throw FalseAnswer. A header's
 * hash covers its height, time, proposer, and the hashes of transactions and consensus parameters. Only the next
 * header covers a block's results, see `store/checkResults.ts`.
 */
import { consensusHash, dataHash, type BlockLimits } from '../chain/consensus/hashes.js';
import { headerHash } from '../chain/consensus/header.js';
import { FalseAnswer } from '../chain/chainErrors.js';
import type { BlockCheck, CometBlock, HeaderJson } from '../chain/node.js';
import { toHex } from '../ethereum/hex.js';

/** Checks a block that was asked for by its height, or announced with it. */
export function checkBlock(block: CometBlock, height: number, { allowsFork = false }: BlockCheck = {}): void {
  if (block.height !== height) throw new FalseAnswer(height, `the answer is of height ${block.height}`);
  const hash = toHex(headerHash(block.header));
  if (hash !== block.hash.slice(2) && !(allowsFork && isFirstOfFork(block.header)))
    throw new FalseAnswer(height, `its header hashes to 0x${hash}, but it is named ${block.hash}`);
  const transactions = toHex(dataHash(block.txs));
  if (transactions !== block.header.data_hash && !(block.txs.length === 0 && block.header.data_hash === ''))
    throw new FalseAnswer(height, `its transactions hash to ${transactions}, not to the header's data_hash`);
}

/** Checks a header that was asked for by its hash. */
export function checkHeader(header: HeaderJson, hash: string, { allowsFork = false }: BlockCheck = {}): void {
  const actual = toHex(headerHash(header));
  if (actual === hash.slice(2).toLowerCase() || (allowsFork && isFirstOfFork(header))) return;
  throw new FalseAnswer(Number(header.height), `its header hashes to 0x${actual}, but it was answered for ${hash}`);
}

/** Checks the limits of a block against the `consensus_hash` of its header. */
export function checkBlockLimits(limits: BlockLimits, block: Pick<CometBlock, 'height' | 'consensusHash'>): void {
  const hash = toHex(consensusHash(limits));
  if (hash === block.consensusHash) return;
  throw new FalseAnswer(block.height, `its consensus parameters hash to ${hash}, not to the header's consensus_hash`);
}

function isFirstOfFork({ last_block_id: { hash, parts } }: HeaderJson): boolean {
  return hash !== '' && parts.total === 0;
}
