import { Client, Metadata, credentials } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';

import { UNAVAILABLE } from '../../chain/connectionFailure.js';
import { NodeUnavailable } from '../../chain/errors.js';
import type { ChainError } from '../../chain/errors.js';
import type { Queries } from '../../chain/node.js';
import { askNewest } from './newestHeight.js';
import { onAbort } from '../../concurrency/abortable.js';
import { gathering } from '../../memory/requestMemory.js';
import { GRPC_STATUS, grpcFailure } from './grpcFailure.js';

/** Where the service is, and limits of its answers. */
export interface GrpcOptions {
  /** Either `host:port`, or `https://host:port` for TLS. */
  address: string;
  /** Longest time for one query, milliseconds. Default 30,000. */
  timeoutMs?: number;
  /** Largest answer accepted, bytes. Default 32 MiB. */
  maxAnswerBytes?: number;
}

/** The largest request that the SDK's server takes (`max-recv-msg-size` of app.toml). */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** How often to ping: grpc-go closes connections of clients that ping more often than every five minutes. */
const KEEPALIVE_MS = 330_000;

const HEIGHT_HEADER = 'x-cosmos-block-height';

/**
 * The application's queries over gRPC, the best way to ask about state: a query here does not hold the lock that block
 * execution needs. Callers encode and decode the messages; only bytes pass through.
 */
export class GrpcQueries implements Queries {
  readonly #client: Client;
  readonly #timeoutMs: number;
  readonly #options: GrpcOptions;

  constructor(options: GrpcOptions) {
    this.#options = options;
    const { address, timeoutMs = 30_000, maxAnswerBytes = 32 * 1024 * 1024 } = options;
    this.#timeoutMs = timeoutMs;
    const secure = address.startsWith('https://');
    this.#client = new Client(hostAndPort(address), secure ? credentials.createSsl() : credentials.createInsecure(), {
      'grpc.max_receive_message_length': maxAnswerBytes,
      'grpc.max_send_message_length': MAX_REQUEST_BYTES,
      'grpc.keepalive_time_ms': KEEPALIVE_MS,
      'grpc.keepalive_timeout_ms': 20_000,
      'grpc.initial_reconnect_backoff_ms': 250,
      'grpc.max_reconnect_backoff_ms': 1_000,
    });
  }

  /** The library gathers an answer before it shows it, so what the last ones took is reserved before the query. */
  query(path: string, request: Uint8Array, height: number, signal?: AbortSignal): Promise<Uint8Array> {
    return gathering(signal, async (gathered) => {
      signal?.throwIfAborted();
      gathered.expect(path);
      const answer = await askNewest(height, (named) => this.#ask(path, request, named, signal));
      gathered.arrived(path, answer.length);
      return answer;
    });
  }

  /** Closes the connection. Queries under way fail with NodeUnavailable. */
  close(): void {
    this.#client.close();
  }

  async #ask(path: string, request: Uint8Array, height: number, signal?: AbortSignal): Promise<Uint8Array> {
    const metadata = new Metadata();
    if (height !== 0) metadata.set(HEIGHT_HEADER, String(height));
    return await new Promise((resolve, reject) => {
      const call = this.#client.makeUnaryRequest<Uint8Array, Uint8Array>(
        path,
        asBuffer,
        asIs,
        request,
        metadata,
        { deadline: Date.now() + this.#timeoutMs },
        (error, answer) => {
          stopListening();
          if (error === null) resolve(answer ?? new Uint8Array(0));
          else reject(signal?.aborted ? (signal.reason as Error) : this.#describe(error, path, height));
        },
      );
      const stopListening = onAbort(signal, () => call.cancel());
    });
  }

  #describe(error: ServiceError, path: string, height: number): ChainError {
    const { address } = this.#options;
    const code: number = error.code;
    if (code !== GRPC_STATUS.deadlineExceeded) return grpcFailure(error, { path, height, address });
    return new NodeUnavailable(UNAVAILABLE.silent, { detail: `${address}: no answer within ${this.#timeoutMs} ms` });
  }
}

function hostAndPort(address: string): string {
  return address.replace(/^(https?|tcp|dns):\/\//, '').replace(/\/$/, '');
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function asIs(bytes: Buffer): Uint8Array {
  return bytes;
}
