/** Answers the engine's questions from a source, by pointers into the engine's memory. */
import type { Address, Bytes32, Hash } from '../../generated/types.js';
import { ABSENT, FAILED, KNOWN, MISSING, type Engine, type EngineHost } from './engine.js';
import { WireReader } from './wire.js';

/** An account without its code and storage. */
export interface AccountValue {
  nonce: bigint;
  balance: bigint;
  codeHash: Hash;
}

/** The state below all changes. `undefined` says that a value has to be fetched first. Errors end the run. */
export interface StateSource {
  /** Null where there is no account. */
  account(address: Address): AccountValue | null | undefined;
  code(address: Address, codeHash: Hash): Uint8Array | undefined;
  storage(address: Address, slot: Bytes32): Uint8Array | undefined;
  /** Null where there is no such block. */
  blockHash(blockNumber: number): Hash | null | undefined;
  /** Whether the account's code may run here; throws where it may not. Its hash is that of the account now. */
  mayRun(address: Address, codeHash: Hash): true | undefined;
}

/** Tracers in JavaScript, which may read the machine's state while they hear something. */
export interface ScriptHost {
  /** Passes on what the engine says (`engine/src/trace/script.rs`). False where a value is missing. Errors end it. */
  hear(record: WireReader, memory: () => Buffer): boolean;
  /** A trace as JSON in UTF-8, after the end. */
  traceOf(index: number): Uint8Array;
}

const ADDRESS_BYTES = 20;
const WORD_BYTES = 32;
/** How a tracer in JavaScript took what it heard. */
const [HEARD_WELL, HEARD_MISSING, HEARD_FAILED] = [0, 1, 2];
const LIMBS = [192n, 128n, 64n, 0n] as const;

/** Where the answers come from, and where an error goes. */
export interface Answering {
  source: () => StateSource;
  scripts: () => ScriptHost;
  fail: (error: Error) => void;
}

/** The functions that the engine calls. */
export function answersOf(engine: Engine, { source, scripts, fail }: Answering): EngineHost {
  /** An exception must not pass through the engine, which would be left in the middle of its work. */
  const answering = (answer: () => number, failed = FAILED): number => {
    try {
      return answer();
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      return failed;
    }
  };
  const hexAt = (at: number, bytes: number): string => `0x${engine.memory.toString('hex', at, at + bytes)}`;
  // The engine's own pointers: 20 and 32 bytes, as lower-case hex.
  const addressAt = (at: number): Address => hexAt(at, ADDRESS_BYTES) as Address;
  // As above.
  const hashAt = (at: number): Hash => hexAt(at, WORD_BYTES) as Hash;
  // As above.
  const slotAt = (at: number): Bytes32 => hexAt(at, WORD_BYTES) as Bytes32;
  return {
    account: (address, into) =>
      answering(() => {
        const account = source().account(addressAt(address));
        if (account === undefined) return MISSING;
        if (account === null) return ABSENT;
        const { memory } = engine;
        for (const [index, shift] of LIMBS.entries())
          memory.writeBigUInt64BE(BigInt.asUintN(64, account.balance >> shift), into + index * 8);
        memory.writeBigUInt64LE(account.nonce, into + WORD_BYTES);
        memory.write(account.codeHash.slice(2), into + WORD_BYTES + 8, 'hex');
        return KNOWN;
      }),

    storage: (address, slot, into) =>
      answering(() => {
        const word = source().storage(addressAt(address), slotAt(slot));
        if (word === undefined) return MISSING;
        engine.memory.fill(0, into, into + WORD_BYTES);
        engine.memory.set(word, into + WORD_BYTES - word.length);
        return KNOWN;
      }),

    code: (address, hash) =>
      answering(() => {
        const code = source().code(addressAt(address), hashAt(hash));
        if (code === undefined) return MISSING;
        engine.give(code);
        return KNOWN;
      }),

    block_hash: (blockNumber, into) =>
      answering(() => {
        const hash = source().blockHash(Number(blockNumber));
        if (hash === undefined) return MISSING;
        if (hash === null) return ABSENT;
        engine.memory.write(hash.slice(2), into, 'hex');
        return KNOWN;
      }),

    panicked: (text, bytes) => engine.panicked(engine.memory.toString('utf8', text, text + bytes)),

    script: (at) =>
      answering(() => {
        const record = new WireReader(engine.memory, at);
        return scripts().hear(record, () => engine.memory) ? HEARD_WELL : HEARD_MISSING;
      }, HEARD_FAILED),

    script_trace: (index) => engine.give(scripts().traceOf(index)),

    may_run: (address, hash) =>
      answering(() => (source().mayRun(addressAt(address), hashAt(hash)) === undefined ? MISSING : KNOWN)),
  };
}
