/** What every part of the page can use. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { HalleyClient } from '../../../generated/sdk/typescript/src/index.js';
import type { ServerFacts } from './facts.js';
import { messageOf } from './feed.js';

/** Handed down by the page. */
export interface LiveContext {
  readonly client: HalleyClient;
  readonly server: ServerFacts | null;
  /** Asks the server now what is asked regularly. */
  readonly refresh: () => Promise<void>;
  /** Says something to readers of the screen, and shows it. */
  readonly announce: (message: string) => void;
}

/** Set by the page around its parts. */
export const Context = createContext<LiveContext | null>(null);

/** The context; only inside of the page. */
export function useLive(): LiveContext {
  const context = useContext(Context);
  if (context === null) throw new Error('used outside of the page');
  return context;
}

/** What became of something that was loaded. `value` stays while it is loaded again. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly problem: string | null;
}

/** Loads when the key changes; an answer that comes after the next change is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { subject: string }>({
    value: undefined,
    problem: null,
    subject: '',
  });
  // What is loaded is of this subject; the rest of the key only says that it is loaded again.
  const subject = key.split(' ', 1)[0] ?? '';
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setLoaded({ value, problem: null, subject });
      },
      (error: unknown) => {
        if (isCurrent)
          setLoaded((before) => ({
            value: before.subject === subject ? before.value : undefined,
            problem: messageOf(error),
            subject,
          }));
      },
    );
    return () => {
      isCurrent = false;
    };
    // `load` is made again with each rendering; the key says when its answer can be another one.
  }, [key]);
  return loaded.subject === subject ? loaded : { value: undefined, problem: null };
}
