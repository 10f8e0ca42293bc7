/** What a program of an SDK runs against: a chain, the gateway behind a proxy, a contract and signed transactions. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { readContract } from '../../../codegen/readContract.js';
import { until } from '../../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { compileProbe } from '../../support/probe.js';
import { hex, rpc } from '../../support/rpc.js';
import type { StartChain, TestChain } from '../../support/testChains.js';
import { startExampleServer, type ExampleServer } from './exampleServer.js';

/** Functions of Probe.sol, and what README.md of this folder promises to call. */
const PROBE = parseAbi([
  'function value() view returns (uint256)',
  'function count(uint256 logs)',
  'function failWithReason() pure',
  'function failWithCustomError(uint256 asked) pure',
]);
const GAS = 3_000_000n;
const WORD_ZERO = '0'.repeat(64);

/** The part of a receipt that is read here. */
export interface MinedReceipt {
  blockNumber: Hex;
  contractAddress: Hex | null;
  status: Hex;
}

/** What the program is given, as README.md lists it. */
export interface Input {
  http: string;
  ws: string;
  examples: string;
  chainId: Hex;
  account: Hex;
  probe: Hex;
  deploy: Hex;
  transactions: Hex[];
  calls: { value: Hex; revertWithReason: Hex; revertWithCustomError: Hex };
  fromBlock: Hex;
}

export class Stage {
  readonly input: Input;
  /** Path of a file with the input. */
  readonly inputFile: string;
  readonly proxy: CuttableProxy;
  readonly examples: ExampleServer;
  readonly #chain: TestChain;
  readonly #halley: HalleyProcess;
  readonly #folder: string;
  /** Nonce of the next transaction of the second account, which the test sends from. */
  #nonce = 0;

  private constructor(
    input: Input,
    parts: { proxy: CuttableProxy; examples: ExampleServer; chain: TestChain; halley: HalleyProcess; folder: string },
  ) {
    this.input = input;
    this.proxy = parts.proxy;
    this.examples = parts.examples;
    this.#chain = parts.chain;
    this.#halley = parts.halley;
    this.#folder = parts.folder;
    this.inputFile = join(parts.folder, 'input.json');
  }

  static async start(startChain: StartChain): Promise<Stage> {
    const chain = await startChain();
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
    const proxy = await startProxy(halley.wsUrl);
    const examples = await startExampleServer(await readContract());
    const folder = await mkdtemp(join(tmpdir(), 'halley-sdk-'));
    const bytecode: Hex = `${compileProbe().bytecode}${WORD_ZERO}`;
    const deployment = (nonce: number) => signed(chain, 0, { nonce, data: bytecode });
    const { contractAddress, blockNumber } = await mined(halley.httpUrl, await deployment(0));
    const probe = contractAddress as Hex;
    const input: Input = {
      http: halley.httpUrl,
      ws: proxy.url.replace('http:', 'ws:'),
      examples: examples.url,
      chainId: hex(chain.chainId) as Hex,
      account: addressOf(chain, 0),
      probe,
      deploy: await deployment(1),
      transactions: await Promise.all(
        [2, 3].map((nonce) => signed(chain, 0, { nonce, to: probe, data: countData(2) })),
      ),
      calls: {
        value: encodeFunctionData({ abi: PROBE, functionName: 'value' }),
        revertWithReason: encodeFunctionData({ abi: PROBE, functionName: 'failWithReason' }),
        revertWithCustomError: encodeFunctionData({ abi: PROBE, functionName: 'failWithCustomError', args: [101n] }),
      },
      fromBlock: blockNumber,
    };
    const stage = new Stage(input, { proxy, examples, chain, halley, folder });
    await writeFile(stage.inputFile, JSON.stringify(input));
    return stage;
  }

  /** Answer of the gateway to one call, past the proxy. */
  ask<T>(method: string, ...params: unknown[]): Promise<T> {
    return rpc<T>(this.input.http, method, ...params);
  }

  /** Sends a transaction that emits so many logs, and waits until it is in a block. */
  async emit(logs: number): Promise<MinedReceipt> {
    const nonce = this.#nonce++;
    const data = countData(logs);
    return mined(this.input.http, await signed(this.#chain, 1, { nonce, to: this.input.probe, data }));
  }

  /** Waits until the newest block has a higher number. */
  async passed(block: number): Promise<void> {
    await until(`a block after ${block}`, async () => Number(await this.ask('eth_blockNumber')) > block);
  }

  async stop(): Promise<void> {
    await this.proxy.close();
    await this.examples.close();
    await this.#halley.stop();
    await this.#chain.stop();
    await rm(this.#folder, { recursive: true });
  }
}

function countData(logs: number): Hex {
  return encodeFunctionData({ abi: PROBE, functionName: 'count', args: [BigInt(logs)] });
}

function accountOf(chain: TestChain, index: number) {
  return privateKeyToAccount((chain.accounts[index] as { privateKey: Hex }).privateKey);
}

function addressOf(chain: TestChain, index: number): Hex {
  return accountOf(chain, index).address.toLowerCase() as Hex;
}

function signed(chain: TestChain, index: number, transaction: { nonce: number; to?: Hex; data: Hex }): Promise<Hex> {
  return accountOf(chain, index).signTransaction({
    chainId: chain.chainId,
    gas: GAS,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
    ...transaction,
  });
}

async function mined(url: string, transaction: Hex): Promise<MinedReceipt> {
  const hash = await rpc<Hex>(url, 'eth_sendRawTransaction', transaction);
  let receipt: MinedReceipt | null = null;
  await until('the transaction is in a block', async () => {
    receipt = await rpc<MinedReceipt | null>(url, 'eth_getTransactionReceipt', hash);
    return receipt !== null;
  });
  return receipt as unknown as MinedReceipt;
}
