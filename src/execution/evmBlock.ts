/** What code can ask of blocks: its own, and the hashes of others. */
import type { EVMRunCallOpts } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import type { Hash } from '../../generated/types.js';
import { decodeData } from '../evm/hex.js';
import type { BlockContext } from './blockContext.js';

const NO_HASH = new Uint8Array(32);

/** The block in the shape that the EVM reads. */
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

/** Hash of a block that is there already; null where there is none. */
export type FindBlockHash = (blockNumber: number) => Promise<Hash | null>;

/** What the EVM knows of other blocks: their hashes. Asked once each, because code can ask for the price of 20 gas. */
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

  async putBlock(): Promise<void> {}

  shallowCopy(): BlockHashes {
    return this;
  }

  async #ask(blockNumber: number): Promise<Uint8Array> {
    const text = await this.#find(blockNumber);
    const hash = text === null ? NO_HASH : decodeData(text);
    this.#known.set(blockNumber, hash);
    return hash;
  }
}
