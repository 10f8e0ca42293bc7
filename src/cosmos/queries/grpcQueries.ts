import type { Caller } from '../../caller/caller.js';
import { UNAVAILABLE, connectionFailure, askNewest } from '../../chain/nodeFailure.js';
import { MalformedAnswer, NodeUnavailable } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import { onAbort } from '../../concurrency/abortable.js';
import { ConnectionLost, GrpcConnection, GrpcStatusError } from './grpcConnection.js';
import { GRPC_STATUS, grpcFailure } from './grpcFailure.js';

/** Where the service is, and limits of its answers. */
export interface GrpcOptions {
  /** Either `host:port`, or `https://host:port` for TLS. */
  address: string;
  /** Longest time for one query, milliseconds. Default 30,000. */
  timeoutMs?: number;
  /** Largest answer accepted, bytes. Default 32 MiB. */
  maxAnswerBytes?: number;
  /** Calls after which a new connection is made. Default 2^29. */
  callsPerConnection?: number;
}

/** The largest request that the SDK's server takes (`max-recv-msg-size` of app.toml). */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const HEIGHT_HEADER = 'x-cosmos-block-height';

/** What an answer takes until it is decoded: its bytes, and twice as many characters where they become hex. */
const HELD_PARTS = 3;

/**
 * The application's queries over gRPC, the best way to ask about state: a query here does not hold the lock that block
 * execution needs. Callers encode and decode the messages; only bytes pass through.
 */
export class GrpcQueries implements Queries {
  readonly #connection: GrpcConnection;
  readonly #address: string;
  readonly #timeoutMs: number;
  readonly #maxAnswerBytes: number;

  constructor({ address, timeoutMs = 30_000, maxAnswerBytes = 32 * 1024 * 1024, callsPerConnection }: GrpcOptions) {
    this.#address = address;
    this.#timeoutMs = timeoutMs;
    this.#maxAnswerBytes = maxAnswerBytes;
    this.#connection = new GrpcConnection(originOf(address), callsPerConnection);
  }

  /** What the answer takes counts for the caller before it is read. */
  async query(path: string, request: Uint8Array, height: number, caller: Caller): Promise<Uint8Array> {
    caller.signal.throwIfAborted();
    if (request.length > MAX_REQUEST_BYTES)
      throw new MalformedAnswer(`${path}: a request of ${request.length} bytes, and nodes take ${MAX_REQUEST_BYTES}`);
    return askNewest(height, (named) => this.#ask(path, request, named, caller));
  }

  /** Closes the connection. Queries under way fail with NodeUnavailable. */
  close(): void {
    this.#connection.close();
  }

  async #ask(path: string, request: Uint8Array, height: number, { signal, memory }: Caller): Promise<Uint8Array> {
    const running = this.#connection.call({
      path,
      request,
      headers: height === 0 ? {} : { [HEIGHT_HEADER]: String(height) },
      timeoutMs: this.#timeoutMs,
      onLength: (bytes) => {
        if (bytes > this.#maxAnswerBytes)
          throw new MalformedAnswer(`${path}: an answer of ${bytes} bytes, more than ${this.#maxAnswerBytes}`);
        memory.add(HELD_PARTS * bytes);
      },
    });
    // An abort reason need not be an Error; it is passed on as it is.
    const stopListening = onAbort(signal, () => running.cancel(signal.reason as Error));
    try {
      return await running.answer;
    } catch (error) {
      throw this.#describe(error, path, height);
    } finally {
      stopListening();
    }
  }

  #describe(error: unknown, path: string, height: number): unknown {
    const address = this.#address;
    if (error instanceof ConnectionLost)
      return new NodeUnavailable(connectionFailure(error.message), { detail: `${address}: ${error.message}` });
    if (!(error instanceof GrpcStatusError)) return error;
    if (error.code !== GRPC_STATUS.deadlineExceeded) return grpcFailure(error, { path, height, address });
    return new NodeUnavailable(UNAVAILABLE.silent, { detail: `${address}: no answer within ${this.#timeoutMs} ms` });
  }
}

function originOf(address: string): string {
  const hostAndPort = address.replace(/^(https?|tcp|dns):\/\//, '').replace(/\/$/, '');
  return `${address.startsWith('https://') ? 'https' : 'http'}://${hostAndPort}`;
}
