/** A face of the engine: one machine with its rules, a state that it reads from a source, and what it changed. */
import type { Address, Bytes32 } from '../../generated/types.js';
import type { EvmPermissions, Permission } from '../chain/permissions.js';
import { EMPTY_CODE_HASH } from '../ethereum/keccak.js';
import type { AccessListEntry } from '../ethereum/transaction/transaction.js';
import type { BlockContext } from './blockContext.js';
import { answersOf, type AccountValue, type ScriptHost, type StateSource } from './answers.js';
import { readRecorded, writeRecording, type CallRecording, type RecordedCalls } from './calls.js';
import { Engine } from './engine.js';
import { allPrecompiles, writePrecompiles, writeRules, type EvmRules, type Precompiles } from './rules.js';
import { readOutcome, writeMessage, type MachineMessage, type MachineOutcome } from './messages.js';
import { readTraceResult, type TraceResult, type TraceStart } from './traces.js';
import type { WireReader, WireWriter } from './wire.js';

/** A value is not known yet: what runs has to run again with it. */
export class ValuesMissing extends Error {
  override readonly name = 'ValuesMissing';
}

/** One for all: it says nothing, and a stack takes longer than a short call. */
const MISSING = new ValuesMissing();

/** What a machine is bound to for one execution. */
export interface MachineBinding {
  source: StateSource;
  /** Numbers a state that never changes, of which the machine may keep values; 0, the default, for any other. */
  state?: number;
  /** The chain's own precompiles (`active_static_precompiles`), lower case. */
  chainPrecompiles: readonly Address[];
  /** Null where all accounts may do everything. */
  permissions: EvmPermissions<Address> | null;
  /** The error for an instruction at which the node fails, and for a precompile that does not run here. */
  refusals: MachineRefusals;
}

/** Makes the errors for what does not run here. */
export interface MachineRefusals {
  instruction(opcode: number): Error;
  precompile(address: Address): Error;
}

/** A precompile that takes long, to be computed elsewhere. */
export interface PrecompileCall {
  /** By which the engine knows it. */
  number: number;
  gasLimit: bigint;
  input: Uint8Array;
}

/** Why a run pauses: its share of work is used up, or a precompile takes more than is left. */
export type Pause = { kind: 'share' } | { kind: 'precompile'; call: PrecompileCall };

/** How a run continues: with another share, and the result of the precompile if it was computed elsewhere. */
export interface Resumption {
  share: bigint;
  precompile?: Uint8Array;
}

/** A run that pauses. */
export type Running<T> = Generator<Pause, T, Resumption>;

/** The first share of each run. */
export interface Shares {
  /** Work between two pauses, in gas of ordinary instructions: a million takes some 3 ms. */
  share: bigint;
  /** Most work of a precompile that is computed in place. */
  mostPrecompile: bigint;
}

/** An account that the messages since `bind` touched. */
export interface ChangedAccount {
  address: Address;
  /** Null where it does not exist now. */
  account: AccountValue | null;
  /** Its storage below was removed. */
  wiped: boolean;
  /** Empty where it has none, or the state below has it. */
  code: Uint8Array;
  /** Slots that were read or written. */
  slots: { slot: Bytes32; value: bigint }[];
}

/** Longest time between two pauses of a job of many messages, but for the last message. */
const MOST_WITHOUT_PAUSE_MS = 5;

const OUTCOME = { done: 0, paused: 1, incomplete: 2, failed: 3, instruction: 4, refused: 5, precompile: 6 } as const;

/** One machine. It runs one message at a time; what is not bound again is not used again. */
export class Machine {
  readonly rules: EvmRules;
  /** Precompiles by address; state overrides move them. */
  precompiles: Precompiles = new Map();
  /** Accounts that overrides made: they exist even where they are empty. */
  readonly made = new Set<Address>();
  shares: Shares = { share: 2n ** 63n, mostPrecompile: 2n ** 63n };
  readonly #engine: Engine;
  /** When it last paused, or was bound. */
  #since = 0;
  #binding: MachineBinding | null = null;
  #failure: Error | null = null;
  /** The precompiles without overrides, and the chain's own among them. */
  #ofChain: { listed: readonly Address[]; all: Precompiles } | null = null;
  #scripts: ScriptHost | null = null;
  #recordsCalls = false;

  constructor(rules: EvmRules) {
    this.rules = rules;
    const host = {
      source: () => this.#bound.source,
      scripts: (): ScriptHost => {
        if (this.#scripts === null) throw new Error('no tracer in JavaScript was given');
        return this.#scripts;
      },
      fail: (error: Error): void => void (this.#failure = error),
    };
    this.#engine = new Engine((engine) => answersOf(engine, host));
    this.#engine.setRules((writer) => writeRules(writer, rules));
  }

  get chainId(): bigint {
    return this.rules.chainId;
  }

  /** Whether it cannot be used any more: it lost what it was doing. */
  get isBroken(): boolean {
    return this.#engine.isBroken;
  }

  /** Whether a fresh machine should take its place. */
  get isSpent(): boolean {
    return this.#engine.isSpent;
  }

  /** Forgets everything, and reads from `binding.source` from now on. */
  bind(binding: MachineBinding): void {
    this.#binding = binding;
    this.#since = performance.now();
    this.#failure = null;
    this.#recordsCalls = false;
    this.made.clear();
    this.#engine.call('bind', (writer) => {
      const { permissions, state = 0 } = binding;
      const guards = permissions?.atEveryDepth === true;
      writer.u64(BigInt(state)).flag(guards);
      if (guards) writePermissions(writer, permissions);
    });
    this.resetPrecompiles();
  }

  /** Null where all accounts may do everything. */
  get permissions(): EvmPermissions<Address> | null {
    return this.#bound.permissions;
  }

  resetPrecompiles(): void {
    const { chainPrecompiles } = this.#bound;
    const isKnown =
      this.#ofChain?.listed === chainPrecompiles || this.#ofChain?.listed.join() === chainPrecompiles.join();
    if (this.#ofChain === null || !isKnown)
      this.#ofChain = { listed: chainPrecompiles, all: allPrecompiles(this.rules, chainPrecompiles) };
    this.setPrecompiles(this.#ofChain.all);
  }

  setPrecompiles(precompiles: Precompiles): void {
    if (precompiles === this.precompiles) return;
    this.precompiles = precompiles;
    this.#engine.call('set_precompiles', (writer) => writePrecompiles(writer, precompiles));
  }

  /** The block that code sees. `logsTransfers` adds logs for transfers of value, as eth_simulateV1 shows them. */
  setBlock(block: BlockContext, logsTransfers = false): void {
    this.#engine.call('set_block', (writer) => {
      writer.word(block.number).word(block.timestamp).u64(block.gasLimit).hex(block.coinbase);
      if (this.rules.eips.has(4399)) writer.raw(block.prevRandao);
      else writer.word(block.difficulty);
      writer.word(block.baseFeePerGas).word(block.blobBaseFee).flag(logsTransfers);
    });
  }

  /** The account now; an absent one has no nonce, balance and code. Throws ValuesMissing. */
  account(address: Address): AccountValue {
    const reader = this.#read('account', (writer) => writer.hex(address));
    return { nonce: reader.u64(), balance: reader.word(), codeHash: reader.hash() };
  }

  /** The code of an account now. Throws ValuesMissing. */
  codeAt(address: Address): Uint8Array {
    return this.#read('code_at', (writer) => writer.hex(address)).bytes();
  }

  /** A slot now. Throws ValuesMissing. */
  storageAt(address: Address, slot: Bytes32): bigint {
    return this.#read('storage_at', (writer) => writer.hex(address).hex(slot)).word();
  }

  /** Edits belong to the message to come or the last one: `keep` and `undo` cover them. */
  setAccount(address: Address, nonce: bigint, balance: bigint): void {
    this.#read('set_account', (writer) => writer.hex(address).u64(nonce).word(balance));
  }

  setCode(address: Address, code: Uint8Array): void {
    this.#read('set_code', (writer) => writer.hex(address).bytes(code));
  }

  /** Sets slots as original values; `wipes` removes all others first. */
  setStorage(
    address: Address,
    slots: readonly (readonly [slot: Uint8Array, value: Uint8Array])[],
    wipes = false,
  ): void {
    this.#read('set_storage', (writer) =>
      writer
        .hex(address)
        .flag(wipes)
        .list(slots, ([slot, value]) => writer.raw(slot).raw(value)),
    );
  }

  /**
   * Runs a message. It pauses by `shares`. Its changes stay until `keep` or `undo`. Throws ValuesMissing, the error of
   * the source, and the refusals of the binding; after an error only `undo` and `bind` may follow.
   */
  *run(message: MachineMessage): Running<MachineOutcome> {
    yield* this.breathe();
    const { share, mostPrecompile } = this.shares;
    let reader = this.#engine.call('begin', (writer) => {
      writer.u64(share).u64(mostPrecompile);
      writeMessage(writer, message);
    });
    for (;;) {
      const outcome = reader.u8();
      switch (outcome) {
        case OUTCOME.done:
          return readOutcome(reader);
        case OUTCOME.paused:
          reader = this.#goOn(yield { kind: 'share' });
          continue;
        case OUTCOME.precompile: {
          const call = { number: reader.u16(), gasLimit: reader.u64(), input: reader.bytes() };
          reader = this.#goOn(yield { kind: 'precompile', call });
          continue;
        }
        case OUTCOME.incomplete:
          throw this.#failure ?? MISSING;
        case OUTCOME.instruction:
          throw this.#bound.refusals.instruction(reader.u8());
        case OUTCOME.refused:
          throw this.#refusalOf(reader.address());
        default:
          throw this.#failure ?? new Error('the engine ended without a reason');
      }
    }
  }

  /** Pauses where much was done since the last pause: `shares` hold within one message only. */
  *breathe(): Running<void> {
    if (performance.now() - this.#since < MOST_WITHOUT_PAUSE_MS) return;
    yield { kind: 'share' };
    this.#since = performance.now();
  }

  /**
   * Begins a trace: of edits, the next message, and edits after it, until `endTrace` or `dropTrace`. Throws
   * ValuesMissing.
   */
  beginTrace({ limit, write, scripts }: TraceStart): void {
    this.#scripts = scripts;
    const reader = this.#engine.call('trace_begin', (writer) => {
      write(writer.u64(BigInt(limit)));
    });
    if (reader.flag()) throw MISSING;
  }

  /**
   * Ends the trace with the gas that it shows and why the execution failed, in geth's words; empty where it did not.
   * Throws ValuesMissing, the error of the source, and that of a tracer in JavaScript.
   */
  endTrace(gasUsed: bigint, error: string): TraceResult {
    const reader = this.#engine.call('trace_end', (writer) => writer.u64(gasUsed).bytes(Buffer.from(error)));
    return readTraceResult(reader, MISSING, this.#failure);
  }

  /** Ends the trace without a result; a message that runs continues without it. */
  dropTrace(): void {
    this.#engine.call('trace_drop');
  }

  /** Marks the state to which `takeBack` goes back: for a part of what belongs to a message. */
  mark(): void {
    this.#engine.call('mark');
  }

  takeBack(): void {
    this.#engine.call('take_back');
  }

  /** Keeps what the message changed. */
  keep(): void {
    this.#engine.call('keep');
  }

  /** Undoes what the message changed, also where it paused. */
  undo(): void {
    this.#engine.call('undo');
  }

  /** The accounts and slots that the message accessed, in no order. */
  accessed(): AccessListEntry[] {
    const reader = this.#engine.call('accessed');
    return reader.list(() => ({
      address: reader.address(),
      storageKeys: reader.list(() => reader.slot()),
    }));
  }

  /** The balances of all accounts that changed since `bind`, in no order. */
  balances(): Map<Address, bigint> {
    const reader = this.#engine.call('balances');
    return new Map(reader.list(() => [reader.address(), reader.word()] as const));
  }

  /** Records the calls of messages until the next `bind`. */
  recordCalls(recording: CallRecording): void {
    this.#recordsCalls = true;
    this.#engine.call('observe_calls', (writer) => writeRecording(writer, recording));
  }

  /** The calls that were recorded since the last time; null where none are. */
  takeCalls(): RecordedCalls | null {
    return this.#recordsCalls && !this.isBroken ? readRecorded(this.#engine.call('observed')) : null;
  }

  /** All accounts that kept messages touched since `bind`, in the order in which they did. */
  changes(): ChangedAccount[] {
    const reader = this.#engine.call('changes');
    return reader.list(() => {
      const address = reader.address();
      const exists = reader.flag();
      const account = { nonce: reader.u64(), balance: reader.word(), codeHash: reader.hash() };
      const wiped = reader.flag();
      const code = reader.bytes();
      const slots = reader.list(() => ({ slot: reader.slot(), value: reader.word() }));
      return { address, account: exists ? account : null, wiped, code, slots };
    });
  }

  #read(
    name: 'account' | 'code_at' | 'storage_at' | 'set_account' | 'set_code' | 'set_storage',
    write: (writer: WireWriter) => void,
  ): WireReader {
    const reader = this.#engine.call(name, write);
    const status = reader.u8();
    if (status === 1) throw MISSING;
    if (status !== 0) throw this.#failure ?? new Error('the engine has no value and no reason');
    return reader;
  }

  #goOn({ share, precompile }: Resumption): WireReader {
    this.#since = performance.now();
    if (precompile === undefined) return this.#engine.call('go_on', (writer) => writer.u64(share));
    return this.#engine.call('supply', (writer) => writer.u64(share).raw(precompile));
  }

  #refusalOf(address: Address): Error {
    return this.#bound.refusals.precompile(this.precompiles.get(address)?.origin ?? address);
  }

  get #bound(): MachineBinding {
    if (this.#binding === null) throw new Error('the machine is not bound to a state');
    return this.#binding;
  }
}

/** Whether there is an account; an empty one is none (EIP-161). */
export function exists({ nonce, balance, codeHash }: AccountValue): boolean {
  return nonce !== 0n || balance !== 0n || codeHash !== EMPTY_CODE_HASH;
}

/** Ends a run that has not ended. */
export function stop<T>(running: Running<T>): void {
  // The value is that of a run that did not end.
  running.return(undefined as never);
}

function writePermissions(writer: WireWriter, { create, call }: EvmPermissions<Address>): void {
  for (const permission of [create, call]) writePermission(writer, permission);
}

/** An open permission denies none, a closed one lists none. */
function writePermission(writer: WireWriter, { allows, addresses }: Permission<Address>): void {
  const lists = allows === 'listed' || allows === 'unlisted';
  writer.flag(allows === 'all' || allows === 'unlisted').list(lists ? addresses : [], (address) => writer.hex(address));
}
