import { ZERO_ADDRESS } from './address.js';
import { createBloom } from './bloom.js';
import { EMPTY_ROOT } from './encoding/trie.js';
import { encodeHeader, type HeaderFields } from './header.js';
import { encodeBloom, ZERO_HASH } from './hex.js';
import { keccakHash } from './keccak.js';

/** Block 1 carries the application hash of the genesis state, and CometBFT gives it the genesis time. */
type FirstBlock = Pick<HeaderFields, 'stateRoot' | 'timestamp' | 'gasLimit' | 'baseFeePerGas'>;

/**
 * The header of block 0, which the consensus engine does not make. Everything in it follows from block 1, so all nodes
 * of a chain give the same hash, pruned or not. Hence two choices: the base fee is that of block 1, and the fields of
 * forks after London are left out, because an upgrade may schedule a fork in the past.
 */
export function genesisHeader({ stateRoot, timestamp, gasLimit, baseFeePerGas }: FirstBlock): HeaderFields {
  const fields: HeaderFields = {
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
    forks: { shanghai: false, cancun: false, prague: false },
  };
  return { ...fields, hash: keccakHash(encodeHeader(fields)) };
}
