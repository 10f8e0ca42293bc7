import type { Data, Hash } from '../../../generated/types.js';

/** What a transaction returned: the output of its call, the deployed code, or the data of its revert. */
export interface TransactionOutput {
  hash: Hash;
  output: Data;
  reverted: boolean;
}
