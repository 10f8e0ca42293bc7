/** A CometBFT header as its JSON writes it. */

/** A block's id. Before the first block the texts are empty and the total is 0. */
export interface BlockIdJson {
  hash: string;
  parts: { total: number; hash: string };
}

/** A header, as `block` and `header` answer it; hashes and addresses are hex without 0x. */
export interface HeaderJson {
  /** `app` is left out while it is 0. */
  version: { block: string; app?: string };
  chain_id: string;
  height: string;
  /** RFC 3339 in UTC, up to nine decimals without trailing zeros. */
  time: string;
  last_block_id: BlockIdJson;
  last_commit_hash: string;
  data_hash: string;
  validators_hash: string;
  next_validators_hash: string;
  consensus_hash: string;
  app_hash: string;
  last_results_hash: string;
  evidence_hash: string;
  proposer_address: string;
}
