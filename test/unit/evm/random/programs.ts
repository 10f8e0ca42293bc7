/** Makes programs whose statements mostly succeed, and whose results are mostly a part of their output. */
import type { Address } from '../../../../generated/types.js';
import { precompileAddress } from '../../../../src/ethereum/precompileNames.js';
import type { Chance } from './chance.js';
import { Code, type Label } from './code.js';
import * as op from './opcodes.js';
import { PRECOMPILE_NUMBERS, precompileInput } from './precompileInputs.js';

/** Where results of instructions are in memory; what is below is for operands. */
const RESULTS = 0x400;
const RESULT_PLACES = 16;
const WORD_BYTES = 32;
const MAX = 2n ** 256n - 1n;
const WORDS = [
  0n,
  1n,
  2n,
  31n,
  32n,
  255n,
  256n,
  2n ** 64n,
  2n ** 255n - 1n,
  2n ** 255n,
  2n ** 255n + 1n,
  MAX - 1n,
  MAX,
];
const SLOTS = 3;
/** Nested statements, such as loops in loops. */
const MOST_NESTED = 3;

/** What programs know of the world around them. */
export interface Surroundings {
  /** Accounts with code. */
  contracts: readonly Address[];
  /** All other accounts that instructions name. */
  others: readonly Address[];
  /** How deep programs create programs. */
  nesting: number;
  /** Instructions that the fork lacks: programs seldom have them. */
  lacks: ReadonlySet<number>;
}

type Statement = (program: Program) => void;

/** One program in the making. */
export class Program {
  readonly code = new Code();
  readonly chance: Chance;
  readonly world: Surroundings;
  nested = 0;

  constructor(chance: Chance, world: Surroundings) {
    this.chance = chance;
    this.world = world;
  }

  statements(count: number): this {
    for (let index = 0; index < count; index++) this.chance.weighted(STATEMENTS)(this);
    return this;
  }

  end(): Uint8Array {
    this.chance.weighted(ENDS)(this);
    return this.code.build();
  }

  /** Moves the top of the stack to memory, where it becomes a part of the output. */
  keep(): void {
    this.code.push(RESULTS + WORD_BYTES * this.chance.below(RESULT_PLACES)).op(op.MSTORE);
  }

  /** One of these instructions, seldom one that the fork lacks. */
  choose(codes: readonly number[]): number {
    const code = this.chance.pick(codes);
    return this.world.lacks.has(code) && this.chance.happens(0.99) ? this.choose(codes) : code;
  }

  word(): bigint {
    return this.chance.happens(0.6)
      ? this.chance.pick(WORDS)
      : this.chance.bits(this.chance.pick([4, 8, 64, 160, 256]));
  }

  offset(): number | bigint {
    if (this.chance.happens(0.01)) return this.chance.pick([100_000, 2n ** 32n, 2n ** 64n - 1n, 2n ** 64n, MAX]);
    return this.chance.pick([0, 1, 31, 32, 33, 63, 64, 100, 0x3e0, RESULTS, RESULTS + 40]);
  }

  size(): number | bigint {
    if (this.chance.happens(0.01)) return this.chance.pick([50_000, 2n ** 32n, 2n ** 64n - 1n, MAX]);
    return this.chance.pick([0, 0, 1, 31, 32, 33, 64, 100]);
  }

  slot(): number | bigint {
    return this.chance.happens(0.05) ? MAX : this.chance.below(SLOTS);
  }

  /** Pushes an address; sometimes with bits above it, which do not matter. */
  pushAccount(): void {
    const { contracts, others } = this.world;
    const address = this.chance.weighted<Address | null>([
      [8, this.chance.pick(contracts)],
      [6, this.chance.pick(others)],
      [2, precompileAddress(this.chance.pick(PRECOMPILE_NUMBERS))],
      [1, null],
    ]);
    if (address === null) this.code.op(this.chance.pick([op.ADDRESS, op.CALLER, op.ORIGIN, op.COINBASE]));
    else if (this.chance.happens(0.05)) this.code.push(BigInt(address) | (this.chance.bits(96) << 160n));
    else this.code.pushAddress(address);
  }

  /** Puts bytes into memory, whole words. */
  write(bytes: Uint8Array, offset: number): void {
    for (let start = 0; start < bytes.length; start += WORD_BYTES) {
      const word = Buffer.alloc(WORD_BYTES);
      word.set(bytes.subarray(start, start + WORD_BYTES));
      this.code.push(BigInt(`0x${word.toString('hex')}`), offset + start).op(op.MSTORE);
    }
  }
}

/** A program of a random length. */
export function randomProgram(chance: Chance, world: Surroundings): Uint8Array {
  if (chance.happens(0.08)) return randomBytes(chance);
  const longest = world.nesting > 0 ? 20 : 6;
  return new Program(chance, world).statements(chance.between(1, longest)).end();
}

/** Bytes without a plan; half of the time they begin with operands. */
function randomBytes(chance: Chance): Uint8Array {
  const code = new Code();
  if (chance.happens(0.5)) for (let index = 0; index < 12; index++) code.push(chance.pick(WORDS));
  const length = chance.between(1, 80);
  for (let index = 0; index < length; index++)
    code.op(chance.happens(0.5) ? chance.pick(op.DEFINED) : chance.below(256));
  return code.build();
}

function arithmetic(program: Program): void {
  const { chance, code } = program;
  const [codes, count] = chance.weighted([
    [2, [op.UNARY, 1]],
    [12, [op.BINARY, 2]],
    [2, [op.TERNARY, 3]],
  ] as const);
  for (let index = 0; index < count; index++) code.push(program.word());
  code.op(program.choose(codes));
  program.keep();
}

function value(program: Program): void {
  program.code.op(program.choose(op.VALUES));
  program.keep();
}

function ofAccount(program: Program): void {
  program.pushAccount();
  program.code.op(program.chance.pick([op.BALANCE, op.EXTCODESIZE, op.EXTCODEHASH]));
  program.keep();
}

function ofInput(program: Program): void {
  const { chance, code } = program;
  code.push(chance.happens(0.9) ? chance.below(70) : program.word()).op(op.CALLDATALOAD);
  program.keep();
}

function ofBlock(program: Program): void {
  const { chance, code } = program;
  code.push(chance.pick([0, 1, 2, MAX]));
  const what = program.choose([op.BLOBHASH, op.BLOCKHASH, op.BLOCKHASH]);
  if (what === op.BLOBHASH) code.op(op.BLOBHASH);
  else code.op(op.NUMBER, op.SUB, op.BLOCKHASH);
  program.keep();
}

function copy(program: Program): void {
  const { chance, code } = program;
  code.push(program.size());
  const source = chance.happens(0.1) ? program.word() : chance.below(100);
  const what = program.choose([op.CALLDATACOPY, op.CODECOPY, op.EXTCODECOPY, op.MCOPY]);
  code.push(what === op.MCOPY ? program.offset() : source, program.offset());
  if (what === op.EXTCODECOPY) program.pushAccount();
  code.op(what);
}

/** Mostly of what there is. */
function copyReturnData(program: Program): void {
  const { chance, code } = program;
  if (chance.happens(0.1)) code.push(program.size(), chance.below(40), program.offset());
  else code.op(op.RETURNDATASIZE).push(0, RESULTS);
  code.op(op.RETURNDATACOPY);
}

function memory(program: Program): void {
  const { chance, code } = program;
  switch (chance.below(4)) {
    case 0:
      code.push(program.word(), program.offset()).op(op.MSTORE);
      break;
    case 1:
      code.push(program.word(), program.offset()).op(op.MSTORE8);
      break;
    case 2:
      code.push(program.offset()).op(op.MLOAD);
      program.keep();
      break;
    default:
      code.push(program.size(), program.offset()).op(op.KECCAK256);
      program.keep();
  }
}

function store(program: Program): void {
  const { chance, code } = program;
  code.push(chance.happens(0.9) ? chance.below(3) : program.word(), program.slot()).op(op.SSTORE);
}

function load(program: Program): void {
  program.code.push(program.slot()).op(op.SLOAD);
  program.keep();
}

function transient(program: Program): void {
  // A fork has both or none, and the others have SLOAD.
  const what = program.choose([op.TSTORE, op.TLOAD, op.SLOAD]);
  if (what === op.TSTORE) {
    program.code.push(program.word(), program.slot()).op(op.TSTORE);
    return;
  }
  program.code.push(program.slot()).op(what);
  program.keep();
}

function log(program: Program): void {
  const { chance, code } = program;
  const topics = chance.below(5);
  for (let index = 0; index < topics; index++) code.push(program.word());
  code.push(program.size(), program.offset()).op(op.LOG0 + topics);
}

function call(program: Program): void {
  const { chance, code } = program;
  pushRanges(program, program.size(), program.offset());
  const how = chance.weighted([
    [6, op.CALL],
    [2, op.CALLCODE],
    [3, op.DELEGATECALL],
    [3, op.STATICCALL],
  ]);
  if (how === op.CALL || how === op.CALLCODE) pushValue(program);
  program.pushAccount();
  pushGas(program);
  code.op(how);
  program.keep();
}

/** Output range and input range. */
function pushRanges(program: Program, inputSize: number | bigint, inputOffset: number | bigint): void {
  program.code.push(program.size(), program.offset(), inputSize, inputOffset);
}

function pushValue({ chance, code }: Program): void {
  code.push(
    chance.weighted<bigint | number>([
      [6, 0],
      [3, 1],
      [1, 100],
      [1, MAX],
    ]),
  );
}

function pushGas({ chance, code }: Program): void {
  if (chance.happens(0.3)) code.op(op.GAS);
  else code.push(chance.pick([0, 700, 2_300, 5_000, 30_000, 100_000, 100_000, 200_000, MAX]));
}

function callPrecompile(program: Program): void {
  const { chance, code } = program;
  const number = chance.weighted([...PRECOMPILE_NUMBERS].map((number) => [SLOW.includes(number) ? 1 : 6, number]));
  const input = precompileInput(number, chance);
  program.write(input, 0);
  pushRanges(program, chance.happens(0.9) ? input.length : program.size(), 0);
  const how = chance.pick([op.CALL, op.STATICCALL, op.DELEGATECALL, op.CALLCODE]);
  if (how === op.CALL || how === op.CALLCODE) pushValue(program);
  code.push(number);
  pushGas(program);
  code.op(how);
  program.keep();
  copyReturnData(program);
}

/** Pairings, and sums of products. */
const SLOW = [8, 12, 14, 15];

/** Creates a contract, and mostly calls it. */
function create(program: Program): void {
  const { chance, code, world } = program;
  if (chance.happens(0.2)) {
    // The code of another is the init code.
    code
      .push(chance.pick([20, 40, 100]), 0, 0)
      .pushAddress(chance.pick(world.contracts))
      .op(op.EXTCODECOPY);
    finishCreate(program, chance.pick([20, 40, 100, 100]));
    return;
  }
  const initCode = randomInitCode(chance, world);
  const label: Label = { at: null };
  const after: Label = { at: null };
  // The init code stands in the code itself, behind a jump.
  code.pushLabel(after).op(op.JUMP).place(label).raw(initCode).place(after);
  code.push(initCode.length, (label.at ?? 0) + 1, 0).op(op.CODECOPY);
  finishCreate(program, chance.happens(0.97) ? initCode.length : chance.pick([49_152, 49_153]));
}

/** The init code is at the beginning of the memory. */
function finishCreate(program: Program, size: number): void {
  const { chance, code } = program;
  const how = chance.pick([op.CREATE, op.CREATE2]);
  if (how === op.CREATE2) code.push(chance.below(2));
  code.push(size, 0);
  pushValue(program);
  code.op(how);
  if (chance.happens(0.7)) {
    // The address stays below the operands.
    for (let index = 0; index < 5; index++) code.push(index === 2 ? 32 : 0);
    code.op(op.DUP1 + 5, op.GAS, op.CALL);
    program.keep();
  }
  if (chance.happens(0.3)) code.op(op.DUP1, op.EXTCODEHASH).push(RESULTS).op(op.MSTORE);
  program.keep();
}

/** Init code that returns code, or whose own end is the point. */
export function randomInitCode(chance: Chance, world: Surroundings): Uint8Array {
  const inner = { ...world, nesting: world.nesting - 1 };
  if (world.nesting <= 0 || chance.happens(0.3)) return simpleInitCode(chance);
  if (chance.happens(0.3)) return randomProgram(chance, inner);
  const made = randomProgram(chance, inner);
  const program = new Program(chance, inner).statements(chance.below(3));
  const length = made.length;
  const label: Label = { at: null };
  const after: Label = { at: null };
  program.code.pushLabel(after).op(op.JUMP).place(label).raw(made).place(after);
  return program.code
    .push(length, (label.at ?? 0) + 1, 0)
    .op(op.CODECOPY)
    .push(length, 0)
    .op(op.RETURN)
    .build();
}

function simpleInitCode(chance: Chance): Uint8Array {
  const code = new Code();
  switch (chance.below(6)) {
    case 0:
      return new Uint8Array();
    case 1:
      // Code of this size, zeros.
      return code
        .push(chance.pick([1, 32, 500, 0x6000, 0x6001]), 0)
        .op(op.RETURN)
        .build();
    case 2:
      // Code that begins with this byte.
      return code
        .push(chance.pick([0xef, 0xfe, 0x00]), 0)
        .op(op.MSTORE8)
        .push(chance.below(3), 0)
        .op(op.RETURN)
        .build();
    case 3:
      return code.push(chance.below(3), chance.below(SLOTS)).op(op.SSTORE, op.STOP).build();
    case 4:
      return code.op(op.CALLER, op.SELFDESTRUCT).build();
    default: {
      // A contract that destroys itself in favour of its caller.
      return code.push(0x33ff, 0).op(op.MSTORE).push(2, 30).op(op.RETURN).build();
    }
  }
}

function destroy(program: Program): void {
  // Mostly where the input says so.
  const { chance, code } = program;
  const after: Label = { at: null };
  if (chance.happens(0.8)) {
    code.op(op.CALLDATASIZE).push(chance.below(4)).op(op.AND).pushLabel(after).op(op.JUMPI);
  }
  program.pushAccount();
  code.op(op.SELFDESTRUCT).place(after);
}

function branch(program: Program): void {
  if (program.nested >= MOST_NESTED) return;
  const { chance, code } = program;
  const after: Label = { at: null };
  code
    .op(chance.pick([op.CALLVALUE, op.CALLDATASIZE, op.RETURNDATASIZE, op.TIMESTAMP]))
    .push(chance.below(3))
    .op(op.AND);
  code.pushLabel(after).op(op.JUMPI);
  program.nested++;
  program.statements(chance.between(1, 3));
  program.nested--;
  code.place(after);
}

function loop(program: Program): void {
  if (program.nested >= MOST_NESTED) return;
  const { chance, code } = program;
  const start: Label = { at: null };
  code
    .push(
      chance.weighted([
        [10, chance.between(1, 4)],
        [1, 60],
      ]),
    )
    .place(start);
  program.nested++;
  program.statements(chance.between(1, 3));
  program.nested--;
  code.push(1).op(op.SWAP1, op.SUB, op.DUP1).pushLabel(start).op(op.JUMPI, op.POP);
}

/** Mostly ends the frame. */
function mistake(program: Program): void {
  const { chance, code } = program;
  switch (chance.below(7)) {
    case 0:
      code.op(op.INVALID);
      break;
    case 1:
      // Without operands: the stack underflows, except in a loop.
      code.op(chance.pick(op.DEFINED));
      break;
    case 2:
      code.op(chance.below(256));
      break;
    case 3:
      code.push(program.word()).op(op.JUMP);
      break;
    case 4:
      for (let index = 0; index < 20; index++) code.op(op.DUP1 + chance.below(16), op.SWAP1 + chance.below(16));
      break;
    case 5: {
      // The stack overflows.
      const start: Label = { at: null };
      code.place(start).op(op.GAS).pushLabel(start).op(op.JUMP);
      break;
    }
    default:
      code.push(program.size(), program.offset()).op(op.REVERT);
  }
}

const STATEMENTS: readonly (readonly [number, Statement])[] = [
  [12, arithmetic],
  [6, value],
  [8, ofAccount],
  [4, ofInput],
  [2, ofBlock],
  [7, copy],
  [3, copyReturnData],
  [7, memory],
  [14, store],
  [7, load],
  [5, transient],
  [4, log],
  [14, call],
  [5, callPrecompile],
  [7, create],
  [3, destroy],
  [4, branch],
  [3, loop],
  [1, mistake],
];

const ENDS: readonly (readonly [number, Statement])[] = [
  [
    12,
    (program) =>
      void program.code.op(op.MSIZE).push(0).op(op.KECCAK256).push(0).op(op.MSTORE).push(32, 0).op(op.RETURN),
  ],
  [3, (program) => void program.code.push(WORD_BYTES * RESULT_PLACES, RESULTS).op(op.RETURN)],
  [2, (program) => void program.code.push(program.size(), program.offset()).op(op.RETURN)],
  [4, (program) => void program.code.push(program.size(), program.offset()).op(op.REVERT)],
  [2, () => undefined],
  [1, (program) => void program.code.op(op.INVALID)],
  [
    2,
    (program) => {
      program.pushAccount();
      program.code.op(op.SELFDESTRUCT);
    },
  ],
];
