/**
 * The files of an export: each holds a chunk of blocks of one data set. A file is written under a temporary name,
 * flushed and renamed, so that a file with its final name is always whole, also after a kill or a power cut.
 */
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, syncFolder } from '../files/durableFile.js';
import type { HeightRange } from '../store/heightRanges.js';
import { codeOf, ExportError, writeFailed } from './exportErrors.js';
import type { Format } from './rowEncoder.js';

/** A file that is being written. */
export interface OpenOutput {
  write(bytes: Uint8Array): Promise<void>;
  /** Makes the whole file visible under its name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** What the names of all files of a folder have in common. */
export interface FileNames {
  /** The chain, as file names begin. */
  network: string;
  format: Format;
}

/** The blocks of each file, ascending. Files begin at multiples of `chunkSize`, whatever is exported. */
export function chunksOf({ from, to }: HeightRange, chunkSize: number): HeightRange[] {
  const chunks: HeightRange[] = [];
  for (let start = from; start <= to; start = chunks.at(-1)!.to + 1) {
    const end = start - (start % chunkSize) + chunkSize - 1;
    chunks.push({ from: start, to: Math.min(end, to) });
  }
  return chunks;
}

/** A folder with files of one network and format; other files in it stay as they are. */
export class OutputFolder {
  readonly #path: string;
  readonly #names: FileNames;
  /** Names of the files that were there, and of those that were finished since. */
  readonly #present: Set<string>;

  private constructor(path: string, names: FileNames, present: readonly string[]) {
    this.#path = path;
    this.#names = names;
    this.#present = new Set(present);
  }

  /** Makes a missing folder, and removes temporary files of exports that were killed. */
  static async open(path: string, names: FileNames): Promise<OutputFolder> {
    try {
      await mkdir(path, { recursive: true });
      await removeTemporary(path);
      return new OutputFolder(path, names, await readdir(path));
    } catch (error) {
      throw writeFailed(error, path);
    }
  }

  /** Whether the file of a chunk is there. */
  has(dataSet: string, chunk: HeightRange): boolean {
    return this.#present.has(this.#nameOf(dataSet, chunk));
  }

  /**
   * Throws ExportError when a file holds some of the blocks, and is neither that of a chunk nor its beginning: readers
   * of the folder would find these blocks twice.
   */
  refuseOverlaps(dataSet: string, chunks: readonly HeightRange[]): void {
    const planned = new Map(chunks.map(({ from, to }) => [from, to]));
    const [first, last] = [chunks[0], chunks.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const { name, from, to } of this.#filesOf(dataSet)) {
      if (to < first.from || from > last.to || to <= (planned.get(from) ?? -1)) continue;
      throw new ExportError(
        `${join(this.#path, name)} holds blocks ${from} to ${to}, and files of this export would hold some of them ` +
          `again: name another folder with --output, or remove the file`,
      );
    }
  }

  /** Starts the file of a chunk. */
  async create(dataSet: string, chunk: HeightRange): Promise<OpenOutput> {
    const name = this.#nameOf(dataSet, chunk);
    const path = join(this.#path, name);
    const temporary = `${path}.${process.pid}${TEMPORARY_END}`;
    const attempt = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      try {
        return await work();
      } catch (error) {
        throw writeFailed(error, path);
      }
    };
    const file: FileHandle = await attempt(() => open(temporary, 'w'));
    return {
      write: (bytes) => attempt(() => file.appendFile(bytes)),
      finish: () =>
        attempt(async () => {
          await file.sync();
          await file.close();
          await rename(temporary, path);
          await syncFolder(this.#path);
          this.#present.add(name);
        }),
      async discard() {
        await file.close();
        await rm(temporary, { force: true });
      },
    };
  }

  /** Removes files with the first blocks of a chunk, which its file holds now, too. */
  async removeBeginnings(dataSet: string, chunk: HeightRange): Promise<void> {
    for (const { name, from, to } of this.#filesOf(dataSet)) {
      if (from !== chunk.from || to >= chunk.to) continue;
      await rm(join(this.#path, name), { force: true });
      this.#present.delete(name);
    }
  }

  #nameOf(dataSet: string, { from, to }: HeightRange): string {
    return `${this.#prefix(dataSet)}${digits(from)}_to_${digits(to)}.${this.#names.format}`;
  }

  #prefix(dataSet: string): string {
    return `${this.#names.network}__${dataSet}__`;
  }

  #filesOf(dataSet: string): { name: string; from: number; to: number }[] {
    const prefix = this.#prefix(dataSet);
    return [...this.#present].flatMap((name) => {
      if (!name.startsWith(prefix)) return [];
      const found = /^(\d{8,})_to_(\d{8,})\.(\w+)$/.exec(name.slice(prefix.length));
      if (found?.[3] !== this.#names.format) return [];
      return [{ name, from: Number(found[1]), to: Number(found[2]) }];
    });
  }
}

function digits(blockNumber: number): string {
  return String(blockNumber).padStart(8, '0');
}

const TEMPORARY_END = '.tmp';
const TEMPORARY = /__\d{8,}_to_\d{8,}\.\w+\.(\d+)\.tmp$/;

/** Removes temporary files of processes that have ended. */
async function removeTemporary(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const process = TEMPORARY.exec(name)?.[1];
    if (process !== undefined && !isRunning(Number(process))) await rm(join(folder, name), { force: true });
  }
  // In a container, another process may have the number by now.
  await removeAbandoned(folder, (name) => TEMPORARY.test(name));
}

/** Whether another process with this number runs: this one has no files yet. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
