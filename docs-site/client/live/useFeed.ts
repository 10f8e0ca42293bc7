/** Keeps a feed running for as long as the page is open, and begins a new one when it has to. */
import { useEffect, useState } from 'react';
import { NO_FACTS } from './facts.js';
import { Feed } from './feed.js';
import { LiveStore } from './store.js';

/** A running feed, the store that it fills, and what makes a new one. */
export interface RunningFeed {
  readonly store: LiveStore;
  /** Null before the page is mounted. */
  readonly feed: Feed | null;
  /** Connects again, with empty lists. */
  readonly restart: () => void;
}

/** Follows the server at an address. */
export function useFeed(address: string): RunningFeed {
  const [store] = useState(() => new LiveStore((callback) => requestAnimationFrame(callback)));
  const [feed, setFeed] = useState<Feed | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    store.push({ kind: 'reset' });
    store.set(NO_FACTS);
    const started = startFeed(address, store, () => setAttempt((before) => before + 1));
    setFeed(started);
    return () => started?.stop();
  }, [address, attempt, store]);
  return { store, feed, restart: () => setAttempt((before) => before + 1) };
}

/** Null when the address cannot be used; the page then says why. */
function startFeed(address: string, store: LiveStore, onReplaced: () => void): Feed | null {
  try {
    const feed = new Feed(address, { store, openSocket: (url) => new WebSocket(url), onReplaced });
    feed.start();
    return feed;
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'the address cannot be used';
    store.set({ connection: { phase: 'failed', problem, resumed: 0 } });
    return null;
  }
}
