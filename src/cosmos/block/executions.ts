import { fromBinary } from '@bufbuild/protobuf';
import { TxMsgDataSchema } from '../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import { EthereumTxOutcomeSchema, type Log } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { Address } from '../../../generated/types.js';
import type { AbciEvent, TxResult } from '../../chain/node.js';
import { encodeData, normalizeAddress, normalizeHash } from '../../ethereum/hex.js';
import type { EmittedLog } from '../../ethereum/log.js';
import { IGNORE_UNKNOWN } from '../../chain/tx/dialect.js';

/** The outcome of one Ethereum message, as the chain reports it. */
export interface Execution {
  /** Ethereum hash, lower case; empty where the chain does not repeat it. */
  hash: string;
  gasUsed: bigint;
  /** Empty on success. */
  vmError: string;
  logs: EmittedLog[];
}

/**
 * The outcomes of a CometBFT transaction's Ethereum messages in order: from its result data (since SDK 0.45), else from
 * its events. Throws an Error for a wrong result.
 */
export function executionsOf(result: TxResult): Execution[] {
  const responses = decodeResponses(result.data);
  return responses.length > 0 ? responses : executionsOfEvents(result.events);
}

function decodeResponses(data: Uint8Array): Execution[] {
  const { data: older, msgResponses } = fromBinary(TxMsgDataSchema, data, IGNORE_UNKNOWN);
  const responses = msgResponses.filter(({ typeUrl }) => typeUrl.endsWith('.MsgEthereumTxResponse'));
  if (responses.length > 0) return responses.map(({ value }) => decodeResponse(value));
  const ethereum = older.filter(({ msgType }) => isEthereumType(msgType));
  return ethereum.map((message) => decodeResponse(message.data));
}

/** SDK 0.45 names a message by its type URL, earlier releases by its legacy route. */
function isEthereumType(msgType: string): boolean {
  return msgType.endsWith('.MsgEthereumTx') || msgType === 'ethereum_tx';
}

function decodeResponse(value: Uint8Array): Execution {
  const { hash, gasUsed, vmError, logs } = fromBinary(EthereumTxOutcomeSchema, value, IGNORE_UNKNOWN);
  return { hash: hash.toLowerCase(), gasUsed, vmError, logs: logs.map(emittedLog) };
}

function emittedLog({ address, topics, data }: Pick<Log, 'address' | 'topics' | 'data'>): EmittedLog {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address))
    throw new Error(`log with an invalid address: ${JSON.stringify(address.slice(0, 80))}`);
  if (topics.length > 4) throw new Error(`log with ${topics.length} topics, at most 4 are possible`);
  for (const topic of topics) {
    if (!/^0x[0-9a-fA-F]{64}$/.test(topic))
      throw new Error(`log with an invalid topic: ${JSON.stringify(topic.slice(0, 80))}`);
  }
  return { address: normalizeAddress(address), topics: topics.map(normalizeHash), data: encodeData(data) };
}

/**
 * Executions from events in message order. Each message has a `tx_log` event, and two `ethereum_tx` events: only the
 * one after execution has more than two attributes.
 */
function executionsOfEvents(events: AbciEvent[]): Execution[] {
  const logEvents = events.filter(({ type }) => type === 'tx_log');
  const executed = events.filter(({ type, attributes }) => type === 'ethereum_tx' && attributes.length > 2);
  return executed.map((event, index) => {
    const gasUsed = attribute(event, 'txGasUsed');
    if (gasUsed === null || !/^[0-9]{1,20}$/.test(gasUsed)) throw new Error('an ethereum_tx event without txGasUsed');
    return {
      hash: (attribute(event, 'ethereumTxHash') ?? '').toLowerCase(),
      gasUsed: BigInt(gasUsed),
      vmError: attribute(event, 'ethereumTxFailed') ?? '',
      logs: logsOfEvent(logEvents[index]),
    };
  });
}

function logsOfEvent(event: AbciEvent | undefined): EmittedLog[] {
  const values = (event?.attributes ?? []).filter(({ key }) => key === 'txLog');
  return values.map(({ value }) => {
    // Its fields are checked below.
    const log = JSON.parse(value) as Record<string, unknown> | null;
    const address = log?.['address'];
    const topics = log?.['topics'] ?? [];
    const data = log?.['data'] ?? '';
    if (typeof address !== 'string' || !Array.isArray(topics) || typeof data !== 'string') {
      throw new Error('a tx_log event that holds no log');
    }
    return emittedLog({ address, topics: topics.map(String), data: Buffer.from(data, 'base64') });
  });
}

/** The reported senders; null unless there is one per message: some releases report none. */
export function reportedSenders(events: AbciEvent[], count: number): Address[] | null {
  const senders: Address[] = [];
  for (const event of events) {
    if (event.type !== 'message' || attribute(event, 'module') !== 'evm') continue;
    const sender = attribute(event, 'sender') ?? '';
    if (/^0x[0-9a-fA-F]{40}$/.test(sender)) senders.push(normalizeAddress(sender));
  }
  return senders.length === count ? senders : null;
}

/** The value of an event's attribute. */
export function attribute({ attributes }: AbciEvent, key: string): string | null {
  return attributes.find((item) => item.key === key)?.value ?? null;
}
