/**
 * Main thread: how to make a node run a program that is not on its chain. Most releases run it only as the code of a
 * creation, for which some chains require a permission. Releases that take state overrides run it at any address.
 */
import type { Address, CallObject, StateOverrides } from '../../../generated/types.js';
import { permittedBy, type EvmPermissions } from '../../chain/permissions.js';
import { executionUnsupported, type ExecutionError } from '../refusals/executionError.js';

/** The sender of probes. It has no known key; `halley dev` does not print its calls. */
export const PROBING_ACCOUNT = '0x48616c6c657900000000000000000070726f6265' as Address;
/** The address of the program in a call, and the sender where a chain's list denies the other. */
const CODE_ACCOUNT = '0x48616c6c65790000000000000000000000636f64' as Address;

/** A call to a node, with its state overrides. */
export interface AskedCall {
  call: CallObject;
  overrides: StateOverrides | null;
}

/** How a chain's permissions let programs run. */
export interface ProbeForm {
  /** Programs run as creations, by calls with overrides, or not at all (null). */
  runs: 'creations' | 'calls' | null;
  /** An account that may create contracts; null where none is known. */
  creator: Address | null;
  /** An account that may make calls; null where none is known. */
  caller: Address | null;
}

/** The form for permissions, which are null on an open chain. Prefers a sender who may do both. */
export function probeFormOf(permissions: EvmPermissions<Address> | null, takesOverrides: boolean): ProbeForm {
  if (permissions === null) return { runs: 'creations', creator: PROBING_ACCOUNT, caller: PROBING_ACCOUNT };
  const mayCreate = permittedBy(permissions.create);
  const mayCall = permittedBy(permissions.call);
  const known = [PROBING_ACCOUNT, CODE_ACCOUNT, ...permissions.create.addresses, ...permissions.call.addresses];
  const both = known.find((address) => mayCreate(address) && mayCall(address));
  const creator = both ?? known.find(mayCreate) ?? null;
  const caller = both ?? known.find(mayCall) ?? null;
  if (creator !== null) return { runs: 'creations', creator, caller };
  return { runs: caller !== null && takesOverrides ? 'calls' : null, creator, caller };
}

/** The call that runs a program. Throws ExecutionError where the chain permits it to no known account. */
export function asking({ runs, creator, caller }: ProbeForm, program: CallObject): AskedCall {
  const { data: code, ...call } = program;
  if (runs === 'creations') return { call: { from: creator, ...program }, overrides: null };
  if (runs === null || code === undefined || code === null) throw unaskable(caller !== null);
  // The key is an address, which the compiler does not take from a computed name.
  const overrides = { [CODE_ACCOUNT]: { code } } as StateOverrides;
  return { call: { from: caller, to: CODE_ACCOUNT, ...call }, overrides };
}

function unaskable(mayCall: boolean): ExecutionError {
  const parameter = "(access_control of the EVM module's parameters)";
  const why = mayCall
    ? `no account may create contracts ${parameter}, and its release takes no state overrides`
    : `no account may create contracts or make calls ${parameter}`;
  return executionUnsupported('an execution outside the node', `the node cannot be asked about its EVM: ${why}`);
}
