/** An SDK against a server that lies: one program of each language meets all lies, and this file compares. */
import { expect } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startHostileServer } from './hostileServer.js';
import { BATCH_LIES, CALL_LIES, MAX_ANSWER, TRACES } from './lies.js';
import type { Command } from './program.js';
import { HANDSHAKE_LIES, SOCKET_LIES, SUBSCRIPTION_LIES } from './socketLies.js';

/** A program that hangs is ended. */
const LONGEST_MS = 240_000;
/** The token of all clients. */
const TOKEN = 'hush-hush';

/** The names that SDKs give to the ends of lies.ts. Any other class stands for itself, and fails. */
const ENDS: Readonly<Record<string, string>> = {
  MalformedAnswerError: 'malformed',
  TransportError: 'transport',
  TimeoutError: 'timeout',
  CallTimeoutError: 'timeout',
  SlowConsumerError: 'slow',
};

/** One line that a program prints: what it made of one lie. */
interface Seen {
  client: string;
  kind: string;
  name: string;
  /** Class names of errors, and results as quantities. */
  ends: string[];
  /** Messages of the errors. */
  messages: string[];
  /** What the same client makes of an honest answer afterwards; null for subscriptions. */
  after: string | null;
}

/** A lie as a program is told of it. */
interface Told {
  kind: string;
  name: string;
  timeoutMs: number;
  maxWaiting: number;
  /** Heads to take. One more is asked for where the subscription ends with an error. */
  take: number;
  /** What it must print. */
  expected: { ends: readonly string[]; after: string | null };
}

const SOCKET_BATCH_LIES = Object.fromEntries(Object.entries(BATCH_LIES).filter(([, { isOfNobody }]) => !isOfNobody));

const TOLD: readonly Told[] = [
  ...asked('calls', CALL_LIES, '0x4'),
  ...asked('traces', TRACES, '0x4'),
  ...asked('batches', BATCH_LIES, '0x4'),
  ...asked('socketBatches', SOCKET_BATCH_LIES, '0x4'),
  ...asked('sockets', SOCKET_LIES, '0x4'),
  ...asked('handshakes', HANDSHAKE_LIES, '0x4'),
  ...Object.entries(SUBSCRIPTION_LIES).map(([name, { heads, ends, timeoutMs = 60_000, maxWaiting = 100 }]) => {
    const expected = { ends: ends === undefined ? heads : [...heads, ends], after: null };
    return { kind: 'subscriptions', name, timeoutMs, maxWaiting, take: expected.ends.length, expected };
  }),
];

function asked(
  kind: string,
  lies: Readonly<Record<string, { ends: readonly string[]; timeoutMs?: number }>>,
  after: string,
): Told[] {
  return Object.entries(lies).map(([name, { ends, timeoutMs = 60_000 }]) => {
    return { kind, name, timeoutMs, maxWaiting: 100, take: 0, expected: { ends, after } };
  });
}

function lineOf({
  client,
  kind,
  name,
  ends,
  after,
}: Omit<Seen, 'ends' | 'messages'> & { ends: readonly string[] }): string {
  return `${client}, ${kind}, ${name}: ${ends.join(', ')}; then ${after}`;
}

/** Runs a program, whose only argument is the path of its input. Each of its clients must end each lie as it should. */
export async function expectNoLieBelieved({ command, args, env }: Command, clients: readonly string[]): Promise<void> {
  const server = await startHostileServer();
  const folder = await mkdtemp(join(tmpdir(), 'halley-lies-'));
  try {
    const input = join(folder, 'input.json');
    const lies = TOLD.map(({ expected: _, ...told }) => told);
    await writeFile(input, JSON.stringify({ http: server.url, token: TOKEN, maxAnswer: MAX_ANSWER, lies }));
    const options = { env: { ...process.env, ...env }, timeout: LONGEST_MS, maxBuffer: 64 << 20 };
    const { stdout } = await promisify(execFile)(command, [...args, input], options);
    const seen = stdout
      .split('\n')
      .filter((line) => line !== '')
      // The program prints nothing else.
      .map((line) => JSON.parse(line) as Seen);
    const shown = seen.map(({ ends, ...one }) => lineOf({ ...one, ends: ends.map((end) => ENDS[end] ?? end) }));
    const expected = clients.flatMap((client) =>
      TOLD.map(({ expected, ...told }) => lineOf({ ...told, ...expected, client })),
    );
    expect(shown).toEqual(expected);
    expect(seen.filter(({ messages }) => messages.join().includes(TOKEN))).toEqual([]);
    expect(server.elsewhere()).toBe(0);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}
