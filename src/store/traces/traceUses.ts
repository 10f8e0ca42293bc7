/** Which addresses take part in the transactions of a block, according to their call traces. */
import type { BlockCallTraces } from '../../chain/keptTraces.js';
import { CallFrameScan, type CallFrame, type CallFrameListener } from '../../ethereum/callFrameScan.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';

/** Flag of a use, part of the store's format: the address is a sender. */
export const SENDS = 1;
/** Flag of a use: the address receives a call or value, or is created. */
export const RECEIVES = 2;
/** Flag of a use: the transaction creates the contract at the address. */
export const CREATED = 4;

/** Addresses (40 hex digits, lower case) to their transactions: index in the block to flags. */
export type BlockUses = Map<string, Map<number, number>>;

/** The uses of a block's transactions. Rejects with SyntaxError when a trace is malformed. */
export async function usesOfBlock({ traces, untraced = [] }: BlockCallTraces): Promise<BlockUses> {
  const uses: BlockUses = new Map();
  for (const { transactionIndex, from, to } of untraced) {
    addUse(uses, from, transactionIndex, SENDS);
    addUse(uses, to, transactionIndex, RECEIVES);
  }
  for (const [transactionIndex, trace] of traces.entries()) {
    if (trace.length === 0) continue;
    const scan = new CallFrameScan(trace, new UseCollector(uses, transactionIndex));
    while (!scan.step()) if (sliceIsOver()) await nextSlice();
    if (sliceIsOver()) await nextSlice();
  }
  return uses;
}

class UseCollector implements CallFrameListener {
  /** Contracts that were created and not undone so far. */
  readonly #created: string[] = [];
  /** The length of `#created` when the frame of each depth opened. */
  readonly #createdBefore: number[] = [];
  readonly #uses: BlockUses;
  readonly #transactionIndex: number;

  constructor(uses: BlockUses, transactionIndex: number) {
    this.#uses = uses;
    this.#transactionIndex = transactionIndex;
  }

  opened({ depth }: CallFrame): void {
    this.#createdBefore[depth] = this.#created.length;
  }

  closed({ type, from, to, failed, depth }: CallFrame): void {
    addUse(this.#uses, from, this.#transactionIndex, SENDS);
    addUse(this.#uses, to, this.#transactionIndex, RECEIVES);
    if (failed) this.#created.length = this.#createdBefore[depth] ?? 0;
    else if (type === 'CREATE' || type === 'CREATE2') this.#created.push(to);
    if (depth > 0) return;
    for (const address of this.#created) addUse(this.#uses, address, this.#transactionIndex, CREATED);
  }
}

function addUse(uses: BlockUses, address: string, transactionIndex: number, flags: number): void {
  // A creation that failed at once has no address.
  if (address === '') return;
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) throw new SyntaxError('expected an address');
  const key = address.slice(2).toLowerCase();
  let transactions = uses.get(key);
  if (transactions === undefined) uses.set(key, (transactions = new Map<number, number>()));
  transactions.set(transactionIndex, (transactions.get(transactionIndex) ?? 0) | flags);
}
