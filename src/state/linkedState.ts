/**
 * Follows the state of the embedded chain. Its news come in order among its answers, so that a client's next request
 * sees what its last one changed. It is the follower of a `NodeLink`.
 */
import { decodeEntries, type NextBlock, type StateFollower, type StateNews } from '../chain/development/stateNews.js';
import type { EvmState } from './evmState.js';
import type { StateView } from './stateView.js';

/** What the news are for. */
export interface LinkedStateParts {
  view: StateView;
  state: Pick<EvmState, 'setConfirmed'>;
  /** Called where a height may have another state than before. */
  onRewritten: () => void;
}

/** Feeds a view from a link. */
export class LinkedState implements StateFollower {
  /** The lowest height whose state the chain tells. */
  earliest = 0;
  #next: NextBlock | null = null;
  readonly #parts: LinkedStateParts;

  constructor(parts: LinkedStateParts) {
    this.#parts = parts;
  }

  /** What was set for the block after a height; null where the chain has a later one, and before the first news. */
  nextAfter(height: number): NextBlock | null {
    return this.#parts.view.covered?.to === height ? this.#next : null;
  }

  onNews(news: StateNews): void {
    const { view, state, onRewritten } = this.#parts;
    if (news.kind === 'next') {
      this.#next = news.next;
      return;
    }
    const { height, earliest } = news;
    const newest = view.covered?.to;
    const isNext = newest !== undefined && height === newest + 1;
    if (news.kind === 'changed' && (isNext || height === newest)) view.changed(height, decodeEntries(news.entries));
    else view.begin(height, news.kind === 'replaced' ? news.from : 0);
    this.earliest = earliest;
    if (news.kind === 'begun') state.setConfirmed({ accounts: true, contracts: true });
    if (news.kind !== 'changed' || !isNext) onRewritten();
  }

  onEnd(): void {
    // Who reads now learns that the chain is gone.
    this.#parts.state.setConfirmed({ accounts: false, contracts: false });
  }
}
