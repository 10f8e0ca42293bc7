import type { GcStatistics, MemoryStatistics } from '../../../generated/types.js';

/** What can be recorded for a time. */
export type RecordingKind = 'cpu' | 'trace';

/** What is measured while it is switched on. */
export type MeasurementKind = 'block' | 'mutex';

/**
 * Looks into the running process. Files are named without a folder, and are made in the profile folder; a name that
 * cannot be used rejects as an invalid parameter, and a file that cannot be written with ProfileNotWritten.
 */
export interface Runtime {
  /**
   * Begins a recording, which ends by itself at its time limit. Rejects with ProfileInProgress when there is one of the
   * same kind.
   */
  startRecording(kind: RecordingKind, file: string): Promise<void>;
  /** Ends a recording, and resolves when its file is written. Rejects with ProfileNotInProgress. */
  stopRecording(kind: RecordingKind): Promise<void>;
  /** Records for so many seconds, or until it is stopped. */
  record(kind: RecordingKind, file: string, seconds: number): Promise<void>;
  /** Switches a measurement on, or off with 0 or less. What it has measured before is forgotten. */
  setRate(kind: MeasurementKind, rate: number): void;
  /** Writes what was measured since it was switched on. */
  writeMeasurement(kind: MeasurementKind, file: string): Promise<void>;
  /** Switches a measurement on for so many seconds, and writes it. */
  measure(kind: MeasurementKind, file: string, seconds: number): Promise<void>;
  /** Writes what was allocated since the start and is still in use. */
  writeHeapProfile(file: string): Promise<void>;
  /** Stacks and threads as JSON text; with a filter only the frames and handles that contain it. */
  stacks(filter: string | null): string;
  memoryStatistics(): MemoryStatistics;
  gcStatistics(): GcStatistics;
  /** Collects all garbage, which holds the process meanwhile. */
  collectGarbage(): Promise<void>;
  /** Sets the size of the young generation of new threads, in percent of V8's own. Returns the previous value. */
  setGcPercent(percent: number): number;
  /** 0 (nothing) to 5 (all). */
  setVerbosity(level: number): void;
  /** Sets levels of parts, as `indexer=5,mempool=4`; empty text sets none. Throws for another form. */
  setModuleLevels(pattern: string): void;
}
