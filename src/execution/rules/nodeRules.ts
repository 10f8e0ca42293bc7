/** The rules of a node's EVM as calls have shown them, where they differ from its configured forks. */
import type { Address } from '../../../generated/types.js';
import type { EvmPermissions } from '../../chain/permissions.js';
import type { EvmRules } from '../../evm/rules.js';

/** The rules as plain values, for worker threads. They hold for blocks of the probed block's configured fork. */
export interface NodeRules extends Omit<EvmRules, 'chainId' | 'eips'> {
  eips: readonly number[];
  /** Who may create contracts and make calls, lower case; null or absent where all accounts may do both. */
  permissions?: EvmPermissions<Address> | null;
}
