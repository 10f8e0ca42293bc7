/**
 * The `any` form of Ethermint and cosmos/evm up to v0.3: a transaction as a protobuf message, one for each type, inside
 * an Any. Integers are decimal text, addresses EIP-55 text; an absent integer is zero.
 */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { AnySchema, type Any } from '@bufbuild/protobuf/wkt';
import {
  AccessListTxSchema,
  DynamicFeeTxSchema,
  LegacyTxSchema,
  type AccessTuple,
  type LegacyTx,
} from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { SetCodeTxSchema, type SetCodeAuthorization } from '../../../generated/proto/ethermint/evm/v1/evm_pb.js';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { bigIntToBytes, bytesToBigInt, decodeData, encodeBytes32, normalizeAddress } from '../../ethereum/hex.js';
import { chainIdOfV } from '../../ethereum/transaction/signature.js';
import {
  ABSENT_FIELDS,
  type AccessListEntry,
  type Authorization,
  type TransactionFields,
} from '../../ethereum/transaction/transaction.js';
import { IGNORE_UNKNOWN } from './dialect.js';

/** The fields of an inner transaction; throws an Error that says what is wrong with it. */
export function decodeInnerTransaction({ typeUrl, value }: Any): TransactionFields {
  switch (typeUrl.slice(typeUrl.lastIndexOf('.') + 1)) {
    case 'LegacyTx': {
      const tx = fromBinary(LegacyTxSchema, value, IGNORE_UNKNOWN);
      const fields = decodeCall(tx);
      return { ...fields, type: 0, chainId: chainIdOfV(fields.v), gasPrice: integer(tx.gasPrice) };
    }
    case 'AccessListTx': {
      const tx = fromBinary(AccessListTxSchema, value, IGNORE_UNKNOWN);
      const prices = { chainId: integer(tx.chainId), gasPrice: integer(tx.gasPrice) };
      return { ...decodeCall(tx), ...prices, type: 1, accessList: tx.accesses.map(decodeEntry) };
    }
    case 'DynamicFeeTx': {
      const tx = fromBinary(DynamicFeeTxSchema, value, IGNORE_UNKNOWN);
      return { ...decodeCall(tx), ...decodeFees(tx), type: 2, accessList: tx.accesses.map(decodeEntry) };
    }
    case 'SetCodeTx': {
      const tx = fromBinary(SetCodeTxSchema, value, IGNORE_UNKNOWN);
      const accessList = tx.accesses.map(decodeEntry);
      const authorizationList = tx.authList.map(decodeAuthorization);
      return { ...decodeCall(tx), ...decodeFees(tx), type: 4, accessList, authorizationList };
    }
    default:
      throw new Error(`unknown inner transaction ${JSON.stringify(typeUrl.slice(0, 100))}`);
  }
}

/** A transaction of type 0, 1 or 2 as an inner message of `protobufPackage`. */
export function encodeInnerTransaction(fields: TransactionFields, protobufPackage: string): Any {
  const { gasPrice, chainId } = fields;
  const call = {
    nonce: fields.nonce,
    gas: fields.gas,
    to: fields.to === null ? '' : checksumAddress(fields.to),
    value: fields.value.toString(),
    data: fields.input,
    v: bigIntToBytes(fields.v),
    r: bigIntToBytes(fields.r),
    s: bigIntToBytes(fields.s),
  };
  const priced = { ...call, gasPrice: (gasPrice ?? 0n).toString() };
  if (fields.type === 0) {
    return asAny(`/${protobufPackage}.LegacyTx`, toBinary(LegacyTxSchema, create(LegacyTxSchema, priced)));
  }
  const listed = { chainId: (chainId ?? 0n).toString(), accesses: (fields.accessList ?? []).map(encodeEntry) };
  if (fields.type === 1) {
    const message = create(AccessListTxSchema, { ...priced, ...listed });
    return asAny(`/${protobufPackage}.AccessListTx`, toBinary(AccessListTxSchema, message));
  }
  const gasTipCap = (fields.maxPriorityFeePerGas ?? 0n).toString();
  const gasFeeCap = (fields.maxFeePerGas ?? 0n).toString();
  const message = create(DynamicFeeTxSchema, { ...call, ...listed, gasTipCap, gasFeeCap });
  return asAny(`/${protobufPackage}.DynamicFeeTx`, toBinary(DynamicFeeTxSchema, message));
}

function asAny(typeUrl: string, value: Uint8Array): Any {
  return create(AnySchema, { typeUrl, value });
}

function decodeCall(tx: Pick<LegacyTx, 'nonce' | 'gas' | 'to' | 'value' | 'data' | 'v' | 'r' | 's'>) {
  const to = tx.to === '' ? null : address(tx.to);
  const call = { nonce: tx.nonce, gas: tx.gas, to, value: integer(tx.value), input: tx.data };
  return { ...ABSENT_FIELDS, ...call, v: word(tx.v), r: word(tx.r), s: word(tx.s) };
}

function decodeFees(tx: { chainId: string; gasTipCap: string; gasFeeCap: string }) {
  return {
    chainId: integer(tx.chainId),
    maxPriorityFeePerGas: integer(tx.gasTipCap),
    maxFeePerGas: integer(tx.gasFeeCap),
  };
}

function decodeEntry(entry: AccessTuple): AccessListEntry {
  return { address: address(entry.address), storageKeys: entry.storageKeys.map(storageKey) };
}

function encodeEntry({ address, storageKeys }: AccessListEntry) {
  return { address: checksumAddress(address), storageKeys };
}

function decodeAuthorization(item: SetCodeAuthorization): Authorization {
  const signature = { yParity: Number(word(item.v)), r: word(item.r), s: word(item.s) };
  return { chainId: integer(item.chainId), address: address(item.address), nonce: item.nonce, ...signature };
}

function integer(text: string): bigint {
  if (!/^[0-9]{0,78}$/.test(text)) throw new Error(`not an unsigned integer: ${JSON.stringify(text.slice(0, 80))}`);
  return BigInt(text);
}

function word(bytes: Uint8Array): bigint {
  if (bytes.length > 32) throw new Error(`an integer of ${bytes.length} bytes, at most 32 are possible`);
  return bytesToBigInt(bytes);
}

function address(text: string): Address {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) throw new Error(`not an address: ${JSON.stringify(text.slice(0, 80))}`);
  return normalizeAddress(text);
}

function storageKey(text: string): Bytes32 {
  if (!/^0x[0-9a-fA-F]{64}$/.test(text)) throw new Error(`not a storage key: ${JSON.stringify(text.slice(0, 80))}`);
  return encodeBytes32(decodeData(text));
}
