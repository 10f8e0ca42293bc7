/**
 * Traces kept blocks again, some time after they were kept. No hash covers the calls inside a transaction, so the false
 * trace of a moment, or of the state it was made from, would be served for as long as it is kept. Where a block traces
 * differently now, the kept traces are dropped, made again, and checked again after that.
 */
import { isHistoryLost } from '../../chain/chainErrors.js';
import type { TransactionTrace } from '../../chain/traces.js';
import type { Caller } from '../../caller/caller.js';
import type { Logger } from '../../observe/logger.js';
import type { DueCheck, TraceStore } from '../../store/traces/traceStore.js';
import { BackgroundWorker, type HeadFollower, type Rest } from '../../indexer/backgroundWorker.js';
import { MAX_TIMEOUT_MS } from '../api/traceOptions.js';

/** What the check works with. */
export interface TraceRecheckParts {
  traces: { again(blockNumber: number, timeoutMs: number, caller: Caller): Promise<TransactionTrace[] | null> };
  kept: Pick<TraceStore, 'dueCheck' | 'endCheck' | 'delayCheck' | 'block' | 'drop'>;
  indexer: HeadFollower;
  log: Logger;
}

/** Speed and waits. */
export interface TraceRecheckOptions {
  /** Milliseconds between looks for a due check. Default: 1,000. */
  idleMs?: number;
  /** Share of the time in which blocks are traced, above 0 and at most 1. Default: 0.2. */
  dutyCycle?: number;
  /** Wait before a failed check is retried, doubled after each failure. Default: a minute. */
  retryMs?: number;
}

const DEFAULTS = { idleMs: 1_000, dutyCycle: 0.2, retryMs: 60_000 };
/** After this many failures, some eight hours, the traces stay as they are. */
const MOST_FAILURES = 9;

/** Due checks wait while new blocks are read. */
export class TraceRecheck extends BackgroundWorker {
  readonly #options: Required<TraceRecheckOptions>;
  readonly #parts: TraceRecheckParts;

  constructor(options: TraceRecheckOptions, parts: TraceRecheckParts) {
    super('checking kept traces', parts.indexer, parts.log);
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
  }

  protected async step(): Promise<Rest> {
    const { idleMs, dutyCycle, retryMs } = this.#options;
    const begun = performance.now();
    const { kept, indexer, log } = this.#parts;
    try {
      const check = indexer.isCatchingUp() ? null : kept.dueCheck();
      if (check === null) return idleMs;
      await this.#check(check);
      return (performance.now() - begun) * (1 / dutyCycle - 1);
    } catch (error) {
      // On a full disk, the result of a check cannot be noted, and it is still due.
      log.warn({ err: error }, 'kept traces cannot be checked, trying again');
      return retryMs;
    }
  }

  async #check(check: DueCheck): Promise<void> {
    const { kept, log } = this.#parts;
    const { blockNumber, blockHash } = check;
    const known = await kept.block(blockNumber, blockHash);
    const made = known === undefined ? null : await this.#again(check);
    if (made === 'later') return;
    if (known !== undefined && made !== null && differs(known, made)) {
      log.warn({ blockNumber }, 'a block traces otherwise than before: its kept traces are made again');
      await kept.drop(blockNumber);
    } else if (made?.some(mayBeMadeLater) === true && this.#delay(check)) return;
    kept.endCheck(check);
  }

  /** False when the check has failed too often. */
  #delay(check: DueCheck): boolean {
    if (check.failures >= MOST_FAILURES) return false;
    this.#parts.kept.delayCheck(check, this.#options.retryMs * 2 ** check.failures);
    return true;
  }

  /** Null when the block was removed, or the node has pruned its state. */
  async #again(check: DueCheck): Promise<TransactionTrace[] | null | 'later'> {
    const { traces, log } = this.#parts;
    const { blockNumber } = check;
    try {
      return await traces.again(blockNumber, MAX_TIMEOUT_MS, this.own);
    } catch (error) {
      if (this.own.signal.aborted) return 'later';
      if (isHistoryLost(error)) return null;
      log.debug({ err: error, blockNumber }, 'kept traces could not be made again to check them');
      return this.#delay(check) ? 'later' : null;
    }
  }
}

function mayBeMadeLater(outcome: TransactionTrace): boolean {
  return 'error' in outcome && outcome.untraceable !== true;
}

/** Where a trace cannot be made now, the kept one stays. */
function differs(known: readonly Uint8Array[], made: readonly TransactionTrace[]): boolean {
  if (known.length !== made.length) return true;
  return made.some((outcome, index) => 'trace' in outcome && Buffer.compare(outcome.trace.bytes, known[index]!) !== 0);
}
