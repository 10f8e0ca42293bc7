/**
 * The origin of a forked development chain, asked through the chain: it has the URL, the limits of the rate, and one
 * queue for all requests. What lies below the fork never changes, so answers are kept.
 */
import { LRUCache } from 'lru-cache';
import { MalformedAnswer, QueryFailed } from '../../chain/errors.js';
import { ORIGIN_OF_FORK, type OriginMethod } from '../../chain/development/developmentProtocol.js';
import { callDevelopment, type DevelopmentRpc, type OriginAnswer } from '../developmentCalls.js';

/** Bytes of kept answers, about. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** Knows whether the chain is a fork, and asks its origin. */
export class ForkOrigin {
  readonly #rpc: DevelopmentRpc;
  readonly #kept = new LRUCache<string, OriginAnswer>({ maxSize: MAX_KEPT_BYTES, sizeCalculation: sizeOf });
  #block: { blockNumber: number; blockHash: string } | null = null;

  constructor(rpc: DevelopmentRpc) {
    this.#rpc = rpc;
  }

  /** The newest block that comes from the origin; null when the chain is no fork. */
  get blockNumber(): number | null {
    return this.#block?.blockNumber ?? null;
  }

  /** Whether a block comes from the origin. Pending blocks have negative heights. */
  has(blockNumber: number): boolean {
    return this.#block !== null && blockNumber >= 0 && blockNumber <= this.#block.blockNumber;
  }

  /**
   * Reads from the chain which block it forks. To be called at the start, and when the chain was set back. True when
   * the chain has become another one.
   */
  async refresh(): Promise<boolean> {
    const { fork } = await callDevelopment(this.#rpc, 'dev_info', {});
    const isOther = fork?.blockHash !== this.#block?.blockHash;
    if (isOther) this.#kept.clear();
    this.#block = fork;
    return isOther;
  }

  /** Rejects with NodeUnavailable when the origin gives no answer. An error of the origin is an answer. */
  async ask(method: OriginMethod, params: unknown[], signal?: AbortSignal): Promise<OriginAnswer> {
    const key = `${method} ${JSON.stringify(params)}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const answer = await this.#request(method, params, signal);
    if ('result' in answer) this.#kept.set(key, answer);
    return answer;
  }

  /** The result; rejects with QueryFailed when the origin answers an error. */
  async request(method: OriginMethod, params: unknown[], signal?: AbortSignal): Promise<unknown> {
    const answer = await this.ask(method, params, signal);
    if ('result' in answer) return answer.result;
    const { code, message } = answer.error;
    throw new QueryFailed(`${ORIGIN_OF_FORK} refused ${method}: ${message} (${code})`, code, 'fork');
  }

  #request(method: OriginMethod, params: unknown[], signal?: AbortSignal): Promise<OriginAnswer> {
    return callDevelopment(this.#rpc, 'dev_originRequest', { method, params }, signal);
  }
}

/** The error for an answer that is not what the method promises. */
export function malformed(what: string): MalformedAnswer {
  return new MalformedAnswer(`${ORIGIN_OF_FORK}: ${what}`);
}

function sizeOf(answer: OriginAnswer, key: string): number {
  return key.length + JSON.stringify(answer).length;
}
