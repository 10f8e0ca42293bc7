import { LRUCache } from 'lru-cache';
import type { ChainReader } from './chainReader.js';

/** A read of the chain, which threads can send: a method of `ChainReader`, and what it gets. */
export type ReadQuestion = {
  [K in keyof ChainReader]: { read: K; of: Parameters<ChainReader[K]> };
}[keyof ChainReader];

/** Returns what the method of `ChainReader` resolves to. Rejects as it does. */
export type Ask = (question: ReadQuestion) => Promise<unknown>;

/** The same for the same question. */
export function questionKey({ read, of }: ReadQuestion): string {
  if (read !== 'goCode') return `${read} ${of.join(' ')}`;
  const [{ address, codeHash }] = of;
  return `${read} ${address} ${codeHash}`;
}

/** Asks for each value once. */
export function askingOnce(reader: ChainReader): Ask {
  const asked = new Map<string, Promise<unknown>>();
  return (question) => {
    const key = questionKey(question);
    const known = asked.get(key);
    if (known !== undefined) return known;
    const { read, of } = question;
    // The type ties the parameters to the method; the compiler cannot follow that through a union.
    const answer = (reader[read] as (...parameters: unknown[]) => Promise<unknown>)(...of);
    asked.set(key, answer);
    return answer;
  };
}

/** Each takes some 300 bytes. */
const MOST_VALUES = 50_000;
/** No proof comes with a value: a false one ends after this time, milliseconds. */
const KEPT_MS = 60_000;

/** What was read last of the states of blocks, which never change. Values in it are not to be changed. */
export class RecentValues {
  readonly #values = new LRUCache<string, object | string>({ max: MOST_VALUES, ttl: KEPT_MS });

  /** A reader of the same state, which `state` names, that asks for accounts and slots that are not known. */
  of(state: string, reader: ChainReader): ChainReader {
    return {
      ...reader,
      account: (address) => this.value(`${state} ${address}`, () => reader.account(address)),
      storage: (address, slot) => this.value(`${state} ${address} ${slot}`, () => reader.storage(address, slot)),
    };
  }

  /** What is known by a key, or read. */
  async value<T extends object | string>(key: string, read: () => Promise<T>): Promise<T> {
    // What was kept for a key is of its method's type.
    const known = this.#values.get(key) as T | undefined;
    if (known !== undefined) return known;
    const value = await read();
    this.#values.set(key, value);
    return value;
  }
}
