/**
 * The node's response to a transaction, in go-ethereum's words and numbers, which wallets look for. The chain's texts
 * differ by release: those of ante handlers (codespace `sdk`) have the numbers; for the application's mempool
 * (codespace `undefined`) they are computed.
 */
import type { BroadcastResult } from '../../chain/node.js';
import type { Account } from '../../chain/state.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { MAX_INIT_CODE_BYTES } from '../../ethereum/transaction/initCode.js';
import { floorDataGas, intrinsicGas } from '../../ethereum/transaction/intrinsicGas.js';
import { feeCapOf, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { MAX_TRANSACTION_BYTES } from '../../ethereum/transaction/transactionSize.js';
import type { MempoolKind } from '../chainProfile.js';

/** What else decides the wording. */
export interface SendingFacts {
  mempool: MempoolKind;
  chainId: bigint;
  shanghai: boolean;
  /** The sender's account at the head; null when it was not needed, see `needsAccount`. */
  account: Account | null;
  /** Whether this very transaction is known to be pending. */
  waits: boolean;
}

/** Codes of the codespace `sdk`; source: Cosmos SDK, types/errors. */
const TX_DECODE = 2;
const TX_IN_MEMPOOL_CACHE = 19;

/** Texts whose numbers come from the sender's account. */
const ACCOUNT_TEXTS = /^(nonce too low|insufficient funds for gas \* price \+ value)$|the sender is not EOA/;

/** The transaction's nonce and the one that the mempool expects, which may be ahead of the account's. */
const NONCE_TEXT = /^invalid nonce; got (\d+), expected (\d+)/;

/** Begins the log of a panic; the stack follows. */
const PANICKED = 'recovered: ';

/** Whether wording the answer needs the sender's account. */
export function needsAccount(answer: BroadcastResult): boolean {
  if (answer.abciCode === TX_IN_MEMPOOL_CACHE && answer.codespace === 'sdk') return true;
  const [, got, expected] = NONCE_TEXT.exec(answer.log) ?? [];
  if (got !== undefined && expected !== undefined && BigInt(got) < BigInt(expected)) return true;
  return ACCOUNT_TEXTS.test(answer.log);
}

/** Whether the node has the transaction. CometBFT's own text does not count: it remembers dropped ones. */
export function isWaiting(answer: BroadcastResult, mempool: MempoolKind): boolean {
  return mempool === 'app' && answer.log === GETH_MESSAGES.alreadyKnown;
}

/** Whether the node does not know the form of the transaction. */
export function isUnreadable({ abciCode, codespace }: BroadcastResult): boolean {
  return abciCode === TX_DECODE && codespace === 'sdk';
}

/** Why the transaction was refused; null when it was accepted. */
export function rejectionText(
  answer: BroadcastResult,
  transaction: SignedTransaction,
  facts: SendingFacts,
): string | null {
  if (answer.abciCode === 0) return null;
  if (answer.codespace === 'sdk' && answer.abciCode === TX_IN_MEMPOOL_CACHE) return alreadySeen(transaction, facts);
  if (answer.log.startsWith(PANICKED)) return panicked(transaction, answer.log);
  for (const [pattern, word] of wordings) {
    const match = pattern.exec(answer.log);
    if (match !== null)
      return word(
        match.slice(1).map((digits) => BigInt(digits)),
        transaction,
        facts,
      );
  }
  return withoutErrorClass(answer.log);
}

type Wording = (numbers: bigint[], transaction: SignedTransaction, facts: SendingFacts) => string | null;

/** Texts of the chain, the most specific first. The numbers in a text go to its wording, in order. */
const wordings: [pattern: RegExp, wording: Wording][] = [
  [
    /^invalid nonce; got (\d+), expected (\d+): tx nonce is lower/,
    ([got, expected], tx, facts) => queuedOrLow(got, expected, facts),
  ],
  [
    /^tx nonce: (\d+), account accountNonce: (\d+): tx nonce is higher/,
    ([nonce, next], _, facts) => queuedOrGapped(nonce, next, facts),
  ],
  [NONCE_TEXT, ([got, expected], _, facts) => wrongNonce(got, expected, facts)],
  [/sender balance < tx cost \((\d+) < (\d+)\)/, ([balance, cost]) => insufficientFunds(balance, cost)],
  [/^gas limit too low: (\d+) \(gas limit\) < (\d+)/, ([gas, needed]) => intrinsicGasTooLow(gas, needed)],
  [/exceeds block gas limit/, () => GETH_MESSAGES.blockGasExceeded],
  [/max fee per gas less than block base fee \((\d+) < (\d+)\)/, ([cap, fee], tx) => feeCapTooLow(tx, cap, fee)],
  [/max fee per gas \((\d+)\) is lower than the base fee \((\d+)\)/, ([cap, fee], tx) => feeCapTooLow(tx, cap, fee)],
  [/provided fee < minimum global fee \((\d+)\D+(\d+)/, ([fee, least], tx) => underpriced(tx, fee, least)],
  [/insufficient fees?; got: (\d+)\D+?required: (\d+)/, ([fee, least], tx) => underpriced(tx, fee, least)],
  [/max priority fee per gas higher than max fee per gas/, () => GETH_MESSAGES.tipAboveFeeCap],
  [/incorrect chain-id|invalid chain id for signer/, (_, tx, facts) => foreignChain(tx, facts)],
  [/^rejected unprotected [Ee]thereum transaction/, () => GETH_MESSAGES.unprotected],
  [/the sender is not EOA/, (_, tx, { account }) => senderNotEoa(tx, account)],
  [/^mempool is full/, () => GETH_MESSAGES.poolFull],
  [/^Tx too large\. Max size is (\d+), but got (\d+)/, ([limit, size]) => oversizedData(size, limit)],
  [/^nonce too low$/, (_, tx, { account }) => nonceTooLow(account?.nonce, tx.nonce)],
  [
    /^insufficient funds for gas \* price \+ value$/,
    (_, tx, { account }) => insufficientFunds(account?.balance, tx.gas * feeCapOf(tx) + tx.value),
  ],
  [/^intrinsic gas too low$/, (_, tx, { shanghai }) => intrinsicGasTooLow(tx.gas, intrinsicGas(tx, { shanghai }))],
  [
    /^insufficient gas for floor data gas cost$/,
    (_, tx) => `${GETH_MESSAGES.floorGasTooLow}: gas ${tx.gas}, minimum needed ${floorDataGas(tx)}`,
  ],
  [/^max initcode size exceeded$/, (_, tx) => initCodeTooLarge(tx)],
  [/^oversized data$/, (_, tx) => oversizedData(BigInt(tx.raw.length), BigInt(MAX_TRANSACTION_BYTES))],
  [/^transaction type not supported$/, (_, tx) => `${GETH_MESSAGES.typeNotSupported}: received type ${tx.type}`],
];

/** CometBFT remembers transactions even after their block, so its words can mean pending or mined. */
function alreadySeen(transaction: SignedTransaction, { account }: SendingFacts): string {
  const mined = account !== null && account.nonce > transaction.nonce;
  return mined ? nonceTooLow(account.nonce, transaction.nonce) : GETH_MESSAGES.alreadyKnown;
}

function wrongNonce(got = 0n, expected = 0n, facts: SendingFacts): string {
  return got < expected ? passedNonce(got, expected, facts) : gappedNonce(got, expected);
}

/** Too low only if the account's nonce has passed it; else a pending transaction has this nonce. */
function passedNonce(got: bigint, expected: bigint, { account, waits }: SendingFacts): string {
  if (!isUnused(got, account)) return nonceTooLow(expected, got);
  return waits ? GETH_MESSAGES.alreadyKnown : GETH_MESSAGES.replacementUnderpriced;
}

function isUnused(nonce: bigint, account: Account | null): boolean {
  return account !== null && account.nonce <= nonce;
}

/** A nonce gap, or queued: cosmos/evm v0.4 to v0.6 report a queued transaction as refused for its nonce. */
function queuedOrGapped(nonce = 0n, next = 0n, { mempool }: SendingFacts): string | null {
  return mempool === 'floodWithQueue' ? null : gappedNonce(nonce, next);
}

/** Below the nonce that the pool expects but not the committed one: a replacement, which the queue accepted. */
function queuedOrLow(got = 0n, expected = 0n, facts: SendingFacts): string | null {
  const taken = facts.mempool === 'floodWithQueue' && !facts.waits && isUnused(got, facts.account);
  return taken ? null : passedNonce(got, expected, facts);
}

function nonceTooLow(next: bigint | undefined, nonce: bigint): string {
  return next === undefined
    ? GETH_MESSAGES.nonceTooLow
    : `${GETH_MESSAGES.nonceTooLow}: next nonce ${next}, tx nonce ${nonce}`;
}

function gappedNonce(nonce: bigint, next: bigint): string {
  return `${GETH_MESSAGES.nonceTooHigh}: tx nonce ${nonce}, gapped nonce ${next}`;
}

function insufficientFunds(balance: bigint | undefined, cost = 0n): string {
  const text = GETH_MESSAGES.insufficientFunds;
  if (balance === undefined || balance >= cost) return text;
  return `${text}: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`;
}

function intrinsicGasTooLow(gas = 0n, needed = 0n): string {
  const text = GETH_MESSAGES.intrinsicGasTooLow;
  return gas < needed ? `${text}: gas ${gas}, minimum needed ${needed}` : text;
}

/** The words of geth's pool; its calls use them without the comma. */
export function initCodeTooLarge({ input }: Pick<SignedTransaction, 'input'>, limit = MAX_INIT_CODE_BYTES): string {
  return `${GETH_MESSAGES.initCodeTooLarge}: code size ${input.length}, limit ${limit}`;
}

function feeCapTooLow(transaction: SignedTransaction, cap = 0n, baseFee = 0n): string {
  const text = GETH_MESSAGES.feeCapTooLow;
  return `${text}: address ${transaction.from}, maxFeePerGas: ${cap}, baseFee: ${baseFee}`;
}

/**
 * The chain compares whole fees: rounded up per gas, the price in the text is enough. The node cuts decimals, so a fee
 * that seems enough is short of a part of a wei.
 */
function underpriced({ gas }: SignedTransaction, fee = 0n, least = 0n): string {
  if (gas === 0n) return 'transaction underpriced';
  const needed = fee < least ? least : fee + 1n;
  return `transaction underpriced: gas price ${fee / gas}, minimum needed ${(needed + gas - 1n) / gas}`;
}

/** Releases v0.3 of cosmos/evm panic for transactions without a chain id, even where parameters allow them. */
function panicked({ chainId }: SignedTransaction, log: string): string {
  const [reason = ''] = log.slice(PANICKED.length).split('\n');
  if (chainId === null && reason === 'invalid chainID 0') return GETH_MESSAGES.unprotected;
  return `the node's application failed at the transaction: ${reason}`;
}

function foreignChain({ chainId }: SignedTransaction, { chainId: ours }: SendingFacts): string {
  return `invalid sender: invalid chain id for signer: have ${chainId ?? 0n} want ${ours}`;
}

function senderNotEoa({ from }: SignedTransaction, account: Account | null): string {
  const codeHash = account === null ? '' : `, codehash: ${account.codeHash}`;
  return `sender not an eoa: address ${from}${codeHash}`;
}

function oversizedData(size = 0n, limit = 0n): string {
  return `${GETH_MESSAGES.oversizedData}: transaction size ${size}, limit ${limit}`;
}

/** The text without the error class that the SDK appends. */
function withoutErrorClass(log: string): string {
  return log.replace(
    /(?<=.): (invalid request|invalid type|invalid sequence|out of gas|insufficient fee|unauthorized)$/,
    '',
  );
}
