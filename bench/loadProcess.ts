/**
 * The load generator. It runs in a process of its own, so that it shares no thread with anything else. It takes one job
 * at a time from its parent and answers one outcome for each.
 */
import autocannon, { type Client, type Request } from 'autocannon';
import type { Lists, LoadJob, LoadOutcome } from './load.js';
import { hasPlaceholder, Placeholders } from './placeholders.js';

/** Longest wait for one answer (seconds). */
const TIMEOUT_SECONDS = 30;

/** Counts through all rounds, so that no request repeats a unique one. */
const placeholders = new Placeholders();

process.on('message', (job: LoadJob) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ url, bodies, lists, expectsErrors = false, connections, seconds }: LoadJob): Promise<LoadOutcome> {
  const latencies: number[] = [];
  let firstFailure: string | null = null;
  let nextClient = 0;
  const cpuBefore = process.cpuUsage();
  const round = autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    sampleInt: 50,
    setupClient: (client: Client) => client.setRequests(requestsFrom(bodies, lists, nextClient++ / connections)),
    verifyBody: (body) => {
      const good = expectsErrors ? body.includes('"error":{') : isGood(body);
      if (!good) firstFailure ??= body.slice(0, 300);
      return good;
    },
  });
  void round.on('response', (_client: unknown, _status: number, _bytes: number, tookMs: number) => {
    latencies.push(tookMs);
  });
  const { duration, mismatches, errors, non2xx, '2xx': answered } = await round;
  const cpu = process.cpuUsage(cpuBefore);
  return {
    seconds: duration,
    good: Math.max(0, answered - mismatches),
    failed: mismatches + errors + non2xx,
    firstFailure,
    latenciesMs: latencies,
    generatorCpuSeconds: (cpu.user + cpu.system) / 1e6,
  };
}

/** The requests of one connection. Each begins elsewhere, so that no two ask for the same thing at the same time. */
function requestsFrom(bodies: string[], lists: Lists, fraction: number): Request[] {
  const start = Math.floor(bodies.length * fraction);
  return [...bodies.slice(start), ...bodies.slice(0, start)].map((body) => toRequest(body, lists));
}

function toRequest(body: string, lists: Lists): Request {
  if (!hasPlaceholder(body)) return { body };
  return { body, setupRequest: (request) => ({ ...request, body: placeholders.fill(body, lists) }) };
}

/**
 * Such a scenario asks for something that exists. An error or a null anywhere in the answer is a failure. Errors of
 * JSON-RPC are objects; those in traces are text.
 */
function isGood(body: string): boolean {
  return body.includes('"result":') && !body.includes('"error":{') && !body.includes('"result":null');
}
