/** Runs a transaction as cosmos/evm does: the whole gas limit is paid first, a part always billed, without a tip. */
import { Account, createAddressFromString } from '@ethereumjs/util';
import { feeCapOf, tipCapOf, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../blockContext.js';
import type { EvmHost } from '../state/evmHost.js';
import { effectiveGasPrice, type FeeCaps, type GasBoundMessage } from './message.js';
import { credit, finalizeTransaction, runMessage, type Transition } from './transition.js';

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
  logs: Transition['logs'];
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

/** Runs a transaction with all its fees and keeps its changes. The transaction has passed `checkTransaction`. */
export async function applyTransaction(
  host: EvmHost,
  block: BlockContext,
  transaction: SignedTransaction,
  rules: BlockRules,
): Promise<TransactionOutcome> {
  await payForGas(host, block, transaction);
  return runTransaction(host, block, transaction, rules);
}

/** The wei per gas that the transaction pays in a block of this base fee. */
export function gasPriceOf(transaction: SignedTransaction, baseFeePerGas: bigint): bigint {
  return effectiveGasPrice(feesOf(transaction), baseFeePerGas);
}

/** Takes the price of the whole gas limit from the sender and increments the nonce; returns the fee in wei. */
export async function payForGas(
  { state }: EvmHost,
  { baseFeePerGas }: BlockContext,
  transaction: SignedTransaction,
): Promise<bigint> {
  const sender = createAddressFromString(transaction.from);
  const account = (await state.getAccount(sender)) ?? new Account();
  const fee = transaction.gas * gasPriceOf(transaction, baseFeePerGas);
  account.balance -= fee;
  account.nonce = transaction.nonce + 1n;
  await state.putAccount(sender, account);
  return fee;
}

/** Runs a paid transaction, and refunds the gas that was not billed. */
export async function runTransaction(
  host: EvmHost,
  block: BlockContext,
  transaction: SignedTransaction,
  { bill, undoesAuthorizations }: BlockRules,
): Promise<TransactionOutcome> {
  const gasPrice = gasPriceOf(transaction, block.baseFeePerGas);
  host.startTransaction();
  // Blocks are billed without the floor of EIP-7623, as recorded blocks show; only the mempool checks the floor.
  const transition = await runMessage(host, block, messageOf(transaction), {
    gasPrice,
    floor: 0n,
    undoesAuthorizations,
  });
  await finalizeTransaction(host, transition.result);
  const gasUsed = bill(transition.gasUsed, transaction);
  const refund = (transaction.gas - gasUsed) * gasPrice;
  if (refund > 0n) await credit(host, transaction.from, refund);
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
