/** Requests for traces: of a light and of a heavy transaction, of a whole block, and of a trace that is kept. */
import { encodeFunctionData, type Address, type Hex } from 'viem';
import { hex } from './rpc.js';
import type { Scenario, ScenarioRequest } from './scenario.js';
import type { FilledBlock, Workload } from './workload.js';
import { probeAbi } from './workloadPlan.js';

/** Tracers by the options that name them; empty for struct logs. */
const TRACERS: readonly [name: string, options: object][] = [
  ['struct logs', {}],
  ['callTracer', { tracer: 'callTracer' }],
  ['prestateTracer', { tracer: 'prestateTracer' }],
  ['flatCallTracer', { tracer: 'flatCallTracer' }],
  ['4byteTracer', { tracer: '4byteTracer' }],
  ['noopTracer', { tracer: 'noopTracer' }],
];

type Prestate = Record<string, { balance?: string }>;

/** Traces take long: more at a time would only wait. */
const CONNECTIONS = 4;

/** Blocks whose transactions are asked for; more would make the generator slow to start. */
const BLOCKS = 16;

/**
 * Scenarios over a workload that has a heavy transaction. Those with `madeAnew` are for a Halley that keeps no traces.
 */
export function traceScenarios({ probe, blocks, stores, heavy }: Workload): Scenario[] {
  const newest = blocks.slice(-BLOCKS);
  const isNewest = new Set(newest.flatMap(({ transactions }) => transactions));
  const kept = stores.filter((hash) => isNewest.has(hash));
  return [
    ...TRACERS.map(([name, options]) => ({
      name: `trace-light-${name.replace(' ', '')}`,
      title: `trace, light, ${name}`,
      requests: stores.slice(-256).map((hash) => trace(hash, options)),
      maxConnections: CONNECTIONS,
      madeAnew: true,
    })),
    ...TRACERS.map(([name, options]) => ({
      name: `trace-heavy-${name.replace(' ', '')}`,
      title: `trace, heavy, ${name}`,
      requests: [trace(heavy, options)],
      maxConnections: CONNECTIONS,
      madeAnew: true,
    })),
    {
      name: 'trace-call',
      title: 'debug_traceCall, state overrides',
      requests: [tracedCall(probe)],
      maxConnections: CONNECTIONS,
      madeAnew: true,
    },
    {
      name: 'trace-replay',
      title: 'trace_replayTransaction, vmTrace and stateDiff',
      requests: stores.slice(-256).map(replay),
      maxConnections: CONNECTIONS,
      madeAnew: true,
    },
    {
      name: 'trace-block',
      title: 'trace, whole block, callTracer',
      requests: newest.map(traceOfBlock),
      maxConnections: CONNECTIONS,
      madeAnew: true,
    },
    {
      name: 'trace-kept-block',
      title: 'trace, kept, whole block',
      requests: newest.map(traceOfBlock),
      maxConnections: CONNECTIONS,
    },
    {
      // After the blocks: their traces are kept once a whole block was traced.
      name: 'trace-kept',
      title: 'trace, kept, callTracer',
      requests: kept.map((hash) => trace(hash, { tracer: 'callTracer' })),
      maxConnections: CONNECTIONS,
    },
    {
      name: 'trace-kept-heavy',
      title: 'trace, kept, heavy, callTracer',
      requests: [trace(heavy, { tracer: 'callTracer' })],
      maxConnections: CONNECTIONS,
    },
  ];
}

function trace(hash: Hex, options: object): ScenarioRequest {
  const request = { method: 'debug_traceTransaction', params: [hash, options] };
  return { request, isRight: (result) => typeof result === 'object' && result !== null };
}

function tracedCall(probe: Address): ScenarioRequest {
  const data = encodeFunctionData({ abi: probeAbi, functionName: 'balances', args: [probe] });
  const options = { tracer: 'prestateTracer', stateOverrides: { [probe]: { balance: '0x2a' } } };
  const request = { method: 'debug_traceCall', params: [{ to: probe, data }, 'latest', options] };
  return { request, isRight: (result) => (result as Prestate | null)?.[probe.toLowerCase()]?.balance === '0x2a' };
}

function replay(hash: Hex): ScenarioRequest {
  const request = { method: 'trace_replayTransaction', params: [hash, ['vmTrace', 'stateDiff']] };
  return { request, isRight: (result) => (result as { vmTrace?: unknown } | null)?.vmTrace instanceof Object };
}

function traceOfBlock({ number, transactions }: FilledBlock): ScenarioRequest {
  const request = { method: 'debug_traceBlockByNumber', params: [hex(number), { tracer: 'callTracer' }] };
  return { request, isRight: (result) => Array.isArray(result) && result.length === transactions.length };
}
