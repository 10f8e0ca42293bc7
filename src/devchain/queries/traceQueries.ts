import {
  Query,
  type QueryTraceBlockRequest,
  type QueryTraceTxRequest,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Hash } from '../../../generated/types.js';
import { WEI } from '../../chain/fees/feeMarket.js';
import { normalizeHash, encodeAddress } from '../../ethereum/hex.js';
import { type SignedTransaction, InvalidTransaction } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { boundGas } from '../../execution/transition/message.js';
import type { Machine, Running } from '../../evm/machine.js';
import { traceExecution } from '../../execution/tracers/traceExecution.js';
import { applyMessage } from '../../execution/transition/transition.js';
import { joined } from '../../execution/tracers/traceBytes.js';
import { Sandbox, SandboxMissing } from '../../execution/tracers/javascript/sandbox.js';
import { Deadline, TraceFailed, TraceSize } from '../../execution/tracers/traceLimits.js';
import { TRACED_SHARES, type ExecutionPace } from '../app/evm/executionPace.js';
import { decodeArguments } from './queryCallArguments.js';
import { billedGas } from '../app/state/blockRecord.js';
import { assertEnoughGas, gasCap, onMachine, withoutFees } from './callQueries.js';
import { type HandlerEntry, unary, type QueryContext } from './queryHandler.js';
import { baseFeeAfterScaled } from './parameterQueries.js';
import { internalFailure, invalidArgument, unknownPath } from '../queryFailure.js';
import { replay } from './replay.js';
import { traceTransaction, decodeTraceOptions, type QueryTracing } from './tracedTransaction.js';
import type { MsgEthereumTx } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { DIALECTS } from '../../chain/tx/dialect.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import type { DevDialect } from '../app/releaseProfile.js';
import { decodeMessage } from '../app/admission/decodeTx.js';
import { TxFault } from '../app/admission/txFault.js';

const text = new TextEncoder();

/** Longest time for all traces of a block. */
const MAX_BLOCK_TRACE_MS = 60_000;
/** Time that an execution has to end after its tracer ran out of time. */
const GRACE_MS = 500;
const MAX_SAFE_HEIGHT = BigInt(Number.MAX_SAFE_INTEGER);

/** TraceTx, TraceBlock and TraceCall: executions with a tracer. */
export const traceQueries: readonly HandlerEntry[] = [
  unary(Query.method.traceTx, async (request, context) => {
    if (request.msg === undefined) throw invalidArgument('empty request');
    const options = decodeTraceOptions(request.traceConfig);
    const [transaction] = await decodeTraced([request.msg], context);
    const predecessors = await decodeTraced(request.predecessors, context);
    if (transaction === undefined) throw invalidArgument('empty request');
    const block = tracedBlock(request, context);
    const data = await tracing(context, function* (machine, pace) {
      machine.setBlock(block);
      const query = { machine, config: context.chain.config, block, options };
      yield* replay(machine, query, predecessors);
      const deadline = startTracing(machine, pace, options.timeoutMs);
      const inBlock = { transaction, index: predecessors.length, blockHash: hashOf(request), isLast: true };
      return yield* traceTransaction(query, inBlock, deadline);
    });
    return { data };
  }),

  unary(Query.method.traceBlock, async (request, context) => {
    const options = decodeTraceOptions(request.traceConfig);
    const transactions = await decodeTraced(request.txs, context);
    const block = tracedBlock(request, context);
    const traces = await tracing(context, function* (machine, pace) {
      machine.setBlock(block);
      const wholeBlock = startTracing(machine, pace, MAX_BLOCK_TRACE_MS);
      const query = { machine, config: context.chain.config, block, options };
      return yield* traceAll(query, transactions, hashOf(request), wholeBlock);
    });
    return { data: joined([text.encode('['), ...traces, text.encode(']')]) };
  }),

  unary(Query.method.traceCall, async (request, context) => {
    const { chain, blockContext: block } = context;
    const { config } = chain;
    if (!config.profile.supportsTraceCall) throw unknownPath();
    if (request.args.length === 0) throw invalidArgument('empty request');
    const options = decodeTraceOptions(request.traceConfig);
    const message = withoutFees(boundGas(decodeArguments(request.args, config.evmChainId), gasCap(request, chain)));
    const data = await tracing(context, function* (machine, pace) {
      machine.setBlock(block);
      assertEnoughGas(message, machine.rules);
      const { nonce } = machine.account(message.from);
      const deadline = startTracing(machine, pace, options.timeoutMs);
      const traced = { ...message, nonce, gasPrice: 0n, input: message.data, hash: null, index: 0, blockHash: null };
      const limits = { deadline, size: new TraceSize(), abandons: true };
      return yield* traceExecution({ machine, block, options }, traced, limits, function* () {
        const { vmError: error, gasUsed } = yield* applyMessage(machine, block, message, { validate: false });
        return { gasUsed: error === '' ? billedGas(gasUsed, message.gas, config) : 0n, error };
      });
    });
    return { data };
  }),
];

/** Each transaction's trace or error, in order and separated by commas; the changes of each stay for the next. */
function* traceAll(
  query: QueryTracing,
  transactions: SignedTransaction[],
  blockHash: Hash | null,
  wholeBlock: Deadline,
): Running<Uint8Array[]> {
  const { options } = query;
  const traces: Uint8Array[] = [];
  let bytes = 0;
  for (const [index, transaction] of transactions.entries()) {
    const deadline = new Deadline(Math.min(options.timeoutMs, wholeBlock.leftMs));
    const comma = index === 0 ? '' : ',';
    try {
      const isLast = index === transactions.length - 1;
      const trace = yield* traceTransaction(query, { transaction, index, blockHash, isLast }, deadline);
      bytes += trace.length;
      options.assertSize(bytes);
      traces.push(joined([text.encode(`${comma}{"result":`), trace, text.encode('}')]));
    } catch (error) {
      if (!(error instanceof TraceFailed)) throw error;
      traces.push(text.encode(comma + JSON.stringify({ error: error.message })));
    }
  }
  return traces;
}

/** Starts the time limits: an execution whose tracer is out of time continues without it, but only for a short time. */
function startTracing(machine: Machine, pace: ExecutionPace, timeoutMs: number): Deadline {
  machine.shares = TRACED_SHARES;
  pace.limit(timeoutMs + GRACE_MS);
  return new Deadline(timeoutMs);
}

/** Runs an execution with tracers, again where it lacked a sandbox for one in JavaScript. Throws QueryFailure. */
async function tracing<T>(
  context: QueryContext,
  run: (machine: Machine, pace: ExecutionPace) => Running<T>,
): Promise<T> {
  let sandboxes = 0;
  for (;;) {
    try {
      return await onMachine(context, run);
    } catch (error) {
      if (error instanceof TraceFailed) throw internalFailure(error.message);
      if (!(error instanceof SandboxMissing)) throw error;
      await Sandbox.prepare(++sandboxes);
    }
  }
}

type TracedBlock = Pick<
  QueryTraceTxRequest | QueryTraceBlockRequest,
  'blockNumber' | 'blockTime' | 'blockHash' | 'blockMaxGas'
>;

/** The block of a traced transaction, as the request describes it; coinbase and base fee are the chain's own. */
function tracedBlock(
  { blockNumber, blockTime, blockMaxGas }: TracedBlock,
  { chain, height, blockContext }: QueryContext,
): BlockContext {
  const number = blockNumber < 1n ? 1n : blockNumber;
  if (number > BigInt(height) + 1n || number > MAX_SAFE_HEIGHT) {
    throw invalidArgument(`block number ${number} is greater than the height of the query ${height} + 1`);
  }
  // What was set by hand for the traced block is in its own record, the next block's.
  const { coinbase, prevRandao } = chain.blockContextAt(Number(number)) ?? blockContext;
  return {
    ...blockContext,
    coinbase,
    prevRandao,
    number,
    timestamp: blockTime === undefined ? blockContext.timestamp : BigInt.asUintN(64, blockTime.seconds),
    gasLimit: blockMaxGas > 0n ? blockMaxGas : blockContext.gasLimit,
    baseFeePerGas: baseFeeAfterScaled(chain, height) / WEI,
  };
}

/** `blockHash` is hex without 0x; null for any other text. */
function hashOf({ blockHash }: TracedBlock): Hash | null {
  return /^[0-9a-fA-F]{64}$/.test(blockHash) ? normalizeHash(`0x${blockHash}`) : null;
}

const MAX_MESSAGES = 10_000;

/** Messages decoded before other work may run: recovering a sender takes a fifth of a millisecond. */
const MESSAGES_PER_TURN = 100;

/** The transactions to trace. Throws QueryFailure for too many, or for more gas than a block has. */
async function decodeTraced(messages: MsgEthereumTx[], { chain }: QueryContext): Promise<SignedTransaction[]> {
  if (messages.length > MAX_MESSAGES) {
    throw invalidArgument(`too many transactions: ${messages.length}, at most ${MAX_MESSAGES}`);
  }
  const mostGas = gasCap({ gasCap: 0n }, chain);
  const transactions: SignedTransaction[] = [];
  let gas = 0n;
  for (const message of messages) {
    const transaction = decode(message, chain.config.dialect);
    gas += transaction.gas;
    if (gas > mostGas) throw invalidArgument(`transactions with more than ${mostGas} gas together`);
    transactions.push(transaction);
    if (transactions.length % MESSAGES_PER_TURN === 0) await new Promise(setImmediate);
  }
  return transactions;
}

/** Messages of cosmos/evm v0.4 name the sender. It is not verified, as tracing changes nothing. */
function decode(message: MsgEthereumTx, dialect: DevDialect): SignedTransaction {
  const { from, raw } = message;
  try {
    if (DIALECTS[dialect].form === 'raw' && from.length === 20 && raw.length > 0)
      return decodeTransaction(raw, { from: encodeAddress(from) });
    return decodeMessage(message, dialect);
  } catch (error) {
    if (error instanceof TxFault || error instanceof InvalidTransaction) throw invalidArgument(error.message);
    throw error;
  }
}
