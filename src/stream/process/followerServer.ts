import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { listenOnPath } from '../../files/socketFile.js';
import { FrameReader } from '../frameReader.js';
import type { StreamAddress } from '../streamAddress.js';
import type { Spool } from '../spool/spool.js';
import { FRAME, jsonFrame, MAX_HELLO_BYTES, readHello, type Hello } from '../wire.js';
import { FollowerSession } from './followerSession.js';

/** The time for a `hello`, which a follower sends as soon as it is connected; with TLS, also for the handshake. */
const HELLO_MS = 5_000;

/** Connections without a `hello`. Of more, the oldest is closed, so that others cannot keep a follower out. */
const MOST_STRANGERS = 64;

/** The time for a follower to read the last bytes, milliseconds. */
const LINGER_MS = 1_000;

/** Where followers connect, and who may. */
export interface FollowerServerOptions {
  addresses: readonly StreamAddress[];
  maxFollowers: number;
  /** Needed for TCP and TLS. */
  token: string | null;
  /** PEM, for TLS. */
  tls: { cert: Buffer; key: Buffer } | null;
}

/** Serves followers. What they do never reaches the node's side. */
export class FollowerServer {
  readonly #options: FollowerServerOptions;
  readonly #spool: Spool;
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  /** The oldest first. */
  readonly #strangers = new Set<Socket>();
  #followers = 0;
  #removeFiles: (() => void)[] = [];

  constructor(options: FollowerServerOptions, spool: Spool) {
    this.#options = options;
    this.#spool = spool;
  }

  /** Rejects with a sentence that names the address where it cannot listen. */
  async start(): Promise<void> {
    for (const address of this.#options.addresses) {
      try {
        await this.#listen(address);
      } catch (error) {
        await this.stop();
        throw new Error(`cannot listen on ${address.text}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  }

  /** The addresses as they are after the start, with the port that the system chose. */
  get addresses(): string[] {
    return this.#servers.map((server, place) => {
      const { kind, text } = this.#options.addresses[place] ?? { kind: 'unix', text: '' };
      const bound = server.address();
      if (typeof bound !== 'object' || bound === null) return text;
      return `${kind}://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
    });
  }

  /** Closes all connections; followers connect again. */
  async stop(): Promise<void> {
    for (const remove of this.#removeFiles) remove();
    this.#removeFiles = [];
    const closed = this.#servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }

  async #listen(address: StreamAddress): Promise<void> {
    const isUnix = address.kind === 'unix';
    const accept = (socket: Socket): void => this.#accept(socket, !isUnix);
    let server: Server;
    if (address.kind === 'tls') {
      const { createServer: createTlsServer } = await import('node:tls');
      const tlsServer = createTlsServer({ ...this.#options.tls, handshakeTimeout: HELLO_MS }, accept);
      tlsServer.on('tlsClientError', () => undefined);
      server = tlsServer;
    } else server = createServer({ noDelay: true }, accept);
    if (isUnix) this.#removeFiles.push(await listenOnPath(server, address.path));
    else {
      server.listen(address.port, address.host);
      await once(server, 'listening');
    }
    server.on('error', () => undefined);
    this.#servers.push(server);
  }

  #accept(socket: Socket, needsToken: boolean): void {
    this.#sockets.add(socket);
    this.#strangers.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#strangers.delete(socket);
    });
    socket.on('error', () => socket.destroy());
    socket.setKeepAlive(true, 30_000);
    const [oldest] = this.#strangers;
    if (this.#strangers.size > MOST_STRANGERS) oldest?.destroy();
    const timer = setTimeout(() => socket.destroy(), HELLO_MS);
    socket.once('close', () => clearTimeout(timer));
    const reader = new FrameReader(MAX_HELLO_BYTES);
    socket.on('data', (bytes: Buffer) => {
      // A follower has nothing more to say after its hello.
      if (!this.#strangers.has(socket)) return socket.destroy();
      try {
        for (const { type, content } of reader.push(bytes)) {
          clearTimeout(timer);
          this.#strangers.delete(socket);
          this.#greet(socket, type === FRAME.hello ? readHello(content) : null, needsToken);
          return;
        }
      } catch {
        socket.destroy();
      }
    });
  }

  #greet(socket: Socket, hello: Hello | null, needsToken: boolean): void {
    const { maxFollowers, token } = this.#options;
    if (hello === null) return refuse(socket, 'this is no hello of this protocol');
    if (needsToken && !isToken(hello.token, token)) return refuse(socket, 'the token is missing or wrong');
    if (this.#followers >= maxFollowers) return refuse(socket, `${maxFollowers} followers are connected already`);
    this.#followers += 1;
    void new FollowerSession(socket, this.#spool, hello).run().finally(() => {
      this.#followers -= 1;
      endSoon(socket);
    });
  }
}

function refuse(socket: Socket, reason: string): void {
  socket.write(jsonFrame(FRAME.refused, { reason }));
  endSoon(socket);
}

function endSoon(socket: Socket): void {
  if (socket.destroyed) return;
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Compares digests, whose comparison takes the same time wherever the first difference is. */
function isToken(shown: string | undefined, token: string | null): boolean {
  if (shown === undefined || token === null) return false;
  return timingSafeEqual(digest(shown), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
