/**
 * Makes sure that one process at a time uses a folder, also where processes run in containers that share it. Each
 * listens on a socket in the folder, which the system closes when the process is killed, and then looks for others.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NAME = /^owner-[0-9a-f]{8}\.sock$/;
/** What a process says to one that connects. */
const SAYS = { owner: 'o', candidate: 'c' } as const;
/** The system has room for 107 bytes, on some systems for 103. */
const MOST_PATH_BYTES = 100;
/** A process that accepts connections and says nothing for this long is taken for the owner. */
const SILENT_MS = 2_000;
/** Pause before a candidate is asked again. */
const ASK_AGAIN_MS = 20;

type Other = 'gone' | 'candidate' | 'owner';

/** This process owns the folder until it ends or closes this. */
export class SoleOwner {
  readonly #server: Server;
  readonly #file: string;

  private constructor(server: Server, file: string) {
    this.#server = server;
    this.#file = file;
  }

  /** Null when another process owns the folder. Rejects where sockets cannot be made in it. */
  static async of(folder: string): Promise<SoleOwner | null> {
    const name = `owner-${randomBytes(4).toString('hex')}.sock`;
    let says: string = SAYS.candidate;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(says);
    });
    await inFolder(folder, (path) => listen(server, join(path, name)));
    server.unref();
    const owner = new SoleOwner(server, join(folder, name));
    // Of two processes, at least the one that listened last sees the other, as both listen before they look.
    if (await isTaken(folder, name)) {
      await owner.close();
      return null;
    }
    says = SAYS.owner;
    return owner;
  }

  async close(): Promise<void> {
    rmSync(this.#file, { force: true });
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Resolves when no other process is left that may become the owner before this one does. */
async function isTaken(folder: string, own: string): Promise<boolean> {
  for (const name of readdirSync(folder)) {
    if (!NAME.test(name) || name === own) continue;
    for (;;) {
      const other = await inFolder(folder, (path) => ask(join(path, name)));
      // Of two candidates that see each other, the first by name stays.
      if (other === 'owner' || (other === 'candidate' && name < own)) return true;
      if (other === 'candidate') await sleep(ASK_AGAIN_MS);
      else {
        rmSync(join(folder, name), { force: true });
        break;
      }
    }
  }
  return false;
}

function ask(path: string): Promise<Other> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.setTimeout(SILENT_MS, () => finish('owner'));
    socket.once('data', (said) => finish(said.toString('latin1') === SAYS.candidate ? 'candidate' : 'owner'));
    socket.once('end', () => finish('gone'));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      // Others mean that too many connections wait, for example.
      finish(code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ECONNRESET' ? 'gone' : 'owner');
    });
    function finish(other: Other): void {
      socket.destroy();
      resolve(other);
    }
  });
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path }, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

/** Names a folder with a long path by a descriptor, as Linux can. */
async function inFolder<T>(folder: string, action: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) + 1 + 'owner-00000000.sock'.length <= MOST_PATH_BYTES) return action(folder);
  const descriptor = openSync(folder, 'r');
  try {
    return await action(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}
