/**
 * Where the application's modules keep what the EVM sees, and what the bytes mean. All dialects have the same places,
 * but single chains may differ, so `confirmLayout.ts` compares them with the node's own answers first. Addresses and
 * slots are hex with 0x. Values that no module writes throw MalformedAnswer.
 */
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { weiPerUnit } from '../../chain/fees/feeMarket.js';
import type { ForkSchedule } from '../../chain/state.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { encodeBytes32, encodeHash, MAX_UINT256 } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { ProtobufFields } from './protobufFields.js';

/** Names of the stores. */
export const STORES = { evm: 'evm', accounts: 'acc', bank: 'bank', fractions: 'precisebank', erc20: 'erc20' } as const;

/** The key in `evm` of the module's parameters. */
export const EVM_PARAMETERS_KEY = Uint8Array.of(0x03);

const ZERO_WORD = encodeBytes32(new Uint8Array(32));

const ADDRESS_BYTES = 20;
const WORD_BYTES = 32;

/** The key in `evm` of a contract's code. */
export function codeKey(codeHash: Hash): Uint8Array {
  return prefixed(0x01, codeHash, WORD_BYTES);
}

/** Begins the keys in `evm` of all slots of a contract. */
export function slotsPrefix(address: Address): Uint8Array {
  return prefixed(0x02, address, ADDRESS_BYTES);
}

/** The key in `evm` of a slot. */
export function slotKey(address: Address, slot: Bytes32): Uint8Array {
  const key = Buffer.allocUnsafe(1 + ADDRESS_BYTES + WORD_BYTES);
  key[0] = 0x02;
  key.write(address.slice(2), 1, 'hex');
  key.write(slot.slice(2), 1 + ADDRESS_BYTES, 'hex');
  return key;
}

/** The key in `evm` of an account's code hash. */
export function codeHashKey(address: Address): Uint8Array {
  return prefixed(0x04, address, ADDRESS_BYTES);
}

/** The key in `acc` of an account. */
export function accountKey(address: Address): Uint8Array {
  return prefixed(0x01, address, ADDRESS_BYTES);
}

/** The key in `bank` of what an account has of a coin. */
export function balanceKey(address: Address, denom: string): Uint8Array {
  const key = Buffer.allocUnsafe(2 + ADDRESS_BYTES + denom.length);
  key[0] = 0x02;
  key[1] = ADDRESS_BYTES;
  key.write(address.slice(2), 2, 'hex');
  key.write(denom, 2 + ADDRESS_BYTES, 'latin1');
  return key;
}

/** The key in `precisebank` of the part of a balance that is smaller than the coin's unit. */
export function fractionKey(address: Address): Uint8Array {
  return prefixed(0x01, address, ADDRESS_BYTES);
}

/** The keys in `erc20` that a contract has when it is Go code: a native and a dynamic precompile. */
export function erc20PrecompileKeys(address: Address): [native: Uint8Array, dynamic: Uint8Array] {
  const name = Buffer.from(checksumAddress(address), 'latin1');
  return [Buffer.concat([Uint8Array.of(0x06), name]), Buffer.concat([Uint8Array.of(0x07), name])];
}

/** The content of a slot. The EVM reads a shorter value as the low bytes of the word, and an absent one as zero. */
export function decodeSlot(value: Uint8Array | null): Bytes32 {
  if (value === null) return ZERO_WORD;
  if (value.length === WORD_BYTES) return encodeBytes32(value);
  if (value.length > WORD_BYTES) throw new MalformedAnswer(`slot: ${value.length} bytes`);
  const word = new Uint8Array(WORD_BYTES);
  word.set(value, WORD_BYTES - value.length);
  return encodeBytes32(word);
}

/** An account's code hash; null for one without code. */
export function decodeCodeHash(value: Uint8Array | null): Hash | null {
  if (value === null) return null;
  if (value.length !== WORD_BYTES) throw new MalformedAnswer(`code hash: ${value.length} bytes`);
  return encodeHash(value);
}

/** The code of this hash. Throws MalformedAnswer for any other. */
export function checkCode(codeHash: Hash, code: Uint8Array | null): Uint8Array {
  if (code === null || keccakHash(code) !== codeHash)
    throw new MalformedAnswer(`code of hash ${codeHash}: the node has ${code === null ? 'none' : 'other code'}`);
  return code;
}

/** The amount in `bank` in the coin's unit. Chains older than SDK 0.46 have left entries with the coin's name. */
function decodeAmount(value: Uint8Array | null, denom: string): bigint {
  if (value === null) return 0n;
  const isText = (value[0] ?? 0) >= 0x30;
  if (isText) return decimal(value, 'amount');
  const coin = new ProtobufFields(value);
  if (coin.ascii(1) !== denom) throw new MalformedAnswer(`amount of ${denom}: that of ${coin.ascii(1).slice(0, 80)}`);
  return decimal(coin.bytes(2), 'amount');
}

/** What an account has in wei, as `bank` and, where the coin has fewer than 18 decimals, `precisebank` store it. */
export function decodeBalance(
  amount: Uint8Array | null,
  fraction: Uint8Array | null,
  { denom, decimals }: Pick<ForkSchedule, 'denom' | 'decimals'>,
): bigint {
  const unit = weiPerUnit(decimals);
  const rest = fraction === null ? 0n : decimal(fraction, 'fraction');
  if (rest >= unit) throw new MalformedAnswer(`fraction: ${rest} of ${unit} wei`);
  const wei = decodeAmount(amount, denom) * unit + rest;
  if (wei > MAX_UINT256) throw new MalformedAnswer(`balance: ${wei} wei`);
  return wei;
}

/** Whether balances of a coin have a part in `precisebank`. */
export function hasFractions({ decimals }: Pick<ForkSchedule, 'decimals'>): boolean {
  return decimals < 18;
}

function prefixed(prefix: number, hex: string, bytes: number): Buffer {
  const key = Buffer.allocUnsafe(1 + bytes);
  key[0] = prefix;
  // What is not written would be memory of others.
  if (key.write(hex.slice(2), 1, 'hex') !== bytes) throw new RangeError(`a key of ${bytes} bytes: ${hex}`);
  return key;
}

/** As Go writes a big integer. */
function decimal(value: Uint8Array, name: string): bigint {
  const text = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1');
  if (!/^(0|[1-9][0-9]{0,77})$/.test(text)) throw new MalformedAnswer(`${name}: not a decimal number`);
  return BigInt(text);
}
