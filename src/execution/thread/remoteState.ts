import { Account, equalsBytes } from '@ethereumjs/util';
import { LRUCache } from 'lru-cache';
import type { Account as ChainAccount } from '../../chain/state.js';
import type { Address, Bytes32, Data, Hash } from '../../../generated/types.js';
import {
  bigIntToBytes,
  bytesToBigInt,
  decodeData,
  decodeQuantity,
  encodeHash,
  encodeWord,
  NO_BYTES,
} from '../../ethereum/hex.js';
import type { BlockingReader, ChainReader } from '../chainReader.js';
import { goCodeUnsupported, mayHaveGoCode, PLACEHOLDER_CODE_HASH, type GoCode } from '../goCode.js';
import { executionLimit } from '../refusals/executionError.js';
import { DELETED, OverlayState } from '../state/overlayState.js';
import type { LiveState } from '../tracers/tracer.js';

const PLACEHOLDER = decodeData(PLACEHOLDER_CODE_HASH);
const TOKEN: GoCode = { listed: 'tokens' };
/** Most results about Go code that the next execution keeps. */
const MAX_GO_CODE_RESULTS = 10_000;

/** Contract code by its hash, which is the same at every height, so that executions share it. */
export type CodeCache = LRUCache<Hash, Uint8Array>;

/** An empty cache; it does not keep code that is larger than `maxBytes`. */
export function createCodeCache(maxBytes: number): CodeCache {
  // The library takes no entry of size 0.
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: (code) => Math.max(code.length, 1) });
}

/** The binding of a `RemoteState` for one execution. */
export interface RemoteStateOptions {
  /** The block after which the state is. */
  baseHash: Hash;
  reader: ChainReader;
  /** Reads for tracers; null without tracers. */
  blocking: BlockingReader | null;
  maxReads: number;
  /** Addresses whose code is Go code by the chain's parameters, lower case. */
  chainPrecompiles: ReadonlySet<Address>;
}

/**
 * Worker thread: the chain's state at one height. Each value is read from the node once and kept until the next `bind`,
 * results about Go code while executions are on the same block. Tracers read it synchronously.
 */
export class RemoteState extends OverlayState implements LiveState {
  #options: RemoteStateOptions | null = null;
  #reads = 0;
  readonly #remoteAccounts = new Map<string, Account | undefined>();
  readonly #remoteSlots = new Map<string, Uint8Array>();
  /** The node's results about Go code, by address and code hash. */
  readonly #goCode = new Map<string, GoCode | null>();
  readonly #codeCache: CodeCache;

  constructor(codeCache: CodeCache) {
    super();
    this.#codeCache = codeCache;
  }

  /** Drops everything and reads through `options.reader` from now on. */
  bind(options: RemoteStateOptions): void {
    if (options.baseHash !== this.#options?.baseHash || this.#goCode.size > MAX_GO_CODE_RESULTS) this.#goCode.clear();
    this.#options = options;
    this.#reads = 0;
    this.#remoteAccounts.clear();
    this.#remoteSlots.clear();
    this.clear();
  }

  /** The account as code sees it now; null when absent or empty. The caller does not change it. */
  account(address: Address): Account | null {
    const changed = this.accounts.get(address);
    if (changed !== undefined) return changed === DELETED ? null : changed;
    if (this.#remoteAccounts.has(address)) return this.#remoteAccounts.get(address) ?? null;
    const account = this.#readNow((now) => now.account(address));
    return this.#keepAccount(address, account) ?? null;
  }

  code(address: Address): Uint8Array {
    const changed = this.codes.get(address);
    if (changed !== undefined) return changed;
    const account = this.account(address);
    if (account === null || !account.isContract()) return NO_BYTES;
    const codeHash = encodeHash(account.codeHash);
    const cached = this.#codeCache.get(codeHash);
    if (cached !== undefined) return cached;
    const text = this.#readNow((now) => now.code(address));
    return this.#keepCode(codeHash, text);
  }

  storage(address: Address, slot: Bytes32): Bytes32 {
    const changed = this.slots.get(this.slotKey(address, slot.slice(2)));
    if (changed !== undefined) return encodeWord(bytesToBigInt(changed));
    if (this.wipes.has(address)) return encodeWord(0n);
    const read = (): Bytes32 => this.#readNow((now) => now.storage(address, slot));
    const word = this.#remoteSlots.get(`${address}${slot}`) ?? this.#keepSlot(address, slot, read());
    return encodeWord(bytesToBigInt(word));
  }

  /**
   * Throws for an account with Go code, before its code runs. Code that overrides a precompile runs, except for an
   * ERC-20 precompile, as in newer nodes. The address is in lower case.
   */
  async assertExecutable(address: Address): Promise<void> {
    const changed = this.accounts.get(address);
    const found = isPlaceholder(changed ?? undefined) ? TOKEN : await this.#findGoCode(address);
    if (found !== null) throw this.#keepFailure(goCodeUnsupported(address, found));
  }

  protected async baseAccount(address: Address): Promise<Account | undefined> {
    if (this.#remoteAccounts.has(address)) return this.#remoteAccounts.get(address);
    return this.#keepAccount(address, await this.#read((reader) => reader.account(address)));
  }

  protected async baseCode(address: Address, codeHashBytes: Uint8Array): Promise<Uint8Array> {
    const codeHash: Hash = encodeHash(codeHashBytes);
    const cached = this.#codeCache.get(codeHash);
    if (cached !== undefined) return cached;
    return this.#keepCode(codeHash, await this.#read((reader) => reader.code(address)));
  }

  protected async baseSlot(address: Address, slot: Bytes32): Promise<Uint8Array> {
    const key = `${address}${slot}`;
    const cached = this.#remoteSlots.get(key);
    if (cached !== undefined) return cached;
    return this.#keepSlot(address, slot, await this.#read((reader) => reader.storage(address, slot)));
  }

  /** Asks the node at most once a block, and only where the account on the chain leaves it open. */
  async #findGoCode(address: Address): Promise<GoCode | null> {
    const hasOwnCode = this.codes.has(address);
    if (this.#bound.chainPrecompiles.has(address)) return hasOwnCode ? null : { listed: 'precompiles' };
    const account = await this.baseAccount(address);
    if (isPlaceholder(account)) return TOKEN;
    const codeHash = account?.isContract() === true ? encodeHash(account.codeHash) : null;
    // Code that was deployed or overridden where the chain has none is EVM code.
    if (!mayHaveGoCode({ address, codeHash }) || (hasOwnCode && codeHash === null)) return null;
    const key = `${address}${codeHash}`;
    const known = this.#goCode.get(key);
    if (known !== undefined) return known;
    const found = await this.#read((reader) => reader.goCode({ address, codeHash }));
    this.#goCode.set(key, found);
    return found;
  }

  #keepAccount(address: Address, { balance, nonce, codeHash }: ChainAccount): Account | undefined {
    const account = new Account(nonce, balance, undefined, decodeData(codeHash));
    const found = account.isEmpty() ? undefined : account;
    this.#remoteAccounts.set(address, found);
    return found;
  }

  #keepCode(codeHash: Hash, text: Data): Uint8Array {
    const code = decodeData(text);
    this.#codeCache.set(codeHash, code);
    return code;
  }

  #keepSlot(address: Address, slot: Bytes32, word: Bytes32): Uint8Array {
    const value = bigIntToBytes(decodeQuantity(word));
    this.#remoteSlots.set(`${address}${slot}`, value);
    return value;
  }

  get #bound(): RemoteStateOptions {
    if (this.#options === null) throw new Error('the state is not bound to a height');
    return this.#options;
  }

  async #read<T>(question: (reader: ChainReader) => Promise<T>): Promise<T> {
    try {
      this.#countRead();
      return await question(this.#bound.reader);
    } catch (error) {
      throw this.#keepFailure(error);
    }
  }

  #readNow<T>(question: (reader: BlockingReader) => T): T {
    const { blocking } = this.#bound;
    if (blocking === null) throw new Error('the state cannot be read at once');
    try {
      this.#countRead();
      return question(blocking);
    } catch (error) {
      throw this.#keepFailure(error);
    }
  }

  #countRead(): void {
    const { maxReads } = this.#bound;
    if (++this.#reads > maxReads)
      throw executionLimit('limitExceeded', 'state reads of one call', this.#reads, maxReads);
  }

  #keepFailure(error: unknown): Error {
    const failure = error instanceof Error ? error : new Error(String(error));
    this.failure ??= failure;
    return failure;
  }
}

/** Whether the code is that of ERC-20 precompiles. */
function isPlaceholder(account: Account | undefined): boolean {
  return account !== undefined && equalsBytes(account.codeHash, PLACEHOLDER);
}
