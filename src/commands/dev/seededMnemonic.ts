/**
 * The mnemonic that anvil makes of a number (`--mnemonic-seed-unsafe`). Its random numbers are those of Rust:
 * ChaCha with 12 rounds, under a key that a PCG generator makes of the seed. Source: the crates rand 0.8, rand_core 0.6
 * and coins-bip39 0.12.
 */
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const ROUNDS = 12;
/** "expand 32-byte k", the constant of ChaCha. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const PCG_MULTIPLIER = 6_364_136_223_846_793_005n;
const PCG_INCREMENT = 11_634_580_027_462_260_723n;

/** Twelve words; `seed` is below 2^64. Anyone can derive them, so they keep nothing secret. */
export function seededMnemonic(seed: bigint): string {
  // Each byte takes a whole word of the stream.
  return entropyToMnemonic(Uint8Array.from(firstBlock(keyOf(seed))), wordlist);
}

/** `SeedableRng::seed_from_u64`: eight words of a PCG32 generator. */
function keyOf(seed: bigint): number[] {
  let state = seed;
  return Array.from({ length: 8 }, () => {
    state = BigInt.asUintN(64, state * PCG_MULTIPLIER + PCG_INCREMENT);
    const shifted = Number(BigInt.asUintN(32, ((state >> 18n) ^ state) >> 27n));
    return rotate(shifted, 32 - Number(state >> 59n));
  });
}

/** The first 16 words of the stream with counter and nonce 0. */
function firstBlock(key: number[]): number[] {
  const start = [...CONSTANT, ...key, 0, 0, 0, 0];
  const words = Uint32Array.from(start);
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let column = 0; column < 4; column++) mix(words, [column, column + 4, column + 8, column + 12]);
    for (let diagonal = 0; diagonal < 4; diagonal++) {
      mix(words, [diagonal, 4 + ((diagonal + 1) % 4), 8 + ((diagonal + 2) % 4), 12 + ((diagonal + 3) % 4)]);
    }
  }
  return start.map((word, index) => (word + (words[index] ?? 0)) >>> 0);
}

function mix(words: Uint32Array, [a, b, c, d]: [number, number, number, number]): void {
  const step = (to: number, from: number, into: number, bits: number): void => {
    words[to] = (words[to] ?? 0) + (words[from] ?? 0);
    words[into] = rotate((words[into] ?? 0) ^ (words[to] ?? 0), bits);
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

function rotate(word: number, bits: number): number {
  return ((word << (bits & 31)) | (word >>> ((32 - bits) & 31))) >>> 0;
}
