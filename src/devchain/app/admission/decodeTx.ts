import { fromBinary } from '@bufbuild/protobuf';
import { MsgEthereumTxSchema, type MsgEthereumTx } from '../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { Address } from '../../../../generated/types.js';
import { IGNORE_UNKNOWN, DIALECTS } from '../../../chain/tx/dialect.js';
import { decodeMessages, encodeTxRaw, isEthereumMessage } from '../../../chain/tx/ethereumMessage.js';
import { decodeInnerTransaction } from '../../../chain/tx/innerTransaction.js';
import { encodeAddress } from '../../../ethereum/hex.js';
import { recoverSender } from '../../../ethereum/transaction/signature.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../../../ethereum/transaction/transactionEncoding.js';
import { ZERO_ADDRESS } from '../../../ethereum/address.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { DevDialect } from '../releaseProfile.js';
import { faults, TxFault, type Wording } from './txFault.js';
import { impersonatedSender } from './completeUnsigned.js';

/** The Ethereum transactions of a TxRaw, with their senders recovered. Throws TxFault. */
export function decodeTx(tx: Uint8Array, dialect: DevDialect, wording: Wording = dialect): SignedTransaction[] {
  const messages = orFault(faults.undecodable, () => decodeMessages(tx));
  if (messages.length === 0) throw faults.invalidWrapper('must contain at least one message');
  return messages.map((message) => {
    if (!isEthereumMessage(message)) throw faults.notEthereum(message.typeUrl);
    const decoded = orFault(faults.undecodable, () => fromBinary(MsgEthereumTxSchema, message.value, IGNORE_UNKNOWN));
    const transaction = decodeMessage(decoded, dialect, wording);
    if (DIALECTS[dialect].form === 'raw' && addressOf(decoded.from) !== transaction.from) {
      throw faults.invalidSender(wording);
    }
    return transaction;
  });
}

/** The transaction of one message. Its sender is recovered; the message's `from` is ignored. Throws TxFault. */
export function decodeMessage(
  { data, raw }: MsgEthereumTx,
  dialect: DevDialect,
  wording: Wording = dialect,
): SignedTransaction {
  const carried = DIALECTS[dialect].form === 'raw' ? raw : data && rawOf(data);
  if (carried === undefined || carried.length === 0) throw faults.undecodable();
  return decodeSigned(carried, wording);
}

/** The transaction in the wrapper that the chain's own server makes. */
export function canonicalTx(transaction: SignedTransaction, { dialect, denom }: DevChainConfig): Uint8Array {
  return encodeTxRaw(transaction, DIALECTS[dialect], denom);
}

function rawOf(data: Parameters<typeof decodeInnerTransaction>[0]): Uint8Array {
  return orFault(faults.undecodable, () => encodeTransaction(decodeInnerTransaction(data)));
}

function decodeSigned(raw: Uint8Array, wording: Wording): SignedTransaction {
  // The zero address, until the sender is recovered.
  const unrecovered = orFault(faults.typeNotSupported, () => decodeTransaction(raw, { from: ZERO_ADDRESS }));
  const impersonated = impersonatedSender(unrecovered);
  if (impersonated !== null) return { ...unrecovered, from: impersonated };
  const from = orFault(
    () => faults.invalidSender(wording),
    () => recoverSender(unrecovered),
  );
  return { ...unrecovered, from };
}

function addressOf(from: Uint8Array): Address | null {
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
