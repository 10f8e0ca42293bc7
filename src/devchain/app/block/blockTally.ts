import type { Hash } from '../../../../generated/types.js';
import { addToBloom, createBloom } from '../../../ethereum/bloom.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import { bloomValues } from './executedTransaction.js';

/** The running totals of a block while its transactions are executed. */
export class BlockTally {
  /** Ethereum transactions that passed the ante handler, in order. */
  readonly admitted: SignedTransaction[] = [];
  /** What the admitted transactions did, by hash. */
  readonly outcomes = new Map<Hash, TransactionOutcome>();
  readonly bloom = createBloom();
  logCount = 0;
  /** Sum of the gas limits of admitted transactions. */
  gasWanted = 0n;
  /** Sum of billed gas. */
  gasUsed = 0n;
  /** Wei that the fee collector gets: what was paid without what was returned. */
  fees = 0n;

  /** Counts a transaction that has paid `fee` wei; answers its index among the Ethereum transactions of the block. */
  admit(transaction: SignedTransaction, fee: bigint): number {
    this.fees += fee;
    this.gasWanted += transaction.gas;
    return this.admitted.push(transaction) - 1;
  }

  /** Removes all transactions after the first `count`, and resets the fees to `fees`. */
  unadmit(count: number, fees: bigint): void {
    for (const { gas } of this.admitted.splice(count)) this.gasWanted -= gas;
    this.fees = fees;
  }

  /** Counts what an admitted transaction did. */
  execute({ hash }: SignedTransaction, outcome: TransactionOutcome): void {
    this.gasUsed += outcome.gasUsed;
    this.fees -= outcome.refund;
    this.logCount += outcome.logs.length;
    for (const value of bloomValues(outcome.logs)) addToBloom(this.bloom, value);
    this.outcomes.set(hash, outcome);
  }
}
