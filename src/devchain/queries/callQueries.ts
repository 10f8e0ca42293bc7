/** EthCall and EstimateGas. */
import { createAddressFromString } from '@ethereumjs/util';
import {
  EstimateGasResponseSchema,
  EthCallRequestSchema,
  type EthCallRequest,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { StateOverrides } from '../../../generated/types.js';
import { WEI } from '../../chain/feeMarket.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';
import { decodeData, encodeWord } from '../../evm/hex.js';
import { TRANSFER_GAS } from '../../evm/intrinsicGas.js';
import { tryMessage } from '../../execution/call.js';
import { estimateGas } from '../../execution/estimateGas.js';
import { ExecutionError } from '../../execution/executionError.js';
import { floorGas, intrinsicGas } from '../../execution/intrinsicGas.js';
import { boundGas, type Message } from '../../execution/message.js';
import { applyStateOverrides } from '../../execution/stateOverrides.js';
import type { GasBoundMessage } from '../../execution/transition.js';
import type { ChainEvm } from '../app/evmPool.js';
import { ExecutionTimedOut } from '../app/executionPace.js';
import { CONSOLE_ADDRESS, decodeConsoleLog } from '../consoleLog.js';
import { decodeArguments, decodeOverrides } from './callArguments.js';
import { type Handlers, unary } from './handler.js';
import type { QueriedChain, QueryPlace } from './queriedChain.js';
import { internalFailure, invalidArgument, plainFailure } from './queryFailure.js';
import { refusalText } from '../../execution/refusalText.js';

const SERVICE = '/cosmos.evm.vm.v1.Query/';

/** Most gas of one call, whatever cap a client names, where blocks hold less. */
const MAX_CALL_GAS = 30_000_000n;

export const callQueries: Handlers = {
  [`${SERVICE}EthCall`]: unary(EthCallRequestSchema, MsgEthereumTxResponseSchema, async (request, place) => {
    const { chain, context } = place;
    const message = withoutFees(
      boundGas(decodeArguments(request.args, chain.config.evmChainId), gasCap(request, chain)),
    );
    const outcome = await withOverrides(place, overridesOf(request, chain), (machine) => call(machine, place, message));
    return {
      hash: encodeWord(0n),
      ret: outcome.returnData,
      vmError: outcome.vmError,
      gasUsed: billedGas(outcome.gasUsed, message.gas, chain),
      // Releases of cosmos/evm v0.3 tell the billed figure only.
      ...(chain.config.dialect === 'cosmosEvm04' && {
        maxUsedGas: outcome.maxUsedGas,
        blockTimestamp: context.timestamp,
      }),
    };
  }),

  [`${SERVICE}EstimateGas`]: unary(EthCallRequestSchema, EstimateGasResponseSchema, async (request, place) => {
    const { chain, next } = place;
    if (request.gasCap < TRANSFER_GAS) throw invalidArgument('gas cap cannot be lower than 21,000');
    const message = decodeArguments(request.args, chain.config.evmChainId);
    const outcome = await withOverrides(place, overridesOf(request, chain), async (machine) => {
      await assertValueAffordable(machine, message);
      return estimateGas(machine, next, message, gasCap(request, chain));
    });
    if ('gas' in outcome) return { gas: outcome.gas };
    if (outcome.vmError !== GETH_MESSAGES.executionReverted) throw plainFailure(outcome.vmError);
    return { ret: decodeData(outcome.returnData), vmError: outcome.vmError };
  }),
};

/** What a transaction of this gas limit is billed: a part of the limit at the least. */
export function billedGas(gasUsed: bigint, gasLimit: bigint, { config }: QueriedChain): bigint {
  const least = (gasLimit * config.minGasMultiplierScaled) / WEI;
  return gasUsed > least ? gasUsed : least;
}

/** The cap of a request, 0 being none, within what this chain runs at all. */
export function gasCap({ gasCap: asked }: { gasCap: bigint }, { config }: QueriedChain): bigint {
  const most = config.gasLimit > MAX_CALL_GAS ? config.gasLimit : MAX_CALL_GAS;
  return asked === 0n || asked > most ? most : asked;
}

/** A node's queries neither charge for gas nor look at what the sender has for it. */
export function withoutFees<M extends Message>(message: M): M {
  return { ...message, fees: { ...message.fees, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } };
}

/** The module's words for a call whose gas does not pay for itself. */
export function assertEnoughGas(machine: ChainEvm, message: GasBoundMessage): void {
  const rules = machine.evm.common;
  const [intrinsic, floor] = [intrinsicGas(message, rules), floorGas(message, rules)];
  if (message.gas < intrinsic) throw internalFailure(`apply message: ${GETH_MESSAGES.intrinsicGasTooLow}`);
  if (message.gas < floor) throw internalFailure(`apply message: ${GETH_MESSAGES.floorGasTooLow}`);
}

/** Runs something on the state of a place; refusals of the execution are told as the module tells them. */
export async function onMachine<T>({ chain, state }: QueryPlace, run: (machine: ChainEvm) => Promise<T>): Promise<T> {
  try {
    return await chain.evmPool.use(state, run);
  } catch (error) {
    if (error instanceof ExecutionError) throw plainFailure(refusalText(error));
    if (error instanceof ExecutionTimedOut) throw internalFailure(error.message);
    throw error;
  }
}

interface CallOutcome {
  returnData: Uint8Array;
  vmError: string;
  gasUsed: bigint;
  maxUsedGas: bigint;
}

async function call(
  machine: ChainEvm,
  { context, onConsoleLog }: QueryPlace,
  message: GasBoundMessage,
): Promise<CallOutcome> {
  assertEnoughGas(machine, message);
  if (!(await canSendValue(machine, message))) {
    const gas = intrinsicGas(message, machine.evm.common);
    return { returnData: new Uint8Array(0), vmError: GETH_MESSAGES.insufficientBalance, gasUsed: gas, maxUsedGas: gas };
  }
  machine.evm.events.on('beforeMessage', ({ to, data }) => {
    const line = to?.toString() === CONSOLE_ADDRESS ? decodeConsoleLog(data) : null;
    if (line !== null) onConsoleLog(line);
  });
  return tryMessage(machine, context, message);
}

function withOverrides<T>(
  place: QueryPlace,
  overrides: StateOverrides | null,
  run: (machine: ChainEvm) => Promise<T>,
): Promise<T> {
  return onMachine(place, async (machine) => {
    await applyStateOverrides(machine, overrides);
    return run(machine);
  });
}

/** Releases of cosmos/evm v0.3 do not know the field and pass over it. */
function overridesOf({ overrides }: EthCallRequest, { config }: QueriedChain): StateOverrides | null {
  return config.dialect === 'cosmosEvm03' ? null : decodeOverrides(overrides);
}

async function assertValueAffordable(machine: ChainEvm, message: Message): Promise<void> {
  if (!(await canSendValue(machine, message))) throw plainFailure(GETH_MESSAGES.insufficientBalance);
}

async function canSendValue({ state }: ChainEvm, { from, value }: Message): Promise<boolean> {
  if (value === 0n) return true;
  const sender = await state.getAccount(createAddressFromString(from));
  return (sender?.balance ?? 0n) >= value;
}
