/** One block of a simulation: runs its calls on the state that earlier blocks left, and returns the block. */
import type { Address, CallObject, Hash, SimulatedBlock, SimulatedCall } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { createBloom, mergeBloom } from '../../ethereum/bloom.js';
import { blockObject, encodeHeader, type HeaderFields } from '../../ethereum/header.js';
import { encodeBloom, ZERO_HASH } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { encodeReceipt } from '../../ethereum/receipt.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { transactionObject } from '../../ethereum/transaction/transactionObject.js';
import { orderedTrieRoot } from '../../ethereum/encoding/trie.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { shownMixHash } from '../blockContext.js';
import { executionError } from '../refusals/executionError.js';
import { includes } from '../../evm/hardfork.js';
import type { Machine, Running } from '../../evm/machine.js';
import { decodeCall, type GasBoundMessage } from '../transition/message.js';
import { callObject, outcomeOf, simulatedTransaction, type CallRun } from './simulatedCall.js';
import type { PlannedBlock } from './simulationPlan.js';
import type { TraceSize } from '../tracers/traceLimits.js';
import { applyStateOverrides } from '../state/stateOverrides.js';
import { applyMessage, type Transition } from '../transition/transition.js';

/** The fields of a block that the next one needs. */
export type BlockParent = Pick<
  BlockSummary,
  'number' | 'hash' | 'timestamp' | 'gasLimit' | 'gasUsed' | 'baseFeePerGas' | 'nextBaseFeePerGas' | 'blockGas'
> & { coinbase: Address; simulated?: true };

/** The options of the payload, and the gas that is left. */
export interface SimulationSettings {
  validate: boolean;
  traceTransfers: boolean;
  fullTransactions: boolean;
  /** Gas that the simulation may still use; each call reduces it. */
  gasLeft: bigint;
  /** Of the answer: output and logs of each call count. */
  size: TraceSize;
}

/** A planned block and the values it runs with. */
export interface BlockToSimulate {
  planned: PlannedBlock;
  parent: BlockParent;
  block: BlockContext;
  /** Wei; null where the block shows none. */
  shownBaseFee: bigint | null;
}

/** Throws ExecutionError when a call may not run. That ends the whole simulation. */
export function* runSimulatedBlock(
  machine: Machine,
  settings: SimulationSettings,
  input: BlockToSimulate,
): Running<{ object: SimulatedBlock; next: BlockParent }> {
  machine.resetPrecompiles();
  machine.setBlock(input.block, settings.traceTransfers);
  yield* applyStateOverrides(machine, input.planned.input.stateOverrides ?? null);

  const runs: CallRun[] = [];
  let gasUsed = 0n;
  for (const call of input.planned.input.calls ?? []) {
    const run = yield* runSimulatedCall(machine, settings, call, { block: input.block, gasUsed });
    gasUsed = run.outcome.cumulativeGasUsed;
    settings.gasLeft -= run.outcome.gasUsed;
    runs.push(run);
  }
  yield* machine.breathe();
  return assemble(machine, settings, input, runs);
}

function* runSimulatedCall(
  machine: Machine,
  settings: SimulationSettings,
  call: CallObject,
  current: { block: BlockContext; gasUsed: bigint },
): Running<CallRun> {
  const { block } = current;
  const decoded = decodeCall(call, machine.chainId);
  const message: GasBoundMessage = { ...decoded, gas: callGas(decoded.gas, block, current.gasUsed, settings.gasLeft) };
  const sender = machine.account(message.from);
  const transaction = simulatedTransaction(message, message.nonce ?? sender.nonce, machine.chainId);
  const transition = yield* applyMessage(machine, block, message, { validate: settings.validate });
  machine.keep();
  settings.size.add(digitsOf(transition));
  return { transaction, transition, ...outcomeOf(transition, current.gasUsed) };
}

/** The length of output and logs in JSON, where bytes take two digits. */
function digitsOf({ returnData, logs }: Transition): number {
  return logs.reduce((sum, { data, topics }) => sum + 2 * data.length + 70 * topics.length, 2 * returnData.length);
}

/** The wanted gas, or else the rest of the block's, limited to the rest of the simulation's. */
function callGas(wanted: bigint | null, block: BlockContext, used: bigint, gasLeft: bigint): bigint {
  const gas = wanted ?? (block.gasLimit > used ? block.gasLimit - used : 0n);
  if (used + gas > block.gasLimit) {
    throw executionError('simulationBlockGasLimit', { used: used.toString(), limit: block.gasLimit.toString() });
  }
  return gas < gasLeft ? gas : gasLeft;
}

function assemble(
  machine: Machine,
  settings: SimulationSettings,
  input: BlockToSimulate,
  runs: CallRun[],
): { object: SimulatedBlock; next: BlockParent } {
  const transactions = runs.map((run) => run.transaction);
  const raw = transactions.map((transaction) => transaction.raw);
  const header = headerOf(machine, input, runs, raw);
  const { totalDifficulty: _, ...shown } = blockObject(header, raw);
  const object: SimulatedBlock = {
    ...shown,
    transactions: shownTransactions(transactions, settings.fullTransactions, header),
    calls: callObjects(runs, header),
  };
  const next = { ...header, coinbase: header.miner, nextBaseFeePerGas: null, blockGas: null, simulated: true as const };
  return { object, next };
}

function headerOf(
  machine: Machine,
  { planned, parent, block, shownBaseFee }: BlockToSimulate,
  runs: CallRun[],
  raw: Uint8Array[],
): HeaderFields {
  const { hardfork } = machine.rules;
  const bloom = createBloom();
  for (const run of runs) mergeBloom(bloom, run.outcome.bloom);
  const unhashed: HeaderFields = {
    number: planned.number,
    // A placeholder: the encoding of a header does not contain its hash.
    hash: ZERO_HASH,
    parentHash: parent.hash,
    miner: block.coinbase,
    // There is no state trie.
    stateRoot: ZERO_HASH,
    transactionsRoot: orderedTrieRoot(raw),
    receiptsRoot: orderedTrieRoot(runs.map((run) => encodeReceipt(run.transaction.type, run.outcome))),
    logsBloom: encodeBloom(bloom),
    gasLimit: block.gasLimit,
    gasUsed: runs.at(-1)?.outcome.cumulativeGasUsed ?? 0n,
    timestamp: planned.timestamp,
    baseFeePerGas: shownBaseFee,
    mixHash: shownMixHash(block),
    forks: {
      shanghai: includes(hardfork, 'shanghai'),
      cancun: includes(hardfork, 'cancun'),
      prague: includes(hardfork, 'prague'),
    },
  };
  return { ...unhashed, hash: keccakHash(encodeHeader(unhashed)) };
}

function shownTransactions(
  transactions: SignedTransaction[],
  full: boolean,
  { hash, number, baseFeePerGas }: HeaderFields,
): SimulatedBlock['transactions'] {
  if (!full) return transactions.map((transaction): Hash => transaction.hash);
  return transactions.map((transaction, transactionIndex) =>
    transactionObject(transaction, { blockHash: hash, blockNumber: number, transactionIndex }, baseFeePerGas),
  );
}

function callObjects(runs: CallRun[], header: HeaderFields): SimulatedCall[] {
  const calls: SimulatedCall[] = [];
  let logIndex = 0;
  for (const [transactionIndex, run] of runs.entries()) {
    calls.push(callObject(run, header, transactionIndex, logIndex));
    logIndex += run.transition.logs.length;
  }
  return calls;
}
