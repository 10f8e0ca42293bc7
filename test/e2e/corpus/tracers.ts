/** The tracers and options that are compared, by a name for each. */
const prestate = (tracerConfig: object) => ({ tracer: 'prestateTracer', tracerConfig });
const calls = (tracerConfig: object) => ({ tracer: 'callTracer', tracerConfig });
const flat = (tracerConfig: object) => ({ tracer: 'flatCallTracer', tracerConfig });

export const TRACERS = {
  structLogs: {},
  'structLogs without stack': { disableStack: true },
  'structLogs without storage': { disableStorage: true, disableStack: true },
  'structLogs with memory': { enableMemory: true, disableStack: true },
  'structLogs with return data': { enableReturnData: true, disableStack: true },
  'structLogs up to a limit': { limit: 2_000, enableMemory: true, enableReturnData: true },
  callTracer: { tracer: 'callTracer' },
  'callTracer onlyTopCall': calls({ onlyTopCall: true }),
  'callTracer withLog': calls({ withLog: true }),
  'callTracer onlyTopCall withLog': calls({ onlyTopCall: true, withLog: true }),
  prestateTracer: { tracer: 'prestateTracer' },
  'prestateTracer diffMode': prestate({ diffMode: true }),
  'prestateTracer disableCode': prestate({ disableCode: true }),
  'prestateTracer disableStorage': prestate({ disableStorage: true }),
  'prestateTracer includeEmpty': prestate({ includeEmpty: true }),
  'prestateTracer diffMode disableCode disableStorage': prestate({
    diffMode: true,
    disableCode: true,
    disableStorage: true,
  }),
  flatCallTracer: { tracer: 'flatCallTracer' },
  'flatCallTracer convertParityErrors': flat({ convertParityErrors: true }),
  'flatCallTracer includePrecompiles': flat({ includePrecompiles: true }),
  '4byteTracer': { tracer: '4byteTracer' },
  noopTracer: { tracer: 'noopTracer' },
  muxTracer: {
    tracer: 'muxTracer',
    tracerConfig: { callTracer: { withLog: true }, prestateTracer: { diffMode: true }, '4byteTracer': {} },
  },
  keccak256PreimageTracer: { tracer: 'keccak256PreimageTracer' },
  erc7562Tracer: { tracer: 'erc7562Tracer' },
  'erc7562Tracer withLog': {
    tracer: 'erc7562Tracer',
    tracerConfig: { withLog: true, stackTopItemsSize: 1, ignoredOpcodes: ['0x55', '0x54', '0xfa'] },
  },
} as const satisfies Record<string, object>;

export type TracerName = keyof typeof TRACERS;

export const TRACER_NAMES = Object.keys(TRACERS) as TracerName[];
