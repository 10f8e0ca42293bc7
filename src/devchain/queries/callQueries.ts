import { createAddressFromString } from '@ethereumjs/util';
import { Query, type EthCallRequest } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { StateOverrides } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { decodeData, encodeWord } from '../../ethereum/hex.js';
import { TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';
import { tryMessage } from '../../execution/call.js';
import { estimateGas } from '../../execution/estimateGas.js';
import { PROBING_ACCOUNT } from '../../execution/probe/probeForm.js';
import { ExecutionError, refusalText } from '../../execution/refusals/executionError.js';
import { boundGas, type GasBoundMessage, type Message } from '../../execution/transition/message.js';
import { floorGasOf, intrinsicGasOf } from '../../execution/rules/messageGas.js';
import { applyStateOverrides } from '../../execution/state/stateOverrides.js';
import { CallRecorder } from '../app/block/callRecorder.js';
import type { ChainEvm } from '../app/evm/chainEvm.js';
import { ExecutionCanceled, ExecutionTimedOut } from '../app/evm/executionPace.js';
import { listenToConsole } from '../consoleLog.js';
import { billedGas } from '../app/state/blockRecord.js';
import { decodeArguments, decodeOverrides } from './queryCallArguments.js';
import { type HandlerEntry, unary, type QueriedChain, type QueryContext } from './queryHandler.js';
import { internalFailure, invalidArgument, plainFailure } from '../queryFailure.js';

/** Largest gas cap of a call on a chain whose block gas limit is lower. */
const MAX_CALL_GAS = 30_000_000n;

/** EthCall and EstimateGas of the EVM module. */
export const callQueries: readonly HandlerEntry[] = [
  unary(Query.method.ethCall, async (request, context) => {
    const { chain, blockContext } = context;
    const message = withoutFees(
      boundGas(decodeArguments(request.args, chain.config.evmChainId), gasCap(request, chain)),
    );
    const outcome = await withOverrides(context, overridesOf(request, chain), (host) => call(host, context, message));
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
    const outcome = await withOverrides(context, overridesOf(request, chain), async (host) => {
      await assertValueAffordable(host, message);
      return estimateGas(host, nextBlockContext, message, gasCap(request, chain));
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
export function assertEnoughGas(host: ChainEvm, message: GasBoundMessage): void {
  const rules = host.evm.common;
  const [intrinsic, floor] = [intrinsicGasOf(message, rules), floorGasOf(message, rules)];
  if (message.gas < intrinsic) throw internalFailure(`apply message: ${GETH_MESSAGES.intrinsicGasTooLow}`);
  if (message.gas < floor) throw internalFailure(`apply message: ${GETH_MESSAGES.floorGasTooLow}`);
}

/** Runs something in an EVM on the state of the query's height. Throws QueryFailure in the module's words. */
export async function withEvm<T>(
  { chain, state, signal }: QueryContext,
  run: (host: ChainEvm) => Promise<T>,
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

async function call(
  host: ChainEvm,
  { blockContext, onConsoleLog, onTrace }: QueryContext,
  message: GasBoundMessage,
): Promise<EthCallResult> {
  assertEnoughGas(host, message);
  if (!(await canSendValue(host, message))) {
    const gas = intrinsicGasOf(message, host.evm.common);
    return { returnData: new Uint8Array(0), vmError: GETH_MESSAGES.insufficientBalance, gasUsed: gas, maxUsedGas: gas };
  }
  listenToConsole(host.evm, onConsoleLog);
  const isPrinted = onTrace !== null && message.from !== PROBING_ACCOUNT;
  const recorder = isPrinted ? new CallRecorder() : null;
  recorder?.listen(host);
  const outcome = await tryMessage(host, blockContext, message);
  const taken = recorder?.take() ?? null;
  if (taken !== null) onTrace?.({ hash: null, ...taken });
  return outcome;
}

function withOverrides<T>(
  context: QueryContext,
  overrides: StateOverrides | null,
  run: (host: ChainEvm) => Promise<T>,
): Promise<T> {
  return withEvm(context, async (host) => {
    await applyStateOverrides(host, overrides);
    return run(host);
  });
}

/** Null for cosmos/evm v0.3, whose releases do not have the field and ignore it. */
function overridesOf({ overrides }: EthCallRequest, { config }: QueriedChain): StateOverrides | null {
  return config.profile.supportsStateOverrides ? decodeOverrides(overrides) : null;
}

async function assertValueAffordable(host: ChainEvm, message: Message): Promise<void> {
  if (!(await canSendValue(host, message))) throw plainFailure(GETH_MESSAGES.insufficientBalance);
}

async function canSendValue({ state }: ChainEvm, { from, value }: Message): Promise<boolean> {
  if (value === 0n) return true;
  const sender = await state.getAccount(createAddressFromString(from));
  return (sender?.balance ?? 0n) >= value;
}
