/** The patterns of the contract, compiled once each. */
const COMPILED = new Map<string, RegExp>();

/** True when a text is as a pattern says. */
export function matches(pattern: string, text: string): boolean {
  const compiled = COMPILED.get(pattern) ?? new RegExp(pattern, 'u');
  COMPILED.set(pattern, compiled);
  return compiled.test(text);
}
