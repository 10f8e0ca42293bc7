import type { Hash } from '../../../../generated/types.js';
import type { SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import { CONSOLE_ADDRESS, decodeConsoleLog } from '../../consoleLog.js';
import type { CallTrace } from '../../application.js';
import type { AddressFormats } from '../addressFormats.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { ChainEvm } from '../evm/chainEvm.js';
import type { EvmPool } from '../evm/evmPool.js';
import type { ChainHistory } from '../state/chainHistory.js';
import { CallRecorder } from './callRecorder.js';
import { BlockExecution, type BlockInput, type BlockOutcome } from './blockExecution.js';

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
