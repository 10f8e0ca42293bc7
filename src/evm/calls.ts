/** What a machine records of calls; `engine/src/calls.rs` has the same. */
import type { Address } from '../../generated/types.js';
import type { WireReader, WireWriter } from './wire.js';

/** What is recorded, and how much of it. */
export interface CallRecording {
  /** Calls of this address print: they are listed apart. */
  console: Address;
  /** Bytes of input of all calls of the console. */
  maxPrintedBytes: number;
  /** 0 records only what is printed. */
  maxCalls: number;
  /** Bytes of revert data of each call. */
  maxRevertBytes: number;
}

const CALL_TYPES = ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2'] as const;

/** What kind of call it is. */
export type CallType = (typeof CALL_TYPES)[number];

/** A call, in the order in which they began. */
export interface RecordedCall {
  type: CallType;
  /** 0 is the message itself. */
  depth: number;
  /** Whose code ran, or the address of the new contract. */
  to: Address;
  /** Init code, or the first four bytes of call data. */
  input: Uint8Array;
  /** Wei; 0 for a call that cannot move any. */
  value: bigint;
  gasUsed: bigint;
  /** In geth's words; empty on success, and for a call that did not end. */
  vmError: string;
  /** The beginning of the revert data. */
  revertData: Uint8Array;
}

/** What was recorded since the last time. */
export interface RecordedCalls {
  calls: RecordedCall[];
  /** Calls above the limit. */
  omitted: number;
  /** The input of each call of the console. */
  printed: Uint8Array[];
}

/** Writes the limits as the engine reads them. */
export function writeRecording(writer: WireWriter, recording: CallRecording): void {
  const { console: address, maxCalls, maxRevertBytes, maxPrintedBytes } = recording;
  writer.hex(address).u32(maxCalls).u32(maxRevertBytes).u32(maxPrintedBytes);
}

/** Reads the report of the engine. */
export function readRecorded(reader: WireReader): RecordedCalls {
  const omitted = reader.u32();
  const calls = reader.list(() => readCall(reader));
  return { omitted, calls, printed: reader.list(() => reader.bytes()) };
}

function readCall(reader: WireReader): RecordedCall {
  return {
    type: CALL_TYPES[reader.u8()] ?? 'CALL',
    depth: reader.u32(),
    to: reader.address(),
    input: reader.bytes(),
    value: reader.word(),
    gasUsed: reader.u64(),
    vmError: reader.text(),
    revertData: reader.bytes(),
  };
}
