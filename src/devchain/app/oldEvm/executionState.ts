/**
 * The state under an EVM of the embedded chain: changes over one revision of the chain's state. Tracers also read it in
 * the middle of an execution, synchronously and without changing it.
 */
import { Account } from '@ethereumjs/util';
import type { Address, Bytes32 } from '../../../../generated/types.js';
import { bytesToBigInt, decodeData, encodeHash, encodeWord, NO_BYTES } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import { goCodeOfOrigin } from '../../../execution/goCode.js';
import { OverlayState } from '../../../execution/state/overlayState.js';
import type { Awaitable } from '../../../concurrency/awaitable.js';
import { StateNotLoaded, whenLoaded } from '../state/stateBase.js';
import type { ExecutionPace } from './executionPace.js';
import type { WorldStateView } from '../state/worldState.js';

/** Belongs to one EVM. */
export class ExecutionState extends OverlayState {
  #view: WorldStateView | null = null;
  /** Each frame of code ticks; null before an EVM has the state. */
  pace: ExecutionPace | null = null;

  bind(view: WorldStateView): void {
    this.#view = view;
    this.clear();
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
}
