import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { CallTracer } from './callTracer.js';
import { flatTraces, placedTrace, type FlatOptions } from './flatTraces.js';
import { traceBytes } from './traceBytes.js';
import { TraceFailed, type TraceSize } from './traceLimits.js';

/** `flatCallTracer`: the tree of calls as a list, in go-ethereum's JSON and order of fields. */
export class FlatCallTracer extends CallTracer {
  readonly #options: FlatOptions;

  constructor(options: FlatOptions, size: TraceSize) {
    super({ onlyTopCall: false, withLog: false }, size);
    this.#options = options;
  }

  override result(): Uint8Array {
    const { trace } = this;
    // For example, the chain's permissions refused a creation.
    if (trace === null) throw new TraceFailed(GETH_MESSAGES.noCalls);
    const { blockHash = null, blockNumber = 0n, transactionHash = null, transactionIndex = 0 } = this.transaction ?? {};
    // go-ethereum shows no number for a call.
    const number = transactionHash === null ? 0 : Number(blockNumber);
    const place = { blockHash, blockNumber: number, transactionHash, transactionPosition: transactionIndex };
    return traceBytes(Array.from(flatTraces(trace, this.#options), (flat) => placedTrace(flat, place)));
  }
}
