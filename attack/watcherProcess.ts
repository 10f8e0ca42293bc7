/**
 * A second client, in a process of its own so that the attack does not hold it up: asks eth_chainId every 10 ms and
 * keeps the longest wait. Its parent sends `begin` and `end`; to `end` it answers with what it has seen.
 */
import { Agent, request } from 'node:http';

const EVERY_MS = 10;
const GIVE_UP_MS = 30_000;
const BODY = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

const [url = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let seen = { longestMs: 0, failed: 0, asked: 0 };

function ask(): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (isAnswered: boolean): void => {
      seen.longestMs = Math.max(seen.longestMs, performance.now() - startedAt);
      seen.asked++;
      if (!isAnswered) seen.failed++;
      resolve();
    };
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const sent = request(url, { method: 'POST', agent, headers, timeout: GIVE_UP_MS }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => end(text.includes('"result"')));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(false));
    sent.end(BODY);
  });
}

process.on('message', (message) => {
  if (message === 'end') process.send?.(seen);
  seen = { longestMs: 0, failed: 0, asked: 0 };
});
process.on('disconnect', () => process.exit(0));

for (;;) {
  const startedAt = performance.now();
  await ask();
  const waitMs = EVERY_MS - (performance.now() - startedAt);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}
