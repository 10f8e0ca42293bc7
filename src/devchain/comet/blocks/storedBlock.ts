import type { BlockIdJson } from '../../../chain/consensus/headerJson.js';
import type { BlockJson, BlockResultsJson } from './blockJson.js';

/** A block as it is kept: what `block` and `block_results` answer. */
export interface StoredBlock {
  blockId: BlockIdJson;
  block: BlockJson;
  /** Bytes of the block's protobuf form. */
  size: number;
  results: BlockResultsJson;
}

/** Where a transaction is: its height, and its index among all transactions of the block, from 0. */
export interface TxPosition {
  height: number;
  index: number;
}
