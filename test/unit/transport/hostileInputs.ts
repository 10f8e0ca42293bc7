/** Inputs of hostile or broken clients, as fast-check arbitraries. They start from the examples of the contract. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';

interface ContractDocument {
  methods: { name: string; examples: { params: { value: unknown }[] }[] }[];
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openrpc.json', import.meta.url), 'utf8'),
) as ContractDocument;

/** A method with the parameters of one of its examples. */
export interface Example {
  method: string;
  params: unknown[];
}

export const examples: Example[] = contract.methods.flatMap(({ name, examples: given }) =>
  given.map(({ params }) => ({ method: name, params: params.map(({ value }) => value) })),
);

/** Values that look nearly right, and values that trip careless code. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 3 },
  {
    arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEFxX -"\\é') }).map((text) => `0x${text}`),
    weight: 3,
  },
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e300,
    '',
    '0x',
    '0X1',
    '0x01',
    'latest',
    'LATEST',
    ' latest',
    '0x-1',
    '1',
    [],
    {},
    [[]],
    `0x${'f'.repeat(64)}`,
    `0x${'f'.repeat(65)}`,
    `0x${'F'.repeat(40)}`,
    `0x${'0'.repeat(39)}`,
    'a'.repeat(5000),
    JSON.parse('{"__proto__":{"to":1}}'),
    { constructor: 1 },
    { length: 3 },
    { toString: null },
    '\u0000',
    '\ud800',
  ),
);

/** Walks down `root` along `steps` and there replaces (`how` 0), removes (1) or inserts (2) a value. */
function changeAt(root: unknown, steps: readonly number[], value: unknown, how: number): unknown {
  if (typeof root !== 'object' || root === null || steps.length === 0) return value;
  const [step = 0, ...rest] = steps;
  if (Array.isArray(root)) {
    const list = root as unknown[];
    const i = step % (list.length + 1);
    if (how === 1) return list.toSpliced(i, 1);
    if (how === 2 || i === list.length) return list.toSpliced(i, 0, value);
    return list.with(i, changeAt(list[i], rest, value, how));
  }
  const keys = Object.keys(root);
  const key = keys[step % (keys.length + 1)] ?? (typeof value === 'string' ? value.slice(0, 20) : 'extra');
  const old = (root as Record<string, unknown>)[key];
  const entries = Object.entries(root).filter(([name]) => name !== key);
  if (how !== 1) entries.push([key, changeAt(old, rest, value, how)]);
  return Object.fromEntries(entries);
}

const change = fc.record({
  steps: fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
  value: junk,
  how: fc.constantFrom(0, 0, 0, 1, 2),
});

/** Parameters made from those of an example by one to three changes anywhere inside them. */
export function mutatedParams(start: unknown[]): fc.Arbitrary<unknown> {
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((params, { steps, value, how }) => changeAt(params, steps, value, how), start),
    );
}

const anyExample = fc.constantFrom(...examples);
const id = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant(undefined), fc.double(), junk);

/** A request in which every field is mostly right, and may be anything. */
export const message: fc.Arbitrary<unknown> = anyExample.chain(({ method, params }) =>
  fc.record({
    jsonrpc: fc.oneof({ arbitrary: fc.constant('2.0'), weight: 9 }, junk),
    id,
    method: fc.oneof({ arbitrary: fc.constant(method), weight: 9 }, junk),
    params: fc.oneof(fc.constant(params), mutatedParams(params), junk),
  }),
);

/** The text of a valid request with some of its characters replaced, removed or doubled. */
export const damagedText: fc.Arbitrary<string> = fc
  .tuple(
    anyExample,
    fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('', '"', '\\', '{', '}', '[', ']', ',', ':', '0', '\u0000', 'é', '\n', ' ')),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  )
  .map(([{ method, params }, damages]) => {
    let text = JSON.stringify({ jsonrpc: '2.0', id: 1.5, method, params });
    for (const [at, character] of damages) {
      const i = at % text.length;
      text = text.slice(0, i) + character + text.slice(i + (at % 3));
    }
    return text;
  });

/** Brackets and braces, balanced or not, far deeper than any useful request. */
export const deepText: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('[', '{"a":', '[{"params":', '[['), fc.boolean())
  .map(([depth, open, closed]) => {
    const close = [...open]
      .reverse()
      .map((character) => ({ '[': ']', '{': '}' })[character] ?? '')
      .join('');
    return open.repeat(depth) + (closed ? `1${close.repeat(depth)}` : '');
  });

/** Batches of good and bad items. */
export const batch: fc.Arbitrary<unknown[]> = fc.array(fc.oneof({ arbitrary: message, weight: 4 }, junk), {
  maxLength: 20,
});

/** Batches around the largest size, and far above it. */
export const hugeBatch: fc.Arbitrary<unknown[]> = fc
  .tuple(fc.oneof(fc.integer({ min: 900, max: 1100 }), fc.integer({ min: 1, max: 50_000 })), message)
  .map(([count, item]) => new Array<unknown>(count).fill(item));

/** Random bytes. */
export const noise: fc.Arbitrary<Buffer> = fc
  .oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(text)),
  )
  .map((bytes) => Buffer.from(bytes));
