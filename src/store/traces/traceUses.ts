/** Which addresses take part in the transactions of a block, read out of its call traces. */
import { CallFrameScan, type CallFrame, type CallFrameListener } from '../../evm/traces/callFrameScan.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';

/** Flags of a use. They are part of the store's format. */
export const SENDS = 1;
/** See SENDS. */
export const RECEIVES = 2;
/** See SENDS. */
export const CREATED = 4;

/** Addresses (40 hex digits, lower case) to their transactions: index in the block to flags. */
export type BlockUses = Map<string, Map<number, number>>;

/** The uses of a block's transactions. Rejects with SyntaxError when a trace is none. */
export async function usesOfBlock(traces: readonly Uint8Array[]): Promise<BlockUses> {
  const uses: BlockUses = new Map();
  for (const [transactionIndex, trace] of traces.entries()) {
    const scan = new CallFrameScan(trace, new UseCollector(uses, transactionIndex));
    while (!scan.step()) if (sliceIsOver()) await nextSlice();
    if (sliceIsOver()) await nextSlice();
  }
  return uses;
}

class UseCollector implements CallFrameListener {
  /** Contracts that were created and not undone until now. */
  readonly #created: string[] = [];
  /** How many there were when the frame of each depth opened. */
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
    this.#add(from, SENDS);
    this.#add(to, RECEIVES);
    if (failed) this.#created.length = this.#createdBefore[depth] ?? 0;
    else if (type === 'CREATE' || type === 'CREATE2') this.#created.push(to);
    if (depth === 0) for (const address of this.#created) this.#add(address, CREATED);
  }

  #add(address: string, flags: number): void {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) {
      if (address === '') return;
      throw new SyntaxError('expected an address');
    }
    const key = address.slice(2).toLowerCase();
    let transactions = this.#uses.get(key);
    if (transactions === undefined) this.#uses.set(key, (transactions = new Map<number, number>()));
    transactions.set(this.#transactionIndex, (transactions.get(this.#transactionIndex) ?? 0) | flags);
  }
}
