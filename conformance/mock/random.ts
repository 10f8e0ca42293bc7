/** A number from 0 to below 1, like Math.random. */
export type Random = () => number;

/**
 * Numbers that are the same for the same seed, a whole number of 32 bits (the generator mulberry32). Nothing that has
 * to be secret may come of it.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
