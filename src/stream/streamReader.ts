import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import { FrameReader, MalformedFrame, type Frame } from './frameReader.js';
import type { HeightSpan, MessageKind, StreamVersion } from './message.js';
import { parseStreamAddress } from './streamAddress.js';
import {
  FRAME,
  jsonFrame,
  MAX_CONTENT_BYTES,
  PROTOCOL_VERSION,
  readGap,
  readMessage,
  readMessageEnd,
  readRewound,
  readWelcome,
  type Hello,
  type Welcome,
} from './wire.js';

/** How to reach a stream process. */
export interface StreamConnection {
  /** `unix:/path`, `tcp://127.0.0.1:port` or `tls://host:port`. */
  address: string;
  /** Needed for TCP and TLS. */
  token?: string;
  /** For TLS: the certificate to trust, PEM; when omitted, those that the system trusts. */
  ca?: string | Buffer;
  /** Larger messages are gaps. Default: 256 MiB. */
  maxMessageBytes?: number;
}

/** What a stream process sends, in this order. */
export type StreamEvent =
  | { type: 'welcome'; welcome: Welcome }
  | { type: MessageKind; height: number; bytes: Buffer }
  | { type: 'gap'; gap: HeightSpan }
  | { type: 'rewound'; height: number; stream: StreamVersion }
  | { type: 'end' };

/** The stream process cannot be reached, refuses, or sends what is not of its protocol. */
export class StreamUnavailable extends Error {
  override readonly name = 'StreamUnavailable';
}

/** A block of 11,000 transactions has 50 MB. Some copies of it are in memory while it is taken in. */
const MAX_MESSAGE_BYTES = 2 ** 28;

/** The time to connect and to be welcomed, milliseconds. */
const WELCOME_MS = 10_000;

/** A dead machine on the other side is noticed after about this time, milliseconds. */
const KEEP_ALIVE_MS = 30_000;

/**
 * What the process sends from the height on. It reads no further before the next event is asked for. Throws
 * StreamUnavailable when the connection fails or ends, and the signal's reason when that aborts.
 */
export async function* readStream(
  connection: StreamConnection,
  request: Pick<Hello, 'from' | 'to' | 'known'>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent, void, void> {
  signal.throwIfAborted();
  const socket = await open(connection, signal);
  const timer = setTimeout(() => socket.destroy(new Error(`no welcome within ${WELCOME_MS} ms`)), WELCOME_MS);
  const abort = (): void => void socket.destroy();
  signal.addEventListener('abort', abort);
  const assembler = new EventAssembler(connection.maxMessageBytes ?? MAX_MESSAGE_BYTES);
  try {
    const { token } = connection;
    const hello: Hello = { version: PROTOCOL_VERSION, ...(token !== undefined && { token }), ...request };
    socket.write(jsonFrame(FRAME.hello, hello));
    const frames = new FrameReader(MAX_CONTENT_BYTES);
    // Without an encoding, sockets give buffers.
    for await (const bytes of socket as AsyncIterable<Buffer>) {
      for (const frame of frames.push(bytes)) {
        const event = assembler.take(frame);
        if (event === null) continue;
        clearTimeout(timer);
        yield event;
        if (event.type === 'end') return;
      }
    }
    throw new StreamUnavailable('the stream process closed the connection');
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof StreamUnavailable ? error : unavailable(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    socket.destroy();
  }
}

async function open({ address, ca }: StreamConnection, signal: AbortSignal): Promise<Socket> {
  const where = parseStreamAddress(address);
  let socket: Socket;
  if (where.kind === 'unix') socket = connect(where.path);
  else if (where.kind === 'tcp') socket = connect({ port: where.port, host: where.host, noDelay: true });
  else {
    const { connect: connectTls } = await import('node:tls');
    const { host, port } = where;
    socket = connectTls({ host, port, servername: nameOf(host), ...(ca !== undefined && { ca }) });
  }
  // An error also ends the iteration, which reports it.
  socket.on('error', () => undefined);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  const timer = setTimeout(() => socket.destroy(new Error(`no connection within ${WELCOME_MS} ms`)), WELCOME_MS);
  try {
    await once(socket, where.kind === 'tls' ? 'secureConnect' : 'connect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    signal.throwIfAborted();
    throw unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** TLS names hosts, not addresses. */
function nameOf(host: string): string {
  return /^[\d.]+$|:/.test(host) ? '' : host;
}

function unavailable(error: unknown): StreamUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new StreamUnavailable(`the stream process cannot be read: ${reason}`, { cause: error });
}

/** Makes events of frames. Bytes of a message are held as they come, whatever length was announced. */
class EventAssembler {
  readonly #maxBytes: number;
  #isWelcome = false;
  #stream = '';
  #message: { kind: MessageKind; height: number; length: number } | null = null;
  #parts: Buffer[] = [];
  #received = 0;
  #checksum = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  take({ type, content }: Frame): StreamEvent | null {
    if (type === FRAME.refused) throw new StreamUnavailable(`the stream process refuses: ${reasonOf(content)}`);
    if (!this.#isWelcome) return this.#welcome(type, content);
    if (type === FRAME.chunk) return this.#push(content);
    if (type === FRAME.messageEnd) return this.#end(content);
    if (this.#message !== null) throw new MalformedFrame('a message without an end');
    if (type === FRAME.message) this.#begin(content);
    else if (type === FRAME.gap) return { type: 'gap', gap: readGap(content) };
    else if (type === FRAME.rewound) return this.#rewound(content);
    else if (type === FRAME.end) return { type: 'end' };
    else throw new MalformedFrame(`a frame of the unknown type ${type}`);
    return null;
  }

  #welcome(type: number, content: Buffer): StreamEvent {
    const welcome = type === FRAME.welcome ? readWelcome(content) : null;
    if (welcome === null) throw new MalformedFrame('it does not begin with a welcome');
    if (welcome.version !== PROTOCOL_VERSION) throw new StreamUnavailable(`it speaks version ${welcome.version}`);
    this.#isWelcome = true;
    this.#stream = welcome.stream.stream;
    return { type: 'welcome', welcome };
  }

  #rewound(content: Buffer): StreamEvent {
    const { height, rewinds } = readRewound(content);
    return { type: 'rewound', height, stream: { stream: this.#stream, rewinds } };
  }

  #begin(content: Buffer): void {
    this.#message = readMessage(content);
    [this.#parts, this.#received, this.#checksum] = [[], 0, 0];
  }

  #push(bytes: Buffer): null {
    if (this.#message === null) throw new MalformedFrame('bytes without a message');
    this.#received += bytes.length;
    if (this.#received > this.#message.length) throw new MalformedFrame('a message longer than announced');
    this.#checksum = crc32(bytes, this.#checksum);
    if (this.#message.length <= this.#maxBytes) this.#parts.push(bytes);
    return null;
  }

  #end(content: Buffer): StreamEvent {
    const message = this.#message;
    if (message === null) throw new MalformedFrame('the end of no message');
    const { end, checksum } = readMessageEnd(content);
    const { kind, height, length } = message;
    const parts = this.#parts;
    this.#message = null;
    this.#parts = [];
    if (end !== 'whole' || length > this.#maxBytes) return { type: 'gap', gap: { from: height, to: height } };
    if (this.#received !== length || this.#checksum !== checksum)
      throw new MalformedFrame(`the bytes of height ${height} changed on the way`);
    return {
      type: kind,
      height,
      bytes: parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts),
    };
  }
}

function reasonOf(content: Buffer): string {
  try {
    const { reason } = JSON.parse(content.toString()) as { reason?: unknown };
    return typeof reason === 'string' ? reason : 'no reason';
  } catch {
    return 'no reason';
  }
}
