/** What tells how the service is: probes on both addresses, and metrics on their own. */
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { post, rpc, rpcAnswer } from '../support/rpc.js';
import { startEmbedded } from '../support/testChains.js';

jest.setTimeout(60_000);

const { chain, halley } = halleyStage(() => startEmbedded(200), { flags: { 'metrics.address': '127.0.0.1:0' } });
let metricsUrl: string;

beforeAll(async () => {
  metricsUrl = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
});

interface Report {
  ready: boolean;
  checks: { name: string; reason: string | null; details: Record<string, unknown> }[];
}

async function get(path: string, base = metricsUrl): Promise<{ status: number; body: string }> {
  const response = await fetch(new URL(path, base));
  return { status: response.status, body: await response.text() };
}

async function report(): Promise<Report> {
  return JSON.parse((await get('/readyz')).body) as Report;
}

test('a service that works is live and ready; the address of clients says no more than that', async () => {
  await until('the service is ready', async () => (await get('/readyz')).status === 200);
  const { ready, checks } = await report();
  expect(ready).toBe(true);
  expect(checks.map(({ name, reason }) => [name, reason])).toEqual([
    ['node', null],
    ['head', null],
    ['index', null],
    ['disk', null],
    ['memory', null],
    ['eventLoop', null],
  ]);
  expect(await get('/readyz', halley.httpUrl)).toEqual({ status: 200, body: '{"ready":true}\n' });
  for (const base of [metricsUrl, halley.httpUrl])
    expect(await get('/livez', base)).toEqual({ status: 200, body: '{"live":true}\n' });
  expect((await get('/metrics', halley.httpUrl)).status).toBe(404);
  expect((await get('/', metricsUrl)).status).toBe(404);
});

test('the log names the request that a question to the node is asked for', async () => {
  const asked = () =>
    halley.log.filter(({ msg, question }) => msg === 'asked the node' && String(question).endsWith('/Account'));
  const before = asked().length;
  const [first, second] = [1, 2].map((digit) => ({
    jsonrpc: '2.0',
    id: digit,
    method: 'eth_getBalance',
    params: [`0x${String(digit).repeat(40)}`, '0x1'],
  }));
  await post(halley.httpUrl, [first]);
  // The second of a batch joins the question of the first. A later request may not: answers are dropped as blocks come.
  await post(halley.httpUrl, [second, second]);
  await until('both questions are logged', () => asked().length >= before + 2);
  const lines = asked().slice(before);
  expect(lines).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({
        service: 'gRPC',
        question: expect.stringMatching(/^\/\S+\.Query\/Account$/),
        outcome: 'ok',
        requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
    ),
  );
  expect(lines[0]?.['requestId']).not.toBe(lines[1]?.['requestId']);
});

test('metrics count requests by method and outcome, and tell of node, index and process', async () => {
  await rpc(halley.httpUrl, 'eth_chainId');
  await rpcAnswer(halley.httpUrl, 'eth_getBalance', ['0x00']);
  await rpcAnswer(halley.httpUrl, 'no_such{method}', []);
  const foreign = request(halley.httpUrl, { headers: { host: 'evil.example' } }).end();
  const [refused] = (await once(foreign, 'response')) as [IncomingMessage];
  refused.resume();
  const { status, body } = await get('/metrics');
  expect(status).toBe(200);
  const value = (sample: string): number => {
    const line = body.split('\n').find((each) => each.startsWith(`${sample} `));
    return Number(line?.slice(sample.length + 1));
  };
  const requests = (labels: string): number => value(`halley_request_duration_seconds_count{${labels}}`);
  expect(requests('method="eth_chainId",outcome="ok"')).toBe(1);
  expect(requests('method="eth_getBalance",outcome="refused"')).toBe(1);
  expect(requests('method="unknown",outcome="refused"')).toBe(1);
  expect(body).not.toContain('no_such');
  expect(value('halley_node_reachable')).toBe(1);
  expect(value('halley_head_block_number')).toBeGreaterThan(0);
  expect(value('halley_head_age_seconds')).toBeLessThan(60);
  expect(value('halley_memory_budget_limit_bytes')).toBe(536_870_912);
  expect(value('halley_node_request_duration_seconds_count{service="gRPC",outcome="ok"}')).toBeGreaterThan(0);
  expect(value('halley_rejected_total{limit="rate"}')).toBe(0);
  expect(value('halley_rejected_total{limit="host"}')).toBe(1);
  expect(value('halley_rejected_total{limit="origin"}')).toBe(0);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_gc_duration_seconds',
  ])
    expect(body).toContain(`# TYPE ${name} `);
});

test('metrics are named and described as Prometheus wants them', async () => {
  const { body } = await get('/metrics');
  const help = new Map(Array.from(body.matchAll(/^# HELP (\S+) (.*)$/gm), ([, name = '', text = '']) => [name, text]));
  const types = Array.from(body.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type = '']) => ({ name, type }));
  expect(types.length).toBeGreaterThan(30);
  expect(types.map(({ name }) => name)).toEqual([...new Set(types.map(({ name }) => name))]);
  expect(types.filter(({ name }) => (help.get(name) ?? '') === '')).toEqual([]);
  expect(types.filter(({ name, type }) => (type === 'counter') !== name.endsWith('_total'))).toEqual([]);
  expect(types.filter(({ name }) => /_(count|sum|bucket|ms|millis|kb|mb)$/.test(name))).toEqual([]);
  expect(types.filter(({ name, type }) => type === 'histogram' && !/_(seconds|bytes)$/.test(name))).toEqual([]);
  const known = new Set(types.map(({ name }) => name));
  const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const withoutFamily = samples.filter((line) => {
    const name = /^[a-z0-9_]+/.exec(line)?.[0] ?? '';
    return !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, ''));
  });
  expect(withoutFamily).toEqual([]);
});

test('a page whose name was made to resolve to this machine reads no metrics', async () => {
  const sent = request(metricsUrl, { headers: { host: 'evil.example' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(403);
});

test('without its node the service is live and not ready, and says why', async () => {
  await chain.stop();
  await until('the service is not ready', async () => (await get('/readyz')).status === 503);
  const { ready, checks } = await report();
  expect(ready).toBe(false);
  expect(checks[0]).toMatchObject({
    name: 'node',
    reason: expect.stringMatching(/^the node is unavailable: /),
    details: { reachable: false },
  });
  expect(await get('/readyz', halley.httpUrl)).toEqual({ status: 503, body: '{"ready":false}\n' });
  expect((await get('/livez')).status).toBe(200);
  expect((await get('/metrics')).body).toContain('\nhalley_node_reachable 0\n');
});
