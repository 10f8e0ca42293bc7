/**
 * A client in a process of its own that asks for the number of the newest block at a steady rate. The argument is the
 * address. At the message `end` it sends what it has seen to its parent, and ends.
 *
 * A request does not wait for the response to the one before. Its time begins when it is sent.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Probed } from './underLoad.js';

const EVERY_MS = 5;

/** They take turns, so that every worker is asked. */
const CONNECTIONS = 8;

const BODY = '{"jsonrpc":"2.0","id":0,"method":"eth_blockNumber","params":[]}';
const RIGHT = /^\{"jsonrpc":"2.0","id":0,"result":"0x[0-9a-f]+"\}$/;

const [, , url = ''] = process.argv;
const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
const latenciesMs: number[] = [];
let failed = 0;
let isOver = false;

function ask(agent: Agent): Promise<void> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (isRight: boolean): void => {
      latenciesMs.push(performance.now() - begin);
      if (!isRight) failed++;
      resolve();
    };
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => end(RIGHT.test(text)));
    })
      .on('error', () => end(false))
      .end(BODY);
  });
}

const asked: Promise<void>[] = [];
process.on('message', () => (isOver = true));
process.on('disconnect', () => process.exit());
for (let due = performance.now(); !isOver; due += EVERY_MS) {
  const waitMs = due - performance.now();
  if (waitMs > 0) await pause(waitMs);
  asked.push(ask(agents[asked.length % CONNECTIONS]!));
}
await Promise.all(asked);
const probed: Probed = { latenciesMs, failed };
process.send?.(probed, () => process.exit());
