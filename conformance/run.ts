/** The whole run: who the server is, what there is to ask about, all checks in order, and the report. */
import { methodTable, type MethodName } from '../generated/methods.js';
import { checkBlocks, type Checked } from './checks/blocks.js';
import { checkCalls } from './checks/calls.js';
import { checkEnvelope } from './checks/envelope.js';
import { checkFilters, watchBlocks, type BlockWatch } from './checks/filters.js';
import { checkKeys } from './checks/keys.js';
import { checkMethods, type Examples, type MethodState } from './checks/methods.js';
import { checkNotFound } from './checks/notFound.js';
import { isSafe } from './checks/requests.js';
import { checkSending } from './checks/sending.js';
import { checkState } from './checks/state.js';
import { checkTraces } from './checks/traces.js';
import { checkTransactions } from './checks/transactions.js';
import { checkWebSocket } from './checks/webSocket.js';
import { Pace, RunEnded } from './client/pace.js';
import type { AnswerLimits } from './client/httpExchange.js';
import { identify, type Server } from './identify.js';
import { knownReason } from './known.js';
import { findMaterial, type Material } from './material.js';
import { RULES } from './rules.js';
import { MAINNETS } from './sending/mainnets.js';
import type { Wallet } from './sending/wallet.js';
import { Session, type Finding } from './session.js';

/** What the user chose. */
export interface RunOptions {
  url: string;
  /** For subscriptions; null leaves WebSocket out. */
  wsUrl: string | null;
  limits: AnswerLimits;
  /** Requests per second. */
  rate: number;
  /** Most requests of the run. */
  maxRequests: number;
  /** Seconds after which no further request is sent. */
  maxSeconds: number;
  /** Blocks that are searched for transactions, from the newest. */
  lookBack: number;
  /** How long a pushed block is waited for, in milliseconds. */
  headsWithinMs: number;
  /** Methods that are checked; null: all, and the rules between them. */
  only: readonly string[] | null;
  /** True to ask for no signature of an unlocked account. */
  readOnly: boolean;
  /** Signs what is sent; null: nothing is sent. */
  wallet: Wallet | null;
  /** True to send on chains whose coins are money, too. */
  allowMainnet: boolean;
  /** How long a sent transaction is waited for, in milliseconds. */
  minedWithinMs: number;
  examples: Examples;
  /** Tells what is checked now. */
  progress: (step: string) => void;
}

/** A finding with what is known of it. */
export interface ReportedFinding extends Finding {
  /** What the rule demands, and who says so. */
  demands: string;
  source: string;
  /** Why it is known of such a server; null when it is not. */
  known: string | null;
}

/** The outcome of a run. Texts have no control characters. */
export interface Report {
  url: string;
  wsUrl: string | null;
  server: { kind: string; version: string; chainId: string | null };
  /** Requests that were sent. */
  requests: number;
  methods: { method: MethodName; state: MethodState; findings: number; known: number }[];
  findings: ReportedFinding[];
  /** Checks that could not be made, with the reason. */
  skipped: { check: string; reason: string }[];
  /** The account that sent transactions; null when nothing was sent. */
  sentFrom: string | null;
  /** Why the run ended early; null when it did not. */
  ended: string | null;
  /** Why nothing was answered at all; null when something was. */
  unreachable: string | null;
}

/** Checks the server. Rejects with RunEnded when it cannot even be asked what it is. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const pace = new Pace(options);
  const session = new Session({ url: options.url, limits: options.limits, pace });
  const run: Run = { options, session, states: new Map(), server: null, sentFrom: null };
  try {
    await check(run);
    return reportOf(run, pace, null);
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error;
    return reportOf(run, pace, error.message);
  } finally {
    session.close();
  }
}

interface Run {
  options: RunOptions;
  session: Session;
  server: Server | null;
  states: Map<MethodName, MethodState>;
  sentFrom: string | null;
}

const NOTHING: Material = {
  head: 0n,
  samples: [],
  empty: null,
  transaction: null,
  receipt: null,
  log: null,
  contract: null,
  account: null,
};

async function check(run: Run): Promise<void> {
  const { options, session } = run;
  const { progress, only } = options;
  progress('what the server is');
  const server = await identify(session);
  if (!session.answered) throw new RunEnded('no request was answered');
  run.server = server;
  refuseMainnet(options, server);
  progress('what there is on the chain');
  let material = NOTHING;
  await session.attempt('material', async () => {
    material = await findMaterial(session, options.lookBack);
  });
  if (material.samples.length === 0 && material !== NOTHING) skipTransactions(session, options.lookBack);
  const checked = { session, server, material };
  const wanted = methodNames().filter((name) => only === null || only.includes(name));
  progress('methods');
  run.states = await checkMethods({ ...checked, examples: options.examples }, wanted);
  if (only !== null) return;
  const { wsUrl, readOnly } = options;
  let watch: BlockWatch | null = null;
  const steps: [string, () => Promise<void>][] = [
    ['a block filter', async () => void (watch = await watchBlocks(checked))],
    ['what does not exist', () => checkNotFound(checked)],
    ['blocks', () => checkBlocks(checked)],
    ['transactions, receipts and logs', () => checkTransactions(checked)],
    ['fees and state', () => checkState(checked)],
    ['calls', () => checkCalls(checked)],
    ['traces', () => checkTraces(checked)],
    ['filters', () => checkFilters(checked, watch)],
    ['JSON-RPC over HTTP', () => checkEnvelope(session)],
  ];
  if (readOnly) session.skip('signed message', '--read-only asks for no signature');
  else steps.push(['signatures', () => checkKeys(checked)]);
  if (wsUrl === null) session.skip('WebSocket', 'no address: --ws gives one, and adds subscriptions');
  else steps.push(['WebSocket', () => checkWebSocket(checked, wsUrl, options.headsWithinMs)]);
  steps.push(['transactions of the funded key', () => send(run, checked)]);
  for (const [name, step] of steps) {
    progress(name);
    await step();
  }
}

/** Says what a chain without recent transactions leaves out: no finding would mean little. */
function skipTransactions(session: Session, lookBack: number): void {
  session.skip(
    'transactions',
    `none in the newest ${lookBack} blocks: a greater --look-back may find some. Left out: the rules about ` +
      'transactions, receipts, logs, traces, nonces and balances, and requests about what exists',
  );
}

/** Refuses at once. A server cannot gain by a lie: what is signed holds only on the chain that it names. */
function refuseMainnet({ wallet, allowMainnet }: RunOptions, { chainId }: Server): void {
  if (wallet !== null && !allowMainnet && chainId !== null && MAINNETS.has(chainId))
    throw new RunEnded(
      `chain id ${chainId} is that of a main network, where gas costs money: give --allow-mainnet, or --read-only`,
    );
}

async function send(run: Run, checked: Checked): Promise<void> {
  const { wallet, wsUrl, minedWithinMs } = run.options;
  await run.session.attempt('sending', async () => {
    if (wallet === null) throw new Error('no key to send with: nothing was sent');
    run.sentFrom = wallet.address;
    await checkSending(checked, { wallet, wsUrl, minedWithinMs });
  });
}

function methodNames(): MethodName[] {
  // The table has exactly these keys.
  return Object.keys(methodTable) as MethodName[];
}

function reportOf({ options, session, server, states, sentFrom }: Run, pace: Pace, ended: string | null): Report {
  const kind = server?.kind ?? 'unknown';
  const findings = session.findings.map((finding) => ({
    ...finding,
    ...RULES[finding.rule],
    known: knownReason(kind, finding),
  }));
  const count = (method: string, known: boolean) =>
    findings.filter((finding) => finding.method.split(':')[0] === method && (finding.known !== null) === known).length;
  return {
    url: options.url,
    wsUrl: options.wsUrl,
    server: { kind, version: server?.version ?? '', chainId: server?.chainId?.toString() ?? null },
    requests: pace.requests,
    methods: [...states].map(([method, state]) => ({
      method,
      // Some that no example of the contract is sent to are called by the rules.
      state: isSafe(method) ? state : (session.states.get(method) ?? state),
      findings: count(method, false),
      known: count(method, true),
    })),
    findings,
    skipped: [...session.skipped].map(([name, reason]) => ({ check: name, reason })),
    sentFrom,
    ended,
    unreachable: session.answered ? null : (session.lastFault ?? ended ?? 'no answer'),
  };
}
