/** Both transports on loopback with a dispatcher, and simple clients for them. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach } from '@jest/globals';
import { WebSocket } from 'ws';
import { PUBLIC_ACCESS } from '../../../src/caller/caller.js';
import type { Dispatcher } from '../../../src/jsonrpc/dispatch.js';
import { parseNetworks } from '../../../src/config/networks.js';
import { MemoryBudget, type MemoryBudgetOptions } from '../../../src/caller/memoryBudget.js';
import { Authenticator } from '../../../src/transport/authenticator.js';
import { ClientAddresses } from '../../../src/transport/clientAddresses.js';
import { type UsageOptions, ClientUsages } from '../../../src/transport/fairness/clientUsages.js';
import { HttpTransport, type HttpOptions, type HttpParts } from '../../../src/transport/http.js';
import * as limits from '../../../src/transport/limits.js';
import { WebSocketTransport, type WebSocketOptions, type WebSocketTransportParts } from '../../../src/transport/ws.js';
import { defaultConfig, MemoryLog } from '../jsonrpc/fakeService.js';

export const HTTP_OPTIONS: HttpOptions = {
  address: '127.0.0.1:0',
  corsOrigins: ['*'],
  hostNames: ['*'],
  maxBodyBytes: defaultConfig['json-rpc.http-body-limit'],
  requestTimeoutMs: defaultConfig['json-rpc.http-timeout'],
  headersTimeoutMs: limits.HEADERS_TIMEOUT_MS,
  idleTimeoutMs: defaultConfig['json-rpc.http-idle-timeout'],
  maxConnections: defaultConfig['json-rpc.max-open-connections'],
  compressFromBytes: limits.COMPRESS_FROM_BYTES,
  drainTimeoutMs: 200,
  connection: {
    maxConcurrent: limits.MAX_CONCURRENT_PER_CONNECTION,
    highWaterBytes: limits.SOCKET_HIGH_WATER_BYTES,
  },
};

export const WEB_SOCKET_OPTIONS: WebSocketOptions = {
  address: '127.0.0.1:0',
  origins: ['*'],
  hostNames: ['*'],
  maxMessageBytes: defaultConfig['json-rpc.http-body-limit'],
  maxConnections: defaultConfig['json-rpc.ws-connection-cap'],
  maxOpenConnections: defaultConfig['json-rpc.max-open-connections'],
  maxConcurrent: limits.MAX_CONCURRENT_PER_CONNECTION,
  highWaterBytes: limits.SOCKET_HIGH_WATER_BYTES,
  sendBudgetBytes: defaultConfig['json-rpc.ws-send-budget'],
  stallTimeoutMs: limits.SOCKET_STALL_TIMEOUT_MS,
  pingIntervalMs: defaultConfig['json-rpc.ws-ping-interval'],
  deadAfterMs: defaultConfig['json-rpc.ws-dead-after'],
  headersTimeoutMs: limits.HEADERS_TIMEOUT_MS,
  drainTimeoutMs: 200,
};

export const CHAIN_ID = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
export const CHAIN_ID_ANSWER = '{"jsonrpc":"2.0","id":1,"result":"0x40000"}';

/** A list of servers; all of them are stopped after each test. */
export function stoppedAfterEach(): { stop(): Promise<void> }[] {
  const started: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  });
  return started;
}

/** The memory of all clients, with the limits of the service unless given. */
export function memoryBudget(options: Partial<MemoryBudgetOptions> = {}): MemoryBudget {
  return new MemoryBudget({
    limitBytes: defaultConfig['memory-budget'],
    stallTimeoutMs: limits.ANSWER_STALL_TIMEOUT_MS,
    ...options,
  });
}

/** An authenticator that lets everybody call public methods only, without a secret. */
function publicAccess(): Promise<Authenticator> {
  return Authenticator.create({ secret: null, withoutToken: PUBLIC_ACCESS, origins: ['*'] });
}

/** Who clients are, behind these proxies. */
export function clientAddresses(...trusted: string[]): ClientAddresses {
  return new ClientAddresses(parseNetworks(trusted));
}

/** Every limit of one client, switched off. */
export const NO_USAGE_LIMITS: UsageOptions = {
  rate: 0,
  burst: 0,
  totalRate: 0,
  maxRunning: 0,
  bodyRate: 0,
  maxWebSockets: 0,
  maxConnections: 0,
  maxSubscriptions: 0,
};

/** Usages without limits unless given. */
export function clientUsages(limits: Partial<UsageOptions> = {}, now?: () => number): ClientUsages {
  return new ClientUsages({ ...NO_USAGE_LIMITS, ...limits }, now === undefined ? {} : { now });
}

/** A started HTTP side; `address` is host:port. */
export async function startHttp(
  dispatcher: Dispatcher,
  options: Partial<HttpOptions> = {},
  parts: Partial<HttpParts> = {},
): Promise<{ server: HttpTransport; address: string }> {
  const memory = memoryBudget();
  const authenticator = await publicAccess();
  const server = new HttpTransport(
    { ...HTTP_OPTIONS, ...options },
    {
      dispatcher,
      log: new MemoryLog(),
      memory,
      authenticator,
      addresses: clientAddresses(),
      usages: clientUsages(),
      ...parts,
    },
  );
  return { server, address: await server.start() };
}

/** A started WebSocket side with a listener of its own. */
export async function startWebSocket(
  dispatcher: Dispatcher,
  options: Partial<WebSocketOptions> = {},
  {
    memory = memoryBudget(),
    authenticator,
    addresses = clientAddresses(),
    usages = clientUsages(),
    log = new MemoryLog(),
    tls = null,
  }: Partial<WebSocketTransportParts> = {},
): Promise<{ server: WebSocketTransport; address: string }> {
  const parts = {
    dispatcher,
    log,
    memory,
    authenticator: authenticator ?? (await publicAccess()),
    tls,
    addresses,
    usages,
  };
  const server = new WebSocketTransport({ ...WEB_SOCKET_OPTIONS, ...options }, parts);
  return { server, address: (await server.start()) ?? '' };
}

/** A plain TCP connection to host:port, of another client where `localAddress` is another one. */
export function connectTo(address: string, localAddress = '127.0.0.1'): Socket {
  return connect({ port: Number(address.split(':')[1]), host: '127.0.0.1', localAddress });
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One HTTP exchange; the body is sent unchanged. */
export function exchange(
  address: string,
  body: string | Buffer,
  {
    method = 'POST',
    path = '/',
    headers = {},
  }: { method?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `http://${address}${path}`,
      {
        method,
        headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A WebSocket whose messages can be awaited one by one. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly #arrived: string[] = [];
  readonly #waiting: ((text: string) => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const resolve = this.#waiting.shift();
      if (resolve === undefined) this.#arrived.push(data.toString());
      else resolve(data.toString());
    });
  }

  static async open(address: string, headers: Record<string, string> = {}): Promise<TestSocket> {
    const opened = new TestSocket(new WebSocket(`ws://${address}/`, { headers }));
    await once(opened.socket, 'open');
    return opened;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  next(): Promise<string> {
    const arrived = this.#arrived.shift();
    return arrived === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(arrived);
  }

  /** The close code, once the connection is closed. */
  async closed(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }
}
