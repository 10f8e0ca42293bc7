import type { Address, Data, Hash } from '../../../generated/types.js';
import { encodeData } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { CallTracer } from './callTracer.js';
import { Erc7562Tracer } from './erc7562Tracer.js';
import { FlatCallTracer } from './flatCallTracer.js';
import { JavaScriptTracer } from './javascript/javascriptTracer.js';
import { type Deadline, TraceFailed, type TraceSize } from './traceLimits.js';
import { PrestateTracer, type PrestateOptions } from './prestateTracer.js';
import { muxTrace, sortedByKey, traceBytes } from './traceBytes.js';
import { StructLogTracer, type StructLogOptions } from './structLogs.js';
import { keccakInput } from './events/operands.js';
import type { FrameType, Tracer } from './tracer.js';
import { parseTracerConfig, type TracerConfig } from './tracerConfig.js';

/** The tracer that a request names, and its options. */
export interface TracerChoice extends StructLogOptions {
  /** A tracer's name, the source of a JavaScript tracer, or empty for struct logs. */
  tracer: string;
  /** `tracerConfig` as JSON text; empty for none. */
  tracerConfig: string;
  /** See TraceOptions. */
  showsFrameless?: boolean;
}

/** The parts that tracers need besides the events of an execution. */
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
  const { precompiles, deadline } = parts;
  const named = createNamed(choice, parts);
  return named ?? JavaScriptTracer.create({ code: tracer, config: tracerConfig }, precompiles, deadline);
}

function createNamed(choice: TracerChoice, { size, precompiles }: TracerParts): Tracer | undefined {
  const { tracerConfig } = choice;
  switch (choice.tracer) {
    case '':
      return new StructLogTracer(choice, size);
    case 'callTracer': {
      const config = parseTracerConfig(tracerConfig, 'callTracerConfig');
      const { showsFrameless = false } = choice;
      const options = { onlyTopCall: config.flag('onlyTopCall'), withLog: config.flag('withLog'), showsFrameless };
      return new CallTracer(options, size);
    }
    case 'flatCallTracer': {
      const config = parseTracerConfig(tracerConfig, 'flatCallTracerConfig');
      const parityErrors = config.flag('convertParityErrors');
      // The tracer hides calls of these.
      const hidden = config.flag('includePrecompiles') ? new Set<Address>() : precompiles;
      return new FlatCallTracer({ parityErrors, precompiles: hidden }, size);
    }
    case 'prestateTracer':
      return new PrestateTracer(prestateOptions(parseTracerConfig(tracerConfig, 'prestateTracerConfig')), size);
    case '4byteTracer':
      return fourByteTracer(precompiles);
    case 'noopTracer':
      return { result: () => traceBytes({}) };
    case 'keccak256PreimageTracer':
      return keccak256PreimageTracer(size);
    case 'erc7562Tracer': {
      const config = parseTracerConfig(tracerConfig, 'erc7562TracerConfig');
      const options = { withLog: config.flag('withLog'), ignoredOpcodes: config.opcodes('ignoredOpcodes') };
      return new Erc7562Tracer(options, size);
    }
    default:
      return undefined;
  }
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

async function createMux(choice: TracerChoice, parts: TracerParts, depth: number): Promise<Tracer> {
  const entries = parseTracerConfig(choice.tracerConfig, 'muxTracerConfig')
    .entries()
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length > MAX_TRACERS) throw new TraceFailed(`muxTracer with more than ${MAX_TRACERS} tracers`);
  if (depth >= MAX_MUX_DEPTH) throw new TraceFailed(`more than ${MAX_MUX_DEPTH} muxTracers inside each other`);
  const tracers = new Map<string, Tracer>();
  const mux = muxTracer(tracers);
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

/** `muxTracer`: several tracers for one execution; the trace is an object with each tracer's trace by its name. */
function muxTracer(tracers: ReadonlyMap<string, Tracer>): Required<Tracer> {
  const each = (call: (tracer: Tracer) => void): void => tracers.forEach(call);
  return {
    start: (transaction, state) => each((tracer) => tracer.start?.(transaction, state)),
    enter: (frame) => each((tracer) => tracer.enter?.(frame)),
    exit: (end) => each((tracer) => tracer.exit?.(end)),
    step: (step) => each((tracer) => tracer.step?.(step)),
    fault: (step, error) => each((tracer) => tracer.fault?.(step, error)),
    log: (log) => each((tracer) => tracer.log?.(log)),
    end: (end) => each((tracer) => tracer.end?.(end)),
    result: () => muxTrace([...tracers].map(([name, tracer]) => [name, tracer.result()])),
    dispose: () => each((tracer) => tracer.dispose?.()),
  };
}

const CALL_TYPES: ReadonlySet<FrameType> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL'] as const);

/** `4byteTracer`: the number of calls of each function, by `<selector>-<bytes of its arguments>`. */
function fourByteTracer(precompiles: ReadonlySet<Address>): Tracer {
  const counts = new Map<string, number>();
  return {
    enter({ type, to, input }) {
      if (input.length < 4 || !CALL_TYPES.has(type) || precompiles.has(to)) return;
      const key = `${encodeData(input.subarray(0, 4))}-${input.length - 4}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    result: () => traceBytes(sortedByKey(counts)),
  };
}

/** `keccak256PreimageTracer`: the inputs of the KECCAK256 instructions by their hashes. */
function keccak256PreimageTracer(size: TraceSize): Tracer {
  const preimages = new Map<Hash, Data>();
  return {
    step(step) {
      const preimage = keccakInput(step);
      if (preimage === null) return;
      const hash = keccakHash(preimage);
      if (preimages.has(hash)) return;
      size.add(80 + preimage.length * 2);
      preimages.set(hash, encodeData(preimage));
    },
    result: () => traceBytes(sortedByKey(preimages)),
  };
}
