/** Accounts as the SDK's `auth` module stores them. */
import { ProtobufFields } from './protobufFields.js';

/** What an entry of the store `acc` says. */
export interface StoredAccount {
  /**
   * `plain`: what the account can spend is what the `bank` module stores. `computed`: it may be less (an account that
   * vests, by the block's time), or is not known (module accounts, types of single chains): the node must be asked.
   */
  kind: 'plain' | 'computed';
  /** Null where the account's type is not known. */
  nonce: bigint | null;
  /** Code hash as text, where the type has one (older chains); else empty. Not all of them use it. */
  codeHash: string;
}

/** Fields of `google.protobuf.Any`. */
const TYPE_URL = 1;
const VALUE = 2;

/** `sequence` of `cosmos.auth.v1beta1.BaseAccount`. */
const SEQUENCE = 4;

/** The first field of every account type that is built on another one. */
const BASE = 1;

const ETH_ACCOUNT = '/ethermint.types.v1.EthAccount';
const ETH_ACCOUNT_CODE_HASH = 2;

/** How many messages are around the BaseAccount, by type. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['/cosmos.auth.v1beta1.BaseAccount', 0],
  [ETH_ACCOUNT, 1],
  ['/cosmos.auth.v1beta1.ModuleAccount', 1],
  ['/cosmos.vesting.v1beta1.BaseVestingAccount', 1],
  ['/cosmos.vesting.v1beta1.ContinuousVestingAccount', 2],
  ['/cosmos.vesting.v1beta1.DelayedVestingAccount', 2],
  ['/cosmos.vesting.v1beta1.PeriodicVestingAccount', 2],
  ['/cosmos.vesting.v1beta1.PermanentLockedAccount', 2],
  ['/evmos.vesting.v1.ClawbackVestingAccount', 2],
  ['/evmos.vesting.v2.ClawbackVestingAccount', 2],
]);

const PLAIN: ReadonlySet<string> = new Set(['/cosmos.auth.v1beta1.BaseAccount', ETH_ACCOUNT]);

/** Decodes an entry of the store `acc`. Throws MalformedAnswer. */
export function decodeStoredAccount(entry: Uint8Array): StoredAccount {
  const any = new ProtobufFields(entry);
  const type = any.ascii(TYPE_URL);
  const kind = PLAIN.has(type) ? 'plain' : 'computed';
  const depth = DEPTHS.get(type);
  const account = any.message(VALUE);
  if (depth === undefined || account === null) return { kind: 'computed', nonce: null, codeHash: '' };
  let base: ProtobufFields | null = account;
  for (let level = 0; level < depth; level++) base = base?.message(BASE) ?? null;
  const nonce = base?.uint64(SEQUENCE) ?? 0n;
  return { kind, nonce, codeHash: type === ETH_ACCOUNT ? account.ascii(ETH_ACCOUNT_CODE_HASH) : '' };
}
