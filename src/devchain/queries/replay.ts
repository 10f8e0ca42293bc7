import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { Machine, Running } from '../../evm/machine.js';
import { applyTransaction, gasPriceOf, type TransactionOutcome } from '../../execution/transition/applyTransaction.js';
import { floorGasOf, intrinsicGasOf } from '../../execution/rules/messageGas.js';
import type { BlockContext } from '../../evm/blockContext.js';
import type { DevChainConfig } from '../app/devChainConfig.js';
import { billedGas } from '../app/state/blockRecord.js';

/** What the transactions of a block run in. The machine has the block already. */
export interface ReplayedBlock {
  block: BlockContext;
  config: DevChainConfig;
}

/** Runs transactions of a block and keeps their changes. One that cannot run is skipped, as in a node. */
export function* replay(
  machine: Machine,
  { block, config }: ReplayedBlock,
  transactions: readonly SignedTransaction[],
): Running<void> {
  for (const transaction of transactions) {
    if (whyNotRunnable(machine, block, transaction) !== null) continue;
    yield* runAgain(machine, { block, config }, transaction);
  }
}

/** Runs one transaction as its block did, and keeps its changes. */
export function runAgain(
  machine: Machine,
  { block, config }: ReplayedBlock,
  transaction: SignedTransaction,
): Running<TransactionOutcome> {
  const bill = (usedGas: bigint): bigint => billedGas(usedGas, transaction.gas, config);
  return applyTransaction(machine, block, transaction, { bill, undoesAuthorizations: false });
}

/** Why no block would accept the transaction; null if one would. Traced transactions may never have been signed. */
export function whyNotRunnable(machine: Machine, block: BlockContext, transaction: SignedTransaction): string | null {
  const { from, gas } = transaction;
  const charged = { ...transaction, data: transaction.input };
  if (gas < intrinsicGasOf(charged, machine.rules)) return GETH_MESSAGES.intrinsicGasTooLow;
  if (gas < floorGasOf(charged, machine.rules)) return GETH_MESSAGES.floorGasTooLow;
  if (gas > block.gasLimit) return GETH_MESSAGES.blockGasExceeded;
  const fee = gas * gasPriceOf(transaction, block.baseFeePerGas);
  return machine.account(from).balance < fee ? GETH_MESSAGES.insufficientFunds : null;
}
