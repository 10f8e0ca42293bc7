import type { Address } from '../../../generated/types.js';
import { CallTracer } from './callTracer.js';
import { Erc7562Tracer } from './erc7562Tracer.js';
import { FlatCallTracer } from './flatCallTracer.js';
import { FourByteTracer } from './fourByteTracer.js';
import { JavaScriptTracer, type JavaScriptTracerOptions } from './javascript/javascriptTracer.js';
import { Keccak256PreimageTracer } from './keccak256PreimageTracer.js';
import { type Deadline, TraceFailed, type TraceSize } from './traceLimits.js';
import { MuxTracer } from './muxTracer.js';
import { PrestateTracer, type PrestateOptions } from './prestateTracer.js';
import { traceBytes } from './traceBytes.js';
import { StructLogTracer, type StructLogOptions } from './structLogs.js';
import type { Tracer } from './tracer.js';
import { TracerConfig } from './tracerConfig.js';

/** The tracer that a request names, and its options. */
export interface TracerChoice extends StructLogOptions {
  /** A tracer's name, the source of a JavaScript tracer, or empty for struct logs. */
  tracer: string;
  /** `tracerConfig` as JSON text; empty for none. */
  tracerConfig: string;
  /** See TraceOptions. */
  showsFrameless?: boolean;
}

/** What tracers need besides the events of an execution. */
export interface TracerParts {
  precompiles: ReadonlySet<Address>;
  deadline: Deadline;
  size: TraceSize;
}

const MAX_TRACERS = 16;
const MAX_MUX_DEPTH = 4;

/** Creates a tracer by its name; an unknown name is the source of a JavaScript tracer. Throws TraceFailed. */
export async function createTracer(choice: TracerChoice, parts: TracerParts, depth = 0): Promise<Tracer> {
  const { tracer, tracerConfig } = choice;
  if (tracer === 'muxTracer') return createMux(choice, parts, depth);
  return createNamed(choice, parts) ?? createJavaScript({ code: tracer, config: tracerConfig }, parts);
}

function createNamed(choice: TracerChoice, { size, precompiles }: TracerParts): Tracer | undefined {
  switch (choice.tracer) {
    case '':
      return new StructLogTracer(choice, size);
    case 'callTracer': {
      const config = configOf(choice, 'callTracerConfig');
      const { showsFrameless = false } = choice;
      const options = { onlyTopCall: config.flag('onlyTopCall'), withLog: config.flag('withLog'), showsFrameless };
      return new CallTracer(options, size);
    }
    case 'flatCallTracer': {
      const config = configOf(choice, 'flatCallTracerConfig');
      const convertParityErrors = config.flag('convertParityErrors');
      const includePrecompiles = config.flag('includePrecompiles');
      return new FlatCallTracer({ convertParityErrors, includePrecompiles }, precompiles, size);
    }
    case 'prestateTracer':
      return new PrestateTracer(prestateOptions(configOf(choice, 'prestateTracerConfig')), size);
    case '4byteTracer':
      return new FourByteTracer(precompiles);
    case 'noopTracer':
      return { result: () => traceBytes({}) };
    case 'keccak256PreimageTracer':
      return new Keccak256PreimageTracer(size);
    case 'erc7562Tracer': {
      const config = configOf(choice, 'erc7562TracerConfig');
      const options = { withLog: config.flag('withLog'), ignoredOpcodes: config.opcodes('ignoredOpcodes') };
      return new Erc7562Tracer(options, size);
    }
    default:
      return undefined;
  }
}

function configOf({ tracerConfig }: TracerChoice, struct: string): TracerConfig {
  return TracerConfig.parse(tracerConfig, struct);
}

function prestateOptions(config: TracerConfig): PrestateOptions {
  const options = {
    diffMode: config.flag('diffMode'),
    disableCode: config.flag('disableCode'),
    disableStorage: config.flag('disableStorage'),
    includeEmpty: config.flag('includeEmpty'),
  };
  if (options.diffMode && options.includeEmpty) throw new TraceFailed('cannot use diffMode with includeEmpty');
  return options;
}

function createJavaScript(options: JavaScriptTracerOptions, { precompiles, deadline }: TracerParts): Promise<Tracer> {
  return JavaScriptTracer.create(options, precompiles, deadline);
}

async function createMux(choice: TracerChoice, parts: TracerParts, depth: number): Promise<Tracer> {
  const entries = configOf(choice, 'muxTracerConfig')
    .entries()
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length > MAX_TRACERS) throw new TraceFailed(`muxTracer with more than ${MAX_TRACERS} tracers`);
  if (depth >= MAX_MUX_DEPTH) throw new TraceFailed(`more than ${MAX_MUX_DEPTH} muxTracers inside each other`);
  const tracers = new Map<string, Tracer>();
  const mux = new MuxTracer(tracers);
  try {
    for (const [name, config] of entries) {
      if (name === '') throw new TraceFailed('muxTracer names an empty tracer');
      const tracerConfig = JSON.stringify(config);
      tracers.set(name, await createTracer({ ...choice, tracer: name, tracerConfig }, parts, depth + 1));
    }
    return mux;
  } catch (error) {
    mux.dispose();
    throw error;
  }
}
