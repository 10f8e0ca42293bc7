import type { Address, Hash } from '../../../generated/types.js';
import type { AccessListEntry, Authorization } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { TRACE_TIMED_OUT, TraceFailed, type Deadline, type TraceSize } from './traceLimits.js';
import type { ScriptHost } from '../../evm/answers.js';
import { stop, type Machine, type Running } from '../../evm/machine.js';
import type { WireWriter } from '../../evm/wire.js';
import { recoverAuthority } from '../rules/authorizations.js';
import { intrinsicGasOf } from '../rules/messageGas.js';
import { createTracer, type TracerChoice } from './createTracer.js';
import type { JavaScriptTracer } from './javascript/javascriptTracer.js';

/** A transaction or call as tracers see it. */
export interface TracedExecution {
  from: Address;
  /** Null creates a contract. */
  to: Address | null;
  nonce: bigint;
  gas: bigint;
  /** Effective, wei. */
  gasPrice: bigint;
  value: bigint;
  input: Uint8Array;
  accessList: AccessListEntry[] | null;
  authorizationList: Authorization[] | null;
  /** Null for a call. */
  hash: Hash | null;
  /** Index among the Ethereum transactions of the block. */
  index: number;
  blockHash: Hash | null;
}

/** The machine, the block, and the tracer of an execution. */
export interface TraceContext {
  machine: Machine;
  block: BlockContext;
  options: TracerChoice;
}

/** The limits of one trace. */
export interface ExecutionLimits {
  deadline: Deadline;
  size: TraceSize;
  /** Leaves the execution unfinished when the time is over, because nothing runs after it. */
  abandons?: boolean;
}

/** The end of the execution. */
export interface TraceEnd {
  /** The gas that the chain reports to its tracers: the billed gas, and 0 for a failure. */
  gasUsed: bigint;
  /** Why the execution failed, in geth's words; empty when it did not. A refused first frame does not say it. */
  error: string;
}

/**
 * Runs an execution with its tracer. Returns the trace as JSON in UTF-8. Throws TraceFailed, mostly after the end of
 * the execution, whose changes stay.
 */
export function* traceExecution(
  { machine, block, options }: TraceContext,
  execution: TracedExecution,
  { deadline, size, abandons = false }: ExecutionLimits,
  run: () => Running<TraceEnd>,
): Running<Uint8Array> {
  const isPrecompile = (address: Address): boolean => machine.precompiles.has(address);
  const scripts: JavaScriptTracer[] = [];
  try {
    const writeTracer = createTracer(options, { script: { state: machine, isPrecompile, deadline }, scripts });
    startScripts(scripts, execution, block, machine);
    machine.beginTrace({
      limit: Math.max(0, size.left),
      write: (writer) => {
        writeTracer(writer);
        writeTransaction(writer, execution, block);
      },
      scripts: hostOf(scripts),
    });
    const { gasUsed, error } = yield* untilDeadline(machine, run(), deadline, abandons);
    const result = machine.endTrace(gasUsed, error);
    if ('trace' in result) {
      size.add(result.bytes);
      return result.trace;
    }
    if (result.reason === null) return size.exceed();
    throw new TraceFailed(result.reason);
  } finally {
    machine.dropTrace();
    for (const script of scripts) script.dispose();
  }
}

/** Runs on without the tracer when the time is over; throws TraceFailed at the end. */
function* untilDeadline<T>(machine: Machine, running: Running<T>, deadline: Deadline, abandons: boolean): Running<T> {
  let isLate = false;
  try {
    for (let step = running.next(); ;) {
      if (step.done === true) {
        if (isLate) throw new TraceFailed(TRACE_TIMED_OUT);
        return step.value;
      }
      if (!isLate && deadline.leftMs === 0) {
        isLate = true;
        machine.dropTrace();
        if (abandons) throw new TraceFailed(TRACE_TIMED_OUT);
      }
      step = running.next(yield step.value);
    }
  } finally {
    stop(running);
  }
}

function hostOf(scripts: readonly JavaScriptTracer[]): ScriptHost {
  const scriptAt = (index: number): JavaScriptTracer => {
    const script = scripts[index];
    if (script === undefined) throw new Error('the engine names a tracer that there is not');
    return script;
  };
  return {
    hear: (record, memory) => scriptAt(record.u32()).hear(record, memory),
    traceOf: (index) => scriptAt(index).trace,
  };
}

function startScripts(
  scripts: readonly JavaScriptTracer[],
  execution: TracedExecution,
  block: BlockContext,
  { rules }: Machine,
): void {
  const { gas, gasPrice, blockHash, hash, index, input: data } = execution;
  const intrinsicGas = intrinsicGasOf({ ...execution, data }, rules);
  const place = { blockHash, transactionHash: hash, transactionIndex: index };
  const { number: blockNumber, coinbase } = block;
  for (const script of scripts) script.start({ gas, gasPrice, intrinsicGas, blockNumber, coinbase, ...place });
}

/** `engine/src/trace/tracer.rs` reads it. */
function writeTransaction(writer: WireWriter, execution: TracedExecution, block: BlockContext): void {
  const { from, to, nonce, gas, value, input, authorizationList, blockHash, hash, index } = execution;
  const optional = (text: Address | Hash | null): void => {
    writer.flag(text !== null);
    if (text !== null) writer.hex(text);
  };
  writer.hex(from);
  optional(to);
  writer.u64(nonce).u64(gas).word(value).bytes(input).hex(block.coinbase);
  // Transactions ignore an authorization with an invalid signature, and so do traces.
  const authorities = (authorizationList ?? []).flatMap((signed) => recoverAuthority(signed) ?? []);
  writer.list(authorities, (authority) => writer.hex(authority)).u64(block.number);
  optional(blockHash);
  optional(hash);
  writer.u64(BigInt(index));
}
