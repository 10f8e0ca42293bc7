import type { Hash } from '../../generated/types.js';
import { ZERO_ADDRESS } from './address.js';
import { createBloom } from './bloom.js';
import { EMPTY_ROOT } from './encoding/trie.js';
import { encodeHeader, type HeaderFields } from './header.js';
import { encodeBloom, encodeHash, ZERO_HASH } from './hex.js';
import { keccak } from './keccak.js';

/** The fields of block 1 that determine block 0. */
export interface FirstBlock {
  /** The application hash that block 1 carries, which is that of the genesis state. */
  stateRoot: Hash;
  /** The genesis time: CometBFT gives it to block 1. Whole seconds since the epoch. */
  timestamp: number;
  gasLimit: bigint;
  /** Wei; null where the chain has no base fee. */
  baseFeePerGas: bigint | null;
}

const NO_FORKS = { shanghai: false, cancun: false, prague: false };

/**
 * The header of block 0, which the consensus engine does not make: its chain begins with block 1. Everything in it
 * follows from block 1, so every node of a chain gives the same hash, whatever it has pruned and whether it serves its
 * genesis document. Hence also two choices: the base fee is that of block 1, which is what the genesis leads to, and
 * the fields of forks after London are left out, because an upgrade may schedule a fork in the past.
 */
export function genesisHeader({ stateRoot, timestamp, gasLimit, baseFeePerGas }: FirstBlock): HeaderFields {
  const fields = {
    number: 0,
    hash: ZERO_HASH,
    parentHash: ZERO_HASH,
    miner: ZERO_ADDRESS,
    stateRoot,
    transactionsRoot: EMPTY_ROOT,
    receiptsRoot: EMPTY_ROOT,
    logsBloom: encodeBloom(createBloom()),
    gasLimit,
    gasUsed: 0n,
    timestamp,
    baseFeePerGas,
    forks: NO_FORKS,
  };
  return { ...fields, hash: encodeHash(keccak(encodeHeader(fields))) };
}
