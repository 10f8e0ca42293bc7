/** Tracers by name; a name that is none is the text of a JavaScript tracer. */
import type { Address } from '../../../generated/types.js';
import { CallTracer } from './callTracer.js';
import { FlatCallTracer } from './flatCallTracer.js';
import { FourByteTracer } from './fourByteTracer.js';
import { JavaScriptTracer } from './javascript/javascriptTracer.js';
import { type Deadline, TraceFailed, TraceSize } from './traceLimits.js';
import { MuxTracer } from './muxTracer.js';
import { NoopTracer } from './noopTracer.js';
import { PrestateTracer } from './prestateTracer.js';
import { StructLogTracer, type StructLogOptions } from './structLogs.js';
import type { Tracer } from './tracer.js';

export interface TracerChoice extends StructLogOptions {
  /** A name, the text of a tracer, or empty for struct logs. */
  tracer: string;
  /** `tracerConfig` as JSON text; empty is none. */
  tracerConfig: string;
}

/** What bounds a trace and what tracers must know beside the execution. */
export interface TracerParts {
  precompiles: ReadonlySet<Address>;
  deadline: Deadline;
}

/** Tracers that one muxTracer may run. */
const MAX_TRACERS = 4;

type Config = Record<string, unknown>;

/** @throws TraceFailed for a tracer or a configuration that is none */
export async function createTracer(choice: TracerChoice, parts: TracerParts): Promise<Tracer> {
  return create(choice, parts, new TraceSize());
}

async function create(choice: TracerChoice, parts: TracerParts, size: TraceSize): Promise<Tracer> {
  const config = parseConfig(choice.tracerConfig);
  const flag = (name: string): boolean => config[name] === true;
  switch (choice.tracer) {
    case '':
      return new StructLogTracer(choice, size);
    case 'callTracer':
      return new CallTracer({ onlyTopCall: flag('onlyTopCall'), withLog: flag('withLog') }, size);
    case 'flatCallTracer':
      return new FlatCallTracer(
        { convertParityErrors: flag('convertParityErrors'), includePrecompiles: flag('includePrecompiles') },
        parts.precompiles,
        size,
      );
    case 'prestateTracer':
      return new PrestateTracer(
        {
          diffMode: flag('diffMode'),
          disableCode: flag('disableCode'),
          disableStorage: flag('disableStorage'),
          includeEmpty: flag('includeEmpty'),
        },
        size,
      );
    case '4byteTracer':
      return new FourByteTracer(parts.precompiles);
    case 'noopTracer':
      return new NoopTracer();
    case 'muxTracer':
      return createMux(choice, config, parts, size);
    default:
      return JavaScriptTracer.create(
        { code: choice.tracer, config: choice.tracerConfig },
        parts.precompiles,
        parts.deadline,
      );
  }
}

async function createMux(choice: TracerChoice, config: Config, parts: TracerParts, size: TraceSize): Promise<Tracer> {
  const names = Object.keys(config);
  if (names.length > MAX_TRACERS) throw new TraceFailed(`muxTracer with more than ${MAX_TRACERS} tracers`);
  const tracers = new Map<string, Tracer>();
  const mux = new MuxTracer(tracers);
  try {
    for (const name of names) {
      if (name === 'muxTracer') throw new TraceFailed('muxTracer cannot hold another');
      const tracerConfig = JSON.stringify(config[name] ?? {});
      tracers.set(name, await create({ ...choice, tracer: name, tracerConfig }, parts, size));
    }
    return mux;
  } catch (error) {
    mux.dispose();
    throw error;
  }
}

function parseConfig(text: string): Config {
  if (text === '') return {};
  try {
    const config: unknown = JSON.parse(text);
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config as Config;
    if (config === null) return {};
  } catch (cause) {
    throw new TraceFailed(`tracer config: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  throw new TraceFailed('tracer config: expected an object');
}
