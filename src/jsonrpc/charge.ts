/**
 * What dispatch asks of the allowance of a client. Clients without one, as those of this machine, cost nothing here.
 */
import type { ExceededRate } from './allowance.js';
import type { Client } from './client.js';
import { rpcError, type RpcError } from './errors.js';
import { contractLimits } from '../../generated/methods.js';

const { unit: IN_PROGRESS } = contractLimits.requestsInProgressPerClient;

/** Counts a request. Throws when the client, or all clients together, ask for more than they may. */
export function charge(client: Client, units: number): void {
  if (client.allowance === null) return;
  const exceeded = client.allowance.charge(units);
  if (exceeded !== null) throw refused(client, exceeded);
  client.refusedInARow = 0;
  client.wasServed = true;
}

/** Counts a body of so many bytes. The error when it may not be read. */
export function chargeBody(client: Client, bytes: number): RpcError | null {
  const exceeded = client.allowance?.chargeBody(bytes) ?? null;
  return exceeded === null ? null : refused(client, exceeded);
}

/** Throws when too many requests of the client wait for something. */
export function checkRunning({ allowance }: Client): void {
  const limit = allowance?.fullAt() ?? null;
  if (limit !== null) throw rpcError('limitExceeded', { what: IN_PROGRESS, value: limit + 1, limit }, { limit });
}

function refused(client: Client, exceeded: ExceededRate): RpcError {
  client.refusedInARow++;
  client.retryAfterSeconds = Math.max(client.retryAfterSeconds ?? 0, retryAfterOf(exceeded));
  return rateError(exceeded);
}

/** Seconds after which a client may ask again. */
export function retryAfterOf({ waitMs }: ExceededRate): number {
  return Math.max(1, Math.ceil(waitMs / 1_000));
}

/** The error of an exceeded rate. */
export function rateError(exceeded: ExceededRate): RpcError {
  const { of, who, limit } = exceeded;
  const retryAfter = retryAfterOf(exceeded);
  return of === 'bytes'
    ? rpcError('bodyRateExceeded', { limit, retryAfter }, { limit, retryAfter })
    : rpcError('rateLimitExceeded', { who, limit, retryAfter }, { limit, retryAfter });
}
