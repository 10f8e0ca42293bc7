/** The node's side of state streaming without a node: it starts `halley stream` as a node does, and pushes to it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectHttp2, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { MessageKind } from '../../../src/stream/message.js';

export const BUNDLE = join(import.meta.dirname, '../../../dist/bundle');

const COOKIE = { ABCI_LISTENER_PLUGIN: 'ef78114d-7bdf-411c-868f-347c99a78345' };
const SERVICE = '/cosmos.store.streaming.abci.ABCIListenerService';

/** The status and the message of a gRPC response. */
export interface GrpcResponse {
  status: string;
  message: Buffer;
}

export class PushingNode {
  readonly process: ChildProcess;
  /** The lines of standard error. */
  readonly notes: string[];
  /** From the start of the process to its first line, milliseconds. */
  readonly startMs: number;
  readonly handshake: string;
  /** Resolves to the exit code, when the processes that took over have ended, too. */
  readonly exited: Promise<number | null>;
  #session: ClientHttp2Session;

  private constructor(parts: Pick<PushingNode, 'process' | 'notes' | 'exited' | 'handshake' | 'startMs'>) {
    this.process = parts.process;
    this.notes = parts.notes;
    this.exited = parts.exited;
    this.handshake = parts.handshake;
    this.startMs = parts.startMs;
    this.#session = this.#connect();
  }

  /** Rejects with what the process said when it ends instead. */
  static async start(spool: string, args: readonly string[] = [], bundle = BUNDLE): Promise<PushingNode> {
    const begun = performance.now();
    const child = spawn(process.execPath, [join(bundle, 'main.js'), 'stream', '--spool', spool, ...args], {
      env: { ...process.env, ...COOKIE },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const notes: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => notes.push(line));
    const exited = once(child, 'close').then(([code]) => code as number | null);
    const handshake = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
      exited.then((code) => {
        throw new Error(`it ended with ${code}: ${notes.join('\n')}`);
      }),
    ]);
    return new PushingNode({ process: child, notes, exited, handshake, startMs: performance.now() - begun });
  }

  async push(kind: MessageKind, message: Buffer): Promise<GrpcResponse> {
    return this.call(`${SERVICE}/${kind === 'commit' ? 'ListenCommit' : 'ListenFinalizeBlock'}`, message);
  }

  /** Calls again on another connection where the process asked for that, as grpc-go does. */
  async call(path: string, message: Buffer): Promise<GrpcResponse> {
    if (this.#session.closed || this.#session.destroyed) this.#session = this.#connect();
    const stream = this.open(path);
    const prefix = Buffer.alloc(5);
    prefix.writeUInt32BE(message.length, 1);
    stream.write(prefix);
    stream.end(message);
    try {
      return await responseOf(stream);
    } catch (error) {
      if (!this.#session.closed) throw error;
      return this.call(path, message);
    }
  }

  /** A call whose message is not written yet. */
  open(path: string): ClientHttp2Stream {
    const headers = { ':method': 'POST', ':path': path, 'content-type': 'application/grpc', te: 'trailers' };
    return this.#session.request(headers);
  }

  /** Ends the connection. */
  disconnect(): void {
    this.#session.destroy();
  }

  async stop(): Promise<void> {
    this.disconnect();
    this.process.kill('SIGTERM');
    // A process that took over ends when nothing reads what it writes.
    this.process.stdout?.destroy();
    await this.exited;
  }

  #connect(): ClientHttp2Session {
    const [, , , path = ''] = this.handshake.split('|');
    const session = connectHttp2('http://node', { createConnection: () => connect(path) });
    session.on('error', () => undefined);
    return session;
  }
}

/** Runs `halley stream upgrade`. */
export async function upgradeStream(spool: string): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join(BUNDLE, 'main.js'), 'stream', 'upgrade', '--spool', spool]);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status: child.exitCode, stdout, stderr };
}

async function responseOf(stream: ClientHttp2Stream): Promise<GrpcResponse> {
  let status = '';
  const take = ({ 'grpc-status': found }: Record<string, unknown>): void => {
    if (typeof found === 'string' || typeof found === 'number') status = String(found);
  };
  stream.on('response', take).on('trailers', take);
  const parts: Buffer[] = [];
  stream.on('data', (bytes: Buffer) => parts.push(bytes));
  await once(stream, 'close');
  if (status === '') throw new Error('no response');
  return { status, message: Buffer.concat(parts).subarray(5) };
}
