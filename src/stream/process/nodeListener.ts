import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnPath } from '../../files/socketFile.js';

const FILE = 'node.sock';

/** The longest path of a socket, with room for what `listenOnPath` adds, bytes. */
const MOST_PATH_BYTES = 90;

/** Nothing is read from a new connection, so that it can still be handed to another process. */
const CONNECTIONS = { pauseOnConnect: true };

/**
 * Where the node connects: a Unix socket that only this user may use. go-plugin has no other protection: anyone who can
 * connect can push state.
 */
export class NodeListener {
  readonly #server: Server;
  readonly #path: string;
  readonly #attach: (socket: Socket) => void;
  /** Connections that came during a handover, from which nothing was read; null at other times. */
  #held: Socket[] | null = null;

  private constructor(server: Server, path: string, attach: (socket: Socket) => void) {
    this.#server = server;
    this.#path = path;
    this.#attach = attach;
    server.on('connection', (socket) => this.#accept(socket));
  }

  /** Listens in the folder, or in a private folder for temporary files where its path is too long for a socket. */
  static async listen(folder: string, attach: (socket: Socket) => void): Promise<NodeListener> {
    const isShort = Buffer.byteLength(join(folder, FILE)) <= MOST_PATH_BYTES;
    const path = join(isShort ? folder : mkdtempSync(join(tmpdir(), 'halley-stream-')), FILE);
    const server = createServer(CONNECTIONS);
    await listenOnPath(server, path);
    return new NodeListener(server, path, attach);
  }

  /** Continues the listener of another process. */
  static take(server: Server, path: string, attach: (socket: Socket) => void): NodeListener {
    // What comes from another process is a server with other options.
    return new NodeListener(Object.assign(server, CONNECTIONS), path, attach);
  }

  get path(): string {
    return this.#path;
  }

  /** The listener for another process. */
  get server(): Server {
    return this.#server;
  }

  /** From now on, connections wait. */
  hold(): void {
    this.#held ??= [];
  }

  /** Serves the connections that wait, and later ones. */
  release(): void {
    for (const socket of this.takeHeld()) this.#serve(socket);
  }

  /** The connections that wait, for another process. */
  takeHeld(): Socket[] {
    const held = this.#held ?? [];
    this.#held = null;
    return held;
  }

  /** Another process listens instead. */
  close(): void {
    this.#server.close();
  }

  /** Closes it, and removes its file. */
  remove(): void {
    this.close();
    rmSync(this.#path, { force: true });
  }

  #accept(socket: Socket): void {
    if (this.#held === null) this.#serve(socket);
    else this.#held.push(socket);
  }

  #serve(socket: Socket): void {
    // It was paused; the server of HTTP/2 expects a connection that is read.
    socket.read(0);
    this.#attach(socket);
  }
}
