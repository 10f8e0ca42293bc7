/**
 * Inspects the running process: does for Node.js what geth's runtime methods do for Go. `start` begins what must always
 * run (at almost no cost), and `stop` ends recordings and writes their files.
 */
import type { HeapProfiler } from 'node:inspector';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { MeasurementKind, RecordingKind, Runtime } from '../chain/operator.js';
import type { GcStatistics, MemoryStatistics } from '../../generated/types.js';
import type { LogLevels } from '../observe/logLevels.js';
import type { PartLog } from '../observe/logger.js';
import { ProfileInProgress, UnusableArgument } from './profilingErrors.js';
import { Inspection } from './inspection.js';
import { ProfileFolder } from './profileFolder.js';
import { Recorder } from './recorder.js';
import { EventLoopDelay, EventLoopUse } from './statistics/eventLoop.js';
import { GarbageCollections, memoryStatistics } from './statistics/memory.js';
import { stackReport } from './statistics/stackReport.js';

/** The parts of a runtime. */
export interface RuntimeParts {
  profileFolder: string;
  levels: LogLevels;
  log: PartLog;
  maxSeconds: number;
  /** Whether allocations are sampled and collections counted from the start. */
  samples: boolean;
}

/** Bytes between samples of the heap profile: a thousand samples in a heap of 128 MiB. */
const HEAP_SAMPLE_BYTES = 128 * 1024;

/** MiB of half the young generation at 100 percent: V8's default on 64-bit machines. */
const SEMI_SPACE_MIB = 16;

/** Its maximum, MiB; also for a negative percentage, which in Go means no collections. */
const MAX_SEMI_SPACE_MIB = 256;

const WORDS: Readonly<Record<MeasurementKind, string>> = { block: 'block profiling', mutex: 'mutex profiling' };

/** The `Runtime` of a Node.js process. */
export class NodeRuntime implements Runtime {
  readonly #folder: ProfileFolder;
  readonly #levels: LogLevels;
  readonly #recorders: Readonly<Record<RecordingKind, Recorder>>;
  readonly #measurements = { block: new EventLoopDelay(), mutex: new EventLoopUse() };
  readonly #collections = new GarbageCollections();
  readonly #stopping = new AbortController();
  readonly #measuring = new Set<MeasurementKind>();
  readonly #samples: boolean;
  #inspection: Inspection | null = null;
  #gcPercent = 100;

  constructor({ profileFolder, levels, log, maxSeconds, samples }: RuntimeParts) {
    this.#samples = samples;
    this.#folder = new ProfileFolder(profileFolder);
    this.#levels = levels;
    const parts = { folder: this.#folder, log, maxSeconds };
    this.#recorders = { cpu: new Recorder('cpu', parts), trace: new Recorder('trace', parts) };
  }

  async start(): Promise<void> {
    if (!this.#samples) return;
    this.#collections.start();
    await this.#ask('HeapProfiler.startSampling', { samplingInterval: HEAP_SAMPLE_BYTES });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(Object.values(this.#recorders).map((recorder) => recorder.close()));
    for (const measurement of Object.values(this.#measurements)) measurement.setRate(0);
    this.#collections.stop();
    this.#inspection?.close();
    this.#inspection = null;
  }

  startRecording(kind: RecordingKind, file: string): Promise<void> {
    return this.#recorders[kind].start(file);
  }

  stopRecording(kind: RecordingKind): Promise<void> {
    return this.#recorders[kind].stop();
  }

  record(kind: RecordingKind, file: string, seconds: number): Promise<void> {
    return this.#recorders[kind].record(file, seconds);
  }

  setRate(kind: MeasurementKind, rate: number): void {
    this.#measurements[kind].setRate(rate);
  }

  async writeMeasurement(kind: MeasurementKind, file: string): Promise<void> {
    const made = await this.#folder.create(file);
    await made.writeAll(this.#measurements[kind].text());
  }

  async measure(kind: MeasurementKind, file: string, seconds: number): Promise<void> {
    if (this.#measuring.has(kind)) throw new ProfileInProgress(WORDS[kind]);
    this.#measuring.add(kind);
    try {
      const made = await this.#folder.create(file);
      this.#measurements[kind].setRate(1);
      // Ends early when the runtime stops.
      await pause(seconds * 1_000, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      await made.writeAll(this.#measurements[kind].text());
    } finally {
      this.#measurements[kind].setRate(0);
      this.#measuring.delete(kind);
    }
  }

  async writeHeapProfile(file: string): Promise<void> {
    const made = await this.#folder.create(file);
    // The type of V8's response to this method.
    const answer = (await this.#ask('HeapProfiler.getSamplingProfile').catch(async (error: unknown) => {
      await made.discard();
      throw error;
    })) as HeapProfiler.GetSamplingProfileReturnType;
    await made.writeAll(`${JSON.stringify(answer.profile)}\n`);
  }

  stacks(filter: string | null): string {
    return stackReport(filter);
  }

  memoryStatistics(): MemoryStatistics {
    return memoryStatistics(this.gcStatistics());
  }

  gcStatistics(): GcStatistics {
    return this.#collections.statistics();
  }

  async collectGarbage(): Promise<void> {
    await this.#ask('HeapProfiler.collectGarbage');
  }

  setGcPercent(percent: number): number {
    const previous = this.#gcPercent;
    this.#gcPercent = percent;
    const wanted = percent < 0 ? MAX_SEMI_SPACE_MIB : Math.round((SEMI_SPACE_MIB * percent) / 100);
    const mebibytes = Math.min(Math.max(wanted, 1), MAX_SEMI_SPACE_MIB);
    // V8 reads the flag when it makes the heap of a thread.
    setFlagsFromString(`--max-semi-space-size=${mebibytes}`);
    return previous;
  }

  setVerbosity(level: number): void {
    this.#levels.setVerbosity(level);
  }

  setModuleLevels(pattern: string): void {
    if (!this.#levels.setModules(pattern))
      throw new UnusableArgument('pattern', 'must be a comma-separated list of part=N, such as indexer=5,mem*=4');
  }

  /** Connects when it is needed: most services are never inspected. */
  #ask(method: string, params: object = {}): Promise<unknown> {
    this.#inspection ??= new Inspection();
    return this.#inspection.ask(method, params);
  }
}
