/**
 * Another client, in a process of its own so that the attack does not hold it up: asks every 10 ms, from an address of
 * its own, and keeps the longest wait. Its parent sends `begin` and `end`; to `end` it answers with what it has seen.
 * With the argument `chain` it asks for what only the chain can answer.
 */
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

const [url = '', what] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let seen = { ...NOTHING };
let count = 0;
/** When a request that is under way was sent. */
let sentAt: number | null = null;

/** No two questions for balances are of one account, so that no answer is kept. */
function nextBody(): string {
  if (what !== 'chain') return CHAIN_ID;
  const account = `0x${(++count).toString(16).padStart(40, 'a')}`;
  return `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["${account}","latest"]}`;
}

const isRight = (text: string): boolean => /^\{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]+"\}$/.test(text);

function ask(): Promise<void> {
  const into = seen;
  const startedAt = performance.now();
  sentAt = startedAt;
  return new Promise((resolve) => {
    const end = (failure: string | null): void => {
      sentAt = null;
      into.longestMs = Math.max(into.longestMs, performance.now() - startedAt);
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
    const sent = request(url, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => end(isRight(text) ? null : `${response.statusCode} ${text.slice(0, 200)}`));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error) => end(error.message));
    sent.end(body);
  });
}

process.on('message', (message) => {
  if (message === 'end') {
    const waitingMs = sentAt === null ? 0 : performance.now() - sentAt;
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
