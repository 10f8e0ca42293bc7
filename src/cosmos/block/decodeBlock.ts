/**
 * The Ethereum side of a committed block: which of its transactions are Ethereum transactions, in which order, and what became of each. A
 * pure function of what the node gave. One that cannot be decoded is listed with its reason and never hides the others.
 */
import type { CommittedBlock, TxResult } from '../../chain/node.js';
import type { EmittedLog } from '../../evm/log.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import {
  decodeEthereumMessage,
  decodeMessages,
  isEthereumMessage,
  UndecodableTx,
} from '../../chain/tx/ethereumMessage.js';
import { executionsOf, reportedSenders, type Execution } from './executions.js';

/** An Ethereum transaction of a block and its outcome. */
export interface ExecutedTransaction {
  /** Place of the CometBFT transaction in the block. */
  txIndex: number;
  /** Place among the Ethereum messages of that transaction. */
  messageIndex: number;
  transaction: SignedTransaction;
  status: 0 | 1;
  /** What was paid for. */
  gasUsed: bigint;
  /** Gas of everything in the block up to and with this transaction, the chain's other transactions included. */
  cumulativeGasUsed: bigint;
  logs: EmittedLog[];
}

/** A CometBFT transaction that carries Ethereum messages which could not be read. */
export interface UndecodableEntry {
  txIndex: number;
  reason: string;
}

export interface DecodedBlock {
  /** In block order: the place in this list is the transaction's index in the block. */
  transactions: ExecutedTransaction[];
  undecodable: UndecodableEntry[];
  /** Gas used in the whole block. */
  gasUsed: bigint;
}

export function decodeBlock({ block, results }: CommittedBlock): DecodedBlock {
  const decoded: DecodedBlock = { transactions: [], undecodable: [], gasUsed: 0n };
  let full = false;
  block.txs.forEach((tx, txIndex) => {
    const result = results.txResults[txIndex];
    if (result === undefined) return;
    if (isIncluded(result)) decodeInto(decoded, tx, result, txIndex);
    full ||= foundBlockFull(result);
    if (!full) decoded.gasUsed += result.gasUsed;
  });
  return decoded;
}

function decodeInto(decoded: DecodedBlock, tx: Uint8Array, result: TxResult, txIndex: number): void {
  try {
    decoded.transactions.push(...decodeTx(tx, result, txIndex, decoded.gasUsed));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    decoded.undecodable.push({ txIndex, reason });
  }
}

/**
 * Whether a transaction is part of the Ethereum block: it ran, or it paid but found no gas left in the block or could not be committed. What
 * failed before execution paid nothing and is not.
 */
function isIncluded({ abciCode, log }: TxResult): boolean {
  return abciCode === 0 || overranBlockGas(log) || log.includes('failed to commit stateDB');
}

function overranBlockGas(log: string): boolean {
  return log.includes('out of gas in location: block gas meter; gasWanted:');
}

/** The first transaction that was refused because the block was full: it and those after it count no gas. */
function foundBlockFull({ abciCode, log }: TxResult): boolean {
  return abciCode === 11 && log.includes('no block gas left to run tx: out of gas');
}

function decodeTx(tx: Uint8Array, result: TxResult, txIndex: number, gasBefore: bigint): ExecutedTransaction[] {
  const messages = decodeMessages(tx).filter(isEthereumMessage);
  if (messages.length === 0) return [];
  const senders = reportedSenders(result.events, messages.length);
  const transactions = messages.map((message, index) => decodeEthereumMessage(message, senders?.[index] ?? null));
  const executions = result.abciCode === 0 ? executionsOf(result) : transactions.map(withoutExecution);
  if (executions.length !== messages.length) {
    throw new UndecodableTx(`${messages.length} Ethereum messages, but ${executions.length} results`);
  }
  let cumulativeGasUsed = gasBefore;
  return transactions.map((transaction, messageIndex) => {
    const { hash, gasUsed, vmError, logs } = executions[messageIndex] as Execution;
    if (hash !== '' && hash !== transaction.hash) {
      throw new UndecodableTx(
        `the result of message ${messageIndex} is that of ${hash.slice(0, 80)}, not of ${transaction.hash}`,
      );
    }
    cumulativeGasUsed += gasUsed;
    const status = result.abciCode === 0 && vmError === '' ? 1 : 0;
    return { txIndex, messageIndex, transaction, status, gasUsed, cumulativeGasUsed, logs: status === 1 ? logs : [] };
  });
}

/** A transaction that paid for its whole gas limit and left no result. */
function withoutExecution(transaction: SignedTransaction): Execution {
  return { hash: transaction.hash, gasUsed: transaction.gas, vmError: 'out of gas', logs: [] };
}
