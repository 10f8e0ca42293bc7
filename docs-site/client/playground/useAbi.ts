/** The contract interface (ABI) that the reader loaded. The code that works with it is loaded with the first one. */
import { useSyncExternalStore } from 'react';
import type * as AbiCode from './abi.js';

/** An interface that is ready for use. */
export interface LoadedAbi {
  readonly items: readonly AbiCode.AbiItem[];
  readonly code: typeof AbiCode;
}

/** What is loaded, and what went wrong with it. */
export interface AbiState {
  readonly text: string;
  readonly loaded: LoadedAbi | undefined;
  readonly problem: string | undefined;
}

const EMPTY: AbiState = { text: '', loaded: undefined, problem: undefined };

let state = EMPTY;
const listeners = new Set<() => void>();

function change(next: AbiState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The interface that is loaded now, on all parts of the page. It is kept in memory only. */
export function useAbi(): AbiState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Reads the text of an interface; an empty text forgets it. */
export async function loadAbi(text: string): Promise<void> {
  if (text.trim() === '') {
    change(EMPTY);
    return;
  }
  change({ ...state, text });
  try {
    const code = await import('./abi.js');
    const items = code.readAbi(text);
    if (state.text === text) change({ text, loaded: { items, code }, problem: undefined });
  } catch (error) {
    if (state.text !== text) return;
    change({ text, loaded: undefined, problem: error instanceof Error ? error.message : 'The ABI cannot be read.' });
  }
}
