/**
 * Random calls that meet Go code behind an address: programs that call, read, pay and create, and call data for
 * contracts that pass calls on, so that the Go code is met at every depth and by every instruction.
 */
import { deploys, OP, push } from '../evmRules/assembly.js';
import { hex } from '../../support/rpc.js';

/** What the calls may meet, by kind; addresses in lower case. */
export interface Targets {
  /** Contracts whose code is Go code. */
  goCode: readonly string[];
  /** Any others: Ethereum's precompiles, accounts with and without code, addresses where nothing is. */
  others: readonly string[];
  /** Contracts of `RELAYS`, deployed. */
  relays: readonly string[];
  /** Who calls. */
  senders: readonly string[];
}

/** A call, and whether it can reach Go code other than by reading it. */
export interface RandomCall {
  call: { from: string; to?: string; data: string; gas: string; value?: string };
  callsGoCode: boolean;
}

const CALLS = [OP.CALL, OP.CALLCODE, OP.DELEGATECALL, OP.STATICCALL] as const;

/**
 * Init code of contracts that pass on their call data, from the second word on, to the address in the first: one for
 * each instruction. Each returns whether the call succeeded, and what it returned.
 */
export const RELAYS: readonly string[] = CALLS.map((opcode) => {
  const value = opcode === OP.CALL || opcode === OP.CALLCODE ? '34' : '';
  const size = `${push(32)}36${OP.SUB}`;
  return deploys(
    `${size}${push(32)}${push(0)}37${push(0)}${push(0)}${size}${push(0)}${value}${push(0)}35${OP.GAS}${opcode}` +
      `${push(0)}${OP.MSTORE}${OP.RETURNDATASIZE}${push(0)}${push(32)}${OP.RETURNDATACOPY}` +
      `${OP.RETURNDATASIZE}${push(32)}01${push(0)}${OP.RETURN}`,
  );
});

/** Functions of ERC-20 contracts and of the wrapped coin, with what they take: an address `a`, a number `n`. */
const FUNCTIONS: readonly [selector: string, takes: string][] = [
  ['70a08231', 'a'], // balanceOf
  ['dd62ed3e', 'aa'], // allowance
  ['a9059cbb', 'an'], // transfer
  ['095ea7b3', 'an'], // approve
  ['23b872dd', 'aan'], // transferFrom
  ['18160ddd', ''], // totalSupply
  ['06fdde03', ''], // name
  ['95d89b41', ''], // symbol
  ['313ce567', ''], // decimals
  ['d0e30db0', ''], // deposit
  ['2e1a7d4d', 'n'], // withdraw
];

const OUT = 0x3000;
const IN = 0x4000;
const RETURNED = 0x5000;
const MAX_LEVELS = 3;

/** Numbers from a seed, for tests that can be repeated: mulberry32. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

/** Makes one call after the other from a seed. */
export class RandomCalls {
  readonly #random: Random;
  readonly #targets: Targets;
  readonly #goCode: ReadonlySet<string>;
  #callsGoCode = false;

  constructor(targets: Targets, seed: number) {
    this.#random = new Random(seed);
    this.#targets = targets;
    this.#goCode = new Set(targets.goCode);
  }

  next(): RandomCall {
    const random = this.#random;
    this.#callsGoCode = false;
    const pays = random.chance(20) ? { value: hex(random.below(1_000)) } : {};
    const gas = hex(random.of([60_000, 200_000, 2_000_000, 2_000_000]));
    const from = random.of(this.#targets.senders);
    if (random.chance(60)) {
      const call = { from, data: `0x${this.#program(0)}`, gas, ...pays };
      return { call, callsGoCode: this.#callsGoCode };
    }
    const { to, data } = this.#callOf(0);
    return { call: { from, to, data: `0x${data}`, gas, ...pays }, callsGoCode: this.#callsGoCode };
  }

  /** An account to call, and the data for it. */
  #callOf(level: number): { to: string; data: string } {
    const random = this.#random;
    const { goCode, others, relays } = this.#targets;
    if (relays.length > 0 && level < MAX_LEVELS && random.chance(45)) {
      const inner = this.#callOf(level + 1);
      return { to: random.of(relays), data: inner.to.slice(2).padStart(64, '0') + inner.data };
    }
    const to = random.of(random.chance(40) ? goCode : others);
    if (this.#goCode.has(to)) this.#callsGoCode = true;
    return { to, data: this.#data() };
  }

  #data(): string {
    const random = this.#random;
    if (random.chance(25)) return Array.from({ length: random.below(70) }, () => byte(random.below(256))).join('');
    const [selector, takes] = random.of(FUNCTIONS);
    const { senders, others } = this.#targets;
    const words = [...takes].map((kind) =>
      kind === 'a' ? random.of([...senders, ...others]).slice(2) : random.below(2_000).toString(16),
    );
    return selector + words.map((word) => word.padStart(64, '0')).join('');
  }

  /** Init code that does some things, and returns what became of each and the gas that is left. */
  #program(level: number): string {
    const count = 1 + this.#random.below(level === 0 ? 6 : 3);
    const steps = Array.from({ length: count }, () => this.#step(level));
    const words = steps.length * 2;
    const end = `${OP.GAS}${push(words * 32)}${OP.MSTORE}${push(words * 32 + 32)}${push(0)}${OP.RETURN}`;
    const text = (dataFrom: number): string => {
      let offset = dataFrom;
      const parts = steps.map(({ code, data }, index) => {
        const part = code(offset, index * 64);
        offset += data.length / 2;
        return part;
      });
      return parts.join('') + end;
    };
    // Offsets of data have a fixed length.
    return text(text(0).length / 2) + steps.map(({ data }) => data).join('');
  }

  /** Code that writes two words of results; `data` is copied from behind the program. */
  #step(level: number): { code: (dataAt: number, resultAt: number) => string; data: string } {
    const random = this.#random;
    const kind = random.below(100);
    if (kind < 60) return this.#callStep(level);
    if (kind < 85) return this.#readStep();
    return this.#createStep(level);
  }

  #callStep(level: number) {
    const random = this.#random;
    const opcode = random.of(CALLS);
    const { to, data } = this.#callOf(level);
    const value = opcode === OP.CALL || opcode === OP.CALLCODE ? push(random.chance(25) ? random.below(500) : 0) : '';
    const gas = random.chance(80) ? OP.GAS : push(random.below(100_000));
    const call = `${push(random.below(65))}${push(OUT)}${push(data.length / 2)}${push(IN)}${value}${push20(to)}${gas}${opcode}`;
    const code = (dataAt: number, resultAt: number): string =>
      copied(dataAt, data.length / 2) + call + store(resultAt) + returned(resultAt + 32);
    return { code, data };
  }

  #readStep() {
    const random = this.#random;
    const { goCode, others, relays } = this.#targets;
    const target = push20(random.of(random.chance(60) ? goCode : [...others, ...relays]));
    const reads = random.of([
      (at: number) => target + OP.BALANCE + store(at),
      (at: number) => target + OP.EXTCODESIZE + store(at),
      (at: number) => target + OP.EXTCODEHASH + store(at),
      (at: number) => `${push(64)}${push(random.below(100))}${push(at)}${target}3c`,
    ]);
    return { code: (_dataAt: number, resultAt: number) => reads(resultAt) + OP.GAS + store(resultAt + 32), data: '' };
  }

  /** A creation of a program, sometimes of one that ends by giving its funds away. */
  #createStep(level: number) {
    const random = this.#random;
    const { goCode, others } = this.#targets;
    const heir = `${push20(random.of(random.chance(60) ? goCode : others))}${OP.SELFDESTRUCT}`;
    const data = level >= MAX_LEVELS || random.chance(20) ? heir : this.#program(level + 1);
    const salted = random.chance(50);
    const value = push(random.chance(30) ? random.below(300) : 0);
    const size = push(data.length / 2);
    const create = salted
      ? `${push(random.below(4))}${size}${push(IN)}${value}${OP.CREATE2}`
      : `${size}${push(IN)}${value}${OP.CREATE}`;
    const code = (dataAt: number, resultAt: number): string =>
      `${copied(dataAt, data.length / 2)}${create}${OP.DUP1}${store(resultAt)}${OP.EXTCODEHASH}${store(resultAt + 32)}`;
    return { code, data };
  }
}

function store(at: number): string {
  return push(at) + OP.MSTORE;
}

/** Copies bytes of the program to where calls and creations take them from. */
function copied(from: number, size: number): string {
  return `${push(size)}62${from.toString(16).padStart(6, '0')}${push(IN)}${OP.CODECOPY}`;
}

/** Stores the hash of what the last call returned. */
function returned(at: number): string {
  return `${OP.RETURNDATASIZE}${push(0)}${push(RETURNED)}${OP.RETURNDATACOPY}${OP.RETURNDATASIZE}${push(RETURNED)}20${store(at)}`;
}

function push20(address: string): string {
  return `73${address.slice(2)}`;
}

function byte(value: number): string {
  return value.toString(16).padStart(2, '0');
}
