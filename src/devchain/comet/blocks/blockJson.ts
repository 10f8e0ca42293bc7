/**
 * CometBFT's JSON of headers, blocks, commits and results. 64-bit integers are decimal text, smaller ones numbers;
 * hashes and addresses are upper-case hex; transactions, signatures and keys are base64. Blocks are stored in this
 * form, so that answers are what is stored. Source: recordings of CometBFT 0.38.17 and 0.39.0.
 */
import type { BlockIdJson, HeaderJson } from '../../../chain/node.js';

/** A validator's precommit in a commit. */
export interface CommitSignatureJson {
  /** 2: the validator signed this block. */
  block_id_flag: number;
  validator_address: string;
  timestamp: string;
  signature: string;
}

/** The signatures that committed the block before. */
export interface CommitJson {
  height: string;
  round: number;
  block_id: BlockIdJson;
  signatures: CommitSignatureJson[];
}

/** A block without its results; `data.txs` are TxRaw bytes in base64. */
export interface BlockJson {
  header: HeaderJson;
  data: { txs: string[] };
  evidence: { evidence: never[] };
  last_commit: CommitJson;
}

/** An ABCI event; keys and values are plain text, as in CometBFT 0.37 and later. */
export interface EventJson {
  type: string;
  attributes: { key: string; value: string; index: boolean }[];
}

/** ExecTxResult, as `block_results` lists it; `code` 0 is success. */
export interface TxResultJson {
  code: number;
  /** Null when the transaction failed before execution. */
  data: string | null;
  log: string;
  info: string;
  gas_wanted: string;
  gas_used: string;
  events: EventJson[];
  codespace: string;
}

/** The chain's consensus parameters; fields of `version`, `abci` and `authority` are left out when zero. */
export interface ConsensusParamsJson {
  block: { max_bytes: string; max_gas: string };
  evidence: { max_age_num_blocks: string; max_age_duration: string; max_bytes: string };
  validator: { pub_key_types: string[] };
  version: { app?: string };
  abci: { vote_extensions_enable_height?: string };
  /** Since CometBFT 0.39. */
  authority?: { authority?: string };
}

/** The result of `block_results`. */
export interface BlockResultsJson {
  height: string;
  /** Null when the block holds no transaction. */
  txs_results: TxResultJson[] | null;
  finalize_block_events: EventJson[] | null;
  validator_updates: null;
  consensus_param_updates: ConsensusParamsJson;
  /** The application's hash after this block, base64. */
  app_hash: string;
}

/** Bytes as upper-case hex without 0x. */
export function upperHex(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('hex').toUpperCase();
}

/** Bytes as padded standard base64. */
export function base64(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('base64');
}

/** The bytes of hex text without 0x, of either case. */
export function hexBytes(text: string): Uint8Array {
  return Buffer.from(text, 'hex');
}

/** The bytes of base64 text. */
export function base64Bytes(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
