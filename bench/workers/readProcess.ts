/**
 * Clients in a process of their own that read large responses one after another and drop them. Arguments: the address,
 * and request bodies with the least length of their responses, as JSON. Once each connection has received a response it
 * sends `reading` to its parent; at the message `end` it sends how many there were since, and ends.
 */
import { Agent, request } from 'node:http';
import type { LargeRead } from './underLoad.js';

/** For each of the requests. */
const CONNECTIONS = 2;

const [url = '', list = '[]'] = process.argv.slice(2);
const reads = JSON.parse(list) as LargeRead[];
let counts = reads.map(() => 0);
let waiting = reads.length * CONNECTIONS;

function read({ body, leastBytes }: LargeRead, agent: Agent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => {
        if (bytes >= leastBytes) resolve();
        else reject(new Error(`${body}: a response of ${bytes} bytes instead of at least ${leastBytes}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}

async function readOnAndOn(index: number): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isFirst = true; ; isFirst = false) {
    await read(reads[index]!, agent);
    counts[index]! += 1;
    if (isFirst && --waiting === 0) {
      counts = reads.map(() => 0);
      process.send?.('reading');
    }
  }
}

process.on('message', () => process.send?.(counts, () => process.exit()));
process.on('disconnect', () => process.exit());
for (const index of reads.keys())
  for (let connection = 0; connection < CONNECTIONS; connection++)
    readOnAndOn(index).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
