/** The client's side of the wiring: one dispatcher over the methods, and the HTTP and WebSocket listeners in front of it. */
import { methodTable, unsupportedMethods } from '../../generated/methods.js';
import { resultValidators } from '../../generated/resultValidators.js';
import { paramsValidators } from '../../generated/validators.js';
import type { Config } from '../config/config.js';
import { Dispatcher, type ObserveRequest } from '../jsonrpc/dispatch.js';
import { createHandlers } from '../methods/index.js';
import type { Services } from '../methods/services.js';
import type { Logger } from '../observe/logger.js';
import { HttpTransport } from '../transport/http.js';
import * as limits from '../transport/limits.js';
import { WebSocketTransport } from '../transport/ws.js';

export interface Listeners {
  /** Null when HTTP is off. */
  http: HttpTransport | null;
  /** Takes upgrades of the HTTP address, and has an address of its own unless that is empty. */
  ws: WebSocketTransport;
}

export function createListeners(config: Config, services: Services, log: Logger, observe?: ObserveRequest): Listeners {
  const dispatcher = createDispatcher(config, services, log, observe);
  const ws = createWebSocketServer(config, dispatcher, log);
  if (!config['json-rpc.enable']) return { http: null, ws };
  const http = new HttpTransport(
    {
      address: config['json-rpc.address'],
      corsOrigins: config['json-rpc.cors-origins'],
      maxBodyBytes: config['json-rpc.http-body-limit'],
      requestTimeoutMs: config['json-rpc.http-timeout'],
      headersTimeoutMs: limits.HEADERS_TIMEOUT_MS,
      idleTimeoutMs: config['json-rpc.http-idle-timeout'],
      maxConnections: config['json-rpc.max-open-connections'],
      compressFromBytes: limits.COMPRESS_FROM_BYTES,
      drainTimeoutMs: limits.DRAIN_TIMEOUT_MS,
    },
    { dispatcher, log, upgrade: ws.handleUpgrade },
  );
  return { http, ws };
}

function createDispatcher(config: Config, services: Services, log: Logger, observe?: ObserveRequest): Dispatcher {
  return new Dispatcher(
    {
      namespaces: config['json-rpc.api'],
      requestTimeoutMs: config['json-rpc.http-timeout'],
      maxBatchRequests: config['json-rpc.batch-request-limit'],
      maxResponseBytes: config['json-rpc.batch-response-max-size'],
      maxNesting: config['json-rpc.max-nesting'],
      maxConcurrentInBatch: limits.MAX_CONCURRENT_IN_BATCH,
      batchSliceMs: limits.BATCH_SLICE_MS,
      maxRunning: limits.MAX_RUNNING_REQUESTS,
    },
    {
      contract: {
        methods: methodTable,
        unsupported: unsupportedMethods,
        paramsValidators,
        ...(config['validate-results'] && { resultValidators }),
      },
      handlers: createHandlers(services),
      log,
      ...(observe !== undefined && { observe }),
    },
  );
}

function createWebSocketServer(config: Config, dispatcher: Dispatcher, log: Logger): WebSocketTransport {
  return new WebSocketTransport(
    {
      address: config['json-rpc.ws-address'],
      origins: config['json-rpc.ws-origins'],
      maxMessageBytes: config['json-rpc.http-body-limit'],
      maxConnections: lowestCap(config['json-rpc.ws-connection-cap'], config['json-rpc.max-open-connections']),
      maxConcurrent: limits.MAX_CONCURRENT_PER_SOCKET,
      highWaterBytes: limits.SOCKET_HIGH_WATER_BYTES,
      sendBudgetBytes: config['json-rpc.ws-send-budget'],
      totalSendBudgetBytes: config['json-rpc.ws-total-send-budget'],
      stallTimeoutMs: limits.SOCKET_STALL_TIMEOUT_MS,
      deadAfterMs: config['json-rpc.ws-dead-after'],
      pingIntervalMs: config['json-rpc.ws-ping-interval'],
      headersTimeoutMs: limits.HEADERS_TIMEOUT_MS,
      drainTimeoutMs: limits.DRAIN_TIMEOUT_MS,
    },
    { dispatcher, log },
  );
}

/** The lower of two caps of which 0 means none. */
function lowestCap(a: number, b: number): number {
  return a === 0 || b === 0 ? Math.max(a, b) : Math.min(a, b);
}
