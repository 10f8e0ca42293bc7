/** Blocks as the EVM sees them: the one that runs, and the hashes of earlier ones. */
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

/** Answers the hash of an existing block; null for any other number. */
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
    const hash = this.#known.get(blockNumber) ?? (await this.#ask(blockNumber));
    return { hash: () => hash };
  }

  /** The interface demands it; blocks are not written here. */
  async putBlock(): Promise<void> {}

  shallowCopy(): BlockHashes {
    return this;
  }

  async #ask(blockNumber: number): Promise<Uint8Array> {
    const text = await this.#find(blockNumber);
    const hash = decodeData(text ?? ZERO_HASH);
    this.#known.set(blockNumber, hash);
    return hash;
  }
}
