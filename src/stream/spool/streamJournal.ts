import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StreamVersion } from '../message.js';

const FILE = 'stream.json';
const FORMAT = 1;

/** A follower that knows none of these reads everything again. */
const MOST_REWINDS = 1_000;
/** Starts that are remembered, which are more than a spool has. */
const MOST_STARTS = 256;

interface Journal {
  format: typeof FORMAT;
  stream: string;
  /** The lowest height that each rewind replaced, the oldest first; `count` includes those left out. */
  rewinds: number[];
  count: number;
  /** The first heights after each start of the node. */
  starts: number[];
}

/** Remembers which heights came again, and when the node was started, for followers that were away at that time. */
export class StreamJournal {
  readonly #path: string;
  readonly #journal: Journal;

  /** Reads the journal of a spool, or begins one. */
  constructor(folder: string) {
    this.#path = join(folder, FILE);
    const found = readJournal(this.#path);
    this.#journal = found ?? {
      format: FORMAT,
      stream: randomBytes(16).toString('hex'),
      rewinds: [],
      count: 0,
      starts: [],
    };
    if (found === null) this.#save();
  }

  get version(): StreamVersion {
    return { stream: this.#journal.stream, rewinds: this.#journal.count };
  }

  /** The first heights after each start of the node, lowest first. */
  get starts(): readonly number[] {
    return this.#journal.starts;
  }

  /** The node was started, and this is its first height, not the one that was `expected`. */
  noteStart(height: number, expected = height): void {
    const journal = this.#journal;
    const before = journal.starts.filter((start) => start < height && start !== expected);
    journal.starts = [...before, height].slice(-MOST_STARTS);
    this.#save();
  }

  /** Complete heights from this one on are about to be replaced. */
  note(height: number): void {
    const journal = this.#journal;
    journal.rewinds.push(height);
    journal.count += 1;
    if (journal.rewinds.length > MOST_REWINDS) journal.rewinds.shift();
    this.#save();
  }

  /** The lowest height that was replaced since; null if none was, or if the version is that of another spool. */
  lowestSince({ stream, rewinds: known }: StreamVersion): number | null {
    const { rewinds, count } = this.#journal;
    if (stream !== this.#journal.stream || known === count) return null;
    const missed = rewinds.slice(known - count);
    // It missed more than are remembered, or it knows more: then the folder is an older copy of itself.
    return missed.length === count - known ? Math.min(...missed) : 1;
  }

  /** Without room on the disk, it is remembered as long as the process runs. */
  #save(): void {
    try {
      const unfinished = `${this.#path}.unfinished`;
      writeFileSync(unfinished, JSON.stringify(this.#journal), { mode: 0o600 });
      renameSync(unfinished, this.#path);
    } catch {
      // The next change writes all of it.
    }
  }
}

function readJournal(path: string): Journal | null {
  try {
    const journal = JSON.parse(readFileSync(path, 'utf8')) as Partial<Journal>;
    const { format, stream, rewinds, count, starts } = journal;
    if (format !== FORMAT || typeof stream !== 'string' || typeof count !== 'number') return null;
    if (!isHeights(rewinds) || !isHeights(starts)) return null;
    return { format, stream, rewinds, count, starts };
  } catch {
    // Missing or damaged: a stream of its own begins, of which followers know nothing.
    return null;
  }
}

function isHeights(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((height) => typeof height === 'number');
}
