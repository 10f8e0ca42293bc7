/**
 * The differences between the releases of cosmos/evm that the embedded chain can stand for. Code asks for an ability
 * here; it compares names only where the name itself matters: in options, in files and in recorded wordings.
 */

/** The release whose wire form and behaviour the chain has; each covers the releases up to the next. */
export type DevDialect = 'cosmosEvm03' | 'cosmosEvm04';

/** Abilities of a release. Each sentence describes the chain that has it. */
export interface ReleaseProfile {
  /**
   * Transactions wait in a mempool of the application: by sender and nonce, with gaps and replacements. It refuses them
   * with go-ethereum's messages and replaces their wrapper. Without it, CometBFT's mempool accepts the next nonce only.
   */
  hasAppMempool: boolean;
  supportsAuthorizations: boolean;
  /** Legacy transactions without a chain id (before EIP-155) are refused. */
  refusesUnprotectedTransactions: boolean;
  /** `params.base_fee` holds the next block's base fee, computed when a block ends; otherwise this block's own. */
  storesNextBaseFee: boolean;
  /** Fees and changes of balances go through the bank one by one; their events come twice, with twice the amount. */
  repeatsBankEvents: boolean;
  /** The fee collector receives the fees of a block at its end, in one event. */
  collectsFeesAtBlockEnd: boolean;
  /** The block's bloom in events lacks its leading zeros. */
  trimsBloom: boolean;
  /** Logs are repeated as JSON in `tx_log` events; the events also hold `txIndex` and the sender with its checksum. */
  repeatsLogsInEvents: boolean;
  /** Logs in responses hold the number and the hash of their block, and the hash of their transaction. */
  locatesLogs: boolean;
  /** Responses hold `max_used_gas`, the hash of the block and its time. */
  reportsMaxUsedGas: boolean;
  /** Parameters hold `history_serve_window`, `extended_denom_options` and the authority of the consensus module. */
  hasExtendedParameters: boolean;
  supportsStateOverrides: boolean;
  supportsTraceCall: boolean;
}

/** The abilities by release. Source: the recorded chains of both releases in test/support/fixtures. */
export const RELEASE_PROFILES: Readonly<Record<DevDialect, ReleaseProfile>> = {
  cosmosEvm03: {
    hasAppMempool: false,
    supportsAuthorizations: false,
    refusesUnprotectedTransactions: true,
    storesNextBaseFee: true,
    repeatsBankEvents: true,
    collectsFeesAtBlockEnd: false,
    trimsBloom: false,
    repeatsLogsInEvents: true,
    locatesLogs: true,
    reportsMaxUsedGas: false,
    hasExtendedParameters: false,
    supportsStateOverrides: false,
    supportsTraceCall: false,
  },
  cosmosEvm04: {
    hasAppMempool: true,
    supportsAuthorizations: true,
    refusesUnprotectedTransactions: false,
    storesNextBaseFee: false,
    repeatsBankEvents: false,
    collectsFeesAtBlockEnd: true,
    trimsBloom: true,
    repeatsLogsInEvents: false,
    locatesLogs: false,
    reportsMaxUsedGas: true,
    hasExtendedParameters: true,
    supportsStateOverrides: true,
    supportsTraceCall: true,
  },
};
