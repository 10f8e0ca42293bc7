import type { CallTrace, ChainBeginning, Forking, MinedTransactionReport, QueryRouter } from '../application.js';
import type { DevAccount } from './devAccounts.js';
import type { DevChainParameters } from './devChainConfig.js';
import type { StateBase } from './state/stateBase.js';
import type { StateFile } from './state/stateFile.js';

/** How a chain begins: its parameters, the state under it, and what the node needs to know. */
export interface ApplicationBeginning extends ChainBeginning {
  parameters: Partial<DevChainParameters>;
  base: StateBase | null;
}

/** What the application is given beside its configuration. */
export interface ApplicationParts<Chain> {
  /** Accounts that the chain signs for; `config.accounts` funds them. */
  accounts?: readonly DevAccount[];
  createRouter: (application: Chain) => QueryRouter;
  /** Finds out how another chain begins; without it the chain cannot become another one. */
  begin?: (forking: Forking | null) => Promise<ApplicationBeginning>;
  /** Keeps the state beyond the process; without it the state is in memory only. */
  stateFile?: StateFile | null;
  /** The state under the first block of a fork; null or missing for any other chain. */
  base?: StateBase | null;
  onConsoleLog?: (line: string) => void;
  onTrace?: (trace: CallTrace) => void;
  /** Called for every transaction of a block, once the block is committed. */
  onMined?: (transaction: MinedTransactionReport) => void;
}
