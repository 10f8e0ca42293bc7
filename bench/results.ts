/** What results look like, to check a sample of the answers. */

type Fields = Record<string, unknown>;

export function isQuantity(result: unknown): boolean {
  return typeof result === 'string' && /^0x(0|[1-9a-f][0-9a-f]*)$/.test(result);
}

export function isWord(result: unknown): result is `0x${string}` {
  return typeof result === 'string' && /^0x[0-9a-f]{64}$/.test(result);
}

export function hasGasUsed(result: unknown): boolean {
  return isQuantity((result as Fields | null)?.['gasUsed']);
}

export function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : -1;
}
