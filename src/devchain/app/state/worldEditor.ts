/**
 * Changes of the state by development methods. Each write is a revision of its own on top of the newest block, so that
 * a revert undoes it too.
 */
import type { Address, Hash } from '../../../../generated/types.js';
import { decodeData, normalizeAddress, normalizeHash, storageSlot } from '../../../evm/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../evm/keccak.js';
import type { StateEditor } from '../../application.js';
import type { ChainHistory } from './chainHistory.js';
import type { AccountRecord } from './stateView.js';
import { noChanges, storageKey, type StateChanges } from './worldState.js';

/** What the editor is made of. */
export interface EditorParts {
  history: Pick<ChainHistory, 'newest' | 'nextAccountNumber'>;
  /** Applies changes on top of the newest block. */
  amend: (changes: StateChanges) => void;
  /** Shared with the application, which accepts unsigned transactions of these senders. */
  impersonated: Set<Address>;
  /** Removes a waiting transaction; false when it does not wait. */
  dropTransaction: (hash: Hash) => boolean;
}

/** The `StateEditor` of the embedded chain. Addresses, slots and hashes are accepted in either case. */
export class WorldEditor implements StateEditor {
  readonly #parts: EditorParts;

  constructor(parts: EditorParts) {
    this.#parts = parts;
  }

  setBalance(address: string, wei: bigint): void {
    this.#edit(address, { balance: BigInt.asUintN(256, wei) });
  }

  setNonce(address: string, nonce: bigint): void {
    this.#edit(address, { nonce });
  }

  setCode(address: string, code: Uint8Array): void {
    const changes = noChanges();
    const codeHash = keccakHash(code);
    if (code.length > 0) changes.codes.set(codeHash, code.slice());
    this.#edit(address, { codeHash }, changes);
  }

  setStorageAt(address: string, slot: string, word: string): void {
    const account = normalizeAddress(address);
    const changes = noChanges();
    const wipes = this.#parts.history.newest.wipes(account);
    // A word is padded as a slot is.
    const bytes = decodeData(storageSlot(word));
    const first = bytes.findIndex((byte) => byte !== 0);
    changes.slots.set(
      storageKey(account, wipes, storageSlot(slot).slice(2)),
      first === -1 ? bytes.slice(32) : bytes.slice(first),
    );
    this.#parts.amend(changes);
  }

  impersonate(address: string): void {
    this.#parts.impersonated.add(normalizeAddress(address));
  }

  stopImpersonating(address: string): void {
    this.#parts.impersonated.delete(normalizeAddress(address));
  }

  get impersonated(): Address[] {
    return [...this.#parts.impersonated];
  }

  dropTransaction(hash: string): boolean {
    return this.#parts.dropTransaction(normalizeHash(hash));
  }

  #edit(address: string, fields: Partial<AccountRecord>, changes = noChanges()): void {
    const account = normalizeAddress(address);
    const record = this.#parts.history.newest.account(account) ?? this.#newAccount();
    changes.accounts.set(account, { ...record, ...fields });
    this.#parts.amend(changes);
  }

  #newAccount(): AccountRecord {
    return {
      nonce: 0n,
      balance: 0n,
      codeHash: EMPTY_CODE_HASH,
      accountNumber: this.#parts.history.nextAccountNumber(),
    };
  }
}
