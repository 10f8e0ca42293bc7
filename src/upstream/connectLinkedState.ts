import type { NodeLink } from '../chain/nodeLink.js';
import type { Config } from '../config/config.js';
import type { ChainProfile } from '../cosmos/chainProfile.js';
import { LinkedQueries } from '../cosmos/queries/linkedQueries.js';
import { LinkedStore } from '../cosmos/queries/linkedStore.js';
import type { Logger } from '../observe/logger.js';
import { EvmState } from '../state/evmState.js';
import { LinkedState } from '../state/linkedState.js';
import { StateView } from '../state/stateView.js';

/** What the state of the embedded chain is followed with. */
export interface LinkedStateOptions {
  link: NodeLink;
  profile: ChainProfile;
  log: Logger;
  /** Called where a height may have another state than before. */
  onRewritten: () => void;
}

/** The state of the embedded chain, as far as it is known here. */
export interface KnownLinkedState {
  state: EvmState;
  nextAfter: LinkedState['nextAfter'];
}

/** Follows the state of the embedded chain over its link. */
export function connectLinkedState(
  config: Pick<Config, 'state.memory'>,
  { link, profile, log, onRewritten }: LinkedStateOptions,
): KnownLinkedState {
  const raw = new LinkedStore(new LinkedQueries(link));
  const coin = {
    get denom() {
      return profile.forks.denom;
    },
  };
  const view = new StateView({ raw, coin, log }, { maxBytes: config['state.memory'] });
  const state = new EvmState({ view, profile, readsAll: true, earliest: () => linked.earliest });
  const linked: LinkedState = new LinkedState({ view, state, onRewritten });
  link.followState(linked);
  return { state, nextAfter: (height) => linked.nextAfter(height) };
}
