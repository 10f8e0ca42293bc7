import type { Address } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { CallTracer } from './callTracer.js';
import { flatTraces, placedTrace } from './flatTraces.js';
import { traceBytes } from './traceBytes.js';
import { TraceFailed, type TraceSize } from './traceLimits.js';

/** `tracerConfig` of the request, with go-ethereum's names and defaults filled in. */
export interface FlatCallTracerOptions {
  convertParityErrors: boolean;
  includePrecompiles: boolean;
}

const NONE: ReadonlySet<Address> = new Set();

/** `flatCallTracer`: the tree of calls as a list, in go-ethereum's JSON and order of fields. */
export class FlatCallTracer extends CallTracer {
  readonly #options: FlatCallTracerOptions;
  readonly #precompiles: ReadonlySet<Address>;

  constructor(options: FlatCallTracerOptions, precompiles: ReadonlySet<Address>, size: TraceSize) {
    super({ onlyTopCall: false, withLog: false }, size);
    this.#options = options;
    this.#precompiles = options.includePrecompiles ? NONE : precompiles;
  }

  override result(): Uint8Array {
    const { trace } = this;
    // For example, the chain's permissions refused a creation.
    if (trace === null) throw new TraceFailed(GETH_MESSAGES.noCalls);
    const options = { parityErrors: this.#options.convertParityErrors, precompiles: this.#precompiles };
    const { blockHash = null, blockNumber = 0n, transactionHash = null, transactionIndex = 0 } = this.transaction ?? {};
    // go-ethereum shows no number for a call.
    const number = transactionHash === null ? 0 : Number(blockNumber);
    const place = { blockHash, blockNumber: number, transactionHash, transactionPosition: transactionIndex };
    return traceBytes(Array.from(flatTraces(trace, options), (flat) => placedTrace(flat, place)));
  }
}
