/**
 * Compares what the stores hold with what the node's own queries say, at one height: whether a chain keeps its state
 * where `layout.ts` looks. The samples come from the stores themselves, so that there is something to compare: zeros on
 * both sides prove nothing.
 */
import type { Caller } from '../../caller/caller.js';
import { randomBytes } from 'node:crypto';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { ChainError, NodeUnavailable } from '../../chain/chainErrors.js';
import type { StoredState } from '../../chain/state.js';
import { encodeAddress, encodeData, encodeBytes32, encodeWord, NO_BYTES, toHex } from '../../ethereum/hex.js';
import type { ApplicationQueries } from '../queries/applicationQueries.js';
import { slotsPrefix, STORES } from './layout.js';
import { decodeStoredAccount } from './storedAccount.js';
import type { StoreEntry } from './subspace.js';

/** What is read from the stores of a chain. Each part is false until something other than zeros was equal. */
export interface ConfirmedLayout {
  /** Balances and nonces. */
  accounts: boolean;
  /** Code hashes, code and slots. */
  contracts: boolean;
  /** Why a part is not read, as a sentence for the log; null when both are. */
  reason: string | null;
}

/** What confirms a layout. */
export interface ConfirmLayoutParts {
  /** The state as the stores have it. */
  stored: Pick<StoredState, 'account' | 'code' | 'storage'>;
  queries: Pick<ApplicationQueries, 'account' | 'code' | 'storage'>;
  /** All entries of a store below a prefix, of the newest state. */
  subspace: (store: string, prefix: Uint8Array, caller: Caller) => Promise<StoreEntry[]>;
  /** The newest height. */
  newestHeight: (caller: Caller) => Promise<number>;
}

/** How many random bytes follow a prefix in turn, until there are enough entries. */
const RANDOM_BYTES = [2, 2, 1, 1, 1, 1];

/** Where four parts of 256 have fewer, the whole has some thousand at most, and is asked for. */
const ENOUGH_ENTRIES = 16;

/** How often other samples are taken, while something was zero in all. */
const MAX_ROUNDS = 4;

const MAX_ACCOUNTS = 12;
const MAX_CONTRACTS = 4;
const MAX_SLOTS = 10;

/** A prefix and an address. */
const ACCOUNT_KEY_BYTES = 21;

/** Slots that contracts have by convention: the first variables, and those of EIP-1967 for proxies. */
const USUAL_SLOTS: readonly Bytes32[] = [
  ...Array.from({ length: 10 }, (_, position) => encodeWord(BigInt(position))),
  encodeWord(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbcn),
  encodeWord(0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103n),
];

const ZERO = encodeWord(0n);
const NO_CODE = encodeData(NO_BYTES);

/** Rejects with NodeUnavailable; every other failure is a reason. */
export async function confirmLayout(parts: ConfirmLayoutParts, caller: Caller): Promise<ConfirmedLayout> {
  try {
    return await new Comparison(parts, caller).run();
  } catch (error) {
    if (!(error instanceof ChainError) || error instanceof NodeUnavailable) throw error;
    return { accounts: false, contracts: false, reason: `the stores cannot be read: ${error.message}` };
  }
}

/** A value in the stores that differs from the node's own. */
class Difference extends Error {}

class Comparison {
  readonly #parts: ConfirmLayoutParts;
  readonly #caller: Caller;
  #height = 0;
  /** What was equal and not zero. */
  readonly #seen = { balance: false, nonce: false, code: false, slot: false };

  constructor(parts: ConfirmLayoutParts, caller: Caller) {
    this.#parts = parts;
    this.#caller = caller;
  }

  async run(): Promise<ConfirmedLayout> {
    try {
      for (let round = 0; round < MAX_ROUNDS && this.#missing().length > 0; round++) await this.#compareSamples();
    } catch (error) {
      if (error instanceof Difference) return { accounts: false, contracts: false, reason: error.message };
      throw error;
    }
    const { balance, nonce, code, slot } = this.#seen;
    const missing = this.#missing();
    const reason = missing.length === 0 ? null : `the stores that were looked at have no ${missing.join(', no ')}`;
    return { accounts: balance && nonce, contracts: code && slot, reason };
  }

  /** What is not compared yet. */
  #missing(): string[] {
    return Object.entries(this.#seen).flatMap(([what, isSeen]) => (isSeen ? [] : [what]));
  }

  async #compareSamples(): Promise<void> {
    const [accounts, contracts] = await Promise.all([this.#sampleAccounts(), this.#sampleContracts()]);
    const slots = await Promise.all(contracts.map((contract) => this.#sampleSlots(contract)));
    // The samples are of the newest state, so they exist at this height.
    this.#height = await this.#parts.newestHeight(this.#caller);
    const absent = encodeAddress(randomBytes(20));
    await Promise.all([...accounts, ...contracts, absent].map((address) => this.#compareAccount(address)));
    await Promise.all(contracts.map((contract, index) => this.#compareContract(contract, slots[index] ?? [])));
  }

  /** Accounts whose balance is stored, those that have sent something first. */
  async #sampleAccounts(): Promise<Address[]> {
    const entries = await this.#sample(STORES.accounts, Uint8Array.of(0x01));
    return entries
      .flatMap(({ key, value }) => {
        const { kind, nonce } = decodeStoredAccount(value);
        return key.length === ACCOUNT_KEY_BYTES && kind === 'plain' ? [{ key, nonce: nonce ?? 0n }] : [];
      })
      .sort((one, other) => Number(other.nonce > 0n) - Number(one.nonce > 0n))
      .slice(0, MAX_ACCOUNTS)
      .map(({ key }) => encodeAddress(key.subarray(1)));
  }

  async #sampleContracts(): Promise<Address[]> {
    const entries = await this.#sample(STORES.evm, Uint8Array.of(0x04));
    const contracts = entries.filter(({ key }) => key.length === ACCOUNT_KEY_BYTES).slice(0, MAX_CONTRACTS);
    return contracts.map(({ key }) => encodeAddress(key.subarray(1)));
  }

  /** Some entries below a prefix, at random. Never asks for all where they may be many. */
  async #sample(store: string, prefix: Uint8Array): Promise<StoreEntry[]> {
    const found = new Map<string, StoreEntry>();
    for (const count of RANDOM_BYTES) {
      const narrowed = Buffer.concat([prefix, randomBytes(count)]);
      for (const entry of await this.#parts.subspace(store, narrowed, this.#caller)) found.set(toHex(entry.key), entry);
      if (found.size >= ENOUGH_ENTRIES) return shuffled([...found.values()]);
    }
    return shuffled(await this.#parts.subspace(store, prefix, this.#caller));
  }

  /** The usual slots, and some that are found below two random bytes: a contract may have any number of them. */
  async #sampleSlots(contract: Address): Promise<Bytes32[]> {
    const prefix = slotsPrefix(contract);
    const entries = await this.#parts.subspace(STORES.evm, Buffer.concat([prefix, randomBytes(2)]), this.#caller);
    const found = entries.slice(0, MAX_SLOTS).map(({ key }) => encodeBytes32(key.subarray(prefix.length)));
    return [...USUAL_SLOTS, ...found];
  }

  async #compareAccount(address: Address): Promise<void> {
    const [stored, told] = await Promise.all([
      this.#parts.stored.account(address, this.#height, this.#caller),
      this.#parts.queries.account(address, this.#height, this.#caller),
    ]);
    if (stored === null) return;
    for (const field of ['balance', 'nonce', 'codeHash'] as const)
      this.#compare(`${field} of ${address}`, String(stored[field]), String(told[field]));
    this.#seen.balance ||= stored.balance > 0n;
    this.#seen.nonce ||= stored.nonce > 0n;
  }

  async #compareContract(address: Address, slots: readonly Bytes32[]): Promise<void> {
    const { stored: state, queries } = this.#parts;
    const [stored, told] = await Promise.all([
      state.code(address, this.#height, this.#caller),
      queries.code(address, this.#height, this.#caller),
    ]);
    this.#compare(`code of ${address}`, String(stored), told);
    this.#seen.code ||= stored !== NO_CODE;
    await Promise.all(slots.map((slot) => this.#compareSlot(address, slot)));
  }

  async #compareSlot(address: Address, slot: Bytes32): Promise<void> {
    const [stored, told] = await Promise.all([
      this.#parts.stored.storage(address, slot, this.#height, this.#caller),
      this.#parts.queries.storage(address, slot, this.#height, this.#caller),
    ]);
    this.#compare(`slot ${slot} of ${address}`, String(stored), told);
    this.#seen.slot ||= stored !== ZERO;
  }

  #compare(what: string, stored: string, told: string): void {
    if (stored === told) return;
    const [inStore, byNode] = [stored, told].map((text) => text.slice(0, 80));
    throw new Difference(`${what} at height ${this.#height} is ${inStore} in the store, and the node says ${byNode}`);
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  const keyed = list.map((item) => ({ item, at: Math.random() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}
