/**
 * The application of the embedded chain, in the place of the Cosmos SDK in a real node. Consensus, header hashes and
 * sockets are the business of `comet/`.
 */
import { LRUCache } from 'lru-cache';
import type { Address } from '../../../generated/types.js';
import { environmentEvents } from '../../chain/development/blockEnvironment.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { normalizeAddress, toHex } from '../../ethereum/hex.js';
import type { Signature } from '../../ethereum/transaction/signing.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import type { BlockContext } from '../../evm/blockContext.js';
import type {
  Application,
  BlockToExecute,
  ChainBeginning,
  CheckTxResult,
  ExecutedBlock,
  Forking,
  MinedTransactionReport,
  PendingExecution,
  QueryAnswer,
  QueryRouter,
  ReadState,
  UnsignedResult,
} from '../application.js';
import { AddressFormats } from './addressFormats.js';
import { blockBytes, checkWrapper } from './admission/admissionChecks.js';
import { completeUnsigned, impersonatedSender } from './admission/completeUnsigned.js';
import { canonicalTx, decodeTx } from './admission/decodeTx.js';
import { DevMempool } from './admission/devMempool.js';
import { checkTxWording, faults, TxFault } from './admission/txFault.js';
import { blockInput, blockContextOf, type ContextFields, recordOf } from './block/blockInput.js';
import { BlockExecutor, type BlockExecutorParts } from './block/blockExecution.js';
import { signHash, type DevAccount } from './devAccounts.js';
import type { DevChainConfig, DevChainParameters } from './devChainConfig.js';
import { takeMined } from './block/minedReport.js';
import { encodeState } from './dump/anvilState.js';
import { dumpState } from './dump/dumpState.js';
import { readState } from './dump/loadState.js';
import { EvmPool } from './evm/evmPool.js';
import type { BlockRecord } from './state/blockRecord.js';
import { ChainHistory } from './state/chainHistory.js';
import { readStore } from './state/proofs/readStore.js';
import { whenLoaded, type StateBase } from './state/stateBase.js';
import type { StateFile } from './state/stateFile.js';
import { WorldEditor } from './state/worldEditor.js';
import type { StateChanges, WorldStateView } from './state/worldState.js';

/** How a chain begins: its parameters, the state under it, and what the node needs to know. */
export interface ApplicationBeginning extends ChainBeginning {
  parameters: Partial<DevChainParameters>;
  base: StateBase | null;
}

/** What the application is given besides its configuration. */
export interface DevApplicationParts extends Pick<BlockExecutorParts, 'onConsoleLog' | 'onTrace'> {
  /** Accounts that the chain signs for; `config.accounts` funds them. */
  accounts?: readonly DevAccount[];
  createRouter: (application: DevApplication) => QueryRouter;
  /** Finds out how another chain begins; without it the chain cannot become another one. */
  begin?: (forking: Forking | null) => Promise<ApplicationBeginning>;
  /** Without it the state is in memory only. */
  stateFile?: StateFile | null;
  /** The state under the first block of a fork. */
  base?: StateBase | null;
  /** Called for every transaction of a block, once the block is committed. */
  onMined?: (transaction: MinedTransactionReport) => void;
}

/** The state after a block that was executed and not made, with the block as code and queries see it. */
export interface PendingState {
  state: WorldStateView;
  record: BlockRecord;
  context: BlockContext;
}

/** The embedded chain's `Application`, and the chain that its queries read (`QueriedChain`). */
export class DevApplication implements Application {
  readonly name = 'halley-dev';
  readonly version = '';
  readonly whenLoaded = whenLoaded;
  readonly whileKept: ChainHistory['whileKept'] = (state, run) => this.#history.whileKept(state, run);
  readonly onState: ChainHistory['onState'] = (listener) => this.#history.onState(listener);
  readonly keepStates: ChainHistory['keepStates'] = (revisions) => this.#history.keepStates(revisions);
  readonly editor: WorldEditor;
  readonly mempool: DevMempool;
  readonly #blocks: BlockExecutor;
  readonly #router: QueryRouter;
  #announceExecutable: () => void = () => undefined;
  /** Edits that came while a block was executed. */
  readonly #postponedEdits: StateChanges[] = [];
  #executing = false;
  /** Kept, because a request asks several questions about one, while others replace it. */
  readonly #pendingStates = new LRUCache<number, PendingState>({ max: 32 });
  #lastPendingState = 0;
  /** Its EVM is not that of the chain's blocks, which may be busy. */
  readonly #pendingBlocks: BlockExecutor;
  #reverts = 0;
  /** Decoded transactions by their bytes, which blocks hold unchanged: no sender is recovered twice. */
  readonly #decoded = new WeakMap<Uint8Array, SignedTransaction[]>();
  #proposal: Uint8Array[] | null = null;
  readonly #parts: DevApplicationParts;
  readonly #history: ChainHistory;

  private constructor(
    readonly config: DevChainConfig,
    parts: DevApplicationParts,
    history: ChainHistory,
    readonly evmPool: EvmPool,
  ) {
    this.#parts = parts;
    this.#history = history;
    this.mempool = new DevMempool(config, history);
    const blockParts = {
      config,
      formats: new AddressFormats(config.bech32Prefix),
      evmPool,
      history,
      decode: (tx: Uint8Array) => this.#decoded.get(tx) ?? decodeTx(tx, config.dialect),
    };
    const { onConsoleLog, onTrace } = parts;
    const numberAccount = (): number => history.nextAccountNumber();
    this.#blocks = new BlockExecutor({ ...blockParts, numberAccount, onConsoleLog, onTrace });
    // Numbers are taken by blocks alone: a question must not change what the next block does.
    this.#pendingBlocks = new BlockExecutor({ ...blockParts, numberAccount: () => 0 });
    this.editor = new WorldEditor({
      history,
      amend: (changes) => this.#amend(changes),
      dropTransactions: (isToGo) => this.#dropTransactions(isToGo),
    });
    this.#router = parts.createRouter(this);
  }

  /** Makes the chain, or reads it from its file. Rejects when the file belongs to another chain. */
  static async create(config: DevChainConfig, parts: DevApplicationParts): Promise<DevApplication> {
    const history = ChainHistory.open(config, parts.stateFile ?? null, parts.base ?? null);
    const evmPool = new EvmPool(history.config, (view) => history.blockHashesUpTo(view));
    return new DevApplication(history.config, parts, history, evmPool);
  }

  get height(): number {
    return this.#history.height;
  }

  get revision(): number {
    return this.#history.revision;
  }

  get earliestState(): number {
    return this.#history.earliest;
  }

  get appHash(): Uint8Array {
    return this.#history.appHash;
  }

  get executable(): number {
    return this.propose().length;
  }

  get accounts(): Address[] {
    return (this.#parts.accounts ?? []).map(({ address }) => address);
  }

  stateAt(height: number): WorldStateView | null {
    return height === 0 ? this.#history.newest : this.#history.viewAt(height);
  }

  blockRecord(height: number): BlockRecord | null {
    return height === 0 ? this.#history.newestRecord : this.#history.recordAt(height);
  }

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

  get setForNextBlock(): Application['setForNextBlock'] {
    return this.#history.settings;
  }

  gasLimitAt(height: number): bigint {
    return this.#history.gasLimitAt(height);
  }

  /** Block 0 with the genesis state, and time and base fee of block 1; null where the chain begins above block 1. */
  genesis(): { state: WorldStateView; block: BlockRecord; blockContext: BlockContext } | null {
    const [state, block] = [this.#history.viewAt(0), this.#history.recordAt(0)];
    if (state === null || block === null) return null;
    const { time, baseFeeScaled } = this.#history.recordAt(1) ?? block;
    const blockContext = { ...this.#contextOf({ height: 0, time, baseFeeScaled }), coinbase: ZERO_ADDRESS };
    return { state, block, blockContext };
  }

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

  async submitUnsigned(from: string, raw: Uint8Array, anybody = false): Promise<UnsignedResult> {
    try {
      const transaction = this.#completeUnsigned(from, raw, anybody);
      const result = await this.#add(transaction, canonicalTx(transaction, this.config));
      return { ...result, hash: transaction.hash, raw: transaction.raw };
    } catch (error) {
      return { ...refusal(error), hash: '', raw: new Uint8Array() };
    }
  }

  signHash(address: string, hash: Uint8Array): Signature | null {
    const wanted = normalizeAddress(address);
    const account = this.#parts.accounts?.find((known) => known.address === wanted);
    return account === undefined ? null : signHash(hash, account.privateKey);
  }

  completeTransaction(from: string | null, raw: Uint8Array): { tx: Uint8Array } | { refusal: string } {
    return blockBytes(() => (from === null ? decodeTransaction(raw) : this.#completeUnsigned(from, raw)), this.config);
  }

  #completeUnsigned(from: string, raw: Uint8Array, anybody = false): SignedTransaction {
    const { accounts = [] } = this.#parts;
    const isImpersonated = (sender: Address): boolean => anybody || this.editor.isImpersonated(sender);
    return completeUnsigned(raw, normalizeAddress(from), { accounts, isImpersonated, evmChainId: this.chainId });
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
    this.#announceExecutable = listener;
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
    const { newest: base, settings } = this.#history;
    const input = blockInput(block, this.#history);
    const reverts = this.#reverts;
    const outcome = await this.#history.whileKept(base, () => this.#pendingBlocks.execute(input));
    if (reverts !== this.#reverts) return null;
    const record = { ...recordOf(input, outcome, this.config), appHash: toHex(this.appHash) };
    const { context } = input;
    const state = ++this.#lastPendingState;
    this.#pendingStates.set(state, { state: base.afterBlock(outcome.changes), record, context });
    const { txResults } = outcome;
    const events = [...environmentEvents(settings), ...outcome.events];
    const { gasLimit, coinbase } = context;
    return { state, txResults, events, appHash: this.appHash, gasLimit, coinbase };
  }

  hasPendingState(number: number): boolean {
    return this.pendingState(number) !== null;
  }

  pendingState(number: number): PendingState | null {
    const pending = this.#pendingStates.peek(number);
    return pending !== undefined && this.#history.isKept(pending.state.revision) ? pending : null;
  }

  query(...question: Parameters<QueryRouter>): Promise<QueryAnswer> {
    return this.#router(...question);
  }

  async dumpState(): Promise<string> {
    return encodeState(await this.#history.whileKept(this.#history.newest, () => dumpState(this.#history)));
  }

  readState(bytes: Uint8Array): Promise<ReadState> {
    return readState(bytes, this.#history, (changes) => this.#amend(changes));
  }

  async prepareRestart(forking: Forking | null): Promise<() => ChainBeginning> {
    const { begin, stateFile = null } = this.#parts;
    if (begin === undefined || stateFile !== null) throw new Error('a chain in a state file cannot become another one');
    const beginning = await begin(forking);
    return () => this.#restart(beginning);
  }

  #restart(beginning: ApplicationBeginning): ChainBeginning {
    if (this.#executing) throw new Error('a block is being executed: the chain cannot begin again now');
    this.#reverts += 1;
    this.#history.restart(beginning.parameters, beginning.base);
    for (const { transaction } of this.mempool.all()) this.mempool.remove(transaction.hash);
    this.#proposal = null;
    return beginning;
  }

  readStore(store: string, key: Uint8Array, height: number, prove: boolean): Promise<QueryAnswer> {
    return readStore(this.#history, { store, key, height, prove });
  }

  revertTo(height: number, revision?: number): void {
    if (this.#executing) throw new Error('a block is being executed: nothing can be reverted now');
    this.#history.revertTo(height, revision);
    this.#reverts += 1;
    this.#pendingStates.clear();
    this.#reviewMempool();
  }

  async #add(transaction: SignedTransaction, tx: Uint8Array): Promise<CheckTxResult> {
    await whenLoaded(() => this.mempool.add({ transaction, tx }));
    this.#decoded.set(tx, [transaction]);
    this.#proposal = null;
    if (this.mempool.isExecutable(transaction)) this.#announceExecutable();
    return { code: 0, codespace: '', log: '', gasWanted: transaction.gas };
  }

  #dropTransactions(isToGo: (transaction: SignedTransaction) => boolean): number {
    this.#proposal = null;
    return this.mempool.removeWhere(isToGo);
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
    const { settings } = this.#history;
    const input = blockInput(block, this.#history);
    const outcome = await this.#blocks.execute(input);
    const { txResults, events } = outcome;
    this.#history.addBlock(recordOf(input, outcome, this.config), outcome.changes);
    takeMined(this.mempool, block, outcome, this.#parts.onMined);
    this.#reviewMempool();
    return { txResults, events: [...environmentEvents(settings), ...events], appHash: this.appHash };
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
