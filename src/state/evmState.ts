/** Accounts, code and slots, from the values of the view. */
import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller/caller.js';
import type { Address, Bytes32, Data, Hash } from '../../generated/types.js';
import type { Account, ForkSchedule, KnownState, StoredState } from '../chain/state.js';
import type { RawStore } from '../chain/rawStore.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { checkCode, decodeBalance, decodeCodeHash, decodeSlot, hasFractions } from '../cosmos/stores/layout.js';
import { decodeStoredAccount } from '../cosmos/stores/storedAccount.js';
import { decodeData, encodeData, NO_BYTES } from '../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../ethereum/keccak.js';
import type { Logger } from '../observe/logger.js';
import type { Version } from './knownValues.js';
import { accountName, balanceName, codeHashName, codeName, fractionName, slotName } from './valueNames.js';
import { decodedOf, StateView } from './stateView.js';

/** What the state is read with. */
export interface EvmStateParts {
  view: StateView;
  /** The chain, kept up to date in place. */
  profile: { readonly forks: Pick<ForkSchedule, 'denom' | 'decimals'> };
  /** Whether heights that no stream covers are read here, too. */
  readsAll: boolean;
  /** The lowest height whose state is read here; without it there is none. */
  earliest?: () => number;
}

/** Which values the stores hold where they are looked for. */
export interface ConfirmedStores {
  accounts: boolean;
  /** Slots and code. */
  contracts: boolean;
}

const MOST_DISTRUSTED = 100_000;
/** Heights on which calls run at the same time. */
const KNOWN_HEIGHTS = 16;
/** The states of all chains of this process that were numbered. */
let states = 0;

/** The values of an account. */
interface AccountValues {
  record: Version;
  amount: Version;
  /** Null where the coin has 18 decimals. */
  fraction: Version | null;
  codeHash: Version;
}

/** The state of the EVM at the heights of the view. */
export class EvmState implements StoredState {
  readonly #parts: EvmStateParts;
  /** What the node's own answers have confirmed. */
  #confirmed: ConfirmedStores = { accounts: false, contracts: false };
  #coinSince = 0;
  readonly #known = new LRUCache<number, KnownHeight>({ max: KNOWN_HEIGHTS });
  /** Accounts of which a value differed from the node's. */
  readonly #distrusted = new LRUCache<Address, true>({ max: MOST_DISTRUSTED });

  constructor(parts: EvmStateParts) {
    this.#parts = parts;
  }

  /** Nothing is read here before this was called. */
  setConfirmed({ accounts, contracts }: ConfirmedStores): void {
    this.#confirmed = { accounts, contracts };
  }

  /** The chain has another coin: balances below this height are left to the node. */
  setCoinSince(height: number): void {
    this.#coinSince = height;
    this.#known.clear();
  }

  get #hasFractions(): boolean {
    return hasFractions(this.#parts.profile.forks);
  }

  account(address: Address, height: number, caller: Caller): Awaitable<Account | null> {
    if (!this.#confirmed.accounts || !this.#readsBalances(height) || this.#distrusts(address)) return null;
    const known = this.#knownValues(address, height);
    return known === null ? this.#askAccount(address, height, caller) : this.#accountOf(known);
  }

  code(address: Address, height: number, caller: Caller): Awaitable<Data | null> {
    if (!this.#confirmed.contracts || !this.#reads(height) || this.#distrusts(address)) return null;
    return this.#code(address, height, caller);
  }

  storage(address: Address, slot: Bytes32, height: number, caller: Caller): Awaitable<Bytes32 | null> {
    if (!this.#confirmed.contracts || !this.#reads(height) || this.#distrusts(address)) return null;
    const version = this.#parts.view.read(slotName(address, slot), height, caller);
    return version instanceof Promise ? version.then(({ raw }) => decodeSlot(raw)) : decodeSlot(version.raw);
  }

  knownAt(height: number): KnownState | null {
    const { accounts, contracts } = this.#confirmed;
    if (!accounts || !contracts || !this.#readsBalances(height)) return null;
    const rules = this.#rulesAt(height);
    const known = this.#known.get(height);
    if (known?.rules === rules && known.isCurrent()) return known;
    const made = new KnownHeight(this, this.#parts.view, { height, rules, number: ++states });
    this.#known.set(height, made);
    return made;
  }

  unchanged(change: 'rules' | 'tokens', height: number): string | null {
    return this.#parts.view.unchangedRules(change, height);
  }

  distrust(address: Address): void {
    this.#distrusted.set(address, true);
    // What is kept of a state has values of it.
    this.#known.clear();
  }

  #distrusts(address: Address): boolean {
    return this.#distrusted.size > 0 && this.#distrusted.has(address);
  }

  /** Undefined where it is not known, and for an account that is left to the node. */
  knownSlot(address: Address, slot: Bytes32, height: number): Uint8Array | undefined {
    if (this.#distrusts(address)) return undefined;
    const version = this.#parts.view.known(slotName(address, slot), height);
    return version === undefined ? undefined : decodedOf(version, wordOf);
  }

  /** As `knownSlot`; undefined, too, where the node computes the balance. */
  knownAccount(address: Address, height: number): Account | undefined {
    if (this.#distrusts(address)) return undefined;
    const values = this.#knownValues(address, height);
    return values === null ? undefined : (this.#accountOf(values) ?? undefined);
  }

  #reads(height: number): boolean {
    const { view, readsAll, earliest } = this.#parts;
    if (earliest !== undefined && height < earliest()) return false;
    return view.covers(height) || (height > 0 && readsAll);
  }

  #readsBalances(height: number): boolean {
    return height >= this.#coinSince && this.#reads(height);
  }

  #rulesAt(height: number): string {
    const [rules, tokens] = [this.unchanged('rules', height), this.unchanged('tokens', height)];
    return rules === null || tokens === null ? `at ${height}` : `${rules} ${tokens}`;
  }

  #knownValues(address: Address, height: number): AccountValues | null {
    const { view } = this.#parts;
    const record = view.known(accountName(address), height);
    const amount = view.known(balanceName(address), height);
    const codeHash = view.known(codeHashName(address), height);
    const fraction = this.#hasFractions ? view.known(fractionName(address), height) : null;
    if (record === undefined || amount === undefined || codeHash === undefined || fraction === undefined) return null;
    return { record, amount, fraction, codeHash };
  }

  async #askAccount(address: Address, height: number, caller: Caller): Promise<Account | null> {
    const { view } = this.#parts;
    const { epoch } = view;
    const [record, amount, codeHash, fraction] = await Promise.all([
      view.read(accountName(address), height, caller),
      view.read(balanceName(address), height, caller),
      view.read(codeHashName(address), height, caller),
      this.#hasFractions ? view.read(fractionName(address), height, caller) : null,
    ]);
    // Some may be from before a change, and some from after it.
    if (epoch !== view.epoch) return null;
    return this.#accountOf({ record, amount, fraction, codeHash });
  }

  /** Null where the node computes the balance. */
  #accountOf({ record, amount, fraction, codeHash }: AccountValues): Account | null {
    // Without a record there is no account, whatever else is stored of it.
    if (record.raw === null) return NO_ACCOUNT;
    const stored = decodedOf(record, (raw) => decodeStoredAccount(raw ?? NO_BYTES));
    if (stored.kind === 'computed' || stored.nonce === null) return null;
    const coin = this.#parts.profile.forks;
    const balance =
      fraction === null
        ? decodedOf(amount, (raw) => decodeBalance(raw, null, coin))
        : decodeBalance(amount.raw, fraction.raw, coin);
    return {
      balance,
      nonce: stored.nonce,
      codeHash: codeHash.raw === null ? EMPTY_CODE_HASH : decodedOf(codeHash, hashOf),
    };
  }

  #code(address: Address, height: number, caller: Caller): Awaitable<Data> {
    const { view } = this.#parts;
    return mapAwaitable(view.read(codeHashName(address), height, caller), (version) => {
      const hash = version.raw === null ? EMPTY_CODE_HASH : decodedOf(version, hashOf);
      if (hash === EMPTY_CODE_HASH) return encodeData(NO_BYTES);
      return mapAwaitable(view.read(codeName(hash), height, caller), (code) =>
        encodeData(decodedOf(code, (raw) => checkCode(hash, raw))),
      );
    });
  }
}

/** The state that a node stores, read without a stream: at each height again. */
export function storedAt(raw: RawStore, profile: EvmStateParts['profile'], log: Logger): EvmState {
  const coin = {
    get denom() {
      return profile.forks.denom;
    },
  };
  const view = new StateView({ raw, coin, log }, { maxBytes: PASSING_BYTES });
  const state = new EvmState({ view, profile, readsAll: true });
  state.setConfirmed({ accounts: true, contracts: true });
  return state;
}

/** Memory of a view that is used for a moment. */
const PASSING_BYTES = 4 * 1024 * 1024;

const NO_ACCOUNT: Account = { balance: 0n, nonce: 0n, codeHash: EMPTY_CODE_HASH };

function hashOf(raw: Uint8Array | null): Hash {
  return decodeCodeHash(raw) ?? EMPTY_CODE_HASH;
}

/** What is known of one height. */
class KnownHeight implements KnownState {
  readonly #state: EvmState;
  readonly #view: StateView;
  readonly #epoch: number;
  readonly height: number;
  readonly rules: string;
  readonly number: number;

  constructor(
    state: EvmState,
    view: StateView,
    { height, rules, number }: { height: number; rules: string; number: number },
  ) {
    this.#state = state;
    this.#view = view;
    this.#epoch = view.epoch;
    this.height = height;
    this.rules = rules;
    this.number = number;
  }

  isCurrent(): boolean {
    return this.#epoch === this.#view.epoch;
  }

  account(address: Address): Account | undefined {
    return this.#state.knownAccount(address, this.height);
  }

  storage(address: Address, slot: Bytes32): Uint8Array | undefined {
    return this.#state.knownSlot(address, slot, this.height);
  }

  code(codeHash: Hash): Uint8Array | undefined {
    const version = this.#view.known(codeName(codeHash), this.height);
    return version?.raw === null || version === undefined
      ? undefined
      : decodedOf(version, (raw) => checkCode(codeHash, raw));
  }
}

function wordOf(raw: Uint8Array | null): Uint8Array {
  return raw?.length === 32 ? raw : decodeData(decodeSlot(raw));
}
