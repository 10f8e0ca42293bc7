/**
 * Transactions that wait for a block. A mempool in the application keeps them as go-ethereum's pool does: by sender and
 * nonce, with gaps, and a transaction that pays more replaces another. Without one, the chain has CometBFT's mempool,
 * which accepts the next nonce of a sender and nothing else.
 */
import type { Address, Hash } from '../../../../generated/types.js';
import { WEI } from '../../../chain/fees/feeMarket.js';
import { feeCapOf, tipCapOf, type SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { ChainHistory } from '../state/chainHistory.js';
import type { AccountRecord } from '../state/stateBase.js';
import { checkPrice, checkSender, checkTransaction, costOf } from './admissionChecks.js';
import { checkTxWording, faults } from './txFault.js';

/** As many as go-ethereum's pool holds, pending and queued. */
const MAX_TRANSACTIONS = 5120;

/** Bytes of all waiting transactions: a limit on the memory that clients can fill. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Bytes of the transactions of a block; consensus allows 22,020,096 for the whole block. */
const MAX_BLOCK_BYTES = 20_000_000;

/** Percent by which a replacement must pay more. */
const REPLACEMENT_BUMP = 10n;

/** A waiting transaction: the bytes for the block, and the Ethereum transaction in them. */
export interface WaitingTransaction {
  tx: Uint8Array;
  transaction: SignedTransaction;
}

/** The mempool of one chain. `DevApplication` adds to it, proposes blocks from it and reviews it after each block. */
export class DevMempool {
  readonly #byHash = new Map<Hash, WaitingTransaction>();
  readonly #bySender = new Map<Address, Map<bigint, WaitingTransaction>>();
  #bytes = 0;
  readonly #config: DevChainConfig;
  readonly #history: Pick<ChainHistory, 'newest' | 'nextBaseFeeScaled'>;

  constructor(config: DevChainConfig, history: Pick<ChainHistory, 'newest' | 'nextBaseFeeScaled'>) {
    this.#config = config;
    this.#history = history;
  }

  /** Accepts a transaction whose sender is recovered. Throws TxFault when it refuses. */
  add(entry: WaitingTransaction): void {
    const { transaction } = entry;
    const wording = checkTxWording(this.#config);
    if (this.#byHash.has(transaction.hash)) throw faults.alreadyKnown();
    checkTransaction(transaction, this.#config, wording);
    checkPrice(transaction, this.#baseFee, this.#config, wording);
    checkSender(transaction, this.#history.newest.code(transaction.from));
    const { nonce, balance } = this.#account(transaction.from);
    this.#checkNonce(transaction, nonce);
    const replaced = this.#bySender.get(transaction.from)?.get(transaction.nonce);
    const cost = this.#costOfWaiting(transaction.from) - costOfEntry(replaced) + costOf(transaction);
    if (balance < cost) throw faults.insufficientFunds(wording, balance, costOf(transaction));
    if (replaced !== undefined) this.#replace(replaced.transaction, transaction);
    if (this.#byHash.size >= MAX_TRANSACTIONS || this.#bytes + entry.tx.length > MAX_BYTES) throw faults.poolFull();
    this.#bytes += entry.tx.length;
    this.#byHash.set(transaction.hash, entry);
    this.#noncesOf(transaction.from).set(transaction.nonce, entry);
  }

  all(): WaitingTransaction[] {
    return [...this.#byHash.values()];
  }

  /** The transactions for the next block within `gasLimit`, or all that fit when it is null; of one sender by nonce. */
  executable(gasLimit: bigint | null): WaitingTransaction[] {
    const baseFee = this.#baseFee;
    const queues = [...this.#bySender.keys()]
      .map((sender) => this.#executableOf(sender, baseFee))
      .filter((queue) => queue.length > 0);
    // In order of arrival, all transactions count as equally well paid.
    const tipOf = (transaction: SignedTransaction): bigint =>
      this.#config.order === 'fifo' ? 0n : effectiveTip(transaction, baseFee);
    const arrivals = new Map([...this.#byHash.keys()].map((hash, index) => [hash, index]));
    const chosen: WaitingTransaction[] = [];
    let gasLeft = gasLimit;
    let bytesLeft = MAX_BLOCK_BYTES;
    for (;;) {
      const best = bestQueue(queues, tipOf, arrivals);
      const entry = best?.shift();
      if (entry === undefined) return chosen;
      if ((gasLeft !== null && entry.transaction.gas > gasLeft) || entry.tx.length > bytesLeft) {
        // The sender's later transactions need this one first.
        best?.splice(0);
        continue;
      }
      if (gasLeft !== null) gasLeft -= entry.transaction.gas;
      bytesLeft -= entry.tx.length;
      chosen.push(entry);
    }
  }

  /** Whether the next block could run the transaction; the block's gas limit is not considered. */
  isExecutable({ from, hash }: SignedTransaction): boolean {
    return this.#executableOf(from, this.#baseFee).some(({ transaction }) => transaction.hash === hash);
  }

  /** The first nonce of a sender that neither the state nor a waiting transaction has used. */
  nextNonce(sender: Address): bigint {
    let nonce = this.#account(sender).nonce;
    while (this.#bySender.get(sender)?.has(nonce) === true) nonce += 1n;
    return nonce;
  }

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

  /** Removes the transactions that are to go; returns their number. */
  removeWhere(isToGo: (transaction: SignedTransaction) => boolean): number {
    const removed = this.all().filter(({ transaction }) => isToGo(transaction));
    for (const { transaction } of removed) this.remove(transaction.hash);
    return removed.length;
  }

  /** Drops transactions that can no longer run: their nonce is used, or the sender cannot pay for them. */
  review(): void {
    for (const [sender, nonces] of this.#bySender) {
      const { nonce, balance } = this.#account(sender);
      for (const { transaction } of [...nonces.values()]) {
        if (transaction.nonce < nonce || costOf(transaction) > balance) this.remove(transaction.hash);
      }
    }
  }

  /** Base fee of the next block, wei. */
  get #baseFee(): bigint {
    return this.#history.nextBaseFeeScaled() / WEI;
  }

  #account(address: Address): Pick<AccountRecord, 'nonce' | 'balance'> {
    return this.#history.newest.account(address) ?? { nonce: 0n, balance: 0n };
  }

  #checkNonce(transaction: SignedTransaction, nonce: bigint): void {
    const wording = checkTxWording(this.#config);
    if (this.#config.profile.hasAppMempool) {
      if (transaction.nonce < nonce) throw faults.nonceTooLow(wording, transaction.nonce, nonce);
      return;
    }
    const expected = this.nextNonce(transaction.from);
    if (transaction.nonce !== expected) throw faults.nonceTooLow(wording, transaction.nonce, expected);
  }

  #replace(old: SignedTransaction, transaction: SignedTransaction): void {
    const enough = (before: bigint, now: bigint): boolean =>
      now * 100n >= before * (100n + REPLACEMENT_BUMP) && now > before;
    if (!enough(feeCapOf(old), feeCapOf(transaction)) || !enough(tipCapOf(old), tipCapOf(transaction))) {
      throw faults.underpricedReplacement();
    }
    this.remove(old.hash);
  }

  #costOfWaiting(sender: Address): bigint {
    let total = 0n;
    for (const entry of this.#bySender.get(sender)?.values() ?? []) total += costOfEntry(entry);
    return total;
  }

  #executableOf(sender: Address, baseFee: bigint): WaitingTransaction[] {
    const account = this.#account(sender);
    const nonces = this.#bySender.get(sender);
    const queue: WaitingTransaction[] = [];
    let left = account.balance;
    for (let nonce = account.nonce; ; nonce += 1n) {
      const entry = nonces?.get(nonce);
      if (entry === undefined || feeCapOf(entry.transaction) < baseFee) return queue;
      left -= costOf(entry.transaction);
      if (left < 0n) return queue;
      queue.push(entry);
    }
  }

  #noncesOf(sender: Address): Map<bigint, WaitingTransaction> {
    let nonces = this.#bySender.get(sender);
    if (nonces === undefined) {
      nonces = new Map();
      this.#bySender.set(sender, nonces);
    }
    return nonces;
  }
}

/** The queue whose first transaction has the highest tip; among equals the one that arrived first. */
function bestQueue(
  queues: WaitingTransaction[][],
  tipOf: (transaction: SignedTransaction) => bigint,
  arrivals: Map<Hash, number>,
): WaitingTransaction[] | undefined {
  let best: WaitingTransaction[] | undefined;
  let bestTip = -1n;
  let firstArrival = Infinity;
  for (const queue of queues) {
    const [entry] = queue;
    if (entry === undefined) continue;
    const tip = tipOf(entry.transaction);
    const arrival = arrivals.get(entry.transaction.hash) ?? Infinity;
    if (tip < bestTip || (tip === bestTip && arrival >= firstArrival)) continue;
    [best, bestTip, firstArrival] = [queue, tip, arrival];
  }
  return best;
}

function effectiveTip(transaction: SignedTransaction, baseFee: bigint): bigint {
  const above = feeCapOf(transaction) - baseFee;
  const tip = tipCapOf(transaction);
  return tip < above ? tip : above;
}

function costOfEntry(entry: WaitingTransaction | undefined): bigint {
  return entry === undefined ? 0n : costOf(entry.transaction);
}
