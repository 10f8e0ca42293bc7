/**
 * The application of the embedded chain, in the place of the Cosmos SDK in a real node. It admits transactions to its
 * mempool, executes blocks, keeps the state of every height, and answers queries about it. Consensus, header hashes and
 * sockets are the business of `comet/`.
 */
import type { Address, Hash } from '../../../generated/types.js';
import { environmentEvents } from '../../chain/development/blockEnvironment.js';
import { WEI } from '../../chain/fees/feeMarket.js';
import type { BlockTime } from '../../chain/node.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { encodeAddress, encodeHash, normalizeAddress, toHex } from '../../evm/hex.js';
import type { SignedTransaction } from '../../evm/transaction/transaction.js';
import { decodeTransaction } from '../../evm/transaction/transactionDecoding.js';
import type { BlockContext } from '../../execution/blockContext.js';
import type {
  Application,
  BlockToExecute,
  CheckTxResult,
  ExecTxResult,
  ExecutedBlock,
  MinedTransactionReport,
  PendingExecution,
  QueryAnswer,
  QueryRouter,
  ReadState,
  UnsignedResult,
} from '../application.js';
import { AddressFormats } from './addressFormats.js';
import { blockBytes } from './admission/blockBytes.js';
import { completeUnsigned } from './admission/completeUnsigned.js';
import { canonicalTx, decodeTx } from './admission/decodeTx.js';
import { DevMempool } from './admission/devMempool.js';
import { checkTxWording, faults, TxFault } from './admission/txFault.js';
import { checkWrapper } from './admission/wrapperChecks.js';
import type { BlockOutcome } from './block/blockExecution.js';
import { BlockExecutor } from './block/blockExecutor.js';
import type { DevAccount } from './devAccounts.js';
import type { DevChainConfig } from './devChainConfig.js';
import { blockContextOf, type ContextFields } from './block/blockContextOf.js';
import { encodeState } from './dump/anvilState.js';
import { dumpState } from './dump/dumpState.js';
import { readState } from './dump/loadState.js';
import { EvmPool } from './evm/evmPool.js';
import { impersonatedSender } from './impersonatedTransaction.js';
import { Impersonation } from './impersonation.js';
import { PendingStates, type PendingState } from './pendingStates.js';
import type { BlockRecord } from './state/blockRecord.js';
import { ChainHistory } from './state/chainHistory.js';
import { feesAfter } from './state/feeMarketRecord.js';
import { whenLoaded, type StateBase } from './state/stateBase.js';
import type { StateFile } from './state/stateFile.js';
import { WorldEditor } from './state/worldEditor.js';
import type { StateChanges, WorldStateView } from './state/worldState.js';

/** What the application is given beside its configuration. */
export interface DevApplicationParts {
  /** Accounts that the chain signs for; `config.accounts` funds them. */
  accounts?: readonly DevAccount[];
  createRouter: (application: DevApplication) => QueryRouter;
  /** Keeps the state beyond the process; without it the state is in memory only. */
  stateFile?: StateFile | null;
  /** The state under the first block of a fork; null or missing for any other chain. */
  base?: StateBase | null;
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
  readonly #pendingStates = new PendingStates();
  /** Its EVM is not that of the chain's blocks, which may be busy. */
  readonly #pendingBlocks: BlockExecutor;
  #reverts = 0;
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
    const blockParts = {
      config,
      formats: new AddressFormats(config.bech32Prefix),
      evmPool,
      history,
      decode: (tx: Uint8Array) => this.#decoded.get(tx) ?? decodeTx(tx, config.dialect),
    };
    const numberAccount = (): number => history.nextAccountNumber();
    this.#blocks = new BlockExecutor({ ...blockParts, numberAccount, onConsoleLog: parts.onConsoleLog });
    // Numbers are taken by blocks alone: a question must not change what the next block does.
    this.#pendingBlocks = new BlockExecutor({ ...blockParts, numberAccount: () => 0 });
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
    const history = ChainHistory.open(config, parts.stateFile ?? null, parts.base ?? null);
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

  get setByHand(): Application['setByHand'] {
    return this.#history.setByHand;
  }

  gasLimitAt(height: number): bigint {
    return this.#history.gasLimitAt(height);
  }

  /** Block 0 with the genesis state. As in its header, time and base fee are those of block 1. */
  genesis(): { state: WorldStateView; block: BlockRecord; blockContext: BlockContext } {
    const [state, block] = [this.#history.viewAt(0), this.#history.recordAt(0)];
    if (state === null || block === null) throw new Error('the chain has no genesis');
    const { time, baseFeeScaled } = this.#history.recordAt(1) ?? block;
    const blockContext = { ...this.#contextOf({ height: 0, time, baseFeeScaled }), coinbase: ZERO_ADDRESS };
    return { state, block, blockContext };
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
      if (config.profile.hasAppMempool) return await this.#add(transaction, canonicalTx(transaction, config));
      checkWrapper(tx, transaction, config);
      return await this.#add(transaction, tx);
    } catch (error) {
      return refusal(error);
    }
  }

  async submitUnsigned(from: string, raw: Uint8Array): Promise<UnsignedResult> {
    try {
      const transaction = this.#completeUnsigned(from, raw);
      const result = await this.#add(transaction, canonicalTx(transaction, this.config));
      return { ...result, hash: transaction.hash, raw: transaction.raw };
    } catch (error) {
      return { ...refusal(error), hash: '', raw: new Uint8Array() };
    }
  }

  completeTransaction(from: string | null, raw: Uint8Array): { tx: Uint8Array } | { refusal: string } {
    return blockBytes(() => (from === null ? decodeTransaction(raw) : this.#completeUnsigned(from, raw)), this.config);
  }

  #completeUnsigned(from: string, raw: Uint8Array): SignedTransaction {
    const senders = { accounts: this.#parts.accounts ?? [], impersonated: this.#impersonated };
    return completeUnsigned(raw, normalizeAddress(from), { ...senders, evmChainId: this.chainId });
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

  async executePending(block: BlockToExecute): Promise<PendingExecution | null> {
    if (block.height !== this.height + 1) return null;
    const base = this.#history.newest;
    const baseFeeScaled = this.#history.nextBaseFeeScaled();
    const { settings } = this.#history;
    const context = this.#contextOf({ ...block, ...settings, baseFeeScaled });
    const reverts = this.#reverts;
    const outcome = await this.#pendingBlocks.execute({ block, context, baseFeeScaled });
    if (reverts !== this.#reverts) return null;
    const record = { ...this.#recordOf(block, baseFeeScaled, outcome), appHash: toHex(this.appHash) };
    const state = this.#pendingStates.add({ state: base.afterBlock(outcome.changes), record, context });
    const { txResults } = outcome;
    const events = [...environmentEvents(settings), ...outcome.events];
    const { gasLimit, coinbase } = context;
    return { state, txResults, events, appHash: this.appHash, gasLimit, coinbase };
  }

  hasPendingState(number: number): boolean {
    return this.pendingState(number) !== null;
  }

  /** Null when the state is too old, or of a chain that was set back since. */
  pendingState(number: number): PendingState | null {
    return this.#pendingStates.at(number);
  }

  query(path: string, data: Uint8Array, height: number, nextTime?: BlockTime): Promise<QueryAnswer> {
    return this.#router(path, data, height, nextTime);
  }

  async dumpState(): Promise<string> {
    return encodeState(await dumpState(this.#history));
  }

  readState(bytes: Uint8Array): Promise<ReadState> {
    return readState(bytes, this.#history, (changes) => this.#amend(changes));
  }

  whenLoaded<T>(run: () => T): Promise<T> {
    return whenLoaded(run);
  }

  revertTo(height: number, revision?: number): void {
    if (this.#executing) throw new Error('a block is being executed: nothing can be reverted now');
    this.#history.revertTo(height, revision);
    this.#reverts += 1;
    this.#pendingStates.clear();
    this.#reviewMempool();
  }

  /** Rejects with TxFault when the mempool refuses the transaction. */
  async #add(transaction: SignedTransaction, tx: Uint8Array): Promise<CheckTxResult> {
    await whenLoaded(() => this.mempool.add({ transaction, tx }));
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
    const { txResults, events } = outcome;
    this.#commit(block, baseFeeScaled, outcome);
    this.#takeFromMempool(block, outcome);
    this.#reviewMempool();
    return { txResults, events: [...environmentEvents(settings), ...events], appHash: this.appHash };
  }

  #commit(block: BlockToExecute, baseFeeScaled: bigint, outcome: BlockOutcome): void {
    this.#history.addBlock(this.#recordOf(block, baseFeeScaled, outcome), outcome.changes);
  }

  #recordOf(block: BlockToExecute, baseFeeScaled: bigint, outcome: BlockOutcome): Omit<BlockRecord, 'appHash'> {
    const { height, time } = block;
    const { gasUsed, gasWanted, blockGas } = outcome;
    const fees = feesAfter(baseFeeScaled, blockGas, this.config);
    const hash = encodeHash(block.hash);
    const proposer = encodeAddress(block.proposerAddress);
    return { ...fees, height, time, hash, proposer, gasUsed, gasWanted };
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

  #contextOf(block: ContextFields): BlockContext {
    return blockContextOf(block, this.config, this.gasLimitAt(block.height));
  }

  #reviewMempool(): void {
    this.mempool.review();
    this.#proposal = null;
  }
}

function refusal(error: unknown): CheckTxResult {
  if (!(error instanceof TxFault)) throw error;
  return { code: error.code, codespace: error.codespace, log: error.message, gasWanted: -1n };
}
