/** Ethereum transactions as messages of the chain. Encoding gives the same bytes as the chain's own server. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { Any } from '@bufbuild/protobuf/wkt';
import { CoinSchema } from '../../../generated/proto/cosmos/base/v1beta1/coin_pb.js';
import { MsgEthereumTxSchema, type MsgEthereumTx } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { AuthInfoSchema, TxBodySchema, TxRawSchema } from '../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import type { Address, Hash } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { decodeData, encodeAddress } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { feeCapOf, InvalidTransaction, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { mayBeSigned, recoverSender } from '../../ethereum/transaction/signature.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import { DIALECTS, IGNORE_UNKNOWN, type Dialect } from './dialect.js';
import { decodeInnerTransaction, encodeInnerTransaction } from './innerTransaction.js';

/** A transaction that does not decode; `message` says why. */
export class UndecodableTx extends Error {
  override readonly name = 'UndecodableTx';
}

/**
 * The TxRaw that carries a transaction to the chain: one message, the extension option that marks it, and the fee that
 * it offers (gas limit times gas price or fee cap). It has no Cosmos signature.
 *
 * @param feeDenom what fees are paid in, such as `atest`; amounts are wei
 * @throws InvalidTransaction when the dialect has no such transaction type
 */
export function encodeTxRaw(transaction: SignedTransaction, dialect: Dialect, feeDenom: string): Uint8Array {
  const body = create(TxBodySchema, {
    messages: [{ typeUrl: `/${dialect.package}.MsgEthereumTx`, value: encodeEthereumMessage(transaction, dialect) }],
    extensionOptions: [{ typeUrl: `/${dialect.package}.ExtensionOptionsEthereumTx` }],
  });
  const fee = transaction.gas * feeCapOf(transaction);
  const amount = fee === 0n ? [] : [create(CoinSchema, { denom: feeDenom, amount: fee.toString() })];
  const authInfo = create(AuthInfoSchema, { fee: { amount, gasLimit: transaction.gas } });
  return toBinary(
    TxRawSchema,
    create(TxRawSchema, {
      bodyBytes: toBinary(TxBodySchema, body),
      authInfoBytes: toBinary(AuthInfoSchema, authInfo),
    }),
  );
}

/** A transaction as the bytes of a MsgEthereumTx. */
export function encodeEthereumMessage(transaction: SignedTransaction, dialect: Dialect): Uint8Array {
  return toBinary(MsgEthereumTxSchema, ethereumMessage(transaction, dialect));
}

/** A transaction as a MsgEthereumTx; trace requests hold such messages. */
export function ethereumMessage(transaction: SignedTransaction, dialect: Dialect): MsgEthereumTx {
  if (transaction.type === 4 && !dialect.setCode) throw new InvalidTransaction(GETH_MESSAGES.typeNotSupported);
  if (dialect.form === 'raw') {
    return create(MsgEthereumTxSchema, { from: decodeData(transaction.from), raw: transaction.raw });
  }
  const data = encodeInnerTransaction(transaction, dialect.package);
  return create(MsgEthereumTxSchema, { data, hash: transaction.hash });
}

/** The messages of a TxRaw; throws UndecodableTx. */
export function decodeMessages(tx: Uint8Array): Any[] {
  return orUndecodable('transaction', () => {
    const { bodyBytes } = fromBinary(TxRawSchema, tx, IGNORE_UNKNOWN);
    return fromBinary(TxBodySchema, bodyBytes, IGNORE_UNKNOWN).messages;
  });
}

/** Whether a message carries an Ethereum transaction. Ignores the protobuf package, because forks rename it. */
export function isEthereumMessage(message: Any): boolean {
  return message.typeUrl.endsWith('.MsgEthereumTx');
}

/**
 * The transaction of a message, in either form. The sender comes from the message, else from `sender` (as the chain
 * reported it, or by hash), else from the signature. Throws UndecodableTx.
 */
export function decodeEthereumMessage(
  message: Any,
  sender: Address | null | ((transactionHash: Hash) => Address | null),
): SignedTransaction {
  return orUndecodable('message', () => decodeParsed(parse(message), sender));
}

function parse(message: Any): MsgEthereumTx {
  return fromBinary(MsgEthereumTxSchema, message.value, IGNORE_UNKNOWN);
}

function decodeParsed(
  { data, hash, from: fromBytes, raw }: MsgEthereumTx,
  sender: Address | null | ((transactionHash: Hash) => Address | null),
): SignedTransaction {
  const senderOf = typeof sender === 'function' ? sender : () => sender;
  const named = fromBytes.length === 20 ? encodeAddress(fromBytes) : null;
  if (raw.length > 0) {
    const from = named ?? senderOf(keccakHash(raw));
    return decodeTransaction(raw, from === null ? {} : { from });
  }
  if (data === undefined) throw new UndecodableTx('neither raw bytes nor an inner transaction');
  return fromInner(data, hash, named === null ? senderOf : () => named);
}

/** The message names another sender than the one that has signed. */
export class OtherSender extends UndecodableTx {
  constructor(named: Address, from: Address) {
    super(`it names the sender ${named}, but ${from} has signed it`);
  }
}

/** The message names another sender than the one that has signed, and the chain admits no such message. */
export class FalseSender extends OtherSender {}

/**
 * As `decodeEthereumMessage`, by signature. With `isAdmitted`, the ante handler has let the message pass: then the
 * sender is the one that it names, where the chain has verified that one, and unless it is `recovered` all the same.
 * Throws UndecodableTx, which is OtherSender when the message names another one, and FalseSender when that cannot be.
 */
export function decodeSignedMessage(message: Any, isAdmitted = false, recovered = () => true): SignedTransaction {
  return orUndecodable('message', () => {
    const parsed = parse(message);
    const transaction = decodeParsed(parsed, ZERO_ADDRESS);
    const { from: named } = transaction;
    const isVerified = isAdmitted && parsed.raw.length > 0 && VERIFYING_TYPES.has(message.typeUrl);
    // The embedded chain marks transactions of impersonated senders by a signature that no key can make.
    const isNamed = named !== ZERO_ADDRESS && mayBeSigned(transaction);
    if (isVerified && isNamed && !recovered()) return transaction;
    const from = recoverSender(transaction);
    if (named === ZERO_ADDRESS || named === from) return { ...transaction, from };
    throw isVerified ? new FalseSender(named, from) : new OtherSender(named, from);
  });
}

/** The types of messages that a chain admits only if they name the sender that has signed. */
const VERIFYING_TYPES: ReadonlySet<string> = new Set(
  Object.values(DIALECTS)
    .filter(({ verifiesSender }) => verifiesSender)
    .map((dialect) => `/${dialect.package}.MsgEthereumTx`),
);

function fromInner(
  data: Any,
  messageHash: string,
  senderOf: (transactionHash: Hash) => Address | null,
): SignedTransaction {
  const fields = decodeInnerTransaction(data);
  const raw = encodeTransaction(fields);
  const hash = keccakHash(raw);
  if (messageHash !== '' && messageHash.toLowerCase() !== hash) {
    throw new UndecodableTx(`fields encode to ${hash}, but the message names ${messageHash.slice(0, 80)}`);
  }
  return { ...fields, hash, from: senderOf(hash) ?? recoverSender(fields), raw };
}

/** Ethereum transactions of a TxRaw from the mempool. `knownSender` saves the recovery of a sender. */
export function decodeEthereumTransactions(
  tx: Uint8Array,
  knownSender: (transactionHash: Hash) => Address | null = () => null,
): SignedTransaction[] {
  const messages = decodeMessages(tx).filter(isEthereumMessage);
  return messages.map((message) => decodeEthereumMessage(message, knownSender));
}

function orUndecodable<T>(what: string, decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    if (cause instanceof UndecodableTx) throw cause;
    throw new UndecodableTx(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
