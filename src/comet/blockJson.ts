/**
 * Decoders for `block`, `block_results` and the NewBlock event, from Tendermint 0.34 to CometBFT 0.39: pure functions
 * over parsed JSON that throw MalformedAnswer.
 */
import type { Hash } from '../../generated/types.js';
import { MalformedAnswer } from '../chain/chainErrors.js';
import type { HeaderJson, BlockResults, BlockTime, CometBlock, CommittedBlock, TxResult } from '../chain/node.js';
import { readTime } from '../chain/consensus/headerTime.js';
import { fromHex } from '../ethereum/hex.js';
import { attributeEncoding, decodeEvents, type AttributeEncoding } from './abciEvents.js';
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

/** The `data.value` of a NewBlock event; null without transaction results, as before CometBFT 0.38. */
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

/** Joins a block and its results. Throws MalformedAnswer when they do not belong together. */
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

/** The fields that the header's hash covers; hex is lower case. */
export function decodeHeader(header: Fields): HeaderJson {
  const version = header.object('version');
  const parent = header.object('last_block_id');
  const parts = parent.object('parts');
  const parentHash = parent.hex('hash');
  if (parentHash.length !== 0 && parentHash.length !== 64) parent.malformed('hash', '32 bytes as hex');
  decodeTime(header);
  return {
    version: { block: String(version.integer('block')), app: String(version.integer('app')) },
    chain_id: header.text('chain_id'),
    height: String(header.count('height', 1)),
    time: header.text('time'),
    last_block_id: { hash: parentHash, parts: { total: parts.count('total'), hash: parts.hex('hash') } },
    last_commit_hash: header.hex('last_commit_hash'),
    data_hash: header.hex('data_hash'),
    validators_hash: header.hex('validators_hash'),
    next_validators_hash: header.hex('next_validators_hash'),
    consensus_hash: header.hex('consensus_hash'),
    app_hash: header.hex('app_hash'),
    last_results_hash: header.hex('last_results_hash'),
    evidence_hash: header.hex('evidence_hash'),
    proposer_address: header.hex('proposer_address', 20),
  };
}

/** A header's time, RFC 3339 in UTC with up to nine decimal places; JavaScript's Date would cut them to three. */
export function decodeTime(header: Fields): BlockTime {
  const time = readTime(header.text('time'));
  if (time === null || time.seconds < 0) header.malformed('time', 'a time since 1970 in UTC (RFC 3339)');
  return time;
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
