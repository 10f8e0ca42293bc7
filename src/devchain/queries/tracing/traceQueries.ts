/** TraceTx, TraceBlock and TraceCall: executions with a tracer watching. */
import {
  QueryTraceBlockRequestSchema,
  QueryTraceBlockResponseSchema,
  QueryTraceCallRequestSchema,
  QueryTraceCallResponseSchema,
  QueryTraceTxRequestSchema,
  QueryTraceTxResponseSchema,
  type QueryTraceBlockRequest,
  type QueryTraceTxRequest,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Hash } from '../../../../generated/types.js';
import { WEI } from '../../../chain/feeMarket.js';
import type { SignedTransaction } from '../../../evm/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import { boundGas } from '../../../execution/message.js';
import { applyMessage } from '../../../execution/transition.js';
import { Deadline, TraceFailed } from '../../tracers/traceLimits.js';
import type { ChainEvm } from '../../app/evmPool.js';
import { decodeArguments } from '../queryCallArguments.js';
import { assertEnoughGas, billedGas, gasCap, onMachine, withoutFees } from '../callQueries.js';
import { type Handlers, unary } from '../queryHandler.js';
import { baseFeeAfterScaled } from '../parameterQueries.js';
import type { QueryPlace } from '../queriedChain.js';
import { internalFailure, invalidArgument, unknownPath } from '../queryFailure.js';
import { decodeTraced } from './tracedMessages.js';
import { replay, traceTransaction } from './tracedTransaction.js';
import { decodeTraceOptions, type TraceOptions } from './traceOptions.js';
import { traceExecution } from './traceExecution.js';

const SERVICE = '/cosmos.evm.vm.v1.Query/';
const text = new TextEncoder();

/** Longest time for all of a block. */
const MAX_BLOCK_TRACE_MS = 60_000;
/** What an execution without its tracer has left to end in. */
const GRACE_MS = 500;
const MAX_SAFE_HEIGHT = BigInt(Number.MAX_SAFE_INTEGER);

export const traceQueries: Handlers = {
  [`${SERVICE}TraceTx`]: unary(QueryTraceTxRequestSchema, QueryTraceTxResponseSchema, async (request, place) => {
    if (request.msg === undefined) throw invalidArgument('empty request');
    const options = decodeTraceOptions(request.traceConfig);
    const [transaction] = await decodeTraced([request.msg], place);
    const predecessors = await decodeTraced(request.predecessors, place);
    if (transaction === undefined) throw invalidArgument('empty request');
    const block = contextOf(request, place);
    const data = await onMachine(place, async (machine) => {
      await replay(machine, block, predecessors, place);
      const deadline = startTracing(machine, options.timeoutMs);
      const index = predecessors.length;
      return asFailure(() =>
        traceTransaction(machine, block, { transaction, index, blockHash: hashOf(request) }, place, options, deadline),
      );
    });
    return { data: text.encode(data) };
  }),

  [`${SERVICE}TraceBlock`]: unary(
    QueryTraceBlockRequestSchema,
    QueryTraceBlockResponseSchema,
    async (request, place) => {
      const options = decodeTraceOptions(request.traceConfig);
      const transactions = await decodeTraced(request.txs, place);
      const block = contextOf(request, place);
      const traces = await onMachine(place, (machine) =>
        traceAll(machine, block, transactions, hashOf(request), place, options),
      );
      return { data: text.encode(`[${traces.join(',')}]`) };
    },
  ),

  [`${SERVICE}TraceCall`]: unary(QueryTraceCallRequestSchema, QueryTraceCallResponseSchema, async (request, place) => {
    const { chain, context: block } = place;
    if (chain.config.dialect === 'cosmosEvm03') throw unknownPath();
    if (request.args.length === 0) throw invalidArgument('empty request');
    const options = decodeTraceOptions(request.traceConfig);
    const call = decodeArguments(request.args, chain.config.evmChainId);
    const message = withoutFees(boundGas(call, gasCap(request, chain)));
    const data = await onMachine(place, async (machine) => {
      assertEnoughGas(machine, message);
      const nonce = machine.state.account(message.from)?.nonce ?? 0n;
      const deadline = startTracing(machine, options.timeoutMs);
      const traced = { ...message, nonce, gasPrice: 0n, input: message.data, hash: null, index: 0, blockHash: null };
      return asFailure(() =>
        traceExecution(machine, block, traced, options, deadline, async () => {
          const { vmError, gasUsed } = await applyMessage(machine, block, message, { validate: false });
          return vmError === '' ? billedGas(gasUsed, message.gas, chain) : 0n;
        }),
      );
    });
    return { data: text.encode(data) };
  }),
};

/** Each transaction's trace or error, in order; what it changed stays for the next. */
async function traceAll(
  machine: ChainEvm,
  block: BlockContext,
  transactions: SignedTransaction[],
  blockHash: Hash | null,
  place: QueryPlace,
  options: TraceOptions,
): Promise<string[]> {
  const traces: string[] = [];
  const wholeBlock = startTracing(machine, MAX_BLOCK_TRACE_MS);
  let bytes = 0;
  for (const [index, transaction] of transactions.entries()) {
    const deadline = new Deadline(Math.min(options.timeoutMs, wholeBlock.leftMs));
    try {
      const trace = await traceTransaction(machine, block, { transaction, index, blockHash }, place, options, deadline);
      bytes += trace.length;
      options.assertSize(bytes);
      traces.push(`{"result":${trace}}`);
    } catch (error) {
      if (!(error instanceof TraceFailed)) throw error;
      traces.push(JSON.stringify({ error: error.message }));
    }
  }
  return traces;
}

/** An execution whose tracer is out of time goes on without it, but not for long. */
function startTracing(machine: ChainEvm, timeoutMs: number): Deadline {
  machine.limitTime(timeoutMs + GRACE_MS);
  return new Deadline(timeoutMs);
}

async function asFailure<T>(trace: () => Promise<T>): Promise<T> {
  try {
    return await trace();
  } catch (error) {
    if (error instanceof TraceFailed) throw internalFailure(error.message);
    throw error;
  }
}

type TracedBlock = Pick<
  QueryTraceTxRequest | QueryTraceBlockRequest,
  'blockNumber' | 'blockTime' | 'blockHash' | 'blockMaxGas'
>;

/** The block that a traced transaction is in, on top of the state before it; only the coinbase and the fee are the chain's to say. */
function contextOf(
  { blockNumber, blockTime, blockMaxGas }: TracedBlock,
  { chain, height, context }: QueryPlace,
): BlockContext {
  const number = blockNumber < 1n ? 1n : blockNumber;
  if (number > BigInt(height) + 1n || number > MAX_SAFE_HEIGHT) {
    throw invalidArgument(`block number ${number} is greater than the height of the query ${height} + 1`);
  }
  return {
    ...context,
    number,
    timestamp: blockTime === undefined ? context.timestamp : BigInt.asUintN(64, blockTime.seconds),
    gasLimit: blockMaxGas > 0n ? blockMaxGas : context.gasLimit,
    baseFeePerGas: baseFeeAfterScaled(chain, height) / WEI,
  };
}

function hashOf({ blockHash }: TracedBlock): Hash | null {
  return /^[0-9a-fA-F]{64}$/.test(blockHash) ? (`0x${blockHash.toLowerCase()}` as Hash) : null;
}
