/** What is known of the node and its chain: enough to serve the index while the node is down. */
import type { ApplicationInfo } from '../chain/node.js';
import type { ForkSchedule } from '../chain/state.js';
import { DIALECTS } from '../chain/tx/dialect.js';
import type { ChainProfile } from '../cosmos/chainProfile.js';
import type { Logger } from '../observe/logger.js';

/** The node when it was last asked. */
export interface KnownChain {
  profile: ChainProfile;
  application: Pick<ApplicationInfo, 'name' | 'version'>;
  /** `host:port` of the gRPC service; null when the node has none. */
  grpcAddress: string | null;
}

/** What the index stores. */
export interface StoredChain extends KnownChain {
  /** The fork schedule before each upgrade of the chain, for the heights up to `upTo`; ascending. */
  earlier: { upTo: number; forks: ForkSchedule }[];
}

/** Incremented by every change to what is stored. Records of another version are ignored: the node is asked again. */
const VERSION = 1;

/** The chain as JSON; a bigint is its digits and `n`. */
export function encodeStoredChain(chain: StoredChain): string {
  return encode({ version: VERSION, ...chain });
}

/** Null for the text of another version, and for null. */
export function decodeStoredChain(text: string | null): StoredChain | null {
  if (text === null) return null;
  const revive = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
  // Written by `encodeStoredChain` when the version is the same.
  const { version, ...chain } = JSON.parse(text, revive) as StoredChain & { version: number };
  if (version !== VERSION) return null;
  return { ...chain, profile: { ...chain.profile, dialect: DIALECTS[chain.profile.dialect.name] } };
}

/** Whether two objects have the same JSON. */
export function isSame(one: object, other: object): boolean {
  return encode(one) === encode(other);
}

function encode(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}

/** The store's place for the text. */
export interface ChainMemory {
  knownChain(): string | null;
  rememberChain(text: string): Promise<void>;
}

/** Whether the EVM has the same coin in two releases of the node. */
export function haveSameCoin(one: ForkSchedule, other: ForkSchedule): boolean {
  return one.denom === other.denom && one.decimals === other.decimals;
}

/**
 * The index's record of its chain: the node as it was last seen, and the fork schedule before each upgrade. Blocks from
 * before an upgrade are decoded with the old schedule, also when they are read again.
 */
export class ChainRecord {
  #earlier: StoredChain['earlier'] = [];
  #known: KnownChain | null = null;
  readonly #memory: ChainMemory;
  readonly #log: Logger;

  /**
   * `head` is the highest stored block. Blocks above it get the schedule of the current release: the node does not say
   * at which height it was upgraded while Halley was not running.
   */
  constructor(memory: ChainMemory, { head, log }: { head: number; log: Logger }, now: KnownChain) {
    this.#memory = memory;
    this.#log = log;
    const stored = decodeStoredChain(memory.knownChain());
    this.#earlier = stored?.earlier ?? [];
    this.#known = stored;
    this.update(now, head);
  }

  /** The schedule for a block of this height. */
  forksAt(height: number): ForkSchedule {
    const entry = this.#earlier.find(({ upTo }) => height <= upTo);
    if (entry !== undefined) return entry.forks;
    if (this.#known === null) throw new Error('the chain is not known');
    return this.#known.profile.forks;
  }

  /** The lowest height from which on the EVM has had the coin that it has now. */
  get coinSince(): number {
    const now = this.#known?.profile.forks;
    if (now === undefined) return 0;
    return (this.#earlier.findLast(({ forks }) => !haveSameCoin(forks, now))?.upTo ?? -1) + 1;
  }

  /** Records what the node is now; blocks up to `head` keep the schedule that it had. */
  update(now: KnownChain, head: number): void {
    const before = this.#known;
    if (before !== null && isSame(before, now)) return;
    if (before !== null && head > 0 && !isSame(before.profile.forks, now.profile.forks))
      this.#earlier.push({ upTo: head, forks: { ...before.profile.forks } });
    this.#known = structuredClone({ profile: now.profile, application: now.application, grpcAddress: now.grpcAddress });
    const text = encodeStoredChain({ ...this.#known, earlier: this.#earlier });
    this.#memory.rememberChain(text).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'what is known of the chain cannot be stored');
    });
  }
}
