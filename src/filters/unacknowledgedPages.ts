/**
 * Pages that polls took and that are not known to be written to their client yet. One that is not written after all (the client left, the
 * batch got too large, the service stops) goes back to its filter, and the next poll takes it again. A filter has one cursor, so a page goes
 * back only together with every page that was taken after it: where one of those is still on its way, it waits for that one's end, and where
 * one was written, it stays lost, since what a client has is not answered twice.
 */
import type { Logger } from '../observe/logger.js';
import type { FilterPosition, FilterStore } from '../store/filterStore.js';
import type { FilterClock } from './filterClock.js';

export interface UnacknowledgedPagesParts {
  store: Pick<FilterStore, 'advance'>;
  clock: FilterClock;
  log: Logger;
}

/** The request that a page is taken for. */
export interface AcknowledgingRequest {
  /** Calls the listener with false when the answer is not written out after all. */
  onWritten(listener: (written: boolean) => void): void;
}

/** Where a filter stood before a page was taken from it, and where it stands then. */
export interface PageBounds {
  from: FilterPosition;
  to: FilterPosition;
  /** Nobody has to get a page without entries. */
  isEmpty: boolean;
}

interface TakenPage extends PageBounds {
  isOver: boolean;
}

export class UnacknowledgedPages {
  /** By filter id, in the order in which they were taken. */
  readonly #pages = new Map<string, TakenPage[]>();
  readonly #writes = new Set<Promise<unknown>>();
  readonly #parts: UnacknowledgedPagesParts;

  constructor(parts: UnacknowledgedPagesParts) {
    this.#parts = parts;
  }

  /** Moves the filter behind the page that the request is answered with; false when another poll was faster. */
  async take(id: string, bounds: PageBounds, request: AcknowledgingRequest): Promise<boolean> {
    const page = { ...bounds, isOver: false };
    const pages = this.#pages.get(id) ?? [];
    pages.push(page);
    this.#pages.set(id, pages);
    let moved = false;
    try {
      moved = await this.#advance(id, page.from, page.to);
    } finally {
      if (!moved) this.#remove(id, page);
    }
    if (moved && page.isEmpty) this.#end(id, page);
    // In the same turn as the write, so that whoever waits for the writes does not miss one that follows at once.
    else if (moved) request.onWritten((written) => (written ? this.#remove(id, page) : this.#end(id, page)));
    return moved;
  }

  /** Resolves when nothing is being written any more, however it ended. */
  async settled(): Promise<void> {
    while (this.#writes.size > 0) await Promise.allSettled(this.#writes);
  }

  #advance(id: string, from: FilterPosition, to: FilterPosition): Promise<boolean> {
    const { store, clock } = this.#parts;
    const write = (async (): Promise<boolean> => store.advance(id, from, to, clock.now()))();
    this.#writes.add(write);
    const done = (): boolean => this.#writes.delete(write);
    write.then(done, done);
    return write;
  }

  #remove(id: string, page: TakenPage): void {
    const pages = this.#pages.get(id) ?? [];
    const at = pages.indexOf(page);
    if (at !== -1) pages.splice(at, 1);
    this.#giveBack(id, pages);
  }

  #end(id: string, page: TakenPage): void {
    page.isOver = true;
    this.#giveBack(id, this.#pages.get(id) ?? []);
  }

  /** Sets the filter back before the last pages, as far as none of them can be written any more. */
  #giveBack(id: string, pages: TakenPage[]): void {
    const ended = pages.splice(pages.findLastIndex(({ isOver }) => !isOver) + 1);
    if (ended.every(({ isEmpty }) => isEmpty)) {
      // Pages before them may still go back.
      if (pages.length > 0) pages.push(...ended);
    } else {
      this.#setBack(id, ended);
    }
    if (pages.length === 0) this.#pages.delete(id);
  }

  #setBack(id: string, ended: TakenPage[]): void {
    const { log } = this.#parts;
    // Behind the last gap: what was taken there was written, here or by another process.
    const gap = ended.findLastIndex(
      ({ to }, i) => i + 1 < ended.length && !isSamePlace(to, (ended[i + 1] as TakenPage).from),
    );
    const [first, last] = [ended[gap + 1] as TakenPage, ended.at(-1) as TakenPage];
    this.#advance(id, last.to, first.from).then(
      (moved) => moved || log.debug({ id }, 'a filter was polled again before an unsent answer could be given back'),
      (error: unknown) => log.warn({ err: error, id }, 'an unsent answer cannot be given back to its filter'),
    );
  }
}

function isSamePlace(one: FilterPosition, other: FilterPosition): boolean {
  return one.cursor === other.cursor && one.logsTaken === other.logsTaken;
}
