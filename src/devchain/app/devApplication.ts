/**
 * The application of the embedded chain, where a real node has the Cosmos SDK: it takes transactions into its pool, executes blocks, keeps the
 * state of every height and answers queries about it. It knows nothing of consensus, hashes and sockets, which are `comet/`.
 */
import type { Address, Hash } from '../../../generated/types.js';
import { WEI } from '../../chain/feeMarket.js';
import type { BlockTime } from '../../chain/node.js';
import { encodeAddress, encodeHash, normalizeAddress } from '../../evm/hex.js';
import { InvalidTransaction, type SignedTransaction } from '../../evm/transaction.js';
import { decodeTransaction } from '../../evm/transactionDecoding.js';
import { contextOf, type BlockContext } from '../../execution/blockContext.js';
import type {
  Application,
  BlockToExecute,
  CheckTxResult,
  ExecTxResult,
  ExecutedBlock,
  MinedTransaction,
  QueryAnswer,
  UnsignedResult,
} from '../application.js';
import { CONSOLE_ADDRESS, decodeConsoleLog } from '../consoleLog.js';
import { signTransaction, type DevAccount } from './devAccounts.js';
import { AddressTexts } from './addressFormats.js';
import { feesAfter } from './state/feeMarketRecord.js';
import { BlockExecution } from './block/blockExecution.js';
import type { BlockRecord } from './state/blockRecord.js';
import type { DevChainConfig } from './devChainConfig.js';
import { ChainHistory } from './state/chainHistory.js';
import { canonicalTx, decodeTx } from './admission/decodeTx.js';
import { EvmPool, type ChainEvm } from './evm/evmPool.js';
import { Pool } from './admission/devMempool.js';
import { WorldEditor } from './state/worldEditor.js';
import type { StateFile } from './state/stateFile.js';
import { faults, TxFault } from './admission/txFault.js';
import { impersonatedSender, unsignedTransaction } from './impersonatedTransaction.js';
import { checkWrapper } from './admission/wrapperChecks.js';
import type { StateChanges, WorldStateView } from './state/worldState.js';

/** Answers queries of the SDK's services about the chain it was made for. Never throws for what a client sent. */
export type QueryRouter = (
  path: string,
  data: Uint8Array,
  height: number,
  nextTime?: BlockTime,
) => Promise<QueryAnswer>;

export interface DevApplicationParts {
  /** Accounts that the chain signs for; they are funded by `config.accounts`. */
  accounts?: readonly DevAccount[];
  createRouter: (application: DevApplication) => QueryRouter;
  /** Where the state outlives the process; null keeps it in memory only. */
  stateFile?: StateFile | null;
  /** Hears what code of blocks tells Solidity's console.log, also when it reverts. */
  onConsoleLog?: (line: string) => void;
  /** Hears of every transaction of a block, once the block stands. */
  onMined?: (transaction: MinedTransaction) => void;
}

export class DevApplication implements Application {
  readonly name = 'halley-dev';
  readonly version = '';
  readonly texts: AddressTexts;
  readonly editor: WorldEditor;
  readonly pool: Pool;
  readonly #impersonated = new Set<Address>();
  readonly #router: QueryRouter;
  readonly #listeners: (() => void)[] = [];
  /** What the editor wrote while a block was on its way. */
  readonly #postponed: StateChanges[] = [];
  #executing = false;
  /** Decoded once, with the sender recovered: a block holds the very bytes that the pool gave. */
  readonly #pooled = new WeakMap<Uint8Array, SignedTransaction[]>();
  #proposal: Uint8Array[] | null = null;
  #blockMachine: ChainEvm | null = null;
  readonly #parts: DevApplicationParts;
  readonly #history: ChainHistory;

  private constructor(
    readonly config: DevChainConfig,
    parts: DevApplicationParts,
    history: ChainHistory,
    /** EVMs on any height's state, for queries. */
    readonly evmPool: EvmPool,
  ) {
    this.#parts = parts;
    this.#history = history;
    this.texts = new AddressTexts(config.bech32Prefix);
    this.pool = new Pool(config, {
      account: (address) => history.newest.account(address),
      code: (address) => history.newest.code(address),
      nextBaseFee: () => history.nextBaseFeeScaled() / WEI,
    });
    const amend = (changes: StateChanges): void => this.#amend(changes);
    const dropTransaction = (hash: string): boolean => this.#dropTransaction(hash as Hash);
    this.editor = new WorldEditor({ history, amend, impersonated: this.#impersonated, dropTransaction });
    this.#router = parts.createRouter(this);
  }

  /** Makes the chain, or reads it from its file. Rejects when the file is of another chain. */
  static async create(config: DevChainConfig, parts: DevApplicationParts): Promise<DevApplication> {
    const history = ChainHistory.open(config, parts.stateFile ?? null);
    const pool = await EvmPool.create(config, (view) => history.blockHashesUpTo(view));
    return new DevApplication(config, parts, history, pool);
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

  /** The state after a block; 0 is the newest. Null for a height that is not there. */
  stateAt(height: number): WorldStateView | null {
    return height === 0 ? this.#history.newest : this.#history.viewAt(height);
  }

  /** What is remembered of a block; 0 is the newest. Null for a height that is not there. */
  blockRecord(height: number): BlockRecord | null {
    return height === 0 ? this.#history.newestRecord : this.#history.recordAt(height);
  }

  /** The block that code sees in queries at a height: the block of that height itself. */
  blockContextAt(height: number): BlockContext | null {
    const record = this.blockRecord(height);
    return record === null ? null : this.#contextOf(record.height, record.time.seconds, record.baseFeeScaled);
  }

  /** Base fee of the next block; 18 decimals. */
  nextBaseFeeScaled(): bigint {
    return this.#history.nextBaseFeeScaled();
  }

  async checkTx(tx: Uint8Array): Promise<CheckTxResult> {
    try {
      const [transaction, ...others] = decodeTx(tx, this.config.dialect === 'cosmosEvm03' ? 'cosmosEvm03' : 'pool');
      if (transaction === undefined || others.length > 0) {
        throw faults.invalidWrapper('the pool takes one Ethereum message per transaction');
      }
      const impersonated = impersonatedSender(transaction);
      if (impersonated !== null) throw faults.invalidSender('pool');
      // cosmos/evm v0.4 keeps the Ethereum transaction alone, whatever it came wrapped in.
      if (this.config.dialect === 'cosmosEvm04') return this.#add(transaction, canonicalTx(transaction, this.config));
      checkWrapper(tx, transaction, this.config);
      return this.#add(transaction, tx);
    } catch (error) {
      return refusal(error);
    }
  }

  async submitUnsigned(from: string, raw: Uint8Array): Promise<UnsignedResult> {
    const sender = normalizeAddress(from);
    try {
      const transaction = this.#completed(raw, sender);
      const result = this.#add(transaction, canonicalTx(transaction, this.config));
      return { ...result, hash: transaction.hash, raw: transaction.raw };
    } catch (error) {
      return { ...refusal(error), hash: '', raw: new Uint8Array() };
    }
  }

  propose(): Uint8Array[] {
    this.#proposal ??= this.pool.executable(this.config.gasLimit).map(({ tx }) => tx);
    return this.#proposal;
  }

  waiting(): Uint8Array[] {
    return this.pool.all().map(({ tx }) => tx);
  }

  onExecutable(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async executeBlock(block: BlockToExecute): Promise<ExecutedBlock> {
    if (this.#executing) throw new Error('a block is being executed already');
    if (block.height !== this.height + 1) throw new Error(`block ${block.height} does not follow ${this.height}`);
    this.#executing = true;
    try {
      return await this.#execute(block);
    } finally {
      this.#executing = false;
      for (const changes of this.#postponed.splice(0)) this.#amend(changes);
    }
  }

  query(path: string, data: Uint8Array, height: number, nextTime?: BlockTime): Promise<QueryAnswer> {
    return this.#router(path, data, height, nextTime);
  }

  revertTo(height: number, revision?: number): void {
    if (this.#executing) throw new Error('a block is being executed: nothing can be reverted now');
    this.#history.revertTo(height, revision);
    this.pool.review();
    this.#proposal = null;
  }

  #add(transaction: SignedTransaction, tx: Uint8Array): CheckTxResult {
    this.pool.add({ transaction, tx });
    this.#pooled.set(tx, [transaction]);
    this.#proposal = null;
    if (this.pool.isExecutable(transaction)) this.#announce();
    return { code: 0, codespace: '', log: '', gasWanted: transaction.gas };
  }

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }

  /** What an account of the chain, or an impersonated one, sends: signed, or marked as unsigned. Throws TxFault. */
  #completed(raw: Uint8Array, from: Address): SignedTransaction {
    const fields = decodeUnsigned(raw, from);
    // A legacy transaction says its chain in its signature only.
    const ours = fields.type === 0 ? { ...fields, chainId: this.config.evmChainId } : fields;
    if (this.#impersonated.has(from)) return unsignedTransaction(ours, from);
    const account = this.#parts.accounts?.find(({ address }) => address === from);
    if (account === undefined) throw new TxFault(1, 'undefined', `unknown account: ${from} is not impersonated`);
    return signTransaction(ours, account);
  }

  #dropTransaction(hash: Hash): boolean {
    this.#proposal = null;
    return this.pool.remove(hash);
  }

  #contextOf(number: number, timestamp: number, baseFeeScaled: bigint): BlockContext {
    const { gasLimit, operator } = this.config;
    return contextOf({ number, timestamp, gasLimit, miner: operator, baseFeePerGas: baseFeeScaled / WEI });
  }

  async #execute(block: BlockToExecute): Promise<ExecutedBlock> {
    const { config } = this;
    const history = this.#history;
    const baseFeeScaled = history.nextBaseFeeScaled();
    const context = this.#contextOf(block.height, block.time.seconds, baseFeeScaled);
    const execution = await this.#prepareExecution(block, context, baseFeeScaled);
    const { txResults, events, gasUsed, gasWanted, blockGas, executed, failures, changes } = await execution.run();
    const { height, time } = block;
    const fees = feesAfter(baseFeeScaled, blockGas, config);
    const hash = encodeHash(block.hash);
    const proposer = encodeAddress(block.proposerAddress);
    history.addBlock({ ...fees, height, time, hash, proposer, gasUsed, gasWanted }, changes);
    for (const transaction of executed) this.pool.remove(transaction.hash);
    for (const { hash } of executed) this.#parts.onMined?.({ hash, height, failure: failures.get(hash) ?? null });
    this.#forgetRefused(block, txResults);
    this.pool.review();
    this.#proposal = null;
    return { txResults, events, appHash: this.appHash };
  }

  async #prepareExecution(
    block: BlockToExecute,
    context: BlockContext,
    baseFeeScaled: bigint,
  ): Promise<BlockExecution> {
    const { config, texts, evmPool } = this;
    const history = this.#history;
    const view = history.newest;
    const machine = (this.#blockMachine ??= await evmPool.createMachine());
    machine.bind(view, history.blockHashesUpTo(view));
    this.#listenToConsole(machine);
    const renewMachine = async (): Promise<ChainEvm> => {
      this.#blockMachine = await evmPool.createMachine(machine.state);
      this.#listenToConsole(this.#blockMachine);
      return this.#blockMachine;
    };
    const decode = (tx: Uint8Array): SignedTransaction[] => this.#pooled.get(tx) ?? decodeTx(tx, config.dialect);
    const numberAccount = (): number => history.nextAccountNumber();
    const parts = { config, texts, machine, decode, renewMachine, numberAccount };
    return new BlockExecution(block, context, baseFeeScaled, parts);
  }

  #listenToConsole({ evm }: ChainEvm): void {
    const { onConsoleLog } = this.#parts;
    if (onConsoleLog === undefined) return;
    evm.events.on('beforeMessage', ({ to, data }) => {
      const line = to?.toString() === CONSOLE_ADDRESS ? decodeConsoleLog(data) : null;
      if (line !== null) onConsoleLog(line);
    });
  }

  /** A transaction that failed before it ran would fail again. */
  #forgetRefused({ txs, height }: BlockToExecute, results: ExecTxResult[]): void {
    const refused = new Map<Uint8Array, string>();
    for (const [index, { code, log }] of results.entries()) if (code !== 0) refused.set(txs[index] as Uint8Array, log);
    if (refused.size === 0) return;
    for (const { tx, transaction } of this.pool.all()) {
      const failure = refused.get(tx);
      if (failure === undefined) continue;
      this.pool.remove(transaction.hash);
      this.#parts.onMined?.({ hash: transaction.hash, height, failure });
    }
  }

  #amend(changes: StateChanges): void {
    if (this.#executing) {
      this.#postponed.push(changes);
      return;
    }
    this.#history.amend(changes);
    this.#proposal = null;
    if (this.executable > 0) this.#announce();
  }
}

function decodeUnsigned(raw: Uint8Array, from: Address): SignedTransaction {
  try {
    return decodeTransaction(raw, { from });
  } catch (error) {
    if (!(error instanceof InvalidTransaction)) throw error;
    throw new TxFault(1, 'undefined', error.message);
  }
}

function refusal(error: unknown): CheckTxResult {
  if (!(error instanceof TxFault)) throw error;
  return { code: error.code, codespace: error.codespace, log: error.message, gasWanted: -1n };
}
