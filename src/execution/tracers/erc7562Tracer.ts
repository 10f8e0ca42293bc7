import type { Address, Bytes32, Data } from '../../../generated/types.js';
import { encodeData, encodeQuantity, encodeWord } from '../../ethereum/hex.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { CallTracer, describeLogs, describeOutcome, describeValue, type CallFrame } from './callTracer.js';
import { addressOfWord, keccakInput } from './events/operands.js';
import * as OP from './opcodes.js';
import { sortedByKey, traceBytes } from './traceBytes.js';
import { TraceFailed, type TraceSize } from './traceLimits.js';
import type { Frame, LiveState, Step, TracedTransaction } from './tracer.js';

/** `tracerConfig` of the request, with go-ethereum's names and defaults filled in. */
export interface Erc7562Options {
  withLog: boolean;
  /** Opcodes that `usedOpcodes` does not count; null for those of go-ethereum. */
  ignoredOpcodes: ReadonlySet<number> | null;
}

/** The actions of a frame that ERC-7562 has rules about. */
interface FrameUse {
  /** Values at the first read, by slot; only slots that were read before any write. */
  reads: Map<Bytes32, [Bytes32]>;
  writes: Map<Bytes32, number>;
  transientReads: Map<Bytes32, number>;
  transientWrites: Map<Bytes32, number>;
  extCodeAccess: Address[];
  usedOpcodes: Map<number, number>;
  contractSizes: Map<Address, { contractSize: number; opcode: number }>;
}

const EXT_CODE: ReadonlySet<number> = new Set([OP.EXTCODEHASH, OP.EXTCODESIZE, OP.EXTCODECOPY]);
const CALLS: ReadonlySet<number> = new Set([OP.CALL, OP.CALLCODE, OP.DELEGATECALL, OP.STATICCALL]);

/** PUSH0 to SWAP15, and POP ADD SUB MUL DIV EQ LT GT SLT SGT SHL SHR AND OR NOT ISZERO. */
const IGNORED_BY_DEFAULT: ReadonlySet<number> = new Set([
  ...Array.from({ length: 0x9f - 0x5f }, (_, index) => 0x5f + index),
  ...[0x50, 0x01, 0x03, 0x02, 0x04, 0x14, 0x10, 0x11, 0x12, 0x13, 0x1b, 0x1c, 0x16, 0x17, 0x19, 0x15],
]);

/** `erc7562Tracer`: the tree of calls, with the facts about each that bundlers of user operations check. */
export class Erc7562Tracer extends CallTracer {
  readonly #uses = new Map<CallFrame, FrameUse>();
  readonly #preimages = new Set<Data>();
  /** The instruction before, and the top of its stack; null after the end of a frame. */
  #last: { opcode: number; top: bigint | undefined } | null = null;
  #state: LiveState | null = null;
  readonly #ignored: ReadonlySet<number>;

  constructor({ withLog, ignoredOpcodes }: Erc7562Options, size: TraceSize) {
    super({ onlyTopCall: false, withLog }, size);
    this.#ignored = ignoredOpcodes ?? IGNORED_BY_DEFAULT;
  }

  override start(transaction: TracedTransaction, state: LiveState): void {
    super.start(transaction, state);
    this.#state = state;
  }

  override enter(frame: Frame): void {
    super.enter(frame);
    if (this.current !== null) this.#uses.set(this.current, noUse());
    this.size.add(300);
  }

  step(step: Step): void {
    const { opcode, stack } = step;
    const use = this.current === null ? undefined : this.#uses.get(this.current);
    if (use === undefined) return;
    if (opcode === OP.REVERT || opcode === OP.RETURN) this.#last = null;
    this.#noteExtCode(use, opcode);
    this.#noteContractSize(use, step);
    if (this.#last?.opcode === OP.GAS && !CALLS.has(opcode)) this.#count(use.usedOpcodes, OP.GAS);
    if (opcode !== OP.GAS && !this.#ignored.has(opcode)) this.#count(use.usedOpcodes, opcode);
    this.#noteStorage(use, step);
    this.#notePreimage(step);
    this.#last = { opcode, top: stack.at(-1) };
  }

  override result(): Uint8Array {
    const { root } = this;
    if (root === null) throw new TraceFailed(GETH_MESSAGES.noTopLevelCall);
    return traceBytes(this.#describe(root, true));
  }

  /** An account whose code is inspected, unless only for its existence. */
  #noteExtCode({ extCodeAccess }: FrameUse, opcode: number): void {
    const last = this.#last;
    if (last?.top === undefined || !EXT_CODE.has(last.opcode)) return;
    if (last.opcode === OP.EXTCODESIZE && opcode === OP.ISZERO) return;
    this.size.add(45);
    extCodeAccess.push(addressOfWord(last.top));
  }

  #noteContractSize({ contractSizes }: FrameUse, { opcode, stack }: Step): void {
    if (!EXT_CODE.has(opcode) && !CALLS.has(opcode)) return;
    const item = stack.at(EXT_CODE.has(opcode) ? -1 : -2);
    if (item === undefined) return;
    const address = addressOfWord(item);
    if (contractSizes.has(address)) return;
    this.size.add(90);
    contractSizes.set(address, { contractSize: this.#state?.code(address).length ?? 0, opcode });
  }

  #noteStorage({ reads, writes, transientReads, transientWrites }: FrameUse, { opcode, stack, address }: Step): void {
    const item = stack.at(-1);
    if (item === undefined) return;
    const slot = encodeWord(item);
    if (opcode === OP.SSTORE) this.#count(writes, slot);
    else if (opcode === OP.TLOAD) this.#count(transientReads, slot);
    else if (opcode === OP.TSTORE) this.#count(transientWrites, slot);
    else if (opcode === OP.SLOAD && !reads.has(slot) && !writes.has(slot)) {
      this.size.add(140);
      reads.set(slot, [this.#state?.storage(address, slot) ?? encodeWord(0n)]);
    }
  }

  #notePreimage(step: Step): void {
    const bytes = keccakInput(step);
    if (bytes === null) return;
    const preimage = encodeData(bytes);
    if (this.#preimages.has(preimage)) return;
    this.size.add(5 + preimage.length);
    this.#preimages.add(preimage);
  }

  #count<K>(counts: Map<K, number>, key: K): void {
    const count = counts.get(key) ?? 0;
    if (count === 0) this.size.add(75);
    counts.set(key, count + 1);
  }

  /** Fields are in go-ethereum's order. In its root, `outOfGas` is always false, and all preimages are listed. */
  #describe(frame: CallFrame, isRoot: boolean): object {
    const use = this.#uses.get(frame) ?? noUse();
    const preimages = [...this.#preimages].sort();
    return {
      ...describeOutcome(frame),
      ...describeLogs(frame),
      ...describeValue(frame),
      accessedSlots: {
        reads: sortedByKey(use.reads),
        writes: sortedByKey(use.writes),
        transientReads: sortedByKey(use.transientReads),
        transientWrites: sortedByKey(use.transientWrites),
      },
      extCodeAccessInfo: use.extCodeAccess,
      usedOpcodes: sortedByKey(new Map([...use.usedOpcodes].map(([opcode, count]) => [encodeQuantity(opcode), count]))),
      contractSize: sortedByKey(use.contractSizes),
      outOfGas: !isRoot && isOutOfGas(frame.error),
      ...(isRoot && preimages.length > 0 && { keccak: preimages }),
      ...(frame.calls.length > 0 && { calls: frame.calls.map((call) => this.#describe(call, false)) }),
      type: frame.type,
    };
  }
}

function isOutOfGas(error: string): boolean {
  return error.startsWith(GETH_MESSAGES.outOfGas) || error === GETH_MESSAGES.codeStoreOutOfGas;
}

function noUse(): FrameUse {
  return {
    reads: new Map(),
    writes: new Map(),
    transientReads: new Map(),
    transientWrites: new Map(),
    extCodeAccess: [],
    usedOpcodes: new Map(),
    contractSizes: new Map(),
  };
}
