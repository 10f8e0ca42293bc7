/** Code that costs much, in everything that executes and under every tracer. */
import type { AttackCase, Battlefield } from '../attackCase.js';
import { call, expectOnly, inWords, post } from '../clients.js';
import { placed, PROGRAM, programs } from '../programs.js';
import type { Target } from '../target.js';

/** Out of gas, out of time, out of room, or too many at once. */
const REFUSED = /^(-32000|-32003|-32005|-32002|-32015|3 |status (413|429|503))/;

const TRACERS: readonly object[] = [
  { enableMemory: true, enableReturnData: true },
  ...['callTracer', 'flatCallTracer', '4byteTracer', 'keccak256PreimageTracer', 'erc7562Tracer', 'noopTracer'].map(
    (tracer) => ({ tracer }),
  ),
  { tracer: 'callTracer', tracerConfig: { withLog: true } },
  { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
  { tracer: 'muxTracer', tracerConfig: { callTracer: {}, prestateTracer: {}, erc7562Tracer: {} } },
];

/** All at once: each is answered or refused. */
async function postAll(target: Target, bodies: readonly string[]): Promise<string> {
  const answers = await Promise.all(
    bodies.map(async (body) => inWords((await post(target, body)).slice(0, 1_000_000))),
  );
  return expectOnly(
    answers.map((answer) => answer.replace(/^answered.*/, 'answered').slice(0, 60)),
    /^answered/,
    REFUSED,
  );
}

/** All of them at once, with as much gas as a call gets. */
async function executeEverywhere(target: Target, name: string): Promise<string> {
  const stateOverrides = placed(name);
  const request = { to: PROGRAM };
  const simulated = { blockStateCalls: [{ stateOverrides, calls: [request] }] };
  const bodies = [
    ...Array<string>(4).fill(call('eth_call', request, 'latest', stateOverrides)),
    call('eth_estimateGas', request, 'latest', stateOverrides),
    call('eth_createAccessList', request, 'latest', stateOverrides),
    call('eth_simulateV1', simulated, 'latest'),
    ...TRACERS.map((tracer) =>
      call('debug_traceCall', request, 'latest', { ...tracer, stateOverrides, timeout: '3s' }),
    ),
    call('trace_call', request, ['trace', 'vmTrace', 'stateDiff'], 'latest'),
  ];
  return postAll(target, bodies);
}

/** 35,000 rounds of a loop: some milliseconds. */
const SHORT_LOOP = '0x6188b85b600190038060035700';
/** Reads one more slot each time that it runs with the accesses of the last run declared. */
const GROWING_LIST = '0x5f5b5a8154505a90036103e810601957600101600156000000005b00';
/** Jumps over twenty thousand instructions that do nothing, without end. */
const STEPS = `0x${'5b'.repeat(20_000)}600056`;
const ONE = `0x${'1'.padStart(64, '0')}`;
const nested = (tracers: object, depth: number): object =>
  depth === 0 ? tracers : { ...tracers, muxTracer: nested(tracers, depth - 1) };

/** Requests of many short executions, or of steps that cost a tracer more than the gas says. */
const MANY: Readonly<Record<string, { what: string; bodies: () => string[] }>> = {
  'many-traces': {
    what: 'debug_traceCallMany of 300 calls of some milliseconds, 3 at once',
    bodies: () => {
      const stateOverrides = { [PROGRAM]: { code: SHORT_LOOP } };
      const transactions = Array<object>(300).fill({ to: PROGRAM, gas: '0x1e8480' });
      const params = [[{ transactions }], {}, { tracer: 'callTracer', stateOverrides }] as const;
      return Array<string>(3).fill(call('debug_traceCallMany', ...params));
    },
  },
  'many-simulated': {
    what: 'eth_simulateV1 of 600 calls that return 64 kB, and of 256 blocks with 1,024 transfers, 3 at once',
    bodies: () => {
      const calls = Array<object>(600).fill({ to: PROGRAM, gas: '0xc350' });
      const large = [{ stateOverrides: { [PROGRAM]: { code: '0x620100006000f3' } }, calls }];
      const blocks = Array<object>(256).fill({ calls: Array<object>(4).fill({ to: PROGRAM }) });
      return Array.from({ length: 6 }, (_, i) =>
        call('eth_simulateV1', { blockStateCalls: i % 2 === 0 ? large : blocks }, 'latest'),
      );
    },
  },
  'growing-list': {
    what: 'eth_createAccessList of code that reads one more slot in each run, 4 at once',
    bodies: () =>
      Array<string>(4).fill(call('eth_createAccessList', { data: GROWING_LIST, gas: '0x17d7840' }, 'latest')),
  },
  'nested-tracers': {
    what: 'debug_traceCall of 20 million gas of JUMPDEST with erc7562Tracer at four depths of muxTracer, 4 at once',
    bodies: () => {
      const options = { tracer: 'muxTracer', tracerConfig: nested({ erc7562Tracer: {} }, 3), timeout: '3s' };
      const stateOverrides = { [PROGRAM]: { code: STEPS } };
      const params = [{ to: PROGRAM, gas: '0x1312d00' }, 'latest', { ...options, stateOverrides }] as const;
      return Array<string>(4).fill(call('debug_traceCall', ...params));
    },
  },
  'many-estimates': {
    what: 'eth_estimateGas and eth_call with 1,000 overridden slots, 200 at once',
    bodies: () => {
      const slots = Array.from({ length: 1_000 }, (_, i) => [`0x${i.toString(16).padStart(64, '0')}`, ONE] as const);
      const stateOverrides = { [PROGRAM]: { code: SHORT_LOOP, stateDiff: Object.fromEntries(slots) } };
      return Array.from({ length: 200 }, (_, i) =>
        call(i % 2 === 0 ? 'eth_call' : 'eth_estimateGas', { to: PROGRAM }, 'latest', stateOverrides),
      );
    },
  },
};
const programCases = Object.entries(programs).flatMap(([name, { what }]): AttackCase[] => {
  const attack = {
    what: `code that ${what}: called, estimated, simulated and traced by ten tracers, all at once`,
    timeoutMs: 120_000,
    attack: ({ target }: Battlefield) => executeEverywhere(target, name),
  };
  const onDev = { ...attack, name: `dev-run-${name}`, what: 'halley dev: the same', on: 'halley dev' as const };
  return [{ ...attack, name: `run-${name}` }, onDev];
});

const manyCases = Object.entries(MANY).map(([name, { what, bodies }]): AttackCase => {
  return { name: `run-${name}`, what, timeoutMs: 120_000, attack: ({ target }) => postAll(target, bodies()) };
});

/** On the service, and on the chain of `halley dev`. */
export const executionCases: AttackCase[] = [...programCases, ...manyCases];
