/**
 * Decoders for blocks and results as `block`, `block_results` and the NewBlock event write them, from Tendermint 0.34
 * to CometBFT 0.39. They are pure functions over parsed JSON (the `result` of a JSON-RPC answer, the `data.value` of an
 * event) and throw MalformedAnswer.
 */
import type { Hash } from '../../generated/types.js';
import type { BlockResults, CometBlock, CommittedBlock, TxResult } from '../chain/node.js';
import { fromHex } from '../ethereum/hex.js';
import { attributeEncoding, decodeEvents, type AttributeEncoding } from './abciEvents.js';
import { decodeHeader, decodeTime } from './headerFields.js';
import {
  asBase64,
  asObject,
  base64Field,
  countField,
  hexField,
  integerField,
  listField,
  malformed,
  objectField,
  textField,
  within,
  type JsonObject,
  type Place,
} from './jsonFields.js';

/** The answer of `block` or `block_by_hash`: `{block_id, block}`. */
export function decodeCometBlock(json: unknown): CometBlock {
  const answer = asObject(json, null);
  const block = objectField(answer, 'block', null);
  const place = within(within(null, 'block'), 'header');
  const header = decodeHeader(objectField(block, 'header', within(null, 'block')), place);
  const parent = header.last_block_id.hash;
  return {
    height: Number(header.height),
    hash: asHash(hexField(objectField(answer, 'block_id', null), 'hash', within(null, 'block_id'), 32)),
    parentHash: parent === '' ? null : asHash(parent),
    cometChainId: header.chain_id,
    time: decodeTime(header.time, within(place, 'time')),
    proposerAddress: fromHex(header.proposer_address),
    appHash: fromHex(header.app_hash),
    consensusHash: header.consensus_hash,
    header,
    txs: decodeTxs(block),
  };
}

/** The answer of `block_results`. */
export function decodeBlockResults(json: unknown): BlockResults {
  const answer = asObject(json, null);
  const height = countField(answer, 'height', null, 1);
  const encoding = attributeEncoding(answer);
  return {
    height,
    txResults: decodeTxResults(answer, 'txs_results', null, encoding),
    blockEvents: ['finalize_block_events', 'begin_block_events', 'end_block_events'].flatMap((key) => {
      return decodeEvents(listField(answer, key, null), within(null, key), encoding);
    }),
  };
}

/**
 * The `data.value` of a NewBlock event. Null when the event carries no transaction results, as before CometBFT 0.38:
 * the block and its results must then be fetched.
 */
export function decodeNewBlockEvent(value: unknown): CommittedBlock | null {
  const event = asObject(value, null);
  if (!isPresent(event['result_finalize_block']) || !isPresent(event['block_id'])) return null;
  const block = decodeCometBlock(event);
  const place = within(null, 'result_finalize_block');
  const finalized = objectField(event, 'result_finalize_block', null);
  const results: BlockResults = {
    height: block.height,
    txResults: decodeTxResults(finalized, 'tx_results', place, 'text'),
    blockEvents: decodeEvents(listField(finalized, 'events', place), within(place, 'events'), 'text'),
  };
  expectResultPerTx(block, results);
  return { block, results };
}

/** The height of a NewBlock or NewBlockHeader event of any release. */
export function decodeEventHeight(value: unknown): number {
  const event = asObject(value, null);
  if (isPresent(event['header']))
    return countField(objectField(event, 'header', null), 'height', within(null, 'header'), 1);
  const header = objectField(objectField(event, 'block', null), 'header', within(null, 'block'));
  return countField(header, 'height', within(within(null, 'block'), 'header'), 1);
}

/** Joins a block with its results; throws MalformedAnswer when they do not belong together. */
export function joinBlockResults(block: CometBlock, results: BlockResults): CommittedBlock {
  if (results.height !== block.height)
    malformed(within(null, 'height'), `results of height ${block.height}, not of ${results.height}`);
  expectResultPerTx(block, results);
  return { block, results };
}

function expectResultPerTx(block: CometBlock, results: BlockResults): void {
  if (results.txResults.length === block.txs.length) return;
  malformed(null, `${block.txs.length} transaction results at height ${block.height}, not ${results.txResults.length}`);
}

function decodeTxResults(of: JsonObject, key: string, place: Place | null, encoding: AttributeEncoding): TxResult[] {
  const list = within(place, key);
  return listField(of, key, place).map((item, index) => decodeTxResult(item, within(list, index), encoding));
}

function decodeTxResult(json: unknown, place: Place, encoding: AttributeEncoding): TxResult {
  const result = asObject(json, place);
  return {
    abciCode: countField(result, 'code', place),
    codespace: textField(result, 'codespace', place),
    log: textField(result, 'log', place),
    data: base64Field(result, 'data', place),
    gasWanted: integerField(result, 'gas_wanted', place),
    gasUsed: gasUsed(result, place),
    events: decodeEvents(listField(result, 'events', place), within(place, 'events'), encoding),
  };
}

function gasUsed(result: JsonObject, place: Place): bigint {
  const value = integerField(result, 'gas_used', place);
  if (value < 0n) malformed(within(place, 'gas_used'), 'an integer of at least 0');
  return value;
}

function decodeTxs(block: JsonObject): Uint8Array[] {
  const place = within(null, 'block');
  const data = isPresent(block['data']) ? objectField(block, 'data', place) : {};
  const list = within(within(place, 'data'), 'txs');
  return listField(data, 'txs', within(place, 'data')).map((item, index) => asBase64(item, within(list, index)));
}

function asHash(digits: string): Hash {
  // The callers have checked that these are 64 hex digits.
  return `0x${digits}` as Hash;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
