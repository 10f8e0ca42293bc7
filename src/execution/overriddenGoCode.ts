/**
 * Main thread: calls with state overrides that reach Go code of the chain. The node alone can run it, but under
 * overrides it is not the EVM of transactions. Before cosmos/evm v0.7 it then has Ethereum's precompiles only. Since
 * then it loses all others when the first ERC-20 precompile is called, counts 2,500 gas too little for those of the
 * chain, and counts what it takes to write the overrides against the gas limit of the Go code. So its answer counts
 * only where none of that can matter.
 */
import type { Caller } from '../caller/caller.js';
import { Hardfork } from '@ethereumjs/common';
import { isDeepStrictEqual } from 'node:util';
import type {
  AccessListEntryInput,
  AccountOverride,
  Address,
  CallObject,
  StateOverrides,
} from '../../generated/types.js';
import type { CallOutcome, EstimateOutcome, State } from '../chain/state.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { decodeQuantity, encodeData, encodeQuantity, fromHex, normalizeAddress, NO_BYTES } from '../ethereum/hex.js';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import { goCodeUncertain, wordsOfNode } from './goCode.js';
import { activePrecompiles } from './rules/activePrecompiles.js';

/** What the node is asked. */
export type OverriddenState = Pick<State, 'call' | 'estimateGas' | 'evmParameters' | 'isErc20Precompile'>;

interface Outcomes {
  call: CallOutcome;
  estimateGas: EstimateOutcome;
}

type NodeOperations = {
  [K in keyof Outcomes]: (
    call: CallObject,
    height: number,
    overrides: StateOverrides,
    caller: Caller,
  ) => Awaitable<Outcomes[K]>;
};

/** A call, the overrides of the state that it runs on, and the contract of Go code that it reaches first. */
export interface OverriddenCall {
  call: CallObject;
  stateOverrides: StateOverrides;
  height: number;
  reached: Address;
  /** Most gas of a call, and what it gets when it names none. */
  gasCap: bigint;
}

/** `name()` of ERC-20 contracts, and gas that every one of them can do with. */
const NAME = encodeData(fromHex('06fdde03'));
const NAME_GAS = encodeQuantity(500_000n);
/** What contracts without a name answer, as the code does that stands at the addresses of ERC-20 precompiles. */
const NO_NAME = encodeData(fromHex(`${'20'.padStart(64, '0')}${'0'.repeat(64)}`));
const NO_DATA = encodeData(NO_BYTES);

/** An account that nobody has, and an override that changes nothing of it. */
const NOBODY = normalizeAddress('0x48616c6c6579000000000000756e6368616e6765');
const UNCHANGED: StateOverrides = Object.fromEntries<AccountOverride>([[NOBODY, {}]]);

/** A delegation to nobody (EIP-7702): whatever calls the account pays for a look at one more. */
const MARKED: AccountOverride = { code: encodeData(fromHex(`ef0100${NOBODY.slice(2)}`)) };

/** A call that leaves less than this part of its gas may have run out of gas on the way. */
const LEAST_PART_LEFT = 8n;

/**
 * What the node answers: an estimate may be above what is needed. Rejects with ExecutionError, which names the
 * contract, where the answer is not known to be what the same code would do in a transaction, and with the errors of
 * the state.
 */
export async function executeOverridden<K extends keyof Outcomes>(
  operation: K,
  overridden: OverriddenCall,
  state: OverriddenState,
  caller: Caller,
): Promise<Outcomes[K]> {
  const node: NodeOperations = state;
  const { call, stateOverrides, height, reached } = overridden;
  if (Object.values(stateOverrides).some(movesPrecompile))
    throw goCodeUncertain(reached, 'the overrides move a precompile');
  if (!(await runsUnderOverrides(overridden, state, caller)))
    throw goCodeUncertain(reached, 'this node does not run it in calls with state overrides');
  // Called by the call itself, it is all that runs.
  const isDirect = !isMissing(call.to) && normalizeAddress(call.to) === reached;
  if (!isDirect) await assertRunsAlone(overridden, state, caller);
  const outcome = await node[operation](call, height, stateOverrides, caller);
  if ('vmError' in outcome && outcome.vmError.includes('out of gas')) throw goCodeUncertain(reached, OUT_OF_GAS);
  return outcome;
}

const OUT_OF_GAS = 'in calls with state overrides it needs more gas than in others, and this call leaves too little';

/**
 * Rejects unless a call that reaches an ERC-20 precompile touches no other precompile than those. Without them, each
 * touch of their addresses would cost more gas. At those that the chain lists and its program does not have, the node
 * fails unless it has lost them: with marks, each call of these would cost more.
 */
async function assertRunsAlone(
  { call, stateOverrides, height, reached, gasCap }: OverriddenCall,
  state: OverriddenState,
  caller: Caller,
): Promise<void> {
  const { precompiles } = await state.evmParameters(height, caller);
  const others = new Set([...activePrecompiles(Hardfork.Osaka), ...precompiles]);
  const isWarm = ({ address }: AccessListEntryInput): boolean => others.has(normalizeAddress(address));
  if (others.has(reached) || (call.accessList ?? []).some(isWarm)) throw goCodeUncertain(reached, NOT_ALONE);
  // The keys are addresses, which the compiler does not take from computed names.
  const missing = await missingOf(precompiles, { call, height }, state, caller);
  const removed: StateOverrides = Object.fromEntries<AccountOverride>(
    [...others].map((address) => [address, missing.has(address) ? MARKED : {}]),
  );
  const [outcome, without] = await Promise.all([
    state.call(call, height, stateOverrides, caller),
    state.call(call, height, { ...removed, ...normalized(stateOverrides) }, caller),
  ]);
  const { gasUsed } = outcome;
  if (gasUsed === null || !isDeepStrictEqual(outcome, without)) throw goCodeUncertain(reached, NOT_ALONE);
  const named = isMissing(call.gas) ? gasCap : decodeQuantity(call.gas);
  const limit = named < gasCap ? named : gasCap;
  if ((limit - gasUsed) * LEAST_PART_LEFT < limit) throw goCodeUncertain(reached, OUT_OF_GAS);
}

/** The precompiles that the chain lists and its program does not have: at a call of one, the node's query fails. */
async function missingOf(
  listed: readonly Address[],
  { call: { from }, height }: Pick<OverriddenCall, 'call' | 'height'>,
  state: Pick<State, 'call'>,
  caller: Caller,
): Promise<Set<Address>> {
  const isMissingThere = async (to: Address): Promise<boolean> => {
    const probe: CallObject = { ...(from !== undefined && { from }), to, gas: encodeQuantity(TRANSFER_GAS) };
    try {
      await state.call(probe, height, null, caller);
      return false;
    } catch (error) {
      wordsOfNode(error);
      return true;
    }
  };
  const found = await Promise.all(listed.map(async (address) => ((await isMissingThere(address)) ? [address] : [])));
  return new Set(found.flat());
}

const NOT_ALONE =
  'in calls with state overrides the node loses its other precompiles when one of a coin is called, and counts too ' +
  'little gas for those of the chain, and this call uses others';

/**
 * Whether the node runs the contract in calls with overrides: with one that changes nothing, it answers the same as
 * without any, and not what the account's own code would. The state keeps the answers of a height.
 */
async function runsUnderOverrides(
  { call: { from }, height, reached }: OverriddenCall,
  state: Pick<State, 'call' | 'isErc20Precompile'>,
  caller: Caller,
): Promise<boolean> {
  const isToken = await state.isErc20Precompile(reached, height, caller);
  const asked = isToken ? { data: NAME, gas: NAME_GAS } : { gas: encodeQuantity(TRANSFER_GAS) };
  const probe: CallObject = { ...(from !== undefined && { from }), to: reached, ...asked };
  const [plain, overridden] = await Promise.all(
    [null, UNCHANGED].map((overrides) => answerOf(state.call(probe, height, overrides, caller))),
  );
  return plain === overridden && plain !== NO_DATA && plain !== NO_NAME;
}

async function answerOf(called: Awaitable<CallOutcome>): Promise<string> {
  try {
    const { vmError, returnData } = await called;
    return vmError === '' ? returnData : vmError;
  } catch (error) {
    return wordsOfNode(error);
  }
}

function movesPrecompile({ movePrecompileToAddress }: AccountOverride): boolean {
  return !isMissing(movePrecompileToAddress);
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function normalized(overrides: StateOverrides): StateOverrides {
  const entries = Object.entries(overrides).map(
    ([address, override]) => [normalizeAddress(address), override] as const,
  );
  return Object.fromEntries<AccountOverride>(entries);
}
