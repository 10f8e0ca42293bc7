/** Meets the lies of ../support/hostileServer.ts and prints what the SDK makes of each. */
import { readFileSync } from 'node:fs';
import { HalleyClient, HalleyError, type ClientOptions } from 'halley-client';
import { WebSocket } from 'ws';

interface Lie {
  kind: string;
  name: string;
  timeoutMs: number;
  maxWaiting: number;
  take: number;
}

interface Frame {
  calls?: Frame[];
}

const input = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  http: string;
  token: string;
  maxAnswer: number;
  lies: Lie[];
};
const messages: string[] = [];

/** A quantity, or the class of the error. An error that is not of the SDK is said to be so. */
function endOf(outcome: unknown): string {
  if (typeof outcome === 'bigint') return `0x${outcome.toString(16)}`;
  if (!(outcome instanceof HalleyError)) return `not an error of the SDK: ${String(outcome)}`;
  messages.push(String(outcome), String(outcome.stack));
  return outcome.name;
}

function caught(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => error);
}

/** How many calls lie inside each other. */
async function traced(client: HalleyClient, name: string): Promise<bigint> {
  const hash = `0x${'0'.repeat(64)}` as const;
  // No tracer is given, and so the type of what it answers is not known.
  const frame = async () => (await client.debug.traceTransaction(hash)) as Frame | undefined;
  const vmTrace = async () => (await client.trace.replayTransaction(hash, ['vmTrace'])).vmTrace;
  let count = 0n;
  if (name === 'debug_traceTransaction') for (let one = await frame(); one; one = one.calls?.[0]) count++;
  else for (let one = await vmTrace(); one; one = one.ops[0]?.sub ?? null) count++;
  return count;
}

async function endsOf(client: HalleyClient, { kind, name, take, maxWaiting }: Lie): Promise<string[]> {
  if (kind === 'batches' || kind === 'socketBatches') {
    try {
      const outcomes = await client.batch([['eth_blockNumber'], ['eth_gasPrice']]);
      return outcomes.map((outcome) => endOf(outcome.ok ? outcome.result : outcome.error));
    } catch (error) {
      return [endOf(error), endOf(error)];
    }
  }
  if (kind === 'traces') return [endOf(await caught(traced(client, name)))];
  if (kind !== 'subscriptions') return [endOf(await caught(client.eth.blockNumber()))];
  const heads = client.subscribe('newHeads');
  if (maxWaiting < 10) {
    await caught(heads.ready);
    await client.eth.gasPrice();
  }
  const ends: string[] = [];
  while (ends.length < take) {
    const outcome = await caught(heads.next().then(({ value }) => value?.number));
    ends.push(endOf(outcome));
    if (outcome instanceof Error) break;
  }
  await heads.return();
  return ends;
}

/** What it makes of an honest answer. The time is as short as for the lie, and the machine may be slow. */
async function honest(client: HalleyClient, attempts = 20): Promise<string> {
  const end = endOf(await caught(client.eth.blockNumber()));
  return end === 'TimeoutError' && attempts > 1 ? honest(client, attempts - 1) : end;
}

for (const lie of input.lies) {
  const { kind, name, timeoutMs, maxWaiting } = lie;
  const options: ClientOptions = {
    retries: 0,
    token: input.token,
    backoffMs: 1,
    maxAnswerLength: input.maxAnswer,
    timeoutMs,
    maxWaiting,
    webSocket: (url, headers) => new WebSocket(url, { headers }),
  };
  const scheme = ['calls', 'batches', 'traces'].includes(kind) ? 'http:' : 'ws:';
  const url = `${input.http.replace('http:', scheme)}/typescript/${kind}/${encodeURIComponent(name)}`;
  const client = new HalleyClient(url, options);
  const ends = await endsOf(client, lie);
  const after = kind === 'subscriptions' ? null : await honest(client);
  client.close();
  process.stdout.write(`${JSON.stringify({ client: 'typescript', kind, name, ends, messages, after })}\n`);
  messages.length = 0;
}
