/** eth_simulateV1: a chain of blocks that is never made, each on top of the one before. Source: execution-apis, notes on eth_simulateV1. */
import type { Hash, SimulatedBlock } from '../../../generated/types.js';
import { nextBaseFee, WEI } from '../../chain/feeMarket.js';
import type { FeeMarket } from '../../chain/state.js';
import { type BlockContext, overrideBlock } from '../blockContext.js';
import type { WorkerEvm } from '../thread/workerEvm.js';
import type { ExecutionContext, SimulationRequest } from '../operations.js';
import { planBlocks, type PlannedBlock } from './simulationPlan.js';
import { runSimulatedBlock, type BlockParent, type SimulationSettings } from './simulatedBlock.js';

/** Without an override, a simulated block has no randomness at all. */
const NO_RANDOMNESS = new Uint8Array(32);

/** `hashes` receives the hash of each simulated block, for BLOCKHASH in those after it. */
export async function simulate(
  machine: WorkerEvm,
  context: ExecutionContext,
  { payload, feeMarket }: SimulationRequest,
  hashes: Map<number, Hash>,
): Promise<SimulatedBlock[]> {
  const settings: SimulationSettings = {
    validate: payload.validation === true,
    traceTransfers: payload.traceTransfers === true,
    fullTransactions: payload.returnFullTransactions === true,
    gasLeft: context.gasCap,
  };
  const blocks: SimulatedBlock[] = [];
  let parent: BlockParent = { ...context.base, coinbase: context.base.miner };
  for (const planned of planBlocks(context.base, payload)) {
    const baseFee = baseFeeAfter(parent, settings.validate ? feeMarket : null);
    const block = blockContext(planned, parent, baseFee ?? 0n);
    const overridden = planned.input.blockOverrides?.baseFeePerGas !== undefined;
    const shownBaseFee = overridden || baseFee !== null ? block.baseFeePerGas : null;
    const { object, next } = await runSimulatedBlock(machine, settings, { planned, parent, block, shownBaseFee });
    blocks.push(object);
    hashes.set(planned.number, object.hash);
    parent = next;
  }
  return blocks;
}

/** What a block inherits, and what its overrides change. */
function blockContext({ number, timestamp, input }: PlannedBlock, parent: BlockParent, baseFee: bigint): BlockContext {
  const inherited: BlockContext = {
    number: BigInt(number),
    timestamp: BigInt(timestamp),
    gasLimit: parent.gasLimit,
    coinbase: parent.coinbase,
    prevRandao: NO_RANDOMNESS,
    difficulty: 0n,
    baseFeePerGas: baseFee,
    blobBaseFee: 1n,
  };
  return overrideBlock(inherited, input.blockOverrides ?? null);
}

/**
 * The chain's fee rule when there is a market to ask, for a parent that exists or one that is simulated; without one gas is free. Null where
 * the chain has no base fee.
 */
function baseFeeAfter(parent: BlockParent, market: FeeMarket | null): bigint | null {
  if (parent.baseFeePerGas === null) return null;
  if (market === null) return 0n;
  if (!parent.simulated) return nextBaseFee(parent, market);
  return nextBaseFee(parent, { ...market, baseFeeScaled: parent.baseFeePerGas * WEI });
}
