import { randomInt } from 'node:crypto';
import type { Any } from '@bufbuild/protobuf/wkt';
import { FalseAnswer } from '../../chain/chainErrors.js';
import type { AbciEvent, CommittedBlock, TxResult } from '../../chain/node.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import type { EmittedLog } from '../../ethereum/log.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import {
  decodeEthereumMessage,
  decodeMessages,
  decodeSignedMessage,
  FalseSender,
  isEthereumMessage,
  UndecodableTx,
} from '../../chain/tx/ethereumMessage.js';
import { executionsOf, reportedSenders, type Execution } from './executions.js';

/** An Ethereum transaction of a block and its outcome. */
export interface ExecutedTransaction {
  /** Index of the CometBFT transaction in the block. */
  txIndex: number;
  /** Index among the Ethereum messages of that CometBFT transaction. */
  messageIndex: number;
  transaction: SignedTransaction;
  status: 0 | 1;
  /** The gas that was paid for. */
  gasUsed: bigint;
  /** Gas of the block up to and including this transaction, with the chain's other transactions. */
  cumulativeGasUsed: bigint;
  logs: EmittedLog[];
}

/** A CometBFT transaction whose Ethereum messages could not be read. */
export interface UndecodableEntry {
  txIndex: number;
  reason: string;
}

/** The Ethereum transactions of a block. */
export interface DecodedBlock {
  /** In block order: the index is the transaction index. */
  transactions: ExecutedTransaction[];
  undecodable: UndecodableEntry[];
  /** Gas used in the whole block. */
  gasUsed: bigint;
}

/** How senders are established. */
export interface SenderRules {
  /** True on the embedded chain, which sends without keys: its blocks name the senders. Default: false. */
  allowsImpersonation?: boolean;
  /** Recovers all senders, also those that the chain has verified. Default: false. */
  recoversAll?: boolean;
}

/** One of this number of senders that the chain has verified is recovered all the same. */
const RECOVERED_ONE_IN = 1_000;

/**
 * The Ethereum transactions of a committed block in order, with their outcomes. Those that cannot be decoded are listed
 * and do not hide others. Senders come from signatures, or from the bytes of transactions that the chain admits only
 * with the right sender (docs/internals/trust.md). Throws FalseAnswer where one of the latter names another sender.
 */
export function decodeBlock({ block, results }: CommittedBlock, rules: SenderRules = {}): DecodedBlock {
  const { height } = block;
  const decoded: DecodedBlock = { transactions: [], undecodable: [], gasUsed: 0n };
  let full = false;
  block.txs.forEach((tx, txIndex) => {
    const result = results.txResults[txIndex];
    if (result === undefined) return;
    const executed = isIncluded(result) ? decodeInto(decoded, { tx, result, txIndex, height, rules }) : [];
    full ||= foundBlockFull(result);
    if (!full) decoded.gasUsed += gasOf(result, executed);
  });
  return decoded;
}

/** A CometBFT transaction that is part of the Ethereum block. */
interface IncludedTx {
  tx: Uint8Array;
  result: TxResult;
  txIndex: number;
  height: number;
  rules: SenderRules;
}

function decodeInto(decoded: DecodedBlock, included: IncludedTx): ExecutedTransaction[] {
  const { txIndex } = included;
  try {
    const executed = decodeTx(included, decoded.gasUsed);
    decoded.transactions.push(...executed);
    return executed;
  } catch (error) {
    if (error instanceof FalseAnswer) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    decoded.undecodable.push({ txIndex, reason });
    return [];
  }
}

/** For a failed transaction that paid, the node reports less, or zero after a panic: its receipts count. */
function gasOf({ abciCode, gasUsed }: TxResult, executed: readonly ExecutedTransaction[]): bigint {
  const paid = executed.reduce((sum, transaction) => sum + transaction.gasUsed, 0n);
  return abciCode !== 0 && paid > gasUsed ? paid : gasUsed;
}

/**
 * Whether a transaction is part of the Ethereum block: it ran, or it paid and used its nonce without a result (the EVM
 * panicked, no gas left in the block, or a failed commit). One that failed before execution paid nothing.
 */
function isIncluded(result: TxResult): boolean {
  const { abciCode, log, events } = result;
  if (abciCode === 0) return true;
  if (foundBlockFull(result)) return false;
  return hasPaid(events) || overranBlockGas(log) || log.includes('failed to commit stateDB');
}

/**
 * Whether the ante phase, which takes the fee, has passed: the result has its events. It announces each Ethereum
 * message with two attributes, or in older releases only the fee.
 */
function hasPaid(events: readonly AbciEvent[]): boolean {
  return events.some(({ type, attributes }) => {
    if (type === 'ethereum_tx') return attributes.length === 2;
    return type === 'tx' && attributes.some(({ key }) => key === 'fee');
  });
}

/** For releases that report no events with an error. */
function overranBlockGas(log: string): boolean {
  return log.includes('out of gas in location: block gas meter; gasWanted:');
}

/** Whether the block was full: neither this gas nor that of later transactions counts. */
function foundBlockFull({ abciCode, log }: TxResult): boolean {
  return abciCode === 11 && log.includes('no block gas left to run tx: out of gas');
}

function decodeTx(included: IncludedTx, gasBefore: bigint): ExecutedTransaction[] {
  const { tx, result, txIndex } = included;
  const messages = decodeMessages(tx).filter(isEthereumMessage);
  if (messages.length === 0) return [];
  const transactions = decodeTransactions(messages, included);
  const executions = result.abciCode === 0 ? executionsOf(result) : transactions.map(withoutExecution);
  if (executions.length !== messages.length) {
    throw new UndecodableTx(`${messages.length} Ethereum messages, but ${executions.length} results`);
  }
  let cumulativeGasUsed = gasBefore;
  return transactions.map((transaction, messageIndex) => {
    // There are as many executions as messages, see above.
    const { hash, gasUsed, vmError, logs } = executions[messageIndex] as Execution;
    if (hash !== '' && hash !== transaction.hash) {
      throw new UndecodableTx(
        `result of message ${messageIndex} names ${hash.slice(0, 80)}, expected ${transaction.hash}`,
      );
    }
    cumulativeGasUsed += gasUsed;
    const status = result.abciCode === 0 && vmError === '' ? 1 : 0;
    return { txIndex, messageIndex, transaction, status, gasUsed, cumulativeGasUsed, logs: status === 1 ? logs : [] };
  });
}

function decodeTransactions(messages: readonly Any[], { result, height, rules }: IncludedTx): SignedTransaction[] {
  if (rules.allowsImpersonation === true) {
    const senders = reportedSenders(result.events, messages.length);
    return messages.map((message, index) => decodeEthereumMessage(message, senders?.[index] ?? null));
  }
  const isRecovered = () => randomInt(RECOVERED_ONE_IN) === 0;
  // With code 0, which the next header proves, the ante handler has let it pass.
  const isAdmitted = result.abciCode === 0 && rules.recoversAll !== true;
  try {
    return messages.map((message) => decodeSignedMessage(message, isAdmitted, isRecovered));
  } catch (error) {
    if (!(error instanceof FalseSender)) throw error;
    throw new FalseAnswer(height, `a transaction that the chain has let pass: ${error.message}`);
  }
}

/** A transaction that paid for its gas limit and left no result. Its status is what counts. */
function withoutExecution(transaction: SignedTransaction): Execution {
  return { hash: transaction.hash, gasUsed: transaction.gas, vmError: GETH_MESSAGES.outOfGas, logs: [] };
}
