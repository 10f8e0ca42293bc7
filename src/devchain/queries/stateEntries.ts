import {
  decodeEntries,
  encodeEntries,
  STATE_ENTRIES_PATH,
  type StateEntry,
} from '../../chain/development/stateNews.js';
import { StateNotLoaded } from '../app/state/stateBase.js';
import { StateEntries } from '../app/state/stateEntries.js';
import type { HandlerEntry } from './queryHandler.js';

/** The query for values of keys, all of one moment. */
export const stateEntriesQueries: readonly HandlerEntry[] = [
  [
    STATE_ENTRIES_PATH,
    async (data, { state, chain }) => {
      const entries = new StateEntries(chain.config);
      const missing: StateNotLoaded[] = [];
      const read = ({ store, key }: StateEntry): StateEntry => {
        try {
          return { store, key, value: entries.read(state, store, key) };
        } catch (error) {
          if (!(error instanceof StateNotLoaded)) throw error;
          missing.push(error);
          return { store, key, value: null };
        }
      };
      const found = [...decodeEntries(data)].map(read);
      // All at once: the caller reads again when they are there.
      if (missing.length > 0)
        throw new StateNotLoaded(async () => void (await Promise.all(missing.map(({ load }) => load()))));
      return encodeEntries(found);
    },
  ],
];
