/**
 * Transactions that wait for a block. cosmos/evm v0.4 keeps them as go-ethereum's pool does: by sender and nonce, with gaps, and a better-paid one replaces
 * another. cosmos/evm v0.3 has CometBFT's pool, which takes what is next in line and nothing else.
 */
import type { Address, Hash } from '../../../../generated/types.js';
import type { SignedTransaction } from '../../../evm/transaction.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { AccountRecord } from '../state/stateView.js';
import { capOf, checkPrice, checkSender, checkTransaction, costOf } from './admissionChecks.js';
import { faults } from './txFault.js';

/** As many as go-ethereum's pool holds, waiting and queued. */
const MAX_TRANSACTIONS = 5120;

/** Bytes of all of them: what a client can make the pool keep. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Bytes of transactions in a block; consensus allows 22,020,096 for all of it. */
const MAX_BLOCK_BYTES = 20_000_000;

/** Percent by which a replacement must pay more. */
const REPLACEMENT_BUMP = 10n;

export interface PoolEntry {
  tx: Uint8Array;
  transaction: SignedTransaction;
}

/** What the pool asks of the chain: its newest state, and what the next block will charge. */
export interface PoolChain {
  account(address: Address): AccountRecord | null;
  code(address: Address): Uint8Array;
  /** Wei, of the next block. */
  nextBaseFee(): bigint;
}

export class Pool {
  /** In order of arrival. */
  readonly #byHash = new Map<Hash, PoolEntry>();
  readonly #bySender = new Map<Address, Map<bigint, PoolEntry>>();
  #bytes = 0;
  readonly #config: DevChainConfig;
  readonly #chain: PoolChain;

  constructor(config: DevChainConfig, chain: PoolChain) {
    this.#config = config;
    this.#chain = chain;
  }

  /** Takes a transaction whose sender is established; throws TxFault. */
  add(entry: PoolEntry): void {
    const { transaction } = entry;
    const words = this.#config.dialect === 'cosmosEvm03' ? 'cosmosEvm03' : 'pool';
    if (this.#byHash.has(transaction.hash)) throw faults.alreadyKnown();
    checkTransaction(transaction, this.#config, words);
    checkPrice(transaction, this.#chain.nextBaseFee(), this.#config, words);
    checkSender(transaction, this.#chain.code(transaction.from));
    const { nonce, balance } = this.#chain.account(transaction.from) ?? { nonce: 0n, balance: 0n };
    this.#checkNonce(transaction, nonce);
    const replaced = this.#bySender.get(transaction.from)?.get(transaction.nonce);
    const cost = this.#promisedBy(transaction.from) - costOfEntry(replaced) + costOf(transaction);
    if (balance < cost) throw faults.insufficientFunds(words, balance, costOf(transaction));
    if (replaced !== undefined) this.#replace(replaced.transaction, transaction);
    if (this.#byHash.size >= MAX_TRANSACTIONS || this.#bytes + entry.tx.length > MAX_BYTES) throw faults.poolFull();
    this.#bytes += entry.tx.length;
    this.#byHash.set(transaction.hash, entry);
    this.#noncesOf(transaction.from).set(transaction.nonce, entry);
  }

  /** All that waits, oldest first. */
  all(): PoolEntry[] {
    return [...this.#byHash.values()];
  }

  /** What the next block can run, best-paid first and each sender's in order, as far as `gasLimit` goes. */
  executable(gasLimit: bigint): PoolEntry[] {
    const baseFee = this.#chain.nextBaseFee();
    const lines = [...this.#bySender.keys()]
      .map((sender) => this.#lineOf(sender, baseFee))
      .filter((line) => line.length > 0);
    const order = new Map([...this.#byHash.keys()].map((hash, index) => [hash, index]));
    const chosen: PoolEntry[] = [];
    let gasLeft = gasLimit;
    let bytesLeft = MAX_BLOCK_BYTES;
    for (;;) {
      const best = bestLine(lines, baseFee, order);
      const entry = best?.shift();
      if (entry === undefined) return chosen;
      if (entry.transaction.gas > gasLeft || entry.tx.length > bytesLeft) {
        // The rest of this sender's line needs this one first.
        best?.splice(0);
        continue;
      }
      gasLeft -= entry.transaction.gas;
      bytesLeft -= entry.tx.length;
      chosen.push(entry);
    }
  }

  /** Whether the next block could run it, gas limits aside. */
  isExecutable({ from, hash }: SignedTransaction): boolean {
    return this.#lineOf(from, this.#chain.nextBaseFee()).some(({ transaction }) => transaction.hash === hash);
  }

  /** The nonce after those that wait in line. */
  nextNonce(sender: Address): bigint {
    let nonce = this.#chain.account(sender)?.nonce ?? 0n;
    while (this.#bySender.get(sender)?.has(nonce) === true) nonce += 1n;
    return nonce;
  }

  /** False when it does not wait. */
  remove(hash: Hash): boolean {
    const entry = this.#byHash.get(hash);
    if (entry === undefined) return false;
    const { from, nonce } = entry.transaction;
    this.#byHash.delete(hash);
    this.#bytes -= entry.tx.length;
    const nonces = this.#bySender.get(from);
    nonces?.delete(nonce);
    if (nonces?.size === 0) this.#bySender.delete(from);
    return true;
  }

  /** Forgets what the newest state has no use for: used nonces, and what senders cannot pay any more. */
  review(): void {
    for (const [sender, nonces] of this.#bySender) {
      const { nonce, balance } = this.#chain.account(sender) ?? { nonce: 0n, balance: 0n };
      for (const { transaction } of [...nonces.values()]) {
        if (transaction.nonce < nonce || costOf(transaction) > balance) this.remove(transaction.hash);
      }
    }
  }

  #checkNonce(transaction: SignedTransaction, nonce: bigint): void {
    if (this.#config.dialect !== 'cosmosEvm03') {
      if (transaction.nonce < nonce) throw faults.nonceTooLow('pool', transaction.nonce, nonce);
      return;
    }
    const expected = this.nextNonce(transaction.from);
    if (transaction.nonce !== expected) throw faults.nonceTooLow('cosmosEvm03', transaction.nonce, expected);
  }

  #replace(old: SignedTransaction, transaction: SignedTransaction): void {
    const enough = (before: bigint, now: bigint): boolean =>
      now * 100n >= before * (100n + REPLACEMENT_BUMP) && now > before;
    if (!enough(capOf(old), capOf(transaction)) || !enough(tipOf(old), tipOf(transaction))) {
      throw faults.underpricedReplacement();
    }
    this.remove(old.hash);
  }

  /** Wei that all of a sender's waiting transactions may cost. */
  #promisedBy(sender: Address): bigint {
    let total = 0n;
    for (const entry of this.#bySender.get(sender)?.values() ?? []) total += costOfEntry(entry);
    return total;
  }

  /** A sender's transactions that can run now, one after another. */
  #lineOf(sender: Address, baseFee: bigint): PoolEntry[] {
    const account = this.#chain.account(sender) ?? { nonce: 0n, balance: 0n };
    const nonces = this.#bySender.get(sender);
    const line: PoolEntry[] = [];
    let left = account.balance;
    for (let nonce = account.nonce; ; nonce += 1n) {
      const entry = nonces?.get(nonce);
      if (entry === undefined || capOf(entry.transaction) < baseFee) return line;
      left -= costOf(entry.transaction);
      if (left < 0n) return line;
      line.push(entry);
    }
  }

  #noncesOf(sender: Address): Map<bigint, PoolEntry> {
    let nonces = this.#bySender.get(sender);
    if (nonces === undefined) {
      nonces = new Map();
      this.#bySender.set(sender, nonces);
    }
    return nonces;
  }
}

/** The line whose first transaction pays best; among equals the one that came first. */
function bestLine(lines: PoolEntry[][], baseFee: bigint, order: Map<Hash, number>): PoolEntry[] | undefined {
  let best: PoolEntry[] | undefined;
  let bestTip = -1n;
  let bestPlace = Infinity;
  for (const line of lines) {
    const [entry] = line;
    if (entry === undefined) continue;
    const tip = effectiveTip(entry.transaction, baseFee);
    const place = order.get(entry.transaction.hash) ?? Infinity;
    if (tip < bestTip || (tip === bestTip && place >= bestPlace)) continue;
    [best, bestTip, bestPlace] = [line, tip, place];
  }
  return best;
}

function effectiveTip(transaction: SignedTransaction, baseFee: bigint): bigint {
  const above = capOf(transaction) - baseFee;
  const tip = tipOf(transaction);
  return tip < above ? tip : above;
}

function tipOf({ maxPriorityFeePerGas, gasPrice }: SignedTransaction): bigint {
  return maxPriorityFeePerGas ?? gasPrice ?? 0n;
}

function costOfEntry(entry: PoolEntry | undefined): bigint {
  return entry === undefined ? 0n : costOf(entry.transaction);
}
