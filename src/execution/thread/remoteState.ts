import { Account } from '@ethereumjs/util';
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { bigIntToBytes, decodeData, decodeQuantity, encodeHash } from '../../evm/hex.js';
import type { ChainReader } from '../chainReader.js';
import type { CodeCache } from './codeCache.js';
import { executionLimit } from '../refusals/executionError.js';
import { OverlayState } from '../state/overlayState.js';

/** What a `RemoteState` is bound to for one execution. */
export interface RemoteStateOptions {
  reader: ChainReader;
  /** Most reads of the chain in one execution. */
  maxReads: number;
  /** Throws for an account whose code is not EVM code but a part of the chain. */
  assertExecutable(address: Address): void;
}

/**
 * Worker thread: the chain's state at one height. Each value is read from the node when it is first needed, and kept
 * until the next `bind`.
 */
export class RemoteState extends OverlayState {
  #options: RemoteStateOptions | null = null;
  #reads = 0;
  readonly #remoteAccounts = new Map<string, Account | undefined>();
  readonly #remoteSlots = new Map<string, Uint8Array>();
  readonly #codeCache: CodeCache;

  constructor(codeCache: CodeCache) {
    super();
    this.#codeCache = codeCache;
  }

  /** Drops everything, and reads through `options.reader` from now on. */
  bind(options: RemoteStateOptions): void {
    this.#options = options;
    this.#reads = 0;
    this.#remoteAccounts.clear();
    this.#remoteSlots.clear();
    this.clear();
  }

  protected override assertExecutable(address: Address): void {
    this.#bound.assertExecutable(address);
  }

  protected async baseAccount(address: Address): Promise<Account | undefined> {
    if (this.#remoteAccounts.has(address)) return this.#remoteAccounts.get(address);
    const { balance, nonce, codeHash } = await this.#read((reader) => reader.account(address));
    const account = new Account(nonce, balance, undefined, decodeData(codeHash));
    const found = account.isEmpty() ? undefined : account;
    this.#remoteAccounts.set(address, found);
    return found;
  }

  protected async baseCode(address: Address, codeHashBytes: Uint8Array): Promise<Uint8Array> {
    const codeHash: Hash = encodeHash(codeHashBytes);
    const cached = this.#codeCache.get(codeHash);
    if (cached !== undefined) return cached;
    const code = decodeData(await this.#read((reader) => reader.code(address)));
    this.#codeCache.set(codeHash, code);
    return code;
  }

  protected async baseSlot(address: Address, slot: Bytes32): Promise<Uint8Array> {
    const key = `${address}${slot}`;
    const cached = this.#remoteSlots.get(key);
    if (cached !== undefined) return cached;
    const word = await this.#read((reader) => reader.storage(address, slot));
    const value = bigIntToBytes(decodeQuantity(word));
    this.#remoteSlots.set(key, value);
    return value;
  }

  get #bound(): RemoteStateOptions {
    if (this.#options === null) throw new Error('the state is not bound to a height');
    return this.#options;
  }

  async #read<T>(question: (reader: ChainReader) => Promise<T>): Promise<T> {
    const { reader, maxReads } = this.#bound;
    try {
      if (++this.#reads > maxReads)
        throw executionLimit('limitExceeded', 'state reads of one call', this.#reads, maxReads);
      return await question(reader);
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }
}
