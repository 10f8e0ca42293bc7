/**
 * What the page shows of a chain, as a pure function of what came from the server. Every list is bounded. Blocks that
 * the chain gave up leave it; their logs stay, marked as removed.
 */

/** A block, as far as the page shows it. */
export interface LiveBlock {
  readonly number: bigint;
  readonly hash: string;
  /** Seconds since 1970. */
  readonly timestamp: bigint;
  readonly gasUsed: bigint;
  readonly gasLimit: bigint;
  /** Wei per gas; null while the chain has no base fee. */
  readonly baseFee: bigint | null;
  readonly transactionCount: number;
}

/** A transaction of a block. */
export interface LiveTransaction {
  readonly hash: string;
  readonly blockNumber: bigint;
  readonly blockHash: string;
  readonly from: string;
  /** Null for a creation. */
  readonly to: string | null;
  /** Wei. */
  readonly value: bigint;
  /** The first four bytes of the input; null when it has fewer. */
  readonly selector: string | null;
}

/** A log of a block. */
export interface LiveLog {
  readonly blockNumber: bigint;
  readonly blockHash: string;
  readonly transactionHash: string;
  readonly logIndex: bigint;
  readonly address: string;
  readonly topics: readonly string[];
  /** Bytes of its data. */
  readonly dataLength: number;
  /** Its block is no longer part of the chain. */
  readonly removed: boolean;
}

/** A transaction that waits for a block. */
export interface WaitingTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string | null;
  readonly value: bigint;
  readonly nonce: bigint;
  /** When it was heard of, milliseconds since 1970. */
  readonly seenAt: number;
}

/** Blocks that went away. */
export interface Rollback {
  /** The lowest block that went away. */
  readonly from: bigint;
  /** How many blocks of the list went away. */
  readonly blocks: number;
  /** The how-manieth rollback this is, so that two of the same block can be told apart. */
  readonly sequence: number;
}

/** The lists of the page, newest first. */
export interface ChainState {
  readonly blocks: readonly LiveBlock[];
  readonly transactions: readonly LiveTransaction[];
  readonly logs: readonly LiveLog[];
  readonly waiting: readonly WaitingTransaction[];
  /** The last one; null before the first. */
  readonly rollback: Rollback | null;
  /** What came since the page was opened, also what the lists no longer hold. */
  readonly seen: { readonly blocks: number; readonly transactions: number; readonly logs: number };
}

/** What the server tells. */
export type ChainEvent =
  | { readonly kind: 'block'; readonly block: LiveBlock; readonly transactions: readonly LiveTransaction[] }
  /** Blocks from before the page was opened, in any order. */
  | {
      readonly kind: 'history';
      readonly blocks: readonly LiveBlock[];
      readonly transactions: readonly LiveTransaction[];
    }
  | { readonly kind: 'log'; readonly log: LiveLog }
  | { readonly kind: 'waiting'; readonly transaction: WaitingTransaction }
  /** Transactions that wait no longer. */
  | { readonly kind: 'gone'; readonly hashes: readonly string[] }
  /** The server was asked while `instead` was the newest block of the list, and has a lower or another one. */
  | { readonly kind: 'head'; readonly number: bigint; readonly hash: string; readonly instead: string }
  | { readonly kind: 'reset' };

/** Longest lists. */
export const LIMITS = { blocks: 100, transactions: 500, logs: 500, waiting: 500 } as const;

/** Before anything came. */
export const EMPTY: ChainState = {
  blocks: [],
  transactions: [],
  logs: [],
  waiting: [],
  rollback: null,
  seen: { blocks: 0, transactions: 0, logs: 0 },
};

/** The state after some events, in their order. Lists are copied once, however many events there are. */
export function reduce(state: ChainState, events: readonly ChainEvent[]): ChainState {
  let draft = draftOf(state);
  for (const event of events) {
    if (event.kind === 'reset') draft = { ...draftOf(EMPTY), rollback: draft.rollback };
    else apply(draft, event);
  }
  trim(draft);
  return draft;
}

interface Draft {
  blocks: LiveBlock[];
  transactions: LiveTransaction[];
  logs: LiveLog[];
  waiting: WaitingTransaction[];
  rollback: Rollback | null;
  seen: { blocks: number; transactions: number; logs: number };
}

function draftOf(state: ChainState): Draft {
  return {
    blocks: [...state.blocks],
    transactions: [...state.transactions],
    logs: [...state.logs],
    waiting: [...state.waiting],
    rollback: state.rollback,
    seen: { ...state.seen },
  };
}

function apply(draft: Draft, event: Exclude<ChainEvent, { kind: 'reset' }>): void {
  switch (event.kind) {
    case 'block':
      return addBlock(draft, event.block, event.transactions);
    case 'history':
      return addHistory(draft, event.blocks, event.transactions);
    case 'log':
      return addLog(draft, event.log);
    case 'waiting':
      return addWaiting(draft, event.transaction);
    case 'gone': {
      const gone = new Set(event.hashes);
      draft.waiting = draft.waiting.filter(({ hash }) => !gone.has(hash));
      return;
    }
    case 'head':
      return setHead(draft, event);
  }
}

/** A block comes after all lower ones. One of the same number or higher has been replaced. */
function addBlock(draft: Draft, block: LiveBlock, transactions: readonly LiveTransaction[]): void {
  if (draft.blocks.some(({ hash }) => hash === block.hash)) return;
  removeFrom(draft, block.number);
  draft.blocks.unshift(block);
  draft.transactions.unshift(...transactions.toReversed());
  draft.seen.blocks += 1;
  draft.seen.transactions += transactions.length;
  forgetWaiting(draft, transactions);
  if (draft.blocks.length > 2 * LIMITS.blocks || draft.transactions.length > 4 * LIMITS.transactions) trim(draft);
}

function addHistory(draft: Draft, blocks: readonly LiveBlock[], transactions: readonly LiveTransaction[]): void {
  const known = new Set(draft.blocks.map(({ number }) => number));
  const older = blocks.filter(({ number }) => !known.has(number));
  draft.blocks = [...draft.blocks, ...older].sort((a, b) => compare(b.number, a.number));
  const ofOlder = new Set(older.map(({ hash }) => hash));
  const sorted = transactions.filter(({ blockHash }) => ofOlder.has(blockHash)).toReversed();
  draft.transactions = [...draft.transactions, ...sorted].sort((a, b) => compare(b.blockNumber, a.blockNumber));
  forgetWaiting(draft, transactions);
}

function addWaiting(draft: Draft, transaction: WaitingTransaction): void {
  const isSameTransaction = ({ hash }: { hash: string }): boolean => hash === transaction.hash;
  // Its block may have come first.
  if (draft.waiting.some(isSameTransaction) || draft.transactions.some(isSameTransaction)) return;
  draft.waiting.unshift(transaction);
  if (draft.waiting.length > LIMITS.waiting) draft.waiting.length = LIMITS.waiting;
}

function addLog(draft: Draft, log: LiveLog): void {
  const place = draft.logs.findIndex((one) => isSame(one, log));
  if (place >= 0) {
    draft.logs[place] = log;
    return;
  }
  // One that was never shown does not have to be taken back.
  if (log.removed) return;
  draft.logs.unshift(log);
  draft.seen.logs += 1;
  if (draft.logs.length > 2 * LIMITS.logs) draft.logs.length = LIMITS.logs;
}

/** Says nothing when a block came after the question: then the list is newer than the answer. */
function setHead(draft: Draft, { number, hash, instead }: Extract<ChainEvent, { kind: 'head' }>): void {
  if (draft.blocks[0]?.hash !== instead) return;
  removeFrom(draft, number + 1n);
  const [newest] = draft.blocks;
  if (newest?.number === number && newest.hash !== hash) removeFrom(draft, number);
}

function removeFrom(draft: Draft, number: bigint): void {
  const removed = draft.blocks.filter((block) => block.number >= number);
  const lowest = removed.at(-1);
  if (lowest === undefined) return;
  draft.blocks = draft.blocks.slice(removed.length);
  draft.transactions = draft.transactions.filter(({ blockNumber }) => blockNumber < number);
  const hashes = new Set(removed.map(({ hash }) => hash));
  draft.logs = draft.logs.map((log) => (hashes.has(log.blockHash) ? { ...log, removed: true } : log));
  const sequence = (draft.rollback?.sequence ?? 0) + 1;
  draft.rollback = { from: lowest.number, blocks: removed.length, sequence };
}

function forgetWaiting(draft: Draft, transactions: readonly LiveTransaction[]): void {
  if (draft.waiting.length === 0 || transactions.length === 0) return;
  const mined = new Set(transactions.map(({ hash }) => hash));
  draft.waiting = draft.waiting.filter(({ hash }) => !mined.has(hash));
}

function trim(draft: Draft): void {
  draft.blocks.length = Math.min(draft.blocks.length, LIMITS.blocks);
  draft.transactions.length = Math.min(draft.transactions.length, LIMITS.transactions);
  draft.logs.length = Math.min(draft.logs.length, LIMITS.logs);
}

function isSame(a: LiveLog, b: LiveLog): boolean {
  return a.blockHash === b.blockHash && a.logIndex === b.logIndex;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
