/** Executes the transactions of one block, with fees, results and events in the order of a real chain's modules. */
import { createHash } from 'node:crypto';
import { createAddressFromString } from '@ethereumjs/util';
import type { Hash } from '../../../../generated/types.js';
import { addToBloom, createBloom } from '../../../ethereum/bloom.js';
import { encodeAddress, encodeHash, NO_BYTES } from '../../../ethereum/hex.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import { ExecutionError, refusalText } from '../../../execution/refusals/executionError.js';
import { payForGas, runTransaction, type TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import type { BlockToExecute, CallTrace, ChainEvent, ExecTxResult } from '../../application.js';
import { listenToConsole } from '../../consoleLog.js';
import type { AddressFormats } from '../addressFormats.js';
import { checkPrice, checkSender, checkTransaction, costOf } from '../admission/admissionChecks.js';
import { faults, TxFault } from '../admission/txFault.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { ChainEvm } from '../evm/chainEvm.js';
import type { EvmPool } from '../evm/evmPool.js';
import { HISTORY_STORAGE, recordParentHash } from '../genesisContracts.js';
import { billedGas } from '../state/blockRecord.js';
import type { ChainHistory } from '../state/chainHistory.js';
import type { StateChanges } from '../state/worldState.js';
import { credit } from '../../../execution/transition/transition.js';
import { BankEvents, DISTRIBUTION, FEE_COLLECTOR, ofMessage } from './bankEvents.js';
import { beginAndEndEvents } from './beginAndEndEvents.js';
import { CallRecorder } from './callRecorder.js';
import { actionEvent, anteEvents, encodeResponse, encodeResultData, executionEvents } from './executedTransaction.js';

/** The parts of the chain that all blocks are executed with. */
export interface BlockExecutorParts {
  config: DevChainConfig;
  formats: AddressFormats;
  evmPool: EvmPool;
  history: Pick<ChainHistory, 'newest' | 'blockHashesUpTo'>;
  /** The account number for a new account; each call takes one. */
  numberAccount: () => number;
  /** The Ethereum transactions of a TxRaw; throws TxFault. */
  decode: (tx: Uint8Array) => SignedTransaction[];
  /** Called for each console.log of code in blocks, also when the code reverts. */
  onConsoleLog?: ((line: string) => void) | undefined;
  /** Called with the calls of each transaction that ran; calls are recorded only when it is given. */
  onTrace?: ((trace: CallTrace) => void) | undefined;
}

/** The block to execute, with what the chain determines for it. */
export interface BlockInput {
  block: BlockToExecute;
  context: BlockContext;
  /** 18 decimals. */
  baseFeeScaled: bigint;
  /** Hash of the block before this one, as code sees it. */
  parentHash: Hash;
}

/** The results of a block, and its effects on the chain. */
export interface BlockOutcome {
  txResults: ExecTxResult[];
  events: ChainEvent[];
  gasUsed: bigint;
  gasWanted: bigint;
  blockGas: bigint;
  executed: SignedTransaction[];
  outcomes: ReadonlyMap<Hash, TransactionOutcome>;
  changes: StateChanges;
}

/** Executes blocks, one after another, on an EVM that it keeps. The caller commits what a block changed. */
export class BlockExecutor {
  #host: ChainEvm | null = null;
  readonly #parts: BlockExecutorParts;
  readonly #recorder: CallRecorder | null;

  constructor(parts: BlockExecutorParts) {
    this.#parts = parts;
    this.#recorder = parts.onTrace === undefined ? null : new CallRecorder();
  }

  async execute(input: BlockInput): Promise<BlockOutcome> {
    const { config, evmPool, history } = this.#parts;
    const { newest: view } = history;
    if (this.#host?.chainId !== config.evmChainId) this.#host = await evmPool.createEvm();
    const host = this.#host;
    const findOlder = history.blockHashesUpTo(view);
    host.bind(view, async (height) => (height === view.height ? input.parentHash : findOlder(height)));
    this.#listen(host);
    const renewHost = async (): Promise<ChainEvm> => {
      this.#host = await evmPool.createEvm(host.state);
      this.#listen(this.#host);
      return this.#host;
    };
    const onRun = (hash: Hash): void => {
      const taken = this.#recorder?.take() ?? null;
      if (taken !== null) this.#parts.onTrace?.({ hash, ...taken });
    };
    try {
      return await new BlockExecution(input, { ...this.#parts, renewHost, onRun }, host).run();
    } catch (error) {
      // Its inner state is unknown now.
      this.#host = null;
      throw error;
    }
  }

  /** `bind` removes the listeners again. */
  #listen(host: ChainEvm): void {
    const { onConsoleLog } = this.#parts;
    this.#recorder?.listen(host);
    if (onConsoleLog !== undefined) listenToConsole(host.evm, onConsoleLog);
  }
}

interface BlockExecutionParts extends Pick<BlockExecutorParts, 'config' | 'formats' | 'decode' | 'numberAccount'> {
  /** Replaces an EVM that is not usable after an exception; the state stays. */
  renewHost: () => Promise<ChainEvm>;
  /** Called when the transaction of a message has run, or failed to. */
  onRun: (hash: Hash) => void;
}

class BlockExecution {
  readonly #input: BlockInput;
  readonly #parts: BlockExecutionParts;
  readonly #bank: BankEvents;
  /** Replaced after an exception inside it. */
  #host: ChainEvm;
  readonly #admitted: SignedTransaction[] = [];
  readonly #outcomes = new Map<Hash, TransactionOutcome>();
  readonly #bloom = createBloom();
  #logCount = 0;
  #gasWanted = 0n;
  #gasUsed = 0n;
  /** Wei that the fee collector gets: what was paid without what was returned. */
  #fees = 0n;

  constructor(input: BlockInput, parts: BlockExecutionParts, host: ChainEvm) {
    this.#input = input;
    this.#parts = parts;
    this.#host = host;
    this.#bank = new BankEvents(parts.config, parts.formats);
  }

  async run(): Promise<BlockOutcome> {
    await this.#host.state.load([HISTORY_STORAGE, FEE_COLLECTOR, DISTRIBUTION]);
    const { block, baseFeeScaled, parentHash } = this.#input;
    recordParentHash(this.#host.state, { height: block.height - 1, hash: parentHash });
    const distributed = await this.#distributeFees();
    const txResults: ExecTxResult[] = [];
    for (const tx of block.txs) txResults.push(await this.#runTx(tx));
    const [fees, gasUsed, gasWanted] = [this.#fees, this.#gasUsed, this.#gasWanted];
    if (fees > 0n) await credit(this.#host, FEE_COLLECTOR, fees);
    const { config, numberAccount } = this.#parts;
    const blockGas = this.#forkedGas() ?? billedGas(gasUsed, gasWanted, config);
    const totals = { height: block.height, baseFeeScaled, distributed, collected: fees, bloom: this.#bloom, blockGas };
    const events = beginAndEndEvents(totals, this.#bank, config);
    await this.#host.state.loadWritten();
    const changes = this.#host.state.changes(numberAccount);
    const ran = { executed: this.#admitted, outcomes: this.#outcomes };
    return { txResults, events, gasUsed, gasWanted, blockGas, ...ran, changes };
  }

  /** The gas that the origin's block used, for the block that stands for it; null for all others. */
  #forkedGas(): bigint | null {
    const { forkedBlock, initialHeight } = this.#parts.config;
    return forkedBlock !== null && this.#input.block.height === initialHeight ? forkedBlock.gasUsed : null;
  }

  /** Passes the fees of the previous block on to the module that would pay validators; here they stay with it. */
  async #distributeFees(): Promise<bigint> {
    const { state } = this.#host;
    const collector = await state.getAccount(createAddressFromString(FEE_COLLECTOR));
    if (collector === undefined || collector.balance === 0n) return 0n;
    const { balance } = collector;
    collector.balance = 0n;
    await state.putAccount(createAddressFromString(FEE_COLLECTOR), collector);
    await credit(this.#host, DISTRIBUTION, balance);
    return balance;
  }

  /** Admits all messages of a Cosmos transaction or none, then executes them. */
  async #runTx(tx: Uint8Array): Promise<ExecTxResult> {
    const { state } = this.#host;
    this.#host.limitTime(this.#parts.config.maxTransactionMs);
    const depth = state.depth;
    await state.checkpoint();
    let transactions: SignedTransaction[];
    const events: ChainEvent[] = [];
    const fees = this.#fees;
    const firstIndex = this.#admitted.length;
    try {
      transactions = this.#parts.decode(tx);
      await state.load(transactions.map(({ from }) => from));
      for (const transaction of transactions) events.push(...(await this.#admit(transaction)));
    } catch (error) {
      // The block fails as a whole, and its transactions keep waiting.
      if (state.failure !== null) throw state.failure;
      state.revertTo(depth);
      for (const { gas } of this.#admitted.splice(firstIndex)) this.#gasWanted -= gas;
      this.#fees = fees;
      return refusedResult(error);
    }
    await state.commit();
    return this.#runMessages(tx, transactions, events, firstIndex);
  }

  /** The ante handler: checks the transaction, takes the fee and uses the nonce up. Throws TxFault. */
  async #admit(transaction: SignedTransaction): Promise<ChainEvent[]> {
    this.#check(transaction);
    const fee = await payForGas(this.#host, this.#input.context, transaction);
    this.#fees += fee;
    this.#gasWanted += transaction.gas;
    const index = this.#admitted.push(transaction) - 1;
    const paid = fee > 0n ? this.#bank.fee(transaction.from, fee) : [];
    return [...paid, ...anteEvents(transaction, this.#bank.coins(fee), index)];
  }

  #check(transaction: SignedTransaction): void {
    const { config } = this.#parts;
    const wording = config.dialect;
    const { state } = this.#host;
    checkTransaction(transaction, config, wording);
    checkPrice(transaction, this.#input.context.baseFeePerGas, config, wording);
    checkSender(transaction, state.code(transaction.from));
    const { balance, nonce } = state.account(transaction.from) ?? { balance: 0n, nonce: 0n };
    const cost = costOf(transaction);
    if (balance < cost) throw faults.insufficientFunds(wording, balance, cost);
    if (transaction.nonce < nonce) throw faults.nonceTooLow(wording, transaction.nonce, nonce);
    if (transaction.nonce > nonce) throw faults.nonceTooHigh(wording, transaction.nonce, nonce);
    if (config.ignoresBlockGasLimit) return;
    if (this.#gasWanted + transaction.gas > config.gasLimit) throw faults.noBlockGasLeft();
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
      const result = await this.#runMessage(transaction, firstIndex + index, txHash);
      gasWanted += transaction.gas;
      gasUsed += result.gasUsed;
      responses.push(result.response);
      events.push(...ofMessage(result.events, index));
    }
    const data = encodeResultData(responses);
    return { code: 0, codespace: '', data, log: '', info: '', gasWanted, gasUsed, events };
  }

  /** Executes a message and counts what it did. `txHash`: of the Cosmos transaction, lower-case hex without 0x. */
  async #runMessage(
    transaction: SignedTransaction,
    transactionIndex: number,
    txHash: string,
  ): Promise<{ response: Uint8Array; events: ChainEvent[]; gasUsed: bigint }> {
    const { config, formats } = this.#parts;
    const { profile } = config;
    const balancesBefore = profile.repeatsBankEvents ? this.#host.state.balances() : null;
    const outcome = await this.#runCode(transaction);
    const { height, hash, time } = this.#input.block;
    const block = { height, blockHash: encodeHash(hash), timestamp: time.seconds };
    const executed = { transaction, outcome, place: { ...block, transactionIndex, logsBefore: this.#logCount } };
    const { refund, gasUsed, logs } = outcome;
    this.#gasUsed += gasUsed;
    this.#fees -= refund;
    this.#logCount += logs.length;
    for (const [address, topics] of logs) {
      for (const value of [encodeAddress(address), ...topics.map(encodeHash)]) addToBloom(this.#bloom, value);
    }
    this.#outcomes.set(transaction.hash, outcome);
    const events = [
      actionEvent(transaction.from, formats),
      ...(balancesBefore === null ? [] : this.#balanceChanges(balancesBefore, transaction, refund)),
      ...(refund > 0n ? this.#bank.refund(transaction.from, refund) : []),
      ...executionEvents(executed, txHash, profile, formats),
    ];
    return { response: encodeResponse(executed, profile, formats), events, gasUsed };
  }

  /**
   * Runs the code of a transaction. When the EVM cannot run it to its end, the transaction fails as if it ran out of
   * gas, with the reason as its failure. Throws when the state cannot be read.
   */
  async #runCode(transaction: SignedTransaction): Promise<TransactionOutcome> {
    const { config, onRun, renewHost } = this.#parts;
    const { state } = this.#host;
    const depth = state.depth;
    try {
      await state.checkpoint();
      const bill = (usedGas: bigint, { gas }: SignedTransaction): bigint => billedGas(usedGas, gas, config);
      const rules = { bill, undoesAuthorizations: false };
      const outcome = await runTransaction(this.#host, this.#input.context, transaction, rules);
      await state.commit();
      return outcome;
    } catch (error) {
      if (state.failure !== null) throw state.failure;
      state.revertTo(depth);
      this.#host = await renewHost();
      const { gas } = transaction;
      const gasFigures = { gasUsed: gas, executedGas: gas, maxUsedGas: gas };
      return { returnData: NO_BYTES, vmError: textOf(error), ...gasFigures, logs: [], refund: 0n };
    } finally {
      onRun(transaction.hash);
    }
  }

  /** Events for the balances that execution changed, by account. The refund is left out, as it has its own events. */
  #balanceChanges(
    before: ReturnType<ChainEvm['state']['balances']>,
    { from }: SignedTransaction,
    refund: bigint,
  ): ChainEvent[] {
    const { state } = this.#host;
    const changed = [...state.balances()].sort(([a], [b]) => (a < b ? -1 : 1));
    return changed.flatMap(([address, balance]) => {
      const previous = before.get(address) ?? state.balanceBefore(address);
      return this.#bank.balanceChange(address, balance - previous - (address === from ? refund : 0n));
    });
  }
}

/** The result of a transaction that failed before it ran: it has no events and no gas limit, and paid nothing. */
function refusedResult(error: unknown): ExecTxResult {
  const reason = error instanceof Error ? error.message : String(error);
  const fault = error instanceof TxFault ? error : faults.panicked(reason);
  const { code, codespace, message: log } = fault;
  return { code, codespace, data: null, log, info: '', gasWanted: -1n, gasUsed: 0n, events: [] };
}

function textOf(reason: unknown): string {
  if (reason instanceof ExecutionError) return refusalText(reason);
  return reason instanceof Error ? reason.message : String(reason);
}
