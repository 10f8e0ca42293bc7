import type { ChainReader } from './chainReader.js';

/** A read of the chain, which threads can send: a method of `ChainReader`, and what it gets. */
export type ReadQuestion = {
  [K in keyof ChainReader]: { read: K; of: Parameters<ChainReader[K]> };
}[keyof ChainReader];

/** Answers questions with what the method of `ChainReader` resolves to. Rejects as it does. */
export type Ask = (question: ReadQuestion) => Promise<unknown>;

/** The same for the same question. */
export function questionKey({ read, of }: ReadQuestion): string {
  if (read !== 'goCode') return `${read} ${of.join(' ')}`;
  const [{ address, codeHash }] = of;
  return `${read} ${address} ${codeHash}`;
}

/** Asks for each value once. */
export function asking(reader: ChainReader): Ask {
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
