/** Fills the placeholders of requests, `<<name>>`, so that each request that is sent asks for something else. */
import { randomBytes } from 'node:crypto';
import { UNIQUE_ADDRESS, UNIQUE_WORD, type Lists } from './load.js';

export const PLACEHOLDER = /<<([a-z-]+)>>/g;

const LEAST_WORD = 10n ** 15n;

export function hasPlaceholder(body: string): boolean {
  return body.includes('<<');
}

/** Counts through all requests that it fills. */
export class Placeholders {
  /** The first 14 of 20 bytes of addresses. The last six count up. */
  readonly #prefix = randomBytes(14).toString('hex');
  #unique = 0;
  /** Texts that each body has taken from lists: so a body repeats none before a list is used up. */
  readonly #taken = new Map<string, number>();

  /** Throws for a placeholder that has no list. */
  fill(body: string, lists: Lists): string {
    let taken = this.#taken.get(body) ?? 0;
    const filled = body.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
      if (placeholder === UNIQUE_ADDRESS) return this.#prefix + (this.#unique++).toString(16).padStart(12, '0');
      if (placeholder === UNIQUE_WORD) return (LEAST_WORD + BigInt(this.#unique++)).toString(16).padStart(64, '0');
      const list = lists[name];
      if (list === undefined) throw new Error(`there is no list for ${placeholder}`);
      return list[taken++ % list.length] as string;
    });
    this.#taken.set(body, taken);
    return filled;
  }
}
