/**
 * Turns the events of the EVM into the calls that tracers expect. Differences that are evened out here: go-ethereum tells frames of calls that
 * fail before they begin and of self-destructions, counts what is given along into a call's cost, and runs a STOP behind the end of code.
 */
import type { EVM, EVMResult, InterpreterStep, Message } from '@ethereumjs/evm';
import type { Address } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';
import { encodeAddress, encodeWord, toHex } from '../../evm/hex.js';
import { keccak } from '../../evm/keccak.js';
import { contractAddress } from '../../evm/receipt.js';
import { vmErrorOf } from '../../execution/vmErrors.js';
import type { Deadline } from './limits.js';
import {
  CALL,
  CALLCODE,
  CREATE,
  CREATE2,
  DELEGATECALL,
  INVALID,
  isLog,
  LOG0,
  opcodeName,
  RETURN,
  SELFDESTRUCT,
  SSTORE,
  stackItemsOfChange,
  STATICCALL,
  STOP,
} from './opcodes.js';
import type { Frame, FrameType, LiveState, Step, TracedTransaction, Tracer } from './tracer.js';

const NO_BYTES = new Uint8Array(0);

/** What a call with value gives along for free. */
const CALL_STIPEND = 2300n;
/** EIP-2200: SSTORE does not begin with less. */
const SSTORE_SENTRY = 2300n;
const MAX_DEPTH = 1024;

/** Steps between two looks at the clock. */
const STEPS_PER_LOOK = 128;
/** How long an execution may keep other work of the process waiting. */
const YIELD_AFTER_MS = 25;

/** Errors that keep an instruction from beginning; all others come up while it runs. */
const BEFORE_BEGINNING = /^(out of gas|stack underflow|stack limit reached|gas uint64 overflow)/;

interface OpenFrame {
  frame: Frame;
  /** The last instruction of the frame that was told or is about to be. */
  last: Step | null;
  /** Whether a frame was entered since. */
  entered: boolean;
  returnData: Uint8Array;
}

export class ExecutionEvents {
  readonly #open: OpenFrame[] = [];
  /** The newest step, not told yet: what comes next may say that it could not begin. */
  #held: Step | null = null;
  #failed: Error | null = null;
  #steps = 0;
  #yieldedAt = performance.now();
  readonly #evm: EVM;
  readonly #tracer: Tracer;
  readonly #transaction: TracedTransaction;
  readonly #state: LiveState;
  readonly #deadline: Deadline;

  constructor(evm: EVM, tracer: Tracer, transaction: TracedTransaction, state: LiveState, deadline: Deadline) {
    this.#evm = evm;
    this.#tracer = tracer;
    this.#transaction = transaction;
    this.#state = state;
    this.#deadline = deadline;
  }

  /** Begins to listen. */
  attach(): void {
    const { events } = this.#evm;
    this.#told(() => this.#tracer.start?.(this.#transaction, this.#state));
    events.on('beforeMessage', (message) => this.#told(() => this.#beforeMessage(message)));
    events.on('afterMessage', (result) => this.#told(() => this.#afterMessage(result)));
    events.on('step', (step, resolve) => {
      this.#told(() => this.#step(step));
      this.#passOn(resolve);
    });
  }

  detach(): void {
    this.#evm.events.removeAllListeners();
  }

  /** Why there is no trace; null when the tracer was told everything. */
  get failure(): Error | null {
    return this.#failed;
  }

  /**
   * A tracer that fails, or is out of time, is told no more: the execution goes on without it to an end that its gas bounds, because an
   * EVM that is left in the middle cannot be used again.
   */
  #told(tell: () => void): void {
    if (this.#failed !== null) return;
    try {
      tell();
    } catch (error) {
      this.#failed = error instanceof Error ? error : new Error(String(error));
      this.detach();
    }
  }

  /** Lets other work of the process go first when it has waited long enough. */
  #passOn(resolve: ((result?: unknown) => void) | undefined): void {
    this.#steps += 1;
    if (this.#steps % STEPS_PER_LOOK !== 0) return void resolve?.();
    this.#told(() => this.#deadline.check());
    const now = performance.now();
    if (now - this.#yieldedAt < YIELD_AFTER_MS) return void resolve?.();
    setImmediate(() => {
      this.#yieldedAt = performance.now();
      resolve?.();
    });
  }

  #beforeMessage(message: Message): void {
    this.#tellHeld();
    const parent = this.#open.at(-1);
    const frame = this.#describe(message, parent);
    if (parent !== undefined) parent.entered = true;
    this.#tracer.enter?.(frame);
    this.#open.push({ frame, last: null, entered: false, returnData: NO_BYTES });
  }

  #afterMessage({ execResult }: EVMResult): void {
    const ended = this.#open.pop();
    if (ended === undefined) return;
    const error = vmErrorOf(execResult);
    if (error !== '') this.#tellFailure(ended, error, execResult.runState?.opCode);
    else this.#tellEnd(ended, execResult);
    const output = execResult.returnValue;
    this.#tracer.exit?.({ depth: ended.frame.depth, output, gasUsed: execResult.executionGasUsed, error });
    const parent = this.#open.at(-1);
    if (parent === undefined) return;
    const isCreation = ended.frame.type === 'CREATE' || ended.frame.type === 'CREATE2';
    parent.returnData = isCreation && error === '' ? NO_BYTES : output;
  }

  #step(event: InterpreterStep): void {
    this.#tellHeld();
    const current = this.#open.at(-1);
    if (current === undefined) return;
    this.#tellCallThatNeverBegan(current);
    const step = asStep(event, current);
    current.last = step;
    current.entered = false;
    this.#held = step;
    const items = stackItemsOfChange(step.opcode);
    if (items === undefined) return;
    // Tracers read state, which is another after this instruction: it is told at once.
    step.error = whyItCannotBegin(step, items);
    this.#tellHeld();
  }

  #tellHeld(): void {
    const step = this.#held;
    if (step === null) return;
    this.#held = null;
    this.#tracer.step?.(step);
    if (isLog(step.opcode) && step.error === '') this.#tellLog(step);
  }

  #tellLog({ depth, address, opcode, stack, memory }: Step): void {
    const item = (fromTop: number): bigint => stack.at(-1 - fromTop) ?? 0n;
    const [offset, length] = [Number(item(0)), Number(item(1))];
    const topics = Array.from({ length: opcode - LOG0 }, (_, index) => encodeWord(item(index + 2)));
    // Memory beyond what was used is zeros; its cost bounds the length.
    const data = new Uint8Array(length);
    data.set(memory.subarray(offset, offset + length));
    this.#tracer.log?.({ depth: depth - 1, address, topics, data });
  }

  #tellFailure({ last }: OpenFrame, error: string, opcode: number | undefined): void {
    // The event says 0xfe for every opcode that is none.
    if (last !== null && last.opcode === INVALID) last.opcode = opcode ?? INVALID;
    const cannotBegin = BEFORE_BEGINNING.test(error);
    // Code that cannot be stored fails after its last instruction, not in it.
    const returned = last !== null && last.opcode === RETURN && last.gas >= last.cost;
    if (this.#held !== null && cannotBegin && !returned) this.#held.error = error;
    if (this.#held !== null && isLog(this.#held.opcode) && !cannotBegin) this.#tellHeldWithoutLog();
    this.#tellHeld();
    if (last !== null && last.error === '' && !returned && !cannotBegin) this.#tracer.fault?.(last, error);
  }

  /** A LOG that fails, as it does in a static call, emits nothing. */
  #tellHeldWithoutLog(): void {
    const step = this.#held;
    this.#held = null;
    if (step !== null) this.#tracer.step?.(step);
  }

  #tellEnd(ended: OpenFrame, { runState }: EVMResult['execResult']): void {
    this.#tellHeld();
    const { last, frame } = ended;
    if (last === null) return;
    this.#tellCallThatNeverBegan(ended);
    if (last.opcode === SELFDESTRUCT) this.#tellSelfDestruction(last, runState);
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
      refund: runState.gasRefund,
    });
  }

  #tellSelfDestruction(step: Step, runState: EVMResult['execResult']['runState']): void {
    const depth = step.depth;
    const to = addressOf(step.stack.at(-1) ?? 0n);
    const value = runState?.env.contract.balance ?? 0n;
    this.#tracer.enter?.({ type: 'SELFDESTRUCT', depth, from: step.address, to, input: NO_BYTES, gas: 0n, value });
    this.#tracer.exit?.({ depth, output: NO_BYTES, gasUsed: 0n, error: '' });
  }

  /** A call that is too deep or sends more than there is enters no frame in this EVM; one for which there was no gas is no call. */
  #tellCallThatNeverBegan(current: OpenFrame): void {
    const { last } = current;
    if (last === null || current.entered || last.error !== '' || !isCalling(last.opcode)) return;
    current.entered = true;
    current.returnData = NO_BYTES;
    const { depth } = last;
    const error = depth >= MAX_DEPTH ? 'max call depth exceeded' : 'insufficient balance for transfer';
    this.#tracer.enter?.(this.#describeFromStack(last));
    this.#tracer.exit?.({ depth, output: NO_BYTES, gasUsed: 0n, error });
  }

  #describe(message: Message, parent: OpenFrame | undefined): Frame {
    const { caller, to, data, gasLimit: gas, value, depth, delegatecall } = message;
    const from = encodeAddress(caller.bytes);
    if (to === undefined) {
      const type = message.salt === undefined ? 'CREATE' : 'CREATE2';
      return { type, depth, from, to: this.#createdAddress(message, from), input: data, gas, value };
    }
    const type = parent === undefined ? 'CALL' : callType(parent.last?.opcode ?? CALL);
    const target = encodeAddress(message.codeAddress.bytes);
    const self = delegatecall ? encodeAddress(to.bytes) : from;
    return { type, depth, from: self, to: target, input: data, gas, value: type === 'STATICCALL' ? null : value };
  }

  /** The creator's nonce is counted up before the frame begins. */
  #createdAddress({ depth, salt, data }: Message, from: Address): Address {
    if (depth === 0) return contractAddress(from, this.#transaction.nonce);
    if (salt === undefined) return contractAddress(from, (this.#state.account(from)?.nonce ?? 1n) - 1n);
    return create2Address(from, salt, data);
  }

  #describeFromStack({ opcode, depth, stack, memory, address, gas: left, cost, given, frame }: Step): Frame {
    const item = (fromTop: number): bigint => stack.at(-1 - fromTop) ?? 0n;
    const bytes = (offset: bigint, length: bigint): Uint8Array => range(memory, offset, length);
    if (opcode === CREATE || opcode === CREATE2) {
      const type = opcode === CREATE ? 'CREATE' : 'CREATE2';
      const input = bytes(item(1), item(2));
      const salt = Buffer.from(item(3).toString(16).padStart(64, '0'), 'hex');
      const nonce = this.#state.account(address)?.nonce ?? 0n;
      const to = opcode === CREATE ? contractAddress(address, nonce) : create2Address(address, salt, input);
      return { type, depth, from: address, to, input, gas: allButA64th(left - cost), value: item(0) };
    }
    const type = callType(opcode);
    const hasValue = opcode === CALL || opcode === CALLCODE;
    const ownValue = opcode === DELEGATECALL ? frame.value : null;
    const value = hasValue ? item(2) : ownValue;
    const gas = given + (hasValue && item(2) > 0n ? CALL_STIPEND : 0n);
    const input = hasValue ? bytes(item(3), item(4)) : bytes(item(2), item(3));
    return { type, depth, from: address, to: addressOf(item(1)), input, gas, value };
  }
}

function asStep(event: InterpreterStep, { frame, returnData }: OpenFrame): Step {
  const { pc, opcode, gasLeft: gas, stack, memory, depth, gasRefund: refund } = event;
  const charged = opcode.dynamicFee ?? BigInt(opcode.fee);
  const given = givenAlong(opcode.code, gas - charged, stack.at(-1) ?? 0n);
  const address = encodeAddress(event.address.bytes);
  return {
    pc,
    opcode: opcode.code,
    gas,
    cost: charged + given,
    given,
    depth: depth + 1,
    stack,
    memory,
    returnData,
    refund,
    address,
    frame,
    error: '',
  };
}

/** What a call gives along: no more than is left but for a 64th (EIP-150). */
function givenAlong(opcode: number, left: bigint, asked: bigint): bigint {
  if (left <= 0n || opcode === CREATE || opcode === CREATE2 || !isCalling(opcode)) return 0n;
  const most = allButA64th(left);
  return asked < most ? asked : most;
}

function allButA64th(gas: bigint): bigint {
  return gas - gas / 64n;
}

function whyItCannotBegin({ opcode, stack, gas, cost }: Step, items: number): string {
  if (stack.length < items) return `stack underflow (${stack.length} <=> ${items})`;
  if (gas < cost || (opcode === SSTORE && gas <= SSTORE_SENTRY)) return GETH_MESSAGES.outOfGas;
  return '';
}

function isCalling(opcode: number): boolean {
  return (
    opcode === CREATE || opcode === CREATE2 || (opcode >= CALL && opcode <= CALLCODE) || isDelegateOrStatic(opcode)
  );
}

function isDelegateOrStatic(opcode: number): boolean {
  return opcode === DELEGATECALL || opcode === STATICCALL;
}

function callType(opcode: number): FrameType {
  return opcodeName(opcode) as FrameType;
}

function addressOf(word: bigint): Address {
  return `0x${encodeWord(word).slice(26)}` as Address;
}

/** EIP-1014. */
function create2Address(from: Address, salt: Uint8Array, initCode: Uint8Array): Address {
  const preimage = `ff${from.slice(2)}${toHex(salt)}${toHex(keccak(initCode))}`;
  return encodeAddress(keccak(Buffer.from(preimage, 'hex')).subarray(12));
}

/** A range of memory; zeros where there is none yet. Code pays for the range before this is asked. */
function range(memory: Uint8Array, offset: bigint, length: bigint): Uint8Array {
  const bytes = new Uint8Array(Number(length));
  if (length > 0n) bytes.set(memory.subarray(Number(offset), Number(offset + length)));
  return bytes;
}
