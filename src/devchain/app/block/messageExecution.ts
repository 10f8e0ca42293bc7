import type { Address, Hash } from '../../../../generated/types.js';
import { WEI } from '../../../chain/fees/feeMarket.js';
import { encodeHash, NO_BYTES } from '../../../ethereum/hex.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import { ExecutionError, refusalText } from '../../../execution/refusals/executionError.js';
import type { BlockToExecute, ChainEvent } from '../../application.js';
import type { AddressFormats } from '../addressFormats.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { ChainEvm } from '../evm/chainEvm.js';
import {
  type GasBill,
  runTransaction,
  type TransactionOutcome,
} from '../../../execution/transition/applyTransaction.js';
import type { BankEvents } from './bankEvents.js';
import {
  actionEvent,
  encodeResponse,
  executionEvents,
  type TransactionPlace,
  bloomValues,
} from './executedTransaction.js';
import { addToBloom, createBloom } from '../../../ethereum/bloom.js';

/** A block in the middle of its execution, as `BlockExecution` and the execution of its messages share it. */
export interface BlockInProgress {
  readonly block: BlockToExecute;
  /** The block as code sees it. */
  readonly context: BlockContext;
  readonly config: DevChainConfig;
  readonly formats: AddressFormats;
  readonly bank: BankEvents;
  readonly tally: BlockTally;
  /** The EVM of the block; replaced after an exception inside it. */
  host: ChainEvm;
  /** Replaces an EVM that is not usable after an exception; the state stays. */
  readonly renewHost: () => Promise<ChainEvm>;
  /** Called when a transaction has run, or failed to. */
  readonly onRun: (hash: Hash) => void;
}

/** A message of a Cosmos transaction, whose Ethereum transaction the ante handler admitted. */
interface AdmittedMessage {
  transaction: SignedTransaction;
  /** Index among the Ethereum transactions of the block. */
  transactionIndex: number;
  /** Hash of the Cosmos transaction, lower-case hex without 0x. */
  txHash: string;
}

/** The part of a message in the result of its Cosmos transaction. */
interface MessageResult {
  /** MsgEthereumTxResponse protobuf. */
  response: Uint8Array;
  events: ChainEvent[];
  gasUsed: bigint;
}

/** Executes a message and counts it in the tally. Failures of code are part of the result. */
export async function executeMessage(
  progress: BlockInProgress,
  { transaction, transactionIndex, txHash }: AdmittedMessage,
): Promise<MessageResult> {
  const { config, formats, bank, tally } = progress;
  const { profile } = config;
  const balancesBefore = profile.repeatsBankEvents ? progress.host.state.balances() : null;
  const outcome = await runCode(progress, transaction);
  const executed = { transaction, outcome, place: placeOf(progress, transactionIndex) };
  tally.execute(transaction, outcome);
  const { refund, gasUsed } = outcome;
  const events = [
    actionEvent(transaction.from, formats),
    ...(balancesBefore === null ? [] : balanceChanges(progress, balancesBefore, transaction.from, refund)),
    ...(refund > 0n ? bank.refund(transaction.from, refund) : []),
    ...executionEvents(executed, txHash, profile, formats),
  ];
  return { response: encodeResponse(executed, profile, formats), events, gasUsed };
}

/**
 * Runs the code of a transaction. When the EVM cannot run it to its end, the transaction fails as if it ran out of gas,
 * with the reason as its failure. Throws when the state cannot be read.
 */
async function runCode(progress: BlockInProgress, transaction: SignedTransaction): Promise<TransactionOutcome> {
  const { host, context, config } = progress;
  const { state } = host;
  const depth = state.depth;
  try {
    await state.checkpoint();
    const outcome = await runTransaction(host, context, transaction, {
      bill: leastBill(config),
      undoesAuthorizations: false,
    });
    await state.commit();
    return outcome;
  } catch (error) {
    if (state.failure !== null) throw state.failure;
    state.revertTo(depth);
    progress.host = await progress.renewHost();
    return failedOutcome(transaction, error);
  } finally {
    progress.onRun(transaction.hash);
  }
}

/** The chain's bill: at least a part of the gas limit (`minGasMultiplier`). */
export function leastBill({ minGasMultiplierScaled }: Pick<DevChainConfig, 'minGasMultiplierScaled'>): GasBill {
  return (usedGas, { gas }) => {
    const least = (gas * minGasMultiplierScaled) / WEI;
    return usedGas > least ? usedGas : least;
  };
}

/** Events for the balances that execution changed, by account. They exclude the refund, which has events of its own. */
function balanceChanges(
  { host, bank }: BlockInProgress,
  before: ReadonlyMap<Address, bigint>,
  from: Address,
  refund: bigint,
): ChainEvent[] {
  const { state } = host;
  const changed = [...state.balances()].sort(([a], [b]) => (a < b ? -1 : 1));
  return changed.flatMap(([address, balance]) => {
    const previous = before.get(address) ?? state.balanceBefore(address);
    return bank.balanceChange(address, balance - previous - (address === from ? refund : 0n));
  });
}

function placeOf({ block, tally }: BlockInProgress, transactionIndex: number): TransactionPlace {
  const { height, hash, time } = block;
  const { logCount: logsBefore } = tally;
  return { height, blockHash: encodeHash(hash), timestamp: time.seconds, transactionIndex, logsBefore };
}

function failedOutcome({ gas }: SignedTransaction, reason: unknown): TransactionOutcome {
  return {
    returnData: NO_BYTES,
    vmError: textOf(reason),
    gasUsed: gas,
    executedGas: gas,
    maxUsedGas: gas,
    logs: [],
    refund: 0n,
  };
}

function textOf(reason: unknown): string {
  if (reason instanceof ExecutionError) return refusalText(reason);
  return reason instanceof Error ? reason.message : String(reason);
}

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
