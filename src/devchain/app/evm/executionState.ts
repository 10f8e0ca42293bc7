/**
 * The state under an EVM of the embedded chain: changes over one revision of the chain's state. Tracers also read it in
 * the middle of an execution, synchronously and without changing it.
 */
import { Account } from '@ethereumjs/util';
import type { Address, Bytes32, Hash } from '../../../../generated/types.js';
import { bytesToBigInt, decodeData, encodeHash, encodeWord, NO_BYTES } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import { goCodeOfOrigin } from '../../../execution/goCode.js';
import { DELETED, OverlayState } from '../../../execution/state/overlayState.js';
import type { Awaitable } from '../../../concurrency/awaitable.js';
import { StateNotLoaded, whenLoaded } from '../state/stateBase.js';
import type { ExecutionPace } from './executionPace.js';
import { noChanges, storageKey, type StateChanges, type WorldStateView } from '../state/worldState.js';

/** Belongs to one EVM. A block runs all its transactions on one, and then takes the `changes`. */
export class ExecutionState extends OverlayState {
  #view: WorldStateView | null = null;
  /** Each frame of code ticks; null before an EVM has the state. */
  pace: ExecutionPace | null = null;

  bind(view: WorldStateView): void {
    this.#view = view;
    this.clear();
  }

  /** The net effect of all changes since `bind`. `numberAccount` gives new accounts their numbers. */
  changes(numberAccount: () => number): StateChanges {
    const changes = noChanges();
    // The EVM's addresses print as lower-case text, which is what the keys are.
    for (const [key, account] of this.accounts) this.#addAccount(changes, key as Address, account, numberAccount);
    for (const [key, word] of this.slots) this.#addSlot(changes, key, word);
    return changes;
  }

  /** Loads accounts of the state below, all at once. The error of a state that cannot be read is kept in `failure`. */
  async load(addresses: Iterable<Address>): Promise<void> {
    if (this.#bound.hasBase) await Promise.all([...addresses].map(async (address) => this.baseAccount(address)));
  }

  async loadWritten(): Promise<void> {
    // A key is lower-case address text.
    await this.load([...this.accounts.keys()] as Address[]);
  }

  override async checkpoint(): Promise<void> {
    await this.pace?.tick();
    await super.checkpoint();
  }

  /** The account as code sees it now; null when absent. The caller does not change it. */
  account(address: Address): Account | null {
    const changed = this.accounts.get(address);
    return changed === undefined ? (this.#accountBelow(address) ?? null) : changed;
  }

  code(address: Address): Uint8Array {
    return this.codes.get(address) ?? this.#bound.code(address);
  }

  storage(address: Address, slot: Bytes32): Bytes32 {
    const changed = this.slots.get(this.slotKey(address, slot.slice(2)));
    const word = changed ?? (this.wipes.has(address) ? NO_BYTES : this.#bound.word(address, slot));
    return encodeWord(bytesToBigInt(word));
  }

  balances(): Map<Address, bigint> {
    const balances = new Map<Address, bigint>();
    for (const [address, account] of this.accounts) {
      // A key is lower-case address text.
      balances.set(address as Address, account === DELETED ? 0n : account.balance);
    }
    return balances;
  }

  balanceBefore(address: Address): bigint {
    return this.#bound.account(address)?.balance ?? 0n;
  }

  /** Throws for an account whose code is Go code of a fork's origin. */
  async assertExecutable(address: Address): Promise<void> {
    const found = await this.#loaded(() => {
      const account = this.account(address);
      return this.#bound.goCodeOf(address, account === null ? EMPTY_CODE_HASH : encodeHash(account.codeHash));
    });
    if (found !== null) throw goCodeOfOrigin(address, found);
  }

  protected baseAccount(address: Address): Awaitable<Account | undefined> {
    return this.#loaded(() => this.#accountBelow(address));
  }

  protected baseCode(_address: Address, codeHash: Uint8Array): Uint8Array {
    return this.#bound.codeOf(encodeHash(codeHash));
  }

  protected baseSlot(address: Address, slot: Bytes32): Awaitable<Uint8Array> {
    return this.#loaded(() => this.#bound.word(address, slot));
  }

  #loaded<T>(read: () => T): Awaitable<T> {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StateNotLoaded)) throw error;
      return this.#afterLoading(error, read);
    }
  }

  /** The time of loading does not count as time of the execution. */
  async #afterLoading<T>(missing: StateNotLoaded, read: () => T): Promise<T> {
    const begin = performance.now();
    try {
      await missing.load();
      return await whenLoaded(read);
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      this.pace?.excuse(performance.now() - begin);
    }
  }

  #accountBelow(address: Address): Account | undefined {
    const record = this.#bound.account(address);
    if (record === null) return undefined;
    const account = new Account(record.nonce, record.balance, undefined, decodeData(record.codeHash));
    return account.isEmpty() ? undefined : account;
  }

  get #bound(): WorldStateView {
    if (this.#view === null) throw new Error('the state is not bound to a height');
    return this.#view;
  }

  #addAccount(
    changes: StateChanges,
    address: Address,
    account: Account | typeof DELETED,
    numberAccount: () => number,
  ): void {
    const before = this.#bound.account(address);
    if (before === null && account === DELETED) return;
    if (before !== null && this.wipes.has(address)) changes.wipes.set(address, this.#bound.wipes(address) + 1);
    if (account === DELETED) {
      changes.accounts.set(address, null);
      return;
    }
    const codeHash: Hash = encodeHash(account.codeHash);
    const { nonce, balance } = account;
    const accountNumber = before?.accountNumber ?? numberAccount();
    changes.accounts.set(address, { nonce, balance, codeHash, accountNumber });
    const code = this.codes.get(address);
    if (code !== undefined && code.length > 0) changes.codes.set(codeHash, code);
  }

  /** Leaves out words from before the last wipe of their account, and words of accounts that the block deleted. */
  #addSlot(changes: StateChanges, key: string, word: Uint8Array): void {
    // A slot key begins with the address, 42 characters.
    const address = key.slice(0, 42) as Address;
    const slot = key.slice(key.indexOf(':') + 1);
    if (this.slotKey(address, slot) !== key || this.accounts.get(address) === DELETED) return;
    const wipes = changes.wipes.get(address) ?? this.#bound.wipes(address);
    changes.slots.set(storageKey(address, wipes, slot), word.length === 0 ? NO_BYTES : word);
  }
}
