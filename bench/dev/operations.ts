/**
 * What a developer waits for: single operations, in milliseconds, on all servers alternately. The client is viem, which
 * asks what a wallet asks before it sends. Transactions are signed by the client.
 */
import {
  createTestClient,
  encodeFunctionData,
  http,
  padHex,
  parseGwei,
  publicActions,
  toHex,
  walletActions,
  type Address,
  type Hash,
  type Hex,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { anvil } from 'viem/chains';
import { call } from '../rpc.js';
import { median } from '../statistics.js';
import { MNEMONIC } from './accounts.js';
import { token, TOKEN_TRANSFER_GAS } from './token.js';

/** Transactions of the operation that sends many in turn; a script of forge with a hundred calls sends as many. */
const SCRIPT_TRANSACTIONS = 101;

/** Runs before the clock starts: a new server runs its code for the first time. */
const WARM_UP = 20;

const RECEIPT_TIMEOUT_MS = 10_000;

/** An operation and how often it is measured. It answers how many milliseconds it took. */
interface Operation {
  title: string;
  repeats: number;
  run: (client: Client) => Promise<number>;
}

/** What an operation took on each server: the median in milliseconds, in the order of the servers. */
export interface OperationRow {
  title: string;
  milliseconds: number[];
}

const OPERATIONS: Operation[] = [
  {
    title: 'transfer of ether by viem, with its receipt',
    repeats: 60,
    run: (client) => timed(() => client.transfer()),
  },
  {
    title: 'eth_sendTransaction by an account of the server, with its receipt',
    repeats: 60,
    run: (client) => timed(() => client.sendUnsigned()),
  },
  {
    title: 'deployment of a token by viem, with its receipt',
    repeats: 40,
    run: (client) => timed(() => client.deploy()),
  },
  { title: 'eth_estimateGas of a token transfer', repeats: 100, run: (client) => timed(() => client.estimate()) },
  { title: 'eth_call of a token', repeats: 100, run: (client) => timed(() => client.read()) },
  {
    title: 'evm_snapshot and, after a transfer, evm_revert',
    repeats: 60,
    run: (client) => client.snapshotAndRevert(),
  },
  { title: 'evm_mine', repeats: 60, run: (client) => timed(() => client.mine()) },
  {
    title: `${SCRIPT_TRANSACTIONS} signed token transfers in turn, each with its receipt`,
    repeats: 5,
    run: (client) => client.script(),
  },
];

/** Measures every operation on the servers at these addresses (A, B, A, B…). */
export async function measureOperations(urls: readonly string[]): Promise<OperationRow[]> {
  const clients = await Promise.all(urls.map((url) => Client.on(url)));
  const rows: OperationRow[] = [];
  for (const { title, repeats, run } of OPERATIONS) {
    for (const client of clients) for (let n = 0; n < Math.min(WARM_UP, repeats); n++) await run(client);
    const times: number[][] = clients.map(() => []);
    for (let n = 0; n < repeats; n++)
      for (const [index, client] of clients.entries()) times[index]?.push(await run(client));
    rows.push({ title, milliseconds: times.map(median) });
  }
  return rows;
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await action();
  return performance.now() - begin;
}

function connect(url: string) {
  const account = mnemonicToAccount(MNEMONIC);
  return createTestClient({ account, chain: anvil, mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);
}

interface Receipt {
  status: Hex;
  contractAddress: Address | null;
}

/** A client of one server, with a token of its own there. */
class Client {
  readonly #url: string;
  readonly #viem: ReturnType<typeof connect>;
  readonly #token: Address;
  #calls = 0;

  private constructor(url: string, viem: ReturnType<typeof connect>, token: Address) {
    this.#url = url;
    this.#viem = viem;
    this.#token = token;
  }

  static async on(url: string): Promise<Client> {
    const viem = connect(url);
    const hash = await viem.deployContract({ ...token, args: [[viem.account.address]] });
    const { contractAddress } = await receiptOf(url, hash);
    if (contractAddress === null) throw new Error(`${url}: the token was not deployed`);
    return new Client(url, viem, contractAddress);
  }

  async transfer(): Promise<void> {
    await receiptOf(this.#url, await this.#viem.sendTransaction({ to: OTHER, value: 1n }));
  }

  async sendUnsigned(): Promise<void> {
    const request = { from: this.#viem.account.address, to: OTHER, value: '0x1' };
    await receiptOf(this.#url, await call<Hash>(this.#url, 'eth_sendTransaction', request));
  }

  async deploy(): Promise<void> {
    await receiptOf(this.#url, await this.#viem.deployContract({ ...token, args: [[OTHER]] }));
  }

  estimate(): Promise<unknown> {
    const request = { from: this.#viem.account.address, to: this.#token, data: this.#transferData() };
    return call(this.#url, 'eth_estimateGas', request);
  }

  /** Each time for another account: Halley keeps answers to a question that is asked again. */
  read(): Promise<unknown> {
    const holder = padHex(toHex(++this.#calls), { size: 20 });
    const data = encodeFunctionData({ abi: token.abi, functionName: 'balanceOf', args: [holder] });
    return call(this.#url, 'eth_call', { to: this.#token, data }, 'latest');
  }

  /** The transfer between the two is not counted. */
  async snapshotAndRevert(): Promise<number> {
    let id = '';
    const taking = await timed(async () => void (id = await call<Hex>(this.#url, 'evm_snapshot')));
    await this.transfer();
    const reverting = await timed(async () => {
      if (!(await call<boolean>(this.#url, 'evm_revert', id))) throw new Error(`${this.#url}: nothing was reverted`);
    });
    return taking + reverting;
  }

  mine(): Promise<unknown> {
    return call(this.#url, 'evm_mine');
  }

  /** The transactions are signed before the clock starts. */
  async script(): Promise<number> {
    const { account, chain } = this.#viem;
    const nonce = await this.#viem.getTransactionCount({ address: account.address });
    const request = {
      type: 'eip1559',
      chainId: chain.id,
      gas: TOKEN_TRANSFER_GAS,
      maxFeePerGas: parseGwei('500'),
      maxPriorityFeePerGas: parseGwei('1'),
      to: this.#token,
      data: this.#transferData(),
    } as const;
    const raws = await Promise.all(
      Array.from({ length: SCRIPT_TRANSACTIONS }, (_, n) => account.signTransaction({ ...request, nonce: nonce + n })),
    );
    return timed(async () => {
      for (const raw of raws) await receiptOf(this.#url, await call<Hash>(this.#url, 'eth_sendRawTransaction', raw));
    });
  }

  #transferData(): Hex {
    return encodeFunctionData({ abi: token.abi, functionName: 'transfer', args: [OTHER, 1n] });
  }
}

/** Asks until there is a receipt: anvil answers the hash of a transaction before it is mined. */
async function receiptOf(url: string, hash: Hash): Promise<Receipt> {
  const deadline = performance.now() + RECEIPT_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const receipt = await call<Receipt | null>(url, 'eth_getTransactionReceipt', hash);
    if (receipt?.status === '0x1') return receipt;
    if (receipt !== null) throw new Error(`${url}: transaction ${hash} failed`);
  }
  throw new Error(`${url}: transaction ${hash} was not mined within ${RECEIPT_TIMEOUT_MS} ms`);
}

const OTHER = mnemonicToAccount(MNEMONIC, { addressIndex: 1 }).address;
