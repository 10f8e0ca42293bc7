import { type Caller } from '../../caller/caller.js';
import { tooManyInstructions, traceTooLarge } from '../api/traceErrors.js';
import { readStructLogs, type StructLogAnswer } from './structLogTrace.js';

const MAX_INSTRUCTIONS = 50_000;

/**
 * The `limit` of every request for struct logs, so that a trace cannot exhaust the node. Newer releases count the bytes
 * of the list, as geth does; older ones its instructions. Where the release is not known, the first trace above the
 * limit shows it.
 */
export class StructLogLimit {
  readonly #maxBytes: number;
  #countsBytes: boolean;

  constructor(maxBytes: number, countsBytes: boolean) {
    this.#maxBytes = maxBytes;
    this.#countsBytes = countsBytes;
  }

  /** The limit that the node gets; `limit` is the client's, 0 for none. */
  asked(limit: number): number {
    if (!this.#countsBytes) return MAX_INSTRUCTIONS;
    return limit === 0 ? this.#maxBytes : Math.min(limit, this.#maxBytes);
  }

  /**
   * The struct logs of `ask`, cut at the client's limit. Rejects with TraceError where they are cut at ours: a trace
   * that lacks instructions must not look complete.
   */
  async read(ask: (limit: number) => Promise<Uint8Array>, limit: number, caller: Caller): Promise<StructLogAnswer> {
    // Another request may learn what the node counts while this one waits.
    const countsBytes = this.#countsBytes;
    const asked = this.asked(limit);
    const answer = await ask(asked);
    // Its text, and the trace made from it.
    caller.memory.add(2 * answer.length);
    const read = await readStructLogs(answer, limit, caller.signal);
    const { count, size, lastSize } = read;
    // A node that counts bytes stops after the instruction with which they are more.
    if (!countsBytes && count < asked && size > asked && size - lastSize <= asked) {
      this.#countsBytes = true;
      return this.read(ask, limit, caller);
    }
    const cutByClient = limit !== 0 && size > limit;
    if (!countsBytes && count >= asked && !cutByClient) throw tooManyInstructions(asked);
    if (size > this.#maxBytes && !cutByClient) throw traceTooLarge(this.#maxBytes);
    return read;
  }
}
