/** Changes of the state by development methods. Each write is a revision of its own, so that a revert undoes it. */
import type { Address } from '../../../../generated/types.js';
import { WEI } from '../../../chain/fees/feeMarket.js';
import { decodeData, MAX_UINT256, normalizeAddress, normalizeHash, storageSlot } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../ethereum/keccak.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { StateEditor } from '../../application.js';
import type { ChainHistory } from './chainHistory.js';
import type { ChainSettings } from './worldState.js';
import type { AccountRecord } from './stateBase.js';
import { noChanges, storageKey, type StateChanges } from './worldState.js';

/** What the editor is made of. */
export interface EditorParts {
  history: Pick<ChainHistory, 'newest' | 'nextAccountNumber' | 'settings' | 'setChainId'>;
  amend: (changes: StateChanges) => void;
  dropTransactions: (isToGo: (transaction: SignedTransaction) => boolean) => number;
}

/** The `StateEditor` of the embedded chain. Addresses, slots and hashes are accepted in either case. */
export class WorldEditor implements StateEditor {
  autoImpersonate = false;
  readonly #impersonated = new Set<Address>();
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

  addBalance(address: string, wei: bigint): void {
    const { balance = 0n } = this.#parts.history.newest.account(normalizeAddress(address)) ?? {};
    const sum = balance + wei;
    this.setBalance(address, sum > MAX_UINT256 ? MAX_UINT256 : sum);
  }

  setCoinbase(address: string): void {
    this.#set({ coinbase: normalizeAddress(address) });
  }

  setGasLimit(gas: bigint): void {
    this.#set({ gasLimit: gas });
  }

  setMinGasPrice(wei: bigint): void {
    this.#set({ minGasPriceScaled: wei * WEI });
  }

  setPrevRandao(value: string): void {
    this.#set({ prevRandao: normalizeHash(value) });
  }

  setNextBaseFee(wei: bigint): void {
    this.#set({ baseFeeScaled: wei * WEI });
  }

  setChainId(evmChainId: bigint): void {
    this.#parts.history.setChainId(evmChainId);
  }

  setAutoImpersonate(enabled: boolean): void {
    this.autoImpersonate = enabled;
  }

  impersonate(address: string): void {
    this.#impersonated.add(normalizeAddress(address));
  }

  stopImpersonating(address: string): void {
    this.#impersonated.delete(normalizeAddress(address));
  }

  get impersonated(): Address[] {
    return [...this.#impersonated];
  }

  /** `address` is lower-case. */
  isImpersonated(address: Address): boolean {
    return this.autoImpersonate || this.#impersonated.has(address);
  }

  dropTransaction(hash: string): boolean {
    const wanted = normalizeHash(hash);
    return this.#parts.dropTransactions((transaction) => transaction.hash === wanted) > 0;
  }

  dropTransactionsOf(address: string): void {
    const sender = normalizeAddress(address);
    this.#parts.dropTransactions(({ from }) => from === sender);
  }

  dropAllTransactions(): void {
    this.#parts.dropTransactions(() => true);
  }

  #set(settings: Partial<ChainSettings>): void {
    this.#parts.amend({ ...noChanges(), settings: { ...this.#parts.history.settings, ...settings } });
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
