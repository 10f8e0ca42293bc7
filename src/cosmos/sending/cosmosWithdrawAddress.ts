import { endingBy, type Caller } from '../../caller/caller.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { create, toBinary } from '@bufbuild/protobuf';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32 } from '@scure/base';
import { Query as DistributionQuery } from '../../../generated/proto/cosmos/distribution/v1beta1/query_pb.js';
import { MsgSetWithdrawAddressSchema } from '../../../generated/proto/cosmos/distribution/v1beta1/tx_pb.js';
import { Service as TxService } from '../../../generated/proto/cosmos/tx/v1beta1/service_pb.js';
import type { Address } from '../../../generated/types.js';
import type { Blocks } from '../../chain/blocks.js';
import { MalformedAnswer, NodeUnavailable, TransactionPending, TransactionRejected } from '../../chain/chainErrors.js';
import { refusalOfFee } from '../../chain/fees/feeCap.js';
import { weiPerUnit } from '../../chain/fees/feeMarket.js';
import type { Fees } from '../../chain/fees/fees.js';
import { pendingNonce } from '../../chain/fees/pendingNonce.js';
import type { HashSigner } from '../../chain/signing/keys.js';
import type { Mempool } from '../../chain/mempool.js';
import type { BroadcastResult, Node, TxResult } from '../../chain/node.js';
import type { WithdrawAddress } from '../../chain/operator.js';
import type { State } from '../../chain/state.js';
import { decodeData, encodeHash } from '../../ethereum/hex.js';
import { messageHash } from '../../ethereum/transaction/signing.js';
import { recoverPublicKey } from '../../ethereum/transaction/signature.js';
import type { ChainProfile } from '../chainProfile.js';
import type { ApplicationQueries } from '../queries/applicationQueries.js';
import { encodeSigned, encodeUnsigned, type DirectTransaction } from './directTransaction.js';

/** Bounds of one transaction. */
export interface WithdrawAddressOptions {
  /** Longest wait for the block, milliseconds. */
  waitMs: number;
  /** Most that the transaction may cost, in whole tokens; 0 means no cap. */
  txFeeCap: number;
}

/** Dependencies of `CosmosWithdrawAddress`. */
export interface WithdrawAddressParts {
  node: Pick<Node, 'broadcastTx' | 'checkTx' | 'committedBlock'>;
  queries: ApplicationQueries;
  profile: ChainProfile;
  state: Pick<State, 'account' | 'feeMarket' | 'globalMinGasPrice' | 'nodeMinGasPrice'>;
  blocks: Pick<Blocks, 'head' | 'earliest' | 'numberOfHash'>;
  mempool: Pick<Mempool, 'refresh' | 'nextNonce'>;
  fees: Pick<Fees, 'nextBaseFee'>;
}

const MESSAGE_TYPE = '/cosmos.distribution.v1beta1.MsgSetWithdrawAddress';

/** Its signature gives the public key; the message prefix keeps it from being a transaction. */
const KEY_QUESTION = new TextEncoder().encode('Halley asks for the public key of this account.');

/** Margin of gas and price, in percent: both may rise until the transaction is included. */
const MARGIN = 30n;

/** Gas for the fee of the simulation. */
const USUAL_GAS = 100_000n;

/** Milliseconds between two checks for the block. */
const LOOK_MS = 200;

/** Sets the withdraw address by x/distribution. */
export class CosmosWithdrawAddress implements WithdrawAddress {
  readonly #options: WithdrawAddressOptions;
  readonly #parts: WithdrawAddressParts;

  constructor(options: WithdrawAddressOptions, parts: WithdrawAddressParts) {
    this.#options = options;
    this.#parts = parts;
  }

  async set(operator: Address, to: Address, signer: HashSigner, caller: Caller): Promise<void> {
    const { profile, blocks } = this.#parts;
    const question = messageHash(KEY_QUESTION);
    const { compact, recovery } = await signer.signHash(operator, question);
    const publicKey = recoverPublicKey(question, compact, recovery);
    const transaction = await this.#complete({ operator, to, publicKey }, caller);
    const sign = async (hash: Uint8Array): Promise<Uint8Array> => (await signer.signHash(operator, hash)).compact;
    const tx = await encodeSigned(transaction, profile.dialect, sign);
    caller.signal.throwIfAborted();
    // From here on without the signal: the next nonce of the account depends on what becomes of this transaction.
    const deadline = endingBy(AbortSignal.timeout(this.#options.waitMs), caller);
    const lowest = blocks.head() + 1;
    const answer = await this.#broadcast(tx, deadline);
    if (answer.abciCode !== 0) throw new TransactionRejected(answer.log, answer);
    const height = await this.#included(tx, lowest, deadline);
    await this.#readBack({ operator, to }, height, deadline);
  }

  async #complete(
    { operator, to, publicKey }: { operator: Address; to: Address; publicKey: Uint8Array },
    caller: Caller,
  ): Promise<DirectTransaction> {
    const { queries, profile } = this.#parts;
    const [account, next] = await Promise.all([
      queries.cosmosAccount(operator, caller),
      pendingNonce(operator, this.#parts, caller),
    ]);
    const message = create(MsgSetWithdrawAddressSchema, {
      delegatorAddress: this.#bech32(operator),
      withdrawAddress: this.#bech32(to),
    });
    const price = await this.#gasPrice(caller);
    const tried: DirectTransaction = {
      message: { typeUrl: MESSAGE_TYPE, value: toBinary(MsgSetWithdrawAddressSchema, message) },
      publicKey,
      accountNumber: account.accountNumber,
      sequence: next > account.sequence ? next : account.sequence,
      cometChainId: profile.cometChainId,
      gas: USUAL_GAS,
      // Paying takes gas too.
      fee: this.#fee(USUAL_GAS * price),
    };
    const gas = await this.#simulate(tried, caller);
    const refusal = refusalOfFee(gas * price, this.#options.txFeeCap);
    if (refusal !== null) throw new TransactionRejected(refusal, null);
    return { ...tried, gas, fee: this.#fee(gas * price) };
  }

  /** The simulated gas with a margin. A transaction that would fail is refused here. */
  async #simulate(transaction: DirectTransaction, caller: Caller): Promise<bigint> {
    const txBytes = encodeUnsigned(transaction, this.#parts.profile.dialect);
    const { gasInfo } = await this.#parts.queries.ask(TxService.method.simulate, { txBytes }, 0, caller);
    if (gasInfo === undefined || gasInfo.gasUsed === 0n) throw new MalformedAnswer('Simulate: no gas');
    return withMargin(gasInfo.gasUsed);
  }

  /** Wei, all of which is paid. The node compares the base fee with all decimals: below one wei it is not zero. */
  async #gasPrice(caller: Caller): Promise<bigint> {
    const { fees, state, blocks } = this.#parts;
    const [baseFee, { baseFeeScaled }, chainFloor, nodeFloor] = await Promise.all([
      fees.nextBaseFee(caller),
      state.feeMarket(blocks.head(), caller),
      state.globalMinGasPrice(blocks.head(), caller),
      state.nodeMinGasPrice(caller),
    ]);
    const isFree = baseFee === null || (baseFee === 0n && baseFeeScaled === 0n);
    const prices = [isFree ? 0n : withMargin(baseFee + 1n), chainFloor, nodeFloor];
    return prices.reduce((most, price) => (price > most ? price : most));
  }

  /** In units of the SDK's coin, rounded up. */
  #fee(wei: bigint): DirectTransaction['fee'] {
    const { denom, decimals } = this.#parts.profile.forks;
    const unit = weiPerUnit(decimals);
    return { denom, amount: (wei + unit - 1n) / unit };
  }

  /** As in `CosmosSender`. */
  #broadcast(tx: Uint8Array, caller: Caller): Promise<BroadcastResult> {
    const { node, profile } = this.#parts;
    return profile.mempool === 'app' ? node.checkTx(tx, caller) : node.broadcastTx(tx, caller);
  }

  /** The height of the transaction, once the index has it. Reads block by block: a node need not index transactions. */
  async #included(tx: Uint8Array, lowest: number, deadline: Caller): Promise<number> {
    const { blocks } = this.#parts;
    const hash = encodeHash(sha256(tx));
    try {
      for (let height = lowest; ;) {
        const result = await this.#resultAt(height, tx, deadline);
        if (result === null) {
          await sleep(LOOK_MS, undefined, { signal: deadline.signal });
        } else if (result === 'elsewhere') {
          height++;
        } else {
          throwIfFailed(result);
          while (blocks.head() < height) await sleep(LOOK_MS, undefined, { signal: deadline.signal });
          return height;
        }
      }
    } catch (error) {
      if (deadline.signal.aborted) throw new TransactionPending(hash, this.#options.waitMs);
      throw error;
    }
  }

  /** Null without such a block, and while the node is away: the block may have the transaction. */
  async #resultAt(height: number, tx: Uint8Array, caller: Caller): Promise<TxResult | 'elsewhere' | null> {
    const committed = await this.#parts.node.committedBlock(height, caller).catch((error: unknown) => {
      if (error instanceof NodeUnavailable) return null;
      throw error;
    });
    if (committed === null) return null;
    const index = committed.block.txs.findIndex((other) => Buffer.compare(other, tx) === 0);
    return committed.results.txResults[index] ?? 'elsewhere';
  }

  async #readBack({ operator, to }: { operator: Address; to: Address }, height: number, caller: Caller): Promise<void> {
    const method = DistributionQuery.method.delegatorWithdrawAddress;
    const fields = { delegatorAddress: this.#bech32(operator) };
    const { withdrawAddress } = await this.#parts.queries.ask(method, fields, height, caller);
    if (withdrawAddress === this.#bech32(to)) return;
    throw new TransactionRejected(`the chain has the withdraw address ${withdrawAddress.slice(0, 100)}`, null);
  }

  #bech32(address: Address): string {
    return bech32.encode(this.#parts.profile.bech32Prefix, bech32.toWords(decodeData(address)), false);
  }
}

function throwIfFailed({ abciCode, codespace, log }: TxResult): void {
  if (abciCode !== 0) throw new TransactionRejected(log, { abciCode, codespace, log });
}

/** Rounded up: a base fee below 1 wei, too, rises by at least 1 wei after a full block. */
function withMargin(value: bigint): bigint {
  return (value * (100n + MARGIN) + 99n) / 100n;
}
