/** Two thousand clients on one process receive blocks with logs, and one of them stops reading. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keccak256, toBytes } from 'viem';
import { WebSocket } from 'ws';
import type { Block, BlockHead, Log } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { hex, rpc } from '../support/rpc.js';
import { startAutomining } from '../support/testChains.js';
import { setStage, type Stage } from '../support/watcherStage.js';

const CLIENTS = 2_000;
const CONNECTING_AT_ONCE = 50;
/** What takes four seconds on a quiet machine has taken two minutes on a busy one. */
const BUSY_MACHINE_MS = 400_000;

const TRANSACTIONS = 12;
const LOGS_EACH = 5;

/** Each of NOTES blocks sends the client that stops reading 5 MB. A connection may leave 8 MiB unread. */
const NOTE = 'n'.repeat(50_000);
const NOTES = 8;
const SUBSCRIPTIONS = 50;

const COUNTED = keccak256(toBytes('Counted(uint256)'));
const STORED = keccak256(toBytes('Stored(address,uint256,string)'));

let stage: Stage;
let followers: Follower[] = [];
let stalled: Follower | undefined;

beforeAll(async () => {
  // Each block is four thousand notifications: a busy machine gets no more of them than it has asked for.
  stage = await setStage(startAutomining);
  followers = await subscribeAll();
}, BUSY_MACHINE_MS);

afterAll(async () => {
  for (const follower of followers) follower.end();
  stalled?.end();
  await stage?.stop();
});

test(
  'all clients get every head and every log once and in order',
  async () => {
    const first = (await stage.head()) + 1;
    for (let n = 0; n < TRANSACTIONS; n++) await stage.write(0, 'count', LOGS_EACH);
    const last = await stage.head();
    expect(await sent(first, last)).toEqual([await stored(first, last)]);
    expect(followers.map(({ closed }) => closed).filter((closed) => closed !== null)).toEqual([]);
  },
  BUSY_MACHINE_MS,
);

test(
  'a client that stops reading is closed with 1013, and the others miss nothing',
  async () => {
    const first = (await stage.head()) + 1;
    const unread = await Follower.open(stage.halley.wsUrl, Array<unknown[]>(SUBSCRIPTIONS).fill(logs(STORED)));
    stalled = unread;
    unread.socket.pause();
    for (let n = 0; n < NOTES; n++) await Promise.all([stage.write(0, 'store', n, NOTE), stage.write(1, 'count', 1)]);
    const last = await stage.head();
    expect(await sent(first, last)).toEqual([await stored(first, last)]);
    unread.socket.resume();
    await until('the connection is closed', () => unread.closed !== null);
    expect(unread.closed).toEqual({ code: 1013, reason: expect.stringContaining('not being read') });
    expect(followers.map(({ closed }) => closed).filter((closed) => closed !== null)).toEqual([]);
  },
  BUSY_MACHINE_MS,
);

/** Keeps what one client received as short texts, because there are two thousand clients. */
class Follower {
  readonly heads: { number: number; entry: string }[] = [];
  readonly logs: { number: number; entry: string }[] = [];
  closed: { code: number; reason: string } | null = null;

  private constructor(readonly socket: WebSocket) {}

  /** Resolves when all subscriptions are confirmed. */
  static open(url: string, subscriptions: readonly unknown[][]): Promise<Follower> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const follower = new Follower(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code, reason) => {
        follower.closed = { code, reason: reason.toString() };
        reject(new Error(`closed with ${code} ${reason.toString()}`));
      });
      socket.on('open', () => {
        for (const [id, params] of subscriptions.entries())
          socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_subscribe', params }));
      });
      let confirmed = 0;
      socket.on('message', (data: Buffer) => {
        const { params, error } = JSON.parse(data.toString()) as Message;
        if (params !== undefined) follower.#take(params.result);
        else if (error !== undefined) reject(new Error(error.message));
        else if (++confirmed === subscriptions.length) resolve(follower);
      });
    });
  }

  end(): void {
    this.socket.terminate();
  }

  #take(result: BlockHead | Log): void {
    if ('logIndex' in result) this.logs.push({ number: Number(result.blockNumber), entry: logEntry(result) });
    else this.heads.push({ number: Number(result.number), entry: headEntry(result) });
  }
}

interface Message {
  params?: { result: BlockHead | Log };
  error?: { message: string };
}

const headEntry = ({ number, hash }: Pick<BlockHead, 'number' | 'hash'>) => `${Number(number)} ${hash}`;
const logEntry = ({ blockNumber, logIndex, transactionHash }: Log) =>
  `${Number(blockNumber)}.${Number(logIndex)} ${transactionHash}`;

const logs = (topic: string) => ['logs', { address: stage.probe, topics: [topic] }];

async function subscribeAll(): Promise<Follower[]> {
  const open: Follower[] = [];
  let begun = 0;
  const openInTurn = async (): Promise<void> => {
    while (begun++ < CLIENTS) open.push(await Follower.open(stage.halley.wsUrl, [['newHeads'], logs(COUNTED)]));
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, openInTurn));
  return open;
}

interface Entries {
  heads: string[];
  logs: string[];
}

/** What the clients received of these blocks, without duplicates: one entry when all received the same. */
async function sent(first: number, last: number): Promise<Entries[]> {
  // Everything of a block is sent before the next block.
  await stage.transfer(0, 1);
  await until('every client has a later block', () =>
    followers.every(({ heads }) => (heads.at(-1)?.number ?? 0) > last),
  );
  const wanted = (entries: Follower['heads']) =>
    entries.filter(({ number }) => number >= first && number <= last).map(({ entry }) => entry);
  const different = new Map<string, Entries>();
  for (const follower of followers) {
    const entries = { heads: wanted(follower.heads), logs: wanted(follower.logs) };
    different.set(JSON.stringify(entries), entries);
  }
  return [...different.values()];
}

/** What the index has of the same blocks. */
async function stored(first: number, last: number): Promise<Entries> {
  const { httpUrl } = stage.halley;
  const filter = { ...(logs(COUNTED)[1] as object), fromBlock: hex(first), toBlock: hex(last) };
  const found = await rpc<Log[]>(httpUrl, 'eth_getLogs', filter);
  const heads: string[] = [];
  for (let number = first; number <= last; number++)
    heads.push(headEntry(await rpc<Block>(httpUrl, 'eth_getBlockByNumber', hex(number), false)));
  return { heads, logs: found.map(logEntry) };
}
