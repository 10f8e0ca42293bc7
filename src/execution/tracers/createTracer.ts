import type { Address } from '../../../generated/types.js';
import { CallTracer } from './callTracer.js';
import { FlatCallTracer } from './flatCallTracer.js';
import { FourByteTracer } from './fourByteTracer.js';
import { JavaScriptTracer } from './javascript/javascriptTracer.js';
import { type Deadline, TraceFailed, type TraceSize } from './traceLimits.js';
import { MuxTracer } from './muxTracer.js';
import { NoopTracer } from './noopTracer.js';
import { PrestateTracer } from './prestateTracer.js';
import { StructLogTracer, type StructLogOptions } from './structLogs.js';
import type { Tracer } from './tracer.js';

/** The tracer that a request names, and its options. */
export interface TracerChoice extends StructLogOptions {
  /** A tracer's name, the source of a JavaScript tracer, or empty for struct logs. */
  tracer: string;
  /** `tracerConfig` as JSON text; empty for none. */
  tracerConfig: string;
}

/** What tracers need beside the calls of an execution. */
export interface TracerParts {
  precompiles: ReadonlySet<Address>;
  deadline: Deadline;
  size: TraceSize;
}

/** Most tracers of one muxTracer. */
const MAX_TRACERS = 4;

type TracerConfig = Record<string, unknown>;

/**
 * Creates a tracer by its name; any unknown name is taken as the source of a JavaScript tracer. Throws TraceFailed.
 */
export async function createTracer(choice: TracerChoice, parts: TracerParts): Promise<Tracer> {
  const { size } = parts;
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
      return createMux(choice, config, parts);
    default:
      return JavaScriptTracer.create(
        { code: choice.tracer, config: choice.tracerConfig },
        parts.precompiles,
        parts.deadline,
      );
  }
}

async function createMux(choice: TracerChoice, config: TracerConfig, parts: TracerParts): Promise<Tracer> {
  const names = Object.keys(config);
  if (names.length > MAX_TRACERS) throw new TraceFailed(`muxTracer with more than ${MAX_TRACERS} tracers`);
  const tracers = new Map<string, Tracer>();
  const mux = new MuxTracer(tracers);
  try {
    for (const name of names) {
      if (name === 'muxTracer') throw new TraceFailed('muxTracer cannot hold another');
      const tracerConfig = JSON.stringify(config[name] ?? {});
      tracers.set(name, await createTracer({ ...choice, tracer: name, tracerConfig }, parts));
    }
    return mux;
  } catch (error) {
    mux.dispose();
    throw error;
  }
}

function parseConfig(text: string): TracerConfig {
  if (text === '') return {};
  try {
    const config: unknown = JSON.parse(text);
    if (config === null) return {};
    // A JSON value that is an object and not an array has text keys.
    if (typeof config === 'object' && !Array.isArray(config)) return config as TracerConfig;
  } catch (cause) {
    throw new TraceFailed(`tracer config: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  throw new TraceFailed('tracer config: expected an object');
}
