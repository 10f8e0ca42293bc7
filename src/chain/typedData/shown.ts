/** Characters of a value that an error shows. */
const MOST_CHARACTERS = 80;

/** A value of a caller in an error: short, and without looking into lists and objects. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value !== 'string') return 'an object';
  return `${JSON.stringify(value.slice(0, MOST_CHARACTERS))}${value.length > MOST_CHARACTERS ? '…' : ''}`;
}
