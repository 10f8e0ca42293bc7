/** Ids by which the lines of one request are found in the log. */
import { randomBytes } from 'node:crypto';
import type { Caller } from './caller.js';

/** A request as lines of the log name it. */
export interface IdentifiedRequest {
  /** 16 digits of hex. */
  readonly requestId: string;
}

/** A new id. */
export function createRequestId(): string {
  return randomBytes(8).toString('hex');
}

/** The field for a line about work that one request caused; no field for work that no client asked for. */
export function requestField({ requestId }: Pick<Caller, 'requestId'>): Partial<IdentifiedRequest> {
  return requestId === undefined ? {} : { requestId };
}
