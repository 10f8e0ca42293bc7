/** An HTTP server that answers JSON-RPC as a test says, well or badly. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ForkOptions } from '../../../../src/devchain/fork/connectOrigin.js';

/** Options of a fork of the provider at block 90, but for its URL; a failed request is sent once more. */
export const FORK_AT_90: Omit<ForkOptions, 'urls'> = {
  headers: {},
  timeoutMs: 5_000,
  retries: 1,
  retryBackoffMs: 1,
  computeUnitsPerSecond: Infinity,
  blockNumber: 90,
  transactionHash: null,
  chainId: null,
  cacheFolder: null,
};

export interface CannedCall {
  id: number;
  method: string;
  params: unknown[];
}

/** Answers one HTTP request. A plain value is the body; a function does anything. */
export type CannedAnswer = (calls: CannedCall[], response: ServerResponse, request: IncomingMessage) => void;

const running = new Set<CannedProvider>();

/** For `afterEach`: no provider stays open, whatever failed. */
export async function stopProviders(): Promise<void> {
  await Promise.all([...running].map((provider) => provider.stop()));
}

export class CannedProvider {
  /** The calls of each HTTP request, in order. */
  readonly requests: CannedCall[][] = [];
  /** Answers for the next requests; `usual` answers when there is none. */
  readonly next: CannedAnswer[] = [];

  private constructor(
    readonly server: Server,
    readonly url: string,
  ) {}

  static async start(usual: CannedAnswer): Promise<CannedProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server on a port has an address of this type.
    const { port } = server.address() as AddressInfo;
    const provider = new CannedProvider(server, `http://127.0.0.1:${port}/v2/secret-key`);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        // The tests send well-formed requests.
        const parsed = JSON.parse(body) as CannedCall | CannedCall[];
        const calls = Array.isArray(parsed) ? parsed : [parsed];
        provider.requests.push(calls);
        (provider.next.shift() ?? usual)(calls, response, request);
      });
    });
    running.add(provider);
    return provider;
  }

  /** Names of the methods of all calls so far. */
  get methods(): string[] {
    return this.requests.flat().map(({ method }) => method);
  }

  async stop(): Promise<void> {
    running.delete(this);
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** Answers each call with what `result` returns for it; an Error with a `code` becomes a JSON-RPC error. */
export function answering(result: (call: CannedCall) => unknown): CannedAnswer {
  return (calls, response) => {
    const answers = calls.map((call) => {
      const value = result(call);
      return value instanceof RpcFault
        ? { jsonrpc: '2.0', id: call.id, error: { code: value.code, message: value.message } }
        : { jsonrpc: '2.0', id: call.id, result: value };
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(calls.length === 1 ? answers[0] : answers.reverse()));
  };
}

export class RpcFault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** An answer with a status and a body. */
export function status(code: number, headers: Record<string, string> = {}, body = ''): CannedAnswer {
  return (_calls, response) => {
    response.writeHead(code, headers);
    response.end(body);
  };
}

/** Promises a longer body than it sends, and closes the connection. */
export const truncated: CannedAnswer = (_calls, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"jsonrpc":"2.0","id":0,"resu');
  setImmediate(() => response.destroy());
};

/** Never answers. */
export const silent: CannedAnswer = () => undefined;
