/**
 * Names of values by what they are, and their keys in the stores of the application. Keys of all dialects are equal
 * (`x/evm`, `x/vm`, `x/auth`, `x/bank`, `x/precisebank`: `types/keys.go`); `confirmLayout` asks the node at start.
 */
import type { Address, Bytes32, Hash } from '../../generated/types.js';
import { fromHex, toHex } from '../ethereum/hex.js';
import type { ValueName } from './knownValues.js';

/** Where a value lies. */
export interface StoreKey {
  store: string;
  key: Uint8Array;
}

/** A change of the parameters of the EVM module, or of the lists of the ERC-20 module. */
export type RulesChange = 'rules' | 'tokens';

/** The names of values that depend on the chain's coin. */
export interface NamedCoin {
  /** The coin's smallest unit in the store of balances. */
  denom: string;
}

const [CODE, STORAGE, CODE_HASH] = [0x01, 0x02, 0x04];
const ACCOUNT = 0x01;
const BALANCE = 0x02;
const FRACTION = 0x01;
const ADDRESS_BYTES = 20;
const WORD_BYTES = 32;

/** One slot of a contract. */
export function slotName(address: Address, slot: Bytes32): ValueName {
  return address + slot;
}

/** The record of an account, with its nonce. */
export function accountName(address: Address): ValueName {
  return `n${address}`;
}

/** The account's balance in the smallest unit of the coin. */
export function balanceName(address: Address): ValueName {
  return `b${address}`;
}

/** The part of a balance that is less than the smallest unit. */
export function fractionName(address: Address): ValueName {
  return `f${address}`;
}

/** The hash of an account's code. */
export function codeHashName(address: Address): ValueName {
  return `h${address}`;
}

/** The code of a hash. */
export function codeName(hash: Hash): ValueName {
  return `c${hash}`;
}

/** The key of a value. */
export function keyOf(name: ValueName, { denom }: NamedCoin): StoreKey {
  const text = name.slice(name.startsWith('0x') ? 2 : 3);
  switch (name[0]) {
    case '0':
      return {
        store: 'evm',
        key: joined(STORAGE, fromHex(text.slice(0, 2 * ADDRESS_BYTES) + text.slice(2 * ADDRESS_BYTES + 2))),
      };
    case 'h':
      return { store: 'evm', key: joined(CODE_HASH, fromHex(text)) };
    case 'c':
      return { store: 'evm', key: joined(CODE, fromHex(text)) };
    case 'n':
      return { store: 'acc', key: joined(ACCOUNT, fromHex(text)) };
    case 'f':
      return { store: 'precisebank', key: joined(FRACTION, fromHex(text)) };
    default:
      return { store: 'bank', key: balanceKey(fromHex(text), denom) };
  }
}

/** What a key is; null for one that says nothing about the state of the EVM. */
export function nameOf(store: string, key: Uint8Array, { denom }: NamedCoin): ValueName | RulesChange | null {
  switch (store) {
    case 'evm':
      return evmName(key);
    case 'acc':
      return key[0] === ACCOUNT && key.length === 1 + ADDRESS_BYTES ? `n0x${toHex(key.subarray(1))}` : null;
    case 'bank':
      return balanceOwner(key, denom);
    case 'precisebank':
      return key[0] === FRACTION && key.length === 1 + ADDRESS_BYTES ? `f0x${toHex(key.subarray(1))}` : null;
    case 'erc20':
      return 'tokens';
    default:
      return null;
  }
}

function evmName(key: Uint8Array): ValueName | RulesChange {
  const [prefix] = key;
  if (prefix === STORAGE && key.length === 1 + ADDRESS_BYTES + WORD_BYTES)
    return `0x${toHex(key.subarray(1, 1 + ADDRESS_BYTES))}0x${toHex(key.subarray(1 + ADDRESS_BYTES))}`;
  if (prefix === CODE_HASH && key.length === 1 + ADDRESS_BYTES) return `h0x${toHex(key.subarray(1))}`;
  if (prefix === CODE && key.length === 1 + WORD_BYTES) return `c0x${toHex(key.subarray(1))}`;
  // Parameters, coin information, and what later releases may add.
  return 'rules';
}

/** The name of a balance in this coin; null for another coin or a longer address. */
function balanceOwner(key: Uint8Array, denom: string): ValueName | null {
  const from = 2 + ADDRESS_BYTES;
  if (key[0] !== BALANCE || key[1] !== ADDRESS_BYTES || key.length !== from + denom.length) return null;
  for (let index = 0; index < denom.length; index++) if (key[from + index] !== denom.charCodeAt(index)) return null;
  return `b0x${toHex(key.subarray(2, from))}`;
}

function balanceKey(address: Uint8Array, denom: string): Uint8Array {
  return Buffer.concat([Uint8Array.of(BALANCE, ADDRESS_BYTES), address, Buffer.from(denom)]);
}

function joined(prefix: number, rest: Uint8Array): Uint8Array {
  const key = new Uint8Array(1 + rest.length);
  key[0] = prefix;
  key.set(rest, 1);
  return key;
}
