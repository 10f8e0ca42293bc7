/** `vmTrace`, from struct logs without memory: that follows from the stack, the call trace and the codes. */
import type { Address } from '../../../generated/types.js';
import { MalformedAnswer, QueryFailed } from '../../../src/chain/chainErrors.js';
import { decodeData, encodeData, encodeWord, NO_BYTES } from '../../../src/ethereum/hex.js';
import type { CallTrace } from '../../../src/tracing/make/flatTraces.js';
import { cut, FrameMemory } from './frameMemory.js';
import { CALLING, COPYING, HALTING, pushedItems } from './instructions.js';
import type { JsonWriter } from '../../../src/json/jsonWriter.js';
import type { LoggedStep } from './structLogReader.js';

/** The code that an account has while the transaction runs, as hex; `0x` for none. */
export type CodeOf = (address: Address) => string;

interface Frame {
  call: CallTrace;
  nextCall: number;
  code: Uint8Array;
  input: Uint8Array;
  memory: FrameMemory;
  returnData: Uint8Array;
  /** The instruction whose effect is not known yet. */
  step: LoggedStep | null;
  child: CallTrace | null;
  hasSub: boolean;
}

/** Writes the instructions of all frames, each inside the instruction that began it. Rejects with MalformedAnswer. */
export async function writeVmTrace(
  logs: AsyncIterable<LoggedStep>,
  { root, codeOf }: { root: CallTrace; codeOf: CodeOf },
  writer: JsonWriter,
): Promise<void> {
  const trace = new VmTraceWriter(root, codeOf, writer);
  for await (const step of logs) trace.add(step);
  trace.end();
}

class VmTraceWriter {
  readonly #frames: Frame[] = [];
  readonly #codeOf: CodeOf;
  readonly #writer: JsonWriter;
  readonly #created = new Map<string, string>();

  constructor(root: CallTrace, codeOf: CodeOf, writer: JsonWriter) {
    this.#codeOf = codeOf;
    this.#writer = writer;
    this.#enter(root);
  }

  add(step: LoggedStep): void {
    while (this.#frames.length > step.depth) this.#leave();
    if (step.depth === this.#frames.length + 1) this.#enter(this.#current.child);
    const frame = this.#current;
    if (step.depth !== this.#frames.length) throw disagreement();
    if (frame.step !== null) {
      this.#complete(frame, frame.step, step);
      this.#writer.write(',');
    }
    this.#begin(frame, step);
  }

  end(): void {
    const { step, call } = this.#current;
    // A complete trace ends in the transaction's own frame, with an instruction that ends it or fails.
    const isComplete = this.#frames.length === 1 && (step === null || HALTING.has(step.op) || call.error !== undefined);
    if (!isComplete) throw new QueryFailed('the struct logs are longer than the limit for them', 0, '');
    this.#leave();
  }

  get #current(): Frame {
    const frame = this.#frames.at(-1);
    if (frame === undefined) throw disagreement();
    return frame;
  }

  #enter(call: CallTrace | null): void {
    if (call === null) throw disagreement();
    const isCreation = call.type === 'CREATE' || call.type === 'CREATE2';
    const code = isCreation ? call.input : this.#codeThatRuns(call.to);
    const caller = this.#frames.at(-1);
    if (caller !== undefined) {
      this.#writer.write(',"sub":');
      caller.hasSub = true;
    }
    this.#writer.write(`{"code":"${code}","ops":[`);
    this.#frames.push({
      call,
      nextCall: 0,
      code: decodeData(code),
      input: isCreation ? NO_BYTES : decodeData(call.input),
      memory: new FrameMemory(),
      returnData: NO_BYTES,
      step: null,
      child: null,
      hasSub: false,
    });
  }

  #leave(): void {
    const { step, call, hasSub } = this.#current;
    this.#frames.pop();
    if (step !== null) {
      const ended = HALTING.has(step.op) && !step.failed && (step.op !== 'SELFDESTRUCT' || call.error === undefined);
      const done = { mem: null, push: [], store: null, used: step.gas - step.gasCost };
      this.#writer.write(`${hasSub ? '' : ',"sub":null'},"ex":${ended ? JSON.stringify(done) : 'null'}}`);
    }
    this.#writer.write(']}');
    if (call.to !== undefined && call.error === undefined && (call.type === 'CREATE' || call.type === 'CREATE2'))
      this.#created.set(call.to, call.output ?? '0x');
  }

  #begin(frame: Frame, step: LoggedStep): void {
    const { gasCost: cost, op, pc } = step;
    this.#writer.write(`{"cost":${cost},"op":${JSON.stringify(op)},"pc":${pc}`);
    frame.step = step;
    frame.hasSub = false;
    frame.child = takeChild(frame, step);
  }

  /** Writes what an instruction did, which shows in the next one of the same frame. */
  #complete(frame: Frame, step: LoggedStep, next: LoggedStep): void {
    const pushed = pushedItems(step.op);
    const push = pushed === 0 ? [] : next.stack.slice(-pushed);
    const written = this.#writtenMemory(frame, step, push);
    const mem = written === null ? null : { data: encodeData(written.data), off: written.off };
    const [key, val] = [item(step, 0), item(step, 1)];
    const store = step.op === 'SSTORE' ? { key, val } : null;
    const ex = { mem, push, store, used: next.gas };
    this.#writer.write(`${frame.hasSub ? '' : ',"sub":null'},"ex":${JSON.stringify(ex)}}`);
  }

  /** The memory that an instruction wrote or, for MLOAD, read; null where there is none. */
  #writtenMemory(frame: Frame, step: LoggedStep, push: string[]): { off: number; data: Uint8Array } | null {
    const { memory } = frame;
    const call = CALLING.get(step.op);
    if (call !== undefined) {
      frame.returnData = returnDataOf(frame.child);
      const size = call.outputSize < 0 ? 0 : place(step, call.outputSize);
      if (size === 0) return null;
      const off = place(step, call.outputOffset);
      memory.write(off, frame.returnData.subarray(0, size));
      return { off, data: memory.read(off, size) };
    }
    const copy = COPYING.get(step.op);
    if (copy !== undefined) {
      const size = place(step, copy.size);
      if (size === 0) return null;
      const off = place(step, copy.destination);
      const data = cut(this.#copied(frame, step, size), step.op === 'MCOPY' ? 0 : place(step, copy.offset), size);
      memory.write(off, data);
      return { off, data };
    }
    if (step.op === 'MLOAD') return { off: place(step, 0), data: word(push[0] ?? '0x0') };
    if (step.op !== 'MSTORE' && step.op !== 'MSTORE8') return null;
    const value = word(item(step, 1));
    const data = step.op === 'MSTORE' ? value : value.subarray(31);
    memory.write(place(step, 0), data);
    return { off: place(step, 0), data };
  }

  #copied(frame: Frame, step: LoggedStep, size: number): Uint8Array {
    if (step.op === 'CALLDATACOPY') return frame.input;
    if (step.op === 'CODECOPY') return frame.code;
    if (step.op === 'RETURNDATACOPY') return frame.returnData;
    if (step.op === 'MCOPY') return frame.memory.read(place(step, 1), size);
    return decodeData(this.#code(addressOf(item(step, 0))));
  }

  /** The code of an account, or that to which it delegates (EIP-7702). */
  #codeThatRuns(address: Address | undefined): string {
    const code = address === undefined ? '0x' : this.#code(address);
    // The address is that of a frame or of a delegation, both 20 bytes of hex.
    return /^0xef0100[0-9a-f]{40}$/.test(code) ? this.#code(`0x${code.slice(8)}` as Address) : code;
  }

  #code(address: Address): string {
    return this.#created.get(address) ?? this.#codeOf(address);
  }
}

/** The frame that an instruction begins: the caller's next, if it is of this kind. */
function takeChild(frame: Frame, step: LoggedStep): CallTrace | null {
  const operands = CALLING.get(step.op);
  const next = frame.call.calls?.[frame.nextCall];
  if (next?.type !== step.op || (operands === undefined && step.op !== 'SELFDESTRUCT')) return null;
  const isCall = operands !== undefined && operands.address >= 0;
  if (isCall && next.to !== addressOf(item(step, operands.address))) return null;
  frame.nextCall += 1;
  return next;
}

/** A creation that succeeds returns nothing to its caller. */
function returnDataOf(child: CallTrace | null): Uint8Array {
  if (child?.output === undefined) return NO_BYTES;
  const isCreation = child.type === 'CREATE' || child.type === 'CREATE2';
  return isCreation && child.error === undefined ? NO_BYTES : decodeData(child.output);
}

function item({ stack }: LoggedStep, fromTop: number): string {
  return stack[stack.length - 1 - fromTop] ?? '0x0';
}

/** An offset or a size; a large number where it is beyond any memory. */
function place(step: LoggedStep, fromTop: number): number {
  return Number(item(step, fromTop));
}

function word(quantity: string): Uint8Array {
  return decodeData(encodeWord(BigInt(quantity)));
}

function addressOf(quantity: string): Address {
  return addressOfWord(BigInt(quantity));
}

function disagreement(): MalformedAnswer {
  return new MalformedAnswer('struct logs and call trace of one transaction disagree');
}

/** The address in a stack item: its last 20 bytes. */
function addressOfWord(word: bigint): Address {
  // 0x and the last 40 of 64 lower-case digits.
  return `0x${encodeWord(word).slice(26)}` as Address;
}
