/**
 * Another client, in a process of its own so that the attack does not hold it up: asks every 10 ms, from an address of
 * its own, and keeps the longest wait. Its parent sends `begin` and `end`; at `end` it sends what it has seen.
 * With the argument `chain` it asks for what only the chain can answer.
 *
 * The time in which the event loop of the service, or this process, was ready to run and had no core is taken off a
 * wait: other programs on the machine had it.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export interface Seen {
  longestMs: number;
  failed: number;
  asked: number;
  /** Why the last one failed. */
  reason: string;
}

const EVERY_MS = 10;
const GIVE_UP_MS = 30_000;
const ADDRESS = '127.0.0.2';
const CHAIN_ID = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
const NOTHING: Seen = { longestMs: 0, failed: 0, asked: 0, reason: '' };

const [url = '', pid = '', what] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let seen = { ...NOTHING };
let count = 0;
/** When a request that is under way was sent. */
let sent: Moment | null = null;

interface Moment {
  at: number;
  coreless: number;
}

/** So long the main threads of the service and of this process have waited for a core, milliseconds. */
function corelessMs(): number {
  let sum = 0;
  for (const one of [pid, 'self']) {
    try {
      sum += Number(readFileSync(`/proc/${one}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
    } catch {
      // It has ended.
    }
  }
  return sum;
}

const now = (): Moment => ({ at: performance.now(), coreless: corelessMs() });

function waitSince({ at, coreless }: Moment): number {
  return Math.max(0, performance.now() - at - (corelessMs() - coreless));
}

/** No two questions for balances are of one account, so that no answer is kept. */
function nextBody(): string {
  if (what !== 'chain') return CHAIN_ID;
  const account = `0x${(++count).toString(16).padStart(40, 'a')}`;
  return `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["${account}","latest"]}`;
}

const isRight = (text: string): boolean => /^\{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]+"\}$/.test(text);

function ask(): Promise<void> {
  const into = seen;
  const begun = now();
  sent = begun;
  return new Promise((resolve) => {
    const end = (failure: string | null): void => {
      sent = null;
      into.longestMs = Math.max(into.longestMs, waitSince(begun));
      into.asked++;
      if (failure !== null) {
        into.failed++;
        into.reason = failure;
      }
      resolve();
    };
    const body = nextBody();
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const options = { method: 'POST', agent, headers, timeout: GIVE_UP_MS, localAddress: ADDRESS };
    const asked = request(url, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => end(isRight(text) ? null : `${response.statusCode} ${text.slice(0, 200)}`));
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => end(error.message));
    asked.end(body);
  });
}

process.on('message', (message) => {
  if (message === 'end') {
    const waitingMs = sent === null ? 0 : waitSince(sent);
    process.send?.({ ...seen, longestMs: Math.max(seen.longestMs, waitingMs) });
  }
  seen = { ...NOTHING };
});
process.on('disconnect', () => process.exit(0));

for (;;) {
  const startedAt = performance.now();
  await ask();
  const waitMs = EVERY_MS - (performance.now() - startedAt);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}
