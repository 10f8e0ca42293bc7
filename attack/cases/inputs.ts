/** Requests that are nearly right: examples of the contract with a value exchanged, removed or added. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttackCase } from '../attackCase.js';
import { manyTimes, post, tally } from '../clients.js';

interface ContractDocument {
  methods: { name: string; 'x-private'?: boolean; examples: { params: { value: unknown }[] }[] }[];
}

const JUNK: readonly unknown[] = [
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
  ' latest',
  '0x-1',
  '1',
  [],
  {},
  [[]],
  `0x${'f'.repeat(64)}`,
  `0x${'f'.repeat(65)}`,
  `0x${'0'.repeat(39)}`,
  'a'.repeat(2_000),
  { constructor: 1 },
  { length: 3 },
  { toString: null },
  '\u0000',
  '\ud800',
  Number.MAX_SAFE_INTEGER,
  '0x7fffffffffffffff',
  ['0x1', ['0x2']],
];

const IN_A_BATCH = 50;
const AT_ONCE = 8;

/** Methods that end or change the service for others. */
const NOT_CALLED = /^(admin|personal|miner)_|^debug_(set|start|stop|write|cpu|go|block|mutex|free)/;

/** Small and repeatable: the same seed gives the same inputs. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function mutated(value: unknown, random: () => number): unknown {
  const pick = (): unknown => JUNK[Math.floor(random() * JUNK.length)];
  if (random() < 0.3 || typeof value !== 'object' || value === null) return pick();
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    const at = Math.floor(random() * (copy.length + 1));
    if (random() < 0.3) copy.splice(at, 1);
    else copy[at] = mutated(copy[at], random);
    return copy;
  }
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)] ?? 'extra';
  return { ...value, [random() < 0.8 ? key : 'unknown']: mutated((value as Record<string, unknown>)[key], random) };
}

/** Sends so many; a result that is no JSON-RPC, or an internal error, is a fault of the service. */
export function inputCase(count: number): AttackCase {
  return {
    name: 'inputs',
    what: `${count.toLocaleString('en-US')} examples of the contract with values exchanged, removed or added`,
    async attack(target) {
      const contract = JSON.parse(
        readFileSync(join(import.meta.dirname, '../../openrpc.json'), 'utf8'),
      ) as ContractDocument;
      const examples = contract.methods
        .filter(({ name, 'x-private': isPrivate }) => isPrivate !== true && !NOT_CALLED.test(name))
        .flatMap(({ name, examples: given }) =>
          given.map(({ params }) => ({ name, params: params.map(({ value }) => value) })),
        );
      const faults: string[] = [];
      let answered = 0;
      let refused = 0;
      await manyTimes(Math.ceil(count / IN_A_BATCH), AT_ONCE, async (i) => {
        const random = randomFrom(i + 1);
        const items = Array.from({ length: IN_A_BATCH }, (_, id) => {
          const example = examples[Math.floor(random() * examples.length)];
          return { jsonrpc: '2.0', id, method: example?.name, params: mutated(example?.params, random) };
        });
        const text = await post(target, JSON.stringify(items));
        const answers = JSON.parse(text) as {
          id: number;
          result?: unknown;
          error?: { code: number; message: string };
        }[];
        for (const { id, error } of Array.isArray(answers) ? answers : []) {
          if (error === undefined) answered++;
          else if (error.code === -32603 && faults.length < 20) faults.push(JSON.stringify(items[id]).slice(0, 300));
          else refused++;
        }
        return '';
      });
      if (faults.length > 0) throw new Error(`internal errors:\n${faults.join('\n')}`);
      return `${tally([`${answered} answered`, `${refused} refused`])}; no internal error`;
    },
  };
}
