import type { ForkSchedule } from '../chain/state.js';
import type { Dialect } from '../chain/tx/dialect.js';

/**
 * The node's kind of mempool, which decides how transactions are sent and what is known of pending ones. `flood`:
 * CometBFT's own; it lists its transactions and refuses nonce gaps and replacements. `floodWithQueue`: the application
 * also queues transactions with a nonce gap, unlisted. `app`: the application's; it accepts transactions by `check_tx`
 * and lists nothing.
 */
export type MempoolKind = 'flood' | 'floodWithQueue' | 'app';

/** What `detectChain` found out at start. It holds while the node runs the same release. */
export interface ChainProfile {
  /** The chain's text id, not the EIP-155 number. */
  cometChainId: string;
  /** CometBFT release of the node. */
  cometVersion: string;
  dialect: Dialect;
  mempool: MempoolKind;
  /** Whether EthCall understands state overrides. TraceCall, which can be probed for, came in the same releases. */
  supportsOverrides: boolean;
  /** Prefix of account addresses in bech32, such as `cosmos`. */
  bech32Prefix: string;
  /** Fee denomination with 18 decimals. Null where the chain does not report it: nothing can be sent then. */
  feeDenom: string | null;
  /** Whether the base fee is scaled by 10^18; old Ethermint keeps whole wei. */
  baseFeeIsScaled: boolean;
  forks: ForkSchedule;
}

/** The dialect that the profile has when it is read. */
export function currentDialect(profile: ChainProfile): Pick<Dialect, 'package'> {
  return {
    get package() {
      return profile.dialect.package;
    },
  };
}
