import { rpcError, type RpcError } from './rpcErrors.js';

/** A rate that a client, or all of them together, exceed. */
export interface ExceededRate {
  /** Units of x-cost, or bytes of bodies. */
  readonly of: 'units' | 'bytes';
  readonly who: 'this client' | 'all clients together';
  /** So many a second. */
  readonly limit: number;
  /** When there is enough, in milliseconds from now. */
  readonly waitMs: number;
}

/**
 * What one client may still ask for, over all its connections. The transport implements it; a client of the same
 * machine has none.
 */
export interface Allowance {
  /** Counts a request of so many units of the contract's x-cost. When it exceeds a rate, nothing is counted. */
  charge(units: number): ExceededRate | null;
  /** Counts the bytes of a body before it is parsed. Null for one that may be parsed. */
  chargeBody(bytes: number): ExceededRate | null;
  /** Counts the bytes of an answer. They are never refused: later requests wait for them. */
  chargeAnswer(bytes: number): void;
  /**
   * Counts units of work that can wait, such as a replay. When there are not enough, nothing is counted, and the answer
   * says when there may be: in so many milliseconds. 0 when they were counted.
   */
  waitFor(units: number): number;
  /** The limit, if this client has reached it; else null. */
  fullAt(): number | null;
  /** Counts a request that is not answered at once. */
  begin(): void;
  /** The counterpart of `begin`. */
  end(): void;
  /** Counts a subscription. The limit when the client has too many; else null. */
  openSubscription(): number | null;
  /** The counterpart of an `openSubscription` that answered null. */
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
 * The units of calls that name their gas: what a call may make a node do is no less than that. Each call's gas counts
 * up to `gasCap`; 0 means no cap. A call that names no gas costs nothing here. The nesting of the parameters is
 * bounded; what is no number counts for nothing.
 */
export function gasUnits(params: unknown, gasPerUnit: number, gasCap: number): number {
  return Math.floor(gasOf(params, gasCap === 0 ? Infinity : gasCap) / gasPerUnit);
}

function gasOf(value: unknown, gasCap: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  let gas = 0;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'gas' && (typeof part === 'string' || typeof part === 'number')) gas += capped(Number(part), gasCap);
    else if (typeof part === 'object') gas += gasOf(part, gasCap);
  }
  return gas;
}

function capped(gas: number, gasCap: number): number {
  return gas > 0 ? Math.min(gas, gasCap) : 0;
}
