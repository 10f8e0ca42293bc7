/**
 * Which example answers a request. The work is bounded by the size of the examples, not by that of the request.
 */
import { withoutTail, type Example, type NotificationExample } from './contractExamples.js';

/** Block tags that mean the head. Requests with one of them equal examples with its number. */
const HEAD_TAGS: readonly unknown[] = ['latest', 'safe', 'finalized', 'pending'];

/**
 * The example with these very parameters, and of several the first. Without one: the example with the most equal
 * parameters, then the one with as many of them, then the first. Hex is compared without regard to case. `head` is the
 * block number that `latest`, `safe`, `finalized` and `pending` stand for, a quantity.
 */
export function chooseExample(examples: readonly Example[], params: readonly unknown[], head: string): Example {
  const given = withoutTail(params);
  let best: Example | undefined;
  let highest = -1;
  for (const example of examples) {
    const equal = example.params.filter((value, i) => isSame(value, given[i] ?? null, head)).length;
    const isAsLong = example.params.length === given.length;
    if (isAsLong && equal === given.length) return example;
    const score = equal + (isAsLong ? 0.5 : 0);
    if (score > highest) [best, highest] = [example, score];
  }
  if (best === undefined) throw new Error('a method without an example');
  return best;
}

/**
 * What a subscription with these options sends, in turn: the examples with these very options, or else those whose
 * options have the most in common with them.
 */
export function chooseNotifications(
  examples: readonly NotificationExample[],
  options: unknown,
): readonly NotificationExample[] {
  const scores = examples.map((example) => resemblance(example.options, options ?? null));
  const highest = Math.max(...scores);
  return examples.filter((_, i) => scores[i] === highest);
}

/** Equal fields count for the example, fields that were not asked for against it. */
function resemblance(example: unknown, given: unknown): number {
  if (isSame(example, given, '')) return Infinity;
  if (!isRecord(example)) return 0;
  const asked = isRecord(given) ? given : {};
  return Object.entries(example).reduce((sum, [name, value]) => {
    if (!Object.hasOwn(asked, name)) return sum - 1;
    return sum + (isSame(value, asked[name], '') ? 1 : 0);
  }, 0);
}

/** True when a request's value means the same as an example's. */
function isSame(example: unknown, given: unknown, head: string): boolean {
  if (typeof example === 'string') return typeof given === 'string' && isSameText(example, given, head);
  if (Array.isArray(example)) {
    if (!Array.isArray(given) || given.length !== example.length) return false;
    return example.every((value, i) => isSame(value, given[i], head));
  }
  if (!isRecord(example)) return example === given;
  if (!isRecord(given)) return false;
  const names = Object.keys(example);
  if (Object.keys(given).length !== names.length) return false;
  return names.every((name) => Object.hasOwn(given, name) && isSame(example[name], given[name], head));
}

function isSameText(example: string, given: string, head: string): boolean {
  if (example === given) return true;
  if (HEAD_TAGS.includes(given)) return HEAD_TAGS.includes(example) || example === head;
  if (HEAD_TAGS.includes(example)) return given === head;
  const isHex = example.startsWith('0x') && given.length === example.length;
  return isHex && example.toLowerCase() === given.toLowerCase();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
