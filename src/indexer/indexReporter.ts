import type { BlockRange } from '../chain/blocks.js';
import type {
  FillProgress,
  IndexReport,
  IndexReporter as Reporter,
  LogIndexReport,
  TraceReport,
} from '../chain/operator.js';
import { FIRST_HEIGHT } from '../store/genesisBlock.js';
import { countHeights, gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import { secondsLeft } from './blockRate.js';
import type { Coverage } from './coverage.js';

/** What fills a part of the index. */
export interface Filler {
  isRetrying(): boolean;
  /** Null when no blocks were added lately. */
  blocksPerSecond(): number | null;
}

/** The index by address, and what fills it. */
export interface TraceFilling {
  /** Nothing can be traced below `lowest`. */
  filler: Filler & { lowest(): number };
  kept: { indexed(): HeightRange[]; hasRoom(): boolean; bytes(): number };
}

/** What is reported on. */
export interface IndexReporterParts {
  store: Pick<StoreReader, 'stats'>;
  coverage: Pick<Coverage, 'head' | 'earliest' | 'nodeEarliest' | 'ranges' | 'missing' | 'discarded' | 'indexed'>;
  /** Null when the back-fill is off. */
  backfill: Filler | null;
  /** Null when the log index is off. */
  logs: () => { progress(): LogIndexReport } | null;
  /** Null when the index by address is off. */
  traces: TraceFilling | null;
}

/** Reports on the index without querying the node, in time proportional to the number of ranges. */
export class IndexReporter implements Reporter {
  readonly #parts: IndexReporterParts;

  constructor(parts: IndexReporterParts) {
    this.#parts = parts;
  }

  async report(): Promise<IndexReport> {
    const { coverage, store, backfill } = this.#parts;
    const isEmpty = coverage.head === 0;
    const { transactions, undecodable, bytes } = await store.stats();
    const target = isEmpty ? null : coverage.nodeEarliest;
    return {
      head: isEmpty ? null : coverage.head,
      earliest: isEmpty ? null : coverage.earliest,
      ranges: withGenesis(coverage.ranges, coverage.earliest),
      backfill: withDiscarded(fillProgress(coverage.missing, target, backfill), coverage.discarded),
      transactions,
      undecodable,
      bytes,
      logs: this.#parts.logs()?.progress() ?? null,
      traces: this.#traces(),
    };
  }

  #traces(): TraceReport | null {
    const { coverage, traces } = this.#parts;
    if (traces === null) return null;
    const { filler, kept } = traces;
    const ranges = kept.indexed();
    const from = Math.max(coverage.indexed?.from ?? FIRST_HEIGHT, filler.lowest());
    const missing = coverage.indexed === null ? [] : gapsWithin(ranges, from, coverage.head);
    const filling = fillProgress(missing, coverage.indexed === null ? null : from, filler);
    const isFull = filling.missing > 0 && !kept.hasRoom();
    return { ranges, filling: isFull ? { ...filling, state: 'full' } : filling, bytes: kept.bytes() };
  }
}

function fillProgress(missing: readonly HeightRange[], target: number | null, filler: Filler | null): FillProgress {
  const left = { missing: countHeights(missing), next: missing.at(-1)?.to ?? null, target };
  const isFinished = target !== null && left.missing === 0;
  const idle = { ...left, blocksPerSecond: null, secondsLeft: null };
  if (isFinished) return { state: 'finished', ...idle };
  if (filler === null) return { state: 'off', ...idle };
  const blocksPerSecond = filler.blocksPerSecond();
  const rate = { blocksPerSecond, secondsLeft: secondsLeft(left.missing, blocksPerSecond) };
  return { state: filler.isRetrying() ? 'retrying' : 'working', ...left, ...rate };
}

/** Blocks whose results the node did not keep cannot be filled from this node. */
function withDiscarded(filling: FillProgress, discarded: readonly HeightRange[]): FillProgress {
  const missing = filling.missing + countHeights(discarded);
  if (discarded.length === 0 || filling.state === 'off') return { ...filling, missing };
  return { ...filling, missing, state: filling.missing === 0 ? 'impossible' : filling.state };
}

/** Block 0 is stored with block 1. */
function withGenesis(ranges: readonly HeightRange[], earliest: number): BlockRange[] {
  const [lowest, ...others] = ranges;
  return lowest?.from === FIRST_HEIGHT && earliest === 0 ? [{ from: 0, to: lowest.to }, ...others] : [...ranges];
}
