import type { Address, Bytes32, Hash } from '../../../../generated/types.js';
import type { Awaitable } from '../../../concurrency/awaitable.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import type { AccountValue, StateSource } from '../../../evm/answers.js';
import { goCodeOfOrigin } from '../../../execution/goCode.js';
import { StateNotLoaded } from '../state/stateBase.js';
import type { WorldStateView } from '../state/worldState.js';

/** Finds the hash of a block; null where there is no such block. Only a fork must ask for some. */
export type FindBlockHash = (blockNumber: number) => Awaitable<Hash | null>;

/** Most values that one attempt of an execution notes: it continues with zeros, and so may read what nothing needs. */
const MAX_NOTED = 64;

/** One revision of the chain's state, as executions read it. It notes what has to be loaded first. */
export class ViewSource implements StateSource {
  /** Why a value could not be loaded; null while that has not happened. */
  failure: Error | null = null;
  readonly #view: WorldStateView;
  readonly #findBlockHash: FindBlockHash;
  readonly #hashes = new Map<number, Hash | null>();
  #missing: (() => Promise<void>)[] = [];

  constructor(view: WorldStateView, findBlockHash: FindBlockHash) {
    this.#view = view;
    this.#findBlockHash = findBlockHash;
  }

  get lacksValues(): boolean {
    return this.#missing.length > 0;
  }

  /** Loads all noted values at once. A rejection stays in `failure`. */
  async load(): Promise<void> {
    const loads = this.#missing.splice(0);
    if (loads.length === 0) throw new Error('an execution lacks a value that nothing names');
    try {
      await Promise.all(loads.map((load) => load()));
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  /** Loads accounts that will be read. */
  async prefetch(addresses: Iterable<Address>): Promise<void> {
    if (!this.#view.hasBase) return;
    for (const address of addresses) this.account(address);
    if (this.lacksValues) await this.load();
  }

  account(address: Address): AccountValue | null | undefined {
    try {
      const record = this.#view.account(address);
      return record === null || isEmpty(record) ? null : record;
    } catch (error) {
      return this.#note(error);
    }
  }

  code(_address: Address, codeHash: Hash): Uint8Array {
    return this.#view.codeOf(codeHash);
  }

  storage(address: Address, slot: Bytes32): Uint8Array | undefined {
    try {
      return this.#view.word(address, slot);
    } catch (error) {
      return this.#note(error);
    }
  }

  blockHash(blockNumber: number): Hash | null | undefined {
    const known = this.#hashes.get(blockNumber);
    if (known !== undefined) return known;
    const found = this.#findBlockHash(blockNumber);
    if (!(found instanceof Promise)) return found;
    // Its rejection counts in `load` alone.
    found.catch(() => undefined);
    this.#missing.push(async () => void this.#hashes.set(blockNumber, await found));
    return undefined;
  }

  /** Throws for an account whose code is Go code of a fork's origin. */
  mayRun(address: Address, codeHash: Hash): true | undefined {
    if (!this.#view.hasBase) return true;
    try {
      const found = this.#view.goCodeOf(address, codeHash);
      if (found !== null) throw goCodeOfOrigin(address, found);
      return true;
    } catch (error) {
      return this.#note(error);
    }
  }

  /** Rethrows what is no missing value. */
  #note(error: unknown): undefined {
    if (!(error instanceof StateNotLoaded)) throw error;
    if (this.#missing.length < MAX_NOTED) this.#missing.push(error.load);
  }
}

function isEmpty({ nonce, balance, codeHash }: AccountValue): boolean {
  return nonce === 0n && balance === 0n && codeHash === EMPTY_CODE_HASH;
}
