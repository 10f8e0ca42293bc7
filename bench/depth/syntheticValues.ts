/** Hashes, addresses and topics of synthetic chains, all made from small numbers. */
import { bloomBits, type BloomBits } from '../../src/ethereum/bloom.js';

/** What a value is made for: values of two kinds have nothing in common. */
export const KINDS = {
  block: 1,
  transaction: 2,
  state: 3,
  account: 4,
  contract: 5,
  signature: 6,
  rareEvent: 7,
  rareContract: 8,
  absent: 9,
  token: 10,
  data: 11,
  unique: 12,
  draw: 13,
} as const;

const WORDS = 8;
const bytes = Buffer.alloc(WORDS * 4);

/** 64 hex digits that depend on nothing but the kind and the key, a number below 2^32. No two keys share them. */
export function digest(kind: number, key: number): string {
  for (let word = 0; word < WORDS; word++)
    bytes.writeUInt32BE(mixed(key ^ Math.imul(kind * WORDS + word, 0x9e3779b1)), word * 4);
  return bytes.toString('hex');
}

/** A 32-bit number for each other one: the last step of MurmurHash3. */
function mixed(key: number): number {
  let h = key;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Numbers that look like chance, the same for the same seed (mulberry32). */
export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = mixed(seed ^ KINDS.draw);
  }

  /** From 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From 0, below `count`; number n comes n times as rarely as number 1 (Zipf's law). */
  zipf(count: number): number {
    return Math.floor(Math.exp(this.next() * Math.log(count + 1))) - 1;
  }
}

/** An address or a topic of a log: its hex digits, 40 or 64. */
export class LogValue {
  #bits: BloomBits | null = null;

  constructor(readonly digits: string) {}

  get text(): string {
    return `0x${this.digits}`;
  }

  addTo(bloom: Uint8Array): void {
    this.#bits ??= bloomBits(this.text);
    for (const bit of this.#bits) bloom[255 - (bit >> 3)]! |= 1 << (bit & 7);
  }
}

/** Values by number, each made once. */
export class ValuePool {
  readonly #made: (LogValue | undefined)[] = [];
  readonly #make: (index: number) => string;

  /** `make`: the digits of a value. */
  constructor(make: (index: number) => string) {
    this.#make = make;
  }

  at(index: number): LogValue {
    return (this.#made[index] ??= new LogValue(this.#make(index)));
  }
}

/** An address, 40 digits. */
export function addressDigits(kind: number, key: number): string {
  return digest(kind, key).slice(24);
}

/** An address as a topic. */
export function addressTopic(kind: number, key: number): string {
  return addressDigits(kind, key).padStart(64, '0');
}
