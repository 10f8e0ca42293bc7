/** Runs a transaction as cosmos/evm does: the whole gas limit is paid first, a part always billed, without a tip. */
import { feeCapOf, tipCapOf, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { effectiveGasPrice, type FeeCaps, type GasBoundMessage } from './message.js';
import type { Machine, Running } from '../../evm/machine.js';
import type { MachineLog } from '../../evm/messages.js';
import { credit, runMessage } from './transition.js';

/** The outcome of a transaction. */
export interface TransactionOutcome {
  /** Output, or revert bytes. */
  returnData: Uint8Array;
  /** In geth's words; empty on success. */
  vmError: string;
  /** The billed gas: at least the gas limit times the minimum multiplier. */
  gasUsed: bigint;
  /** The gas that execution took, refunds subtracted. */
  executedGas: bigint;
  /** The gas that execution took before refunds. */
  maxUsedGas: bigint;
  logs: MachineLog[];
  /** Wei returned for gas that was not billed. */
  refund: bigint;
}

/** The gas that a chain bills for a transaction that used `usedGas`. */
export type GasBill = (usedGas: bigint, transaction: SignedTransaction) => bigint;

/** How a chain runs the transactions of its blocks. */
export interface BlockRules {
  bill: GasBill;
  /** See TransitionRules. */
  undoesAuthorizations: boolean;
}

/**
 * Runs a transaction with all its fees and keeps its changes. The transaction has passed `checkTransaction`, and the
 * machine has its block.
 */
export function* applyTransaction(
  machine: Machine,
  block: BlockContext,
  transaction: SignedTransaction,
  rules: BlockRules,
): Running<TransactionOutcome> {
  payForGas(machine, block, transaction);
  return yield* runTransaction(machine, block, transaction, rules);
}

/** The wei per gas that the transaction pays in a block of this base fee. */
export function gasPriceOf(transaction: SignedTransaction, baseFeePerGas: bigint): bigint {
  return effectiveGasPrice(feesOf(transaction), baseFeePerGas);
}

/** Takes the price of the whole gas limit from the sender and increments the nonce; returns the fee in wei. */
export function payForGas(
  machine: Machine,
  { baseFeePerGas }: Pick<BlockContext, 'baseFeePerGas'>,
  transaction: SignedTransaction,
): bigint {
  const { balance } = machine.account(transaction.from);
  const fee = transaction.gas * gasPriceOf(transaction, baseFeePerGas);
  machine.setAccount(transaction.from, transaction.nonce + 1n, balance - fee);
  return fee;
}

/** Runs a paid transaction, refunds the gas that was not billed, and keeps the changes. */
export function* runTransaction(
  machine: Machine,
  block: BlockContext,
  transaction: SignedTransaction,
  { bill, undoesAuthorizations }: BlockRules,
): Running<TransactionOutcome> {
  const gasPrice = gasPriceOf(transaction, block.baseFeePerGas);
  // Blocks are billed without the floor of EIP-7623, as recorded blocks show; only the mempool checks the floor.
  const message = { gasPrice, floor: 0n, undoesAuthorizations };
  const transition = yield* runMessage(machine, messageOf(transaction), message);
  const gasUsed = bill(transition.gasUsed, transaction);
  const refund = (transaction.gas - gasUsed) * gasPrice;
  if (refund > 0n) credit(machine, transaction.from, refund);
  machine.keep();
  const { returnData, vmError, maxUsedGas, logs } = transition;
  return { returnData, vmError, gasUsed, executedGas: transition.gasUsed, maxUsedGas, logs, refund };
}

function feesOf(transaction: SignedTransaction): FeeCaps {
  return {
    legacy: transaction.gasPrice !== null,
    maxFeePerGas: feeCapOf(transaction),
    maxPriorityFeePerGas: tipCapOf(transaction),
  };
}

function messageOf(transaction: SignedTransaction): GasBoundMessage {
  const { from, to, nonce, gas, value, input, accessList, authorizationList } = transaction;
  return { from, to, nonce, gas, fees: feesOf(transaction), value, data: input, accessList, authorizationList };
}
