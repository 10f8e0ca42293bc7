/** The smallest application that a chain can run: its hash covers the number of its changes, and nothing else. */
import type {
  Application,
  BlockToExecute,
  CheckTxResult,
  ExecutedBlock,
  ExecTxResult,
  QueryAnswer,
  QueryOptions,
  ReadState,
  StateEditor,
  UnsignedResult,
} from '../../../../src/devchain/application.js';
import { sha256 } from '../../../../src/chain/consensus/merkle.js';

interface Commit {
  appHash: Uint8Array;
  revision: number;
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

export class EchoApplication implements Application {
  readonly name = 'echo';
  readonly version = '';
  readonly chainId = 31_337n;
  readonly setByHand = { coinbase: null, nextBaseFee: null };
  readonly setForNextBlock = { coinbase: null, gasLimit: null, prevRandao: null };
  readonly executed: BlockToExecute[] = [];
  /** The calls of the editor, in order. */
  readonly edits: unknown[][] = [];
  readonly editor: StateEditor & { impersonated: string[] };
  #commits: Commit[] = [];
  #pool: Uint8Array[] = [];
  #revision = 0;
  readonly #listeners: (() => void)[] = [];

  readonly #genesisHeight: number;

  constructor(genesisHeight = 0) {
    this.#genesisHeight = genesisHeight;
    const edit =
      (name: string) =>
      (...values: unknown[]): void => {
        this.#revision += 1;
        this.edits.push([name, ...values]);
      };
    this.editor = {
      setBalance: edit('setBalance'),
      setNonce: edit('setNonce'),
      setCode: edit('setCode'),
      setStorageAt: edit('setStorageAt'),
      addBalance: edit('addBalance'),
      setCoinbase: edit('setCoinbase'),
      setGasLimit: edit('setGasLimit'),
      setMinGasPrice: edit('setMinGasPrice'),
      setPrevRandao: edit('setPrevRandao'),
      setNextBaseFee: edit('setNextBaseFee'),
      setChainId: edit('setChainId'),
      setAutoImpersonate: edit('setAutoImpersonate'),
      impersonate: (address) => {
        this.editor.impersonated.push(address);
        edit('impersonate')(address);
      },
      stopImpersonating: (address) => {
        this.editor.impersonated = this.editor.impersonated.filter((other) => other !== address);
        edit('stopImpersonating')(address);
      },
      autoImpersonate: false,
      impersonated: [],
      dropTransaction: (hash) => {
        const index = this.#pool.findIndex((tx) => `0x${Buffer.from(sha256(tx)).toString('hex')}` === hash);
        if (index !== -1) this.#pool.splice(index, 1);
        return index !== -1;
      },
      dropTransactionsOf: edit('dropTransactionsOf'),
      dropAllTransactions: () => {
        this.#pool = [];
      },
    };
  }

  onState(): void {
    // Its state has no keys.
  }

  get height(): number {
    return this.#genesisHeight + this.#commits.length;
  }

  get appHash(): Uint8Array {
    return this.#commits.at(-1)?.appHash ?? sha256();
  }

  get revision(): number {
    return this.#revision;
  }

  readonly earliestState = 0;

  keepStates(): void {}

  async readStore() {
    return { code: 18, codespace: 'sdk', log: 'no stores', value: new Uint8Array(0), height: 0 };
  }

  signHash(): null {
    return null;
  }

  async executePending(): Promise<null> {
    return null;
  }

  hasPendingState(): boolean {
    return false;
  }

  get executable(): number {
    return this.#pool.length;
  }

  /** Refuses transactions that begin with `bad`. */
  async checkTx(tx: Uint8Array): Promise<CheckTxResult> {
    if (text(tx).startsWith('bad')) return { code: 18, codespace: 'sdk', log: text(tx), gasWanted: 0n };
    this.#pool.push(tx);
    for (const listener of this.#listeners) listener();
    return { code: 0, codespace: '', log: '', gasWanted: 21_000n };
  }

  async submitUnsigned(from: string, raw: Uint8Array): Promise<UnsignedResult> {
    const result = await this.checkTx(raw);
    return { ...result, hash: from, raw };
  }

  /** Refuses transactions that begin with `bad`. */
  completeTransaction(_from: string | null, raw: Uint8Array): { tx: Uint8Array } | { refusal: string } {
    return text(raw).startsWith('bad') ? { refusal: text(raw) } : { tx: raw };
  }

  gasLimitAt(): bigint {
    return 40_000_000n;
  }

  async dumpState(): Promise<string> {
    return JSON.stringify({ height: this.height });
  }

  /** A dump is `{"number": …}`. */
  async readState(bytes: Uint8Array): Promise<ReadState> {
    // Only this class writes the dumps that it reads.
    const { number } = JSON.parse(text(bytes)) as { number: number };
    const apply = (): void => void this.edits.push(['load', number]);
    return { blockNumber: BigInt(number), timestamp: null, nextBaseFee: null, apply };
  }

  propose(): Uint8Array[] {
    return [...this.#pool];
  }

  waiting(): Uint8Array[] {
    return [...this.#pool];
  }

  onExecutable(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async executeBlock(block: BlockToExecute): Promise<ExecutedBlock> {
    if (block.height !== this.height + 1) throw new Error(`block ${block.height} after ${this.height}`);
    this.executed.push(block);
    this.#pool = this.#pool.filter((tx) => !block.txs.includes(tx));
    this.#revision += 1;
    const appHash = sha256(this.appHash, Buffer.from(`${this.#revision}`));
    this.#commits.push({ appHash, revision: this.#revision });
    const mode = { key: 'mode', value: 'EndBlock' };
    return {
      txResults: block.txs.map(echo),
      events: [{ type: 'block_gas', attributes: [{ key: 'height', value: String(block.height) }, mode] }],
      appHash,
    };
  }

  /**
   * `/echo` answers the request's bytes, `/next` the seconds of the time that a block made now would have;
   * `/fail/<code>` fails with that code and the request's bytes as the reason.
   */
  async query(path: string, data: Uint8Array, height: number, { nextTime }: QueryOptions = {}): Promise<QueryAnswer> {
    const answered = height === 0 ? this.height : height;
    const none = { codespace: 'sdk', value: new Uint8Array(0) };
    if (path === '/next') {
      return { code: 0, codespace: '', log: '', value: Buffer.from(`${nextTime?.seconds}`), height: answered };
    }
    if (path === '/echo') return { code: 0, codespace: '', log: '', value: data, height: answered };
    const failure = /^\/fail\/(\d+)$/.exec(path);
    if (failure !== null) return { ...none, code: Number(failure[1]), log: text(data), height: answered };
    return { ...none, code: 6, log: 'unknown query path: unknown request', height: 0 };
  }

  prepareRestart(): Promise<never> {
    return Promise.reject(new Error('this chain begins once'));
  }

  async whenLoaded<T>(run: () => T): Promise<T> {
    return run();
  }

  revertTo(height: number, revision?: number): void {
    this.#commits.length = height - this.#genesisHeight;
    const committed = this.#commits.at(-1)?.revision ?? 0;
    this.#revision = Math.max(committed, revision ?? committed);
    this.#pool = [];
  }
}

/** A transaction that begins with `odd` fails. */
function echo(tx: Uint8Array): ExecTxResult {
  const hash = `0x${Buffer.from(sha256(tx)).toString('hex')}`;
  const failed = text(tx).startsWith('odd');
  return {
    code: failed ? 5 : 0,
    data: failed ? null : tx,
    log: failed ? 'it failed' : '',
    info: '',
    gasWanted: 50_000n,
    gasUsed: 25_000n,
    events: [
      {
        type: 'ethereum_tx',
        attributes: [
          { key: 'ethereumTxHash', value: hash },
          { key: 'txIndex', value: '0' },
        ],
      },
      {
        type: 'message',
        attributes: [
          { key: 'sender', value: 'somebody' },
          { key: 'amount', value: `${tx.length}atest` },
        ],
      },
    ],
    codespace: failed ? 'sdk' : '',
  };
}
