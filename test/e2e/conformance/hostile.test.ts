/** A server that means harm: the command ends in time, says what is wrong, and obeys nothing that the server wrote. */
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Command } from 'commander';
import { WebSocketServer, type WebSocket } from 'ws';
import { ConfigError } from '../../../src/config/config.js';
import { addConformanceCommand } from '../../../src/commands/conformanceCommand.js';
import type { Report } from '../../../conformance/run.js';
import { startLyingServer, type Hostility, type Lie, type LyingServer } from './lyingServer.js';

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const HONEST: Lie = (_method, result) => result;
const EVIL = '\u001b[2J\u009b31m\u0007\u202e<script>alert(1)</script><img src=x onerror=alert(1)>';
const FAST = ['--rate', '100000', '--timeout', '2000', '--max-response', '100000'];

interface Ran {
  out: string;
  notes: string;
  succeeded: boolean | null;
}

/** Runs the command as a terminal of 80 columns would. `ran` is filled also when it rejects. */
async function command(
  args: readonly string[],
  environment: Record<string, string> = {},
  ran: Ran = { out: '', notes: '', succeeded: null },
): Promise<Ran> {
  const program = new Command().exitOverride();
  addConformanceCommand(program, {
    environment,
    isTerminal: false,
    areNotesOnTerminal: false,
    output: process.stdout,
    columns: 80,
    input: process.stdin,
    print: (text) => void (ran.out += text),
    printNote: (text) => void (ran.notes += text),
    stopSignal: () => new AbortController().signal,
    finish: (succeeded) => void (ran.succeeded = succeeded),
  });
  await program.parseAsync(['conformance', ...args], { from: 'user' });
  return ran;
}

async function withServer<T>(
  [lie, hostility]: [Lie, Hostility?],
  use: (server: LyingServer) => Promise<T>,
): Promise<T> {
  const server = await startLyingServer(lie, hostility);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

function hostile(wanted: string, answer: (response: ServerResponse) => void): Hostility {
  return (method, response) => {
    if (method !== wanted) return false;
    answer(response);
    return true;
  };
}

const endless = hostile('eth_gasPrice', (response) => {
  const more = () => {
    if (!response.destroyed) response.write(' '.repeat(16_384), more);
  };
  more();
});
const drip = hostile('eth_gasPrice', (response) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
});
const deep = hostile('eth_gasPrice', (response) => {
  response.end(`{"jsonrpc":"2.0","id":1,"result":${'['.repeat(40_000)}${']'.repeat(40_000)}}`);
});
const broken = hostile('eth_gasPrice', (response) => response.socket?.destroy());

test.each<[string, Hostility, string]>([
  ['a body without an end', endless, 'the answer is longer than 100000 bytes'],
  ['a body that drips', drip, 'no complete answer within 2000 ms'],
  ['deep JSON', deep, 'the answer is nested deeper than 3000 levels'],
  ['a connection that is cut', broken, 'other side closed'],
])('%s is a finding, and the command ends', async (_name, hostility, message) => {
  await withServer([HONEST, hostility], async ({ url }) => {
    const { out, succeeded } = await command([url, ...FAST, '--only', 'eth_gasPrice', '--json', '-']);
    // The output is the report.
    const { findings } = JSON.parse(out) as Report;
    const found = findings.filter(({ rule, method }) => rule === 'answer' && method === 'eth_gasPrice');
    expect(found.map((finding) => finding.message)).toEqual([message]);
    expect(succeeded).toBe(false);
  });
});

test('a redirect is not followed to another host', async () => {
  await withServer([HONEST], async (other) => {
    const away: Hostility = (_method, response) => {
      response.writeHead(307, { location: other.url }).end();
      return true;
    };
    await withServer([HONEST, away], async ({ url }) => {
      await expect(command([url, ...FAST])).rejects.toThrow(
        `no JSON-RPC server at ${url}: it redirects (HTTP status 307); redirects are not followed`,
      );
    });
    expect(other.seen).toEqual([]);
  });
});

test('a terminal and a page show what a server wrote, and obey none of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halley-conformance-'));
  const html = join(folder, 'report.html');
  const json = join(folder, 'report.json');
  const lie: Lie = (method, result) => (method === 'web3_clientVersion' ? EVIL : result);
  const evilErrors: Hostility = (method, response) => {
    if (!/^eth_(gasPrice|syncing|getBalance|call)$/.test(method)) return false;
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -1, message: EVIL, data: EVIL } }));
    return true;
  };
  try {
    await withServer([lie, evilErrors], async ({ url }) => {
      const { out, notes } = await command([url, ...FAST, '--html', html, '--json', json]);
      const page = await readFile(html, 'utf8');
      const report = await readFile(json, 'utf8');
      for (const text of [out, notes, page, report]) expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
      expect(out).toContain('\\u001b[2J');
      expect(page).toContain('&lt;script&gt;alert(1)');
      expect(page).not.toMatch(/<(script|img)/i);
      expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** What a WebSocket server does with a new connection. */
const SOCKETS: [string, (socket: WebSocket, request: IncomingMessage) => void][] = [
  // The end of its half only: nothing says that the connection is over.
  ['is half closed', (_socket, request) => void request.socket.end()],
  ['floods with what nobody asked for', (socket) => flood(socket, '{"jsonrpc":"2.0","method":"eth_subscription"}')],
  ['sends one great message', (socket) => socket.send('['.repeat(200_000))],
  ['answers a great batch', (socket) => socket.send(`[${'{"id":1},'.repeat(10_000)}{}]`)],
];

function flood(socket: WebSocket, text: string): void {
  const more = () => {
    for (let sent = 0; sent < 500; sent++) socket.send(text, () => undefined);
    if (socket.readyState === socket.OPEN) setImmediate(more);
  };
  more();
}

test.each(SOCKETS)('a WebSocket that %s is a finding, and the command ends', async (_name, behave) => {
  await withServer([HONEST], async ({ url, http }) => {
    const sockets = new WebSocketServer({ server: http }).on('connection', behave);
    const short = ['--rate', '100000', '--timeout', '400', '--max-response', '100000'];
    const { out, succeeded } = await command([url, ...short, '--ws', url.replace('http', 'ws'), '--json', '-']);
    // The output is the report.
    const { findings } = JSON.parse(out) as Report;
    expect(findings.map(({ rule }) => rule)).toContain('envelope-websocket');
    expect(succeeded).toBe(false);
    for (const client of sockets.clients) client.terminate();
  });
});

test('no more than 20 requests a second are sent, and no more than --max-requests', async () => {
  await withServer([HONEST], async ({ url, seen }) => {
    const start = performance.now();
    const { out } = await command([url, '--max-requests', '30']);
    expect(seen).toHaveLength(30);
    // The first may go at once. A timer may fire a millisecond early.
    for (const [index, { at }] of seen.entries()) expect(at - start).toBeGreaterThanOrEqual(index * 49);
    expect(out).toContain('The run ended early: the bound of 30 requests is reached: see');
  });
});

test('the time of the whole run is bounded, however many answers a server delays', async () => {
  const slow: Hostility = (_method, response) => {
    setTimeout(() => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'), 100);
    return true;
  };
  await withServer([HONEST, slow], async ({ url, seen }) => {
    const { out, succeeded } = await command([url, '--rate', '100000', '--max-time', '1']);
    expect(out).toContain('The run ended early: the bound of 1 seconds is reached: see --max-time');
    expect(succeeded).toBe(false);
    expect(seen.length).toBeLessThanOrEqual(11);
  });
});

test.each([['0x1'], ['0xa'], ['0x38'], ['0x89'], ['0x2105'], ['0xa4b1'], ['0x2329']])(
  'with a key nothing is asked of main network %s, and nothing is sent, without --allow-mainnet',
  async (chainId) => {
    const lie: Lie = (method, result) => (method === 'eth_chainId' ? chainId : result);
    await withServer([lie], async ({ url, seen }) => {
      for (const [args, environment] of [
        [['--funded-key', KEY], {}],
        [[], { HALLEY_FUNDED_KEY: KEY }],
      ] as const) {
        const { out, notes, succeeded } = await command([url, ...FAST, ...args, '--json', '-'], environment);
        // The output is the report.
        const { ended, sentFrom } = JSON.parse(out) as Report;
        expect(ended).toBe(
          `chain id ${Number(chainId)} is that of a main network, where gas costs money: give --allow-mainnet, or --read-only`,
        );
        expect({ sentFrom, succeeded }).toEqual({ sentFrom: null, succeeded: false });
        expect(out + notes).not.toContain(KEY.slice(2));
      }
      expect(seen.filter(({ text }) => text.includes('eth_sendRawTransaction'))).toEqual([]);
    });
  },
);

test('with --allow-mainnet the account is asked for its nonce', async () => {
  const lie: Lie = (method, result) => (method === 'eth_chainId' ? '0x1' : result);
  await withServer([lie], async ({ url, seen }) => {
    const { out, notes } = await command([url, ...FAST, '--funded-key', KEY, '--allow-mainnet']);
    expect(seen.map(({ text }) => text).join()).toContain('"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","pending"');
    expect(seen.map(({ text }) => text).join() + out + notes).not.toContain(KEY.slice(2));
  });
});

test.each([
  ['--json', '/no-such-folder/report.json', 'ENOENT'],
  ['--html', '/no-such-folder/report.html', 'ENOENT'],
  ['--json', '/', 'EISDIR'],
])('%s %s is refused before the run', async (option, path, code) => {
  await withServer([HONEST], async ({ url, seen }) => {
    const refusal = new ConfigError(`${option} names a file that cannot be written: ${code}`);
    await expect(command([url, ...FAST, option, path])).rejects.toThrow(refusal);
    expect(seen).toEqual([]);
  });
});

test('a report that cannot be written after the run is printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halley-conformance-'));
  const json = join(folder, 'report.json');
  const removes: Lie = (_method, result) => {
    // Before the answer is sent: the report is written right after the last one.
    rmSync(folder, { recursive: true, force: true });
    return result;
  };
  await withServer([removes], async ({ url }) => {
    const ran: Ran = { out: '', notes: '', succeeded: null };
    await expect(command([url, ...FAST, '--only', 'eth_chainId', '--json', json], {}, ran)).rejects.toThrow(
      new ConfigError('--json names a file that cannot be written: ENOENT'),
    );
    expect(ran.out).toContain('1 of 1 methods answered');
  });
});

test.each([
  [[], 1],
  [['--read-only'], 0],
])('with %j an unlocked account is asked for %d signatures', async (args, signatures) => {
  const unlocked: Lie = (method, result) => (method === 'eth_accounts' ? [`0x${'11'.repeat(20)}`] : result);
  await withServer([unlocked], async ({ url, seen }) => {
    const { out } = await command([url, ...FAST, ...args]);
    expect(seen.filter(({ text }) => text.includes('"eth_sign"'))).toHaveLength(signatures);
    expect(out.includes('  signed message: --read-only asks for no signature\n')).toBe(signatures === 0);
  });
});

test('a key in the wrong place is not shown', async () => {
  for (const args of [[KEY], ['http://127.0.0.1:1', '--ws', KEY], [`http://user:${KEY}@127.0.0.1:1`]]) {
    const error: unknown = await command(args).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/must (begin with|have no user name)/);
    expect(String(error)).not.toContain(KEY.slice(2));
  }
});
