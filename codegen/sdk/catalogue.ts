/** How to distinguish the errors of the catalogue: several share a code, so the message decides. */
import type { CataloguedError, Contract } from '../contract.js';

/** An error of the catalogue, as an SDK finds it. */
export interface FoundError {
  readonly error: CataloguedError;
  /** Regular expression of the whole message; each argument is a group in the order of \`args\`. */
  readonly pattern: string;
  /** Names of the arguments of the message. */
  readonly args: readonly string[];
  /**
   * Methods that fail with it, where the message alone does not identify it because it is nothing but an argument;
   * empty for all others.
   */
  readonly methods: readonly string[];
}

/**
 * All errors, those with the most specific messages first: an SDK takes the first one whose code and message match.
 * Among those that any message matches, the method decides.
 */
export function foundErrors(contract: Contract): FoundError[] {
  return contract.errors
    .map((error) => ({
      error,
      pattern: patternOf(error.message),
      args: [...error.message.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ''),
      methods: isOpen(error)
        ? contract.methods.filter(({ errors }) => errors.includes(error.name)).map(({ name }) => name)
        : [],
    }))
    .sort((a, b) => fixedLength(b.error) - fixedLength(a.error));
}

/** Whether a message is nothing but an argument. */
export function isOpen({ message }: CataloguedError): boolean {
  return /^\{\w+\}$/.test(message);
}

function fixedLength({ message }: CataloguedError): number {
  return message.replaceAll(/\{\w+\}/g, '').length;
}

function patternOf(message: string): string {
  const parts = message.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return `^${parts.join('([\\s\\S]*?)')}$`;
}

/**
 * The error that an error extends, if any: one whose message continues with \`: {argument}\` is a kind of the one that
 * does not, so that a caller can catch both.
 */
export function parentOf(error: CataloguedError, all: readonly CataloguedError[]): CataloguedError | undefined {
  return all.find(
    (other) =>
      other.code === error.code &&
      /^: \{\w+\}$/.test(error.message.slice(other.message.length)) &&
      error.message.startsWith(other.message),
  );
}
