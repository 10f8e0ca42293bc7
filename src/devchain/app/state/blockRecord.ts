import type { BlockTime } from '../../../chain/node.js';
import type { Address, Hash } from '../../../../generated/types.js';
import type { FeeMarketRecord } from './feeMarketRecord.js';

/** The application's record of a block, beside the state that the block left. */
export interface BlockRecord extends FeeMarketRecord {
  height: number;
  time: BlockTime;
  /** Hash of the CometBFT header. */
  hash: Hash;
  /**
   * In block 1, the hash of block 0, whose state root is that of the genesis state. Left out by earlier versions: code
   * saw no hash of block 0 then, and the header of block 1 had no root.
   */
  parentHash?: Hash;
  /** Consensus address of the proposer. */
  proposer: Address;
  /** Gas limit of the block, where it was set by hand; else that of the chain, as in older state files. */
  gasLimit?: bigint;
  /** Miner of the block, where it was set by hand; else the validator's operator. */
  coinbase?: Address;
  /** PREVRANDAO of the block, where it was set by hand. */
  prevRandao?: Hash;
  gasUsed: bigint;
  gasWanted: bigint;
  /** The application hash after the block, hex without 0x. */
  appHash: string;
}
