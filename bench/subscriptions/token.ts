/** The load: transfers of a token in every block. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  parseGwei,
  toEventSelector,
  toHex,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { token as compiled, TOKEN_TRANSFER_GAS } from '../dev/token.js';
import { call, hex } from '../rpc.js';

export const TRANSFER_TOPIC = toEventSelector('Transfer(address,address,uint256)');

const MINED_TIMEOUT_MS = 30_000;

const fees = (chainId: number) =>
  ({ type: 'eip1559', chainId, maxFeePerGas: parseGwei('100'), maxPriorityFeePerGas: parseGwei('1') }) as const;

export interface TokenOptions {
  /** JSON-RPC over HTTP. */
  url: string;
  chainId: number;
  /** Key of a funded account that nothing else uses. */
  privateKey: Hex;
}

export class Token {
  #sent = 0;
  readonly #url: string;
  /** Signed transfers in the order of nonces. */
  readonly #signed: Hex[];

  private constructor(
    readonly address: Address,
    url: string,
    signed: Hex[],
  ) {
    this.#url = url;
    this.#signed = signed;
  }

  /** Deploys the token and signs this many transfers, so that none is signed during the measurement. */
  static async deploy({ url, chainId, privateKey }: TokenOptions, transfers: number): Promise<Token> {
    const account = privateKeyToAccount(privateKey);
    const nonce = Number(await call<Hex>(url, 'eth_getTransactionCount', account.address, 'latest'));
    const data = encodeDeployData({ ...compiled, args: [[account.address]] });
    const creation = await account.signTransaction({ ...fees(chainId), gas: 3_000_000n, nonce, data });
    await call(url, 'eth_sendRawTransaction', creation);
    const address = getContractAddress({ from: account.address, nonce: BigInt(nonce) });
    await deployed(url, address);
    const signed = await Promise.all(
      Array.from({ length: transfers }, (_, n) => {
        const to = toHex(0xbeef_0000 + n, { size: 20 });
        const transfer = encodeFunctionData({ abi: compiled.abi, functionName: 'transfer', args: [to, 1n] });
        const request = { ...fees(chainId), gas: TOKEN_TRANSFER_GAS, to: address, data: transfer };
        return account.signTransaction({ ...request, nonce: nonce + 1 + n });
      }),
    );
    return new Token(address, url, signed);
  }

  /** Sends the next transfers, in the order of their nonces. Throws when one is refused or too few are left. */
  async send(count: number): Promise<void> {
    const next = this.#signed.slice(this.#sent, this.#sent + count);
    if (next.length < count) throw new Error('the signed transfers are used up');
    this.#sent += count;
    // Not as a batch: a server may run the requests of a batch in any order.
    for (const raw of next) await call(this.#url, 'eth_sendRawTransaction', raw);
  }

  /** Number of logs in each block from `first` to `last`. Blocks without logs are absent. */
  async logCounts(first: number, last: number): Promise<Map<number, number>> {
    const range = { address: this.address, topics: [TRANSFER_TOPIC], fromBlock: hex(first), toBlock: hex(last) };
    const counts = new Map<number, number>();
    for (const { blockNumber } of await call<{ blockNumber: Hex }[]>(this.#url, 'eth_getLogs', range))
      counts.set(Number(blockNumber), (counts.get(Number(blockNumber)) ?? 0) + 1);
    return counts;
  }
}

/** Waits for the code, not for the receipt: the node's server answers an error while there is no receipt. */
async function deployed(url: string, address: Address): Promise<void> {
  const deadline = Date.now() + MINED_TIMEOUT_MS;
  while ((await call(url, 'eth_getCode', address, 'latest')) === '0x') {
    if (Date.now() > deadline) throw new Error('the token was not mined within half a minute');
    await pause(50);
  }
}
