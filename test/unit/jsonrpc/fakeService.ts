/**
 * A dispatcher for tests of the protocol: the real contract with handlers that return their parameters, and a namespace
 * `test` of methods that misbehave.
 */
import { methodTable, unsupportedMethods } from '../../../generated/methods.js';
import type { Data } from '../../../generated/types.js';
import { paramsValidators } from '../../../generated/validators.js';
import { resolveConfig } from '../../../src/config/config.js';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { AnyHandler, Contract, MethodShape, Validator } from '../../../src/jsonrpc/contract.js';
import { Dispatcher, type DispatchOptions, type DispatchParts } from '../../../src/jsonrpc/dispatch.js';
import { rpcError } from '../../../src/jsonrpc/rpcErrors.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import * as limits from '../../../src/transport/limits.js';

/** Keeps all log messages. */
export class MemoryLog {
  readonly lines: { level: string; fields: object; message: string }[] = [];

  error(fields: object, message: string): void {
    this.lines.push({ level: 'error', fields, message });
  }

  warn(fields: object, message: string): void {
    this.lines.push({ level: 'warn', fields, message });
  }

  info(fields: object, message: string): void {
    this.lines.push({ level: 'info', fields, message });
  }

  debug(fields: object, message: string): void {
    this.lines.push({ level: 'debug', fields, message });
  }
}

const anything: Validator = Object.assign((_value: unknown) => true, { errors: null });

function method(params: string[], required = 0): MethodShape {
  return { namespace: 'test', private: false, params, required, aliases: [], cost: 1 };
}

/** Methods of the namespace `test`. */
export const testMethods: Record<string, { shape: MethodShape; handler: AnyHandler }> = {
  test_private: { shape: { ...method(['value'], 1), private: true }, handler: (params: unknown[]) => params },
  test_push: {
    shape: { ...method(['value'], 1), transport: 'websocket' },
    handler: (_params, { connection }) => connection.isOpen,
  },
  test_echo: { shape: method(['value', 'other'], 1), handler: (params: unknown[]) => params },
  test_later: {
    shape: method(['value'], 0),
    handler: async (params: unknown[]) => {
      await Promise.resolve();
      return params[0];
    },
  },
  test_encoded: { shape: method([]), handler: () => new EncodedJson(Buffer.from('{"é":[1,2]}')) },
  test_undefined: { shape: method([]), handler: () => undefined },
  test_big: { shape: method(['bytes'], 1), handler: ([bytes]: [number]) => 'x'.repeat(bytes) },
  test_revert: {
    shape: method([]),
    handler: () => {
      throw rpcError('executionRevertedWithReason', { reason: 'too late' }, '0x08c379a0' as Data);
    },
  },
  test_crash: {
    shape: method([]),
    handler: () => {
      throw new TypeError('secret detail');
    },
  },
  test_crashLater: { shape: method([]), handler: async () => Promise.reject(new TypeError('secret detail')) },
  /** Never answers; rejects when its signal aborts. */
  test_hang: {
    shape: method([]),
    handler: (_params, { signal }: RequestContext) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      }),
  },
};

/** The real contract and the namespace `test`. */
export function fakeContract(): Contract {
  const shapes = Object.entries(testMethods).map(([name, { shape }]) => [name, shape] as const);
  return {
    methods: { ...methodTable, ...Object.fromEntries(shapes) },
    unsupported: unsupportedMethods,
    paramsValidators: { ...paramsValidators, ...Object.fromEntries(shapes.map(([name]) => [name, anything])) },
  };
}

/** Handlers for every method. Those of the real contract return their parameters. */
export function fakeHandlers(more: Record<string, AnyHandler> = {}): Record<string, AnyHandler> {
  const showing = Object.keys(methodTable).map((name) => [name, (params: unknown[]) => params] as const);
  const test = Object.entries(testMethods).map(([name, { handler }]) => [name, handler] as const);
  return { ...Object.fromEntries([...showing, ...test]), eth_chainId: () => '0x40000', ...more };
}

/** Every setting at its default. */
export const { config: defaultConfig } = resolveConfig({}, {});

export const DEFAULT_OPTIONS: DispatchOptions = {
  namespaces: ['eth', 'net', 'web3', 'test'],
  requestTimeoutMs: defaultConfig['json-rpc.http-timeout'],
  maxBatchRequests: defaultConfig['json-rpc.batch-request-limit'],
  maxResponseBytes: defaultConfig['json-rpc.batch-response-max-size'],
  maxNesting: defaultConfig['json-rpc.max-nesting'],
  maxMembers: defaultConfig['json-rpc.max-members'],
  maxValues: defaultConfig['json-rpc.max-values'],
  maxConcurrentInBatch: limits.MAX_CONCURRENT_IN_BATCH,
  maxRunning: limits.MAX_RUNNING_REQUESTS,
  gasCap: defaultConfig['json-rpc.gas-cap'],
};

/** Where this server would take WebSockets. */
export const fakeWebSocketUrl = (): string => 'ws://127.0.0.1:8546';

export function fakeDispatcher(
  options: Partial<DispatchOptions> = {},
  log = new MemoryLog(),
  handlers: Record<string, AnyHandler> = {},
  webSocketUrl: DispatchParts['webSocketUrl'] = fakeWebSocketUrl,
): Dispatcher {
  return new Dispatcher(
    { ...DEFAULT_OPTIONS, ...options },
    { contract: fakeContract(), handlers: fakeHandlers(handlers), webSocketUrl, log },
  );
}
