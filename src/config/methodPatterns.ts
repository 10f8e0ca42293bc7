import { methodTable } from '../../generated/methods.js';
import { nearest } from './nearest.js';

/** Throws TypeError with the nearest name when a pattern matches no method. */
export function checkMethodPatterns(patterns: readonly string[]): void {
  const names = Object.entries(methodTable).flatMap(([name, { aliases }]) => [name, ...aliases]);
  for (const pattern of patterns) {
    if (names.some((name) => fits(pattern, name))) continue;
    throw new TypeError(`no method fits ${pattern}; the nearest is ${nearest(pattern, names)}`);
  }
}

/**
 * A test whether a method is served. A pattern that matches one name of a method applies to all its names, and denying
 * patterns override allowing ones. Without allowing patterns, all methods are allowed. Methods of `rpc` report what is
 * served, so only denying patterns apply to them.
 */
export function methodFilter(
  allowed: readonly string[],
  denied: readonly string[],
): (name: string, aliases: readonly string[]) => boolean {
  return (name, aliases) => {
    const fitsOne = (patterns: readonly string[]): boolean =>
      patterns.some((pattern) => [name, ...aliases].some((spelling) => fits(pattern, spelling)));
    return !fitsOne(denied) && (allowed.length === 0 || /^rpc[._]/.test(name) || fitsOne(allowed));
  };
}

/** `*` stands for any characters. */
function fits(pattern: string, name: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === name;
  const tail = rest.pop() ?? '';
  if (!name.startsWith(head) || !name.endsWith(tail) || name.length < head.length + tail.length) return false;
  let middle = name.slice(head.length, name.length - tail.length);
  for (const part of rest) {
    const at = middle.indexOf(part);
    if (at < 0) return false;
    middle = middle.slice(at + part.length);
  }
  return true;
}
