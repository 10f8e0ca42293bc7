/** Writes dumps of the chain's state to a file, from time to time and at the end. */
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isProcess } from '../../devchain/fileLock.js';
import { writeDurably } from '../../files/durableFile.js';
import { reasonOf } from './optionFile.js';

/** The file of the dumps, and their interval. */
export interface DumpTarget {
  flag: '--dump-state' | '--state';
  path: string;
  intervalSeconds: number;
}

/** The source of dumps, and the listener for failures while the chain runs. */
export interface DumpSource {
  dumpState(): Promise<Uint8Array>;
  onFailure(error: Error): void;
}

/** The dumps of one chain, one after another. */
export class StateDumps {
  readonly #target: DumpTarget;
  readonly #source: DumpSource;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(target: DumpTarget, source: DumpSource) {
    this.#target = target;
    this.#source = source;
    this.#timer = setInterval(() => {
      // A dump that takes longer than the interval is not joined by another one.
      this.#running ??= this.#dump()
        .catch((error: Error) => this.#source.onFailure(error))
        .finally(() => (this.#running = null));
    }, target.intervalSeconds * 1000);
  }

  /** Makes the last dump. Rejects with a sentence when it fails; the earlier file then stays. */
  async finish(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#dump();
  }

  async #dump(): Promise<void> {
    const { flag, path } = this.#target;
    try {
      await replaceFile(path, await this.#source.dumpState());
    } catch (cause) {
      throw new Error(`${flag} ${path}: the state was not dumped: ${reasonOf(cause)}`, { cause });
    }
  }
}

/** Replaces a file: at any moment the path holds all of the earlier or all of the new content. */
async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await removeLeftovers(path);
  try {
    await writeDurably(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes files that killed processes left, named as `temporary` above. */
async function removeLeftovers(path: string): Promise<void> {
  const [folder, prefix] = [dirname(path), `${basename(path)}.`];
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(prefix) ? /^([0-9]+)\.tmp$/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid === undefined) continue;
    const isInUse = Number(pid) !== process.pid && isProcess(Number(pid));
    if (!isInUse) await rm(join(folder, name), { force: true });
  }
}
