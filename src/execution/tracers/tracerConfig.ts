import { TraceFailed } from './traceLimits.js';

/** The options of a tracer, read as in go-ethereum; `struct` is their name in its errors. */
export class TracerConfig {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #struct: string;

  private constructor(fields: Readonly<Record<string, unknown>>, struct: string) {
    this.#fields = fields;
    this.#struct = struct;
  }

  /** From JSON text; empty for no options. Throws TraceFailed for anything but an object or null. */
  static parse(text: string, struct: string): TracerConfig {
    if (text === '') return new TracerConfig({}, struct);
    let config: unknown;
    try {
      config = JSON.parse(text);
    } catch (cause) {
      throw new TraceFailed(`tracer config: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    if (typeof config !== 'object' || Array.isArray(config))
      throw new TraceFailed(`json: cannot unmarshal ${kindOf(config)} into Go value of type native.${struct}`);
    return new TracerConfig({ ...config }, struct);
  }

  entries(): [string, unknown][] {
    return Object.entries(this.#fields);
  }

  flag(name: string): boolean {
    const value = this.#fields[name] ?? false;
    if (typeof value !== 'boolean') throw this.#wrongKind(name, value, 'bool');
    return value;
  }

  opcodes(name: string): ReadonlySet<number> | null {
    const value = this.#fields[name] ?? null;
    if (value === null) return null;
    if (!Array.isArray(value)) throw this.#wrongKind(name, value, '[]hexutil.Uint64');
    const list: unknown[] = value;
    const opcodes = list.map((item) => {
      if (typeof item !== 'string') throw this.#wrongKind(name, item, 'hexutil.Uint64');
      if (!/^0x(0|[1-9a-f][0-9a-f]{0,15})$/i.test(item))
        throw new TraceFailed(`invalid hex quantity in ${name}: ${item.slice(0, 100)}`);
      // An opcode is the last byte of the number.
      return Number(BigInt.asUintN(8, BigInt(item)));
    });
    return new Set(opcodes);
  }

  #wrongKind(name: string, value: unknown, type: string): TraceFailed {
    const field = `${this.#struct}.${name}`;
    return new TraceFailed(`json: cannot unmarshal ${kindOf(value)} into Go struct field ${field} of type ${type}`);
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}
