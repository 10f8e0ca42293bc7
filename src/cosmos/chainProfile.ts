import type { ForkSchedule } from '../chain/state.js';
import type { Dialect } from '../chain/tx/dialect.js';

/**
 * What the node's mempool does, which decides how transactions are sent and what can be known of waiting ones.
 * `flood`: CometBFT's own; lists its transactions, refuses nonce gaps and replacements.
 * `floodWithQueue`: the same, and the application queues transactions with a nonce gap, invisibly.
 * `app`: the application's; takes transactions by `check_tx`, lists nothing.
 */
export type MempoolKind = 'flood' | 'floodWithQueue' | 'app';

/** What was found out about a chain at start; none of it changes while the node runs the same release. */
export interface ChainProfile {
  /** The chain's text id, not the EIP-155 number. */
  cometChainId: string;
  /** CometBFT release of the node. */
  cometVersion: string;
  dialect: Dialect;
  mempool: MempoolKind;
  /** Whether EthCall understands state overrides and TraceCall exists: both came in the same releases. */
  supportsOverrides: boolean;
  /** Prefix of account addresses in bech32, such as `cosmos`. */
  bech32Prefix: string;
  /** Denomination that fees of Ethereum transactions are paid in; amounts have 18 decimals. */
  feeDenom: string;
  /** False where the fee market keeps its base fee in whole wei (old Ethermint) and not scaled by 10^18. */
  baseFeeIsScaled: boolean;
  forks: ForkSchedule;
}
