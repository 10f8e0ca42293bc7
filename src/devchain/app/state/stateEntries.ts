/** The state as keys and values of the stores of a chain of the Cosmos SDK. */
import { create, toBinary } from '@bufbuild/protobuf';
import { AnySchema } from '@bufbuild/protobuf/wkt';
import { BaseAccountSchema } from '../../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import type { Address, Hash } from '../../../../generated/types.js';
import type { StateStore, StateEntry } from '../../../chain/development/stateNews.js';
import { decodeData, encodeAddress, encodeBytes32, encodeHash, fromHex } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import { AddressFormats } from '../addressFormats.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { AccountRecord } from './stateBase.js';
import type { StateChanges, WorldStateView } from './worldState.js';

const [CODE, STORAGE, CODE_HASH] = [0x01, 0x02, 0x04];
const ACCOUNT = 0x01;
const BALANCE = 0x02;
const ADDRESS_BYTES = 20;
const WORD_BYTES = 32;

/** The entries of one chain. */
export class StateEntries {
  readonly #formats: AddressFormats;
  readonly #denom: string;

  constructor({ bech32Prefix, denom }: Pick<DevChainConfig, 'bech32Prefix' | 'denom'>) {
    this.#formats = new AddressFormats(bech32Prefix);
    this.#denom = denom;
  }

  /** What changes set of accounts and slots; wiped storage is not among it. */
  changed({ accounts, slots }: Pick<StateChanges, 'accounts' | 'slots'>): StateEntry[] {
    const entries: StateEntry[] = [];
    for (const [address, record] of accounts) {
      entries.push({ store: 'acc', key: joined(ACCOUNT, address), value: this.#account(address, record) });
      entries.push({ store: 'bank', key: this.#balanceKey(address), value: balanceOf(record) });
      entries.push({ store: 'evm', key: joined(CODE_HASH, address), value: codeHashOf(record) });
    }
    for (const [key, word] of slots) {
      // A key of the state begins with the address, 42 characters, and ends with the slot.
      const slot = fromHex(key.slice(key.indexOf(':') + 1));
      entries.push({ store: 'evm', key: joined(STORAGE, key.slice(0, 42), slot), value: paddedWord(word) });
    }
    return entries;
  }

  /** The value of a key; null for an absent one, and for keys of other kinds. Throws StateNotLoaded. */
  read(view: WorldStateView, store: StateStore, key: Uint8Array): Uint8Array | null {
    if (store === 'acc') {
      const address = addressIn(key, 1);
      return address === null ? null : this.#account(address, view.account(address));
    }
    if (store === 'bank') {
      const address = addressIn(key.subarray(0, 2 + ADDRESS_BYTES), 2);
      const isOfCoin = address !== null && Buffer.compare(key, this.#balanceKey(address)) === 0;
      return isOfCoin ? balanceOf(view.account(address)) : null;
    }
    return readOfEvm(view, key);
  }

  #account(address: Address, record: AccountRecord | null): Uint8Array | null {
    if (record === null) return null;
    const { accountNumber, nonce } = record;
    const account = { address: this.#formats.bech32(address), accountNumber: BigInt(accountNumber), sequence: nonce };
    const value = toBinary(BaseAccountSchema, create(BaseAccountSchema, account));
    return toBinary(AnySchema, create(AnySchema, { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value }));
  }

  #balanceKey(address: Address): Uint8Array {
    return Buffer.concat([Uint8Array.of(BALANCE, ADDRESS_BYTES), decodeData(address), Buffer.from(this.#denom)]);
  }
}

/** What the keys of all slots of an account begin with. */
export function slotsPrefix(address: Address): Uint8Array {
  return joined(STORAGE, address);
}

function readOfEvm(view: WorldStateView, key: Uint8Array): Uint8Array | null {
  const [prefix] = key;
  if (prefix === CODE && key.length === 1 + WORD_BYTES) return codeOf(view, encodeHash(key.subarray(1)));
  if (prefix === CODE_HASH) {
    const address = addressIn(key, 1);
    return address === null ? null : codeHashOf(view.account(address));
  }
  if (prefix !== STORAGE || key.length !== 1 + ADDRESS_BYTES + WORD_BYTES) return null;
  const address = encodeAddress(key.subarray(1, 1 + ADDRESS_BYTES));
  return paddedWord(view.word(address, encodeBytes32(key.subarray(1 + ADDRESS_BYTES))));
}

function codeOf(view: WorldStateView, hash: Hash): Uint8Array | null {
  const code = view.codeOf(hash);
  return code.length === 0 ? null : code;
}

/** The address at the end of a key, from this byte on; null for a key of another length. */
function addressIn(key: Uint8Array, from: number): Address | null {
  return key.length === from + ADDRESS_BYTES ? encodeAddress(key.subarray(from)) : null;
}

function balanceOf(record: AccountRecord | null): Uint8Array | null {
  return record === null || record.balance === 0n ? null : Buffer.from(record.balance.toString());
}

function codeHashOf(record: AccountRecord | null): Uint8Array | null {
  return record === null || record.codeHash === EMPTY_CODE_HASH ? null : decodeData(record.codeHash);
}

function paddedWord(word: Uint8Array): Uint8Array | null {
  if (word.length === 0) return null;
  const bytes = new Uint8Array(WORD_BYTES);
  bytes.set(word, WORD_BYTES - word.length);
  return bytes;
}

function joined(prefix: number, address: string, rest: Uint8Array = new Uint8Array(0)): Uint8Array {
  return Buffer.concat([Uint8Array.of(prefix), decodeData(address), rest]);
}
