import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnPath } from '../../files/socketFile.js';

const FILE = 'node.sock';

/** The longest path of a socket, with room for what `listenOnPath` adds, bytes. */
const MOST_PATH_BYTES = 90;

/**
 * Where the node connects: a Unix socket that only this user may use. go-plugin has no other protection: anyone who can
 * connect can push state.
 */
export class NodeListener {
  readonly #server: Server;
  readonly #attach: (socket: Socket) => void;
  /** Connections that came during a handover, from which nothing was read; null at other times. */
  #held: Socket[] | null = null;
  #path = '';

  private constructor(attach: (socket: Socket) => void) {
    this.#attach = attach;
    // So that a connection can still be handed to another process.
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#accept(socket));
  }

  /** Listens in the folder, or in a private folder for temporary files where its path is too long for a socket. */
  static async listen(folder: string, attach: (socket: Socket) => void): Promise<NodeListener> {
    const listener = new NodeListener(attach);
    const isShort = Buffer.byteLength(join(folder, FILE)) <= MOST_PATH_BYTES;
    const path = join(isShort ? folder : mkdtempSync(join(tmpdir(), 'halley-stream-')), FILE);
    await listenOnPath(listener.#server, path);
    listener.#path = path;
    return listener;
  }

  /** Continues the listener of another process. */
  static take(server: unknown, path: string, attach: (socket: Socket) => void): NodeListener {
    const listener = new NodeListener(attach);
    listener.#server.listen(server);
    listener.#path = path;
    return listener;
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
