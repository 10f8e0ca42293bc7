/** Requests that are nearly right: examples of the contract with a value exchanged, removed or added. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttackCase } from '../attackCase.js';
import { manyTimes, post } from '../clients.js';
import type { Target } from '../target.js';

interface ContractDocument {
  methods: { name: string; 'x-private'?: boolean; examples: { params: { value: unknown }[] }[] }[];
}

interface Example {
  name: string;
  params: unknown[];
}

interface Answer {
  jsonrpc: unknown;
  id: unknown;
  result?: unknown;
  error?: { code: unknown; message: unknown };
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
const AT_ONCE = 4;
const MAX_FAULTS = 20;

/** More than a thousand inputs take on a busy machine. */
const MS_PER_INPUT = 20;

/** Methods that end or change the service for others. */
const NOT_CALLED = /^(admin|personal|miner)_|^debug_(set|start|stop|write|cpu|go|block|mutex|free)/;

/** The same seed gives the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function mutated(value: unknown, random: () => number): unknown {
  if (random() < 0.3 || typeof value !== 'object' || value === null) return JUNK[Math.floor(random() * JUNK.length)];
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

function readExamples(): Example[] {
  const text = readFileSync(join(import.meta.dirname, '../../openrpc.json'), 'utf8');
  const { methods } = JSON.parse(text) as ContractDocument;
  return methods
    .filter(({ name, 'x-private': isPrivate }) => isPrivate !== true && !NOT_CALLED.test(name))
    .flatMap(({ name, examples }) =>
      examples.map(({ params }) => ({ name, params: params.map(({ value }) => value) })),
    );
}

/** What is wrong with an answer; null when nothing is. */
function defectOf(answer: Answer | undefined): string | null {
  if (answer === undefined) return 'no answer';
  const { jsonrpc, error } = answer;
  if (jsonrpc !== '2.0' || (error === undefined) !== 'result' in answer) return `malformed: ${JSON.stringify(answer)}`;
  if (error === undefined) return null;
  if (!Number.isInteger(error.code) || typeof error.message !== 'string') return `malformed: ${JSON.stringify(answer)}`;
  return error.code === -32603 ? `internal error: ${error.message}` : null;
}

/** Sends one batch; resolves to what became of each of its requests. */
async function sendBatch(
  target: Target,
  examples: readonly Example[],
  seed: number,
): Promise<{ refused: number; defects: string[] }> {
  const random = randomFrom(seed);
  const sent = Array.from({ length: IN_A_BATCH }, (_, id) => {
    const example = examples[Math.floor(random() * examples.length)];
    return { jsonrpc: '2.0', id, method: example?.name, params: mutated(example?.params, random) };
  });
  const text = await post(target, JSON.stringify(sent));
  if (!text.startsWith('[')) return { refused: 0, defects: [`no batch: ${text.slice(0, 200)}`] };
  const answers = new Map((JSON.parse(text) as Answer[]).map((answer) => [answer.id, answer]));
  const defects = sent.flatMap((request) => {
    const defect = defectOf(answers.get(request.id));
    return defect === null ? [] : [`${JSON.stringify(request).slice(0, 300)}: ${defect}`];
  });
  return { refused: [...answers.values()].filter(({ error }) => error !== undefined).length, defects };
}

/** Sends this many; a response that is not JSON-RPC, a missing one or an internal error is a fault of the service. */
export function inputCase(count: number): AttackCase {
  return {
    name: 'inputs',
    what: `${count.toLocaleString('en-US')} examples of the contract with values exchanged, removed or added, in batches`,
    timeoutMs: 60_000 + count * MS_PER_INPUT,
    async attack({ target }) {
      const examples = readExamples();
      const batches = Math.ceil(count / IN_A_BATCH);
      const defects: string[] = [];
      let refused = 0;
      await manyTimes(batches, AT_ONCE, async (i) => {
        const seen = await sendBatch(target, examples, i + 1);
        refused += seen.refused;
        if (defects.length < MAX_FAULTS) defects.push(...seen.defects);
      });
      if (defects.length > 0) throw new Error(defects.slice(0, MAX_FAULTS).join('\n'));
      return `${batches * IN_A_BATCH - refused} answered, ${refused} refused, no internal error`;
    },
  };
}
