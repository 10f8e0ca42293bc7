import { InvalidArgumentError } from 'commander';

/** Bounds of a whole number; `expected` says in an error what is. */
export interface WholeNumberBounds {
  /** Default: 1. */
  least?: number;
  /** Default: the largest safe integer. */
  most?: number;
  expected: string;
}

/** Parses a whole number in decimal digits, for an option. */
export function wholeNumber({
  least = 1,
  most = Number.MAX_SAFE_INTEGER,
  expected,
}: WholeNumberBounds): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`expected ${expected}`);
  };
}
