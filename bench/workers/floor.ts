/** Starts servers that only respond: no server in Node.js takes less processor time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Server } from '../measure.js';

/** With node:http alone, or with Koa. */
export type FloorKind = 'http' | 'koa';

/** `response` is what it sends for every request. `onStop` takes what ends its process. */
export async function startFloor(
  kind: FloorKind,
  response: string,
  onStop: (stop: () => Promise<unknown>) => void,
): Promise<Server> {
  // The process inherits the TypeScript loader of this one.
  const child = fork(join(import.meta.dirname, 'floorProcess.ts'), [kind, response]);
  const exited = once(child, 'exit');
  onStop(async () => {
    child.kill();
    await exited;
  });
  const ended = exited.then(() => {
    throw new Error(`the server of ${kind} ended; its message is above`);
  });
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return { url: `http://127.0.0.1:${port}`, pids: () => [child.pid!] };
}
