/** Text that differs from run to run: `{filter}` in an expected answer takes what stands there, and means it from then on. */

const PLACEHOLDER = /\{([a-z]\w*)\}/g;

export class Placeholders {
  readonly #values = new Map<string, string>();

  /** The text with every placeholder that has a value replaced by it. */
  fill(text: string): string {
    return text.replace(PLACEHOLDER, (whole, name: string) => this.#values.get(name) ?? whole);
  }

  /** Gives the placeholders of an expected answer, where they have no value yet, what stands in their place. */
  learn(expected: unknown, actual: unknown): void {
    if (typeof expected === 'string' && typeof actual === 'string') return this.#learnText(expected, actual);
    if (!isObject(expected) || !isObject(actual)) return;
    for (const [key, value] of Object.entries(expected)) this.learn(value, actual[key]);
  }

  /** The text with every known value replaced by its placeholder. */
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
