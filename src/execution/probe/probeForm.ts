/**
 * Main thread: how a node is made to run a program that is not on its chain. Most releases run one only as the code of
 * a creation, which not everybody may do on every chain. Those that take state overrides run it at any address.
 */
import type { Address, CallObject, StateOverrides } from '../../../generated/types.js';
import { permittedBy, type EvmPermissions } from '../../chain/permissions.js';
import { executionUnsupported, type ExecutionError } from '../refusals/executionError.js';

/** Who asks. Nobody has its key; `halley dev` does not print its calls. */
export const PROBING_ACCOUNT = '0x48616c6c657900000000000000000070726f6265' as Address;
/** Where the program is put in a call, and who asks where the other is on a list of those who may not. */
const CODE_ACCOUNT = '0x48616c6c65790000000000000000000000636f64' as Address;

/** A question to a node, with its state overrides. */
export interface AskedCall {
  call: CallObject;
  overrides: StateOverrides | null;
}

/** How a chain's permissions let programs run. */
export interface ProbeForm {
  /** Creations that run programs, calls of programs that overrides put there, or neither. */
  runs: 'creations' | 'calls' | null;
  /** Who may create contracts; null for nobody that is known. */
  creator: Address | null;
  /** Who may make calls; null for nobody that is known. */
  caller: Address | null;
}

/** The form for permissions, null for those of an open chain. Prefers a sender who may do both. */
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

/** The question that runs a program. Throws ExecutionError where the chain lets nobody ask it. */
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
    ? `nobody may create contracts ${parameter}, and its release takes no state overrides`
    : `nobody may create contracts or make calls ${parameter}`;
  return executionUnsupported('an execution outside the node', `the node cannot be asked about its EVM: ${why}`);
}
