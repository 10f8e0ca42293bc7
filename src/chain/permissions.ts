/**
 * Who may do something: all accounts, all but those listed, only those listed, or none. It applies to the account that
 * signs, and to the one that creates or calls: the sender or a contract.
 */
export interface Permission<Account extends string = string> {
  allows: 'all' | 'unlisted' | 'listed' | 'none';
  addresses: readonly Account[];
}

/** The permissions at a height. Addresses are texts as the chain writes them, unless `Account` says otherwise. */
export interface EvmPermissions<Account extends string = string> {
  create: Permission<Account>;
  /** Of calls of every kind, transfers included. */
  call: Permission<Account>;
  /** Whether frames of contracts are checked too. Ethermint checks only the outermost. */
  atEveryDepth: boolean;
}

/** What a frame does that a chain may not permit. */
export type Permitted = 'create' | 'call';

/** Permission parameters of the EVM module; each release has some of them. */
export interface PermissionParameters {
  accessControl?: { create?: AccessType; call?: AccessType } | undefined;
  enableCreate?: boolean;
  enableCall?: boolean;
}

interface AccessType {
  accessType: number;
  accessControlList: readonly string[];
}

const OPEN: Permission = { allows: 'all', addresses: [] };
const CLOSED: Permission = { allows: 'none', addresses: [] };
const RESTRICTED = 1;
const PERMISSIONED = 2;

/** The permissions in the parameters; null where all accounts may do everything. */
export function permissionsOf(parameters: PermissionParameters | undefined): EvmPermissions | null {
  const { accessControl, enableCreate, enableCall } = parameters ?? {};
  if (accessControl === undefined) {
    // Neither is set where the release does not have them. A chain that allows neither would have no transactions.
    if (enableCreate === enableCall) return null;
    return { create: enableCreate ? OPEN : CLOSED, call: enableCall ? OPEN : CLOSED, atEveryDepth: false };
  }
  const [create, call] = [permissionOf(accessControl.create), permissionOf(accessControl.call)];
  if (create.allows === 'all' && call.allows === 'all') return null;
  return { create, call, atEveryDepth: true };
}

/** An open type may list the accounts that may not. Unknown types permit none, as in the module. */
function permissionOf({ accessType, accessControlList }: AccessType = { accessType: 0, accessControlList: [] }) {
  if (accessType === RESTRICTED || accessType > PERMISSIONED) return CLOSED;
  if (accessControlList.length === 0) return accessType === PERMISSIONED ? CLOSED : OPEN;
  const allows = accessType === PERMISSIONED ? 'listed' : 'unlisted';
  return { allows, addresses: accessControlList } satisfies Permission;
}

/** Tells whether an address may do something; the list is read once. */
export function permittedBy<Account extends string>({
  allows,
  addresses,
}: Permission<Account>): (address: Account) => boolean {
  if (allows === 'all') return () => true;
  if (allows === 'none') return () => false;
  const listed = new Set(addresses);
  return allows === 'listed' ? (address) => listed.has(address) : (address) => !listed.has(address);
}
