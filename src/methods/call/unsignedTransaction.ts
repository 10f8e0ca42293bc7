/** Decodes the transaction object of a client. */
import type { CallObject } from '../../../generated/types.js';
import { decodeData, encodeWord, normalizeAddress } from '../../evm/hex.js';
import type { AccessListEntry, Authorization, TransactionFields } from '../../evm/transaction.js';
import { rpcError } from '../../jsonrpc/errors.js';
import { isMissing } from './callOutcome.js';

/** Throws, with geth's messages, for an object that cannot become a transaction. */
export function checkTransaction(call: CallObject): void {
  if (isMissing(call.to) && (isMissing(call.input) || call.input === '0x'))
    throw invalid('contract creation without any data provided', 'to');
  const { maxFeePerGas: cap, maxPriorityFeePerGas: tip } = call;
  if (!isMissing(cap) && !isMissing(tip) && BigInt(cap) < BigInt(tip))
    throw invalid(`maxFeePerGas (${BigInt(cap)}) < maxPriorityFeePerGas (${BigInt(tip)})`, 'maxFeePerGas');
}

/**
 * The fields of the transaction that the object describes. Its type follows from the given fields; its signature is
 * zero.
 */
export function transactionFields(call: CallObject, chainId: bigint): TransactionFields {
  const type = typeOf(call);
  return {
    type,
    chainId,
    nonce: BigInt(call.nonce ?? '0x0'),
    gasPrice: type < 2 ? BigInt(call.gasPrice ?? '0x0') : null,
    maxFeePerGas: type < 2 ? null : BigInt(call.maxFeePerGas ?? '0x0'),
    maxPriorityFeePerGas: type < 2 ? null : BigInt(call.maxPriorityFeePerGas ?? '0x0'),
    gas: BigInt(call.gas ?? '0x0'),
    to: isMissing(call.to) ? null : normalizeAddress(call.to),
    value: BigInt(call.value ?? '0x0'),
    input: decodeData(call.input ?? '0x'),
    accessList: type === 0 ? null : accessListOf(call),
    authorizationList: type === 4 ? authorizationsOf(call) : null,
    v: 0n,
    r: 0n,
    s: 0n,
  };
}

function typeOf(call: CallObject): TransactionFields['type'] {
  if (!isMissing(call.authorizationList)) return 4;
  if (isMissing(call.gasPrice)) return 2;
  return isMissing(call.accessList) ? 0 : 1;
}

function accessListOf({ accessList }: CallObject): AccessListEntry[] {
  return (accessList ?? []).map(({ address, storageKeys }) => ({
    address: normalizeAddress(address),
    storageKeys: storageKeys.map((key) => encodeWord(BigInt(key))),
  }));
}

function authorizationsOf({ authorizationList }: CallObject): Authorization[] {
  return (authorizationList ?? []).map(({ chainId, address, nonce, yParity, r, s }) => ({
    chainId: BigInt(chainId),
    address: normalizeAddress(address),
    nonce: BigInt(nonce),
    yParity: Number(yParity),
    r: BigInt(r),
    s: BigInt(s),
  }));
}

function invalid(problem: string, field: string): Error {
  return rpcError(
    'invalidParams',
    { reason: `invalid argument 0: ${problem}` },
    { path: `transaction.${field}`, expected: [field] },
  );
}
