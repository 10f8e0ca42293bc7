/**
 * Who may create contracts and who may make calls on a chain, as the parameters of its EVM module say it. The address
 * that signs is asked about, and the one that creates or calls: the sender, or a contract.
 */

/** Who may do something: everybody, everybody but those listed, only those listed, or nobody. */
export interface Permission<Account extends string = string> {
  allows: 'everybody' | 'unlisted' | 'listed' | 'nobody';
  /** Empty unless there is a list. */
  addresses: readonly Account[];
}

/** The permissions at a height. Addresses are texts as the chain writes them, unless `Account` says otherwise. */
export interface EvmPermissions<Account extends string = string> {
  create: Permission<Account>;
  /** Of calls of every kind, transfers included. */
  call: Permission<Account>;
  /** Whether frames of contracts are asked about, too. Ethermint asks about the outermost alone. */
  atEveryDepth: boolean;
}

/** What a frame does that a chain may not permit. */
export type Permitted = 'create' | 'call';

/** Parameters of the EVM module that tell permissions; each release has some of them. */
export interface PermissionParameters {
  accessControl?: { create?: AccessType; call?: AccessType } | undefined;
  enableCreate?: boolean;
  enableCall?: boolean;
}

interface AccessType {
  accessType: number;
  accessControlList: readonly string[];
}

const OPEN: Permission = { allows: 'everybody', addresses: [] };
const CLOSED: Permission = { allows: 'nobody', addresses: [] };
const RESTRICTED = 1;
const PERMISSIONED = 2;

/** The permissions that parameters tell; null where everybody may do everything. */
export function permissionsOf(parameters: PermissionParameters | undefined): EvmPermissions | null {
  const { accessControl, enableCreate, enableCall } = parameters ?? {};
  if (accessControl === undefined) {
    // Neither is set where the release does not have them. A chain that allows neither would have no transactions.
    if (enableCreate === enableCall) return null;
    return { create: enableCreate ? OPEN : CLOSED, call: enableCall ? OPEN : CLOSED, atEveryDepth: false };
  }
  const [create, call] = [permissionOf(accessControl.create), permissionOf(accessControl.call)];
  if (create.allows === 'everybody' && call.allows === 'everybody') return null;
  return { create, call, atEveryDepth: true };
}

/** An open type has a list, too: of those who may not. Types that are not known permit nobody, as in the module. */
function permissionOf({ accessType, accessControlList }: AccessType = { accessType: 0, accessControlList: [] }) {
  if (accessType === RESTRICTED || accessType > PERMISSIONED) return CLOSED;
  if (accessControlList.length === 0) return accessType === PERMISSIONED ? CLOSED : OPEN;
  const allows = accessType === PERMISSIONED ? 'listed' : 'unlisted';
  return { allows, addresses: accessControlList } satisfies Permission;
}

/** Answers whether an address may do something; the list is read once. */
export function permittedBy<Account extends string>({
  allows,
  addresses,
}: Permission<Account>): (address: Account) => boolean {
  if (allows === 'everybody') return () => true;
  if (allows === 'nobody') return () => false;
  const listed = new Set(addresses);
  return allows === 'listed' ? (address) => listed.has(address) : (address) => !listed.has(address);
}
