/** Where a call is executed, in the node or inside the gateway, and on which block. */
import type { Caller } from '../../caller/caller.js';
import type { Address, CallObject, MethodMap, StateOverrides } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import type { Blocks, BlockSummary } from '../../chain/blocks.js';
import { HeightInFuture } from '../../chain/chainErrors.js';
import type { CallOperations, CallOutcome, CallOutcomes, State } from '../../chain/state.js';
import { mapAwaitable, type Awaitable } from '../../concurrency/awaitable.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { decodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { CallRequest } from '../../execution/job.js';
import { goCodeReached } from '../../execution/goCode.js';
import { isRefusal, whyLeftToNode, type CallPlaces } from '../../execution/callPlaces.js';
import type { LocalExecutor } from '../../execution/localExecutor.js';
import { executeOverridden, type OverriddenState } from '../../execution/overriddenGoCode.js';
import type { ChainIdentity } from '../services.js';
import { callFailure, checkCall, isMissing } from './callOutcome.js';

/** What executes a call. */
export interface CallParts {
  /** Executes in the node. */
  state: OverriddenState & Pick<State, 'account' | 'hasGoCode' | 'supportsOverrides' | 'supportsAuthorizations'>;
  /** Executes inside the gateway. */
  executor: Pick<LocalExecutor, 'call' | 'estimateGas' | 'priced' | 'gasCap'>;
  /** Which of the two runs what both can. */
  callPlaces: Pick<CallPlaces, 'runsHere' | 'ran' | 'left' | 'leavesLong'>;
  blocks: Pick<Blocks, 'head' | 'earliest' | 'numberOfHash' | 'summary'>;
  identity: Pick<ChainIdentity, 'chainId'>;
}

type CallParams = MethodMap['eth_call']['params'];

/** A checked call, and the height on whose state it runs. */
interface PlacedCall extends CallRequest {
  height: number;
}

/** The outcome of a call that does not fail; rejects with the error of eth_call for one that fails. */
export function executeCall(params: CallParams, parts: CallParts, caller: Caller): Awaitable<CallOutcome> {
  return mapAwaitable(placeCall(params, parts, caller), (placed) =>
    mapAwaitable(execute('call', placed, parts, caller), (outcome) =>
      outcome.vmError === '' ? outcome : fail(outcome, placed, parts, caller),
    ),
  );
}

/** The lowest gas limit with which a call succeeds; rejects with the error of the call when it fails at any. */
export function executeEstimate(params: CallParams, parts: CallParts, caller: Caller): Awaitable<bigint> {
  return mapAwaitable(placeCall(params, parts, caller), (placed) =>
    mapAwaitable(execute('estimateGas', placed, parts, caller), (outcome) =>
      'gas' in outcome ? outcome.gas : fail(outcome, placed, parts, caller),
    ),
  );
}

async function fail(
  failed: Pick<CallOutcome, 'vmError' | 'returnData'>,
  { call, height }: PlacedCall,
  { state }: CallParts,
  caller: Caller,
): Promise<never> {
  throw await callFailure(failed, call, { state, height, caller });
}

function placeCall(params: CallParams, { blocks, identity }: CallParts, caller: Caller): Awaitable<PlacedCall> {
  const [given, block, stateOverrides = null, blockOverrides = null] = params;
  const call = checkCall(given, identity.chainId);
  return mapAwaitable(stateHeight(block, blocks, caller), (height) => ({
    call,
    stateOverrides,
    blockOverrides,
    height,
  }));
}

/**
 * Executes in the node, or inside the gateway where the node would ignore a part of the request. Where the chain has Go
 * code, nodes execute calls with state overrides by an EVM of their own making: then the gateway does, unless the call
 * reaches Go code.
 */
function execute<K extends keyof CallOutcomes>(
  operation: K,
  placed: PlacedCall,
  parts: CallParts,
  caller: Caller,
): Awaitable<CallOutcomes[K]> {
  if (needsExecutor(placed, parts.state)) return executeHere(operation, placed, parts, caller);
  if (isGiven(placed.stateOverrides)) return executeWithOverrides(operation, placed, parts, caller);
  if (parts.callPlaces.runsHere(placed)) return executeKnown(operation, placed, parts, caller);
  return executeInNode(operation, placed, parts, caller);
}

/** Where the state is known here; what the gateway cannot run is left to the node. */
function executeKnown<K extends keyof CallOutcomes>(
  operation: K,
  placed: PlacedCall,
  parts: CallParts,
  caller: Caller,
): Awaitable<CallOutcomes[K]> {
  const { callPlaces } = parts;
  const ran = (outcome: CallOutcomes[K]): CallOutcomes[K] => {
    callPlaces.ran(operation, placed, outcome);
    return outcome;
  };
  const orInNode = (error: unknown): Awaitable<CallOutcomes[K]> => {
    const why = whyLeftToNode(error);
    if (why === null) {
      // Nodes do not check prices, so their outcome of such a call says nothing.
      if (isRefusal(error) && !namesPrice(placed.call)) callPlaces.ran(operation, placed, null);
      throw error;
    }
    callPlaces.left(placed, why);
    return executeInNode(operation, placed, parts, caller);
  };
  try {
    const outcome = executeHere(operation, { ...placed, leavesLong: callPlaces.leavesLong }, parts, caller);
    return outcome instanceof Promise ? outcome.then(ran, orInNode) : ran(outcome);
  } catch (error) {
    return orInNode(error);
  }
}

function executeHere<K extends keyof CallOutcomes>(
  operation: K,
  placed: PlacedCall,
  { executor, blocks }: CallParts,
  caller: Caller,
): Awaitable<CallOutcomes[K]> {
  const operations: LocalOperations = executor;
  return mapAwaitable(blockToRunOn(placed.height, blocks, caller), (base) =>
    operations[operation](placed, base, caller),
  );
}

function executeInNode<K extends keyof CallOutcomes>(
  operation: K,
  placed: PlacedCall,
  parts: CallParts,
  caller: Caller,
): Awaitable<CallOutcomes[K]> {
  const state: CallOperations = parts.state;
  const { height, stateOverrides } = placed;
  return mapAwaitable(callInNode(operation, placed, parts, caller), (call) =>
    state[operation](call, height, stateOverrides, caller),
  );
}

async function executeWithOverrides<K extends keyof CallOutcomes>(
  operation: K,
  placed: PlacedCall,
  parts: CallParts,
  caller: Caller,
): Promise<CallOutcomes[K]> {
  const { height } = placed;
  if (!parts.callPlaces.runsHere(placed) && !(await parts.state.hasGoCode(height, caller)))
    return executeInNode(operation, placed, parts, caller);
  try {
    return await executeHere(operation, placed, parts, caller);
  } catch (error) {
    const reached = goCodeReached(error);
    if (reached === null) throw error;
    const call = await callInNode(operation, placed, parts, caller);
    const overridden = {
      call,
      stateOverrides: placed.stateOverrides ?? {},
      height,
      reached,
      gasCap: parts.executor.gasCap,
    };
    return executeOverridden(operation, overridden, parts.state, caller);
  }
}

type LocalOperations = {
  [K in keyof CallOutcomes]: (request: CallRequest, base: BlockSummary, caller: Caller) => Awaitable<CallOutcomes[K]>;
};

/** A price of zero counts as none. */
function namesPrice({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: CallObject): boolean {
  return [gasPrice, maxFeePerGas, maxPriorityFeePerGas].some((fee) => !isMissing(fee) && decodeQuantity(fee) > 0n);
}

/** The call that the node may run. Rejects when its block or its sender's balance does not allow its price. */
function callInNode(
  operation: keyof CallOutcomes,
  placed: PlacedCall,
  parts: CallParts,
  caller: Caller,
): Awaitable<CallObject> {
  return namesPrice(placed.call) ? pricedCall(operation, placed, parts, caller) : placed.call;
}

async function pricedCall(
  operation: keyof CallOutcomes,
  { call, stateOverrides, height }: PlacedCall,
  { state, blocks, executor }: CallParts,
  caller: Caller,
): Promise<CallObject> {
  const sender = normalizeAddress(call.from ?? ZERO_ADDRESS);
  const overridden = overriddenBalance(sender, stateOverrides ?? {});
  const [base, { balance }] = await Promise.all([
    blockToRunOn(height, blocks, caller),
    overridden === null ? state.account(sender, height, caller) : { balance: overridden },
  ]);
  return executor.priced(operation, call, balance, base);
}

function overriddenBalance(account: Address, overrides: StateOverrides): bigint | null {
  const [, override] = Object.entries(overrides).find(([address]) => normalizeAddress(address) === account) ?? [];
  return isMissing(override?.balance) ? null : decodeQuantity(override.balance);
}

/**
 * True for a call that the node would execute wrongly: no node of these chains knows block overrides, and only newer
 * ones know state overrides and authorizations. What they do not know they ignore silently.
 */
function needsExecutor(
  { call, stateOverrides, blockOverrides }: CallRequest,
  state: Pick<State, 'supportsOverrides' | 'supportsAuthorizations'>,
): boolean {
  if (isGiven(blockOverrides)) return true;
  if (isGiven(stateOverrides) && !state.supportsOverrides()) return true;
  const { authorizationList } = call;
  // An empty list is an error, which no node reports.
  return !isMissing(authorizationList) && (authorizationList.length === 0 || !state.supportsAuthorizations());
}

function isGiven(overrides: object | null): boolean {
  return overrides !== null && Object.keys(overrides).length > 0;
}

/** The block on whose state a call runs; rejects with HeightInFuture when there is none at this height. */
export function blockToRunOn(height: number, blocks: Pick<Blocks, 'summary'>, caller: Caller): Awaitable<BlockSummary> {
  return mapAwaitable(blocks.summary(height, caller), (summary) => {
    if (summary === null) throw new HeightInFuture(`no block ${height}`);
    return summary;
  });
}
