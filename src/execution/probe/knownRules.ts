import { OWN_WORK } from '../../caller/caller.js';
import { LRUCache } from 'lru-cache';
import type { BlockSummary } from '../../chain/blocks.js';
import type { State } from '../../chain/state.js';
import { hardforkAt } from '../rules/hardfork.js';
import type { NodeRules } from '../rules/nodeRules.js';
import { probeRules } from './probeRules.js';

/** Forks and parameters of a chain's history that are kept at once. */
const MAX_KNOWN = 32;
/** How long rules are believed, milliseconds. An upgrade is noticed earlier, when the node's connection is new. */
const BELIEVED_MS = 60 * 60_000;

/**
 * Main thread: the rules of the node's EVM, asked once for each fork and each state of the module's parameters. A node
 * runs calls at all heights by its own release, with the forks and parameters of the height.
 */
export class KnownRules {
  readonly #state: Pick<State, 'call' | 'forks' | 'evmParameters' | 'supportsOverrides'>;
  readonly #known = new LRUCache<string, Promise<NodeRules>>({ max: MAX_KNOWN, ttl: BELIEVED_MS });

  constructor(state: Pick<State, 'call' | 'forks' | 'evmParameters' | 'supportsOverrides'>) {
    this.#state = state;
  }

  /**
   * The rules for calls on a block, whose state is that of `height`. Rejects as `probeRules`; then the next caller asks
   * again. It does not end with a caller's signal, because others wait for the same.
   */
  async at({ number, timestamp }: Pick<BlockSummary, 'number' | 'timestamp'>, height: number): Promise<NodeRules> {
    const hardfork = hardforkAt(this.#state.forks(), BigInt(number), BigInt(timestamp));
    // On a fork of another chain, what is below it runs by the rules of the chain that forked.
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

  /** Asks anew from now on: the node may be of another release. */
  forget(): void {
    this.#known.clear();
  }
}
