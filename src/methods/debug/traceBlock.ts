import type { Caller } from '../../caller/caller.js';
import type { Blocks, BlockSummary } from '../../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { RlpError } from '../../ethereum/encoding/rlp.js';
import { decodeGivenBlock, type GivenBlock } from '../../ethereum/givenBlock.js';
import { decodeData, encodeData, ZERO_HASH } from '../../ethereum/hex.js';
import { InvalidTransaction, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { rpcError, type RpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeBlockTraces } from '../../tracing/api/encodeBlockTraces.js';
import { traceOptions } from '../../tracing/api/traceOptions.js';

/** The traces of the transactions of a block that the client sends: a committed one, or another on a known parent. */
export function traceBlock(
  parts: Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>,
): Handler<'debug_traceBlock'> {
  const { blocks, traces } = parts;
  return async ([rlp, config], caller) => {
    const options = traceOptions(config);
    const given = readGivenBlock(rlp);
    if (given.number === 0) throw rpcError('traceFailed', { reason: 'genesis is not traceable' });
    if (await isCommitted(given, blocks, caller)) {
      const committed = await traces.block(given.number, options, caller);
      if (committed !== null) return encodeBlockTraces(committed, parts);
    }
    if ((await blocks.numberOfHash(given.parentHash, caller)) !== given.number - 1)
      throw rpcError('traceFailed', { reason: `block ${given.parentHash} not found` });
    const transactions = await readGivenTransactions(given, caller);
    const made = await traces.givenBlock(summaryOf(given), transactions, options, caller);
    return encodeBlockTraces(made, parts);
  };
}

/** A block as a client has sent it. Throws traceFailed in geth's words. */
function readGivenBlock(rlp: string): GivenBlock {
  try {
    return decodeGivenBlock(decodeData(rlp));
  } catch (error) {
    throw error instanceof RlpError ? undecodable(error) : error;
  }
}

/** Its transactions, with the senders that signed them. Rejects with traceFailed. */
async function readGivenTransactions({ rawTransactions }: GivenBlock, caller: Caller): Promise<SignedTransaction[]> {
  const transactions: SignedTransaction[] = [];
  for (const raw of rawTransactions) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    try {
      transactions.push(decodeTransaction(raw));
    } catch (error) {
      throw error instanceof InvalidTransaction ? undecodable(error) : error;
    }
  }
  return transactions;
}

/** Whether the chain has committed this block: the same parent, and the same transactions in order. */
async function isCommitted(
  given: GivenBlock,
  blocks: Pick<Blocks, 'summary' | 'rawTransaction'>,
  caller: Caller,
): Promise<boolean> {
  const { number: blockNumber, rawTransactions } = given;
  const summary = await blocks.summary(blockNumber, caller);
  if (summary?.parentHash !== given.parentHash || summary.transactionCount !== rawTransactions.length) return false;
  for (const [transactionIndex, raw] of rawTransactions.entries()) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const committed = await blocks.rawTransaction({ blockNumber, transactionIndex }, caller);
    if (committed !== encodeData(raw)) return false;
  }
  return true;
}

/** The block as code sees it. */
function summaryOf(given: GivenBlock): BlockSummary {
  const { number, hash, parentHash, miner, gasLimit, gasUsed, timestamp, mixHash, baseFeePerGas } = given;
  return {
    number,
    hash,
    parentHash,
    miner,
    gasLimit,
    gasUsed,
    timestamp,
    timestampNanos: 0,
    proposerAddress: ZERO_ADDRESS,
    baseFeePerGas,
    nextBaseFeePerGas: null,
    blockGas: null,
    // Blocks of these chains show zero where they have no randomness.
    ...(mixHash !== ZERO_HASH && { prevRandao: mixHash }),
    transactionCount: given.rawTransactions.length,
    rewards: [],
  };
}

function undecodable({ message }: Error): RpcError {
  return rpcError('traceFailed', { reason: `could not decode block: ${message}` });
}
