/** Writes the units of the log index, one after another. It runs in a process of its own, see `logIndexProcess.ts`. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBloom, readSealedOrNull } from '../lmdb/sealedRecords.js';
import type { LmdbDatabases } from '../lmdb/lmdbDatabases.js';
import { readRanges } from '../lmdb/metadata.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import type { HeightRange } from '../heightRanges.js';
import { baseOf, indexedBlocks, isOfChain, type IndexedBlocks } from './logIndex.js';
import { LogEntries } from './logEntries.js';
import {
  readDirectories,
  readUnits,
  replaceUnits,
  takeId,
  type LogDirectory,
  type LogIndexFile,
  type LogUnit,
} from './logIndexFile.js';
import { nextWork, type IndexWork } from './nextWork.js';
import { bitsFor, directoryPages, mergedPostings, unitPages, UnitUnreadable, writePages } from './writeUnit.js';
import { ValueHasher } from './valueHash.js';

/** From this many entries on, the unit ends after the block: they take 8 bytes each, and postings of all are made. */
const MOST_ENTRIES = 4_000_000;
/** Blocks read between two checks whether to stop. */
const BLOCKS_AT_ONCE = 64;
/** Pages removed in one transaction. */
const REMOVED_AT_ONCE = 2_048;

/** What makes a unit invalid when it changes. */
type ChainNow = Pick<LogUnit, 'generation' | 'rewrites' | 'instance'>;

/** What a builder reads and writes. */
export interface UnitBuilderParts {
  /** The block index, which another process writes. */
  blocks: LmdbDatabases;
  file: LogIndexFile;
  signal: AbortSignal;
}

/** Writes what `nextWork` says. */
export class UnitBuilder {
  /** Heights whose records could not be read. */
  readonly unreadable = new Set<number>();
  readonly #parts: UnitBuilderParts;
  readonly #chain: IndexedBlocks;

  constructor(parts: UnitBuilderParts) {
    this.#parts = parts;
    this.#chain = indexedBlocks(parts.blocks);
  }

  /** Drops units of which a page cannot be read, those of removed blocks, and pages without a unit. */
  async tidy(damaged: ReadonlySet<number> = new Set()): Promise<void> {
    const { file } = this.#parts;
    const isSound = (unit: LogUnit): boolean => !damaged.has(unit.id) && isOfChain(unit, this.#chain);
    const units = readUnits(file);
    const sound = new Set(units.filter(isSound).map(({ id }) => id));
    const isKept = ({ id, sections }: LogDirectory): boolean =>
      !damaged.has(id) && sections.every((unit) => unit === 0 || sound.has(unit));
    const dropped = [
      ...units.filter(({ id }) => !sound.has(id)),
      ...readDirectories(file).filter((directory) => !isKept(directory)),
    ];
    if (dropped.length > 0)
      replaceUnits(
        file,
        null,
        dropped.map(({ id }) => id),
      );
    await this.#removeLeftPages();
  }

  /** Does the next piece of work; null when there is none. */
  async step(isFinished: boolean): Promise<IndexWork | null> {
    const { blocks, file } = this.#parts;
    // Read first: what is removed from now on makes the new unit invalid.
    const read = this.#chainNow();
    const units = readUnits(file).filter((unit) => isOfChain(unit, this.#chain));
    const listed = new Set(readDirectories(file).flatMap(({ sections }) => sections));
    const { unreadable } = this;
    const work = nextWork({ units, ranges: readRanges(blocks.meta), isFinished, unreadable, listed });
    if (work === null) return null;
    if (work.kind === 'build') await this.#build(work.range, read);
    else if (work.kind === 'merge') await this.#merge(work.units, read);
    else await this.#list(work.sections);
    return work;
  }

  async #build({ from, to }: HeightRange, read: ChainNow): Promise<void> {
    const { blocks, file } = this.#parts;
    const base = baseOf({ from });
    const entries = new LogEntries(new ValueHasher(file.seed));
    let last = from - 1;
    for (let height = from; height <= to && entries.count < MOST_ENTRIES; height++) {
      if (height % BLOCKS_AT_ONCE === 0) await this.#yield();
      const bloom = readSealedOrNull(blocks, 'blooms', height);
      const receipts = bloom && isBloom(bloom) ? readSealedOrNull(blocks, 'receipts', height) : bloom;
      if (!bloom || !receipts) {
        this.unreadable.add(height);
        break;
      }
      if (receipts !== bloom) entries.addBlock(receipts, height - base);
      last = height;
    }
    const hash = this.#chain.hashOf(last);
    if (last < from || hash === null) {
      this.unreadable.add(Math.max(last, from));
      return;
    }
    const { logs, count } = entries;
    const unit = { ...read, id: takeId(file), from, to: last, hash, bits: bitsFor(count * 5), logs };
    const pages = unitPages(entries.takeSorted(), unit.bits);
    const bytes = logs === 0 ? 0 : await writePages(file, unit.id, pages, () => this.#yield());
    replaceUnits(file, { unit: { ...unit, bytes } }, []);
  }

  async #merge(units: readonly LogUnit[], read: ChainNow): Promise<void> {
    const { file } = this.#parts;
    const [from, { to, hash }] = [units[0]!.from, units.at(-1)!];
    const logs = units.reduce((sum, unit) => sum + unit.logs, 0);
    const most = units.reduce((sum, unit) => sum + unit.bytes, 0);
    const unit = { ...read, id: takeId(file), from, to, hash, bits: bitsFor(most * MERGED_SHARE), logs };
    await this.#dropUnreadable(async () => {
      const pages = unitPages(mergedPostings(file, units), unit.bits);
      const bytes = logs === 0 ? 0 : await writePages(file, unit.id, pages, () => this.#yield());
      // The blocks may have been removed meanwhile; then the units are invalid, and so is this one.
      replaceUnits(
        file,
        { unit: { ...unit, bytes } },
        units.map(({ id }) => id),
      );
      await this.#removeLeftPages();
    });
  }

  /** It is of the same blocks as its units, and holds as long as all of them do. */
  async #list(sections: readonly (LogUnit | null)[]): Promise<void> {
    const { file } = this.#parts;
    const units = sections.map((unit) => (unit === null || unit.logs === 0 ? null : unit));
    const most = units.reduce((sum, unit) => sum + (unit?.bytes ?? 0), 0);
    const [id, bits] = [takeId(file), bitsFor(most * LISTED_SHARE)];
    await this.#dropUnreadable(async () => {
      const bytes = await writePages(file, id, directoryPages(file, units, bits), () => this.#yield());
      const directory = { id, sections: sections.map((unit) => unit?.id ?? 0), bits, bytes };
      replaceUnits(file, { directory }, this.#replacedBy(directory));
      await this.#removeLeftPages();
    });
  }

  #chainNow(): ChainNow {
    const chain = this.#chain;
    return { generation: chain.generation(), rewrites: chain.rewrites(), instance: chain.instance() };
  }

  /** Ids of the directories that share a section with another one, or have one that is gone. */
  #replacedBy({ sections }: LogDirectory): number[] {
    const { file } = this.#parts;
    const others = new Set(readUnits(file).map(({ id }) => id));
    for (const id of sections) others.delete(id);
    const isReplaced = (former: LogDirectory): boolean => former.sections.some((id) => id !== 0 && !others.has(id));
    return readDirectories(file)
      .filter(isReplaced)
      .map(({ id }) => id);
  }

  /** A unit that is read meanwhile and cannot be is dropped, so that it is written again. */
  async #dropUnreadable(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!(error instanceof UnitUnreadable)) throw error;
      await this.tidy(new Set([error.id]));
    }
  }

  async #removeLeftPages(): Promise<void> {
    const { file } = this.#parts;
    const ids = new Set([...readUnits(file), ...readDirectories(file)].map(({ id }) => id));
    let start = Buffer.alloc(8);
    for (;;) {
      const [first] = file.pages.getKeys({ start, limit: 1 });
      if (first === undefined) return;
      const id = Buffer.from(first).readUInt32BE(0);
      const end = Buffer.alloc(8);
      end.writeUInt32BE(id + 1, 0);
      if (!ids.has(id)) await this.#removePages(start, end);
      start = end;
    }
  }

  async #removePages(start: Buffer, end: Buffer): Promise<void> {
    const { file } = this.#parts;
    for (;;) {
      const keys = [...file.pages.getKeys({ start, end, limit: REMOVED_AT_ONCE })].map((key) => Buffer.from(key));
      if (keys.length === 0) return;
      inTransaction(file, () => {
        for (const key of keys) file.pages.removeSync(key);
      });
      await this.#yield();
    }
  }

  async #yield(): Promise<void> {
    await nextTurn();
    this.#parts.signal.throwIfAborted();
  }
}

/** Bytes of a merged unit as a share of those of its parts, roughly: each value is there once. */
const MERGED_SHARE = 0.8;
/** Likewise of a directory, as a share of those of its sections. */
const LISTED_SHARE = 0.4;
