import type { BlockTime } from '../../../chain/node.js';
import type { Address, Hash } from '../../../../generated/types.js';
import type { FeeMarketRecord } from './feeMarketRecord.js';

/** The application's record of a block, beside the state that the block left. */
export interface BlockRecord extends FeeMarketRecord {
  height: number;
  time: BlockTime;
  /** Hash of the CometBFT header. */
  hash: Hash;
  /** Consensus address of the proposer. */
  proposer: Address;
  gasUsed: bigint;
  gasWanted: bigint;
  /** The application hash after the block, hex without 0x. */
  appHash: string;
}
