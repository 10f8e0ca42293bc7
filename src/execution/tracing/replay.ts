/** Runs transactions of a block as the chain ran them: gas is paid first, and there is no tip. */
import type { BlockSummary } from '../../chain/blocks.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { encodeBloom } from '../../ethereum/hex.js';
import { logsBloom } from '../../ethereum/receipt.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { contextOf } from '../blockContext.js';
import { executionRefused } from '../refusals/executionError.js';
import type { ReplayedTransaction } from './traceJob.js';
import { ValuesMissing, type Machine, type Running } from '../../evm/machine.js';
import { applyTransaction, gasPriceOf, payForGas, type TransactionOutcome } from '../transition/applyTransaction.js';
import { intrinsicGasOf } from '../rules/messageGas.js';

/** Runs the transactions of one block again. */
export class Replay {
  readonly block: BlockContext;
  readonly #machine: Machine;
  readonly #summary: BlockSummary;
  readonly #undoesAuthorizations: boolean;

  constructor(machine: Machine, block: BlockSummary, undoesAuthorizations: boolean) {
    this.#undoesAuthorizations = undoesAuthorizations;
    this.#machine = machine;
    this.#summary = block;
    this.block = contextOf(block);
    machine.setBlock(this.block);
  }

  /**
   * Runs the transaction at an index of the block. Throws ExecutionError when it cannot run or ends differently from
   * the block: then the state before it is not what it was, and all later results would be wrong.
   */
  *run(replayed: ReplayedTransaction, index: number): Running<TransactionOutcome> {
    const transaction = this.#runnable(replayed);
    const billed = this.#summary.rewards[index]?.gasUsed;
    const outcome = yield* applyTransaction(this.#machine, this.block, transaction, {
      bill: (used) => billed ?? used,
      undoesAuthorizations: this.#undoesAuthorizations,
    });
    const { executedGas, vmError } = outcome;
    if (billed !== undefined && executedGas > billed)
      throw notReplayed(replayed, `it took ${executedGas} gas, but its receipt says ${billed}`);
    const status = vmError === '' ? 1 : 0;
    if (replayed.status !== undefined && replayed.status !== status)
      throw notReplayed(replayed, `its status is ${status}, but its receipt says ${replayed.status}`);
    if (replayed.logsBloom !== undefined && replayed.logsBloom !== encodeBloom(logsBloom(outcome.logs)))
      throw notReplayed(replayed, 'its logs are not those of its receipt');
    return outcome;
  }

  *repeat(replayed: ReplayedTransaction, index: number): Running<void> {
    if (replayed.undone === true) this.pay(replayed);
    else yield* this.run(replayed, index);
  }

  /** Takes all the gas of a transaction whose execution the chain undid from its sender. */
  pay(replayed: ReplayedTransaction): void {
    payForGas(this.#machine, this.block, this.#runnable(replayed));
    this.#machine.keep();
  }

  #runnable(replayed: ReplayedTransaction): SignedTransaction {
    const { transaction } = replayed;
    const reason = this.#whyNotRunnable(transaction);
    if (reason !== null) throw notReplayed(replayed, reason);
    return transaction;
  }

  /** Effects of other modules in the block are not replayed, so a sender may lack what it had. */
  #whyNotRunnable(transaction: SignedTransaction): string | null {
    const { from, gas, value, input } = transaction;
    if (gas < intrinsicGasOf({ ...transaction, data: input }, this.#machine.rules))
      return GETH_MESSAGES.intrinsicGasTooLow;
    const fee = gas * gasPriceOf(transaction, this.block.baseFeePerGas);
    return this.#machine.account(from).balance < fee ? `${GETH_MESSAGES.insufficientFunds} (value ${value})` : null;
  }
}

/**
 * Runs one after the other. Where one lacks values, the others run, too, so that all find out together what they lack;
 * what they do otherwise means nothing then. Throws ValuesMissing at the end.
 */
export function* eachToItsEnd<T>(
  machine: Machine,
  items: readonly T[],
  run: (item: T, index: number) => Running<void>,
): Running<void> {
  let missing: ValuesMissing | null = null;
  for (const [index, item] of items.entries()) {
    try {
      yield* run(item, index);
    } catch (error) {
      if (error instanceof ValuesMissing) missing = error;
      else if (missing === null) throw error;
      machine.undo();
    }
  }
  if (missing !== null) throw missing;
}

function notReplayed({ transaction }: ReplayedTransaction, reason: string): Error {
  return executionRefused(`transaction ${transaction.hash} cannot be run again as its block ran it: ${reason}`);
}
