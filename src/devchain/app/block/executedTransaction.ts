import { create, toBinary } from '@bufbuild/protobuf';
import { AnySchema, type Any } from '@bufbuild/protobuf/wkt';
import { TxMsgDataSchema } from '../../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import {
  MsgEthereumTxResponseSchema,
  PlacedLogSchema,
  type PlacedLog,
} from '../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { Address, Hash } from '../../../../generated/types.js';
import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { decodeData, encodeData, ZERO_HASH } from '../../../ethereum/hex.js';
import { revertReason } from '../../../ethereum/revertReason.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { ChainEvent } from '../../application.js';
import type { AddressFormats } from '../addressFormats.js';
import type { TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import type { ReleaseProfile } from '../releaseProfile.js';
import { event, type Attributes } from './bankEvents.js';

const MESSAGE_URL = '/cosmos.evm.vm.v1.MsgEthereumTx';

/** A transaction with its outcome and its place in the chain. */
export interface ExecutedTransaction {
  transaction: SignedTransaction;
  outcome: TransactionOutcome;
  place: {
    height: number;
    blockHash: Hash;
    timestamp: number;
    transactionIndex: number;
    logsBefore: number;
  };
}

/** The `data` of a result (TxMsgData protobuf): one response per message. */
export function encodeResultData(responses: Uint8Array[]): Uint8Array {
  const msgResponses: Any[] = responses.map((value) => create(AnySchema, { typeUrl: `${MESSAGE_URL}Response`, value }));
  return toBinary(TxMsgDataSchema, create(TxMsgDataSchema, { msgResponses }));
}

/** The response of a message (MsgEthereumTxResponse protobuf). */
export function encodeResponse(
  executed: ExecutedTransaction,
  profile: ReleaseProfile,
  formats: AddressFormats,
): Uint8Array {
  const { transaction, outcome, place } = executed;
  const { returnData: ret, vmError, gasUsed, maxUsedGas } = outcome;
  const response = { hash: transaction.hash, logs: placedLogs(executed, profile, formats), ret, vmError, gasUsed };
  const inBlock = { maxUsedGas, blockHash: decodeData(place.blockHash), blockTimestamp: BigInt(place.timestamp) };
  const all = { ...response, ...(profile.reportsMaxUsedGas && inBlock) };
  return toBinary(MsgEthereumTxResponseSchema, create(MsgEthereumTxResponseSchema, all));
}

/** Events of the ante handler for one message. They tell the index of its transaction. */
export function anteEvents(transaction: SignedTransaction, fee: string, transactionIndex: number): ChainEvent[] {
  const { hash: ethereumTxHash } = transaction;
  return [event('tx', { fee }), event('ethereum_tx', { ethereumTxHash, txIndex: String(transactionIndex) })];
}

/** The event with which the execution of a message begins. */
export function actionEvent(from: Address, formats: AddressFormats): ChainEvent {
  return event('message', { action: MESSAGE_URL, sender: formats.bech32(from) });
}

/** Events of a message's execution. `txHash` is that of the Cosmos transaction, lower-case hex. */
export function executionEvents(
  executed: ExecutedTransaction,
  txHash: string,
  { repeatsLogsInEvents }: ReleaseProfile,
  formats: AddressFormats,
): ChainEvent[] {
  const { transaction, outcome, place } = executed;
  const attributes: Attributes = { amount: transaction.value.toString(), ethereumTxHash: transaction.hash };
  if (repeatsLogsInEvents) attributes.txIndex = String(place.transactionIndex);
  attributes.txGasUsed = outcome.gasUsed.toString();
  attributes.txHash = txHash;
  if (transaction.to !== null) attributes.recipient = formats.checksum(transaction.to);
  if (outcome.vmError !== '') attributes.ethereumTxFailed = outcome.vmError;
  const sender = repeatsLogsInEvents ? formats.checksum(transaction.from) : transaction.from;
  const events = [event('ethereum_tx', attributes)];
  if (repeatsLogsInEvents) events.push(txLogEvent(executed, formats));
  events.push(event('message', { module: 'evm', sender, txType: String(transaction.type) }));
  return events;
}

/** The failure of a transaction in geth's wording, with the reason of a revert. */
export function failureText({ vmError, returnData }: Pick<TransactionOutcome, 'vmError' | 'returnData'>): string {
  const reason = vmError === GETH_MESSAGES.executionReverted ? revertReason(encodeData(returnData)) : null;
  return reason === null ? vmError : `${vmError}: ${reason}`;
}

function placedLogs(
  { outcome, place, transaction }: ExecutedTransaction,
  { locatesLogs }: ReleaseProfile,
  formats: AddressFormats,
): PlacedLog[] {
  const { height, transactionIndex, blockHash, logsBefore } = place;
  const location = locatesLogs
    ? { blockNumber: BigInt(height), txHash: transaction.hash, blockHash }
    : { txHash: ZERO_HASH, blockHash: ZERO_HASH };
  return outcome.logs.map(({ address, topics, data }, index) =>
    create(PlacedLogSchema, {
      address: formats.checksum(address),
      topics,
      data,
      ...location,
      txIndex: BigInt(transactionIndex),
      index: BigInt(logsBefore + index),
    }),
  );
}

/** The logs as JSON, one attribute each. All attributes have the same key. */
function txLogEvent({ outcome, place, transaction }: ExecutedTransaction, formats: AddressFormats): ChainEvent {
  const attributes = outcome.logs.map(({ address, topics, data }, index) => ({
    key: 'txLog',
    value: JSON.stringify({
      address: formats.checksum(address),
      topics,
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
