import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import { Account, type Address as EvmAddress } from '@ethereumjs/util';
import type { Address } from '../../../../generated/types.js';
import { bigIntToBytes, bytesToBigInt, encodeAddress, NO_BYTES } from '../../../../src/ethereum/hex.js';
import { keccak } from '../../../../src/ethereum/keccak.js';
import type { Edit } from './scenario.js';
import { copied, type AccountState, type State } from './states.js';

/** A plain state in memory for the oracle: each checkpoint is a whole copy, so that nothing can be undone by halves. */
export class OracleState implements StateManagerInterface {
  #accounts: State = new Map();
  #checkpoints: State[] = [];
  /** The state at the start of the message. */
  #original: State = new Map();

  readonly originalStorageCache = {
    get: async (address: EvmAddress, key: Uint8Array): Promise<Uint8Array> => slotOf(this.#original, address, key),
    clear: (): void => void (this.#original = copied(this.#accounts)),
  };

  /** Forgets everything, and takes these accounts. */
  reset(accounts: State): void {
    this.#accounts = copied(accounts);
    this.#checkpoints = [];
    this.originalStorageCache.clear();
  }

  /** Changes accounts from outside. */
  edit(edits: readonly Edit[]): void {
    for (const { address, account, code, storage, wipes } of edits) {
      const changed = this.#accounts.get(address) ?? emptyAccount();
      Object.assign(changed, account, code && { code });
      if (wipes) changed.storage.clear();
      for (const [slot, value] of storage ?? []) changed.storage.set(slot, value);
      this.#accounts.set(address, changed);
    }
  }

  get accounts(): State {
    return this.#accounts;
  }

  async getAccount(address: EvmAddress): Promise<Account | undefined> {
    const account = this.#accounts.get(nameOf(address));
    return account && new Account(account.nonce, account.balance, undefined, keccak(account.code));
  }

  async putAccount(address: EvmAddress, account?: Account): Promise<void> {
    if (account === undefined) return this.deleteAccount(address);
    this.#change(address, { nonce: account.nonce, balance: account.balance });
  }

  async deleteAccount(address: EvmAddress): Promise<void> {
    this.#accounts.delete(nameOf(address));
  }

  async modifyAccountFields(address: EvmAddress, { nonce, balance }: AccountFields): Promise<void> {
    this.#change(address, { ...(nonce !== undefined && { nonce }), ...(balance !== undefined && { balance }) });
  }

  async putCode(address: EvmAddress, code: Uint8Array): Promise<void> {
    this.#change(address, { code });
  }

  async getCode(address: EvmAddress): Promise<Uint8Array> {
    return this.#accounts.get(nameOf(address))?.code ?? NO_BYTES;
  }

  async getCodeSize(address: EvmAddress): Promise<number> {
    return (await this.getCode(address)).length;
  }

  /** Without leading zeros, as the oracle compares it. */
  async getStorage(address: EvmAddress, key: Uint8Array): Promise<Uint8Array> {
    return slotOf(this.#accounts, address, key);
  }

  async putStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): Promise<void> {
    this.#change(address, {}).storage.set(bytesToBigInt(key), bytesToBigInt(value));
  }

  async clearStorage(address: EvmAddress): Promise<void> {
    this.#accounts.get(nameOf(address))?.storage.clear();
  }

  async checkpoint(): Promise<void> {
    this.#checkpoints.push(copied(this.#accounts));
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop();
  }

  async revert(): Promise<void> {
    const before = this.#checkpoints.pop();
    if (before !== undefined) this.#accounts = before;
  }

  /** There is no trie here, and the oracle never reads the root. */
  async getStateRoot(): Promise<Uint8Array> {
    return NO_BYTES;
  }

  async setStateRoot(): Promise<void> {
    throw new Error('this state has no roots');
  }

  async hasStateRoot(): Promise<boolean> {
    return false;
  }

  clearCaches(): void {
    this.originalStorageCache.clear();
  }

  shallowCopy(): never {
    throw new Error('this state belongs to one oracle');
  }

  #change(address: EvmAddress, fields: Partial<AccountState>): AccountState {
    const name = nameOf(address);
    const account = this.#accounts.get(name) ?? emptyAccount();
    Object.assign(account, fields);
    this.#accounts.set(name, account);
    return account;
  }
}

function emptyAccount(): AccountState {
  return { nonce: 0n, balance: 0n, code: NO_BYTES, storage: new Map() };
}

function nameOf({ bytes }: EvmAddress): Address {
  return encodeAddress(bytes);
}

function slotOf(accounts: State, address: EvmAddress, key: Uint8Array): Uint8Array {
  return bigIntToBytes(accounts.get(nameOf(address))?.storage.get(bytesToBigInt(key)) ?? 0n);
}
