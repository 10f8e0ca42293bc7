/** Decoders for the node's smaller responses; those for blocks are in `blockJson.ts`. All throw MalformedAnswer. */
import type {
  ApplicationInfo,
  BlockCheck,
  BroadcastResult,
  NetInfo,
  NodeStatus,
  QueryResult,
  UnconfirmedTxs,
  HeaderJson,
} from '../chain/node.js';
import type { KeyAnswer } from '../chain/rawStore.js';
import type { BlockLimits } from '../chain/consensus/hashes.js';
import { FalseAnswer } from '../chain/chainErrors.js';
import { fromHex } from '../ethereum/hex.js';
import { checkHeader } from './checkAnswer.js';
import { decodeHeader } from './blockJson.js';
import { Fields } from './fields.js';

/** The response of `status`. */
export function decodeStatus(json: unknown): NodeStatus {
  const status = Fields.of(json);
  const node = status.object('node_info');
  const sync = status.object('sync_info');
  return {
    cometChainId: node.text('network'),
    cometVersion: node.text('version'),
    moniker: node.text('moniker'),
    latestHeight: sync.count('latest_block_height'),
    earliestHeight: sync.count('earliest_block_height'),
    catchingUp: sync.boolean('catching_up'),
    validatorAddress: fromHex(status.object('validator_info').hex('address', 20)),
  };
}

/** The response of `abci_info`: the application and the height that it has executed. */
export function decodeApplicationInfo(json: unknown): ApplicationInfo {
  const response = Fields.of(json).object('response');
  return {
    name: response.text('data'),
    version: response.text('version'),
    lastHeight: response.count('last_block_height'),
  };
}

/** The response of `net_info`. */
export function decodeNetInfo(json: unknown): NetInfo {
  const info = Fields.of(json);
  return { listening: info.boolean('listening'), peerCount: info.count('n_peers') };
}

/** The block limits in the response of `consensus_params`. */
export function decodeBlockLimits(json: unknown): BlockLimits {
  const block = Fields.of(json).object('consensus_params').object('block');
  return { maxBytes: block.integer('max_bytes'), maxGas: block.integer('max_gas') };
}

/** The header of a height in the response of `blockchain`; null when it lists none. Throws FalseAnswer, too. */
export function decodeListedHeader(json: unknown, height: number, check: BlockCheck): HeaderJson | null {
  const [listed] = Fields.of(json).objects('block_metas');
  if (listed === undefined) return null;
  const header = decodeHeader(listed.object('header'));
  checkHeader(header, `0x${listed.object('block_id').hex('hash', 32)}`, check);
  if (Number(header.height) !== height) throw new FalseAnswer(height, `the answer is of height ${header.height}`);
  return header;
}

/** The header in the response of `header_by_hash` or `block_by_hash`; null when the node knows no such block. */
export function decodeFoundHeader(json: unknown): HeaderJson | null {
  const response = Fields.of(json);
  if (response.raw('block') === null) return null;
  const holder = response.has('block') ? response.object('block') : response;
  return holder.has('header') ? decodeHeader(holder.object('header')) : null;
}

/** The height of the first transaction in the response of `tx_search`; null when none is found. */
export function decodeFoundHeight(json: unknown): number | null {
  return Fields.of(json).objects('txs')[0]?.count('height', 1) ?? null;
}

function decodeOutcome(response: Fields): BroadcastResult {
  return { abciCode: response.count('code'), codespace: response.text('codespace'), log: response.text('log') };
}

/** The response of `check_tx`. */
export function decodeCheckTx(json: unknown): BroadcastResult {
  return decodeOutcome(Fields.of(json));
}

/** The response of `abci_query`: the outcome, and the result when its code is 0. */
export function decodeQueryAnswer(json: unknown): { said: BroadcastResult; result: QueryResult } {
  const response = Fields.of(json).object('response');
  const operations = response.has('proofOps') ? response.object('proofOps').objects('ops') : [];
  return {
    said: decodeOutcome(response),
    result: {
      value: response.base64('value'),
      height: response.count('height'),
      proof: operations.map((one) => ({ type: one.text('type'), key: one.base64('key'), data: one.base64('data') })),
    },
  };
}

/** The response of `abci_query` for a key of a store. */
export function decodeKeyAnswer(json: unknown): KeyAnswer {
  const response = Fields.of(json).object('response');
  return {
    ...decodeOutcome(response),
    key: response.base64('key'),
    value: response.base64('value'),
    height: response.count('height'),
  };
}

/** The response of `unconfirmed_txs`; its transactions are base64 encoded. */
export function decodeUnconfirmedTxs(json: unknown): UnconfirmedTxs {
  const response = Fields.of(json);
  return { total: response.count('total'), txs: response.base64List('txs') };
}

/** Base64 digits of a genesis that are read. */
const GENESIS_BEGINNING = 16_384;

/** CometBFT writes the height after time and chain id. After an object, a field of this name may be another one. */
const INITIAL_HEIGHT = /^\s*\{(?:\s*"[^"\\]*"\s*:\s*"[^"\\]*"\s*,)*?\s*"initial_height"\s*:\s*"([0-9]{1,15})"/;

/** The height of the chain's first block in the response of `genesis_chunked`, which may be cut off; null for none. */
export function decodeInitialHeight(json: unknown): number | null {
  const data = Fields.of(json).text('data').slice(0, GENESIS_BEGINNING);
  const [, height] = INITIAL_HEIGHT.exec(Buffer.from(data, 'base64').toString('utf8')) ?? [];
  // 0 means 1.
  return height === undefined ? null : Math.max(1, Number(height));
}
