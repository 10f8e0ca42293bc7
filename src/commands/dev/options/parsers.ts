import { InvalidArgumentError, Option } from 'commander';
import { FORK_NAMES, type ForkName } from '../../../ethereum/forkName.js';
import { isOrigin, ORIGINS_FORM } from '../../../config/values.js';
import { nearest } from '../../../config/nearest.js';

/** The longest delay of a Node.js timer is 2^31 - 1 milliseconds; this is in seconds. */
const LONGEST_BLOCK_TIME = 2_147_483;
const SHORTEST_BLOCK_TIME = 0.001;

/** An option whose value is parsed. */
export function option<Value>(flags: string, help: string, parse: (text: string, before: Value) => Value): Option {
  return new Option(flags, help).argParser(parse);
}

/** Bounds of a whole number; `expected` replaces them in the error. */
export interface Bounds {
  least?: number | bigint;
  most?: number | bigint;
  expected?: string;
}

const LARGEST_UINT128 = 2n ** 128n - 1n;

/** A whole number as decimal digits or 0x hex; at most 2^128 - 1 unless bounded. */
export function wholeBigInt({ least = 0, most = LARGEST_UINT128, expected }: Bounds = {}): (text: string) => bigint {
  return (text) => {
    if (/^(?:\d{1,39}|0x[0-9a-f]{1,32})$/i.test(text)) {
      const value = BigInt(text);
      if (value >= least && value <= most) return value;
    }
    throw new InvalidArgumentError(`expected ${expected ?? wholeNumber(least, most)}`);
  };
}

function wholeNumber(least: number | bigint, most: number | bigint): string {
  return `a whole number ${least > 0 ? `from ${least} to` : 'up to'} ${most}`;
}

/** A whole number that counts something. */
export function whole({ most = Number.MAX_SAFE_INTEGER, ...bounds }: Bounds = {}): (text: string) => number {
  const parse = wholeBigInt({ most, ...bounds });
  return (text) => Number(parse(text));
}

/** Seconds with an optional fraction, such as 0.5. */
export function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value >= SHORTEST_BLOCK_TIME && value <= LONGEST_BLOCK_TIME) return value;
  throw new InvalidArgumentError(`expected ${SHORTEST_BLOCK_TIME} to ${LONGEST_BLOCK_TIME}`);
}

/** One of some words. */
export function oneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`expected ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
  };
}

/** Host names, separated by commas; * stands for all. */
export function hostNames(text: string, earlier: readonly string[] = []): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => /^(?:\*|[\w.-]+)$/.test(name))) return [...earlier, ...names];
  throw new InvalidArgumentError('expected host names without port, separated by commas, or *');
}

/** Origins of web pages, separated by commas; * stands for all. */
export function origins(text: string): string {
  if (text.split(',').every((origin) => isOrigin(origin.trim()))) return text;
  throw new InvalidArgumentError(`expected ${ORIGINS_FORM}`);
}

/** A path such as m/44'/60'/0'/0/, with a slash at its end. */
export function derivationPath(text: string): string {
  const indices = /^m((?:\/\d{1,10}'?)*)\/?$/.exec(text)?.[1]?.match(/\d+/g);
  if (indices === undefined || indices === null || indices.some((index) => Number(index) >= 2 ** 31)) {
    throw new InvalidArgumentError("expected a path such as m/44'/60'/0'/0/");
  }
  return text.endsWith('/') ? text : `${text}/`;
}

/** Anvil's other names of forks that the chain can run. */
const FORK_ALIASES: Readonly<Record<string, ForkName>> = {
  latest: 'prague',
  merge: 'london',
  paris: 'london',
  arrow_glacier: 'london',
  arrowglacier: 'london',
  gray_glacier: 'london',
  grayglacier: 'london',
};

const OTHER_FORKS: readonly string[] = [
  ...['frontier', 'homestead', 'dao', 'tangerine', 'spurious_dragon', 'byzantium', 'constantinople', 'petersburg'],
  ...['istanbul', 'muir_glacier', 'muirglacier', 'berlin', 'amsterdam', 'bpo1', 'bpo2', 'bpo3', 'bpo4', 'bpo5'],
];

/** The fork of the chain, from London to Prague. */
export function hardfork(text: string): ForkName {
  const name = text.toLowerCase();
  const fork = FORK_ALIASES[name] ?? FORK_NAMES.find((known) => known === name);
  if (fork !== undefined && fork !== 'osaka') return fork;
  const runnable = FORK_NAMES.filter((known) => known !== 'osaka');
  if (fork === 'osaka' || OTHER_FORKS.includes(name)) {
    throw new InvalidArgumentError(`chains of cosmos/evm run ${runnable.join(', ')}`);
  }
  const known = [...FORK_NAMES, ...Object.keys(FORK_ALIASES), ...OTHER_FORKS];
  throw new InvalidArgumentError(`there is no such fork; the nearest is ${nearest(name, known)}`);
}
