import { CallRefused, FalseAnswer, MalformedAnswer } from '../chain/chainErrors.js';

/** Why a worker thread could not do its job. Errors travel as their fields, because threads share no classes. */
export type Failure =
  /** The node's responses break its protocol. */
  | { kind: 'malformed'; message: string }
  /** The node's responses contradict the hashes that cover them. */
  | { kind: 'false'; height: number; reason: string }
  | { kind: 'refused'; method: string; code: number; detail: string }
  | { kind: 'failed'; message: string; stack: string | undefined };

/** In the worker thread. */
export function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof FalseAnswer) return { kind: 'false', height: error.height, reason: error.reason };
  if (error instanceof MalformedAnswer) return { kind: 'malformed', message };
  if (error instanceof CallRefused)
    return { kind: 'refused', method: error.method, code: error.code, detail: error.detail };
  return { kind: 'failed', message, stack };
}

/** In the thread that gave the job; for any other outcome, too. */
export function errorOf(outcome: Failure | { kind: string }): Error {
  if ('reason' in outcome) return new FalseAnswer(outcome.height, outcome.reason);
  if ('code' in outcome) return new CallRefused(outcome.method, outcome.code, outcome.detail);
  if (!('message' in outcome)) return new Error(`a block could not be decoded: ${outcome.kind}`);
  if (!('stack' in outcome)) return new MalformedAnswer(outcome.message);
  const error = new Error(`a block could not be decoded: ${outcome.message}`);
  if (outcome.stack !== undefined) error.stack = outcome.stack;
  return error;
}
