/** Sends signed Ethereum transactions through a node: checks, wraps by dialect, hands over by mempool, and words what comes back. */
import type { Address, Hash } from '../../../generated/types.js';
import { TransactionRejected } from '../../chain/errors.js';
import type { TransactionSender } from '../../chain/mempool.js';
import type { BroadcastResult, Node } from '../../chain/node.js';
import type { ForkSchedule } from '../../chain/state.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import { InvalidTransaction } from '../../evm/transaction.js';
import { decodeTransaction } from '../../evm/transactionDecoding.js';
import type { ChainProfile } from '../chainProfile.js';
import { encodeTxRaw } from '../../chain/tx/ethereumMessage.js';
import { KeyedMutex } from '../../concurrency/keyedMutex.js';
import type { ApplicationQueries } from '../queries/applicationQueries.js';
import { isWaiting, needsAccount, rejectionText } from './rejection.js';
import { refusalBeforeSending } from './sendingRules.js';

export interface SenderOptions {
  /** Most a transaction may cost in fees, in whole tokens; 0 means no cap. */
  txFeeCap: number;
  /** Whether legacy transactions without a chain id may be sent. */
  allowUnprotected: boolean;
}

export interface SenderParts {
  node: Pick<Node, 'broadcastTx' | 'checkTx'>;
  queries: Pick<ApplicationQueries, 'account'>;
  profile: ChainProfile;
  mempool: SentTransactions;
}

/** What is told of each transaction that the chain took or has, or of what it revealed about those it took before. */
export interface SentTransactions {
  add(transaction: SignedTransaction): void;
  /** Null when it is not known to wait. */
  get(transactionHash: Hash): object | null;
  /** The chain waits for `nonce`: what was sent with it or a later one is not in its mempool any more. */
  dropFrom(sender: SignedTransaction['from'], nonce: bigint): void;
}

/** CometBFT takes requests of 1,000,000 bytes, and a transaction travels in them as base64. */
const MAX_TX_BYTES = 749_000;

/**
 * Transactions of one sender go to the node one after another, as they came: its mempool refuses a nonce above the next, and what a batch
 * hands over at one time would reach it in any order.
 */
export class CosmosSender implements TransactionSender {
  readonly #lines = new KeyedMutex<Address>();
  readonly #options: SenderOptions;
  readonly #parts: SenderParts;

  constructor(options: SenderOptions, parts: SenderParts) {
    this.#options = options;
    this.#parts = parts;
  }

  async send(raw: Uint8Array, signal?: AbortSignal): Promise<Hash> {
    const transaction = decode(raw);
    const { profile } = this.#parts;
    const { dialect, forks } = profile;
    const rules = { ...this.#options, chainId: forks.chainId, dialect, shanghai: isShanghai(forks) };
    const refusal = refusalBeforeSending(transaction, rules);
    if (refusal !== null) throw new TransactionRejected(refusal, null);
    return this.#lines.run(transaction.from, () => this.#send(transaction, signal), signal);
  }

  async #send(transaction: SignedTransaction, signal: AbortSignal | undefined): Promise<Hash> {
    const answer = await this.#handOver(this.#wrap(transaction), signal);
    const reason = await this.#reason(answer, transaction, signal);
    const { mempool, profile } = this.#parts;
    // Another process sent it, or this one before it was started again.
    if (reason === null || isWaiting(answer, profile.mempool)) mempool.add(transaction);
    if (reason !== null) throw new TransactionRejected(reason, answer);
    return transaction.hash;
  }

  #wrap(transaction: SignedTransaction): Uint8Array {
    const { dialect, feeDenom } = this.#parts.profile;
    const tx = encodeTxRaw(transaction, dialect, feeDenom);
    if (tx.length <= MAX_TX_BYTES) return tx;
    const size = transaction.raw.length;
    const limit = size - (tx.length - MAX_TX_BYTES);
    throw new TransactionRejected(`oversized data: transaction size ${size}, limit ${limit}`, null);
  }

  /**
   * With CometBFT's own mempool check_tx must not be called: it moves the check state without keeping the transaction. With the application's
   * it is the better call: broadcast_tx_sync remembers everything it ever saw there, and refuses it.
   */
  #handOver(tx: Uint8Array, signal: AbortSignal | undefined): Promise<BroadcastResult> {
    const { node, profile } = this.#parts;
    return profile.mempool === 'app' ? node.checkTx(tx, signal) : node.broadcastTx(tx, signal);
  }

  async #reason(answer: BroadcastResult, transaction: SignedTransaction, signal?: AbortSignal): Promise<string | null> {
    if (answer.abciCode === 0) return null;
    const { profile, queries, mempool } = this.#parts;
    const account = needsAccount(answer) ? await queries.account(transaction.from, 0, signal) : null;
    const waits = mempool.get(transaction.hash) !== null;
    const { chainId } = profile.forks;
    const facts = { mempool: profile.mempool, chainId, shanghai: isShanghai(profile.forks), account, waits };
    const awaited = /^invalid nonce; got \d+, expected (\d+)/.exec(answer.log)?.[1];
    if (awaited !== undefined) mempool.dropFrom(transaction.from, BigInt(awaited));
    return rejectionText(answer, transaction, facts);
  }
}

/** By our clock: a fork is not so near that the head's would tell another. */
function isShanghai({ shanghaiTime }: Pick<ForkSchedule, 'shanghaiTime'>): boolean {
  return shanghaiTime !== null && BigInt(Math.floor(Date.now() / 1000)) >= shanghaiTime;
}

function decode(raw: Uint8Array): SignedTransaction {
  try {
    return decodeTransaction(raw);
  } catch (error) {
    if (!(error instanceof InvalidTransaction)) throw error;
    throw new TransactionRejected(error.message, null, { cause: error });
  }
}
