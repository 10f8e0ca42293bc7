import type { AccountFields } from '@ethereumjs/common';
import { Account, type Address as EvmAddress } from '@ethereumjs/util';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { encodeHash, NO_BYTES, normalizeAddress, storageSlot, toHex } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccak } from '../../ethereum/keccak.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import type { HostState } from './evmHost.js';
import { UndoLog } from './undoLog.js';

const NO_ROOT = new Uint8Array(32);

/** Marks an account that was deleted in the overlay. */
export const DELETED = null;

/** Changes with checkpoints over a read-only base. An instance belongs to one EVM and one execution at a time. */
export abstract class OverlayState implements HostState {
  protected readonly accounts = new Map<string, Account | typeof DELETED>();
  protected readonly codes = new Map<string, Uint8Array>();
  /** By `slotKey`; words without leading zeros. */
  protected readonly slots = new Map<string, Uint8Array>();
  /** How often an account's storage was wiped. The count is a part of its slot keys, so a wipe costs one entry. */
  protected readonly wipes = new Map<string, number>();
  /** Values of the written slots at the start of the transaction (EIP-2200). */
  readonly #originals = new Map<string, Uint8Array>();
  readonly #undo = new UndoLog();

  failure: Error | null = null;

  readonly originalStorageCache = {
    get: async (address: EvmAddress, key: Uint8Array): Promise<Uint8Array> =>
      this.#originals.get(`${address.toString()}${toHex(key)}`) ?? this.getStorage(address, key),
    clear: (): void => this.#originals.clear(),
  };

  /** The account below; undefined when it does not exist or is empty. The caller does not change it. */
  protected abstract baseAccount(address: Address): Awaitable<Account | undefined>;
  protected abstract baseCode(address: Address, codeHash: Uint8Array): Awaitable<Uint8Array>;
  /** The storage word below, without leading zeros. */
  protected abstract baseSlot(address: Address, slot: Bytes32): Awaitable<Uint8Array>;

  protected clear(): void {
    this.failure = null;
    for (const map of [this.accounts, this.codes, this.slots, this.wipes]) map.clear();
    this.#originals.clear();
    this.#undo.clear();
  }

  async getAccount(address: EvmAddress): Promise<Account | undefined> {
    const key = normalizeAddress(address.toString());
    const changed = this.accounts.get(key);
    if (changed !== undefined) return changed === DELETED ? undefined : copyOf(changed);
    const below = await this.baseAccount(key);
    return below === undefined ? undefined : copyOf(below);
  }

  async putAccount(address: EvmAddress, account?: Account): Promise<void> {
    if (account === undefined) return this.deleteAccount(address);
    this.#undo.set(this.accounts, address.toString(), copyOf(account));
  }

  async deleteAccount(address: EvmAddress): Promise<void> {
    this.#undo.set(this.accounts, address.toString(), DELETED);
    this.#undo.set(this.codes, address.toString(), NO_BYTES);
    await this.clearStorage(address);
  }

  async modifyAccountFields(address: EvmAddress, fields: AccountFields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account();
    await this.putAccount(address, Object.assign(account, fields));
  }

  async getCode(address: EvmAddress): Promise<Uint8Array> {
    const key = normalizeAddress(address.toString());
    const changed = this.codes.get(key);
    if (changed !== undefined) return changed;
    const account = await this.getAccount(address);
    if (account === undefined || encodeHash(account.codeHash) === EMPTY_CODE_HASH) return NO_BYTES;
    return this.baseCode(key, account.codeHash);
  }

  async getCodeSize(address: EvmAddress): Promise<number> {
    return (await this.getCode(address)).length;
  }

  async putCode(address: EvmAddress, code: Uint8Array): Promise<void> {
    this.#undo.set(this.codes, address.toString(), code);
    await this.modifyAccountFields(address, { codeHash: keccak(code) });
  }

  /** The storage word without leading zeros, as the EVM compares it. */
  async getStorage(address: EvmAddress, key: Uint8Array): Promise<Uint8Array> {
    const account = normalizeAddress(address.toString());
    const slot = toHex(key);
    const changed = this.slots.get(this.slotKey(account, slot));
    if (changed !== undefined) return changed;
    if (this.wipes.has(account)) return NO_BYTES;
    return this.baseSlot(account, storageSlot(`0x${slot}`));
  }

  async putStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): Promise<void> {
    const account = address.toString();
    const slot = toHex(key);
    const original = `${account}${slot}`;
    if (!this.#originals.has(original)) this.#originals.set(original, await this.getStorage(address, key));
    this.#setSlot(account, slot, value);
  }

  overrideStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): void {
    this.#setSlot(address.toString(), toHex(key), value);
  }

  async clearStorage(address: EvmAddress): Promise<void> {
    const account = address.toString();
    this.#undo.set(this.wipes, account, (this.wipes.get(account) ?? 0) + 1);
  }

  async checkpoint(): Promise<void> {
    this.#undo.mark();
  }

  async commit(): Promise<void> {
    this.#undo.keep();
  }

  async revert(): Promise<void> {
    this.#undo.takeBack();
  }

  get depth(): number {
    return this.#undo.depth;
  }

  /** Reverts to a checkpoint and all inside it, which an execution that ends with an exception leaves open. */
  revertTo(depth: number): void {
    while (this.#undo.depth > depth) this.#undo.takeBack();
  }

  /** There is no trie here, and the EVM never reads the root. */
  async getStateRoot(): Promise<Uint8Array> {
    return NO_ROOT;
  }

  async setStateRoot(): Promise<void> {
    throw new Error('this state has no roots');
  }

  async hasStateRoot(): Promise<boolean> {
    return false;
  }

  clearCaches(): void {
    this.#originals.clear();
  }

  shallowCopy(): never {
    throw new Error('this state belongs to one EVM');
  }

  protected slotKey(account: string, slot: string): string {
    return `${account}${this.wipes.get(account) ?? ''}:${slot}`;
  }

  #setSlot(account: string, slot: string, value: Uint8Array): void {
    this.#undo.set(this.slots, this.slotKey(account, slot), withoutLeadingZeros(value));
  }
}

function copyOf(account: Account): Account {
  return new Account(account.nonce, account.balance, account.storageRoot, account.codeHash);
}

function withoutLeadingZeros(word: Uint8Array): Uint8Array {
  const first = word.findIndex((byte) => byte !== 0);
  return first === -1 ? NO_BYTES : word.slice(first);
}
