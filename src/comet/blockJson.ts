/**
 * Decoders for blocks and results as `block`, `block_results` and the NewBlock event write them, from Tendermint 0.34
 * to CometBFT 0.39. They are pure functions over parsed JSON (the `result` of a JSON-RPC answer, the `data.value` of an
 * event) and throw MalformedAnswer.
 */
import type { Hash } from '../../generated/types.js';
import { MalformedAnswer } from '../chain/errors.js';
import type { BlockResults, CometBlock, CommittedBlock, TxResult } from '../chain/node.js';
import { fromHex } from '../ethereum/hex.js';
import { attributeEncoding, decodeEvents, type AttributeEncoding } from './abciEvents.js';
import { decodeHeader, decodeTime } from './headerFields.js';
import { Fields } from './fields.js';

/** The response of `block` or `block_by_hash`: `{block_id, block}`. */
export function decodeCometBlock(json: unknown): CometBlock {
  return decodeBlockIn(Fields.of(json));
}

/** The response of `block_results`. */
export function decodeBlockResults(json: unknown): BlockResults {
  const response = Fields.of(json);
  const encoding = attributeEncoding(response);
  return {
    height: response.count('height', 1),
    txResults: decodeTxResults(response.objects('txs_results'), encoding),
    blockEvents: ['finalize_block_events', 'begin_block_events', 'end_block_events'].flatMap((key) => {
      return decodeEvents(response.objects(key), encoding);
    }),
  };
}

/**
 * The `data.value` of a NewBlock event. Null when the event carries no transaction results, as before CometBFT 0.38:
 * the block and its results must then be fetched.
 */
export function decodeNewBlockEvent(value: unknown): CommittedBlock | null {
  const event = Fields.of(value);
  if (!event.has('result_finalize_block') || !event.has('block_id')) return null;
  const block = decodeBlockIn(event);
  const finalized = event.object('result_finalize_block');
  return joinBlockResults(block, {
    height: block.height,
    txResults: decodeTxResults(finalized.objects('tx_results'), 'text'),
    blockEvents: decodeEvents(finalized.objects('events'), 'text'),
  });
}

/** The height of a NewBlock or NewBlockHeader event of any release. */
export function decodeEventHeight(value: unknown): number {
  const event = Fields.of(value);
  const holder = event.has('header') ? event : event.object('block');
  return holder.object('header').count('height', 1);
}

/** Joins a block with its results; throws MalformedAnswer when they do not belong together. */
export function joinBlockResults(block: CometBlock, results: BlockResults): CommittedBlock {
  const { height, txs } = block;
  if (results.height !== height)
    throw new MalformedAnswer(`height: expected results of height ${height}, not of ${results.height}`);
  const count = results.txResults.length;
  if (count !== txs.length)
    throw new MalformedAnswer(`answer: expected ${txs.length} transaction results at height ${height}, not ${count}`);
  return { block, results };
}

function decodeBlockIn(holder: Fields): CometBlock {
  const block = holder.object('block');
  const headerFields = block.object('header');
  const header = decodeHeader(headerFields);
  const parent = header.last_block_id.hash;
  return {
    height: Number(header.height),
    hash: asHash(holder.object('block_id').hex('hash', 32)),
    parentHash: parent === '' ? null : asHash(parent),
    cometChainId: header.chain_id,
    time: decodeTime(headerFields),
    proposerAddress: fromHex(header.proposer_address),
    appHash: fromHex(header.app_hash),
    consensusHash: header.consensus_hash,
    header,
    txs: block.has('data') ? block.object('data').base64List('txs') : [],
  };
}

function decodeTxResults(list: readonly Fields[], encoding: AttributeEncoding): TxResult[] {
  return list.map((result) => ({
    abciCode: result.count('code'),
    codespace: result.text('codespace'),
    log: result.text('log'),
    data: result.base64('data'),
    gasWanted: result.integer('gas_wanted'),
    gasUsed: gasUsed(result),
    events: decodeEvents(result.objects('events'), encoding),
  }));
}

function gasUsed(result: Fields): bigint {
  const value = result.integer('gas_used');
  return value < 0n ? result.malformed('gas_used', 'an integer of at least 0') : value;
}

function asHash(digits: string): Hash {
  // The callers have checked that these are 64 hex digits.
  return `0x${digits}` as Hash;
}
