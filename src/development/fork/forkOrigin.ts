/**
 * The origin of a forked development chain, asked through the chain: it has the URL, the rate limits, and one queue for
 * all requests. What lies below the fork never changes, so results are kept, as the text that came.
 */
import { OWN_WORK, type Caller } from '../../caller/caller.js';
import { LRUCache } from 'lru-cache';
import { QueryFailed } from '../../chain/chainErrors.js';
import { ORIGIN_OF_FORK, type OriginError, type OriginMethod } from '../../chain/development/developmentProtocol.js';
import { callDevelopment, type DevelopmentRpc } from '../developmentCalls.js';
import { parseSliced } from '../../json/parseSliced.js';

/** Characters of kept results. */
const MAX_KEPT_CHARACTERS = 32 * 1024 * 1024;

/** The text of a result, which may not be JSON, or an error of the origin. */
type OriginText = { text: string } | { error: OriginError };

/** A result as it came and as it was parsed. */
export interface OriginValue {
  text: string;
  value: unknown;
}

/** Knows whether the chain is a fork, and asks its origin. */
export class ForkOrigin {
  readonly #rpc: DevelopmentRpc;
  readonly #kept = new LRUCache<string, { text: string }>({ maxSize: MAX_KEPT_CHARACTERS, sizeCalculation: sizeOf });
  #block: { blockNumber: number; blockHash: string } | null = null;

  constructor(rpc: DevelopmentRpc) {
    this.#rpc = rpc;
  }

  /** The newest block that comes from the origin; null unless the chain is a fork. */
  get blockNumber(): number | null {
    return this.#block?.blockNumber ?? null;
  }

  /** Whether a block comes from the origin. Pending blocks have negative heights. */
  has(blockNumber: number): boolean {
    return this.#block !== null && blockNumber >= 0 && blockNumber <= this.#block.blockNumber;
  }

  /** Throws QueryFailed when the forked block has another hash now: the origin has reorganized its chain. */
  assertSame(blockNumber: number, blockHash: string): void {
    if (this.#block?.blockNumber !== blockNumber || this.#block.blockHash === blockHash) return;
    throw malformed(`block ${blockNumber} is ${blockHash} now, and the fork began with ${this.#block.blockHash}`);
  }

  /** Reads which block the chain forks. True when the chain has become another one. */
  async refresh(): Promise<boolean> {
    const { fork } = await callDevelopment(this.#rpc, 'dev_info', {}, OWN_WORK);
    const isOther = fork?.blockHash !== this.#block?.blockHash;
    if (isOther) this.#kept.clear();
    this.#block = fork;
    return isOther;
  }

  /**
   * The result as it came and as it was parsed, or the error of the origin. Rejects with NodeUnavailable when it
   * does not respond, and with QueryFailed when the result is not JSON.
   */
  async ask(method: OriginMethod, params: unknown[], caller: Caller): Promise<OriginValue | { error: OriginError }> {
    const answer = await this.#text(method, params, caller);
    if ('error' in answer) return answer;
    return { text: answer.text, value: await parseAnswer(method, answer.text, caller) };
  }

  /** As `ask`, and rejects with QueryFailed for an error of the origin. */
  async request(method: OriginMethod, params: unknown[], caller: Caller): Promise<OriginValue> {
    const answer = await this.ask(method, params, caller);
    if ('value' in answer) return answer;
    const { code, message } = answer.error;
    throw new QueryFailed(`${ORIGIN_OF_FORK} refused ${method}: ${message} (${code})`, code, 'fork');
  }

  async #text(method: OriginMethod, params: unknown[], caller: Caller): Promise<OriginText> {
    const key = `${method} ${JSON.stringify(params)}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const block = this.#block;
    const answer = await this.#request(method, params, caller);
    // A reset meanwhile may have made another fork of the chain.
    if ('text' in answer && block === this.#block) this.#kept.set(key, answer);
    return answer;
  }

  async #request(method: OriginMethod, params: unknown[], caller: Caller): Promise<OriginText> {
    const answer = await callDevelopment(this.#rpc, 'dev_originRequest', { method, params }, caller);
    if ('error' in answer) return answer;
    const texts = [answer.text];
    for (let { rest } = answer; rest !== null;) {
      const part = await callDevelopment(this.#rpc, 'dev_originRest', { rest }, caller);
      texts.push(part.text);
      ({ rest } = part);
    }
    return { text: texts.join('') };
  }
}

async function parseAnswer(method: string, text: string, caller: Caller): Promise<unknown> {
  try {
    return await parseSliced(text, { signal: caller.signal });
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw malformed(`what it answers to ${method} is no JSON: ${cause.message}`);
  }
}

/** The error for a result that is not what the method promises. Clients see it, because they chose the origin. */
export function malformed(what: string): QueryFailed {
  return new QueryFailed(`${ORIGIN_OF_FORK}: ${what}`, 0, 'fork');
}

function sizeOf({ text }: { text: string }, key: string): number {
  return key.length + text.length;
}
