/** The runtime methods of `debug` on a running service: what they write and answer, and what they refuse. */
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedNode } from '../support/recordedNode/recordedNode.js';
import { goodToken, secretFileIn } from '../unit/transport/tokens.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { post, type RpcAnswer } from '../support/rpc.js';

/** A variable that the service is started with. */
const IN_ENVIRONMENT = 'password-in-the-environment';

let folder: string;
let node: RecordedNode;
let halley: HalleyProcess;
let open: HalleyProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-runtime-'));
  const secretFile = secretFileIn(folder);
  process.env['SECRET_OF_THE_OPERATOR'] = IN_ENVIRONMENT;
  node = await RecordedNode.start({ chain: 'head' });
  const flags = { 'json-rpc.api': 'eth,debug', 'index.backfill': 'false' };
  [halley, open] = await Promise.all([
    startHalley({ node: node.url.href, nodeGrpc: '', flags: { ...flags, 'json-rpc.auth-secret': secretFile } }),
    startHalley({ node: node.url.href, nodeGrpc: '', flags }),
  ]);
}, 60_000);

afterAll(async () => {
  await Promise.all([halley, open].map((service) => service?.stop()));
  await node?.stop();
  rmSync(folder, { recursive: true });
});

/** Calls a method of `debug` with a token. */
function ask<T = unknown>(method: string, ...params: unknown[]): Promise<RpcAnswer<T>> {
  const request = { jsonrpc: '2.0', id: 1, method: `debug_${method}`, params };
  return post(halley.httpUrl, request, { authorization: `Bearer ${goodToken()}` });
}

async function call<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
  const { result, error } = await ask<T>(method, ...params);
  expect([method, error]).toEqual([method, undefined]);
  return result as T;
}

function pathOf(name: string): string {
  return join(halley.dataDir, 'profiles', name);
}

function contentOf<T>(name: string): T {
  return JSON.parse(readFileSync(pathOf(name), 'utf8')) as T;
}

const MODE = 0o777;
const NO_TOKEN = 'needs a bearer token in the Authorization header: halley token prints one';
const NO_SECRET =
  'needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>';

test.each([
  ['with a secret', () => halley, NO_TOKEN],
  ['without a secret', () => open, NO_SECRET],
])('a client without a token is refused by a server %s', async (_name, service, refusal) => {
  const request = { jsonrpc: '2.0', id: 1, method: 'debug_memStats', params: [] };
  const { error } = await post<RpcAnswer>(service().httpUrl, request);
  expect(error).toEqual({ code: -32003, message: `unauthorized: debug_memStats ${refusal}` });
  const raw = { jsonrpc: '2.0', id: 1, method: 'debug_getRawReceipts', params: ['0x2'] };
  expect(await post<RpcAnswer>(service().httpUrl, raw)).toMatchObject({ result: [] });
});

describe('a CPU profile', () => {
  /** https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
  interface CpuProfile {
    nodes: { id: number; callFrame: Record<string, unknown>; children?: number[] }[];
    startTime: number;
    endTime: number;
    samples: number[];
    timeDeltas: number[];
  }

  test('has the fields that Chrome reads, and is for the user of the process alone', async () => {
    expect(await call('cpuProfile', 'first.cpuprofile', 1)).toBeNull();
    const { nodes, startTime, endTime, samples, timeDeltas } = contentOf<CpuProfile>('first.cpuprofile');
    const ids = nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(nodes.flatMap(({ children = [] }) => children).every((child) => ids.includes(child))).toBe(true);
    const frame = { functionName: '(root)', scriptId: '0', url: '', lineNumber: -1, columnNumber: -1 };
    expect(nodes[0]).toMatchObject({ callFrame: frame });
    expect(samples.length).toBeGreaterThan(0);
    expect(timeDeltas).toHaveLength(samples.length);
    expect(samples.every((sample) => ids.includes(sample))).toBe(true);
    // Microseconds. It records for a second, or less where the start takes long.
    expect(endTime - startTime).toBeGreaterThan(500_000);
    expect(statSync(pathOf('first.cpuprofile')).mode & MODE).toBe(0o600);
    expect(statSync(pathOf('.')).mode & MODE).toBe(0o700);
  });

  test('is started and stopped, one at a time', async () => {
    expect((await ask('stopCPUProfile')).error).toEqual({ code: -32000, message: 'CPU profiling not in progress' });
    await call('startCPUProfile', 'second.cpuprofile');
    const busy = { code: -32000, message: 'CPU profiling already in progress' };
    expect((await ask('startCPUProfile', 'third.cpuprofile')).error).toEqual(busy);
    expect((await ask('cpuProfile', 'third.cpuprofile', 1)).error).toEqual(busy);
    await call('stopCPUProfile');
    expect(contentOf<CpuProfile>('second.cpuprofile').nodes.length).toBeGreaterThan(0);
    expect(readdirSync(pathOf('.'))).not.toContain('third.cpuprofile');
  });

  test('of more than 300 seconds is refused', async () => {
    const message = 'seconds of a profile: 301 exceeds the limit of 300';
    expect((await ask('cpuProfile', 'long.cpuprofile', 301)).error).toEqual({
      code: -32005,
      message,
      data: { limit: 300 },
    });
    expect((await ask('goTrace', 'long.json', '0x12d')).error).toMatchObject({ code: -32005, message });
  });
});

test('a trace has the form that Chrome reads, and names no command line', async () => {
  await call('startGoTrace', 'trace.json');
  expect((await ask('startGoTrace', 'other.json')).error?.message).toBe('trace already in progress');
  await call('freeOSMemory');
  await call('stopGoTrace');
  expect((await ask('stopGoTrace')).error?.message).toBe('trace not in progress');
  const { traceEvents } = contentOf<{ traceEvents: Record<string, unknown>[] }>('trace.json');
  expect(traceEvents.some(({ cat }) => String(cat).includes('v8'))).toBe(true);
  for (const event of traceEvents) expect(event).toMatchObject({ pid: halley.pid, ph: expect.any(String) });
  expect(readFileSync(pathOf('trace.json'), 'utf8')).not.toContain('process_name');
  await call('goTrace', 'short.json', 0);
  expect(contentOf('short.json')).toMatchObject({ traceEvents: expect.any(Array) });
});

test('a heap profile has the fields that Chrome reads', async () => {
  await call('writeMemProfile', 'heap.heapprofile');
  const profile = contentOf<{ head: object; samples: unknown[] }>('heap.heapprofile');
  expect(profile.head).toMatchObject({
    callFrame: { functionName: '(root)' },
    selfSize: expect.any(Number),
    children: expect.any(Array),
  });
  expect(profile.samples).toEqual(expect.any(Array));
});

test('the delay of the event loop is measured while it is switched on', async () => {
  await call('writeBlockProfile', 'off.json');
  expect(contentOf('off.json')).toEqual({ type: 'event-loop-delay', enabled: false });
  await call('setBlockProfileRate', 2_000_000);
  await call('blockProfile', 'timed.json', 1);
  expect(contentOf('timed.json')).toMatchObject({
    type: 'event-loop-delay',
    enabled: true,
    resolutionMs: 1,
    count: expect.any(Number),
    maxMs: expect.any(Number),
    percentilesMs: { 50: expect.any(Number), 99: expect.any(Number) },
  });
  // A timed measurement ends what was switched on before, as in geth.
  await call('writeBlockProfile', 'off-again.json');
  expect(contentOf('off-again.json')).toEqual({ type: 'event-loop-delay', enabled: false });
});

test('the use of the event loop is measured while it is switched on', async () => {
  await call('setMutexProfileFraction', 1);
  await call('writeMutexProfile', 'use.json');
  const measured = contentOf<{ utilization: number; pending: Record<string, number> }>('use.json');
  expect(measured).toMatchObject({ type: 'event-loop-utilization', enabled: true });
  expect(measured.utilization).toBeGreaterThan(0);
  expect(measured.utilization).toBeLessThanOrEqual(1);
  expect(measured.pending['TCPServerWrap']).toBe(2);
  await call('mutexProfile', 'use-timed.json', 0);
  expect(contentOf('use-timed.json')).toMatchObject({ enabled: true });
  await call('setMutexProfileFraction', 0);
  await call('writeMutexProfile', 'use-off.json');
  expect(contentOf('use-off.json')).toMatchObject({ enabled: false, pending: { TCPServerWrap: 2 } });
});

test('stacks show no environment, command line or address', async () => {
  const report = JSON.parse(await call<string>('stacks')) as Record<string, object>;
  expect(Object.keys(report).sort()).toEqual(
    ['header', 'javascriptHeap', 'javascriptStack', 'libuv', 'nativeStack', 'resourceUsage', 'workers'].sort(),
  );
  expect(report['header']).toMatchObject({ processId: halley.pid });
  const text = JSON.stringify(report);
  for (const hidden of [IN_ENVIRONMENT, 'PATH', halley.dataDir, 'data-dir', '127.0.0.1', 'commandLine', folder])
    expect(text).not.toContain(hidden);
  const timers = JSON.parse(await call<string>('stacks', 'timer')) as { libuv: { type: string }[] };
  expect(new Set(timers.libuv.map(({ type }) => type))).toEqual(new Set(['timer']));
});

test('memory and garbage collections are counted', async () => {
  const before = await call<{ NumGC: number }>('gcStats');
  await call('freeOSMemory');
  const after = await call<{ NumGC: number; Pause: number[]; LastGC: string }>('gcStats');
  expect(after.NumGC).toBeGreaterThan(before.NumGC);
  expect(after.Pause.length).toBe(Math.min(after.NumGC, 256));
  expect(Date.parse(after.LastGC)).toBeGreaterThan(0);
  const memory = await call<{ Sys: number; HeapAlloc: number; node: { spaces: { name: string }[] } }>('memStats');
  expect(memory.Sys).toBeGreaterThan(memory.HeapAlloc);
  expect(memory.node.spaces.map(({ name }) => name)).toContain('new_space');
});

test('the young generation is set, and the previous value answered', async () => {
  expect(await call('setGCPercent', 50)).toBe(100);
  expect(await call('setGCPercent', -1)).toBe(50);
  expect(await call('setGCPercent', 100)).toBe(-1);
});

test('the level of the log follows verbosity and vmodule', async () => {
  const refused = await ask('vmodule', 'indexer');
  expect(refused.error).toMatchObject({ code: -32602, data: { path: 'pattern' } });
  await call('vmodule', 'server=5,mem*=0');
  await call('verbosity', 0);
  await call('verbosity', 3);
  await call('vmodule', '');
});

describe('a file', () => {
  test.each([
    ['a path upwards', '../escaped'],
    ['a path downwards', 'a/b'],
    ['an absolute path', '/tmp/escaped'],
    ['a path of Windows', 'C:\\escaped'],
    ['a hidden file', '.hidden'],
    ['the folder itself', '.'],
    ['no name', ''],
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['other letters', 'ä'],
    ['a long name', 'a'.repeat(129)],
  ])('is not named by %s', async (_what, name) => {
    for (const method of ['startCPUProfile', 'writeMemProfile', 'startGoTrace']) {
      const { error } = await ask(method, name);
      expect(error).toMatchObject({ code: -32602, data: { path: 'file', expected: ['ProfileFile'] } });
      expect(error?.message).toMatch(/^invalid argument 0: file: must match /);
    }
  });

  test('is never overwritten, and no link is followed', async () => {
    const outside = join(folder, 'outside');
    writeFileSync(outside, 'before');
    writeFileSync(pathOf('there'), 'before');
    symlinkSync(outside, pathOf('link'));
    symlinkSync(join(folder, 'missing'), pathOf('dangling'));
    linkSync(outside, pathOf('hard'));
    const rule = 'must not be there yet: the profile folder has a file of this name';
    for (const name of ['there', 'link', 'dangling', 'hard'])
      for (const method of ['startCPUProfile', 'writeMemProfile'])
        expect((await ask(method, name)).error).toEqual({
          code: -32602,
          message: `invalid argument 0: file: ${rule}`,
          data: { path: 'file', expected: [rule] },
        });
    expect(readFileSync(outside, 'utf8')).toBe('before');
    expect(readFileSync(pathOf('there'), 'utf8')).toBe('before');
    expect(readdirSync(folder)).not.toContain('missing');
  });
});

test('a link in place of the folder is refused, and so is a folder that cannot be written', async () => {
  const profiles = join(open.dataDir, 'profiles');
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  rmSync(pathOf('.'), { recursive: true });
  symlinkSync(elsewhere, join(halley.dataDir, 'profiles'));
  expect((await ask('writeMemProfile', 'heap')).error).toEqual({
    code: -32000,
    message: 'the file heap was not written: the profile folder is a link, or no folder at all',
  });
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(join(halley.dataDir, 'profiles'));
  writeFileSync(join(halley.dataDir, 'profiles'), '');
  chmodSync(join(halley.dataDir, 'profiles'), 0o600);
  expect((await ask('writeMemProfile', 'heap')).error?.message).toContain('no folder at all');
  rmSync(join(halley.dataDir, 'profiles'));
  expect(() => statSync(profiles)).toThrow();
});

test('a profile that runs when the service stops is written, and its call answered', async () => {
  const answer = ask('cpuProfile', 'last.cpuprofile', 300);
  // It records when a second one is refused.
  while ((await ask('startCPUProfile', 'probe.cpuprofile')).error === undefined) await call('stopCPUProfile');
  await halley.kill('SIGTERM');
  expect(await answer).toMatchObject({ result: null });
  expect(contentOf('last.cpuprofile')).toMatchObject({ nodes: expect.any(Array) });
});
