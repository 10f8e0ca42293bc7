/** Blocks as the EVM sees them: the running one, and the hashes of others. */
import type { EVMRunCallOpts } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import type { Hash } from '../../../generated/types.js';
import { decodeData, ZERO_HASH } from '../../ethereum/hex.js';
import type { BlockContext } from '../blockContext.js';

/** The running block in the shape that the EVM reads. */
export function evmBlock(block: BlockContext): NonNullable<EVMRunCallOpts['block']> {
  return {
    header: {
      number: block.number,
      coinbase: createAddressFromString(block.coinbase),
      timestamp: block.timestamp,
      difficulty: block.difficulty,
      prevRandao: block.prevRandao,
      gasLimit: block.gasLimit,
      baseFeePerGas: block.baseFeePerGas,
      getBlobGasPrice: () => block.blobBaseFee,
    },
  };
}

/** Finds the hash of a block; null where there is no such block. */
export type FindBlockHash = (blockNumber: number) => Promise<Hash | null>;

/** The hashes of other blocks. Each is looked up once, because BLOCKHASH costs code only 20 gas. */
export class BlockHashes {
  #find: FindBlockHash = async () => null;
  readonly #known = new Map<number, Uint8Array>();

  bind(find: FindBlockHash): void {
    this.#find = find;
    this.#known.clear();
  }

  async getBlock(blockNumber: number): Promise<{ hash(): Uint8Array }> {
    const hash = this.#known.get(blockNumber) ?? decodeData((await this.#find(blockNumber)) ?? ZERO_HASH);
    this.#known.set(blockNumber, hash);
    return { hash: () => hash };
  }

  /** The interface demands it. */
  async putBlock(): Promise<void> {}

  shallowCopy(): BlockHashes {
    return this;
  }
}
