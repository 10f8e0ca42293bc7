/**
 * Text that differs from run to run. `{filter}` in an expected answer takes the actual text in its place, and later
 * occurrences of `{filter}` stand for that text.
 */

const PLACEHOLDER = /\{([a-z]\w*)\}/g;

export class Placeholders {
  readonly #values = new Map<string, string>();

  /** Replaces every placeholder that has a value. */
  fill(text: string): string {
    return text.replace(PLACEHOLDER, (whole, name: string) => this.#values.get(name) ?? whole);
  }

  /** Sets placeholders of an expected answer that have no value yet to the text in their place. */
  learn(expected: unknown, actual: unknown): void {
    if (typeof expected === 'string' && typeof actual === 'string') return this.#learnText(expected, actual);
    if (!isObject(expected) || !isObject(actual)) return;
    for (const [key, value] of Object.entries(expected)) this.learn(value, actual[key]);
  }

  /** Replaces every known value by its placeholder. */
  generalise(text: string): string {
    return [...this.#values].reduce((rest, [name, value]) => rest.replaceAll(value, `{${name}}`), text);
  }

  #learnText(expected: string, actual: string): void {
    const names = [...expected.matchAll(PLACEHOLDER)].map((match) => match[1] as string);
    if (names.length === 0) return;
    const literal = expected.split(/\{[a-z]\w*\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const found = new RegExp(`^${literal.join('(.+?)')}$`).exec(actual);
    for (const [index, name] of names.entries()) {
      const value = found?.[index + 1];
      if (value !== undefined && !this.#values.has(name)) this.#values.set(name, value);
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
