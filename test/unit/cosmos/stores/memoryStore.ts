/** Stores in memory, and the answers of a node whose modules read them. */
import type { Address, Bytes32, Data } from '../../../../generated/types.js';
import type { RawStore } from '../../../../src/chain/rawStore.js';
import type { Account } from '../../../../src/chain/state.js';
import { accountKey, balanceKey, codeHashKey, codeKey, slotKey } from '../../../../src/cosmos/stores/layout.js';
import type { Logger } from '../../../../src/observe/logger.js';
import type { StoreEntry } from '../../../../src/cosmos/stores/subspace.js';
import { encodeData, encodeWord } from '../../../../src/ethereum/hex.js';
import { keccakHash } from '../../../../src/ethereum/keccak.js';
import { storedAt } from '../../../../src/state/evmState.js';
import { bytes, hexOf } from './storeEntries.js';

export const NO_CODE = keccakHash(new Uint8Array(0));
const HEIGHT = 9;
/** Nothing is logged. */
const QUIET = {} as Logger;

export interface Contents {
  balance?: bigint;
  nonce?: number;
  code?: string;
  slots?: Record<number, bigint>;
}

/** A field with a length. */
const field = (number: number, content: Uint8Array): Uint8Array =>
  Uint8Array.from([(number << 3) | 2, content.length, ...content]);
const ascii = (value: string): Uint8Array => Uint8Array.from(Buffer.from(value));

export class MemoryStore implements RawStore {
  readonly entries = new Map<string, Uint8Array>();
  readonly told = new Map<Address, Account & { code: Data; slots: Record<number, bigint> }>();
  /** What was asked by prefix. */
  readonly prefixes: string[] = [];
  readonly profile = { forks: { denom: 'atest', decimals: 18 } as never };

  /** Puts an account of the newest type into the stores. */
  add(address: Address, { balance = 0n, nonce = 0, code = '', slots = {} }: Contents): void {
    const codeHash = code === '' ? NO_CODE : keccakHash(bytes(code));
    const base = Uint8Array.of(0x18, 5, 0x20, nonce);
    this.set('acc', accountKey(address), Uint8Array.from([...field(1, ascii(BASE_ACCOUNT)), ...field(2, base)]));
    if (balance > 0n) this.set('bank', balanceKey(address, 'atest'), ascii(String(balance)));
    if (code !== '') {
      this.set('evm', codeHashKey(address), bytes(codeHash.slice(2)));
      this.set('evm', codeKey(codeHash), bytes(code));
    }
    for (const [slot, value] of Object.entries(slots))
      this.set('evm', slotKey(address, encodeWord(BigInt(slot))), bytes(encodeWord(value).slice(2)));
    this.told.set(address, { balance, nonce: BigInt(nonce), codeHash, code: encodeData(bytes(code)), slots });
  }

  set(store: string, key: Uint8Array, value: Uint8Array): void {
    this.entries.set(`${store} ${hexOf(key)}`, value);
  }

  async read(store: string, key: Uint8Array): Promise<Uint8Array | null> {
    return this.entries.get(`${store} ${hexOf(key)}`) ?? null;
  }

  /** What `confirmLayout` needs. */
  parts() {
    return {
      stored: storedAt(this, this.profile, QUIET),
      queries: this,
      subspace: this.subspace,
      newestHeight: async () => HEIGHT,
    };
  }

  readonly subspace = async (store: string, prefix: Uint8Array): Promise<StoreEntry[]> => {
    this.prefixes.push(`${store} ${hexOf(prefix)}`);
    const begin = `${store} ${hexOf(prefix)}`;
    const below = [...this.entries].filter(([id]) => id.startsWith(begin));
    return below.map(([id, value]) => ({ key: bytes(id.slice(store.length + 1)), value }));
  };

  async account(address: string): Promise<Account> {
    const { balance, nonce, codeHash } = this.#told(address);
    return { balance, nonce, codeHash };
  }

  async code(address: string): Promise<Data> {
    return this.#told(address).code;
  }

  async storage(address: string, slot: string): Promise<Bytes32> {
    return encodeWord(this.#told(address).slots[Number(BigInt(slot))] ?? 0n);
  }

  #told(address: string): Account & { code: Data; slots: Record<number, bigint> } {
    const none = { balance: 0n, nonce: 0n, codeHash: NO_CODE, code: encodeData(new Uint8Array(0)), slots: {} };
    return this.told.get(address as Address) ?? none;
  }
}

const BASE_ACCOUNT = '/cosmos.auth.v1beta1.BaseAccount';
