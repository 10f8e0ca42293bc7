/**
 * Clients that read blocks, receipts and logs from a process that is killed again and again. Committed blocks are
 * final, so every answer must equal that of an untouched process, whatever happened before.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createPublicClient, http, webSocket, type PublicClient } from 'viem';
import { hex, post, rpcAnswer, type RpcAnswer } from '../../support/rpc.js';

const READ_AGAIN_MS = 25;

/** The process that is killed, and the untouched one. */
export interface Pair {
  victim: { httpUrl: string; wsUrl: string; lives: number };
  reference: { httpUrl: string };
  /** Hashes of transactions that were mined. */
  mined: string[];
  /** Emits logs. */
  probe: string;
  random: () => number;
}

/** A client that reads until it is stopped. */
export interface Reader {
  /** Answers that were compared. */
  compared: number;
  /** Answers that were wrong, and errors that a request must not be answered with. */
  readonly faults: string[];
  stop(): Promise<void>;
}

function repeated(read: (reader: Pick<Reader, 'compared' | 'faults'>) => Promise<void>): Reader {
  let going = true;
  const reader = { compared: 0, faults: [] as string[] };
  const running = (async () => {
    while (going) {
      await read(reader);
      await pause(READ_AGAIN_MS);
    }
  })();
  return Object.assign(reader, {
    stop: async () => {
      going = false;
      await running;
    },
  });
}

type Request = [method: string, params: unknown[], height: number];

/** A random question about a block at or below a height. */
function question({ random, mined, probe }: Pair, head: number): Request {
  const height = 1 + Math.floor(random() * head);
  const from = Math.max(1, height - Math.floor(random() * 40));
  const hash = mined[Math.floor(random() * mined.length)];
  const questions: Request[] = [
    ['eth_getBlockByNumber', [hex(height), true], height],
    ['eth_getBlockByNumber', [hex(height), false], height],
    ['eth_getBlockReceipts', [hex(height)], height],
    ['eth_getLogs', [{ fromBlock: hex(from), toBlock: hex(height), address: probe }], height],
    ['eth_getLogs', [{ fromBlock: hex(from), toBlock: hex(height) }], height],
    ...(hash === undefined ? [] : [['eth_getTransactionReceipt', [hash], Infinity] satisfies Request]),
    ...(hash === undefined ? [] : [['eth_getTransactionByHash', [hash], Infinity] satisfies Request]),
  ];
  return questions[Math.floor(random() * questions.length)]!;
}

/** Batches over HTTP. */
export function rawReader(pair: Pair): Reader {
  return repeated(async (reader) => {
    const head = await headOf(pair.reference.httpUrl);
    const [method, params, height] = question(pair, head);
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      { jsonrpc: '2.0', id: 2, method, params },
    ];
    const answers = await post<(RpcAnswer & { id: number })[]>(pair.victim.httpUrl, batch).catch(() => null);
    if (answers === null) return;
    const [victimHead, answer] = [1, 2].map((id) => answers.find((each) => each.id === id));
    // It may be behind: the index was removed, or the process has just begun to follow.
    const knows = Number(victimHead?.result ?? 0) >= Math.min(height, head);
    check(reader, `${method} ${JSON.stringify(params)}`, {
      answer: answer!,
      expected: await rpcAnswer(pair.reference.httpUrl, method, params),
      knows,
    });
  });
}

interface Comparison {
  answer: RpcAnswer;
  expected: RpcAnswer;
  /** Whether the victim's head was at the block. */
  knows: boolean;
}

function check(
  reader: Pick<Reader, 'compared' | 'faults'>,
  what: string,
  { answer: { result, error }, expected, knows }: Comparison,
): void {
  if (error !== undefined) {
    const mayBe = error.code === -32002 || (!knows && error.code !== -32603);
    if (!mayBe) reader.faults.push(`${what}: ${error.code} ${error.message}`);
    return;
  }
  if (!knows && (result === null || Array.isArray(result))) return;
  reader.compared += 1;
  if (!isDeepStrictEqual(result, expected.result))
    reader.faults.push(`${what}: ${JSON.stringify(result)} instead of ${JSON.stringify(expected.result)}`);
}

/** viem over HTTP, or over a WebSocket for each question. */
export function viemReader(pair: Pair, transport: 'http' | 'webSocket'): Reader {
  const { victim, reference } = pair;
  const untouched = createPublicClient({ transport: http(reference.httpUrl), cacheTime: 0 });
  return repeated(async (reader) => {
    const { lives } = victim;
    const number = 1n + BigInt(Math.floor(pair.random() * (await headOf(reference.httpUrl))));
    const ask = async (client: PublicClient) => ({
      block: await client.getBlock({ blockNumber: number, includeTransactions: true }),
      logs: await client.getLogs({ fromBlock: number > 20n ? number - 20n : 1n, toBlock: number }),
    });
    const opened = openClient(victim, transport);
    try {
      if ((await opened.client.getBlockNumber()) < number) return;
      const answer = await ask(opened.client);
      reader.compared += 1;
      if (!isDeepStrictEqual(answer, await ask(untouched))) reader.faults.push(`viem reads another block ${number}`);
    } catch (error) {
      // Without an answer (viem's own -1), or with one of a start that is not over yet.
      const { code, name, message } = rootOf(error);
      const isUnreached = code === undefined || code === -1 || code === -32002 || lives !== victim.lives;
      if (!isUnreached) reader.faults.push(`viem, block ${number}: ${name} ${message}`);
    } finally {
      await opened.close();
    }
  });
}

function openClient({ httpUrl, wsUrl }: Pair['victim'], transport: 'http' | 'webSocket') {
  const options = { retryCount: 0, timeout: 10_000 };
  if (transport === 'http') {
    const client: PublicClient = createPublicClient({ transport: http(httpUrl, options), cacheTime: 0 });
    return { client, close: async () => undefined };
  }
  const socket = webSocket(wsUrl, { ...options, reconnect: false, keepAlive: false });
  const client = createPublicClient({ transport: socket, cacheTime: 0 });
  const close = async () =>
    client.transport.getRpcClient().then(
      (connection) => connection.close(),
      () => undefined,
    );
  return { client: client as PublicClient, close };
}

function rootOf(error: unknown): { code?: number; name: string; message: string } {
  let found = error as Error & { code?: number };
  while (found.code === undefined && found.cause instanceof Error) found = found.cause;
  return { name: found.name, message: found.message, ...(typeof found.code === 'number' && { code: found.code }) };
}

async function headOf(url: string): Promise<number> {
  return Number((await rpcAnswer<string>(url, 'eth_blockNumber', [])).result);
}
