/**
 * The spool keeps what the node pushes on disk, in segments of bounded size, the oldest of which is removed when there
 * is no room. The node waits while it writes, so nothing is flushed to the disk: a killed process loses nothing that it
 * acknowledged, a power cut may. It never fails: a message that cannot be kept is lost, and readers see the gap.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import type { HeightSpan, KeptHeights, MessageKind, StreamVersion } from '../message.js';
import { ENTRY_BYTES, type IndexEntry } from './indexEntry.js';
import { IncomingMessage } from './incomingMessage.js';
import { EMPTY_SEGMENT_BYTES, removeSegmentFiles, Segment, sequenceOfFile } from './segment.js';
import { StreamJournal } from './streamJournal.js';
import { isDiskFull, isSystemError, Losses, NOT_KEPT, type StreamLog } from './losses.js';

/** The spool is this many segments, because the oldest is removed as a whole; each is a file of a bounded size. */
const SEGMENTS = 16;
const MIN_SEGMENT_BYTES = 65_536;
const MAX_SEGMENT_BYTES = 67_108_864;

/** How much of the disk the spool takes. */
export interface SpoolOptions {
  maxBytes: number;
}

/** A kept height: where its messages lie. */
export interface KeptHeight {
  height: number;
  segment: Segment;
  finalize: IndexEntry;
  /** Null when it has not come. */
  commit: IndexEntry | null;
}

/** Learns what happens to the spool. Neither call may fail. */
export interface SpoolListener {
  /** Heights come again: from this one on, those that came before no longer count. */
  onRewind(height: number): void;
  /** A message was kept or lost. */
  onMessage(): void;
}

/** What the node pushed, as far as there is room for it. */
export class Spool {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #journal: StreamJournal;
  readonly #losses: Losses;
  readonly #listeners = new Set<SpoolListener>();
  /** The oldest first. */
  #segments: Segment[] = [];
  /** The last segment, while messages can be written to it. */
  #active: Segment | null = null;
  #nextSequence = 1;
  #segmentBytes: number;
  /** The highest height whose messages came, kept or not. */
  #newest: number | null = null;
  /** No height above this has both messages. */
  #complete = 0;
  /** The height whose second message is to come. */
  #awaits: number | null = null;
  /** The node was started, and its first height is to come: this one, unless it runs a block again. */
  #starting: number | null = null;

  /** Makes the folder if it is missing; throws system errors. The caller has locked it. */
  constructor(folder: string, { maxBytes }: SpoolOptions, log: StreamLog) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#segmentBytes = segmentBytes(maxBytes);
    this.#losses = new Losses(log);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#journal = new StreamJournal(folder);
    this.#open(log);
  }

  get version(): StreamVersion {
    return this.#journal.version;
  }

  /** The first heights after each start of the node, lowest first. */
  get starts(): readonly number[] {
    return this.#journal.starts;
  }

  /** The node was started: its settings may be others from the next height on. */
  nodeStarted(): void {
    this.#starting = (this.#newest ?? 0) + 1;
    this.#journal.noteStart(this.#starting);
  }

  /** The highest height whose messages came, kept or not; null before the first. */
  get newest(): number | null {
    return this.#newest;
  }

  /** The height whose second message is to come; null between heights. */
  get awaits(): number | null {
    return this.#awaits;
  }

  /** The lowest kept height; null without any. */
  get first(): number | null {
    return this.#segments.find(({ first }) => first !== null)?.first ?? null;
  }

  /** Reads the indexes that are not in memory one by one, so that the node need not wait for all of them. */
  async heights(): Promise<KeptHeights> {
    let whole: HeightSpan[] = [];
    for (const segment of this.#segments) {
      if (segment.isRemoved) continue;
      whole = joined(whole, segment.wholeHeights());
      await new Promise((resolve) => setImmediate(resolve));
    }
    const gaps = whole.slice(1).map(({ from }, place) => ({ from: (whole[place]?.to ?? 0) + 1, to: from - 1 }));
    return { first: whole[0]?.from ?? null, last: whole.at(-1)?.to ?? null, gaps };
  }

  /** The lowest kept height from this one on; null if there is none. */
  find(height: number): KeptHeight | null {
    for (const segment of this.#segments) {
      if (segment.last === null || segment.last < height) continue;
      const entries = segment.entries();
      for (let place = entries.placeFrom(height); place < entries.count; place++) {
        const finalize = entries.at(place);
        if (finalize?.kind !== 'finalize') continue;
        const next = entries.at(place + 1);
        const commit = next?.kind === 'commit' && next.height === finalize.height ? next : null;
        return { height: finalize.height, segment, finalize, commit };
      }
    }
    return null;
  }

  /** The lowest height that was replaced since the version; null if none was. */
  lowestRewindSince(version: StreamVersion): number | null {
    return this.#journal.lowestSince(version);
  }

  /** Returns the function that stops it. */
  listen(listener: SpoolListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes a message of this many bytes. The one before must have ended. */
  begin(kind: MessageKind, length: number): IncomingMessage {
    let segment: Segment | null = null;
    let problem: unknown = null;
    try {
      segment = this.#segmentFor(kind, length);
    } catch (error) {
      problem = error;
    }
    return new IncomingMessage(
      { kind, length },
      {
        segment,
        problem,
        makeRoom: (error) => isDiskFull(error) && this.#dropOldest(),
        finish: (message) => this.#finish(message),
      },
    );
  }

  /** Counts a message as lost that cannot be read at all. */
  lose(reason: string): void {
    this.#losses.note(null, new Error(reason));
  }

  close(): void {
    for (const segment of this.#segments) segment.close();
    this.#segments = [];
    this.#active = null;
  }

  #open(log: StreamLog): void {
    const sequences = new Set(readdirSync(this.#folder).map(sequenceOfFile));
    for (const sequence of [...sequences].filter((found) => found !== null).sort((a, b) => a - b)) {
      this.#nextSequence = sequence + 1;
      const segment = Segment.open(this.#folder, sequence);
      if (segment !== null) this.#segments.push(segment);
      else {
        removeSegmentFiles(this.#folder, sequence);
        log.warn(`segment ${sequence} of the spool is damaged, or of another version: it was removed`);
      }
    }
    const last = this.#segments.at(-1);
    if (last?.continue() === true) this.#active = last;
    const entries = last?.entries();
    const newest = entries?.at(entries.count - 1) ?? null;
    this.#newest = last?.last ?? null;
    this.#complete = this.#newest ?? 0;
    if (newest?.kind === 'finalize') {
      this.#awaits = newest.height;
      this.#complete = newest.height - 1;
    }
  }

  /** The segment for a message, with room for it. Throws the reason why there is none. */
  #segmentFor(kind: MessageKind, length: number): Segment {
    const needed = length + ENTRY_BYTES;
    // The messages of a height are in one segment.
    if (kind === 'finalize' && (this.#active?.bytes ?? 0) >= this.#segmentBytes) this.#seal();
    const staying = kind === 'commit' && this.#active !== null ? this.#active.bytes : EMPTY_SEGMENT_BYTES;
    if (staying + needed > this.#maxBytes) throw NOT_KEPT.tooLarge(length, this.#maxBytes);
    while (this.#bytes() + needed > this.#maxBytes) if (!this.#dropOldest()) this.#seal();
    if (this.#active !== null) return this.#active;
    if (kind === 'commit') throw NOT_KEPT.alone();
    return this.#createSegment();
  }

  #createSegment(): Segment {
    for (;;) {
      try {
        const segment = Segment.create(this.#folder, this.#nextSequence);
        this.#nextSequence += 1;
        this.#segments.push(segment);
        this.#active = segment;
        return segment;
      } catch (error) {
        if (!isDiskFull(error) || !this.#dropOldest()) throw error;
      }
    }
  }

  #seal(): void {
    this.#active?.seal();
    this.#active = null;
  }

  #bytes(): number {
    return this.#segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** False when there is no segment but the one that is written to. */
  #dropOldest(): boolean {
    const [oldest] = this.#segments;
    if (oldest === undefined || oldest === this.#active) return false;
    this.#segments.shift();
    oldest.remove();
    return true;
  }

  #finish(message: IncomingMessage): void {
    const { kind, height, segment } = message;
    let problem: unknown = message.problem;
    if (height === null) problem ??= NOT_KEPT.withoutHeight();
    else if (kind === 'finalize') this.#beginHeight(height);
    else if (this.#awaits !== height) problem ??= NOT_KEPT.alone();
    if (problem === null && segment?.isRemoved === false && height !== null) problem = this.#append(message, height);
    this.#awaits = kind === 'finalize' && problem === null ? height : null;
    if (problem === null) {
      if (kind === 'commit') {
        this.#complete = height ?? 0;
        this.#losses.end(height);
      }
    } else {
      this.#losses.note(height, problem);
      // The next height begins a file of its own: this one may have the largest size, or lie on a damaged place.
      if (isSystemError(problem)) this.#seal();
      // The disk has room for less than the spool may take: the parts that are removed at once become smaller.
      if (isDiskFull(problem)) this.#segmentBytes = segmentBytes(this.#bytes());
    }
    if (height !== null) this.#newest = kind === 'finalize' ? height : Math.max(height, this.#newest ?? 0);
    for (const listener of this.#listeners) listener.onMessage();
  }

  /** Returns what went wrong, or null. */
  #append({ kind, length, checksum, segment }: IncomingMessage, height: number): unknown {
    for (;;) {
      try {
        segment?.append({ kind, height, length, checksum });
        return null;
      } catch (error) {
        if (!isDiskFull(error) || !this.#dropOldest()) return error;
      }
    }
  }

  /** The messages of a height come: those from this height on, if there are any, no longer count. */
  #beginHeight(height: number): void {
    if (this.#starting !== null && this.#starting !== height) this.#journal.noteStart(height, this.#starting);
    this.#starting = null;
    if (height <= this.#complete) {
      this.#journal.note(height);
      this.#complete = height - 1;
    }
    // The newest first, so that a killed process leaves no hole.
    for (const segment of this.#segments.toReversed()) {
      if (segment.last === null) continue;
      if (segment.last < height) break;
      const keepsNothing = (segment.first ?? height) >= height && segment !== this.#active;
      if (keepsNothing || !dropFrom(segment, height)) this.#remove(segment);
    }
    // Followers may have what is no longer kept.
    if (height <= (this.#newest ?? 0)) for (const listener of this.#listeners) listener.onRewind(height);
  }

  #remove(segment: Segment): void {
    this.#segments = this.#segments.filter((kept) => kept !== segment);
    if (segment === this.#active) this.#active = null;
    segment.remove();
  }
}

/** After this many bytes, the next height begins a segment. */
function segmentBytes(spoolBytes: number): number {
  return Math.min(Math.max(spoolBytes / SEGMENTS, MIN_SEGMENT_BYTES), MAX_SEGMENT_BYTES);
}

/** False when the disk fails. */
function dropFrom(segment: Segment, height: number): boolean {
  try {
    segment.dropFrom(height);
    return true;
  } catch {
    return false;
  }
}

/** Both lists in order, and one span where two meet. */
function joined(spans: HeightSpan[], more: readonly HeightSpan[]): HeightSpan[] {
  const all = [...spans];
  for (const span of more) {
    const last = all.at(-1);
    if (last?.to === span.from - 1) all[all.length - 1] = { from: last.from, to: span.to };
    else all.push(span);
  }
  return all;
}
