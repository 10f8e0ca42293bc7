/**
 * Names of values by what they are, and their keys in the stores of the application (`cosmos/stores/layout.ts`).
 */
import type { Address, Bytes32, Hash } from '../../generated/types.js';
import { accountKey, balanceKey, codeHashKey, codeKey, fractionKey, slotKey, STORES } from '../cosmos/stores/layout.js';
import { toHex } from '../ethereum/hex.js';
import type { ValueName } from './knownValues.js';

/** Where a value lies. */
export interface StoreKey {
  store: string;
  key: Uint8Array;
}

/** Keys that say how the chain runs code: parameters of the EVM module, and the lists of the ERC-20 module. */
export type RulesName = 'rules' | 'tokens';

/** The coin whose balances are named. */
export interface NamedCoin {
  /** The smallest unit, as balances are stored. */
  readonly denom: string;
}

const [CODE, STORAGE, CODE_HASH] = [0x01, 0x02, 0x04];
const ACCOUNT = 0x01;
const BALANCE = 0x02;
const FRACTION = 0x01;
const ADDRESS_BYTES = 20;
const WORD_BYTES = 32;
/** An address as text. */
const ADDRESS_DIGITS = 42;

/** One slot of a contract. */
export function slotName(address: Address, slot: Bytes32): ValueName {
  return address + slot;
}

/** The contract of a slot; null for the name of another value. */
export function contractOf(name: ValueName): Address | null {
  // As `slotName` makes them.
  return name.startsWith('0x') ? (name.slice(0, ADDRESS_DIGITS) as Address) : null;
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

/** The account of a code hash; null for the name of another value. */
export function accountOfCodeHash(name: ValueName): Address | null {
  // As above.
  return name.startsWith('h') ? (name.slice(1) as Address) : null;
}

/** The hash of a code; null for the name of another value. */
export function hashOfCode(name: ValueName): Hash | null {
  // As below.
  return name.startsWith('c') ? (name.slice(1) as Hash) : null;
}

/** The code of a hash. */
export function codeName(hash: Hash): ValueName {
  return `c${hash}`;
}

/** The key of a value. */
export function keyOf(name: ValueName, { denom }: NamedCoin): StoreKey {
  const kind = name.charAt(0);
  // The names are made above, of addresses, slots and hashes.
  const address = name.slice(1) as Address;
  switch (kind) {
    case 'n':
      return { store: STORES.accounts, key: accountKey(address) };
    case 'b':
      return { store: STORES.bank, key: balanceKey(address, denom) };
    case 'f':
      return { store: STORES.fractions, key: fractionKey(address) };
    case 'h':
      return { store: STORES.evm, key: codeHashKey(address) };
    case 'c':
      // As above.
      return { store: STORES.evm, key: codeKey(name.slice(1) as Hash) };
    default:
      // As above.
      return {
        store: STORES.evm,
        key: slotKey(name.slice(0, ADDRESS_DIGITS) as Address, name.slice(ADDRESS_DIGITS) as Bytes32),
      };
  }
}

/** What a key is: the name of a value, or a RulesName; null for one that says nothing about the state of the EVM. */
export function nameOf(store: string, key: Uint8Array, { denom }: NamedCoin): ValueName | null {
  switch (store) {
    case STORES.evm:
      return evmName(key);
    case STORES.accounts:
      return key[0] === ACCOUNT && key.length === 1 + ADDRESS_BYTES ? `n0x${toHex(key.subarray(1))}` : null;
    case STORES.bank:
      return balanceOwner(key, denom);
    case STORES.fractions:
      return key[0] === FRACTION && key.length === 1 + ADDRESS_BYTES ? `f0x${toHex(key.subarray(1))}` : null;
    case STORES.erc20:
      return 'tokens';
    default:
      return null;
  }
}

/** Whether a value lies in the store `evm`: a slot, a code or the hash of one. */
export function isOfEvm(name: ValueName): boolean {
  return name.startsWith('0x') || name.startsWith('h') || name.startsWith('c');
}

/** Whether a name is that of rules. */
export function isRules(name: ValueName): name is RulesName {
  return name === 'rules' || name === 'tokens';
}

function evmName(key: Uint8Array): ValueName {
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
