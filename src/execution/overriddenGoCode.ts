/**
 * Main thread: calls with state overrides that reach Go code of the chain. Only the node can run it, but its EVM under
 * overrides is not that of transactions. Before cosmos/evm v0.7 it then has Ethereum's precompiles only. Later releases
 * lose all others when the first ERC-20 precompile is called, charge 2,500 gas too little for those of the chain, and
 * charge the Go code's gas limit for writing the overrides. So the result counts only where none of that matters.
 */
import type { Caller } from '../caller/caller.js';
import { isDeepStrictEqual } from 'node:util';
import type {
  AccessListEntryInput,
  AccountOverride,
  Address,
  CallObject,
  StateOverrides,
} from '../../generated/types.js';
import type { CallOperations, CallOutcomes, State } from '../chain/state.js';
import { decodeQuantity, encodeData, encodeQuantity, fromHex, normalizeAddress } from '../ethereum/hex.js';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import { goCodeUncertain, NO_DATA, outcomeText, wordsOfNode } from './goCode.js';
import { activePrecompiles } from './rules/activePrecompiles.js';

/** The queries that this needs. */
export type OverriddenState = Pick<State, 'call' | 'estimateGas' | 'evmParameters' | 'isErc20Precompile'>;

/** A call, its state overrides, and the Go code that it reaches first. */
export interface OverriddenCall {
  call: CallObject;
  stateOverrides: StateOverrides;
  height: number;
  reached: Address;
  /** Most gas of a call, and its gas when it names none. */
  gasCap: bigint;
}

/** `name()` of ERC-20 contracts, and enough gas for it. */
const NAME = encodeData(fromHex('06fdde03'));
const NAME_GAS = encodeQuantity(500_000n);
/** The output of contracts without a name, and so of the code at the addresses of ERC-20 precompiles. */
const NO_NAME = encodeData(fromHex(`${'20'.padStart(64, '0')}${'0'.repeat(64)}`));

/** An unused account, and an override that changes nothing of it. */
const UNUSED_ADDRESS = normalizeAddress('0x48616c6c6579000000000000756e6368616e6765');
const UNCHANGED: StateOverrides = Object.fromEntries<AccountOverride>([[UNUSED_ADDRESS, {}]]);

/** A delegation to the unused account (EIP-7702): a call of the account pays for loading one more. */
const MARKED: AccountOverride = { code: encodeData(fromHex(`ef0100${UNUSED_ADDRESS.slice(2)}`)) };

/** A call that leaves less than an eighth of its gas may have run out of gas inside. */
const LEAST_PART_LEFT = 8n;

/**
 * The node's result; an estimate may be too high. Rejects with ExecutionError, which names the contract, where the same
 * code might do something else in a transaction, and with the errors of the state.
 */
export async function executeOverridden<K extends keyof CallOutcomes>(
  operation: K,
  overridden: OverriddenCall,
  state: OverriddenState,
  caller: Caller,
): Promise<CallOutcomes[K]> {
  const node: CallOperations = state;
  const { call, stateOverrides, height, reached } = overridden;
  if (Object.values(stateOverrides).some(({ movePrecompileToAddress }) => !isMissing(movePrecompileToAddress)))
    throw goCodeUncertain(reached, 'the overrides move a precompile');
  if (!(await runsUnderOverrides(overridden, state, caller)))
    throw goCodeUncertain(reached, 'this node does not run it in calls with state overrides');
  // Where the call itself calls it, nothing else runs.
  const isDirect = !isMissing(call.to) && normalizeAddress(call.to) === reached;
  if (!isDirect) await assertRunsAlone(overridden, state, caller);
  const outcome = await node[operation](call, height, stateOverrides, caller);
  if ('vmError' in outcome && outcome.vmError.includes('out of gas')) throw goCodeUncertain(reached, OUT_OF_GAS);
  return outcome;
}

const OUT_OF_GAS = 'in calls with state overrides it needs more gas than in others, and this call leaves too little';

/**
 * Rejects unless a call that reaches an ERC-20 precompile touches no precompile of another kind. Overrides remove
 * those, so that each touch of their addresses costs more gas. Where the chain lists a precompile that its program
 * lacks, the node fails unless it has lost it: a mark then makes each call of it cost more.
 */
async function assertRunsAlone(
  { call, stateOverrides, height, reached, gasCap }: OverriddenCall,
  state: OverriddenState,
  caller: Caller,
): Promise<void> {
  const { precompiles } = await state.evmParameters(height, caller);
  const others = new Set([...activePrecompiles('osaka'), ...precompiles]);
  const isWarm = ({ address }: AccessListEntryInput): boolean => others.has(normalizeAddress(address));
  if (others.has(reached) || (call.accessList ?? []).some(isWarm)) throw goCodeUncertain(reached, NOT_ALONE);
  const missing = await missingOf(precompiles, { call, height }, state, caller);
  const removing: StateOverrides = Object.fromEntries<AccountOverride>([
    ...[...others].map((address) => [address, missing.has(address) ? MARKED : {}] as const),
    ...Object.entries(stateOverrides).map(([address, override]) => [normalizeAddress(address), override] as const),
  ]);
  const [outcome, without] = await Promise.all([
    state.call(call, height, stateOverrides, caller),
    state.call(call, height, removing, caller),
  ]);
  const { gasUsed } = outcome;
  if (gasUsed === null || !isDeepStrictEqual(outcome, without)) throw goCodeUncertain(reached, NOT_ALONE);
  const named = isMissing(call.gas) ? gasCap : decodeQuantity(call.gas);
  const limit = named < gasCap ? named : gasCap;
  if ((limit - gasUsed) * LEAST_PART_LEFT < limit) throw goCodeUncertain(reached, OUT_OF_GAS);
}

/** The precompiles that the chain lists and its program lacks: the node's query fails for a call of one. */
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
 * Whether the node runs the contract in calls with overrides: an override that changes nothing must not change the
 * result, which must not be that of the account's own code. The state caches the results of a height.
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
    [null, UNCHANGED].map((overrides) => outcomeText(state.call(probe, height, overrides, caller))),
  );
  return plain === overridden && plain !== NO_DATA && plain !== NO_NAME;
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
