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
  /** Why arguments that were typed cannot be encoded: the request does not say what the reader typed. */
  readonly argumentProblem: string | undefined;
}

let state: AbiState = { text: '', loaded: undefined, problem: undefined, argumentProblem: undefined };
const argumentProblems = new Map<string, string>();
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
    change({ ...state, text: '', loaded: undefined, problem: undefined });
    return;
  }
  change({ ...state, text });
  try {
    const code = await import('./abi.js');
    const items = code.readAbi(text);
    if (state.text === text) change({ ...state, text, loaded: { items, code }, problem: undefined });
  } catch (error) {
    if (state.text !== text) return;
    const problem = error instanceof Error ? error.message : 'The ABI cannot be read.';
    change({ ...state, text, loaded: undefined, problem });
  }
}

/** Tells what is wrong with the arguments of the helper `id`; undefined when nothing is, or when the helper is gone. */
export function tellArgumentProblem(id: string, problem: string | undefined): void {
  if (argumentProblems.get(id) === problem) return;
  if (problem === undefined) argumentProblems.delete(id);
  else argumentProblems.set(id, problem);
  const [argumentProblem] = argumentProblems.values();
  change({ ...state, argumentProblem });
}
