/** Runs the transactions of one block on one EVM: fees, execution, results and events, in the order of the modules of a real chain. */
import { createHash } from 'node:crypto';
import { createAddressFromString } from '@ethereumjs/util';
import type { Address, Hash } from '../../../../generated/types.js';
import { addToBloom, createBloom } from '../../../evm/bloom.js';
import { encodeHash } from '../../../evm/hex.js';
import type { SignedTransaction } from '../../../evm/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import { ExecutionError } from '../../../execution/executionError.js';
import { NO_BYTES } from '../../../execution/overlayState.js';
import { refusalText } from '../../../execution/refusalText.js';
import type { BlockToExecute, ChainEvent, ExecTxResult } from '../../application.js';
import type { AddressTexts } from '../addressFormats.js';
import { addressCreatedBy, credit, payForGas, runTransaction, type TransactionOutcome } from './applyTransaction.js';
import { countedGas } from '../state/feeMarketRecord.js';
import { blockEvents, bloomText } from './beginAndEndEvents.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { BankEvents, DISTRIBUTION, FEE_COLLECTOR, ofMessage } from './bankEvents.js';
import type { ChainEvm } from '../evm/evmPool.js';
import {
  actionEvent,
  anteEvents,
  bloomValues,
  executionEvents,
  failureText,
  response,
  resultData,
  type ExecutedTransaction,
} from './executedTransaction.js';
import { checkPrice, checkSender, checkTransaction, costOf } from '../admission/admissionChecks.js';
import { faults, TxFault } from '../admission/txFault.js';
import type { StateChanges } from '../state/worldState.js';

export interface BlockParts {
  config: DevChainConfig;
  machine: ChainEvm;
  texts: AddressTexts;
  /** The Ethereum transactions of a TxRaw; throws TxFault. */
  decode: (tx: Uint8Array) => SignedTransaction[];
  /** The number of the next account that is made. */
  numberAccount: () => number;
  /** Makes the machine whole again after an exception inside it; its state stays. */
  renewMachine: () => Promise<ChainEvm>;
}

export interface ExecutedTxs {
  txResults: ExecTxResult[];
  events: ChainEvent[];
  gasUsed: bigint;
  gasWanted: bigint;
  /** What the fee market counts. */
  blockGas: bigint;
  /** Ethereum transactions that the block holds. */
  executed: SignedTransaction[];
  /** Why those of them failed that did, by hash. */
  failures: ReadonlyMap<Hash, string>;
  changes: StateChanges;
}

export class BlockExecution {
  readonly #bank: BankEvents;
  readonly #bloom = createBloom();
  readonly #executed: SignedTransaction[] = [];
  readonly #failures = new Map<Hash, string>();
  #logCount = 0;
  #gasUsed = 0n;
  #gasWanted = 0n;
  #fees = 0n;
  #machine: ChainEvm;
  readonly #block: BlockToExecute;
  readonly #context: BlockContext;
  readonly #baseFeeScaled: bigint;
  readonly #parts: BlockParts;

  constructor(block: BlockToExecute, context: BlockContext, baseFeeScaled: bigint, parts: BlockParts) {
    this.#block = block;
    this.#context = context;
    this.#baseFeeScaled = baseFeeScaled;
    this.#parts = parts;
    this.#machine = parts.machine;
    this.#bank = new BankEvents(parts.config, parts.texts);
  }

  async run(): Promise<ExecutedTxs> {
    const distributed = await this.#distributeFees();
    const txResults: ExecTxResult[] = [];
    for (const tx of this.#block.txs) txResults.push(await this.#runTx(tx));
    if (this.#fees > 0n) await credit(this.#machine, FEE_COLLECTOR, this.#fees);
    const gasUsed = this.#gasUsed;
    const gasWanted = this.#gasWanted;
    const executed = this.#executed;
    const failures = this.#failures;
    const blockGas = countedGas(gasWanted, gasUsed, this.#parts.config);
    const events = blockEvents({
      ...this.#parts,
      bank: this.#bank,
      height: this.#block.height,
      baseFeeScaled: this.#baseFeeScaled,
      distributed,
      collected: this.#fees,
      bloom: bloomText(this.#bloom, this.#parts.config.dialect),
      blockGas,
    });
    const changes = this.#machine.state.changes(this.#parts.numberAccount);
    return { txResults, events, gasUsed, gasWanted, blockGas, executed, failures, changes };
  }

  /** What the block before collected goes to the module that would pay validators; nobody claims it here. */
  async #distributeFees(): Promise<bigint> {
    const { state } = this.#machine;
    const collector = await state.getAccount(createAddressFromString(FEE_COLLECTOR));
    if (collector === undefined || collector.balance === 0n) return 0n;
    const { balance } = collector;
    collector.balance = 0n;
    await state.putAccount(createAddressFromString(FEE_COLLECTOR), collector);
    await credit(this.#machine, DISTRIBUTION, balance);
    return balance;
  }

  async #runTx(tx: Uint8Array): Promise<ExecTxResult> {
    const { state } = this.#machine;
    this.#machine.limitTime(this.#parts.config.maxTransactionMs);
    const depth = state.depth;
    await state.checkpoint();
    let transactions: SignedTransaction[];
    const events: ChainEvent[] = [];
    const indexBefore = this.#executed.length;
    try {
      transactions = this.#parts.decode(tx);
      for (const transaction of transactions) events.push(...(await this.#admit(transaction)));
    } catch (error) {
      state.revertTo(depth);
      this.#executed.length = indexBefore;
      return refused(error);
    }
    await state.commit();
    return this.#runMessages(tx, transactions, events, indexBefore);
  }

  /** The ante handler: checks, takes the fee and uses up the nonce. */
  async #admit(transaction: SignedTransaction): Promise<ChainEvent[]> {
    const { config } = this.#parts;
    const words = config.dialect;
    checkTransaction(transaction, config, words);
    checkPrice(transaction, this.#context.baseFeePerGas, config, words);
    const sender = this.#machine.state.account(transaction.from);
    checkSender(transaction, this.#machine.state.code(transaction.from));
    const { balance, nonce } = sender ?? { balance: 0n, nonce: 0n };
    const cost = costOf(transaction);
    if (balance < cost) throw faults.insufficientFunds(words, balance, cost);
    if (transaction.nonce < nonce) throw faults.nonceTooLow(words, transaction.nonce, nonce);
    if (transaction.nonce > nonce) throw faults.nonceTooHigh(words, transaction.nonce, nonce);
    if (this.#gasWanted + transaction.gas > config.gasLimit) throw faults.noBlockGasLeft();
    const fee = await payForGas(this.#machine, this.#context, transaction);
    const index = this.#executed.push(transaction) - 1;
    const paid = fee > 0n ? this.#bank.fee(transaction.from, fee) : [];
    this.#fees += fee;
    this.#gasWanted += transaction.gas;
    return [...paid, ...anteEvents(transaction, this.#bank.coins(fee), index)];
  }

  async #runMessages(
    tx: Uint8Array,
    transactions: SignedTransaction[],
    events: ChainEvent[],
    firstIndex: number,
  ): Promise<ExecTxResult> {
    const txHash = createHash('sha256').update(tx).digest('hex');
    const responses: Uint8Array[] = [];
    let gasWanted = 0n;
    let gasUsed = 0n;
    for (const [index, transaction] of transactions.entries()) {
      const done = await this.#runMessage(transaction, firstIndex + index, txHash);
      gasWanted += transaction.gas;
      gasUsed += done.executed.outcome.gasUsed;
      responses.push(response(done.executed, this.#parts.config.dialect, this.#parts.texts));
      events.push(...ofMessage(done.events, index));
    }
    this.#gasUsed += gasUsed;
    return { code: 0, codespace: '', data: resultData(responses), log: '', info: '', gasWanted, gasUsed, events };
  }

  async #runMessage(
    transaction: SignedTransaction,
    transactionIndex: number,
    txHash: string,
  ): Promise<{ executed: ExecutedTransaction; events: ChainEvent[] }> {
    const { config, texts } = this.#parts;
    const before = config.dialect === 'cosmosEvm03' ? this.#machine.state.balances() : null;
    const outcome = await this.#runCode(transaction);
    const executed = { transaction, outcome, place: this.#placeOf(transactionIndex) };
    this.#count(outcome);
    if (outcome.vmError !== '') this.#failures.set(transaction.hash, failureText(outcome));
    const { refund } = outcome;
    this.#fees -= refund;
    const events = [
      actionEvent(transaction.from, texts),
      ...(before === null ? [] : this.#balanceChanges(before, transaction.from, refund)),
      ...(refund > 0n ? this.#bank.refund(transaction.from, refund) : []),
      ...executionEvents(executed, txHash, config.dialect, texts),
    ];
    return { executed, events };
  }

  /** What the machine cannot run to its end fails as code fails that runs out of gas, with the reason in place of a failure of the EVM. */
  async #runCode(transaction: SignedTransaction): Promise<TransactionOutcome> {
    const { state } = this.#machine;
    const depth = state.depth;
    try {
      await state.checkpoint();
      const outcome = await runTransaction(
        this.#machine,
        this.#context,
        transaction,
        this.#parts.config.minGasMultiplierScaled,
      );
      await state.commit();
      return outcome;
    } catch (error) {
      state.revertTo(depth);
      this.#machine = await this.#parts.renewMachine();
      return outcomeWithout(transaction, error);
    }
  }

  #placeOf(transactionIndex: number): ExecutedTransaction['place'] {
    const { height, hash, time } = this.#block;
    return {
      height,
      blockHash: encodeHash(hash),
      timestamp: time.seconds,
      transactionIndex,
      logsBefore: this.#logCount,
    };
  }

  #count({ logs }: TransactionOutcome): void {
    this.#logCount += logs.length;
    for (const value of bloomValues(logs)) addToBloom(this.#bloom, value);
  }

  /** What execution did to balances, account by account; the refund comes later and is not part of it. */
  #balanceChanges(before: ReadonlyMap<Address, bigint>, from: Address, refund: bigint): ChainEvent[] {
    const { state } = this.#machine;
    const changed = [...state.balances()].sort(([a], [b]) => (a < b ? -1 : 1));
    return changed.flatMap(([address, balance]) => {
      const had = before.get(address) ?? state.balanceBefore(address);
      return this.#bank.balanceChange(address, balance - had - (address === from ? refund : 0n));
    });
  }
}

function outcomeWithout(transaction: SignedTransaction, reason: unknown): TransactionOutcome {
  const { gas } = transaction;
  const createdAddress = addressCreatedBy(transaction);
  return {
    returnData: NO_BYTES,
    vmError: textOf(reason),
    gasUsed: gas,
    maxUsedGas: gas,
    logs: [],
    createdAddress,
    refund: 0n,
  };
}

function textOf(reason: unknown): string {
  if (reason instanceof ExecutionError) return refusalText(reason);
  return reason instanceof Error ? reason.message : String(reason);
}

/** What failed before it ran has no events and no gas limit, and paid nothing. */
function refused(error: unknown): ExecTxResult {
  const { code, codespace, message: log } = asFault(error);
  return { code, codespace, data: null, log, info: '', gasWanted: -1n, gasUsed: 0n, events: [] };
}

function asFault(error: unknown): TxFault {
  if (error instanceof TxFault) return error;
  return faults.panicked(error instanceof Error ? error.message : String(error));
}
