/** The document of a run: docs/reports/clients.md. */
import { list, numberedList, paragraph, reportPage } from '../../bench/page.js';
import { TARGET_NAMES, type Client, type TargetName } from './clients.js';
import type { ClientRun, StepResult } from './runClient.js';

/** Runs by chain; a client that was not run on a chain has none there. */
export type ClientResult = Partial<Record<TargetName, ClientRun>>;

/** A reason of the chain for which a step of some clients fails. */
export interface KnownReason {
  /** Chains on which it holds. */
  targets: TargetName[];
  /** Clients whose step fails; every client when left out. */
  clients?: string[];
  step: string;
  /** A part of the client's own words; any words when left out. */
  match?: string;
  /** One sentence for the document. */
  reason: string;
}

const HEAD = {
  title: 'Clients',
  description: 'Which clients of other projects run, unmodified, and with what outcome.',
  order: 10,
};

/** Steps that most clients have, in the order of the page. Other steps are listed by client. */
const COMMON_STEPS = [
  'chain id',
  'block 0',
  'latest block',
  'balance',
  'deploy',
  'send',
  'receipt',
  'logs',
  'watch blocks',
  'watch logs',
  'custom error',
  'fees',
  'fee history',
  'batch',
  'EIP-7702',
  'pending',
  'nonce',
];

const TARGET_TITLES: Record<TargetName, string> = { dev: '`halley dev`', go: 'Go chain', anvil: 'anvil 1.7.1' };

const PASSED = '✓';
const FAILED = '✗';
const NOT_RUN = '·';

/** What the runs of all clients came to. */
export interface Summary {
  passed: number;
  /** Failed for a reason of the chain or of the reference. */
  explained: number;
  failed: number;
}

/** Steps of Halley's chains; anvil is only there to compare. */
export function summarize(results: Record<string, ClientResult>, reasons: readonly KnownReason[]): Summary {
  const summary = { passed: 0, explained: 0, failed: 0 };
  for (const [id, result] of Object.entries(results))
    for (const target of ['dev', 'go'] as const)
      for (const step of result[target]?.steps ?? []) {
        if (step.ok) summary.passed++;
        else if (reasonOf(reasons, id, target, step) === undefined) summary.failed++;
        else summary.explained++;
      }
  return summary;
}

/** The known reason of a failed step; undefined when there is none. */
export function reasonOf(
  reasons: readonly KnownReason[],
  id: string,
  target: TargetName,
  { step, reason = '' }: StepResult,
): KnownReason | undefined {
  return reasons.find(
    (known) =>
      known.targets.includes(target) &&
      known.step === step &&
      (known.clients?.includes(id) ?? true) &&
      reason.includes(known.match ?? ''),
  );
}

/** The whole document in Markdown. */
export function clientsDocument(
  clients: readonly Client[],
  results: Record<string, ClientResult>,
  reasons: readonly KnownReason[],
): string {
  const notes = new Notes(reasons);
  const common = commonSteps(clients, results, notes);
  const special = clients.flatMap((client) => specialTable(client, results[client.id] ?? {}, notes));
  const { passed, explained, failed } = summarize(results, reasons);
  return reportPage(HEAD, [
    '# Clients',
    paragraph(
      '`npm run test:clients` installs these clients from their registries and runs them unmodified: against `halley ' +
        'dev`, against Halley in front of the Go chain of [testNode/](../../testNode), and against anvil as the ' +
        "reference. It wrote this page. `npm run test:clients -- --only viem,alloy` runs some. On Halley's two chains " +
        `${passed} steps passed, ${explained} failed for a reason of the chain or of the client, which the notes name, ` +
        `and ${failed} for another one.`,
    ),
    '## Common steps',
    paragraph(`The steps that most clients have: ${COMMON_STEPS.join(', ')}.`),
    list(common),
    paragraph(
      `Marks stand for \`halley dev\`, the Go chain and anvil, in this order: ${PASSED} passed, ${FAILED} failed, a ` +
        `number is a note below, ${NOT_RUN} the client has no such step or was not run there.`,
    ),
    '## Further steps',
    'With the milliseconds that a step took, on a busy machine.',
    ...special,
    '## Notes',
    numberedList(notes.reasonsGiven()),
    '## Methods that clients asked for and did not get',
    'They fail with -32601 (or -32004 where a reason helps). The clients continue without them.',
    refusedTable(clients, results),
  ]);
}

class Notes {
  readonly #used: KnownReason[] = [];

  constructor(readonly reasons: readonly KnownReason[]) {}

  /** The mark of a step's outcome. */
  mark(id: string, target: TargetName, step: StepResult | undefined): string {
    if (step === undefined) return NOT_RUN;
    if (step.ok) return PASSED;
    const known = reasonOf(this.reasons, id, target, step);
    if (known === undefined) return FAILED;
    const place = this.#used.findIndex(({ reason }) => reason === known.reason);
    if (place < 0) this.#used.push(known);
    return String(place < 0 ? this.#used.length : place + 1);
  }

  reasonsGiven(): string[] {
    return this.#used.map(({ reason }) => reason);
  }
}

function commonSteps(clients: readonly Client[], results: Record<string, ClientResult>, notes: Notes): string[] {
  return clients.flatMap(({ id, title }) => {
    const marks = COMMON_STEPS.map((name) =>
      TARGET_NAMES.map((target) => notes.mark(id, target, stepOf(results[id]?.[target], name))).join(' '),
    );
    return commonItem(title, marks);
  });
}

const PASSED_BY_ALL = TARGET_NAMES.map(() => PASSED).join(' ');
const RUN_BY_NONE = TARGET_NAMES.map(() => NOT_RUN).join(' ');

/** One client with its marks, in the order of the common steps: what passed everywhere is only counted. */
export function commonItem(title: string, marks: readonly string[]): string[] {
  const steps = COMMON_STEPS.map((step, index) => ({ step, mark: marks[index] ?? RUN_BY_NONE }));
  const present = steps.filter(({ mark }) => mark !== RUN_BY_NONE);
  if (present.length === 0) return [];
  const others = present.filter(({ mark }) => mark !== PASSED_BY_ALL);
  const missing = steps.filter(({ mark }) => mark === RUN_BY_NONE).map(({ step }) => step);
  const passed = present.length - others.length;
  return [
    [
      `**${title}**: ${passed} of ${present.length} passed on all three.`,
      ...others.map(({ step, mark }) => `${step}: ${mark}.`),
      ...(missing.length === 0 ? [] : [`Not tried: ${missing.join(', ')}.`]),
    ].join(' '),
  ];
}

function specialTable({ id, title }: Client, result: ClientResult, notes: Notes): string[] {
  const names = TARGET_NAMES.flatMap((target) => result[target]?.steps.map(({ step }) => step) ?? []);
  const special = [...new Set(names)].filter((name) => !COMMON_STEPS.includes(name));
  if (special.length === 0) return [];
  const rows = special.map((name) => [
    name,
    ...TARGET_NAMES.map((target) => {
      const step = stepOf(result[target], name);
      return step === undefined ? NOT_RUN : `${notes.mark(id, target, step)} ${step.ms}`;
    }),
  ]);
  return [`### ${title}`, table(['step', ...TARGET_NAMES.map((target) => TARGET_TITLES[target])], rows)];
}

function stepOf(run: ClientRun | undefined, name: string): StepResult | undefined {
  return run?.steps.find(({ step }) => step === name);
}

const METHOD_NOT_FOUND = -32601;
const NOT_SUPPORTED = -32004;

function refusedTable(clients: readonly Client[], results: Record<string, ClientResult>): string {
  const askers = new Map<string, Set<string>>();
  for (const { id } of clients)
    for (const target of ['dev', 'go'] as const)
      for (const { method, code } of results[id]?.[target]?.refused ?? []) {
        if (code !== METHOD_NOT_FOUND && code !== NOT_SUPPORTED) continue;
        const key = `${method}|${TARGET_TITLES[target]}`;
        askers.set(key, (askers.get(key) ?? new Set()).add(id));
      }
  const rows = [...askers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, ids]) => [...key.split('|'), [...ids].join(', ')]);
  return table(['method', 'on', 'asked by'], rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}
