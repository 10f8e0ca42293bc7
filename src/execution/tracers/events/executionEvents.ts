/**
 * Turns the events of the EVM into the calls that tracers expect, with three differences of go-ethereum: it reports
 * frames for calls that fail before they begin and for self-destructions, counts forwarded gas as a part of a call's
 * cost, and runs a STOP after the end of code.
 */
import type { EVM, EVMResult, InterpreterStep, Message } from '@ethereumjs/evm';
import { encodeWord, NO_BYTES, paddedSlice } from '../../../ethereum/hex.js';
import { failedOpcode } from '../../refusals/failedInstruction.js';
import type { AccessPolicy } from '../../rules/accessPolicy.js';
import { frameError, frameOfMessage, frameOfUnenteredCall } from './callFrames.js';
import { CREATE, CREATE2, INVALID, isLog, LOG0, RETURN, SELFDESTRUCT, stackItemsOfChange, STOP } from '../opcodes.js';
import { isCalling, stepOf, WARM_ACCESS_GAS, whyItCannotBegin } from './steps.js';
import { addressOfWord } from './operands.js';
import { type Deadline, TraceFailed } from '../traceLimits.js';
import type { Frame, LiveState, Step, TracedTransaction, Tracer } from '../tracer.js';

const MAX_DEPTH = 1024;

const STEPS_PER_TIME_CHECK = 128;
/** Time after which an execution yields to other work of the process, milliseconds. */
const YIELD_AFTER_MS = 25;

/** Errors that prevent an instruction from beginning; all others happen while it runs. */
const BEFORE_BEGINNING = /^(out of gas|stack underflow|stack limit reached|gas uint64 overflow)/;

type RunState = EVMResult['execResult']['runState'];

interface OpenFrame {
  frame: Frame;
  last: Step | null;
  /** The fixed part of the cost of `last`. */
  lastFee: number;
  entered: boolean;
  returnData: Uint8Array;
}

/** The parts of an EVM and its state that tracing needs. */
export interface TracedEvm {
  evm: EVM;
  state: LiveState;
  /** Gas that the transaction's authorizations refund, once they have been applied. */
  readonly authorizationRefund: bigint;
  readonly policy?: Pick<AccessPolicy, 'refusal'> | null;
}

/** A transaction, the tracer that observes it, and the time at which the tracer is stopped. */
export interface Tracing {
  tracer: Tracer;
  transaction: TracedTransaction;
  deadline: Deadline;
  /** Whether the execution ends with the tracer, which saves time but leaves the EVM unusable. */
  abandons: boolean;
}

/** Listens to the EVM during one transaction, and calls the tracer. */
export class ExecutionEvents {
  readonly #open: OpenFrame[] = [];
  /** The newest step, not reported yet: the next event may show that it could not begin. */
  #held: Step | null = null;
  #failed: Error | null = null;
  #steps = 0;
  #yieldedAt = performance.now();
  readonly #host: TracedEvm;
  readonly #tracing: Tracing;
  readonly #tracer: Tracer;

  constructor(host: TracedEvm, tracing: Tracing) {
    this.#host = host;
    this.#tracing = tracing;
    this.#tracer = tracing.tracer;
  }

  attach(): void {
    const { events } = this.#host.evm;
    this.#report(() => this.#tracer.start?.(this.#tracing.transaction, this.#host.state));
    events.on('beforeMessage', (message) => this.#report(() => this.#beforeMessage(message)));
    events.on('afterMessage', (result) => this.#report(() => this.#afterMessage(result)));
    events.on('step', (step, resolve) => {
      this.#report(() => this.#step(step));
      this.#continue(resolve);
    });
  }

  detach(): void {
    this.#host.evm.events.removeAllListeners();
  }

  get failure(): Error | null {
    return this.#failed;
  }

  /**
   * Stops reporting when the tracer fails or is out of time. The execution continues without it, because an unfinished
   * EVM cannot be used again. It ends at once when the EVM will be abandoned, or when not the tracer failed.
   */
  #report(report: () => void): void {
    if (this.#failed !== null) return;
    try {
      report();
    } catch (error) {
      this.#failed = error instanceof Error ? error : new Error(String(error));
      this.detach();
      if (this.#tracing.abandons || !(this.#failed instanceof TraceFailed)) throw this.#failed;
    }
  }

  /** Continues the execution, every YIELD_AFTER_MS only after other work of the process. */
  #continue(resolve: ((result?: unknown) => void) | undefined): void {
    this.#steps += 1;
    if (this.#steps % STEPS_PER_TIME_CHECK !== 0) return void resolve?.();
    this.#report(() => this.#tracing.deadline.check());
    const now = performance.now();
    if (now - this.#yieldedAt < YIELD_AFTER_MS) return void resolve?.();
    setImmediate(() => {
      this.#yieldedAt = performance.now();
      resolve?.();
    });
  }

  #beforeMessage(message: Message): void {
    this.#reportHeld();
    const parent = this.#open.at(-1);
    const { transaction } = this.#tracing;
    const frame = frameOfMessage(message, parent?.last ?? null, transaction.nonce, this.#host.state);
    if (parent !== undefined) parent.entered = true;
    this.#tracer.enter?.(frame);
    this.#open.push({ frame, last: null, lastFee: 0, entered: false, returnData: NO_BYTES });
  }

  #afterMessage({ execResult }: EVMResult): void {
    const ended = this.#open.pop();
    if (ended === undefined) return;
    const error = frameError(execResult, ended.frame, ended.last, ended.lastFee);
    if (error !== '') this.#reportFailure(ended, error, execResult.runState);
    else this.#reportEnd(ended, execResult);
    // It may share memory that its caller changes later.
    const output = execResult.returnValue.slice();
    this.#tracer.exit?.({ depth: ended.frame.depth, output, gasUsed: execResult.executionGasUsed, error });
    const parent = this.#open.at(-1);
    if (parent === undefined) return;
    const isCreation = ended.frame.type === 'CREATE' || ended.frame.type === 'CREATE2';
    parent.returnData = isCreation && error === '' ? NO_BYTES : output;
  }

  #step(event: InterpreterStep): void {
    this.#reportHeld();
    const current = this.#open.at(-1);
    if (current === undefined) return;
    this.#reportUnenteredCall(current);
    const { frame, returnData } = current;
    const step = stepOf(event, { frame, returnData, firstRefund: this.#host.authorizationRefund });
    current.last = step;
    current.lastFee = event.opcode.fee;
    current.entered = false;
    this.#held = step;
    const items = stackItemsOfChange(step.opcode);
    if (items === undefined) return;
    // The instruction may change state, which tracers read: it is reported before it runs.
    step.error = whyItCannotBegin(step, items);
    if (step.cost === 0n && isCalling(step.opcode)) step.cost = WARM_ACCESS_GAS;
    this.#reportHeld();
  }

  #reportHeld(): void {
    const step = this.#held;
    if (step === null) return;
    this.#held = null;
    this.#tracer.step?.(step);
    if (isLog(step.opcode) && step.error === '') this.#reportLog(step);
  }

  #reportLog({ depth, address, opcode, stack, memory }: Step): void {
    const item = (fromTop: number): bigint => stack.at(-1 - fromTop) ?? 0n;
    const topics = Array.from({ length: opcode - LOG0 }, (_, index) => encodeWord(item(index + 2)));
    // The cost of the range bounds its length.
    const data = paddedSlice(memory, Number(item(0)), Number(item(1)));
    this.#tracer.log?.({ depth: depth - 1, address, topics, data });
  }

  #reportFailure({ last }: OpenFrame, error: string, runState: RunState): void {
    // The event has 0xfe for every undefined opcode.
    if (last !== null && last.opcode === INVALID && runState !== undefined) last.opcode = failedOpcode(runState);
    const cannotBegin = BEFORE_BEGINNING.test(error);
    // A creation whose code cannot be stored fails after its last instruction, not in it.
    const returned = last !== null && last.opcode === RETURN && last.gas >= last.cost;
    if (this.#held !== null && cannotBegin && !returned) this.#held.error = error;
    if (this.#held !== null && isLog(this.#held.opcode) && !cannotBegin) this.#reportHeldWithoutLog();
    this.#reportHeld();
    if (last !== null && last.error === '' && !returned && !cannotBegin) this.#tracer.fault?.(last, error);
  }

  /** A LOG that fails, as in a static call, emits nothing. */
  #reportHeldWithoutLog(): void {
    const step = this.#held;
    this.#held = null;
    if (step !== null) this.#tracer.step?.(step);
  }

  #reportEnd(ended: OpenFrame, { runState, gasRefund }: EVMResult['execResult']): void {
    this.#reportHeld();
    const { last, frame } = ended;
    if (last === null) return;
    this.#reportUnenteredCall(ended);
    if (last.opcode === SELFDESTRUCT) this.#reportSelfDestruction(last, runState);
    if (last.opcode === STOP || last.opcode === RETURN || last.opcode === SELFDESTRUCT || runState === undefined)
      return;
    const memory = runState.memory._store.slice(0, Number(runState.memoryWordCount) * 32);
    this.#tracer.step?.({
      ...last,
      pc: runState.programCounter,
      opcode: STOP,
      gas: runState.gasLeft,
      cost: 0n,
      depth: frame.depth + 1,
      stack: runState.stack.getStack(),
      memory,
      returnData: ended.returnData,
      // The refund in `runState` is that of the beginning.
      refund: this.#host.authorizationRefund + (gasRefund ?? 0n),
    });
  }

  #reportSelfDestruction(step: Step, runState: RunState): void {
    const depth = step.depth;
    const to = addressOfWord(step.stack.at(-1) ?? 0n);
    const value = runState?.env.contract.balance ?? 0n;
    this.#tracer.enter?.({ type: 'SELFDESTRUCT', depth, from: step.address, to, input: NO_BYTES, gas: 0n, value });
    this.#tracer.exit?.({ depth, output: NO_BYTES, gasUsed: 0n, error: '' });
  }

  /**
   * This EVM enters no frame for a call that is too deep, sends more than the balance or is not permitted. go-ethereum
   * does, except for a creation that is not permitted. Neither enters one for a call without enough gas.
   */
  #reportUnenteredCall(current: OpenFrame): void {
    const { last } = current;
    if (last === null || current.entered || last.error !== '' || !isCalling(last.opcode)) return;
    current.entered = true;
    current.returnData = NO_BYTES;
    const { depth, opcode, address } = last;
    const isCreation = opcode === CREATE || opcode === CREATE2;
    const refusal = this.#host.policy?.refusal(isCreation ? 'create' : 'call', address) ?? null;
    if (refusal !== null && isCreation) return;
    const tooMuch = depth >= MAX_DEPTH ? 'max call depth exceeded' : 'insufficient balance for transfer';
    const error = refusal ?? tooMuch;
    this.#tracer.enter?.(frameOfUnenteredCall(last, this.#host.state));
    this.#tracer.exit?.({ depth, output: NO_BYTES, gasUsed: 0n, error });
  }
}
