/** Transactions of a block, run again as the block ran them. */
import type { Hash } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import type { BlockContext } from '../../execution/blockContext.js';
import { floorGas, intrinsicGas } from '../../execution/intrinsicGas.js';
import { applyTransaction, gasPriceOf } from '../app/applyTransaction.js';
import type { ChainEvm } from '../app/evmPool.js';
import { type Deadline, TraceFailed } from '../tracers/limits.js';
import type { QueryPlace } from './queriedChain.js';
import { traceExecution } from './traceExecution.js';
import type { TraceOptions } from './traceOptions.js';

export interface PlacedTransaction {
  transaction: SignedTransaction;
  /** Its place among the Ethereum transactions of the block. */
  index: number;
  blockHash: Hash | null;
}

/** Runs the transactions that came before; one that cannot run is passed over, as it is in a node. */
export async function replay(
  machine: ChainEvm,
  block: BlockContext,
  transactions: SignedTransaction[],
  { chain }: QueryPlace,
): Promise<void> {
  for (const transaction of transactions) {
    if (whyNotRunnable(machine, block, transaction) !== null) continue;
    await applyTransaction(machine, block, transaction, chain.config.minGasMultiplierScaled);
  }
}

/** The trace as JSON text; throws TraceFailed. What the transaction changed stays, whether or not there is a trace. */
export async function traceTransaction(
  machine: ChainEvm,
  block: BlockContext,
  { transaction, index, blockHash }: PlacedTransaction,
  { chain }: QueryPlace,
  options: TraceOptions,
  deadline: Deadline,
): Promise<string> {
  const reason = whyNotRunnable(machine, block, transaction);
  if (reason !== null) throw new TraceFailed(reason);
  const gasPrice = gasPriceOf(transaction, block.baseFeePerGas);
  const execution = { ...transaction, gasPrice, index, blockHash };
  let ran = false;
  const run = async (): Promise<bigint> => {
    ran = true;
    const outcome = await applyTransaction(machine, block, transaction, chain.config.minGasMultiplierScaled);
    // The figure that these chains give to their tracers.
    return outcome.vmError === '' ? outcome.gasUsed : 0n;
  };
  try {
    return await traceExecution(machine, block, execution, options, deadline, run);
  } finally {
    // A tracer that could not even be made.
    if (!ran) await run();
  }
}

/** Who asks need not have signed anything: what a block would not have taken is not run. */
function whyNotRunnable(machine: ChainEvm, block: BlockContext, transaction: SignedTransaction): string | null {
  const rules = machine.evm.common;
  const { from, gas, value, input, accessList, authorizationList } = transaction;
  const charged = { ...transaction, data: input, fees: NO_FEES, from, gas, value, accessList, authorizationList };
  if (gas < intrinsicGas(charged, rules)) return GETH_MESSAGES.intrinsicGasTooLow;
  if (gas < floorGas(charged, rules)) return GETH_MESSAGES.floorGasTooLow;
  if (gas > block.gasLimit) return GETH_MESSAGES.blockGasExceeded;
  const balance = machine.state.account(from)?.balance ?? 0n;
  const fee = gas * gasPriceOf(transaction, block.baseFeePerGas);
  return balance < fee ? GETH_MESSAGES.insufficientFunds : null;
}

const NO_FEES = { legacy: true, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n };
