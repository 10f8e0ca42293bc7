/** Where a call is executed, in the node or inside the gateway, and on which block. */
import type { Caller } from '../../caller/caller.js';
import type { Address, CallObject, Data, MethodMap, StateOverrides } from '../../../generated/types.js';
import { stateHeight, stateHeightAtOnce } from '../../chain/blockParameter.js';
import type { Blocks, BlockSummary } from '../../chain/blocks.js';
import { HeightInFuture } from '../../chain/errors.js';
import type { CallOutcome, EstimateOutcome, State } from '../../chain/state.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { decodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { CallRequest } from '../../execution/job.js';
import { goCodeReached } from '../../execution/goCode.js';
import type { LocalExecutor } from '../../execution/localExecutor.js';
import { executeOverridden, type OverriddenState } from '../../execution/overriddenGoCode.js';
import type { ChainIdentity } from '../services.js';
import { callFailure, checkCall, isMissing } from './callOutcome.js';

/** What executes a call. */
export interface CallParts {
  /** Executes in the node. */
  state: OverriddenState &
    Pick<State, 'account' | 'knownCall' | 'hasGoCode' | 'supportsOverrides' | 'supportsAuthorizations'>;
  /** Executes inside the gateway. */
  executor: Pick<LocalExecutor, 'call' | 'estimateGas' | 'priced' | 'gasCap'>;
  blocks: Pick<Blocks, 'head' | 'earliest' | 'numberOfHash' | 'summary'>;
  identity: Pick<ChainIdentity, 'chainId'>;
}

type CallParams = MethodMap['eth_call']['params'];

/** A checked call, and the height on whose state it runs. */
interface PlacedCall extends CallRequest {
  height: number;
}

/** The output of a call that was executed a moment ago and did not fail; null where that is not known. */
export function knownOutput(params: CallParams, { state, blocks, identity }: CallParts): Data | null {
  const [given, block] = params;
  const height = stateHeightAtOnce(block, blocks);
  if (height === null) return null;
  const call = checkCall(given, identity.chainId);
  const overrides = overridesOf(params);
  const { stateOverrides } = overrides;
  // What the node answers to overrides may be in need of a check.
  if (needsExecutor({ call, ...overrides }, state) || namesPrice(call) || isGiven(stateOverrides)) return null;
  const known = state.knownCall(call, height, stateOverrides);
  return known?.vmError === '' ? known.returnData : null;
}

/** The outcome of a call that does not fail; rejects with the error that eth_call answers for one that fails. */
export async function executeCall(params: CallParams, parts: CallParts, caller: Caller): Promise<CallOutcome> {
  const placed = await placeCall(params, parts, caller);
  const outcome = await execute('call', placed, parts, caller);
  if (outcome.vmError !== '')
    throw await callFailure(outcome, placed.call, { state: parts.state, height: placed.height, caller });
  return outcome;
}

/** The lowest gas limit with which a call succeeds; rejects with the error of the call when it fails at any. */
export async function executeEstimate(params: CallParams, parts: CallParts, caller: Caller): Promise<bigint> {
  const placed = await placeCall(params, parts, caller);
  const outcome = await execute('estimateGas', placed, parts, caller);
  if ('vmError' in outcome)
    throw await callFailure(outcome, placed.call, { state: parts.state, height: placed.height, caller });
  return outcome.gas;
}

async function placeCall(params: CallParams, { blocks, identity }: CallParts, caller: Caller): Promise<PlacedCall> {
  const [given, block] = params;
  const call = checkCall(given, identity.chainId);
  return { call, ...overridesOf(params), height: await stateHeight(block, blocks, caller) };
}

function overridesOf([, , stateOverrides, blockOverrides]: CallParams) {
  return { stateOverrides: stateOverrides ?? null, blockOverrides: blockOverrides ?? null };
}

/** Outcomes of calls and estimates, failures included. */
interface Outcomes {
  call: CallOutcome;
  estimateGas: EstimateOutcome;
}

/**
 * Executes in the node, or inside the gateway where the node would ignore a part of the request. Where the chain has Go
 * code, nodes execute calls with state overrides by an EVM of their own making: then the gateway does, unless the call
 * reaches Go code.
 */
async function execute<K extends keyof Outcomes>(
  operation: K,
  placed: PlacedCall,
  parts: CallParts,
  caller: Caller,
): Promise<Outcomes[K]> {
  const state: NodeOperations = parts.state;
  const executor: LocalOperations = parts.executor;
  if (needsExecutor(placed, parts.state))
    return executor[operation](placed, await blockToRunOn(placed.height, parts.blocks, caller), caller);
  const inNode = async (): Promise<CallObject> =>
    namesPrice(placed.call) ? pricedCall(operation, placed, parts, caller) : placed.call;
  const { height, stateOverrides } = placed;
  if (stateOverrides === null || !isGiven(stateOverrides) || !(await parts.state.hasGoCode(height, caller)))
    return state[operation](await inNode(), height, stateOverrides, caller);
  try {
    return await executor[operation](placed, await blockToRunOn(height, parts.blocks, caller), caller);
  } catch (error) {
    const reached = goCodeReached(error);
    if (reached === null) throw error;
    const { gasCap } = parts.executor;
    const overridden = { call: await inNode(), stateOverrides, height, reached, gasCap };
    return executeOverridden(operation, overridden, parts.state, caller);
  }
}

type NodeOperations = {
  [K in keyof Outcomes]: (
    call: CallObject,
    height: number,
    overrides: StateOverrides | null,
    caller: Caller,
  ) => Promise<Outcomes[K]>;
};

type LocalOperations = {
  [K in keyof Outcomes]: (request: CallRequest, base: BlockSummary, caller: Caller) => Promise<Outcomes[K]>;
};

/** A price of zero counts as none. */
function namesPrice({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: CallObject): boolean {
  return [gasPrice, maxFeePerGas, maxPriorityFeePerGas].some((fee) => !isMissing(fee) && decodeQuantity(fee) > 0n);
}

/** The call as the node may run it. Rejects when its block or its sender's balance does not allow its price. */
async function pricedCall(
  operation: keyof Outcomes,
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
export async function blockToRunOn(
  height: number,
  blocks: Pick<Blocks, 'summary'>,
  caller: Caller,
): Promise<BlockSummary> {
  const summary = await blocks.summary(height, caller);
  if (summary === null) throw new HeightInFuture(`no block ${height}`);
  return summary;
}
