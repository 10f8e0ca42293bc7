/**
 * Executes the transactions of one block on one EVM. Fees, execution, results and events come in the order of the
 * modules of a real chain: fees of the previous block are passed on, each transaction passes the ante handler and runs
 * its messages, and the fees of this block are collected.
 */
import { createHash } from 'node:crypto';
import { createAddressFromString } from '@ethereumjs/util';
import type { Hash } from '../../../../generated/types.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import type { BlockToExecute, ChainEvent, ExecTxResult, CallTrace } from '../../application.js';
import type { AddressFormats } from '../addressFormats.js';
import { checkPrice, checkSender, checkTransaction, costOf } from '../admission/admissionChecks.js';
import { faults, TxFault } from '../admission/txFault.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { ChainEvm } from '../evm/chainEvm.js';
import { HISTORY_STORAGE, recordParentHash } from '../genesis/genesisContracts.js';
import { countedGas } from '../state/blockRecord.js';
import type { StateChanges } from '../state/worldState.js';
import { payForGas, type TransactionOutcome } from '../../../execution/transition/applyTransaction.js';
import { credit } from '../../../execution/transition/transition.js';
import { BankEvents, DISTRIBUTION, FEE_COLLECTOR, ofMessage } from './bankEvents.js';
import { beginAndEndEvents } from './beginAndEndEvents.js';
import { BlockTally, executeMessage, type BlockInProgress } from './messageExecution.js';
import { anteEvents, encodeResultData } from './executedTransaction.js';
import { CONSOLE_ADDRESS, decodeConsoleLog } from '../../consoleLog.js';
import type { EvmPool } from '../evm/evmPool.js';
import type { ChainHistory } from '../state/chainHistory.js';
import { CallRecorder } from './callRecorder.js';

/** The parts of the chain that the execution of a block uses. */
interface BlockExecutionParts {
  config: DevChainConfig;
  /** An EVM bound to the newest state. */
  host: ChainEvm;
  formats: AddressFormats;
  /** The Ethereum transactions of a TxRaw; throws TxFault. */
  decode: (tx: Uint8Array) => SignedTransaction[];
  /** The account number for a new account; each call takes one. */
  numberAccount: () => number;
  /** Replaces an EVM that is not usable after an exception; the state stays. */
  renewHost: () => Promise<ChainEvm>;
  /** Called when the transaction of a message has run, or failed to. */
  onRun: (hash: Hash) => void;
}

/** The block to execute, with what the chain determines for it. */
export interface BlockInput {
  block: BlockToExecute;
  /** The block as code sees it. */
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
  /** The gas that the fee market counts. */
  blockGas: bigint;
  /** The Ethereum transactions that the block holds. */
  executed: SignedTransaction[];
  /** What each of them did, by hash. */
  outcomes: ReadonlyMap<Hash, TransactionOutcome>;
  changes: StateChanges;
}

/** Executes one block and is then spent. */
class BlockExecution {
  readonly #input: BlockInput;
  readonly #parts: BlockExecutionParts;
  readonly #bank: BankEvents;
  readonly #tally = new BlockTally();
  readonly #progress: BlockInProgress;

  constructor(input: BlockInput, parts: BlockExecutionParts) {
    const { config, formats, host, renewHost, onRun } = parts;
    const { block, context } = input;
    this.#input = input;
    this.#parts = parts;
    this.#bank = new BankEvents(config, formats);
    const own = { bank: this.#bank, tally: this.#tally };
    this.#progress = { block, context, config, formats, ...own, host, renewHost, onRun };
  }

  async run(): Promise<BlockOutcome> {
    await this.#host.state.load([HISTORY_STORAGE, FEE_COLLECTOR, DISTRIBUTION]);
    const { block, baseFeeScaled, parentHash } = this.#input;
    recordParentHash(this.#host.state, { height: block.height - 1, hash: parentHash });
    const distributed = await this.#distributeFees();
    const txResults: ExecTxResult[] = [];
    for (const tx of this.#input.block.txs) txResults.push(await this.#runTx(tx));
    const { admitted: executed, outcomes, bloom, gasUsed, gasWanted, fees } = this.#tally;
    if (fees > 0n) await credit(this.#host, FEE_COLLECTOR, fees);
    const { config, numberAccount } = this.#parts;
    const blockGas = this.#forkedGas() ?? countedGas(gasWanted, gasUsed, config);
    const totals = { height: block.height, baseFeeScaled, distributed, collected: fees, bloom, blockGas };
    const events = beginAndEndEvents(totals, this.#bank, config);
    await this.#host.state.loadWritten();
    const changes = this.#host.state.changes(numberAccount);
    return { txResults, events, gasUsed, gasWanted, blockGas, executed, outcomes, changes };
  }

  /** The gas that the origin's block used, for the block that stands for it; null for all others. */
  #forkedGas(): bigint | null {
    const { forkedBlock, initialHeight } = this.#parts.config;
    return forkedBlock !== null && this.#input.block.height === initialHeight ? forkedBlock.gasUsed : null;
  }

  get #host(): ChainEvm {
    return this.#progress.host;
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
    const { fees, admitted } = this.#tally;
    const firstIndex = admitted.length;
    try {
      transactions = this.#parts.decode(tx);
      await state.load(transactions.map(({ from }) => from));
      for (const transaction of transactions) events.push(...(await this.#admit(transaction)));
    } catch (error) {
      // The block fails as a whole, and its transactions go on waiting.
      if (state.failure !== null) throw state.failure;
      state.revertTo(depth);
      this.#tally.unadmit(firstIndex, fees);
      return refusedResult(error);
    }
    await state.commit();
    return this.#runMessages(tx, transactions, events, firstIndex);
  }

  /** The ante handler: checks the transaction, takes the fee and uses the nonce up. Throws TxFault. */
  async #admit(transaction: SignedTransaction): Promise<ChainEvent[]> {
    this.#check(transaction);
    const fee = await payForGas(this.#host, this.#input.context, transaction);
    const index = this.#tally.admit(transaction, fee);
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
    if (this.#tally.gasWanted + transaction.gas > config.gasLimit) throw faults.noBlockGasLeft();
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
      const message = { transaction, transactionIndex: firstIndex + index, txHash };
      const result = await executeMessage(this.#progress, message);
      gasWanted += transaction.gas;
      gasUsed += result.gasUsed;
      responses.push(result.response);
      events.push(...ofMessage(result.events, index));
    }
    const data = encodeResultData(responses);
    return { code: 0, codespace: '', data, log: '', info: '', gasWanted, gasUsed, events };
  }
}

/** The result of a transaction that failed before it ran: it has no events and no gas limit, and paid nothing. */
function refusedResult(error: unknown): ExecTxResult {
  const { code, codespace, message: log } = asFault(error);
  return { code, codespace, data: null, log, info: '', gasWanted: -1n, gasUsed: 0n, events: [] };
}

function asFault(error: unknown): TxFault {
  if (error instanceof TxFault) return error;
  return faults.panicked(error instanceof Error ? error.message : String(error));
}

/** The parts of the chain that all blocks are executed with. */
interface BlockExecutorParts {
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

/** Executes blocks, one after another, on an EVM that it keeps. The caller commits what a block changed. */
export class BlockExecutor {
  #host: ChainEvm | null = null;
  readonly #parts: BlockExecutorParts;
  readonly #recorder: CallRecorder | null;

  constructor(parts: BlockExecutorParts) {
    this.#parts = parts;
    this.#recorder = parts.onTrace === undefined ? null : new CallRecorder();
  }

  /** Executes a block on the newest state. */
  async execute(input: BlockInput): Promise<BlockOutcome> {
    const { config, formats, evmPool, history, decode, numberAccount } = this.#parts;
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
    try {
      const onRun = (hash: Hash): void => this.#report(hash);
      const parts = { config, formats, host, decode, renewHost, onRun, numberAccount };
      return await new BlockExecution(input, parts).run();
    } catch (error) {
      // Its inner state is unknown now.
      this.#host = null;
      throw error;
    }
  }

  #report(hash: Hash): void {
    const taken = this.#recorder?.take() ?? null;
    if (taken !== null) this.#parts.onTrace?.({ hash, ...taken });
  }

  /** `bind` removes the listeners again. */
  #listen(host: ChainEvm): void {
    const { evm } = host;
    const { onConsoleLog } = this.#parts;
    this.#recorder?.listen(host);
    if (onConsoleLog === undefined) return;
    evm.events.on('beforeMessage', ({ to, data }) => {
      const line = to?.toString() === CONSOLE_ADDRESS ? decodeConsoleLog(data) : null;
      if (line !== null) onConsoleLog(line);
    });
  }
}
