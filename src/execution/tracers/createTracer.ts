import type { TraceOptions } from '../../chain/traces.js';
import { parseTracerConfig, type TracerConfig } from './tracerConfig.js';
import { TraceFailed } from './traceLimits.js';
import type { WireWriter } from '../../evm/wire.js';
import { JavaScriptTracer, type ScriptParts } from './javascript/javascriptTracer.js';

/** The tracer that a request names, and its options. */
export interface TracerChoice extends Omit<TraceOptions, 'tracerConfig' | 'timeoutMs'> {
  /** JSON text; empty for none. */
  tracerConfig: string;
}

/** Writes a tracer as the engine reads it. */
export type WriteTracer = (writer: WireWriter) => void;

/** What tracers in JavaScript need, and those that were made, which have to be disposed. */
export interface TracerParts {
  script: ScriptParts;
  scripts: JavaScriptTracer[];
}

/** Numbers of tracers; `engine/src/trace/config.rs` has the same. */
const STRUCT_LOGS = 0;
const CALL = 1;
const FLAT_CALL = 2;
const PRESTATE = 3;
const FOUR_BYTE = 4;
const NOOP = 5;
const PREIMAGES = 6;
const ERC7562 = 7;
const MUX = 8;
const SCRIPT = 9;
const VM_TRACE = 10;
const STATE_DIFF = 11;

const MAX_TRACERS = 16;
const MAX_MUX_DEPTH = 4;

/** Finds a tracer by its name; an unknown name is the source of a JavaScript tracer. Throws TraceFailed. */
export function createTracer(choice: TracerChoice, parts: TracerParts, depth = 0): WriteTracer {
  const { tracer, tracerConfig, parity } = choice;
  if (parity !== undefined) return (writer) => writer.u8(parity === 'vmTrace' ? VM_TRACE : STATE_DIFF);
  if (tracer === 'muxTracer') return createMux(choice, parts, depth);
  return createNamed(choice) ?? createScript(tracer, tracerConfig, parts);
}

function createNamed(choice: TracerChoice): WriteTracer | undefined {
  const { tracerConfig } = choice;
  switch (choice.tracer) {
    case '': {
      const { disableStack, disableStorage, enableMemory, enableReturnData, limit } = choice;
      return (writer) =>
        writeFlags(writer.u8(STRUCT_LOGS), disableStack, disableStorage, enableMemory, enableReturnData).u64(
          BigInt(limit),
        );
    }
    case 'callTracer': {
      const config = parseTracerConfig(tracerConfig, 'callTracerConfig');
      const [onlyTopCall, withLog] = [config.flag('onlyTopCall'), config.flag('withLog')];
      return (writer) => writeFlags(writer.u8(CALL), onlyTopCall, withLog, choice.showsFrameless ?? false);
    }
    case 'flatCallTracer': {
      const config = parseTracerConfig(tracerConfig, 'flatCallTracerConfig');
      const [parityErrors, includes] = [config.flag('convertParityErrors'), config.flag('includePrecompiles')];
      return (writer) => writeFlags(writer.u8(FLAT_CALL), parityErrors, includes);
    }
    case 'prestateTracer':
      return prestateTracer(parseTracerConfig(tracerConfig, 'prestateTracerConfig'));
    case '4byteTracer':
      return (writer) => writer.u8(FOUR_BYTE);
    case 'noopTracer':
      return (writer) => writer.u8(NOOP);
    case 'keccak256PreimageTracer':
      return (writer) => writer.u8(PREIMAGES);
    case 'erc7562Tracer': {
      const config = parseTracerConfig(tracerConfig, 'erc7562TracerConfig');
      const [withLog, ignored] = [config.flag('withLog'), config.opcodes('ignoredOpcodes')];
      return (writer) => {
        writeFlags(writer.u8(ERC7562), withLog, ignored !== null);
        if (ignored !== null) writer.list([...ignored], (opcode) => writer.u8(opcode));
      };
    }
    default:
      return undefined;
  }
}

function prestateTracer(config: TracerConfig): WriteTracer {
  const [diffMode, disableCode] = [config.flag('diffMode'), config.flag('disableCode')];
  const [disableStorage, includeEmpty] = [config.flag('disableStorage'), config.flag('includeEmpty')];
  if (diffMode && includeEmpty) throw new TraceFailed('cannot use diffMode with includeEmpty');
  return (writer) => writeFlags(writer.u8(PRESTATE), diffMode, disableCode, disableStorage, includeEmpty);
}

function createScript(code: string, config: string, { script, scripts }: TracerParts): WriteTracer {
  const tracer = new JavaScriptTracer({ code, config }, script);
  const index = scripts.push(tracer) - 1;
  return (writer) => writer.u8(SCRIPT).u32(index).flag(tracer.wantsSteps);
}

function createMux(choice: TracerChoice, parts: TracerParts, depth: number): WriteTracer {
  const entries = parseTracerConfig(choice.tracerConfig, 'muxTracerConfig')
    .entries()
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length > MAX_TRACERS) throw new TraceFailed(`muxTracer with more than ${MAX_TRACERS} tracers`);
  if (depth >= MAX_MUX_DEPTH) throw new TraceFailed(`more than ${MAX_MUX_DEPTH} muxTracers inside each other`);
  const tracers = entries.map(([name, config]) => {
    if (name === '') throw new TraceFailed('muxTracer names an empty tracer');
    const inner = createTracer({ ...choice, tracer: name, tracerConfig: JSON.stringify(config) }, parts, depth + 1);
    return { name: Buffer.from(name), inner };
  });
  return (writer) => writer.u8(MUX).list(tracers, ({ name, inner }) => inner(writer.bytes(name)));
}

function writeFlags(writer: WireWriter, ...flags: readonly boolean[]): WireWriter {
  for (const flag of flags) writer.flag(flag);
  return writer;
}
