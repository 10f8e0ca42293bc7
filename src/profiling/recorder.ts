import type { RecordingKind } from '../chain/operator.js';
import type { PartLog } from '../observe/logger.js';
import { ProfileInProgress, ProfileNotInProgress } from './profilingErrors.js';
import { Inspection } from './inspection.js';
import type { ProfileFile, ProfileFolder } from './profileFolder.js';
import { recordCpu, recordTrace, type Recording } from './recordings.js';

/** How each kind is recorded, and geth's word for it. */
const KINDS: Readonly<Record<RecordingKind, { what: string; record: (recording: Recording) => Promise<void> }>> = {
  cpu: { what: 'CPU profiling', record: recordCpu },
  trace: { what: 'trace', record: recordTrace },
};

/** The parts that all recordings share. */
export interface RecorderParts {
  folder: ProfileFolder;
  log: PartLog;
  /** Maximum length of a recording, seconds; it then ends by itself. */
  maxSeconds: number;
}

/** Records one kind of profile, one at a time. Makes the file first, so that a bad name fails at once. */
export class Recorder {
  readonly #kind: RecordingKind;
  readonly #parts: RecorderParts;
  /** False from the call until the file is written. */
  #isFree = true;
  #current: { stop: () => void; written: Promise<void> } | null = null;
  #closed = false;

  constructor(kind: RecordingKind, parts: RecorderParts) {
    this.#kind = kind;
    this.#parts = parts;
  }

  async start(name: string): Promise<void> {
    await this.#start(name, this.#parts.maxSeconds);
  }

  /** Resolves when the file is written. */
  async stop(): Promise<void> {
    if (this.#current === null) throw new ProfileNotInProgress(KINDS[this.#kind].what);
    const { stop, written } = this.#current;
    stop();
    await written;
  }

  /** Resolves when the file is written, after some seconds or when the recording is stopped. */
  async record(name: string, seconds: number): Promise<void> {
    await (
      await this.#start(name, seconds)
    ).written;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#current?.stop();
    await this.#current?.written.catch(() => undefined);
  }

  async #start(name: string, seconds: number): Promise<{ written: Promise<void> }> {
    if (!this.#isFree) throw new ProfileInProgress(KINDS[this.#kind].what);
    this.#isFree = false;
    const file = await this.#parts.folder.create(name).catch((error: unknown) => {
      this.#isFree = true;
      throw error;
    });
    let stop: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    const timer = setTimeout(stop, seconds * 1_000);
    let begun: () => void = () => undefined;
    const recording = new Promise<void>((resolve) => (begun = resolve));
    const written = this.#write(file, { seconds, begun, stopped }).finally(() => {
      clearTimeout(timer);
      this.#current = null;
      this.#isFree = true;
    });
    this.#current = { stop, written };
    written.catch((error: unknown) => {
      this.#parts.log.warn({ err: error, file: file.name }, 'a recording was not written');
    });
    if (this.#closed) stop();
    // It may fail before it begins.
    await Promise.race([recording, written]);
    return { written };
  }

  async #write(file: ProfileFile, recording: Pick<Recording, 'seconds' | 'begun' | 'stopped'>): Promise<void> {
    const inspection = new Inspection();
    try {
      await KINDS[this.#kind].record({ ...recording, inspection, write: (text) => file.write(text) });
      await file.finish();
    } catch (error) {
      await file.discard();
      throw error;
    } finally {
      inspection.close();
    }
  }
}
