/**
 * Main thread: the permissions of a chain as its node reads them. Older releases compare addresses as texts, so an
 * address that is not in the case of EIP-55 matches no account; newer releases compare the addresses.
 */
import { OWN_WORK } from '../../caller/caller.js';
import type { Address, CallObject } from '../../../generated/types.js';
import type { EvmPermissions, Permission, Permitted } from '../../chain/permissions.js';
import type { State } from '../../chain/state.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import { executionUnsupported } from '../refusals/executionError.js';
import { UNUSED_ADDRESS, running } from './probes.js';

/** Most addresses on a list, since each execution sends them to its thread. */
const MAX_LISTED = 10_000;

/** Rejects with the error of the node, and with ExecutionError where a list is too long. */
export async function effectivePermissions(
  state: Pick<State, 'call'>,
  height: number,
  { create, call, atEveryDepth }: EvmPermissions,
): Promise<EvmPermissions<Address>> {
  const [effectiveCreate, effectiveCall] = await Promise.all([
    effective(state, height, { what: 'create', permission: create, probe: running('00') }),
    effective(state, height, { what: 'call', permission: call, probe: { to: UNUSED_ADDRESS } }),
  ]);
  return { create: effectiveCreate, call: effectiveCall, atEveryDepth };
}

async function effective(
  state: Pick<State, 'call'>,
  height: number,
  { what, permission, probe }: { what: Permitted; permission: Permission; probe: CallObject },
): Promise<Permission<Address>> {
  const { allows, addresses } = permission;
  if (addresses.length > MAX_LISTED)
    throw executionUnsupported(
      'an execution outside the node',
      `access_control.${what} of the EVM module's parameters lists ${addresses.length} addresses, more than ${MAX_LISTED}`,
    );
  const isExact = (text: string): boolean => checksumAddress(normalizeAddress(text)) === text;
  const texts = addresses.map((text) => (text.startsWith('0x') ? text : `0x${text}`));
  const valid = texts.filter((text) => /^0x[0-9a-fA-F]{40}$/.test(text));
  const exact = new Set(addresses.filter((text) => valid.includes(text) && isExact(text)).map(normalizeAddress));
  const from = valid.map(normalizeAddress).find((address) => !exact.has(address));
  if (from === undefined) return { allows, addresses: [...exact] };
  const { vmError } = await state.call({ from, ...probe }, height, null, OWN_WORK);
  const isRead = (vmError === '') === (allows === 'listed');
  return { allows, addresses: isRead ? [...new Set(valid.map(normalizeAddress))] : [...exact] };
}
