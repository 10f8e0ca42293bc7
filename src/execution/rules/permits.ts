/** The permissions of a chain for a message; the engine checks the frames inside it. */
import type { Address } from '../../../generated/types.js';
import { permittedBy, type EvmPermissions, type Permitted } from '../../chain/permissions.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { executionRefused } from '../refusals/executionError.js';

/** Ethermint's words, before anything runs. */
const DISABLED = {
  create: 'failed to create new contract: EVM Create operation is disabled',
  call: 'failed to call contract: EVM Call operation is disabled',
};

/**
 * Whether the chain lets a message begin and fail, because its sender may not do what it does. Throws ExecutionError
 * where the chain would not run it at all.
 */
export function isRefused(permissions: EvmPermissions<Address> | null, from: Address, what: Permitted): boolean {
  if (permissions === null || permittedBy(permissions[what])(from)) return false;
  if (!permissions.atEveryDepth) throw executionRefused(DISABLED[what]);
  return true;
}

const REFUSED = { create: 'deploy contracts', call: 'perform a call' };

/** Why a chain that checks at every depth refuses a frame; `engine/src/policy.rs` has the same words. */
export function refusalWords(what: Permitted, caller: Address): string {
  return `caller address ${checksumAddress(caller)} does not have permission to ${REFUSED[what]}`;
}
