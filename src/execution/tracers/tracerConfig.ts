import { parseJson } from '../../json/jsonValue.js';
import { TraceFailed } from './traceLimits.js';

/** The options of a tracer, read as in go-ethereum. */
export type TracerConfig = ReturnType<typeof parseTracerConfig>;

/** Reads JSON text; empty for no options. `struct` is the name of the options in errors. Throws TraceFailed. */
export function parseTracerConfig(text: string, struct: string) {
  const fields = fieldsOf(text, struct);
  const wrongKind = (name: string, value: unknown, type: string): TraceFailed =>
    new TraceFailed(`json: cannot unmarshal ${kindOf(value)} into Go struct field ${struct}.${name} of type ${type}`);
  return {
    entries: () => Object.entries(fields),

    flag(name: string): boolean {
      const value = fields[name] ?? false;
      if (typeof value !== 'boolean') throw wrongKind(name, value, 'bool');
      return value;
    },

    opcodes(name: string): ReadonlySet<number> | null {
      const value = fields[name] ?? null;
      if (value === null) return null;
      if (!Array.isArray(value)) throw wrongKind(name, value, '[]hexutil.Uint64');
      const list: unknown[] = value;
      const opcodes = list.map((item) => {
        if (typeof item !== 'string') throw wrongKind(name, item, 'hexutil.Uint64');
        if (!/^0x(0|[1-9a-f][0-9a-f]{0,15})$/i.test(item))
          throw new TraceFailed(`invalid hex quantity in ${name}: ${item.slice(0, 100)}`);
        // An opcode is the last byte of the number.
        return Number(BigInt.asUintN(8, BigInt(item)));
      });
      return new Set(opcodes);
    },
  };
}

function fieldsOf(text: string, struct: string): Readonly<Record<string, unknown>> {
  if (text === '') return {};
  const config = parseJson(text, (cause) => {
    return new TraceFailed(`tracer config: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
  if (typeof config === 'object' && !Array.isArray(config)) return { ...config };
  throw new TraceFailed(`json: cannot unmarshal ${kindOf(config)} into Go value of type native.${struct}`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}
