/**
 * Calls the `dev_*` methods of the embedded chain. The protocol types the parameters; the members of results that are
 * used here are checked and decoded. The chain is ours, but any program may listen on its port.
 */
import type { Caller } from '../caller/caller.js';
import type { Address, Data, Hash } from '../../generated/types.js';
import {
  ORIGIN_OF_FORK,
  type DevelopmentMethod,
  type DevelopmentParams,
  type DevelopmentResult,
  type OriginError,
  type OriginTextPart,
} from '../chain/development/developmentProtocol.js';
import { CallRefused, MalformedAnswer, NodeUnavailable } from '../chain/chainErrors.js';
import {
  decodeData,
  decodeQuantity,
  encodeData,
  normalizeAddress,
  normalizeHash,
  storageSlot,
} from '../ethereum/hex.js';
import type { JsonObject } from '../json/jsonValue.js';

/** Any JSON-RPC caller; `CometRpc` is one. */
export interface DevelopmentRpc {
  call(method: string, params: object, caller: Caller): Promise<unknown>;
}

/** A decoder of a member, which throws MalformedAnswer with its name. */
type Decode<T> = (name: string, value: unknown) => T;
type Members = Readonly<Record<string, Decode<unknown>>>;
type Decoded<M extends Members> = { -readonly [Name in keyof M]: ReturnType<M[Name]> };

function decodeMembers<M extends Members>(members: M, value: unknown, path = ''): Decoded<M> {
  // Nothing is known of them before each is checked.
  const given = (value ?? {}) as JsonObject;
  const decoded = Object.entries(members).map(([name, decode]) => [name, decode(path + name, given[name])]);
  // Every member was decoded.
  return Object.fromEntries(decoded) as Decoded<M>;
}

/** An object whose members appear in errors without its own name. */
function object<M extends Members>(members: M): Decode<Decoded<M>> {
  return (name, value) => {
    if (typeof value !== 'object' || value === null) throw new MalformedAnswer(`${name}: expected an object`);
    return decodeMembers(members, value);
  };
}

function listOf<T>(decode: Decode<T>): Decode<T[]> {
  return (name, value) => {
    if (!Array.isArray(value)) throw new MalformedAnswer(`${name}: expected list`);
    return value.map((item) => decode(name, item));
  };
}

function objectsOf<M extends Members>(members: M): Decode<Decoded<M>[]> {
  return listOf((name, item) => decodeMembers(members, item, `${name}.`));
}

function orNull<T>(decode: Decode<T>): Decode<T | null> {
  return (name, value) => (value === null ? null : decode(name, value));
}

function number(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new MalformedAnswer(`${name}: expected number`);
  return value;
}

function string(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new MalformedAnswer(`${name}: expected string`);
  return value;
}

function boolean(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new MalformedAnswer(`${name}: expected boolean`);
  return value;
}

const integer = (name: string, value: unknown): bigint => BigInt(string(name, value));
const quantity = (name: string, value: unknown): bigint => decodeQuantity(string(name, value));
const address = (name: string, value: unknown): Address => normalizeAddress(string(name, value));
const hash = (name: string, value: unknown): Hash => normalizeHash(string(name, value));
const word = (name: string, value: unknown) => storageSlot(string(name, value));
const bytes = (name: string, value: unknown): Uint8Array => decodeData(string(name, value));
const data = (name: string, value: unknown): Data => encodeData(bytes(name, value));

const CHECKED = { code: number, codespace: string, log: string, height: number };
const LOADING = { height: number, remaining: number };
const TEXT_PART = { text: string, rest: orNull(number) };
const ORIGIN_ERROR = { code: number, message: string, data: (_name: string, value: unknown) => value };

/** The members that are used of each result; nothing is used of the results of other methods. */
const RESULTS = {
  dev_info: {
    height: number,
    automine: boolean,
    intervalSeconds: number,
    hardfork: string,
    order: (_name: string, value: unknown) => (value === 'fifo' ? 'fifo' : 'fees'),
    coinbase: orNull(address),
    gasLimit: integer,
    /** Base fee that was set for the next block, wei. */
    nextBaseFee: orNull(integer),
    snapshots: objectsOf({ id: integer, height: number }),
    fork: orNull(
      object({ origin: string, chainId: quantity, blockNumber: number, blockHash: hash, retryBackoffMs: number }),
    ),
  },
  dev_originRest: TEXT_PART,
  dev_pendingBlock: {
    state: number,
    /** `block` and `results` are what CometBFT's methods of these names return. */
    block: orNull(
      object({
        block: (_name: string, value: unknown) => value,
        results: (_name: string, value: unknown) => value,
        gasLimit: quantity,
        coinbase: address,
      }),
    ),
  },
  dev_outputs: { outputs: objectsOf({ hash, output: data, reverted: boolean }) },
  dev_storageRange: { slots: objectsOf({ hash, slot: word, word }), next: orNull(hash) },
  dev_accounts: { withKey: listOf(address), impersonated: listOf(address), all: boolean },
  dev_mine: { height: number },
  dev_getAutomine: { automine: boolean, intervalSeconds: number },
  dev_snapshot: { id: integer },
  dev_revert: { reverted: boolean, height: number },
  dev_reset: { height: number },
  dev_rollback: { height: number },
  dev_reorg: { height: number, common: number },
  dev_setTime: { offset: number },
  dev_removeBlockTimestampInterval: { removed: boolean },
  dev_dumpState: { state: data },
  dev_loadState: LOADING,
  dev_continueLoading: LOADING,
  dev_increaseTime: { offset: number },
  dev_dropTransaction: { dropped: boolean },
  dev_signHash: { signature: orNull(data), impersonated: boolean },
  dev_broadcast: CHECKED,
  dev_sendUnsignedTransaction: { ...CHECKED, raw: bytes },
} satisfies { readonly [M in DevelopmentMethod]?: { readonly [F in keyof DevelopmentResult<M>]?: Decode<unknown> } };

type ResultOf<M extends DevelopmentMethod> = M extends 'dev_originRequest'
  ? OriginTextPart | { error: OriginError }
  : M extends keyof typeof RESULTS
    ? Decoded<(typeof RESULTS)[M]>
    : object;

/** Rejects with MalformedAnswer when the result does not have the form of the protocol, and else as `rpc` rejects. */
export async function callDevelopment<M extends DevelopmentMethod>(
  rpc: DevelopmentRpc,
  method: M,
  params: DevelopmentParams<M>,
  caller: Caller,
): Promise<ResultOf<M>> {
  const answer = await rpc.call(method, params, caller).catch(nameOrigin);
  if (typeof answer !== 'object' || answer === null) throw new MalformedAnswer(`${method}: expected an object`);
  // The table has the decoders of this method.
  return decodeResult(method, answer) as ResultOf<M>;
}

function decodeResult(method: DevelopmentMethod, answer: object): object {
  const tables: Readonly<Record<string, Members>> = RESULTS;
  if (method !== 'dev_originRequest') return decodeMembers(tables[method] ?? {}, answer);
  const { error }: { error?: unknown } = answer;
  return error === undefined ? decodeMembers(TEXT_PART, answer) : { error: object(ORIGIN_ERROR)('error', error) };
}

/** The origin of a fork is a node behind the node: clients learn why it does not respond. */
function nameOrigin(error: unknown): never {
  if (error instanceof CallRefused && error.detail.startsWith(ORIGIN_OF_FORK))
    throw new NodeUnavailable(error.detail, { cause: error });
  throw error;
}
