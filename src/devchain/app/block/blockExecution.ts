/** Executes the transactions of one block, with fees, results and events in the order of a real chain's modules. */
import { createHash } from 'node:crypto';
import type { Address, Hash } from '../../../../generated/types.js';
import { addToBloom, createBloom } from '../../../ethereum/bloom.js';
import { encodeHash, NO_BYTES } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { Machine, Running } from '../../../evm/machine.js';
import { payForGas, runTransaction, type TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import { credit } from '../../../execution/transition/transition.js';
import type { BlockContext } from '../../../evm/blockContext.js';
import { ExecutionError, refusalText } from '../../../execution/refusals/executionError.js';
import type { BlockToExecute, CallTrace, ChainEvent, ExecTxResult } from '../../application.js';
import type { AddressFormats } from '../addressFormats.js';
import { checkPrice, checkSender, checkTransaction, costOf } from '../admission/admissionChecks.js';
import { faults, TxFault } from '../admission/txFault.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { EvmPool } from '../evm/evmPool.js';
import type { ExecutionPace } from '../evm/executionPace.js';
import { changesOf } from '../evm/stateChanges.js';
import { ViewSource } from '../evm/viewSource.js';
import { HISTORY_STORAGE, recordParentHash } from '../genesisContracts.js';
import { billedGas } from '../state/blockRecord.js';
import type { ChainHistory } from '../state/chainHistory.js';
import { whenLoaded } from '../state/stateBase.js';
import type { StateChanges, WorldStateView } from '../state/worldState.js';
import { BankEvents, DISTRIBUTION, FEE_COLLECTOR, ofMessage } from './bankEvents.js';
import { beginAndEndEvents } from './beginAndEndEvents.js';
import { recordCalls, tellCalls, type CallListeners } from './callRecorder.js';
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

/** What a block did on machines that broke. */
interface LostRuns {
  /** Messages that broke a machine, with the reason: they fail. */
  broken: Map<Hash, Error>;
  /** Messages whose calls are reported already. */
  told: Set<Hash>;
}

const NO_LISTENERS: CallListeners = { onConsoleLog: null, onCalls: null };

/** Executes blocks, one after another, on a machine that it keeps. The caller commits what a block changed. */
export class BlockExecutor {
  #machine: Machine | null = null;
  readonly #parts: BlockExecutorParts;
  readonly #pace: ExecutionPace;

  constructor(parts: BlockExecutorParts) {
    this.#parts = parts;
    this.#pace = parts.evmPool.blockPace();
  }

  async execute(input: BlockInput): Promise<BlockOutcome> {
    const lost: LostRuns = { broken: new Map(), told: new Set() };
    for (;;) {
      const machine = this.#newestMachine();
      const execution = this.#begin(machine, input, lost);
      try {
        return await execution.run();
      } catch (error) {
        // The machine lost the block: it runs again without the message that broke it.
        const { running } = execution;
        if (!machine.isBroken || running === null || !(error instanceof Error)) throw error;
        lost.broken.set(running, error);
      }
    }
  }

  #newestMachine(): Machine {
    const { evmPool } = this.#parts;
    if (this.#machine === null || !evmPool.isCurrent(this.#machine)) this.#machine = evmPool.createMachine();
    return this.#machine;
  }

  #begin(machine: Machine, input: BlockInput, { broken, told }: LostRuns): BlockExecution {
    const { evmPool, history, onConsoleLog = null, onTrace } = this.#parts;
    const { newest: view } = history;
    const findOlder = history.blockHashesUpTo(view);
    const source = new ViewSource(view, (height) => (height === view.height ? input.parentHash : findOlder(height)));
    evmPool.bind(machine, source);
    machine.setBlock(input.context);
    const listeners = (hash: Hash): CallListeners => ({
      onConsoleLog,
      onCalls: onTrace === undefined ? null : (calls) => onTrace({ hash, ...calls }),
    });
    recordCalls(machine, listeners(input.parentHash));
    const onRun = (hash: Hash): void => {
      tellCalls(machine, told.has(hash) ? NO_LISTENERS : listeners(hash));
      told.add(hash);
    };
    return new BlockExecution(input, { ...this.#parts, machine, view, source, pace: this.#pace, broken, onRun });
  }
}

interface BlockExecutionParts extends Pick<BlockExecutorParts, 'config' | 'formats' | 'decode' | 'numberAccount'> {
  machine: Machine;
  view: WorldStateView;
  source: ViewSource;
  pace: ExecutionPace;
  /** Messages that broke a machine, with the reason: they fail. */
  broken: ReadonlyMap<Hash, Error>;
  /** Called when the transaction of a message has run, or failed to. */
  onRun: (hash: Hash) => void;
}

/** What the messages of one Cosmos transaction pay before they run. */
interface Admission {
  events: ChainEvent[];
  /** Wei. */
  fees: bigint;
  gas: bigint;
}

class BlockExecution {
  /** The message that runs; null between messages. */
  running: Hash | null = null;
  readonly #input: BlockInput;
  readonly #parts: BlockExecutionParts;
  readonly #bank: BankEvents;
  readonly #machine: Machine;
  readonly #admitted: SignedTransaction[] = [];
  readonly #outcomes = new Map<Hash, TransactionOutcome>();
  readonly #bloom = createBloom();
  #logCount = 0;
  #gasWanted = 0n;
  #gasUsed = 0n;
  /** Wei that the fee collector gets: what was paid without what was returned. */
  #fees = 0n;

  constructor(input: BlockInput, parts: BlockExecutionParts) {
    this.#input = input;
    this.#parts = parts;
    this.#machine = parts.machine;
    this.#bank = new BankEvents(parts.config, parts.formats);
  }

  async run(): Promise<BlockOutcome> {
    const { config, numberAccount, source, view } = this.#parts;
    await source.prefetch([HISTORY_STORAGE, FEE_COLLECTOR, DISTRIBUTION]);
    const { block, baseFeeScaled, parentHash } = this.#input;
    recordParentHash(this.#machine, { height: block.height - 1, hash: parentHash });
    const distributed = this.#distributeFees();
    this.#machine.keep();
    const txResults: ExecTxResult[] = [];
    for (const tx of block.txs) txResults.push(await this.#runTx(tx));
    const [fees, gasUsed, gasWanted] = [this.#fees, this.#gasUsed, this.#gasWanted];
    if (fees > 0n) credit(this.#machine, FEE_COLLECTOR, fees);
    this.#machine.keep();
    const blockGas = this.#forkedGas() ?? billedGas(gasUsed, gasWanted, config);
    const totals = { height: block.height, baseFeeScaled, distributed, collected: fees, bloom: this.#bloom, blockGas };
    const events = beginAndEndEvents(totals, this.#bank, config);
    const changed = this.#machine.changes();
    const changes = await whenLoaded(() => changesOf(view, changed, numberAccount));
    const ran = { executed: this.#admitted, outcomes: this.#outcomes };
    return { txResults, events, gasUsed, gasWanted, blockGas, ...ran, changes };
  }

  /** The gas that the origin's block used, for the block that stands for it; null for all others. */
  #forkedGas(): bigint | null {
    const { forkedBlock, initialHeight } = this.#parts.config;
    return forkedBlock !== null && this.#input.block.height === initialHeight ? forkedBlock.gasUsed : null;
  }

  /** Passes the fees of the previous block on to the module that would pay validators; here they stay with it. */
  #distributeFees(): bigint {
    const { nonce, balance } = this.#machine.account(FEE_COLLECTOR);
    if (balance === 0n) return 0n;
    this.#machine.setAccount(FEE_COLLECTOR, nonce, 0n);
    credit(this.#machine, DISTRIBUTION, balance);
    return balance;
  }

  /** Admits all messages of a Cosmos transaction or none, then executes them. */
  async #runTx(tx: Uint8Array): Promise<ExecTxResult> {
    const { config, decode, pace, source } = this.#parts;
    pace.limit(config.maxTransactionMs);
    const firstIndex = this.#admitted.length;
    let transactions: SignedTransaction[];
    let admission: Admission;
    try {
      transactions = decode(tx);
      await source.prefetch(transactions.map(({ from }) => from));
      admission = await pace.complete(this.#machine, source, () => this.#admit(transactions));
    } catch (error) {
      // The block fails as a whole, and its transactions keep waiting.
      if (source.failure !== null) throw source.failure;
      this.#machine.undo();
      return refusedResult(error);
    }
    this.#machine.keep();
    this.#admitted.push(...transactions);
    this.#fees += admission.fees;
    this.#gasWanted += admission.gas;
    return this.#runMessages(tx, transactions, admission.events, firstIndex);
  }

  /** The ante handler: checks each transaction, takes the fee and uses the nonce up. Throws TxFault. */
  // eslint-disable-next-line require-yield -- what lacks values runs as executions do
  *#admit(transactions: readonly SignedTransaction[]): Running<Admission> {
    const admission: Admission = { events: [], fees: 0n, gas: 0n };
    for (const [index, transaction] of transactions.entries()) {
      this.#check(transaction, this.#gasWanted + admission.gas);
      const fee = payForGas(this.#machine, this.#input.context, transaction);
      admission.fees += fee;
      admission.gas += transaction.gas;
      const paid = fee > 0n ? this.#bank.fee(transaction.from, fee) : [];
      const ante = anteEvents(transaction, this.#bank.coins(fee), this.#admitted.length + index);
      admission.events.push(...paid, ...ante);
    }
    return admission;
  }

  #check(transaction: SignedTransaction, gasBefore: bigint): void {
    const { config } = this.#parts;
    const wording = config.dialect;
    checkTransaction(transaction, config, wording);
    checkPrice(transaction, this.#input.context.baseFeePerGas, config, wording);
    const { balance, nonce, codeHash } = this.#machine.account(transaction.from);
    if (codeHash !== EMPTY_CODE_HASH) checkSender(transaction, this.#machine.codeAt(transaction.from));
    const cost = costOf(transaction);
    if (balance < cost) throw faults.insufficientFunds(wording, balance, cost);
    if (transaction.nonce < nonce) throw faults.nonceTooLow(wording, transaction.nonce, nonce);
    if (transaction.nonce > nonce) throw faults.nonceTooHigh(wording, transaction.nonce, nonce);
    if (config.ignoresBlockGasLimit) return;
    if (gasBefore + transaction.gas > config.gasLimit) throw faults.noBlockGasLeft();
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
    const balancesBefore = profile.repeatsBankEvents ? this.#machine.balances() : null;
    const outcome = await this.#runCode(transaction);
    const { height, hash, time } = this.#input.block;
    const block = { height, blockHash: encodeHash(hash), timestamp: time.seconds };
    const executed = { transaction, outcome, place: { ...block, transactionIndex, logsBefore: this.#logCount } };
    const { refund, gasUsed, logs } = outcome;
    this.#gasUsed += gasUsed;
    this.#fees -= refund;
    this.#logCount += logs.length;
    for (const { address, topics } of logs) for (const value of [address, ...topics]) addToBloom(this.#bloom, value);
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
   * Runs the code of a transaction. When the engine cannot run it to its end, the transaction fails as if it ran out of
   * gas, with the reason as its failure. Throws when the state cannot be read, and when the machine is broken.
   */
  async #runCode(transaction: SignedTransaction): Promise<TransactionOutcome> {
    const { broken, config, onRun, pace, source } = this.#parts;
    const { hash, gas } = transaction;
    const bill = (usedGas: bigint): bigint => billedGas(usedGas, gas, config);
    const rules = { bill, undoesAuthorizations: false };
    const start = () => runTransaction(this.#machine, this.#input.context, transaction, rules);
    this.running = hash;
    try {
      const reason = broken.get(hash);
      if (reason !== undefined) throw reason;
      return await pace.complete(this.#machine, source, start);
    } catch (error) {
      if (this.#machine.isBroken) throw error;
      if (source.failure !== null) throw source.failure;
      this.#machine.undo();
      const gasFigures = { gasUsed: gas, executedGas: gas, maxUsedGas: gas };
      return { returnData: NO_BYTES, vmError: textOf(error), ...gasFigures, logs: [], refund: 0n };
    } finally {
      onRun(hash);
      this.running = this.#machine.isBroken ? hash : null;
    }
  }

  /** Events for the balances that execution changed, by account. The refund is left out, as it has its own events. */
  #balanceChanges(before: ReadonlyMap<Address, bigint>, { from }: SignedTransaction, refund: bigint): ChainEvent[] {
    const { view } = this.#parts;
    const changed = [...this.#machine.balances()].sort(([a], [b]) => (a < b ? -1 : 1));
    return changed.flatMap(([address, balance]) => {
      const previous = before.get(address) ?? view.account(address)?.balance ?? 0n;
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
