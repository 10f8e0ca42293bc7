/** A Go chain that pushes its state, a counter on it, and Halley that follows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCreateAddress, Wallet } from 'ethers';
import { until } from './chainProgress.js';
import { startGoChain, type GoChain, type GoChainOptions } from './goChain.js';
import { startHalley, type HalleyOptions, type HalleyProcess } from './halleyProcess.js';
import { hex, rpc, rpcAnswer } from './rpc.js';

const BLOCK_MS = 150;
const PRICE = 20_000_000_000n;

/** Without data, counts in slot 0 and emits the count; with 32 bytes, returns that slot. */
const COUNTER_CODE = '3615601157' + '60003554600052' + '60206000f3' + '5b60005460010180600055600052' + '60206000a000';
/** Creates a counter. */
export const COUNTER = `0x60${(COUNTER_CODE.length / 2).toString(16)}80600b6000396000f3${COUNTER_CODE}`;

export interface StreamedChain extends GoChain {
  /** Where the stream is followed. */
  streamAddress: string;
  spool: string;
}

type StreamOptions = Partial<NonNullable<GoChainOptions['stream']>>;

/** Its spool goes with the chain. */
export async function startStreamedChain(
  options: Omit<GoChainOptions, 'stream'> = {},
  stream: StreamOptions = {},
): Promise<StreamedChain> {
  const folder = mkdtempSync(join(tmpdir(), 'halley-streamed-'));
  const spool = join(folder, 'spool');
  try {
    const chain = await startGoChain({ blockTimeMs: BLOCK_MS, ...options, stream: { spool, ...stream } });
    const stopChain = chain.stop;
    chain.stop = async () => {
      const end = await stopChain();
      rmSync(folder, { recursive: true, force: true });
      return end;
    };
    return Object.assign(chain, { spool, streamAddress: `unix:${join(spool, 'followers.sock')}` });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Halley that follows the chain's stream, or the one at another address. */
export async function startFollowing(
  chain: StreamedChain,
  { stream = chain.streamAddress, flags = {}, ...options }: Partial<HalleyOptions> & { stream?: string } = {},
): Promise<HalleyProcess> {
  return startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { stream, 'metrics.address': '127.0.0.1:0', 'rate-limit': '0', ...flags },
    ...options,
  });
}

/** The metrics of the state that a gateway knows. */
export interface StateMetrics {
  /** Calls that ran in the gateway, and those that it left to the node. */
  run: number;
  left: number;
  /** Comparisons of calls with the node. */
  same: number;
  different: number;
  /** Values that differ from the node's. */
  differentValues: number;
  /** The newest block of the stream; 0 where nothing is known. */
  streamBlock: number;
  questions: number;
  values: number;
}

/** Read from a gateway that has an address for its metrics. */
export async function stateMetrics({ log }: Pick<HalleyProcess, 'log'>): Promise<StateMetrics> {
  const url = log.findLast(({ metrics }) => metrics !== undefined)?.['metrics'] as string;
  const text = await (await fetch(url)).text();
  const read = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    const value = Number(line?.slice(name.length + 1) ?? 0);
    return Number.isNaN(value) ? 0 : value;
  };
  return {
    run: read('halley_gateway_calls_total{outcome="run"}'),
    left: read('halley_gateway_calls_total{outcome="left"}'),
    same: read('halley_gateway_calls_compared_total{result="same"}'),
    different: read('halley_gateway_calls_compared_total{result="different"}'),
    differentValues: read('halley_state_values_compared_total{result="different"}'),
    streamBlock: read('halley_state_stream_block_number'),
    questions: read('halley_state_questions_total'),
    values: read('halley_state_values'),
  };
}

/** Resolves when calls run in the gateway. */
export async function untilKnown(halley: HalleyProcess, call: object): Promise<void> {
  await until('calls run in the gateway', async () => {
    const { run } = await stateMetrics(halley);
    await rpcAnswer(halley.httpUrl, 'eth_call', [call, 'latest']);
    return (await stateMetrics(halley)).run > run;
  });
}

export async function headOf({ httpUrl }: Pick<HalleyProcess, 'httpUrl'>): Promise<number> {
  return Number(await rpc<string>(httpUrl, 'eth_blockNumber'));
}

/** A counter, and the account that counts. */
export class Counter {
  readonly address: string;
  /** The transactions that were sent. */
  sent = 0;
  readonly #chain: GoChain;
  readonly #wallet: Wallet;
  #nonce: number;

  private constructor(chain: GoChain, wallet: Wallet, nonce: number) {
    this.#chain = chain;
    this.#wallet = wallet;
    this.address = getCreateAddress({ from: wallet.address, nonce }).toLowerCase();
    this.#nonce = nonce;
  }

  /**
   * Resolves when it has counted once: stores without any slot are not read. `index` is that of an account that sends
   * nothing else.
   */
  static async create(chain: GoChain, index = 0): Promise<Counter> {
    const wallet = new Wallet(chain.accounts[index]?.privateKey ?? '');
    const nonce = Number(await rpc<string>(chain.evmRpcUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
    const counter = new Counter(chain, wallet, nonce);
    await counter.#send({ data: COUNTER, gasLimit: 500_000 });
    await counter.count();
    await counter.mined();
    return counter;
  }

  /** A call that returns a slot. */
  read(slot = 0n): { to: string; data: string } {
    return { to: this.address, data: `0x${slot.toString(16).padStart(64, '0')}` };
  }

  /** Sends a transaction that counts; resolves to its hash. */
  async count(): Promise<string> {
    const hash = await this.#send({ to: this.address, gasLimit: 100_000 });
    this.sent += 1;
    return hash;
  }

  /** After the chain went back: goes on with what it has of the transactions. */
  async goOn(): Promise<void> {
    const { evmRpcUrl } = this.#chain;
    this.#nonce = Number(await rpc<string>(evmRpcUrl, 'eth_getTransactionCount', this.#wallet.address, 'latest'));
    this.sent = Number(await rpc<string>(evmRpcUrl, 'eth_call', this.read(), 'latest'));
  }

  /** The count at a height, as the node says. */
  async ofNode(height: number): Promise<number> {
    return Number(await rpc<string>(this.#chain.evmRpcUrl, 'eth_call', this.read(), hex(height)));
  }

  /** Resolves when all that was sent is in blocks. */
  async mined(): Promise<void> {
    const { evmRpcUrl } = this.#chain;
    await until('transactions are in blocks', async () => {
      const answer = await rpcAnswer<string>(evmRpcUrl, 'eth_getTransactionCount', [this.#wallet.address, 'latest']);
      return Number(answer.result) >= this.#nonce;
    });
  }

  /** Counts until the signal aborts, with few transactions on their way; resolves when all are in blocks. */
  async flow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.count();
      await this.mined();
    }
  }

  async #send(fields: { to?: string; data?: string; gasLimit: number }): Promise<string> {
    const { chainId, evmRpcUrl } = this.#chain;
    const raw = await this.#wallet.signTransaction({
      type: 0,
      gasPrice: PRICE,
      chainId,
      nonce: this.#nonce,
      ...fields,
    });
    const hash = await rpc<string>(evmRpcUrl, 'eth_sendRawTransaction', raw);
    this.#nonce += 1;
    return hash;
  }
}
