/** One Ethereum transaction the way this kind of chain runs it: all gas is paid for first, a part of the limit is billed whatever is used, and nobody is tipped. */
import { Account, createAddressFromString } from '@ethereumjs/util';
import type { Address } from '../../../generated/types.js';
import { WEI } from '../../chain/feeMarket.js';
import { contractAddress } from '../../evm/receipt.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import type { BlockContext } from '../../execution/blockContext.js';
import type { EvmHost } from '../../execution/evmHost.js';
import { effectiveGasPrice, type FeeCaps, type GasBoundMessage } from '../../execution/message.js';
import { finalizeTransaction, runMessage, type Transition } from '../../execution/transition.js';

export interface TransactionOutcome {
  /** Output, or revert bytes. */
  returnData: Uint8Array;
  /** In geth's words; empty on success. */
  vmError: string;
  /** What is billed: not below the gas limit times the minimum multiplier. */
  gasUsed: bigint;
  /** What execution took before refunds. */
  maxUsedGas: bigint;
  logs: Transition['logs'];
  /** The address that a creation makes, even when it fails; null for any other transaction. */
  createdAddress: Address | null;
  /** Wei given back for gas that was not billed. */
  refund: bigint;
}

/** Runs a transaction with all its fees, and leaves what it changed. `checkTransaction` has passed it. */
export async function applyTransaction(
  machine: EvmHost,
  block: BlockContext,
  transaction: SignedTransaction,
  minGasMultiplierScaled: bigint,
): Promise<TransactionOutcome> {
  await payForGas(machine, block, transaction);
  return runTransaction(machine, block, transaction, minGasMultiplierScaled);
}

/** Wei per gas that the transaction pays in a block. */
export function gasPriceOf(transaction: SignedTransaction, baseFeePerGas: bigint): bigint {
  return effectiveGasPrice(feesOf(transaction), baseFeePerGas);
}

/** Takes the price of the whole gas limit from the sender, and uses up the nonce; returns the fee in wei. */
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

/** Runs what is paid for, and gives back what was not billed. */
export async function runTransaction(
  machine: EvmHost,
  block: BlockContext,
  transaction: SignedTransaction,
  minGasMultiplierScaled: bigint,
): Promise<TransactionOutcome> {
  const gasPrice = gasPriceOf(transaction, block.baseFeePerGas);
  machine.startTransaction();
  // The pool refuses what does not reach the floor of EIP-7623; blocks are billed without it, as recorded ones show.
  const transition = await runMessage(machine, block, messageOf(transaction), { gasPrice, floor: 0n });
  await finalizeTransaction(machine, transition.result);
  const least = (transaction.gas * minGasMultiplierScaled) / WEI;
  const gasUsed = transition.gasUsed > least ? transition.gasUsed : least;
  const refund = (transaction.gas - gasUsed) * gasPrice;
  if (refund > 0n) await credit(machine, transaction.from, refund);
  const { returnData, vmError, maxUsedGas, logs } = transition;
  const createdAddress = addressCreatedBy(transaction);
  return { returnData, vmError, gasUsed, maxUsedGas, logs, createdAddress, refund };
}

/** The address that a creation makes; null for any other transaction. */
export function addressCreatedBy({ to, from, nonce }: SignedTransaction): Address | null {
  return to === null ? contractAddress(from, nonce) : null;
}

/** Adds to the balance of an account, making it if need be. */
export async function credit({ state }: EvmHost, address: Address, wei: bigint): Promise<void> {
  const key = createAddressFromString(address);
  const account = (await state.getAccount(key)) ?? new Account();
  account.balance += wei;
  await state.putAccount(key, account);
}

function feesOf({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: SignedTransaction): FeeCaps {
  return {
    legacy: gasPrice !== null,
    maxFeePerGas: maxFeePerGas ?? gasPrice ?? 0n,
    maxPriorityFeePerGas: maxPriorityFeePerGas ?? gasPrice ?? 0n,
  };
}

function messageOf(transaction: SignedTransaction): GasBoundMessage {
  const { from, to, nonce, gas, value, input, accessList, authorizationList } = transaction;
  return { from, to, nonce, gas, fees: feesOf(transaction), value, data: input, accessList, authorizationList };
}
