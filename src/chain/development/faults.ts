/** The names of the faults that `dev_fault` sets; `Fault` says what each does. */
export const FAULT_NAMES = [
  'slow',
  'hang',
  'close',
  'missingResults',
  'pruned',
  'refuseWebSockets',
  'cutWebSockets',
  'muteEvents',
  'cancelEvents',
  'stall',
] as const;

/** One of the faults of the table at `Fault`. */
export type FaultName = (typeof FAULT_NAMES)[number];

/**
 * A fault that the chain makes on purpose, for tests of its clients. `dev_*` methods themselves are never hit.
 *
 * | Fault            | Parameters         | What clients see while it is on                                          |
 * | ---------------- | ------------------ | ------------------------------------------------------------------------ |
 * | slow             | ms, methods, times | each answer comes `ms` later; `ms` is required                           |
 * | hang             | methods, times     | no answer; the connection stays open                                     |
 * | close            | methods, times     | the connection is closed instead of an answer                            |
 * | missingResults   | from, to           | `block_results` of these heights: `could not find results for height #N` |
 * | pruned           | below              | blocks and state below this height (required) are pruned                 |
 * | refuseWebSockets |                    | WebSockets are closed, and upgrades answered with 503                    |
 * | cutWebSockets    |                    | WebSockets are closed once; nothing stays on                             |
 * | muteEvents       |                    | subscriptions stay open and deliver nothing                              |
 * | cancelEvents     |                    | subscriptions are cancelled once, as if the client had read too slowly   |
 * | stall            |                    | the head stands still: only `dev_mine` makes blocks                      |
 */
export interface Fault {
  fault: FaultName;
  ms?: number;
  /** Names of RPC methods, or paths of gRPC calls and of `abci_query`; without it every call is hit. */
  methods?: string[];
  /** The fault ends after this many calls; without it, when it is turned off. */
  times?: number;
  /** First height; without it the first block. */
  from?: number;
  /** Last height; without it there is none. */
  to?: number;
  /** A height of at least 1. */
  below?: number;
}
