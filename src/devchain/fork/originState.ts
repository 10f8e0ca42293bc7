/** The state of the origin at the forked block: read on first touch, and then kept in memory and on disk. */
import type { Address, CallObject, Hash } from '../../../generated/types.js';
import type { CallOutcome } from '../../chain/state.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { bigIntToBytes, encodeData, encodeQuantity, NO_BYTES } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../ethereum/keccak.js';
import {
  callForGoCode,
  isToldByCall,
  PLACEHOLDER_CODE_HASH,
  type AddressToRun,
  type GoCode,
  type GoCodeThatSays,
} from '../../execution/goCode.js';
import { StateNotLoaded, type StateBase, type AccountRecord } from '../app/state/stateBase.js';
import { readBlock, readBytes, readNumber, readQuantity, type OriginBlock } from './originAnswers.js';
import type { OriginCache } from './originCache.js';
import type { OriginClient } from './originClient.js';
import { OriginFailure, OriginRefusal } from './originErrors.js';

/** Accounts and words in memory; the oldest go first, and are read again when they are needed. */
const MAX_VALUES = 1_000_000;

/** Accounts of the origin have no number in this chain's account module. */
const NO_ACCOUNT_NUMBER = 0;

/** Codes of errors that servers answer for a call that fails; others are about the request or the server. */
const FAILED_CALL_CODES = [3, -32_000, -32_015, -32_603];

/** What the state is read from. */
export interface OriginStateParts {
  client: Pick<OriginClient, 'request'>;
  block: Pick<OriginBlock, 'number' | 'hash'>;
  cache: OriginCache | null;
}

/** A `StateBase` over JSON-RPC. */
export class OriginState implements StateBase {
  readonly #parts: OriginStateParts;
  readonly #accounts = new Map<Address, AccountRecord | null>();
  readonly #codes = new Map<Hash, Uint8Array>();
  readonly #slots = new Map<string, Uint8Array>();
  readonly #goCodes = new Map<Address, GoCodeThatSays | null>();
  readonly #blockHashes = new Map<string, Hash | null>();
  /** Whether the origin takes a block's hash (EIP-1898), and reads that block even after a reorganization. */
  #takesHashes = true;
  /** The check that the block is the same, which all questions of one turn share. */
  #check: Promise<void> | null = null;
  /** Reads under way, so that one value is asked for once. */
  readonly #loading = new Map<string, Promise<void>>();

  constructor(parts: OriginStateParts) {
    this.#parts = parts;
    const [accounts, codes, slots, goCodes] = [this.#accounts, this.#codes, this.#slots, this.#goCodes];
    parts.cache?.read({ accounts, codes, slots, goCodes });
  }

  account(address: Address): AccountRecord | null {
    const known = this.#accounts.get(address);
    if (known === undefined) throw new StateNotLoaded(() => this.load([address]));
    return known;
  }

  codeOf(codeHash: Hash): Uint8Array | null {
    return this.#codes.get(codeHash) ?? null;
  }

  slot(address: Address, slot: string): Uint8Array {
    // An account that the origin does not have has no storage there.
    if (this.#accounts.get(address) === null) return NO_BYTES;
    const known = this.#slots.get(slotKey(address, slot));
    if (known === undefined) throw new StateNotLoaded(() => this.loadSlot(address, slot));
    return known;
  }

  goCode(address: Address): GoCode | null {
    const codeHash = this.account(address)?.codeHash ?? EMPTY_CODE_HASH;
    if (codeHash === PLACEHOLDER_CODE_HASH) return { listed: 'tokens' };
    const account = { address, codeHash: codeHash === EMPTY_CODE_HASH ? null : codeHash };
    if (!isToldByCall(account)) return null;
    const known = this.#goCodes.get(address);
    if (known !== undefined) return known;
    throw new StateNotLoaded(() => this.#once(`${address}:code`, () => this.#findGoCode(account)));
  }

  async blockHash(blockNumber: number): Promise<Hash | null> {
    const key = String(blockNumber);
    const known = this.#blockHashes.get(key);
    if (known !== undefined) return known;
    const block = await this.#blockAt(blockNumber);
    keep(this.#blockHashes, key, block?.hash ?? null);
    return block?.hash ?? null;
  }

  async load(addresses: readonly Address[]): Promise<void> {
    const missing = addresses.filter((address) => !this.#accounts.has(address));
    await Promise.all(missing.map((address) => this.#once(address, () => this.#readAccount(address))));
  }

  loadSlot(address: Address, slot: string): Promise<void> {
    const key = slotKey(address, slot);
    if (this.#slots.has(key)) return Promise.resolve();
    return this.#once(key, async () => {
      const word = await this.#ask('eth_getStorageAt', [address, `0x${slot}`], readQuantity);
      keep(this.#slots, key, bigIntToBytes(word));
      this.#parts.cache?.addSlot(key, bigIntToBytes(word));
    });
  }

  async #readAccount(address: Address): Promise<void> {
    const [balance, nonce, code] = await Promise.all([
      this.#ask('eth_getBalance', [address], readQuantity),
      this.#ask('eth_getTransactionCount', [address], readNumber),
      this.#ask('eth_getCode', [address], readBytes),
    ]);
    const codeHash = code.length === 0 ? EMPTY_CODE_HASH : keccakHash(code);
    const isEmpty = balance === 0n && nonce === 0 && code.length === 0;
    const record = isEmpty ? null : { balance, nonce: BigInt(nonce), codeHash, accountNumber: NO_ACCOUNT_NUMBER };
    if (code.length > 0 && !this.#codes.has(codeHash)) {
      this.#codes.set(codeHash, code);
      this.#parts.cache?.addCode(codeHash, code);
    }
    keep(this.#accounts, address, record);
    this.#parts.cache?.addAccount(address, record);
  }

  async #findGoCode(account: AddressToRun): Promise<void> {
    const found = await callForGoCode((call) => this.#call(call), account, ZERO_ADDRESS);
    keep(this.#goCodes, account.address, found);
    this.#parts.cache?.addGoCode(account.address, found);
  }

  async #call(call: CallObject): Promise<CallOutcome> {
    try {
      const returned = await this.#ask('eth_call', [call], readBytes);
      return { returnData: encodeData(returned), vmError: '', gasUsed: null };
    } catch (error) {
      if (!(error instanceof OriginRefusal && FAILED_CALL_CODES.includes(error.error.code))) throw error;
      return { returnData: encodeData(NO_BYTES), vmError: error.error.message, gasUsed: null };
    }
  }

  async #ask<T>(method: string, params: unknown[], read: (value: unknown, what: string) => T): Promise<T> {
    const { number, hash } = this.#parts.block;
    if (this.#takesHashes) {
      try {
        return read(await this.#request(method, [...params, { blockHash: hash }]), method);
      } catch (error) {
        if (!(error instanceof OriginRefusal)) throw error;
      }
    }
    const [value] = await Promise.all([
      this.#request(method, [...params, encodeQuantity(number)]),
      (this.#check ??= this.#assertSameBlock().finally(() => (this.#check = null))),
    ]).catch((error: unknown) => this.#explain(error));
    this.#takesHashes = false;
    return read(value, method);
  }

  #request(method: string, params: unknown[]): Promise<unknown> {
    return this.#parts.client.request(method, params);
  }

  /** A number names another block once the origin has reorganized its chain. */
  async #assertSameBlock(): Promise<void> {
    const { number, hash } = this.#parts.block;
    const block = await this.#blockAt(number);
    if (block?.hash === hash) return;
    const now = block === null ? 'no block' : `block ${block.hash}`;
    throw new OriginFailure(`has ${now} at ${number} now, and the fork began with ${hash}: fork again`);
  }

  async #blockAt(number: number): Promise<OriginBlock | null> {
    const block = readBlock(await this.#request('eth_getBlockByNumber', [encodeQuantity(number), false]));
    if (block === null || block.number === number) return block;
    throw new OriginFailure(`answers block ${block.number} when asked for ${number}`);
  }

  #explain(error: unknown): never {
    if (error instanceof OriginRefusal && isMissingState(error)) {
      const reason = `does not have the state of block ${this.#parts.block.number}: ${error.error.message}`;
      throw new OriginFailure(`${reason}; fork from a newer block, or from an archive node`, { cause: error });
    }
    throw error;
  }

  #once(key: string, read: () => Promise<void>): Promise<void> {
    let loading = this.#loading.get(key);
    if (loading === undefined) {
      loading = read().finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }
}

/** How geth, erigon, reth and Halley refuse state that they have pruned. */
function isMissingState({ error }: OriginRefusal): boolean {
  return /missing trie node|state .*(not available|unavailable)|pruned|historical state|header not found|archive/i.test(
    error.message,
  );
}

function slotKey(address: Address, slot: string): string {
  return `${address}:${slot}`;
}

function keep<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size <= MAX_VALUES) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
