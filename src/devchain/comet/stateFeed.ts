import { encodeEntries, type NextBlock, type StateNews } from '../../chain/development/stateNews.js';
import type { LinkOutbox } from '../linkMessages.js';
import type { NodeParts } from './nodeParts.js';

/** Most entries of one change. After a larger one, such as a loaded dump, the gateway reads again what it needs. */
const MOST_ENTRIES = 20_000;

/** Tells the news of the state over a link. */
export class StateFeed {
  readonly #parts: Pick<NodeParts, 'application' | 'clock' | 'faults'>;
  /** What the last news of the next block said. */
  #told: { settings: object; clock: object } | null = null;

  constructor(parts: Pick<NodeParts, 'application' | 'clock' | 'faults'>) {
    this.#parts = parts;
  }

  /** Called once. */
  start(outbox: Pick<LinkOutbox, 'send' | 'onPost'>): void {
    const { application, faults } = this.#parts;
    const tell = (news: StateNews): void => outbox.send({ kind: 'state', news });
    const replaced = (from: number): void => tell({ kind: 'replaced', ...this.#now(), from });
    application.onState({
      changed: (height, entries) => {
        if (entries.length > MOST_ENTRIES) replaced(height);
        else tell({ kind: 'changed', ...this.#now(), entries: encodeEntries(entries) });
      },
      replaced,
    });
    faults.onChange(() => tell({ kind: 'changed', ...this.#now(), entries: encodeEntries([]) }));
    tell({ kind: 'begun', ...this.#now() });
    outbox.onPost(() => {
      const next = this.#changedNext();
      return next === null ? null : { kind: 'state', news: { kind: 'next', next } };
    });
  }

  #now(): { height: number; earliest: number } {
    const { application, faults } = this.#parts;
    return { height: application.height, earliest: Math.max(faults.earliest, application.earliestState) };
  }

  #changedNext(): NextBlock | null {
    const { application, clock } = this.#parts;
    const { setForNextBlock: settings } = application;
    const { reading } = clock;
    if (this.#told?.settings === settings && this.#told.clock === reading) return null;
    this.#told = { settings, clock: reading };
    const { coinbase, gasLimit, prevRandao } = settings;
    return { coinbase, gasLimit, prevRandao, clock: reading };
  }
}
