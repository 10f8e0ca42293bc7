/**
 * The application of the embedded chain, in the place of the Cosmos SDK in a real node. It admits transactions to its
 * mempool, executes blocks, keeps the state of every height, and answers queries about it. Consensus, header hashes and
 * sockets are the business of `comet/`.
 */
import type { Address, Hash } from '../../../generated/types.js';
import { environmentEvents } from '../../chain/development/blockEnvironment.js';
import { WEI } from '../../chain/fees/feeMarket.js';
import type { BlockTime } from '../../chain/node.js';
import { encodeAddress, encodeHash, normalizeAddress } from '../../evm/hex.js';
import { InvalidTransaction, type SignedTransaction } from '../../evm/transaction/transaction.js';
import { decodeTransaction } from '../../evm/transaction/transactionDecoding.js';
import { contextOf, type BlockContext } from '../../execution/blockContext.js';
import type {
  Application,
  BlockToExecute,
  CheckTxResult,
  ExecTxResult,
  ExecutedBlock,
  MinedTransactionReport,
  QueryAnswer,
  QueryRouter,
  ReadState,
  UnsignedResult,
} from '../application.js';
import { AddressFormats } from './addressFormats.js';
import { checkTransaction } from './admission/admissionChecks.js';
import { completeUnsigned } from './admission/completeUnsigned.js';
import { canonicalTx, decodeTx } from './admission/decodeTx.js';
import { DevMempool } from './admission/devMempool.js';
import { checkTxWording, faults, TxFault } from './admission/txFault.js';
import { checkWrapper } from './admission/wrapperChecks.js';
import type { BlockOutcome } from './block/blockExecution.js';
import { BlockExecutor } from './block/blockExecutor.js';
import type { DevAccount } from './devAccounts.js';
import type { DevChainConfig } from './devChainConfig.js';
import { decodeState, encodeState } from './dump/anvilState.js';
import { dumpState } from './dump/dumpState.js';
import { baseFeeAfter, loadedChanges } from './dump/loadState.js';
import { EvmPool } from './evm/evmPool.js';
import { impersonatedSender } from './impersonatedTransaction.js';
import { Impersonation } from './impersonation.js';
import type { BlockRecord } from './state/blockRecord.js';
import { ChainHistory } from './state/chainHistory.js';
import { feesAfter } from './state/feeMarketRecord.js';
import type { StateFile } from './state/stateFile.js';
import { WorldEditor } from './state/worldEditor.js';
import type { StateChanges, WorldStateView } from './state/worldState.js';

/** What determines the block that code sees. */
interface ContextFields {
  height: number;
  time: BlockTime;
  baseFeeScaled: bigint;
  coinbase?: Address | null;
  prevRandao?: Hash | null;
}

/** What the application is given beside its configuration. */
export interface DevApplicationParts {
  /** Accounts that the chain signs for; `config.accounts` funds them. */
  accounts?: readonly DevAccount[];
  createRouter: (application: DevApplication) => QueryRouter;
  /** Keeps the state beyond the process; without it the state is in memory only. */
  stateFile?: StateFile | null;
  /** Called for each console.log of code in blocks, also when the code reverts. */
  onConsoleLog?: (line: string) => void;
  /** Called for every transaction of a block, once the block is committed. */
  onMined?: (transaction: MinedTransactionReport) => void;
}

/** The embedded chain's `Application`, and the chain that its queries read (`QueriedChain`). */
export class DevApplication implements Application {
  readonly name = 'halley-dev';
  readonly version = '';
  readonly editor: WorldEditor;
  readonly mempool: DevMempool;
  readonly #impersonated = new Impersonation();
  readonly #blocks: BlockExecutor;
  readonly #router: QueryRouter;
  readonly #executableListeners: (() => void)[] = [];
  /** Edits that came while a block was executed. */
  readonly #postponedEdits: StateChanges[] = [];
  #executing = false;
  /** Decoded transactions by their bytes, which blocks hold unchanged: no sender is recovered twice. */
  readonly #decoded = new WeakMap<Uint8Array, SignedTransaction[]>();
  #proposal: Uint8Array[] | null = null;
  readonly #parts: DevApplicationParts;
  readonly #history: ChainHistory;

  private constructor(
    /** The parameters, with the present values of those that development methods change. */
    readonly config: DevChainConfig,
    parts: DevApplicationParts,
    history: ChainHistory,
    /** EVMs on the state of any height, for queries. */
    readonly evmPool: EvmPool,
  ) {
    this.#parts = parts;
    this.#history = history;
    this.mempool = new DevMempool(config, {
      account: (address) => history.newest.account(address),
      code: (address) => history.newest.code(address),
      nextBaseFee: () => history.nextBaseFeeScaled() / WEI,
    });
    this.#blocks = new BlockExecutor({
      config,
      formats: new AddressFormats(config.bech32Prefix),
      evmPool,
      history,
      decode: (tx) => this.#decoded.get(tx) ?? decodeTx(tx, config.dialect),
      onConsoleLog: parts.onConsoleLog,
    });
    this.editor = new WorldEditor({
      history,
      amend: (changes) => this.#amend(changes),
      impersonated: this.#impersonated,
      dropTransactions: (isToGo) => this.#dropTransactions(isToGo),
    });
    this.#router = parts.createRouter(this);
  }

  /** Makes the chain, or reads it from its file. Rejects when the file belongs to another chain. */
  static async create(config: DevChainConfig, parts: DevApplicationParts): Promise<DevApplication> {
    const history = ChainHistory.open(config, parts.stateFile ?? null);
    const evmPool = await EvmPool.create(history.config, (view) => history.blockHashesUpTo(view));
    return new DevApplication(history.config, parts, history, evmPool);
  }

  get height(): number {
    return this.#history.height;
  }

  get revision(): number {
    return this.#history.revision;
  }

  get appHash(): Uint8Array {
    return this.#history.appHash;
  }

  get executable(): number {
    return this.propose().length;
  }

  /** Addresses of the accounts that the chain signs for. */
  get accounts(): Address[] {
    return (this.#parts.accounts ?? []).map(({ address }) => address);
  }

  /** The state after a block; 0 is the newest. Null for an unknown height. */
  stateAt(height: number): WorldStateView | null {
    return height === 0 ? this.#history.newest : this.#history.viewAt(height);
  }

  /** The record of a block; 0 is the newest. Null for an unknown height. */
  blockRecord(height: number): BlockRecord | null {
    return height === 0 ? this.#history.newestRecord : this.#history.recordAt(height);
  }

  /** The block that code sees in queries at a height, which is the block of that height. Null for an unknown height. */
  blockContextAt(height: number): BlockContext | null {
    const record = this.blockRecord(height);
    return record === null ? null : this.#contextOf(record);
  }

  get chainId(): bigint {
    return this.config.evmChainId;
  }

  get coinbaseSet(): Address | null {
    return this.#history.settings.coinbase;
  }

  get nextBaseFeeSet(): bigint | null {
    const { baseFeeScaled } = this.#history.settings;
    return baseFeeScaled === null ? null : baseFeeScaled / WEI;
  }

  gasLimitAt(height: number): bigint {
    return this.#history.gasLimitAt(height);
  }

  /** Base fee of the next block; 18 decimals. */
  nextBaseFeeScaled(): bigint {
    return this.#history.nextBaseFeeScaled();
  }

  async checkTx(tx: Uint8Array): Promise<CheckTxResult> {
    const { config } = this;
    try {
      const [transaction, ...others] = decodeTx(tx, config.dialect, checkTxWording(config));
      if (transaction === undefined || others.length > 0) {
        throw faults.invalidWrapper('the pool takes one Ethereum message per transaction');
      }
      if (impersonatedSender(transaction) !== null) throw faults.invalidSender('mempool');
      if (config.profile.hasAppMempool) return this.#add(transaction, canonicalTx(transaction, config));
      checkWrapper(tx, transaction, config);
      return this.#add(transaction, tx);
    } catch (error) {
      return refusal(error);
    }
  }

  async submitUnsigned(from: string, raw: Uint8Array): Promise<UnsignedResult> {
    try {
      const transaction = this.#completeUnsigned(from, raw);
      const result = this.#add(transaction, canonicalTx(transaction, this.config));
      return { ...result, hash: transaction.hash, raw: transaction.raw };
    } catch (error) {
      return { ...refusal(error), hash: '', raw: new Uint8Array() };
    }
  }

  completeTransaction(from: string | null, raw: Uint8Array): { tx: Uint8Array } | { refusal: string } {
    try {
      const transaction = from === null ? decodeTransaction(raw) : this.#completeUnsigned(from, raw);
      checkTransaction(transaction, this.config, checkTxWording(this.config));
      return { tx: canonicalTx(transaction, this.config) };
    } catch (error) {
      if (error instanceof TxFault || error instanceof InvalidTransaction) return { refusal: error.message };
      throw error;
    }
  }

  #completeUnsigned(from: string, raw: Uint8Array): SignedTransaction {
    const { evmChainId } = this.config;
    const { accounts = [] } = this.#parts;
    return completeUnsigned(raw, normalizeAddress(from), { evmChainId, accounts, impersonated: this.#impersonated });
  }

  propose(): Uint8Array[] {
    const { gasLimit, ignoresBlockGasLimit } = this.config;
    this.#proposal ??= this.mempool.executable(ignoresBlockGasLimit ? null : gasLimit).map(({ tx }) => tx);
    return this.#proposal;
  }

  waiting(): Uint8Array[] {
    return this.mempool.all().map(({ tx }) => tx);
  }

  onExecutable(listener: () => void): void {
    this.#executableListeners.push(listener);
  }

  async executeBlock(block: BlockToExecute): Promise<ExecutedBlock> {
    if (this.#executing) throw new Error('a block is being executed already');
    if (block.height !== this.height + 1) throw new Error(`block ${block.height} does not follow ${this.height}`);
    this.#executing = true;
    try {
      return await this.#executeAndCommit(block);
    } finally {
      this.#executing = false;
      for (const changes of this.#postponedEdits.splice(0)) this.#amend(changes);
    }
  }

  query(path: string, data: Uint8Array, height: number, nextTime?: BlockTime): Promise<QueryAnswer> {
    return this.#router(path, data, height, nextTime);
  }

  async dumpState(): Promise<string> {
    return encodeState(await dumpState(this.#history));
  }

  async readState(bytes: Uint8Array): Promise<ReadState> {
    const decoded = await decodeState(bytes);
    const { block } = decoded;
    return {
      blockNumber: block === null ? null : block.number,
      timestamp: block === null ? null : block.timestamp,
      nextBaseFee: block === null ? null : baseFeeAfter(block, this),
      apply: () => this.#amend(loadedChanges(decoded, this.#history)),
    };
  }

  revertTo(height: number, revision?: number): void {
    if (this.#executing) throw new Error('a block is being executed: nothing can be reverted now');
    this.#history.revertTo(height, revision);
    this.#reviewMempool();
  }

  /** Throws TxFault when the mempool refuses the transaction. */
  #add(transaction: SignedTransaction, tx: Uint8Array): CheckTxResult {
    this.mempool.add({ transaction, tx });
    this.#decoded.set(tx, [transaction]);
    this.#proposal = null;
    if (this.mempool.isExecutable(transaction)) this.#announceExecutable();
    return { code: 0, codespace: '', log: '', gasWanted: transaction.gas };
  }

  #announceExecutable(): void {
    for (const listener of this.#executableListeners) listener();
  }

  #dropTransactions(isToGo: (transaction: SignedTransaction) => boolean): number {
    this.#proposal = null;
    const dropped = this.mempool.all().filter(({ transaction }) => isToGo(transaction));
    for (const { transaction } of dropped) this.mempool.remove(transaction.hash);
    return dropped.length;
  }

  /** Applies an edit of the state on top of the newest block, or after the block that is being executed. */
  #amend(changes: StateChanges): void {
    if (this.#executing) {
      this.#postponedEdits.push(changes);
      return;
    }
    this.#history.amend(changes);
    this.#proposal = null;
    if (this.executable > 0) this.#announceExecutable();
  }

  async #executeAndCommit(block: BlockToExecute): Promise<ExecutedBlock> {
    const baseFeeScaled = this.#history.nextBaseFeeScaled();
    const { settings } = this.#history;
    const context = this.#contextOf({ ...block, ...settings, baseFeeScaled });
    const outcome = await this.#blocks.execute({ block, context, baseFeeScaled });
    this.#commit(block, baseFeeScaled, outcome);
    const { txResults, events } = outcome;
    this.#takeFromMempool(block, outcome);
    this.#reviewMempool();
    return { txResults, events: [...environmentEvents(settings), ...events], appHash: this.appHash };
  }

  #commit(block: BlockToExecute, baseFeeScaled: bigint, outcome: BlockOutcome): void {
    const { height, time } = block;
    const { gasUsed, gasWanted, blockGas, changes } = outcome;
    const fees = feesAfter(baseFeeScaled, blockGas, this.config);
    const hash = encodeHash(block.hash);
    const proposer = encodeAddress(block.proposerAddress);
    this.#history.addBlock({ ...fees, height, time, hash, proposer, gasUsed, gasWanted }, changes);
  }

  #takeFromMempool(block: BlockToExecute, { executed, failures, txResults }: BlockOutcome): void {
    for (const { hash } of executed) this.mempool.remove(hash);
    for (const { hash } of executed) this.#reportMined(hash, block.height, failures.get(hash) ?? null);
    this.#dropRefused(block, txResults);
  }

  /** Drops transactions that failed before they ran, as they would fail again. */
  #dropRefused({ txs, height }: BlockToExecute, results: ExecTxResult[]): void {
    const failures = new Map<Uint8Array | undefined, string>();
    for (const [index, { code, log }] of results.entries()) if (code !== 0) failures.set(txs[index], log);
    if (failures.size === 0) return;
    for (const { tx, transaction } of this.mempool.all()) {
      const failure = failures.get(tx);
      if (failure === undefined) continue;
      this.mempool.remove(transaction.hash);
      this.#reportMined(transaction.hash, height, failure);
    }
  }

  #reportMined(hash: Hash, height: number, failure: string | null): void {
    this.#parts.onMined?.({ hash, height, failure });
  }

  #reviewMempool(): void {
    this.mempool.review();
    this.#proposal = null;
  }

  /** The block as code sees it; what was not set for it by hand has the chain's own value. */
  #contextOf({ height, time, baseFeeScaled, coinbase, prevRandao }: ContextFields): BlockContext {
    const block = {
      number: height,
      timestamp: time.seconds,
      gasLimit: this.gasLimitAt(height),
      miner: coinbase ?? this.config.operator,
      baseFeePerGas: baseFeeScaled / WEI,
    };
    return contextOf(block, prevRandao);
  }
}

function refusal(error: unknown): CheckTxResult {
  if (!(error instanceof TxFault)) throw error;
  return { code: error.code, codespace: error.codespace, log: error.message, gasWanted: -1n };
}
