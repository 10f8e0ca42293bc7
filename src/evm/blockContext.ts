import type { Address } from '../../generated/types.js';

/** The block that code sees: the values of the block opcodes. */
export interface BlockContext {
  number: bigint;
  /** Seconds since 1970. */
  timestamp: bigint;
  gasLimit: bigint;
  coinbase: Address;
  /** 32 bytes. */
  prevRandao: Uint8Array;
  difficulty: bigint;
  /** Wei; 0 where the chain has no base fee. */
  baseFeePerGas: bigint;
  /** Wei. */
  blobBaseFee: bigint;
}
