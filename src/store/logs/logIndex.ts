/**
 * Finds the blocks whose logs may match, from the postings of units: ranges of up to 65,536 heights whose blocks are
 * stored and proven. What it costs depends on the number of units and matches, not on the heights. `unitBuilder.ts`
 * writes the units, in another process. A page that cannot be read takes its unit out of use: the blooms of the blocks
 * are searched instead, until the unit is built again.
 */
import type { LogCriteria } from '../../chain/blocks.js';
import { currentTurn, nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { Removals } from '../../chain/logPosition.js';
import { ChainError } from '../../chain/chainErrors.js';
import type { Hash } from '../../../generated/types.js';
import type { LmdbDatabases } from '../lmdb/lmdbDatabases.js';
import { closeInOrder } from '../lmdb/openingLock.js';
import { countRewrites, readInstance, rewrittenSince } from '../lmdb/metadata.js';
import { readGeneration, removalsSince } from '../lmdb/rollbacks.js';
import { readSealedOrNull } from '../lmdb/sealedRecords.js';
import { decodeHashes } from '../summaryRecord.js';
import type { LogIndexView, UnitCount } from '../store.js';
import { HeightUnion, intersectionOf, offsetsWithin, SECTION_HEIGHTS, type HeightList } from './heightList.js';
import { DIRECTORY_SECTIONS, findSections, printOf } from './directoryPage.js';
import {
  hasItsSeed,
  isInPlace,
  pageOf,
  readDirectories,
  readPage,
  readUnits,
  readVersion,
  type LogDirectory,
  type LogIndexFile,
  type LogUnit,
} from './logIndexFile.js';
import { createLogSearch, type LogSearch } from './logSearch.js';
import { findPosting, type Posting } from './postings.js';
import { ValueHasher, type ValueHash } from './valueHash.js';
import { firstEndingAt, type HeightRange } from '../heightRanges.js';

/** What the log index asks about the stored blocks. */
export interface IndexedBlocks {
  /** Names the block store; another one has another name, also of the same chain. */
  instance(): string;
  generation(): number;
  /** How often a block was written again with other logs. */
  rewrites(): number;
  /** The heights of these since a count; null when that is not known. */
  rewrittenSince(count: number): readonly number[] | null;
  removedSince(generation: number): Removals;
  hashOf(blockNumber: number): Hash | null;
}

/** The stored blocks, as the log index asks about them. */
export function indexedBlocks(blocks: LmdbDatabases): IndexedBlocks {
  return {
    instance: () => readInstance(blocks.meta),
    rewrites: () => countRewrites(blocks.meta),
    rewrittenSince: (count) => rewrittenSince(blocks.meta, count),
    generation: () => readGeneration(blocks.meta),
    removedSince: (generation) => removalsSince(blocks.meta, generation),
    hashOf: (number) => {
      const summary = readSealedOrNull(blocks, 'summaries', number);
      return summary ? decodeHashes(summary).hash : null;
    },
  };
}

/** To read the logs of a block takes as long as this many look-ups. */
const LOOK_UPS_PER_BLOCK = 16;

/** Most values whose logs are counted before they are searched. */
const MOST_COUNTED = 16;

/** A search, and what is known of it, so that no page is read again. */
interface KnownSearch extends LogSearch {
  /** Ids of the units in which no log was counted. */
  empty: Set<number>;
  /** By the id of a directory: its sections that may have a value of each group, a bit each. */
  sections: Map<number, number>;
}

/** A page is missing or damaged. */
class UnitDamaged extends Error {}

/** Reads the units of an open log index. */
export class LogIndex implements LogIndexView {
  /** Ids of units with a page that cannot be read. */
  readonly damaged = new Set<number>();
  readonly #file: LogIndexFile;
  readonly #blocks: IndexedBlocks;
  readonly #hasher: ValueHasher;
  readonly #searches = new WeakMap<LogCriteria, KnownSearch>();
  #units: LogUnit[] = [];
  /** By the id of a unit: its directory, and its place in it. */
  #listed = new Map<number, { directory: LogDirectory; index: number }>();
  /** What the units were read at: version of this index, generation and rewrites of the blocks. */
  #readAt = '';
  /** When it was last checked that the units are those of the chain; null when they may not be. */
  #checkedIn: number | null = null;
  #isReplaced = false;

  constructor(file: LogIndexFile, blocks: IndexedBlocks) {
    this.#file = file;
    this.#blocks = blocks;
    this.#hasher = new ValueHasher(file.seed);
  }

  units(): readonly HeightRange[] {
    return this.wholeUnits();
  }

  /** The units of the stored chain, with all that is known of them. */
  wholeUnits(): readonly LogUnit[] {
    // Until the end of a turn of the event loop, LMDB shows what it showed before, except this process's own writes.
    const turn = currentTurn();
    if (this.#checkedIn === turn) return this.#units;
    this.#checkedIn = turn;
    try {
      const readAt = `${readVersion(this.#file)} ${this.#blocks.generation()} ${this.#blocks.rewrites()}`;
      if (readAt === this.#readAt) return this.#units;
      this.#isReplaced = !hasItsSeed(this.#file);
      const units = this.#isReplaced ? [] : readUnits(this.#file);
      const blocks = askedOnce(this.#blocks);
      this.#units = units.filter((unit) => isOfChain(unit, blocks) && !this.damaged.has(unit.id));
      this.#listed = this.#readDirectories();
      this.#readAt = readAt;
    } catch (error) {
      if (error instanceof ChainError) throw error;
      // After an error, LMDB reads nothing more in the same read transaction. Blocks are searched one by one.
      this.#file.root.resetReadTxn();
      this.#units = [];
      this.#listed = new Map();
      this.#readAt = '';
    }
    return this.#units;
  }

  /** Of directories whose sections are all in use. */
  #readDirectories(): Map<number, { directory: LogDirectory; index: number }> {
    const ids = new Set(this.#units.map(({ id }) => id));
    const listed = new Map<number, { directory: LogDirectory; index: number }>();
    for (const directory of this.#isReplaced ? [] : readDirectories(this.#file)) {
      if (this.damaged.has(directory.id) || !directory.sections.every((id) => id === 0 || ids.has(id))) continue;
      for (const [index, id] of directory.sections.entries()) listed.set(id, { directory, index });
    }
    return listed;
  }

  /** Ids of the units that are in a directory. */
  listed(): ReadonlySet<number> {
    this.wholeUnits();
    return new Set(this.#listed.keys());
  }

  /** Called when this process has removed or replaced blocks, before anything is read. */
  blocksRemoved(): void {
    this.#checkedIn = null;
  }

  /** Whether another process has begun it again, or its file was removed, so that it must be opened again. */
  get isReplaced(): boolean {
    this.wholeUnits();
    return this.#isReplaced || !isInPlace(this.#file);
  }

  /** Bytes of the pages of all units and directories. */
  bytes(): number {
    const units = this.wholeUnits();
    const directories = new Set([...this.#listed.values()].map(({ directory }) => directory));
    return [...units, ...directories].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /**
   * Ascending numbers of the blocks of a range whose logs may match; null when it is not within one unit, or when a
   * page cannot be read.
   */
  async candidates({ from, to }: HeightRange, criteria: LogCriteria, signal?: AbortSignal): Promise<number[] | null> {
    const units = this.wholeUnits();
    const unit = units[firstEndingAt(units, from)];
    if (unit === undefined || from < unit.from || to > unit.to) return null;
    const search = this.#searchOf(criteria);
    if (this.#isEmpty(unit, search)) return [];
    const base = baseOf(unit);
    const offsets = await this.#attempt(unit, () => this.#find(unit, search, signal));
    return offsets && Array.from(offsetsWithin(offsets, from - base, to - base), (offset) => base + offset);
  }

  counts(range: HeightRange, criteria: LogCriteria, signal?: AbortSignal): AsyncIterable<UnitCount> | null {
    const search = this.#searchOf(criteria);
    const isCounted = search.isExact && search.groups[0]!.length <= MOST_COUNTED;
    return isCounted ? this.#counts(range, search, { criteria, signal }) : null;
  }

  async *#counts(
    range: HeightRange,
    search: KnownSearch,
    { criteria, signal }: { criteria: LogCriteria; signal: AbortSignal | undefined },
  ): AsyncGenerator<UnitCount> {
    const units = this.wholeUnits();
    let next = firstEndingAt(units, range.from);
    while (next < units.length && units[next]!.from <= range.to) {
      if (sliceIsOver()) await nextSlice(signal);
      const first = units[next]!;
      const end = await this.#endOfEmpty(units, next, search, signal);
      const logs = end > next ? 0 : await this.#attempt(first, () => this.#count(first, search, criteria));
      if (logs === null) return;
      if (logs === 0) search.empty.add(first.id);
      next = Math.max(end, next + 1);
      const { to } = units[next - 1]!;
      const within = { from: Math.max(first.from, range.from), to: Math.min(to, range.to) };
      yield { ...within, logs, isWhole: first.from >= range.from && to <= range.to };
    }
  }

  async emptyTo(height: number, criteria: LogCriteria, signal?: AbortSignal): Promise<number | null> {
    const search = this.#searchOf(criteria);
    const units = this.wholeUnits();
    const first = firstEndingAt(units, height);
    if (first === units.length || units[first]!.from > height) return null;
    const end = await this.#endOfEmpty(units, first, search, signal);
    return end === first ? null : units[end - 1]!.to;
  }

  /** The index behind the units next to each other, from one on, in which no log can match, as far as is known. */
  async #endOfEmpty(
    units: readonly LogUnit[],
    first: number,
    search: KnownSearch,
    signal?: AbortSignal,
  ): Promise<number> {
    // One directory at a time: a search may have thousands of values.
    const directory = this.#listed.get(units[first]!.id)?.directory;
    if (directory !== undefined && !search.sections.has(directory.id))
      search.sections.set(directory.id, await this.#findSections(directory, search, signal));
    let end = first;
    while (end < units.length && this.#isEmpty(units[end]!, search)) {
      end += 1;
      const unit = units[end];
      const isNext = unit !== undefined && unit.from === units[end - 1]!.to + 1;
      if (!isNext || this.#listed.get(unit.id)?.directory !== directory) break;
    }
    return end;
  }

  /** Whether no log of a unit can match, as far as that is known without its pages and directory. */
  #isEmpty(unit: LogUnit, search: KnownSearch): boolean {
    if (unit.logs === 0 || search.empty.has(unit.id)) return true;
    const listed = this.#listed.get(unit.id);
    const sections = listed && search.sections.get(listed.directory.id);
    return listed !== undefined && sections !== undefined && (sections & (1 << listed.index)) === 0;
  }

  async #findSections({ id, bits }: LogDirectory, { groups }: LogSearch, signal?: AbortSignal): Promise<number> {
    let sections = ALL_SECTIONS;
    for (const group of groups) {
      let ofGroup = 0;
      for (const hash of group) {
        if (sliceIsOver()) await nextSlice(signal);
        const page = readPage(this.#file, id, pageOf(hash, bits));
        // Then each section is looked at, until the directory is written again.
        if (page === null) {
          this.damaged.add(id);
          this.#readAt = '';
          return ALL_SECTIONS;
        }
        ofGroup |= findSections(page, printOf(hash, bits));
      }
      sections &= ofGroup;
      if (sections === 0) break;
    }
    return sections;
  }

  close(): Promise<void> {
    return closeInOrder(this.#file);
  }

  #searchOf(criteria: LogCriteria): KnownSearch {
    let search = this.#searches.get(criteria);
    if (search === undefined) {
      search = { ...createLogSearch(criteria, this.#hasher), empty: new Set(), sections: new Map() };
      this.#searches.set(criteria, search);
    }
    return search;
  }

  /** Null when a page of the unit cannot be read: the unit is then out of use. */
  async #attempt<T>(unit: LogUnit, read: () => T | Promise<T>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnitDamaged)) throw error;
      // Pages of a unit that was merged meanwhile are gone.
      if (this.wholeUnits().includes(unit)) this.damaged.add(unit.id);
      this.#readAt = '';
      this.#checkedIn = null;
      return null;
    }
  }

  /** The blocks with a value of each group. Where few are left, the logs of the blocks are compared instead. */
  async #find(unit: LogUnit, { groups }: LogSearch, signal?: AbortSignal): Promise<HeightList> {
    let found: HeightList | null = null;
    for (const group of groups) {
      if (found !== null && group.length > found.length * LOOK_UPS_PER_BLOCK) break;
      const union = new HeightUnion();
      for (const hash of group) {
        if (sliceIsOver()) await nextSlice(signal);
        const posting = this.#posting(unit, hash);
        if (posting !== null) union.add(posting.heights);
      }
      const heights = union.toList();
      found = found === null ? heights : common(found, heights);
      if (found.length === 0) break;
    }
    return found ?? NO_HEIGHTS;
  }

  #count(unit: LogUnit, { groups }: LogSearch, { addresses, topics }: LogCriteria): number {
    if (addresses.length === 0 && topics.length === 0) return unit.logs;
    return groups[0]!.reduce((sum, hash) => sum + (this.#posting(unit, hash)?.logs ?? 0), 0);
  }

  #posting({ id, bits }: LogUnit, hash: ValueHash): Posting | null {
    const page = readPage(this.#file, id, pageOf(hash, bits));
    if (page === null) throw new UnitDamaged();
    return findPosting(page, hash.low);
  }
}

const NO_HEIGHTS = new Uint16Array(0);
const ALL_SECTIONS = 2 ** DIRECTORY_SECTIONS - 1;

/** The first height of the unit's section. */
export function baseOf({ from }: Pick<LogUnit, 'from'>): number {
  return from - (from % SECTION_HEIGHTS);
}

/** Answers from what was read first, for a look at many units in one turn of the event loop. */
function askedOnce(blocks: IndexedBlocks): IndexedBlocks {
  const instance = blocks.instance();
  const generation = blocks.generation();
  const rewrites = blocks.rewrites();
  return {
    instance: () => instance,
    generation: () => generation,
    rewrites: () => rewrites,
    rewrittenSince: remembered((count) => blocks.rewrittenSince(count)),
    removedSince: remembered((since) => blocks.removedSince(since)),
    hashOf: (number) => blocks.hashOf(number),
  };
}

function remembered<T>(read: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key)!;
  };
}

/** Whether the blocks of a unit are those that are stored. */
export function isOfChain(unit: LogUnit, blocks: IndexedBlocks): boolean {
  if (unit.instance !== blocks.instance() || blocks.hashOf(unit.to) !== unit.hash) return false;
  const rewritten = blocks.rewrittenSince(unit.rewrites);
  if (rewritten === null || rewritten.some((height) => unit.from <= height && height <= unit.to)) return false;
  if (unit.generation === blocks.generation()) return true;
  const { lowest } = blocks.removedSince(unit.generation);
  return lowest !== null && lowest > unit.to;
}

function common(found: HeightList, heights: HeightList): HeightList {
  const [shorter, longer] = found.length <= heights.length ? [found, heights] : [heights, found];
  return intersectionOf(shorter instanceof Uint16Array ? shorter : shorter.toArray(), longer);
}
