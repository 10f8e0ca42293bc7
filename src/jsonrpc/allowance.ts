import { rpcError, type RpcError } from './rpcErrors.js';

/** A rate that a client, or all clients together, exceed. */
export interface ExceededRate {
  /** Units of x-cost, or bytes of bodies. */
  readonly of: 'units' | 'bytes';
  readonly who: 'this client' | 'all clients together';
  /** Per second. */
  readonly limit: number;
  /** When there is enough, in milliseconds from now. */
  readonly waitMs: number;
}

/** The remaining rates and limits of one client, over all its connections. Clients of the same machine have none. */
export interface Allowance {
  /** Counts the units of a request, by the contract's x-cost. Counts nothing when that exceeds a rate. */
  charge(units: number): ExceededRate | null;
  /** Counts the bytes of a body before it is parsed. Null for one that may be parsed. */
  chargeBody(bytes: number): ExceededRate | null;
  /** Counts the bytes of an answer. They are never refused: later requests wait for them. */
  chargeAnswer(bytes: number): void;
  /**
   * Counts units of work that can wait, such as a replay, and returns 0. When there are not enough, counts nothing and
   * returns the milliseconds until there may be.
   */
  waitFor(units: number): number;
  /** The limit, if this client has reached it; else null. */
  fullAt(): number | null;
  /** Counts a request that is not answered at once. */
  begin(): void;
  end(): void;
  /** Counts a subscription. The limit when the client has too many; else null. */
  openSubscription(): number | null;
  /** The counterpart of an `openSubscription` that returned null. */
  closeSubscription(): void;
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

/**
 * The units of calls that name their gas, each up to `gasCap`; 0 means no cap. Calls without gas and values that are
 * not numbers count nothing. The nesting of the parameters is bounded.
 */
export function gasUnits(params: unknown, gasPerUnit: number, gasCap: number): number {
  return Math.floor(gasOf(params, gasCap === 0 ? Infinity : gasCap) / gasPerUnit);
}

function gasOf(value: unknown, gasCap: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  let gas = 0;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'object') gas += gasOf(part, gasCap);
    // NaN is not above 0.
    else if (name === 'gas' && Number(part) > 0) gas += Math.min(Number(part), gasCap);
  }
  return gas;
}
