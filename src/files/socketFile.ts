import { once } from 'node:events';
import { chmodSync, linkSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect, type Server } from 'node:net';
import { dirname, join } from 'node:path';

/** The path of a socket is a field of fixed size: 104 bytes with the ending zero on macOS, 108 on Linux. */
const MOST_PATH_BYTES = 103;

/**
 * Listens on the path; only this user may connect. A socket without a listener is replaced. Resolves to the function
 * that removes the socket. Rejects with a sentence when something else is there.
 */
export async function listenOnPath(server: Server, path: string): Promise<() => void> {
  if (Buffer.byteLength(path) > MOST_PATH_BYTES - '/ipc-123456'.length) throw new Error('the path is too long');
  await clear(path);
  // The socket gets its permissions in a folder that no other user may enter, and then moves to its path.
  const folder = mkdtempSync(join(dirname(path), 'ipc-'));
  try {
    const made = join(folder, 's');
    server.listen(made);
    await once(server, 'listening');
    chmodSync(made, 0o600);
    const { ino, dev } = lstatSync(made);
    place(made, path);
    return () => {
      const found = lstatSync(path, { throwIfNoEntry: false });
      if (found?.ino === ino && found.dev === dev) rmSync(path, { force: true });
    };
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws when the path is taken by now: linking never replaces a file. */
function place(made: string, path: string): void {
  try {
    linkSync(made, path);
  } catch (error) {
    // Some systems have no links to sockets.
    if (codeOf(error) === 'EEXIST') throw new Error('something is there already', { cause: error });
    renameSync(made, path);
  }
}

async function clear(path: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isSocket()) throw new Error('something is there already that is not a socket');
  if (await isListening(path)) throw new Error('another process listens there');
  rmSync(path, { force: true });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // It is not known whether a process listens on a socket that this user may not enter.
    socket.once('error', (error) => resolve(codeOf(error) !== 'ECONNREFUSED'));
  });
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
