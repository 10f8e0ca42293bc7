import { OWN_WORK } from '../../caller/caller.js';
import { LRUCache } from 'lru-cache';
import type { BlockSummary } from '../../chain/blocks.js';
import type { State } from '../../chain/state.js';
import { hardforkAt } from '../../evm/hardfork.js';
import type { NodeRules } from '../rules/nodeRules.js';
import { probeRules } from './probeRules.js';

/** Most combinations of fork and parameters in the cache. */
const MAX_CACHED = 32;
/** Lifetime of cached rules, milliseconds. An upgrade is noticed earlier, by the new connection to the node. */
const CACHED_MS = 60 * 60_000;

/** Main thread: the rules of the node's EVM by fork and parameters. Nodes run all heights with their release. */
export class KnownRules {
  readonly #state: Pick<State, 'call' | 'forks' | 'evmParameters' | 'supportsOverrides'>;
  readonly #known = new LRUCache<string, Promise<NodeRules>>({ max: MAX_CACHED, ttl: CACHED_MS });

  constructor(state: Pick<State, 'call' | 'forks' | 'evmParameters' | 'supportsOverrides'>) {
    this.#state = state;
  }

  /** Rejects as `probeRules`, uncached. No caller's signal ends it, because others wait for the same rules. */
  async at({ number, timestamp }: Pick<BlockSummary, 'number' | 'timestamp'>, height: number): Promise<NodeRules> {
    const hardfork = hardforkAt(this.#state.forks(), BigInt(number), BigInt(timestamp));
    // Below a fork of another chain, the rules are those of that chain.
    const { fingerprint, permissions, height: asked } = await this.#state.evmParameters(height, OWN_WORK);
    const key = `${hardfork} ${fingerprint}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rules = probeRules(this.#state, asked, hardfork, permissions);
    this.#known.set(key, rules);
    rules.catch(() => {
      if (this.#known.peek(key) === rules) this.#known.delete(key);
    });
    return rules;
  }

  /** Empties the cache: the node may be of another release. */
  forget(): void {
    this.#known.clear();
  }
}
