/** What was found out about the node and its chain: enough to serve the index of it while the node is down. */
import type { ApplicationInfo } from '../chain/node.js';
import type { ForkSchedule } from '../chain/state.js';
import { DIALECTS } from '../chain/tx/dialect.js';
import type { ChainProfile } from '../cosmos/chainProfile.js';

/** The node when it was last asked. */
export interface KnownChain {
  profile: ChainProfile;
  application: Pick<ApplicationInfo, 'name' | 'version'>;
  /** `host:port` of the gRPC service; null when the node has none. */
  grpcAddress: string | null;
}

/** The forks of the heights up to `upTo`, above those of the entry before. */
export interface EarlierForks {
  upTo: number;
  forks: ForkSchedule;
}

/** What is kept in the index. */
export interface StoredChain extends KnownChain {
  /** Schedules of before upgrades of the chain, ascending. */
  earlier: EarlierForks[];
}

/** Incremented by every change of what is stored. Another version is as good as nothing: the node is asked anew. */
const VERSION = 1;

/** As text; a bigint is its digits and `n`. */
export function encodeStoredChain(chain: StoredChain): string {
  return encode({ version: VERSION, ...chain });
}

/** Null for a text of another version, and when there is none. */
export function decodeStoredChain(text: string | null): StoredChain | null {
  if (text === null) return null;
  const revive = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
  // Written by `encodeStoredChain` when the version is the same.
  const { version, ...chain } = JSON.parse(text, revive) as StoredChain & { version: number };
  if (version !== VERSION) return null;
  return { ...chain, profile: { ...chain.profile, dialect: DIALECTS[chain.profile.dialect.name] } };
}

/** Whether two of them say the same. */
export function isSame(one: object, other: object): boolean {
  return encode(one) === encode(other);
}

function encode(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}
