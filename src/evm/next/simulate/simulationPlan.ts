/** Plans the blocks of a simulation. Numbers and times rise; empty blocks fill the gaps between numbers. */
import { methodTable } from '../../../../generated/methods.js';
import type { SimulatedBlockInput, SimulatePayload } from '../../../../generated/types.js';
import type { BlockSummary } from '../../../chain/blocks.js';
import { decodeQuantity } from '../../../ethereum/hex.js';
import { executionError, executionLimit, executionRefused } from '../../../execution/refusals/executionError.js';

const MAX_SIMULATED_BLOCKS = methodTable.eth_simulateV1.limits.blocks.default;
const MAX_SIMULATED_CALLS = methodTable.eth_simulateV1.limits.calls.default;

/** Seconds to the next block when the caller gives no time; the shortest step leaves room for given times. */
const BLOCK_SECONDS = 1;

/** A block to simulate. */
export interface PlannedBlock {
  number: number;
  /** Seconds since 1970. */
  timestamp: number;
  input: SimulatedBlockInput;
}

/** Throws ExecutionError for blocks out of order, and for more blocks or calls than the contract allows. */
export function planBlocks(base: BlockSummary, payload: SimulatePayload): PlannedBlock[] {
  const inputs = payload.blockStateCalls;
  if (inputs.length === 0) {
    const data = { path: 'payload.blockStateCalls', expected: ['at least one block'] };
    throw executionError('invalidParams', { reason: 'empty input' }, data);
  }
  const callCount = inputs.reduce((total, input) => total + (input.calls?.length ?? 0), 0);
  if (callCount > MAX_SIMULATED_CALLS)
    throw executionLimit('clientLimitExceeded', 'simulated calls', callCount, MAX_SIMULATED_CALLS);
  const planned: PlannedBlock[] = [];
  let previous: Omit<PlannedBlock, 'input'> = base;
  for (const input of inputs) {
    const number = plannedNumber(input, previous.number, base.number);
    while (previous.number + 1 < number) {
      previous = { number: previous.number + 1, timestamp: previous.timestamp + BLOCK_SECONDS };
      planned.push({ ...previous, input: {} });
    }
    previous = { number, timestamp: plannedTime(input, previous.timestamp) };
    planned.push({ ...previous, input });
  }
  return planned;
}

function plannedNumber(input: SimulatedBlockInput, previous: number, base: number): number {
  const given = input.blockOverrides?.number;
  const number = given === undefined ? BigInt(previous) + 1n : decodeQuantity(given);
  if (number <= BigInt(previous))
    throw executionError('simulationBlockNumber', { number: number.toString(), previous });
  const count = number - BigInt(base);
  if (count > BigInt(MAX_SIMULATED_BLOCKS))
    throw executionLimit('clientLimitExceeded', 'simulated blocks', Number(count), MAX_SIMULATED_BLOCKS);
  return Number(number);
}

function plannedTime(input: SimulatedBlockInput, previous: number): number {
  const given = input.blockOverrides?.time;
  if (given === undefined) return previous + BLOCK_SECONDS;
  const timestamp = decodeQuantity(given);
  if (timestamp <= BigInt(previous))
    throw executionError('simulationBlockTimestamp', { timestamp: timestamp.toString(), previous });
  if (timestamp > BigInt(Number.MAX_SAFE_INTEGER - MAX_SIMULATED_BLOCKS))
    throw executionRefused(`block time ${timestamp} is too far in the future`);
  return Number(timestamp);
}
