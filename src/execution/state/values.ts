/** The chain's state at one height as an execution reads it: each value once. */
import { LRUCache } from 'lru-cache';
import type { Address, Bytes32, Data, Hash } from '../../../generated/types.js';
import type { Account, KnownState } from '../../chain/state.js';
import { decodeData } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../ethereum/keccak.js';
import { goCodeUnsupported, mayHaveGoCode, PLACEHOLDER_CODE_HASH, type GoCode } from '../goCode.js';
import { executionLimit } from '../refusals/executionError.js';
import { questionKey, type Ask, type ReadQuestion } from '../questions.js';
import type { AccountValue, StateSource } from '../../evm/answers.js';

/** What the limit of reads counts, for errors. */
export const STATE_READS = 'state reads of one call';

const CODE_CACHE_BYTES = 32 * 1024 * 1024;
const MAX_GO_CODE_RESULTS = 10_000;
/** Most questions that are asked at the same time. */
const MAX_AT_ONCE = 64;
/** Most values that one attempt notes: it continues with zeros, and so may read what nothing needs. */
const MAX_NOTED = 256;

/** What executions of one thread share: codes by their hash, and accounts without Go code. */
export class SharedValues {
  readonly codes = new LRUCache<Hash, Uint8Array>({
    maxSize: CODE_CACHE_BYTES,
    // The library takes no entry of size 0.
    sizeCalculation: (code) => Math.max(code.length, 1),
  });
  /** States or rules, addresses and code hashes behind which the node has no Go code. */
  readonly withoutGoCode = new LRUCache<string, true>({ max: MAX_GO_CODE_RESULTS });
}

/** Asks and waits. Throws what ends the execution. */
export type AskNow = (question: ReadQuestion) => unknown;

/** What the values of one execution depend on. */
export interface ValuesOptions {
  /** Names the state: a block, and the height of the state that it sees. */
  state: string;
  /** Values that need no question. */
  known: KnownState | null;
  maxReads: number;
  /** Addresses whose code is Go code by the chain's parameters, lower case. */
  chainPrecompiles: readonly Address[];
  /** Whether it is one of Ethereum's precompiles, which are not Go code even where an override has moved them. */
  isStandard: (address: Address) => boolean;
  /** The hash of a block; null where code sees none, undefined where the chain has it. */
  knownHash: (blockNumber: number) => Hash | null | undefined;
}

const TOKEN: GoCode = { listed: 'tokens' };

/** Values that were read, and those that are missing. */
export class Values implements StateSource {
  readonly #known = new Map<string, unknown>();
  #missing = new Map<string, ReadQuestion>();
  #reads = 0;
  /** What the newest attempt asked. */
  #used = new Map<string, ReadQuestion>();
  readonly #options: ValuesOptions;
  /** Null where nothing may wait for a value. */
  #askNow: AskNow | null = null;
  readonly #shared: SharedValues;

  constructor(shared: SharedValues, options: ValuesOptions) {
    this.#shared = shared;
    this.#options = options;
  }

  get hasMissing(): boolean {
    return this.#missing.size > 0;
  }

  /** How many values were asked for. */
  get reads(): number {
    return this.#reads;
  }

  /** From now on, asks for each missing value and waits for it. */
  waitWith(askNow: AskNow): void {
    this.#askNow = askNow;
    this.#missing.clear();
  }

  /** Each question since the last `fetch`. */
  get used(): ReadQuestion[] {
    return [...this.#used.values()];
  }

  /** Fetches all that is missing at once, and what else is asked for. Rejects as `ask`, and above the limit. */
  async fetch(ask: Ask, more: readonly ReadQuestion[] = []): Promise<void> {
    const wanted = new Map(more.map((question) => [questionKey(question), question] as const));
    for (const [key, question] of this.#missing) wanted.set(key, question);
    this.#missing = new Map();
    this.#used = new Map();
    const asked = [...wanted].filter(([key, question]) => !this.#known.has(key) && !this.#needsNoQuestion(question));
    for (let at = 0; at < asked.length; at += MAX_AT_ONCE) {
      const part = asked.slice(at, at + MAX_AT_ONCE);
      for (const _ of part) this.#countRead();
      const values = await Promise.all(part.map(([, question]) => ask(question)));
      for (const [index, [key]] of part.entries()) this.#known.set(key, values[index]);
    }
  }

  #needsNoQuestion(question: ReadQuestion): boolean {
    const { known } = this.#options;
    if (known === null) return false;
    if (question.read === 'account') return known.account(question.of[0]) !== undefined;
    return question.read === 'storage' && known.storage(...question.of) !== undefined;
  }

  account(address: Address): AccountValue | null | undefined {
    const account =
      this.#options.known?.account(address) ??
      // The reader returns an account for this question.
      (this.#value({ read: 'account', of: [address] }) as Account | undefined);
    if (account === undefined) return undefined;
    const { balance, nonce, codeHash } = account;
    return balance === 0n && nonce === 0n && codeHash === EMPTY_CODE_HASH ? null : account;
  }

  code(address: Address, codeHash: Hash): Uint8Array | undefined {
    const cached = this.#shared.codes.get(codeHash);
    if (cached !== undefined) return cached;
    const known = this.#options.known?.code(codeHash);
    if (known !== undefined) return known;
    // The reader returns hex for this question.
    const text = this.#value({ read: 'code', of: [address] }) as Data | undefined;
    if (text === undefined) return undefined;
    const code = decodeData(text);
    // Others rely on the hash.
    if (keccakHash(code) === codeHash) this.#shared.codes.set(codeHash, code);
    return code;
  }

  storage(address: Address, slot: Bytes32): Uint8Array | undefined {
    const known = this.#options.known?.storage(address, slot);
    if (known !== undefined) return known;
    // The reader returns a word for this question.
    const word = this.#value({ read: 'storage', of: [address, slot] }) as Bytes32 | undefined;
    return word === undefined ? undefined : decodeData(word);
  }

  blockHash(blockNumber: number): Hash | null | undefined {
    const known = this.#options.knownHash(blockNumber);
    if (known !== undefined) return known;
    // The reader returns a hash or null for this question.
    return this.#value({ read: 'blockHash', of: [blockNumber] }) as Hash | null | undefined;
  }

  /**
   * Throws for an account with Go code. Code that overrides a precompile runs, except for an ERC-20 precompile, as in
   * newer nodes.
   */
  mayRun(address: Address, codeHashNow: Hash): true | undefined {
    if (this.#options.isStandard(address)) return true;
    if (codeHashNow === PLACEHOLDER_CODE_HASH) throw goCodeUnsupported(address, TOKEN);
    const found = this.#findGoCode(address, codeHashNow);
    if (found === undefined) return undefined;
    if (found !== null) throw goCodeUnsupported(address, found);
    return true;
  }

  #findGoCode(address: Address, codeHashNow: Hash): GoCode | null | undefined {
    const account = this.account(address);
    if (account === undefined) return undefined;
    const codeHash = account === null || account.codeHash === EMPTY_CODE_HASH ? null : account.codeHash;
    const hasOwnCode = codeHashNow !== (codeHash ?? EMPTY_CODE_HASH);
    if (this.#options.chainPrecompiles.includes(address)) return hasOwnCode ? null : { listed: 'precompiles' };
    if (codeHash === PLACEHOLDER_CODE_HASH) return TOKEN;
    // Code that was deployed or overridden where the chain has none is EVM code.
    if (!mayHaveGoCode({ address, codeHash }) || (hasOwnCode && codeHash === null)) return null;
    const key = `${this.#options.known?.rules ?? this.#options.state} ${address} ${codeHash}`;
    if (this.#shared.withoutGoCode.has(key)) return null;
    // The reader returns Go code or null for this question.
    const found = this.#value({ read: 'goCode', of: [{ address, codeHash }] }) as GoCode | null | undefined;
    if (found === null) this.#shared.withoutGoCode.set(key, true);
    return found;
  }

  /** Undefined where it has to be fetched. */
  #value(question: ReadQuestion): unknown {
    const key = questionKey(question);
    this.#used.set(key, question);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const askNow = this.#askNow;
    if (askNow === null) {
      if (this.#missing.size < MAX_NOTED) this.#missing.set(key, question);
      return undefined;
    }
    this.#countRead();
    const value = askNow(question);
    this.#known.set(key, value);
    return value;
  }

  #countRead(): void {
    const { maxReads } = this.#options;
    if (++this.#reads > maxReads) throw executionLimit('limitExceeded', STATE_READS, this.#reads, maxReads);
  }
}
