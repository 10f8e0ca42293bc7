/** Two senders, a node with a list, and accounts: what the tracker of pending transactions has around it. */
import type { Address, Hash } from '../../../generated/types.js';
import type { ApplicationInfo, UnconfirmedTxs } from '../../../src/chain/node.js';
import { keccakHash } from '../../../src/ethereum/keccak.js';
import { encodeTransaction } from '../../../src/ethereum/transaction/transactionEncoding.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import type { MinedBlock } from '../../../src/mempool/minedBlock.js';

export const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
export const ALICE = `0x${'aa'.repeat(20)}` as Address;
export const BOB = `0x${'bb'.repeat(20)}` as Address;

/** A transaction of `from` with `nonce`; `variant` makes another one with the same nonce. */
export function transaction(from: Address, nonce: bigint, variant = 0): SignedTransaction {
  const hash = `0x${from.slice(2, 4)}${variant.toString(16).padStart(2, '0')}${nonce.toString(16).padStart(60, '0')}`;
  return {
    type: 0,
    chainId: 1n,
    nonce,
    gasPrice: 1n,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gas: 21_000n,
    to: BOB,
    value: 0n,
    input: new Uint8Array(0),
    accessList: null,
    authorizationList: null,
    v: 37n,
    r: 1n,
    s: 1n,
    hash: hash as Hash,
    from,
    raw: new Uint8Array(0),
  };
}

/** As `transaction`, with bytes that decode to it, unless its sender is another one. */
export function encodedTransaction(from: Address, nonce: bigint, variant = 0): SignedTransaction {
  const fields = { ...transaction(from, nonce), value: BigInt(variant), r: BigInt(from) };
  const raw = encodeTransaction(fields);
  return { ...fields, hash: keccakHash(raw), raw };
}

/** A node whose mempool a test fills. A TxRaw is one byte here: the place in `known`. */
export class FakeNode {
  readonly known: SignedTransaction[] = [];
  listed: number[] = [];
  total: number | null = null;
  asked = 0;
  /** Of the newest block. */
  height = 1;
  askedHeight = 0;

  applicationInfo = async (): Promise<ApplicationInfo> => {
    this.askedHeight += 1;
    return { name: '', version: '', lastHeight: this.height };
  };

  unconfirmedTxs = async (): Promise<UnconfirmedTxs> => {
    this.asked += 1;
    return { total: this.total ?? this.listed.length, txs: this.listed.map((index) => new Uint8Array([index])) };
  };

  decode = (tx: Uint8Array): SignedTransaction[] => {
    const found = this.known[tx[0] ?? 0];
    if (found === undefined) throw new Error('does not decode');
    return [found];
  };
}

/** Accounts' nonces, zero unless told otherwise. */
export class FakeAccounts {
  readonly nonces = new Map<Address, bigint>();
  readonly asked: [Address, number][] = [];
  height = 1;

  head = (): number => this.height;

  nonce = async (sender: Address, height: number): Promise<bigint> => {
    this.asked.push([sender, height]);
    return this.nonces.get(sender) ?? 0n;
  };

  /** The next block, holding these. */
  block(...mined: SignedTransaction[]): MinedBlock {
    this.height += 1;
    return { number: this.height, hashes: mined.map(({ hash }) => hash), transactions: () => mined };
  }
}
