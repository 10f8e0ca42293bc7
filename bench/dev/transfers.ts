/** Token transfers by ten senders, signed before the clock starts. */
import { encodeDeployData, encodeFunctionData, keccak256, parseGwei, type Address, type Hash, type Hex } from 'viem';
import { mnemonicToAccount, type HDAccount } from 'viem/accounts';
import { ask, call, type Call } from '../rpc.js';
import { MNEMONIC } from './accounts.js';
import { token, TOKEN_TRANSFER_GAS } from './token.js';

const SENDERS = 10;

/** Above the base fee of a run of full blocks. */
const MAX_FEE = parseGwei('500');

/** More blocks than evm_mine needs for all transfers, at the gas limit of either program. */
const MAX_BLOCKS = 100;

/** How the transactions come into blocks. */
export type Mining =
  /**
   * Each sender waits for the answer to one transaction before it sends the next. The server mines them as they come.
   */
  | 'automine'
  /** All transactions are sent first. Then evm_mine fills blocks with them. */
  | 'full blocks';

interface Receipt {
  status: Hex;
  contractAddress: Address | null;
  logs: unknown[];
}

/** A chain on which the token is deployed and ten accounts hold it. */
export class TokenChain {
  readonly #url: string;
  readonly #chainId: number;
  readonly #senders: HDAccount[];
  readonly #address: Address;

  private constructor(url: string, chainId: number, senders: HDAccount[], address: Address) {
    this.#url = url;
    this.#chainId = chainId;
    this.#senders = senders;
    this.#address = address;
  }

  static async on(url: string): Promise<TokenChain> {
    const chainId = Number(await call<Hex>(url, 'eth_chainId'));
    const senders = Array.from({ length: SENDERS }, (_, addressIndex) => mnemonicToAccount(MNEMONIC, { addressIndex }));
    const deployer = senders[0] as HDAccount;
    const raw = await deployer.signTransaction({
      ...fees(chainId),
      gas: 3_000_000n,
      nonce: await nonceOf(url, deployer.address),
      data: encodeDeployData({ ...token, args: [senders.map(({ address }) => address)] }),
    });
    const { contractAddress } = await receiptOf(url, await call<Hash>(url, 'eth_sendRawTransaction', raw));
    return new TokenChain(url, chainId, senders, contractAddress as Address);
  }

  /** Transfers a second, from the first request to the last receipt. Throws when a transfer fails or is not mined. */
  async rate(count: number, mining: Mining): Promise<number> {
    const signed = await this.#sign(count / SENDERS);
    if (mining === 'full blocks') await call(this.#url, 'evm_setAutomine', false);
    const begin = performance.now();
    if (mining === 'automine') await Promise.all(signed.map((raws) => this.#sendInTurn(raws)));
    else await this.#sendThenMine(signed);
    const last = signed.map((raws) => keccak256(raws.at(-1) as Hex));
    await Promise.all(last.map((hash) => receiptOf(this.#url, hash)));
    const seconds = (performance.now() - begin) / 1000;
    if (mining === 'full blocks') await call(this.#url, 'evm_setAutomine', true);
    await this.#check(signed.flat());
    return count / seconds;
  }

  /** One list per sender, in the order of nonces. */
  #sign(each: number): Promise<Hex[][]> {
    return Promise.all(
      this.#senders.map(async (sender, index) => {
        const nonce = await nonceOf(this.#url, sender.address);
        const to = (this.#senders[(index + 1) % SENDERS] as HDAccount).address;
        const data = encodeFunctionData({ abi: token.abi, functionName: 'transfer', args: [to, 1n] });
        const request = { ...fees(this.#chainId), gas: TOKEN_TRANSFER_GAS, to: this.#address, data };
        return Promise.all(
          Array.from({ length: each }, (_, n) => sender.signTransaction({ ...request, nonce: nonce + n })),
        );
      }),
    );
  }

  async #sendInTurn(raws: Hex[]): Promise<void> {
    for (const raw of raws) await call(this.#url, 'eth_sendRawTransaction', raw);
  }

  async #sendThenMine(signed: Hex[][]): Promise<void> {
    await Promise.all(signed.map((raws) => ask(this.#url, raws.map(sending))));
    const last = signed.map((raws) => keccak256(raws.at(-1) as Hex));
    for (let block = 0; block < MAX_BLOCKS; block++) {
      await call(this.#url, 'evm_mine');
      const receipts = await Promise.all(last.map((hash) => call(this.#url, 'eth_getTransactionReceipt', hash)));
      if (receipts.every((receipt) => receipt !== null)) return;
    }
    throw new Error(`${MAX_BLOCKS} blocks did not hold the transfers`);
  }

  /** Throws unless every transfer succeeded. Not part of the measured time. */
  async #check(raws: Hex[]): Promise<void> {
    for (let at = 0; at < raws.length; at += 100) {
      const requests = raws.slice(at, at + 100).map((raw) => reading(keccak256(raw)));
      for (const receipt of (await ask(this.#url, requests)) as (Receipt | null)[])
        if (receipt?.status !== '0x1' || receipt.logs.length !== 1)
          throw new Error(`a transfer failed: ${JSON.stringify(receipt)}`);
    }
  }
}

const fees = (chainId: number) =>
  ({ type: 'eip1559', chainId, maxFeePerGas: MAX_FEE, maxPriorityFeePerGas: parseGwei('1') }) as const;

const sending = (raw: Hex): Call => ({ method: 'eth_sendRawTransaction', params: [raw] });
const reading = (hash: Hash): Call => ({ method: 'eth_getTransactionReceipt', params: [hash] });

async function nonceOf(url: string, address: Address): Promise<number> {
  return Number(await call<Hex>(url, 'eth_getTransactionCount', address, 'latest'));
}

/** Asks until there is a receipt: anvil answers the hash of a transaction before it is mined. */
async function receiptOf(url: string, hash: Hash): Promise<Receipt> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const receipt = await call<Receipt | null>(url, 'eth_getTransactionReceipt', hash);
    if (receipt !== null) return receipt;
  }
  throw new Error(`${hash} was not mined within 30 s`);
}
