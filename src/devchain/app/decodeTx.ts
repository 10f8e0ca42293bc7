/** Transactions of the chain, from the bytes of a block or of a client, to the Ethereum transactions they carry. */
import { fromBinary } from '@bufbuild/protobuf';
import { MsgEthereumTxSchema, type MsgEthereumTx } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { Address } from '../../../generated/types.js';
import { DIALECTS } from '../../chain/tx/dialect.js';
import { decodeMessages, encodeTxRaw, isEthereumMessage } from '../../chain/tx/ethereumMessage.js';
import { decodeInnerTransaction } from '../../chain/tx/innerTransaction.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { encodeAddress } from '../../evm/hex.js';
import { recoverSender } from '../../evm/signature.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import { decodeTransaction } from '../../evm/transactionDecoding.js';
import { encodeTransaction } from '../../evm/transactionEncoding.js';
import type { DevChainConfig } from './chainConfig.js';
import { faults, TxFault, type Words } from './txFault.js';
import { impersonatedSender } from './unsignedTransaction.js';

const IGNORE_UNKNOWN = { readUnknownFields: false };

/** The Ethereum transactions of a TxRaw, with their senders recovered. Throws TxFault. */
export function decodeTx(tx: Uint8Array, words: Words): SignedTransaction[] {
  const messages = orFault(faults.undecodable, () => decodeMessages(tx));
  if (messages.length === 0) throw faults.invalidWrapper('must contain at least one message');
  return messages.map((message) => {
    if (!isEthereumMessage(message)) throw faults.notEthereum(message.typeUrl);
    const decoded = orFault(faults.undecodable, () => fromBinary(MsgEthereumTxSchema, message.value, IGNORE_UNKNOWN));
    const transaction = decodeMessage(decoded, words);
    if (words !== 'cosmosEvm03' && encodedFrom(decoded.from) !== transaction.from) throw faults.invalidSender(words);
    return transaction;
  });
}

/** The transaction of one message, with its sender recovered whatever the message says. Throws TxFault. */
export function decodeMessage({ data, raw }: MsgEthereumTx, words: Words): SignedTransaction {
  const carried = words === 'cosmosEvm03' ? data && rawOf(data) : raw;
  if (carried === undefined || carried.length === 0) throw faults.undecodable();
  return decodeSigned(carried, words);
}

/** The wrapper that the chain's own server makes, which is the only one cosmos/evm v0.3 takes and the one cosmos/evm v0.4 puts into blocks. */
export function canonicalTx(transaction: SignedTransaction, { dialect, denom }: DevChainConfig): Uint8Array {
  return encodeTxRaw(transaction, DIALECTS[dialect], denom);
}

function rawOf(data: Parameters<typeof decodeInnerTransaction>[0]): Uint8Array {
  return orFault(faults.undecodable, () => encodeTransaction(decodeInnerTransaction(data)));
}

function decodeSigned(raw: Uint8Array, words: Words): SignedTransaction {
  // The zero address stands in until the signature was looked at.
  const unrecovered = orFault(faults.typeNotSupported, () => decodeTransaction(raw, { from: ZERO_ADDRESS }));
  const impersonated = impersonatedSender(unrecovered);
  if (impersonated !== null) return { ...unrecovered, from: impersonated };
  const from = orFault(
    () => faults.invalidSender(words),
    () => recoverSender(unrecovered),
  );
  return { ...unrecovered, from };
}

function encodedFrom(from: Uint8Array): Address | null {
  return from.length === 20 ? encodeAddress(from) : null;
}

function orFault<T>(fault: () => TxFault, decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    if (cause instanceof TxFault) throw cause;
    throw Object.assign(fault(), { cause });
  }
}
