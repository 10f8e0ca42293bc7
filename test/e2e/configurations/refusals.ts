/** The errors with which Halley may refuse a step of the matrix: where it cannot know the answer, and says why. */

/** An error that the page "Your chain" lists. */
export interface Refusal {
  /** Code of the JSON-RPC error. */
  code: number;
  /** What its message says. */
  pattern: RegExp;
  /** Why it is refused, for the page. */
  why: string;
}

/** Every error that is not a mistake, by the name that configurations.ts uses. */
export const REFUSALS = {
  goCode: {
    code: -32004,
    pattern: /0xe{40}.* not supported/i,
    why: 'the contract of a coin is Go code, which the node alone can run; -32004 names the contract',
  },
  discardedResults: {
    code: 4444,
    pattern: /discard_abci_responses/,
    why: 'the node did not keep the results of blocks; 4444 names the setting',
  },
  pruned: {
    code: 4444,
    pattern: /pruned history unavailable/,
    why: 'the node has removed it; 4444',
  },
} satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof REFUSALS;

/** The listed error that this one is; null for a mistake. */
export function refusalOf(code: number, message: string): RefusalName | null {
  const found = Object.entries(REFUSALS).find(([, refusal]) => refusal.code === code && refusal.pattern.test(message));
  // The keys of the table are the names.
  return (found?.[0] as RefusalName | undefined) ?? null;
}
