import type { Caller } from '../../caller/caller.js';
import type { Address, Hash } from '../../../generated/types.js';
import { TransactionRejected } from '../../chain/chainErrors.js';
import type { AcceptedTransaction, TransactionSender } from '../../chain/mempool.js';
import { MAX_COMET_REQUEST_BYTES, type BroadcastResult, type Node } from '../../chain/node.js';
import type { ForkSchedule } from '../../chain/state.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { InvalidTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import type { ChainProfile } from '../chainProfile.js';
import { encodeTxRaw } from '../../chain/tx/ethereumMessage.js';
import type { KeyedLock } from '../../concurrency/keyedMutex.js';
import type { ApplicationQueries } from '../queries/applicationQueries.js';
import { isUnreadable, isWaiting, needsAccount, rejectionText } from './rejection.js';
import { refusalBeforeSending, unknownFeeDenom } from './sendingRules.js';

/** Limits that are checked before sending. */
export interface SenderOptions {
  /** Most a transaction may cost in fees, in whole tokens; 0 means no cap. */
  txFeeCap: number;
  /** Whether legacy transactions without a chain id may be sent. */
  allowUnprotected: boolean;
  /** Most bytes of init code; those of EIP-3860 when omitted. */
  maxInitCodeBytes?: number;
}

/** Dependencies of the sender. Accounts are only read to word a refusal. */
export interface SenderParts {
  node: Pick<Node, 'broadcastTx' | 'checkTx'>;
  queries: Pick<ApplicationQueries, 'account'>;
  profile: ChainProfile;
  mempool: SentTransactions;
  /** Held while a transaction of a sender is sent. */
  bySender: KeyedLock<Address>;
  /** Updates the profile from the node. */
  refreshProfile: () => Promise<void>;
}

/** Pending transactions: the sender adds those that the chain accepted, and drops those that it lost. */
export interface SentTransactions {
  add(transaction: SignedTransaction): void;
  /** Null when the transaction is not known to be pending. */
  get(transactionHash: Hash): object | null;
  /** Called when the chain expects `nonce`: later transactions are no longer in its mempool. */
  dropFrom(sender: SignedTransaction['from'], nonce: bigint): void;
}

/** Bytes of a request besides the transaction. */
const ENVELOPE_BYTES = 1_000;

/** Largest transaction: it is base64 in the request. */
const MAX_TX_BYTES = (MAX_COMET_REQUEST_BYTES / 4) * 3 - ENVELOPE_BYTES;

/**
 * Sends signed Ethereum transactions: checks them, encodes them by dialect, broadcasts them by kind of mempool, and
 * words refusals as geth does. One sender's transactions are sent one after another: the mempool refuses nonce gaps,
 * and a batch could otherwise arrive in any order.
 */
export class CosmosSender implements TransactionSender {
  readonly #options: SenderOptions;
  readonly #parts: SenderParts;

  constructor(options: SenderOptions, parts: SenderParts) {
    this.#options = options;
    this.#parts = parts;
  }

  async send(raw: Uint8Array, caller: Caller): Promise<Hash> {
    return (await this.submit(raw, caller)).hash;
  }

  /** Like `send`, but resolves to everything that the chain reports. */
  async submit(raw: Uint8Array, caller: Caller): Promise<AcceptedTransaction> {
    const transaction = decode(raw);
    const { profile } = this.#parts;
    const { dialect, forks } = profile;
    const rules = { ...this.#options, chainId: forks.chainId, dialect, shanghai: isShanghai(forks) };
    const refusal = refusalBeforeSending(transaction, rules);
    if (refusal !== null) throw new TransactionRejected(refusal, null);
    return this.#parts.bySender.run(transaction.from, () => this.#send(transaction, caller), caller.signal);
  }

  async #send(transaction: SignedTransaction, caller: Caller): Promise<AcceptedTransaction> {
    const answer = await this.#broadcastReadable(transaction, caller);
    const reason = await this.#reason(answer, transaction, caller);
    const { mempool, profile } = this.#parts;
    // If it is pending, another process sent it, or this one before a restart.
    if (reason === null || isWaiting(answer, profile.mempool)) mempool.add(transaction);
    if (reason !== null) throw new TransactionRejected(reason, answer);
    return { hash: transaction.hash, height: answer.height };
  }

  /** If the node cannot decode the transaction, it may have been upgraded: encodes it once more. */
  async #broadcastReadable(transaction: SignedTransaction, caller: Caller): Promise<BroadcastResult> {
    const { profile, refreshProfile } = this.#parts;
    const { name } = profile.dialect;
    const answer = await this.#broadcast(this.#wrap(transaction), caller);
    if (!isUnreadable(answer)) return answer;
    await refreshProfile();
    return profile.dialect.name === name ? answer : this.#broadcast(this.#wrap(transaction), caller);
  }

  #wrap(transaction: SignedTransaction): Uint8Array {
    const { dialect, feeDenom, forks } = this.#parts.profile;
    if (feeDenom === null) throw new TransactionRejected(unknownFeeDenom(forks), null);
    const tx = encodeTxRaw(transaction, dialect, feeDenom);
    if (tx.length <= MAX_TX_BYTES) return tx;
    const size = transaction.raw.length;
    const limit = size - (tx.length - MAX_TX_BYTES);
    throw new TransactionRejected(`oversized data: transaction size ${size}, limit ${limit}`, null);
  }

  /**
   * With CometBFT's own mempool, check_tx would move the check state without keeping the transaction. The application's
   * mempool needs it: broadcast_tx_sync refuses every transaction it ever saw.
   */
  #broadcast(tx: Uint8Array, caller: Caller): Promise<BroadcastResult> {
    const { node, profile } = this.#parts;
    return profile.mempool === 'app' ? node.checkTx(tx, caller) : node.broadcastTx(tx, caller);
  }

  async #reason(answer: BroadcastResult, transaction: SignedTransaction, caller: Caller): Promise<string | null> {
    if (answer.abciCode === 0) return null;
    const { profile, queries, mempool } = this.#parts;
    const account = needsAccount(answer) ? await queries.account(transaction.from, 0, caller) : null;
    const waits = mempool.get(transaction.hash) !== null;
    const { chainId } = profile.forks;
    const facts = { mempool: profile.mempool, chainId, shanghai: isShanghai(profile.forks), account, waits };
    const awaited = /^invalid nonce; got \d+, expected (\d+)/.exec(answer.log)?.[1];
    if (awaited !== undefined) mempool.dropFrom(transaction.from, BigInt(awaited));
    return rejectionText(answer, transaction, facts);
  }
}

/** Goes by our clock: the head's differs too little to matter for a fork. */
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
