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
  const answers = await Promise.all(
    bodies.map(async (body) => inWords((await post(target, body)).slice(0, 1_000_000))),
  );
  return expectOnly(
    answers.map((answer) => answer.replace(/^answered.*/, 'answered').slice(0, 60)),
    /^answered/,
    REFUSED,
  );
}

export const executionCases: AttackCase[] = Object.entries(programs).flatMap(([name, { what }]): AttackCase[] => {
  const attack = {
    what: `code that ${what}: called, estimated, simulated and traced by ten tracers, all at once`,
    timeoutMs: 120_000,
    attack: ({ target }: Battlefield) => executeEverywhere(target, name),
  };
  const onDev = { ...attack, name: `dev-run-${name}`, what: 'halley dev: the same', on: 'halley dev' as const };
  return [{ ...attack, name: `run-${name}` }, onDev];
});
