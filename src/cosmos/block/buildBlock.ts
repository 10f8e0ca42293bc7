import type { Address, Block, Hash, Header, Log, Receipt, Transaction } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { environmentOf } from '../../chain/development/blockEnvironment.js';
import { SHOWN_UNLIMITED_GAS } from '../../chain/fees/feeMarket.js';
import { resultsHash } from '../../chain/consensus/hashes.js';
import type { CommittedBlock, TxResult } from '../../chain/node.js';
import type { ForkSchedule } from '../../chain/state.js';
import { createBloom, mergeBloom } from '../../ethereum/bloom.js';
import { genesisHeader } from '../../ethereum/genesisHeader.js';
import { blockObject, headerObject, type HeaderFields } from '../../ethereum/header.js';
import { encodeAddress, encodeBloom, encodeHash, ZERO_HASH } from '../../ethereum/hex.js';
import { logObject } from '../../ethereum/log.js';
import { encodeReceipt, logsBloom, receiptObject } from '../../ethereum/receipt.js';
import { effectiveGasPrice, transactionObject } from '../../ethereum/transaction/transactionObject.js';
import { orderedTrieRoot } from '../../ethereum/encoding/trie.js';
import { blockFees, type BlockFees } from './blockFees.js';
import { decodeBlock, type DecodedBlock, type SenderRules, type UndecodableEntry } from './decodeBlock.js';

/** Inputs of `buildBlock`. */
export interface BlockParts extends SenderRules {
  committed: CommittedBlock;
  /** `consensus_params.block.max_gas` at this height; -1 means no limit. */
  maxGas: bigint;
  /** Operator account of the proposer; the zero address where it is not known. */
  miner: Address;
  forks: ForkSchedule;
}

/** A block as clients see it and the index keeps it. */
export interface BuiltBlock {
  header: Header;
  /** The block object without `transactions`, added later as hashes or objects. */
  block: Omit<Block, 'transactions'>;
  /** In block order, as the next three. */
  transactions: Transaction[];
  transactionHashes: Hash[];
  receipts: Receipt[];
  /** Canonical signed bytes. */
  rawTransactions: Uint8Array[];
  summary: BlockSummary;
  /** Bloom of all logs, 256 bytes. */
  bloom: Uint8Array;
  /** Transactions that could not be read; the lists above leave them out. */
  undecodable: UndecodableEntry[];
}

/**
 * A committed block as wire objects, by Ethereum's rules also where the chain's servers differ. Pure, but for the
 * choice of verified senders that are recovered all the same. Throws FalseAnswer, as `decodeBlock`.
 */
export function buildBlock({ committed, maxGas, miner, forks, ...rules }: BlockParts): BuiltBlock {
  const { block } = committed;
  const decoded = decodeBlock(committed, rules);
  const fees = blockFees(committed.results.blockEvents, forks.decimals);
  const executed = buildTransactions(committed, decoded, fees.baseFeePerGas);
  const { rawTransactions, encodedReceipts, bloom } = executed;
  const { coinbase, prevRandao } = environmentOf(committed.results.blockEvents);
  const header: HeaderFields = {
    number: block.height,
    hash: block.hash,
    parentHash: block.parentHash ?? ZERO_HASH,
    miner: coinbase ?? miner,
    stateRoot: stateRoot(block.appHash),
    transactionsRoot: orderedTrieRoot(rawTransactions),
    receiptsRoot: orderedTrieRoot(encodedReceipts),
    logsBloom: encodeBloom(bloom),
    gasLimit: maxGas < 0n ? SHOWN_UNLIMITED_GAS : maxGas,
    gasUsed: decoded.gasUsed,
    timestamp: block.time.seconds,
    baseFeePerGas: fees.baseFeePerGas,
    ...(prevRandao !== null && { mixHash: prevRandao }),
    forks: activeForks(forks, block.time.seconds),
  };
  // The parent of block 1 is block 0. The first block of a chain that begins higher has no parent.
  const isAfterGenesis = block.height === 1 && block.parentHash === null;
  const fields = isAfterGenesis ? { ...header, parentHash: genesisHeader(header).hash } : header;
  return {
    header: headerObject(fields),
    block: blockObject(fields, rawTransactions),
    transactions: executed.transactions,
    transactionHashes: decoded.transactions.map(({ transaction }) => transaction.hash),
    receipts: executed.receipts,
    rawTransactions,
    summary: summarize(committed, fields, fees, decoded),
    bloom,
    undecodable: decoded.undecodable,
  };
}

/** Transactions, receipts and logs, with the bytes for the roots and the bloom of the header. */
function buildTransactions({ block }: CommittedBlock, decoded: DecodedBlock, baseFee: bigint | null) {
  const transactions: Transaction[] = [];
  const receipts: Receipt[] = [];
  const encodedReceipts: Uint8Array[] = [];
  const bloom = createBloom();
  let logIndex = 0;
  decoded.transactions.forEach(({ transaction, ...execution }, transactionIndex) => {
    const placement = {
      blockHash: block.hash,
      blockNumber: block.height,
      transactionIndex,
      transactionHash: transaction.hash,
      timestamp: block.time.seconds,
    };
    const outcome = { ...execution, bloom: logsBloom(execution.logs) };
    const logs: Log[] = execution.logs.map((log) => logObject(log, placement, logIndex++));
    mergeBloom(bloom, outcome.bloom);
    transactions.push(transactionObject(transaction, placement, baseFee));
    const gasPrice = effectiveGasPrice(transaction, baseFee);
    receipts.push(receiptObject(transaction, outcome, { placement, gasPrice, logs }));
    encodedReceipts.push(encodeReceipt(transaction.type, outcome));
  });
  const rawTransactions = decoded.transactions.map(({ transaction }) => transaction.raw);
  return { transactions, receipts, encodedReceipts, rawTransactions, bloom };
}

function summarize(
  { block, results }: CommittedBlock,
  { hash, parentHash, miner, gasLimit, gasUsed, mixHash }: HeaderFields,
  fees: BlockFees,
  decoded: DecodedBlock,
): BlockSummary {
  return {
    number: block.height,
    hash,
    parentHash,
    timestamp: block.time.seconds,
    timestampNanos: block.time.nanos,
    miner,
    proposerAddress: encodeAddress(block.proposerAddress),
    gasLimit,
    gasUsed,
    ...fees,
    ...(mixHash !== undefined && { prevRandao: mixHash }),
    ...resultsHashes(block.header.last_results_hash, results.txResults),
    transactionCount: decoded.transactions.length,
    rewards: decoded.transactions.map(({ transaction, gasUsed }) => {
      const tip = effectiveGasPrice(transaction, fees.baseFeePerGas) - (fees.baseFeePerGas ?? 0n);
      return { tip: tip > 0n ? tip : 0n, gasUsed };
    }),
  };
}

/** Both or none: before Tendermint 0.34 the hash of no results was another. */
function resultsHashes(
  lastResultsHash: string,
  results: readonly TxResult[],
): Pick<BlockSummary, 'resultsHash' | 'lastResultsHash'> {
  if (lastResultsHash.length !== 64) return {};
  // These are 64 digits, which the decoder has checked.
  return { resultsHash: encodeHash(resultsHash(results)), lastResultsHash: `0x${lastResultsHash}` as Hash };
}

/** The active forks; one without a time is off. */
function activeForks({ shanghaiTime, cancunTime, pragueTime }: ForkSchedule, timestamp: number): HeaderFields['forks'] {
  const active = (time: bigint | null) => time !== null && BigInt(timestamp) >= time;
  return { shanghai: active(shanghaiTime), cancun: active(cancunTime), prague: active(pragueTime) };
}

/** The application hash as a 32-byte root: its last 32 bytes, with zeros in front where there are fewer. */
function stateRoot(appHash: Uint8Array): Hash {
  const root = new Uint8Array(32);
  const tail = appHash.subarray(-32);
  root.set(tail, 32 - tail.length);
  return encodeHash(root);
}
