/** Worker thread: runs transactions of a block as the chain ran them: gas is paid first, and there is no tip. */
import { createAddressFromString } from '@ethereumjs/util';
import type { BlockSummary } from '../../chain/blocks.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { decodeData } from '../../ethereum/hex.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { type BlockContext, contextOf } from '../blockContext.js';
import { executionRefused } from '../refusals/executionError.js';
import type { EvmHost } from '../state/evmHost.js';
import { intrinsicGasOf } from '../rules/messageGas.js';
import { NO_FEES } from '../tracers/traceExecution.js';
import { applyTransaction, gasPriceOf, payForGas, type TransactionOutcome } from '../transition/applyTransaction.js';
import type { ReplayedTransaction } from './traceJob.js';

/** Runs the transactions of one block again. */
export class Replay {
  readonly block: BlockContext;
  readonly #host: EvmHost;
  readonly #summary: BlockSummary;
  readonly #undoesAuthorizations: boolean;

  constructor(host: EvmHost, block: BlockSummary, undoesAuthorizations: boolean) {
    this.#undoesAuthorizations = undoesAuthorizations;
    this.#host = host;
    this.#summary = block;
    this.block = contextOf(block);
  }

  decode({ raw, from }: ReplayedTransaction): SignedTransaction {
    return decodeTransaction(decodeData(raw), { from });
  }

  /**
   * Runs the transaction at an index of the block. Throws ExecutionError when it cannot run or ends differently from
   * the block: then the state before it is not what it was, and all later results would be wrong.
   */
  async run(replayed: ReplayedTransaction, index: number): Promise<TransactionOutcome> {
    const transaction = await this.#decodeRunnable(replayed);
    const billed = this.#summary.rewards[index]?.gasUsed;
    const outcome = await applyTransaction(this.#host, this.block, transaction, {
      bill: (used) => billed ?? used,
      undoesAuthorizations: this.#undoesAuthorizations,
    });
    const { executedGas, vmError } = outcome;
    if (billed !== undefined && executedGas > billed)
      throw notReplayed(replayed, `it took ${executedGas} gas, but its receipt says ${billed}`);
    const status = vmError === '' ? 1 : 0;
    if (replayed.status !== undefined && replayed.status !== status)
      throw notReplayed(replayed, `its status is ${status}, but its receipt says ${replayed.status}`);
    return outcome;
  }

  async repeat(replayed: ReplayedTransaction, index: number): Promise<void> {
    if (replayed.undone === true) await this.pay(replayed);
    else await this.run(replayed, index);
  }

  /** Takes all the gas of a transaction whose execution the chain undid from its sender. */
  async pay(replayed: ReplayedTransaction): Promise<void> {
    await payForGas(this.#host, this.block, await this.#decodeRunnable(replayed));
  }

  async #decodeRunnable(replayed: ReplayedTransaction): Promise<SignedTransaction> {
    const transaction = this.decode(replayed);
    const reason = await this.#whyNotRunnable(transaction);
    if (reason !== null) throw notReplayed(replayed, reason);
    return transaction;
  }

  /** Effects of other modules in the block are not replayed, so a sender may lack what it had. */
  async #whyNotRunnable(transaction: SignedTransaction): Promise<string | null> {
    const { from, gas, value, input } = transaction;
    const charged = { ...transaction, data: input, fees: NO_FEES };
    if (gas < intrinsicGasOf(charged, this.#host.evm.common)) return GETH_MESSAGES.intrinsicGasTooLow;
    const sender = await this.#host.state.getAccount(createAddressFromString(from));
    const fee = gas * gasPriceOf(transaction, this.block.baseFeePerGas);
    return (sender?.balance ?? 0n) < fee ? `${GETH_MESSAGES.insufficientFunds} (value ${value})` : null;
  }
}

function notReplayed({ hash }: ReplayedTransaction, reason: string): Error {
  return executionRefused(`transaction ${hash} cannot be run again as its block ran it: ${reason}`);
}
