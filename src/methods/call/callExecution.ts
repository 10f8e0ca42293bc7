/** Where a call is executed, in the node or inside the gateway, and on what block. */
import type { Address, CallObject, MethodMap, StateOverrides } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { HeightInFuture } from '../../chain/errors.js';
import type { CallOutcome, EstimateOutcome } from '../../chain/state.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { decodeQuantity, normalizeAddress } from '../../evm/hex.js';
import type { CallRequest } from '../../execution/job.js';
import { callFailure, checkCall, isMissing } from './callOutcome.js';
import type { Services } from '../services.js';

type Parts = Pick<Services, 'state' | 'blocks' | 'executor' | 'identity'>;

/** What both the node and the gateway can do with a call, and what comes of one that does not fail. */
interface Operations {
  call: CallOutcome;
  estimateGas: { gas: bigint };
}

/** Executes calls in the node; here, where the node would pass over a part of what is asked. Rejects when the call fails. */
export function execution<K extends keyof Operations>(
  operation: K,
  parts: Parts,
): (params: MethodMap['eth_call']['params'], signal: AbortSignal) => Promise<Operations[K]> {
  const { state, blocks, identity } = parts;
  return async ([given, block, stateOverrides, blockOverrides], signal) => {
    const call = checkCall(given, identity.chainId);
    const height = await stateHeight(block, blocks, signal);
    const request = { call, stateOverrides: stateOverrides ?? null, blockOverrides: blockOverrides ?? null };
    const outcome = await execute(operation, request, height, parts, signal);
    if ('vmError' in outcome && outcome.vmError !== '') throw await callFailure(outcome, call, height, state);
    return outcome as Operations[K];
  };
}

async function execute(
  operation: keyof Operations,
  request: CallRequest,
  height: number,
  parts: Parts,
  signal: AbortSignal,
): Promise<CallOutcome | EstimateOutcome> {
  const { state, blocks, executor } = parts;
  if (runsHere(request, state)) return executor[operation](request, await blockToRunOn(height, blocks), signal);
  const call = namesPrice(request.call) ? await priced(operation, request, height, parts, signal) : request.call;
  return state[operation](call, height, request.stateOverrides, signal);
}

/** A price of zero is none. */
function namesPrice({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: CallObject): boolean {
  return [gasPrice, maxFeePerGas, maxPriorityFeePerGas].some((fee) => !isMissing(fee) && decodeQuantity(fee) > 0n);
}

/** The call as the node may run it, at a price that block and sender allow. */
async function priced(
  operation: keyof Operations,
  { call, stateOverrides }: CallRequest,
  height: number,
  { state, blocks, executor }: Parts,
  signal: AbortSignal,
): Promise<CallObject> {
  const sender = normalizeAddress(call.from ?? ZERO_ADDRESS);
  const overridden = overriddenBalance(sender, stateOverrides ?? {});
  const [base, { balance }] = await Promise.all([
    blockToRunOn(height, blocks),
    overridden === null ? state.account(sender, height, signal) : { balance: overridden },
  ]);
  return executor.priced(operation, call, balance, base);
}

function overriddenBalance(account: Address, overrides: StateOverrides): bigint | null {
  const [, override] = Object.entries(overrides).find(([address]) => normalizeAddress(address) === account) ?? [];
  return isMissing(override?.balance) ? null : decodeQuantity(override.balance);
}

/** No node of these chains understands block overrides, and only newer ones the others; the rest would be ignored silently. */
function runsHere(
  { call, stateOverrides, blockOverrides }: CallRequest,
  state: Pick<Services['state'], 'supportsOverrides' | 'supportsAuthorizations'>,
): boolean {
  if (isGiven(blockOverrides)) return true;
  if (isGiven(stateOverrides) && !state.supportsOverrides()) return true;
  const { authorizationList } = call;
  // A list of none is an error, which no node tells.
  return !isMissing(authorizationList) && (authorizationList.length === 0 || !state.supportsAuthorizations());
}

function isGiven(overrides: object | null): boolean {
  return overrides !== null && Object.keys(overrides).length > 0;
}

/** The block on top of whose state a call runs. */
export async function blockToRunOn(height: number, blocks: Pick<Services['blocks'], 'summary'>): Promise<BlockSummary> {
  const summary = await blocks.summary(height);
  if (summary === null) throw new HeightInFuture(`no block ${height}`);
  return summary;
}
