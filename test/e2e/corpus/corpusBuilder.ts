/** Collects the transactions of the corpus: one account after the other signs them, with nonces that follow. */
import { getCreateAddress, keccak256, Wallet, type AuthorizationLike, type TransactionRequest } from 'ethers';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import { initCode } from './assembler.js';

/** EIP-155 number of all chains that run the corpus. */
export const CORPUS_CHAIN_ID = 262_144;

/** Above every base fee, so that what is paid does not depend on the chain. */
const GAS_PRICE = 10n ** 10n;
const GAS = 100_000n;

export interface CorpusTransaction {
  /** What it shows. Each is used once. */
  name: string;
  raw: string;
  hash: string;
  /** Runs on chains with EIP-7702 only. */
  setsCode: boolean;
}

/** Transactions that are sent together, so that they can share a block. */
export interface CorpusGroup {
  name: string;
  transactions: CorpusTransaction[];
}

export interface CorpusFields extends Omit<TransactionRequest, 'data' | 'from' | 'to' | 'gasLimit'> {
  /** Address; a contract is created without one. */
  to?: string;
  /** Hex with or without 0x. */
  data?: string;
  /** Gas limit. The chains charge at least half of it, geth does not: at least half must be used. */
  gas?: number;
  /** Which of the funded accounts sends it; the first unless given. */
  sender?: number;
}

/** A contract and the account that may be asked to sign an authorization. */
export class CorpusBuilder {
  readonly groups: CorpusGroup[] = [];
  readonly #wallets = accounts.funded.map(({ privateKey }) => new Wallet(privateKey));
  readonly #nonces = new Map<number, number>();
  readonly #signing: Promise<void>[] = [];
  #setsCode = false;

  /** Begins a group. `setsCode` says that its transactions need EIP-7702. */
  group(name: string, { setsCode = false } = {}): void {
    this.groups.push({ name, transactions: [] });
    this.#setsCode = setsCode;
  }

  address(account: number): string {
    return this.#wallet(account).address.toLowerCase();
  }

  /** Adds a transaction. Answers the address of the contract that it creates, whether or not it succeeds. */
  send(name: string, { sender = 0, gas, data = '', ...fields }: CorpusFields): string {
    const nonce = this.nonce(sender);
    this.#nonces.set(sender, nonce + 1);
    const fees =
      fields.type === 2 || fields.type === 4
        ? { maxFeePerGas: GAS_PRICE, maxPriorityFeePerGas: GAS_PRICE }
        : { gasPrice: GAS_PRICE };
    const transaction = { name, raw: '', hash: '', setsCode: this.#setsCode };
    const request = {
      type: 0,
      ...fields,
      ...fees,
      nonce,
      chainId: CORPUS_CHAIN_ID,
      gasLimit: gas ?? GAS,
      data: data.startsWith('0x') ? data : `0x${data}`,
    };
    this.groups.at(-1)?.transactions.push(transaction);
    this.#signing.push(this.#sign(transaction, sender, request));
    return getCreateAddress({ from: this.address(sender), nonce }).toLowerCase();
  }

  /** Creates a contract with this runtime code and answers its address. */
  deploy(name: string, runtime: string, fields: CorpusFields = {}): string {
    return this.send(name, { ...fields, data: initCode(runtime) });
  }

  /** An authorization by an account to run the code of a contract. `nonce` counts from the account's next. */
  authorize(account: number, contract: string, { chainId = CORPUS_CHAIN_ID, nonce = 0 } = {}): AuthorizationLike {
    return this.#wallet(account).authorizeSync({ address: contract, chainId, nonce });
  }

  /** The account's next nonce. */
  nonce(account: number): number {
    return this.#nonces.get(account) ?? 0;
  }

  /** The account used nonces by authorizations. */
  skipNonces(account: number, count: number): void {
    this.#nonces.set(account, this.nonce(account) + count);
  }

  /** Resolves when all transactions are signed. */
  async signed(): Promise<CorpusGroup[]> {
    await Promise.all(this.#signing);
    return this.groups;
  }

  async #sign(transaction: CorpusTransaction, sender: number, request: TransactionRequest): Promise<void> {
    transaction.raw = await this.#wallet(sender).signTransaction(request);
    transaction.hash = keccak256(transaction.raw);
  }

  #wallet(account: number): Wallet {
    const wallet = this.#wallets[account];
    if (wallet === undefined) throw new Error(`there is no account ${account}`);
    return wallet;
  }
}
