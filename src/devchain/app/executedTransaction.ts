/** An executed Ethereum transaction as the chain keeps it: its events, and the response that goes into the result's data. */
import { create, toBinary } from '@bufbuild/protobuf';
import { AnySchema, type Any } from '@bufbuild/protobuf/wkt';
import type { Log as EvmLog } from '@ethereumjs/evm';
import { TxMsgDataSchema } from '../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import {
  MsgEthereumTxResponseSchema,
  PlacedLogSchema,
  type PlacedLog,
} from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { Address, Hash } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';
import { encodeAddress, encodeData, encodeHash } from '../../evm/hex.js';
import { revertReason } from '../../evm/revertReason.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import type { ChainEvent } from '../application.js';
import type { AddressTexts } from './addressText.js';
import type { TransactionOutcome } from './applyTransaction.js';
import type { DevDialect } from './chainConfig.js';
import { event, type Attributes } from './events.js';

const MESSAGE_URL = '/cosmos.evm.vm.v1.MsgEthereumTx';
const NO_HASH = `0x${'0'.repeat(64)}`;

/** Where a transaction stands. */
export interface Place {
  height: number;
  blockHash: Hash;
  /** Seconds. */
  timestamp: number;
  /** Among the Ethereum transactions of the block. */
  transactionIndex: number;
  /** Logs of the block in front of it. */
  logsBefore: number;
}

export interface ExecutedTransaction {
  transaction: SignedTransaction;
  outcome: TransactionOutcome;
  place: Place;
}

/** The `data` of a result: one response per message. */
export function resultData(responses: Uint8Array[]): Uint8Array {
  const msgResponses: Any[] = responses.map((value) => create(AnySchema, { typeUrl: `${MESSAGE_URL}Response`, value }));
  return toBinary(TxMsgDataSchema, create(TxMsgDataSchema, { msgResponses }));
}

/** The response of a message. cosmos/evm v0.3 knows neither the true gas figure nor the block. */
export function response(executed: ExecutedTransaction, dialect: DevDialect, texts: AddressTexts): Uint8Array {
  const { transaction, outcome, place } = executed;
  const newer = {
    maxUsedGas: outcome.maxUsedGas,
    blockHash: Buffer.from(place.blockHash.slice(2), 'hex'),
    blockTimestamp: BigInt(place.timestamp),
  };
  return toBinary(
    MsgEthereumTxResponseSchema,
    create(MsgEthereumTxResponseSchema, {
      hash: transaction.hash,
      logs: placedLogs(executed, dialect, texts),
      ret: outcome.returnData,
      vmError: outcome.vmError,
      gasUsed: outcome.gasUsed,
      ...(dialect === 'cosmosEvm04' && newer),
    }),
  );
}

/** Events of the ante handler for one message: after them, the transaction has its index. */
export function anteEvents(transaction: SignedTransaction, fee: string, transactionIndex: number): ChainEvent[] {
  const { hash: ethereumTxHash } = transaction;
  return [event('tx', { fee }), event('ethereum_tx', { ethereumTxHash, txIndex: String(transactionIndex) })];
}

export function actionEvent(from: Address, texts: AddressTexts): ChainEvent {
  return event('message', { action: MESSAGE_URL, sender: texts.bech32(from) });
}

/** What a message says of its execution. `txHash` is that of the Cosmos transaction, lower-case hex. */
export function executionEvents(
  executed: ExecutedTransaction,
  txHash: string,
  dialect: DevDialect,
  texts: AddressTexts,
): ChainEvent[] {
  const { transaction, outcome, place } = executed;
  const attributes: Attributes = { amount: transaction.value.toString(), ethereumTxHash: transaction.hash };
  if (dialect === 'cosmosEvm03') attributes.txIndex = String(place.transactionIndex);
  attributes.txGasUsed = outcome.gasUsed.toString();
  attributes.txHash = txHash;
  if (transaction.to !== null) attributes.recipient = texts.checksum(transaction.to);
  if (outcome.vmError !== '') attributes.ethereumTxFailed = outcome.vmError;
  const sender = dialect === 'cosmosEvm03' ? texts.checksum(transaction.from) : transaction.from;
  const events = [event('ethereum_tx', attributes)];
  if (dialect === 'cosmosEvm03') events.push(txLogEvent(executed, texts));
  events.push(event('message', { module: 'evm', sender, txType: String(transaction.type) }));
  return events;
}

/** The failure of a transaction, with the reason of a revert. */
export function failureText({ vmError, returnData }: TransactionOutcome): string {
  const reason = vmError === GETH_MESSAGES.executionReverted ? revertReason(encodeData(returnData)) : null;
  return reason === null ? vmError : `${vmError}: ${reason}`;
}

/** Addresses and topics of logs, for the block's bloom. */
export function bloomValues(logs: EvmLog[]): string[] {
  return logs.flatMap(([address, topics]) => [encodeAddress(address), ...topics.map(encodeHash)]);
}

function placedLogs(
  { outcome, place, transaction }: ExecutedTransaction,
  dialect: DevDialect,
  texts: AddressTexts,
): PlacedLog[] {
  const { height, transactionIndex, blockHash, logsBefore } = place;
  const where =
    dialect === 'cosmosEvm03'
      ? { blockNumber: BigInt(height), txHash: transaction.hash as string, blockHash: blockHash as string }
      : { txHash: NO_HASH, blockHash: NO_HASH };
  return outcome.logs.map(([address, topics, data], index) =>
    create(PlacedLogSchema, {
      address: texts.checksum(encodeAddress(address)),
      topics: topics.map(encodeHash),
      data,
      ...where,
      txIndex: BigInt(transactionIndex),
      index: BigInt(logsBefore + index),
    }),
  );
}

/** cosmos/evm v0.3 repeats the logs as JSON, one attribute each; all of them have the same key. */
function txLogEvent({ outcome, place, transaction }: ExecutedTransaction, texts: AddressTexts): ChainEvent {
  const attributes = outcome.logs.map(([address, topics, data], index) => ({
    key: 'txLog',
    value: JSON.stringify({
      address: texts.checksum(encodeAddress(address)),
      topics: topics.map(encodeHash),
      ...(data.length > 0 && { data: Buffer.from(data).toString('base64') }),
      blockNumber: place.height,
      transactionHash: transaction.hash,
      transactionIndex: place.transactionIndex,
      blockHash: place.blockHash,
      logIndex: place.logsBefore + index,
    }),
  }));
  return { type: 'tx_log', attributes };
}
