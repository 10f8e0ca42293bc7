/**
 * Calls the `dev_*` methods of the embedded chain. Parameters have the types of the protocol; of each answer, the
 * fields that are used here are checked and decoded. The chain is ours, but any program may answer on its port.
 */
import type { Caller } from '../caller/caller.js';
import type { Address, Data } from '../../generated/types.js';
import type { AccountList } from '../chain/development/embeddedAccounts.js';
import {
  type StorageRange,
  ORIGIN_OF_FORK,
  type CheckedTransaction,
  type DevelopmentMethod,
  type DevelopmentParams,
  type DevelopmentResult,
  type OriginError,
  type OriginTextPart,
  type TransactionOutput,
} from '../chain/development/developmentProtocol.js';
import type { DevelopmentFacts, ForkFacts } from '../chain/development/development.js';
import { CallRefused, MalformedAnswer, NodeUnavailable } from '../chain/chainErrors.js';
import {
  decodeData,
  decodeQuantity,
  encodeData,
  normalizeAddress,
  normalizeHash,
  storageSlot,
} from '../ethereum/hex.js';

/** Any JSON-RPC caller; `CometRpc` is one. */
export interface DevelopmentRpc {
  call(method: string, params: object, caller: Caller): Promise<unknown>;
}

/** What is used of the answer to each method that is called here, decoded. */
interface DecodedResults {
  dev_info: DecodedInfo;
  dev_originRequest: OriginAnswer;
  dev_originRest: OriginTextPart;
  dev_pendingBlock: { state: number; block: PendingAnswer | null };
  dev_outputs: { outputs: TransactionOutput[] };
  dev_storageRange: StorageRange;
  dev_accounts: AccountList;
  dev_mine: { height: number };
  dev_setAutomine: object;
  dev_getAutomine: { automine: boolean; intervalSeconds: number };
  dev_setIntervalMining: object;
  dev_snapshot: { id: bigint };
  dev_revert: { reverted: boolean; height: number };
  dev_reset: { height: number };
  dev_rollback: { height: number };
  dev_reorg: { height: number; common: number };
  dev_setTime: { offset: number };
  dev_setBlockTimestampInterval: object;
  dev_removeBlockTimestampInterval: { removed: boolean };
  dev_autoImpersonateAccount: object;
  dev_addBalance: object;
  dev_setCoinbase: object;
  dev_setBlockGasLimit: object;
  dev_setPrevRandao: object;
  dev_setNextBlockBaseFee: object;
  dev_setMinGasPrice: object;
  dev_setChainId: object;
  dev_dropTransactions: object;
  dev_dumpState: { state: Data };
  dev_uploadState: object;
  dev_loadState: { height: number; remaining: number };
  dev_continueLoading: { height: number; remaining: number };
  dev_setRpcUrl: object;
  dev_increaseTime: { offset: number };
  dev_setNextBlockTimestamp: object;
  dev_setBalance: object;
  dev_setNonce: object;
  dev_setCode: object;
  dev_setStorageAt: object;
  dev_impersonateAccount: object;
  dev_stopImpersonatingAccount: object;
  dev_dropTransaction: { dropped: boolean };
  dev_signHash: { signature: Data | null; impersonated: boolean };
  dev_broadcast: CheckedTransaction;
  dev_sendUnsignedTransaction: CheckedTransaction & { raw: Uint8Array };
}

/** What is used of `dev_info`. */
interface DecodedInfo extends DevelopmentFacts {
  height: number;
  /** Base fee that was set for the next block, wei. */
  nextBaseFee: bigint | null;
  fork: ForkFacts | null;
}

/** A block with its results, not decoded yet, and what else its Ethereum block shows. */
export interface PendingAnswer {
  /** The answer of CometBFT's `block`. */
  block: unknown;
  /** The answer of CometBFT's `block_results`. */
  results: unknown;
  gasLimit: bigint;
  coinbase: Address;
}

/** The name of a method that is called here. */
export type CalledMethod = keyof DecodedResults;

/** An answer with the field names of the protocol, before its values are checked. */
type Answer<M extends DevelopmentMethod> = { readonly [F in keyof DevelopmentResult<M>]?: unknown };

const nothing = (): object => ({});

const DECODERS: { readonly [M in CalledMethod]: (answer: Answer<M>) => DecodedResults[M] } = {
  dev_info: (answer) => ({
    height: decodeNumber('height', answer.height),
    automine: decodeBoolean('automine', answer.automine),
    intervalSeconds: decodeNumber('intervalSeconds', answer.intervalSeconds),
    hardfork: decodeString('hardfork', answer.hardfork),
    order: answer.order === 'fifo' ? 'fifo' : 'fees',
    coinbase: answer.coinbase === null ? null : normalizeAddress(decodeString('coinbase', answer.coinbase)),
    gasLimit: BigInt(decodeString('gasLimit', answer.gasLimit)),
    nextBaseFee: answer.nextBaseFee === null ? null : BigInt(decodeString('nextBaseFee', answer.nextBaseFee)),
    snapshots: decodeList('snapshots', answer.snapshots).map(decodeSnapshot),
    fork: decodeFork(answer.fork),
  }),
  dev_originRequest: ({ error, ...part }: { text?: unknown; rest?: unknown; error?: unknown }) =>
    error === undefined ? decodeTextPart(part) : { error: decodeOriginError(error) },
  dev_originRest: decodeTextPart,
  dev_pendingBlock: ({ state, block }) => ({
    state: decodeNumber('state', state),
    block: block === null ? null : decodePending(block),
  }),
  dev_outputs: ({ outputs }) => ({ outputs: decodeList('outputs', outputs).map(decodeOutput) }),
  dev_storageRange: ({ slots, next }) => ({
    slots: decodeList('slots', slots).map(decodeSlot),
    next: next === null ? null : normalizeHash(decodeString('next', next)),
  }),
  dev_accounts: ({ withKey, impersonated, everybody }) => ({
    withKey: decodeAccounts('withKey', withKey),
    impersonated: decodeAccounts('impersonated', impersonated),
    everybody: decodeBoolean('everybody', everybody),
  }),
  dev_mine: ({ height }) => ({ height: decodeNumber('height', height) }),
  dev_setAutomine: nothing,
  dev_getAutomine: ({ automine, intervalSeconds }) => ({
    automine: decodeBoolean('automine', automine),
    intervalSeconds: decodeNumber('intervalSeconds', intervalSeconds),
  }),
  dev_setIntervalMining: nothing,
  dev_snapshot: ({ id }) => ({ id: BigInt(decodeString('id', id)) }),
  dev_revert: ({ reverted, height }) => ({
    reverted: decodeBoolean('reverted', reverted),
    height: decodeNumber('height', height),
  }),
  dev_reset: ({ height }) => ({ height: decodeNumber('height', height) }),
  dev_rollback: ({ height }) => ({ height: decodeNumber('height', height) }),
  dev_reorg: ({ height, common }) => ({
    height: decodeNumber('height', height),
    common: decodeNumber('common', common),
  }),
  dev_setTime: ({ offset }) => ({ offset: decodeNumber('offset', offset) }),
  dev_setBlockTimestampInterval: nothing,
  dev_removeBlockTimestampInterval: ({ removed }) => ({ removed: decodeBoolean('removed', removed) }),
  dev_autoImpersonateAccount: nothing,
  dev_addBalance: nothing,
  dev_setCoinbase: nothing,
  dev_setBlockGasLimit: nothing,
  dev_setPrevRandao: nothing,
  dev_setNextBlockBaseFee: nothing,
  dev_setMinGasPrice: nothing,
  dev_setChainId: nothing,
  dev_dropTransactions: nothing,
  dev_dumpState: ({ state }) => ({ state: encodeData(decodeData(decodeString('state', state))) }),
  dev_uploadState: nothing,
  dev_loadState: decodeLoading,
  dev_continueLoading: decodeLoading,
  dev_setRpcUrl: nothing,
  dev_increaseTime: ({ offset }) => ({ offset: decodeNumber('offset', offset) }),
  dev_setNextBlockTimestamp: nothing,
  dev_setBalance: nothing,
  dev_setNonce: nothing,
  dev_setCode: nothing,
  dev_setStorageAt: nothing,
  dev_impersonateAccount: nothing,
  dev_stopImpersonatingAccount: nothing,
  dev_dropTransaction: ({ dropped }) => ({ dropped: decodeBoolean('dropped', dropped) }),
  dev_signHash: decodeSignature,
  dev_broadcast: decodeChecked,
  dev_sendUnsignedTransaction: ({ raw, ...checked }) => ({
    ...decodeChecked(checked),
    raw: decodeData(decodeString('raw', raw)),
  }),
};

/** Rejects with MalformedAnswer when the answer has not the form of the protocol, and else as `rpc` rejects. */
export async function callDevelopment<M extends CalledMethod>(
  rpc: DevelopmentRpc,
  method: M,
  params: DevelopmentParams<M>,
  caller: Caller,
): Promise<DecodedResults[M]> {
  const answer = await rpc.call(method, params, caller).catch(nameOrigin);
  if (!isObject<M>(answer)) throw new MalformedAnswer(`${method}: expected an object`);
  return DECODERS[method](answer);
}

/** The origin of a fork is a node behind the node: clients are told why it does not answer. */
function nameOrigin(error: unknown): never {
  if (error instanceof CallRefused && error.detail.startsWith(ORIGIN_OF_FORK))
    throw new NodeUnavailable(error.detail, { cause: error });
  throw error;
}

function isObject<M extends DevelopmentMethod>(answer: unknown): answer is Answer<M> {
  return typeof answer === 'object' && answer !== null;
}

function decodeChecked({ code, codespace, log, height }: Answer<'dev_broadcast'>): CheckedTransaction {
  return {
    code: decodeNumber('code', code),
    codespace: decodeString('codespace', codespace),
    log: decodeString('log', log),
    height: decodeNumber('height', height),
  };
}

function decodeLoading({ height, remaining }: { height?: unknown; remaining?: unknown }) {
  return { height: decodeNumber('height', height), remaining: decodeNumber('remaining', remaining) };
}

function decodeSnapshot(value: unknown): { id: bigint; height: number } {
  // Its members are checked one by one.
  const { id, height } = (value ?? {}) as Record<string, unknown>;
  return { id: BigInt(decodeString('snapshots.id', id)), height: decodeNumber('snapshots.height', height) };
}

function decodeSlot(value: unknown): StorageRange['slots'][number] {
  // Its members are checked one by one.
  const { hash, slot, word } = (value ?? {}) as Record<string, unknown>;
  return {
    hash: normalizeHash(decodeString('slots.hash', hash)),
    slot: storageSlot(decodeString('slots.slot', slot)),
    word: storageSlot(decodeString('slots.word', word)),
  };
}

function decodeOutput(value: unknown): TransactionOutput {
  // Its members are checked one by one.
  const { hash, output, reverted } = (value ?? {}) as Record<string, unknown>;
  return {
    hash: normalizeHash(decodeString('outputs.hash', hash)),
    output: encodeData(decodeData(decodeString('outputs.output', output))),
    reverted: decodeBoolean('outputs.reverted', reverted),
  };
}

/** A part of the result of a request to the origin of a fork, or its error. */
export type OriginAnswer = OriginTextPart | { error: OriginError };

function decodeTextPart({ text, rest }: { text?: unknown; rest?: unknown }): OriginTextPart {
  return { text: decodeString('text', text), rest: rest === null ? null : decodeNumber('rest', rest) };
}

function decodeFork(value: unknown): ForkFacts | null {
  if (value === null) return null;
  if (typeof value !== 'object' || value === undefined) throw new MalformedAnswer('fork: expected an object');
  const { origin, chainId, blockNumber, blockHash, retryBackoffMs }: Record<string, unknown> = { ...value };
  return {
    origin: decodeString('origin', origin),
    chainId: decodeQuantity(decodeString('chainId', chainId)),
    blockNumber: decodeNumber('blockNumber', blockNumber),
    blockHash: normalizeHash(decodeString('blockHash', blockHash)),
    retryBackoffMs: decodeNumber('retryBackoffMs', retryBackoffMs),
  };
}

function decodeOriginError(value: unknown): OriginError {
  if (typeof value !== 'object' || value === null) throw new MalformedAnswer('error: expected an object');
  const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } = value;
  return { code: decodeNumber('code', code), message: decodeString('message', message), data };
}

function decodeSignature({ signature, impersonated }: Answer<'dev_signHash'>) {
  return {
    // Checked by decoding it.
    signature: signature === null ? null : encodeData(decodeData(decodeString('signature', signature))),
    impersonated: decodeBoolean('impersonated', impersonated),
  };
}

function decodePending(answer: unknown): PendingAnswer {
  if (typeof answer !== 'object' || answer === null) throw new MalformedAnswer('block: expected object');
  const { block, results, gasLimit, coinbase }: Record<string, unknown> = { ...answer };
  return {
    block,
    results,
    gasLimit: decodeQuantity(decodeString('gasLimit', gasLimit)),
    coinbase: normalizeAddress(decodeString('coinbase', coinbase)),
  };
}

function decodeNumber(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new MalformedAnswer(`${name}: expected number`);
  return value;
}

function decodeString(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new MalformedAnswer(`${name}: expected string`);
  return value;
}

function decodeBoolean(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new MalformedAnswer(`${name}: expected boolean`);
  return value;
}

function decodeList(name: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new MalformedAnswer(`${name}: expected list`);
  return value;
}

function decodeAccounts(name: string, value: unknown): Address[] {
  return decodeList(name, value).map((account) => normalizeAddress(decodeString(name, account)));
}
