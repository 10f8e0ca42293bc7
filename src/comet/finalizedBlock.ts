/**
 * The results of a block in a message of the node's state stream: ListenFinalizeBlockRequest of
 * `cosmos/store/streaming/abci/grpc.proto`, with the messages of `cometbft/abci/v1/types.proto`, whose numbers are the
 * same in all releases since CometBFT 0.38.
 */
import { MalformedAnswer } from '../chain/chainErrors.js';
import type { AbciEvent, BlockResults, TxResult } from '../chain/node.js';
import { ProtobufReader, WIRE_TYPES } from '../chain/protobufReader.js';

const { varint: VARINT, bytes: BYTES } = WIRE_TYPES;
const LISTEN = { request: 1, response: 2 } as const;
const REQUEST = { height: 5 } as const;
const RESPONSE = { events: 1, txResults: 2 } as const;
const TX = { code: 1, data: 2, log: 3, gasWanted: 5, gasUsed: 6, events: 7, codespace: 8 } as const;
const EVENT = { type: 1, attributes: 2 } as const;
const ATTRIBUTE = { key: 1, value: 2 } as const;

/** The results in a message. Throws MalformedAnswer. */
export function decodeFinalizedBlock(message: Uint8Array): BlockResults {
  const results: BlockResults = { height: 0, txResults: [], blockEvents: [] };
  const fields = new ProtobufReader(message);
  while (fields.next()) {
    if (fields.type !== BYTES) continue;
    if (fields.number === LISTEN.request) results.height = heightOf(fields.bytes());
    else if (fields.number === LISTEN.response) readResponse(fields.bytes(), results);
  }
  if (results.height < 1) throw new MalformedAnswer('state stream: a block without a height');
  return results;
}

function heightOf(request: Uint8Array): number {
  const fields = new ProtobufReader(request);
  let height = 0;
  while (fields.next()) if (fields.number === REQUEST.height && fields.type === VARINT) height = fields.integer;
  return height;
}

function readResponse(response: Uint8Array, { txResults, blockEvents }: BlockResults): void {
  const fields = new ProtobufReader(response);
  while (fields.next()) {
    if (fields.type !== BYTES) continue;
    if (fields.number === RESPONSE.events) blockEvents.push(decodeEvent(fields.bytes()));
    else if (fields.number === RESPONSE.txResults) txResults.push(decodeTxResult(fields.bytes()));
  }
}

function decodeTxResult(message: Uint8Array): TxResult {
  const result: TxResult = {
    abciCode: 0,
    codespace: '',
    log: '',
    data: new Uint8Array(0),
    gasWanted: 0n,
    gasUsed: 0n,
    events: [],
  };
  const fields = new ProtobufReader(message);
  while (fields.next()) {
    if (fields.type === VARINT) {
      if (fields.number === TX.code) result.abciCode = fields.integer;
      else if (fields.number === TX.gasWanted) result.gasWanted = fields.int64;
      else if (fields.number === TX.gasUsed) result.gasUsed = fields.int64;
    } else if (fields.type === BYTES) {
      if (fields.number === TX.data) result.data = new Uint8Array(fields.bytes());
      else if (fields.number === TX.log) result.log = fields.text();
      else if (fields.number === TX.codespace) result.codespace = fields.text();
      else if (fields.number === TX.events) result.events.push(decodeEvent(fields.bytes()));
    }
  }
  if (result.gasUsed < 0n) throw new MalformedAnswer(`gas_used: ${result.gasUsed}`);
  return result;
}

function decodeEvent(message: Uint8Array): AbciEvent {
  const event: AbciEvent = { type: '', attributes: [] };
  const fields = new ProtobufReader(message);
  while (fields.next()) {
    if (fields.type !== BYTES) continue;
    if (fields.number === EVENT.type) event.type = fields.text();
    else if (fields.number === EVENT.attributes) event.attributes.push(decodeAttribute(fields.bytes()));
  }
  return event;
}

function decodeAttribute(message: Uint8Array): { key: string; value: string } {
  const attribute = { key: '', value: '' };
  const fields = new ProtobufReader(message);
  while (fields.next()) {
    if (fields.type !== BYTES) continue;
    if (fields.number === ATTRIBUTE.key) attribute.key = fields.text();
    else if (fields.number === ATTRIBUTE.value) attribute.value = fields.text();
  }
  return attribute;
}
