/**
 * Pages of polls that are not known to be written to their client yet. When a page is not written (the client left, the
 * batch grew too large, the service stops), it is given back to the filter for the next poll. A filter has one cursor,
 * so a page can be given back only with all later pages of its filter:
 * - While a later page may still be written, the page waits.
 * - If a later page was written, the page is lost, because no entry is returned twice. When blocks are removed between
 *   the two, the later page may say `removed` of logs in the lost one, which the client never got.
 */
import { isSamePosition } from '../chain/logPosition.js';
import type { Logger } from '../observe/logger.js';
import type { FilterPosition, FilterStore } from '../store/filterStore.js';
import type { FilterClock } from './filterLeases.js';

/** The store that moves filters, and the time. */
export interface UnacknowledgedPagesParts {
  store: Pick<FilterStore, 'advance' | 'setBack'>;
  clock: FilterClock;
  log: Logger;
}

/** A request that reports whether its response was written. */
export interface AcknowledgingRequest {
  /**
   * Calls the listener once: with true when the response was written to the client, with false when it never will be.
   */
  onWritten(listener: (written: boolean) => void): void;
}

/** A filter's stored positions before and after a page. */
export interface PageBounds {
  from: FilterPosition;
  to: FilterPosition;
  /** A page without entries need not be written. */
  isEmpty: boolean;
}

interface UnacknowledgedPage extends PageBounds {
  /** The page will not be written, or is empty. */
  isOver: boolean;
}

/** The only caller of `FilterStore.advance` and `setBack`. */
export class UnacknowledgedPages {
  readonly #pages = new Map<string, UnacknowledgedPage[]>();
  readonly #writes = new Set<Promise<unknown>>();
  readonly #parts: UnacknowledgedPagesParts;

  constructor(parts: UnacknowledgedPagesParts) {
    this.#parts = parts;
  }

  /** Moves the filter past a page of a request. False when another poll moved it first. */
  async handOut(id: string, bounds: PageBounds, request: AcknowledgingRequest): Promise<boolean> {
    const page = { ...bounds, isOver: false };
    const pages = this.#pages.get(id) ?? [];
    pages.push(page);
    this.#pages.set(id, pages);
    let moved = false;
    try {
      moved = await this.#move('advance', id, page);
    } finally {
      if (!moved) this.#remove(id, page);
    }
    if (moved && page.isEmpty) this.#markOver(id, page);
    // Directly after the write, so that `settled` does not miss a page that is given back at once.
    else if (moved) request.onWritten((written) => (written ? this.#remove(id, page) : this.#markOver(id, page)));
    return moved;
  }

  /** Waits for all writes, whether they succeed or fail. */
  async settled(): Promise<void> {
    while (this.#writes.size > 0) await Promise.allSettled(this.#writes);
  }

  #move(how: 'advance' | 'setBack', id: string, { from, to }: Omit<PageBounds, 'isEmpty'>): Promise<boolean> {
    const { store, clock } = this.#parts;
    const write = (async (): Promise<boolean> => store[how](id, from, to, clock.now()))();
    this.#writes.add(write);
    const done = (): boolean => this.#writes.delete(write);
    write.then(done, done);
    return write;
  }

  #remove(id: string, page: UnacknowledgedPage): void {
    const pages = this.#pages.get(id) ?? [];
    const at = pages.indexOf(page);
    if (at !== -1) pages.splice(at, 1);
    this.#giveBack(id, pages);
  }

  #markOver(id: string, page: UnacknowledgedPage): void {
    page.isOver = true;
    this.#giveBack(id, this.#pages.get(id) ?? []);
  }

  /** Gives back the newest pages that are over. */
  #giveBack(id: string, pages: UnacknowledgedPage[]): void {
    const over = pages.splice(pages.findLastIndex(({ isOver }) => !isOver) + 1);
    if (over.every(({ isEmpty }) => isEmpty)) {
      // Empty pages are given back only with an earlier page.
      if (pages.length > 0) pages.push(...over);
    } else {
      this.#setBack(id, over);
    }
    if (pages.length === 0) this.#pages.delete(id);
  }

  /** Moves the filter back to before `pages`, of which there is at least one. */
  #setBack(id: string, pages: UnacknowledgedPage[]): void {
    const { log } = this.#parts;
    // Only the pages after the last gap: the entries in a gap were written, by this process or by another.
    const gap = pages.findLastIndex(({ to }, i) => i + 1 < pages.length && !isSamePosition(to, pages[i + 1]!.from));
    const [first, last] = [pages[gap + 1]!, pages.at(-1)!];
    this.#move('setBack', id, { from: last.to, to: first.from }).then(
      (moved) => moved || log.debug({ id }, 'a filter was polled again before an unsent answer could be given back'),
      (error: unknown) => log.warn({ err: error, id }, 'an unsent answer cannot be given back to its filter'),
    );
  }
}
