import { JsonWriter } from '../../json/jsonWriter.js';
import type { Address } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { encodeData, encodeWord, NO_BYTES, toHex } from '../../ethereum/hex.js';
import { joined, sortedByKey } from './traceBytes.js';
import type { TraceSize } from './traceLimits.js';
import { opcodeName, SLOAD, SSTORE } from './opcodes.js';
import type { FrameEnd, LiveState, Step, TracedTransaction, TraceEnd, Tracer } from './tracer.js';

/** The request's options without a `tracer`, with go-ethereum's names and defaults filled in. */
export interface StructLogOptions {
  disableStack: boolean;
  disableStorage: boolean;
  enableMemory: boolean;
  enableReturnData: boolean;
  /** Bytes of output at which the list of instructions ends; 0 for no limit. */
  limit: number;
}

/** The default trace, go-ethereum's `structLogs`: each instruction with its stack, storage and, if asked, memory. */
export class StructLogTracer implements Tracer {
  /** The logs, separated by commas. */
  readonly #logs = new JsonWriter(Infinity);
  /** Bytes of the logs without the commas, which the limit does not count. */
  #bytes = 0;
  /** Slots read and written so far, by account; keys and values are hex digits. */
  readonly #storage = new Map<Address, Map<string, string>>();
  #state: LiveState | null = null;
  #lastFrame: FrameEnd | null = null;
  #end: TraceEnd = { gasUsed: 0n, error: '' };
  readonly #options: StructLogOptions;
  readonly #size: TraceSize;

  constructor(options: StructLogOptions, size: TraceSize) {
    this.#options = options;
    this.#size = size;
  }

  start(_: TracedTransaction, state: LiveState): void {
    this.#state = state;
  }

  step(step: Step): void {
    const storage = this.#touchedStorage(step);
    const { limit } = this.#options;
    if (limit !== 0 && this.#bytes > limit) return;
    this.#size.add(this.#expectedBytes(step, storage));
    const log = JSON.stringify(this.#describe(step, storage));
    if (this.#bytes > 0) this.#logs.write(',');
    this.#bytes += log.length;
    this.#logs.write(log);
  }

  exit(end: FrameEnd): void {
    if (end.depth === 0) this.#lastFrame = end;
  }

  end(end: TraceEnd): void {
    this.#end = end;
  }

  result(): Uint8Array {
    const { error = this.#end.error, output = NO_BYTES } = this.#lastFrame ?? {};
    const shown = error === '' || error === GETH_MESSAGES.executionReverted ? output : NO_BYTES;
    const head = `"gas":${this.#end.gasUsed},"failed":${error !== ''},"returnValue":"${encodeData(shown)}"`;
    return joined([Buffer.from(`{${head},"structLogs":[`), this.#logs.end().bytes, Buffer.from(']}')]);
  }

  /** The account's touched slots, for an instruction that touches one; null for others. */
  #touchedStorage({ opcode, stack, address }: Step): Map<string, string> | null {
    if (this.#options.disableStorage || (opcode !== SLOAD && opcode !== SSTORE)) return null;
    const slot = stack.at(-1);
    const written = stack.at(-2);
    if (slot === undefined || (opcode === SSTORE && written === undefined)) return null;
    const key = encodeWord(slot);
    const value = opcode === SLOAD ? this.#state?.storage(address, key) : encodeWord(written ?? 0n);
    const slots = this.#storage.get(address) ?? new Map<string, string>();
    this.#storage.set(address, slots);
    slots.set(key.slice(2), value?.slice(2) ?? '');
    return slots;
  }

  #expectedBytes({ stack, memory, returnData }: Step, storage: Map<string, string> | null): number {
    const { disableStack, enableMemory, enableReturnData } = this.#options;
    const stackBytes = disableStack ? 0 : stack.length * 12;
    const memoryBytes = enableMemory ? memory.length * 2.1 : 0;
    const returnBytes = enableReturnData ? returnData.length * 2 : 0;
    return 80 + stackBytes + memoryBytes + returnBytes + (storage?.size ?? 0) * 134;
  }

  /** Fields are in go-ethereum's order, without empty ones. Words of memory and storage have no 0x. */
  #describe(step: Step, storage: Map<string, string> | null): object {
    const { disableStack, enableMemory, enableReturnData } = this.#options;
    const { pc, opcode, gas, cost, depth, error, stack, memory, returnData, refund } = step;
    return {
      pc,
      op: opcodeName(opcode),
      gas: Number(gas),
      gasCost: Number(cost),
      depth,
      ...(error !== '' && { error }),
      ...(!disableStack && { stack: stack.map((item) => `0x${item.toString(16)}`) }),
      ...(enableReturnData && returnData.length > 0 && { returnData: encodeData(returnData) }),
      ...(enableMemory && memory.length > 0 && { memory: memoryWords(memory) }),
      ...(storage !== null && { storage: sortedByKey(storage) }),
      ...(refund > 0n && { refund: Number(refund) }),
    };
  }
}

function memoryWords(memory: Uint8Array): string[] {
  const digits = toHex(memory);
  return Array.from({ length: Math.floor(memory.length / 32) }, (_, index) =>
    digits.slice(index * 64, index * 64 + 64),
  );
}
