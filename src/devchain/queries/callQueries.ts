import { Query, type EthCallRequest } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { StateOverrides } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { decodeData, encodeWord, NO_BYTES } from '../../ethereum/hex.js';
import { TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';
import { ValuesMissing, type Machine, type Running } from '../../evm/machine.js';
import { tryMessage } from '../../execution/call.js';
import { estimateGas } from '../../execution/estimateGas.js';
import { floorGasOf, intrinsicGasOf } from '../../execution/rules/messageGas.js';
import { applyStateOverrides } from '../../execution/state/stateOverrides.js';
import type { EvmRules } from '../../evm/rules.js';
import { PROBING_ACCOUNT } from '../../execution/probe/probeForm.js';
import { ExecutionError, refusalText } from '../../execution/refusals/executionError.js';
import { boundGas, type GasBoundMessage, type Message } from '../../execution/transition/message.js';
import { recordCalls, tellCalls, type CallListeners } from '../app/block/callRecorder.js';
import { ExecutionCanceled, ExecutionTimedOut, type ExecutionPace } from '../app/evm/executionPace.js';
import { billedGas } from '../app/state/blockRecord.js';
import { internalFailure, invalidArgument, plainFailure } from '../queryFailure.js';
import { decodeArguments, decodeOverrides } from './queryCallArguments.js';
import { type HandlerEntry, unary, type QueriedChain, type QueryContext } from './queryHandler.js';

/** Largest gas cap of a call on a chain whose block gas limit is lower. */
const MAX_CALL_GAS = 30_000_000n;

/** EthCall and EstimateGas of the EVM module. */
export const callQueries: readonly HandlerEntry[] = [
  unary(Query.method.ethCall, async (request, context) => {
    const { chain, blockContext } = context;
    const message = withoutFees(
      boundGas(decodeArguments(request.args, chain.config.evmChainId), gasCap(request, chain)),
    );
    const overrides = overridesOf(request, chain);
    const outcome = await onMachine(context, (machine) => call(machine, context, message, overrides));
    return {
      hash: encodeWord(0n),
      ret: outcome.returnData,
      vmError: outcome.vmError,
      gasUsed: billedGas(outcome.gasUsed, message.gas, chain.config),
      // Releases of cosmos/evm v0.3 answer only the billed figure.
      ...(chain.config.profile.reportsMaxUsedGas && {
        maxUsedGas: outcome.maxUsedGas,
        blockTimestamp: blockContext.timestamp,
      }),
    };
  }),

  unary(Query.method.estimateGas, async (request, context) => {
    const { chain, nextBlockContext } = context;
    if (request.gasCap < TRANSFER_GAS) throw invalidArgument('gas cap cannot be lower than 21,000');
    const message = decodeArguments(request.args, chain.config.evmChainId);
    const overrides = overridesOf(request, chain);
    const outcome = await onMachine(context, function* (machine) {
      machine.setBlock(nextBlockContext);
      yield* applyStateOverrides(machine, overrides);
      if (!canSendValue(machine, message)) throw plainFailure(GETH_MESSAGES.insufficientBalance);
      return yield* estimateGas(machine, nextBlockContext, message, gasCap(request, chain));
    });
    if ('gas' in outcome) return { gas: outcome.gas };
    if (outcome.vmError !== GETH_MESSAGES.executionReverted) throw plainFailure(outcome.vmError);
    return { ret: decodeData(outcome.returnData), vmError: outcome.vmError };
  }),
];

/** The gas cap of a request (0 is none), but never more than this chain runs. */
export function gasCap({ gasCap: asked }: { gasCap: bigint }, { config }: QueriedChain): bigint {
  if (config.ignoresBlockGasLimit && asked !== 0n) return asked;
  const most = config.gasLimit > MAX_CALL_GAS ? config.gasLimit : MAX_CALL_GAS;
  return asked === 0n || asked > most ? most : asked;
}

/** The message without a price: a node's queries neither charge for gas nor check the sender's balance for it. */
export function withoutFees<M extends Message>(message: M): M {
  return { ...message, fees: { ...message.fees, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } };
}

/** Throws QueryFailure in the module's words when the gas does not cover the intrinsic cost. */
export function assertEnoughGas(message: GasBoundMessage, rules: EvmRules): void {
  const [intrinsic, floor] = [intrinsicGasOf(message, rules), floorGasOf(message, rules)];
  if (message.gas < intrinsic) throw internalFailure(`apply message: ${GETH_MESSAGES.intrinsicGasTooLow}`);
  if (message.gas < floor) throw internalFailure(`apply message: ${GETH_MESSAGES.floorGasTooLow}`);
}

/**
 * Runs something on a machine with the state of the query's height, several times where values must be loaded first.
 * Throws QueryFailure in the module's words.
 */
export async function onMachine<T>(
  { chain, state, signal }: QueryContext,
  run: (machine: Machine, pace: ExecutionPace) => Running<T>,
): Promise<T> {
  try {
    return await chain.evmPool.use(state, run, signal);
  } catch (error) {
    if (error instanceof ExecutionError) throw plainFailure(refusalText(error));
    if (error instanceof ExecutionTimedOut || error instanceof ExecutionCanceled) throw internalFailure(error.message);
    throw error;
  }
}

interface EthCallResult {
  returnData: Uint8Array;
  vmError: string;
  gasUsed: bigint;
  maxUsedGas: bigint;
}

function* call(
  machine: Machine,
  { blockContext, onConsoleLog, onTrace }: QueryContext,
  message: GasBoundMessage,
  overrides: StateOverrides | null,
): Running<EthCallResult> {
  machine.setBlock(blockContext);
  yield* applyStateOverrides(machine, overrides);
  assertEnoughGas(message, machine.rules);
  if (!canSendValue(machine, message)) {
    const gas = intrinsicGasOf(message, machine.rules);
    return { returnData: NO_BYTES, vmError: GETH_MESSAGES.insufficientBalance, gasUsed: gas, maxUsedGas: gas };
  }
  const isPrinted = onTrace !== null && message.from !== PROBING_ACCOUNT;
  const onCalls: CallListeners['onCalls'] = isPrinted ? (calls) => onTrace({ hash: null, ...calls }) : null;
  const listeners = { onConsoleLog, onCalls };
  recordCalls(machine, listeners);
  let isInVain = false;
  try {
    return yield* tryMessage(machine, blockContext, message);
  } catch (error) {
    isInVain = error instanceof ValuesMissing;
    throw error;
  } finally {
    if (!isInVain) tellCalls(machine, listeners);
  }
}

/** Null for cosmos/evm v0.3, whose releases do not have the field and ignore it. */
function overridesOf({ overrides }: EthCallRequest, { config }: QueriedChain): StateOverrides | null {
  return config.profile.supportsStateOverrides ? decodeOverrides(overrides) : null;
}

function canSendValue(machine: Machine, { from, value }: Message): boolean {
  return value === 0n || machine.account(from).balance >= value;
}
