/** Runs eth_simulateV1: a chain of hypothetical blocks. Source: execution-apis, notes on eth_simulateV1. */
import type { Hash, SimulatedBlock } from '../../../generated/types.js';
import { fromWei, nextBaseFee } from '../../chain/fees/feeMarket.js';
import type { FeeMarket } from '../../chain/state.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { overrideBlock, prevRandaoOf } from '../blockContext.js';
import type { ExecutionContext, SimulationRequest } from '../job.js';
import type { Machine, Running } from '../../evm/machine.js';
import { answerSize } from '../tracers/traceLimits.js';
import { planBlocks } from './simulationPlan.js';
import { runSimulatedBlock, type BlockParent, type SimulationSettings } from './simulatedBlock.js';

/** Runs the blocks in order. `hashes` receives the hash of each, for BLOCKHASH in later blocks. */
export function* simulate(
  machine: Machine,
  context: ExecutionContext,
  { payload, feeMarket, maxBytes }: SimulationRequest,
  hashes: Map<number, Hash>,
): Running<SimulatedBlock[]> {
  const settings: SimulationSettings = {
    validate: payload.validation === true,
    traceTransfers: payload.traceTransfers === true,
    fullTransactions: payload.returnFullTransactions === true,
    gasLeft: context.gasCap,
    size: answerSize(maxBytes),
  };
  const blocks: SimulatedBlock[] = [];
  // As in a call on the same block: an override holds for its own block only.
  const prevRandao = prevRandaoOf(context.base);
  let parent: BlockParent = { ...context.base, coinbase: context.base.miner };
  for (const planned of planBlocks(context.base, payload)) {
    const baseFee = baseFeeAfter(parent, settings.validate ? feeMarket : null);
    const inherited: BlockContext = {
      number: BigInt(planned.number),
      timestamp: BigInt(planned.timestamp),
      gasLimit: parent.gasLimit,
      coinbase: parent.coinbase,
      difficulty: 0n,
      prevRandao,
      baseFeePerGas: baseFee ?? 0n,
      blobBaseFee: 1n,
    };
    const block = overrideBlock(inherited, planned.input.blockOverrides ?? null);
    const overridden = planned.input.blockOverrides?.baseFeePerGas !== undefined;
    const shownBaseFee = overridden || baseFee !== null ? block.baseFeePerGas : null;
    const { object, next } = yield* runSimulatedBlock(machine, settings, { planned, parent, block, shownBaseFee });
    blocks.push(object);
    hashes.set(planned.number, object.hash);
    parent = next;
  }
  return blocks;
}

/** By the chain's own rule; 0, which makes gas free, without a fee market. Null where the chain has no base fee. */
function baseFeeAfter(parent: BlockParent, market: FeeMarket | null): bigint | null {
  if (parent.baseFeePerGas === null) return null;
  if (market === null) return 0n;
  if (!parent.simulated) return nextBaseFee(parent, market);
  return nextBaseFee(parent, { ...market, baseFeeScaled: fromWei(parent.baseFeePerGas, market.unit) });
}
