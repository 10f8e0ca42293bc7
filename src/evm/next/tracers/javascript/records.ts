/** What the engine tells a tracer in JavaScript; `engine/src/trace/script.rs` writes it. */
import type { Address } from '../../../../../generated/types.js';
import { FRAME_TYPES, type FrameType } from '../../../../execution/tracers/tracer.js';
import type { WireReader } from '../../../wire.js';

/** The kinds of records. */
export const RECORD = { enter: 0, exit: 1, step: 2, fault: 3, end: 4 } as const;

/** A frame that begins. */
export interface Frame {
  type: FrameType;
  /** 0 is the transaction's own. */
  depth: number;
  from: Address;
  to: Address;
  gas: bigint;
  /** Null for STATICCALL, which has none. */
  value: bigint | null;
  input: Uint8Array;
}

/** A frame that ends. */
export interface FrameEnd {
  depth: number;
  gasUsed: bigint;
  output: Uint8Array;
  /** In geth's words; empty on success. */
  error: string;
}

/** An instruction before it runs. Places are in the engine's memory, and valid until it runs. */
export interface Step {
  pc: number;
  opcode: number;
  gas: bigint;
  /** With the gas that it forwards to a call. */
  cost: bigint;
  /** 1 is the transaction's own frame. */
  depth: number;
  refund: bigint;
  /** The account whose storage the code uses. */
  address: Address;
  /** Of its first item; the last is the top. */
  stackAt: number;
  /** Items. */
  stackLength: number;
  memoryAt: number;
  /** Bytes. */
  memoryLength: number;
  /** Why it failed or cannot begin, in geth's words; empty when it can. */
  error: string;
}

/** Reads a frame that begins. */
export function readFrame(reader: WireReader): Frame {
  const type = FRAME_TYPES[reader.u8()] ?? 'CALL';
  const [depth, from, to, gas] = [reader.u32(), reader.address(), reader.address(), reader.u64()];
  const [hasValue, value] = [reader.flag(), reader.word()];
  return { type, depth, from, to, gas, value: hasValue ? value : null, input: reader.bytes() };
}

/** Reads a frame that ends. */
export function readFrameEnd(reader: WireReader): FrameEnd {
  return { depth: reader.u32(), gasUsed: reader.u64(), output: reader.bytes(), error: reader.text() };
}

/** Reads an instruction. */
export function readStep(reader: WireReader): Step {
  return {
    pc: reader.u32(),
    opcode: reader.u8(),
    gas: reader.u64(),
    cost: reader.u64(),
    depth: reader.u32(),
    refund: reader.u64(),
    address: reader.address(),
    stackAt: reader.u32(),
    stackLength: reader.u32(),
    memoryAt: reader.u32(),
    memoryLength: reader.u32(),
    error: reader.text(),
  };
}
