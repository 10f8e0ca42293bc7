/**
 * Decoders for the answers of the node's smaller calls; those of blocks and results are in `blockJson.ts`. All throw
 * MalformedAnswer.
 */
import type {
  ApplicationInfo,
  BroadcastResult,
  NetInfo,
  NodeStatus,
  ProofOperation,
  QueryResult,
  UnconfirmedTxs,
} from '../chain/node.js';
import { dataHash, type BlockLimits } from '../chain/consensus/hashes.js';
import type { HeaderJson } from '../chain/consensus/headerJson.js';
import { FalseAnswer } from '../chain/errors.js';
import { fromHex, toHex } from '../ethereum/hex.js';
import { checkHeader } from './checkAnswer.js';
import type { BlockCheck } from '../chain/node.js';
import { decodeHeader } from './headerFields.js';
import {
  asBase64,
  asObject,
  base64Field,
  booleanField,
  countField,
  hexField,
  integerField,
  listField,
  objectField,
  textField,
  within,
  type JsonObject,
  type Place,
} from './jsonFields.js';

/** Decodes the answer of `status`. Throws MalformedAnswer for a missing or wrong member. */
export function decodeStatus(json: unknown): NodeStatus {
  const status = asObject(json, null);
  const node = objectField(status, 'node_info', null);
  const sync = objectField(status, 'sync_info', null);
  const validator = objectField(status, 'validator_info', null);
  const syncPlace = within(null, 'sync_info');
  return {
    cometChainId: textField(node, 'network', within(null, 'node_info')),
    cometVersion: textField(node, 'version', within(null, 'node_info')),
    moniker: textField(node, 'moniker', within(null, 'node_info')),
    latestHeight: countField(sync, 'latest_block_height', syncPlace),
    earliestHeight: countField(sync, 'earliest_block_height', syncPlace),
    catchingUp: booleanField(sync, 'catching_up', syncPlace),
    validatorAddress: fromHex(hexField(validator, 'address', within(null, 'validator_info'), 20)),
  };
}

/** Decodes the answer of `abci_info`: the application, and the height it has executed. Throws MalformedAnswer. */
export function decodeApplicationInfo(json: unknown): ApplicationInfo {
  const place = within(null, 'response');
  const response = objectField(asObject(json, null), 'response', null);
  return {
    name: textField(response, 'data', place),
    version: textField(response, 'version', place),
    lastHeight: countField(response, 'last_block_height', place),
  };
}

/** Decodes the answer of `net_info`. Throws MalformedAnswer for a missing or wrong member. */
export function decodeNetInfo(json: unknown): NetInfo {
  const info = asObject(json, null);
  return { listening: booleanField(info, 'listening', null), peerCount: countField(info, 'n_peers', null) };
}

/** The limits of a block in the answer of `consensus_params`. */
export function decodeBlockLimits(json: unknown): BlockLimits {
  const params = objectField(asObject(json, null), 'consensus_params', null);
  const place = within(null, 'consensus_params');
  const block = objectField(params, 'block', place);
  const blockPlace = within(place, 'block');
  return {
    maxBytes: integerField(block, 'max_bytes', blockPlace),
    maxGas: integerField(block, 'max_gas', blockPlace),
  };
}

/** A header in the answer of `blockchain`, and the number of transactions that it is listed with. */
interface ListedBlock {
  header: HeaderJson;
  count: number;
}

/** The blocks in the answer of `blockchain`. Throws FalseAnswer, too. */
function decodeListedBlocks(json: unknown, check: BlockCheck): ListedBlock[] {
  const list = within(null, 'block_metas');
  return listField(asObject(json, null), 'block_metas', null).map((item, index) => {
    const place = within(list, index);
    const meta = asObject(item, place);
    const header = decodeHeader(objectField(meta, 'header', place), within(place, 'header'));
    const hash = hexField(objectField(meta, 'block_id', place), 'hash', within(place, 'block_id'), 32);
    checkHeader(header, `0x${hash}`, check);
    return { header, count: countField(meta, 'num_txs', place) };
  });
}

/** The number of transactions of each block in the answer of `blockchain`, by height. Throws FalseAnswer, too. */
export function decodeTxCounts(json: unknown, check: BlockCheck): Map<number, number> {
  const counts = decodeListedBlocks(json, check).map(({ header, count }): [number, number] => {
    // No hash covers the count itself, but the header tells whether the block is empty.
    if ((count === 0) !== isEmpty(header))
      throw new FalseAnswer(Number(header.height), `its header does not hold ${count} transactions`);
    return [Number(header.height), count];
  });
  return new Map(counts);
}

/** The header of a height in the answer of `blockchain`; null where that lists none. Throws FalseAnswer, too. */
export function decodeListedHeader(json: unknown, height: number, check: BlockCheck): HeaderJson | null {
  const [listed] = decodeListedBlocks(json, check);
  if (listed === undefined) return null;
  const { header } = listed;
  if (Number(header.height) !== height) throw new FalseAnswer(height, `the answer is of height ${header.height}`);
  return header;
}

const NO_TRANSACTIONS = toHex(dataHash([]));

function isEmpty({ data_hash }: HeaderJson): boolean {
  return data_hash === '' || data_hash === NO_TRANSACTIONS;
}

/** The header in the answer of `header_by_hash` or `block_by_hash`; null when the node knows no such block. */
export function decodeFoundHeader(json: unknown): HeaderJson | null {
  const answer = asObject(json, null);
  const holder = 'block' in answer ? answer['block'] : answer;
  if (holder === null) return null;
  const header = asObject(holder, null)['header'];
  if (header === null || header === undefined) return null;
  return decodeHeader(asObject(header, within(null, 'header')), within(null, 'header'));
}

/** The height of the first transaction in the answer of `tx_search`; null when none is found. */
export function decodeFoundHeight(json: unknown): number | null {
  const place = within(null, 'txs');
  const [found] = listField(asObject(json, null), 'txs', null);
  return found === undefined ? null : countField(asObject(found, within(place, 0)), 'height', within(place, 0), 1);
}

/** Decodes the answer of `check_tx`. Throws MalformedAnswer for a missing or wrong member. */
export function decodeCheckTx(json: unknown): BroadcastResult {
  const answer = asObject(json, null);
  return {
    abciCode: countField(answer, 'code', null),
    codespace: textField(answer, 'codespace', null),
    log: textField(answer, 'log', null),
  };
}

/** The answer of `abci_query`: what the application says, and what it answers when it says code 0. */
export function decodeQueryAnswer(json: unknown): { said: BroadcastResult; result: QueryResult } {
  const place = within(null, 'response');
  const response = objectField(asObject(json, null), 'response', null);
  const proof = response['proofOps'] ?? null;
  const proofPlace = within(place, 'proofOps');
  return {
    said: {
      abciCode: countField(response, 'code', place),
      codespace: textField(response, 'codespace', place),
      log: textField(response, 'log', place),
    },
    result: {
      value: base64Field(response, 'value', place),
      height: countField(response, 'height', place),
      proof: proof === null ? [] : decodeProof(asObject(proof, proofPlace), proofPlace),
    },
  };
}

function decodeProof(proof: JsonObject, place: Place): ProofOperation[] {
  const list = within(place, 'ops');
  return listField(proof, 'ops', place).map((item, index) => {
    const at = within(list, index);
    const operation = asObject(item, at);
    return {
      type: textField(operation, 'type', at),
      key: base64Field(operation, 'key', at),
      data: base64Field(operation, 'data', at),
    };
  });
}

/** The answer of `unconfirmed_txs`; its transactions are base64 encoded. */
export function decodeUnconfirmedTxs(json: unknown): UnconfirmedTxs {
  const answer = asObject(json, null);
  const list = within(null, 'txs');
  return {
    total: countField(answer, 'total', null),
    txs: listField(answer, 'txs', null).map((item, index) => asBase64(item, within(list, index))),
  };
}

/**
 * CometBFT writes the height behind the time and the id of the chain. Behind an object, such as the state of the
 * application, a field of this name may be something else.
 */
const INITIAL_HEIGHT = /^\s*\{(?:\s*"[^"\\]*"\s*:\s*"[^"\\]*"\s*,)*?\s*"initial_height"\s*:\s*"([0-9]{1,15})"/;

/** The answer to `genesis_chunked`, whose data may be cut off: the height of the chain's first block; null for none. */
export function decodeInitialHeight(json: unknown): number | null {
  const data = textField(asObject(json, null), 'data', null).slice(0, GENESIS_BEGINNING);
  const [, height] = INITIAL_HEIGHT.exec(Buffer.from(data, 'base64').toString('utf8')) ?? [];
  // A genesis with 0 means 1.
  return height === undefined ? null : Math.max(1, Number(height));
}

/** Base64 digits of a genesis that are looked at. */
const GENESIS_BEGINNING = 16_384;
