/** The commands of the README, as a reader copies them, on free ports. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startHalley } from '../support/halleyProcess.js';
import { rpc } from '../support/rpc.js';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const TIMEOUT_MS = 120_000;

let folder: string;
/** What `npm start` has printed, its banner alone, and how to end it. */
let started: { banner: string; output: () => string; stop: () => Promise<void> };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-readme-'));
  started = await npmStart();
}, TIMEOUT_MS);

afterAll(async () => {
  await started.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

test('the first request gets the balance of an account that npm start has funded', () => {
  const [, request = ''] = /```sh\n(curl [\s\S]*?)\n```/.exec(README) ?? [];
  const { stdout } = spawnSync('sh', ['-c', request.replace('http://127.0.0.1:8545', address('HTTP'))], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  expect(JSON.parse(stdout)).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: expect.stringMatching(/^0x[1-9a-f]/) as unknown,
  });
});

test('the page that the README names is the documentation', async () => {
  const [, path = ''] = /<http:\/\/127\.0\.0\.1:8545(\/\S+)>/.exec(README) ?? [];
  const response = await fetch(`${address('HTTP')}${path}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>');
});

test(
  'the tarball of npm run package runs in front of a node',
  async () => {
    const [, tarball = '', flags = ''] = /^npx \.\/(\S+) start (.*)$/m.exec(README) ?? [];
    expect(flags.replaceAll(/ (?!--)\S+/g, '')).toBe('--node --node-grpc');
    // The package was built before the tests. What npx installs besides it is not read from the registry again.
    expect(run('npm', ['pack', '--silent', '--pack-destination', folder], ROOT).trim()).toBe(tarball);
    run('tar', ['-xzf', tarball], folder);
    const unpacked = join(folder, 'package');
    symlinkSync(join(ROOT, 'node_modules'), join(unpacked, 'node_modules'));
    const node = { node: address('CometBFT RPC'), nodeGrpc: address('gRPC') };
    const halley = await startHalley({ ...node, folder: unpacked });
    try {
      expect(await rpc(halley.httpUrl, 'eth_chainId')).toBe('0x7a69');
      expect((await fetch(`${halley.httpUrl}/docs/`)).status).toBe(200);
    } finally {
      await halley.stop();
    }
    const check = ['config', 'check', '--node', node.node, '--node-grpc', node.nodeGrpc, '--data-dir', folder];
    expect(run(process.execPath, [join(unpacked, 'dist/bundle/main.js'), ...check], folder)).toContain(
      'the configuration is good',
    );
  },
  TIMEOUT_MS,
);

test('npm start prints no warning', async () => {
  expect(await rpc(address('HTTP'), 'eth_blockNumber')).toBe('0x4');
  expect(started.output()).not.toContain('Warning');
});

/** Starts `npm start` on a free port. Rejects with its output when it ends before its banner does. */
async function npmStart(): Promise<typeof started> {
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches every process of it.
    detached: true,
  });
  const closed = once(child, 'close');
  let output = '';
  const banner = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^Documentation .*\n/m.test(output)) resolve(output);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const stop = async () => {
    process.kill(-(child.pid as number), 'SIGINT');
    await closed;
  };
  return { banner, output: () => output, stop };
}

/** An address in the banner. */
function address(name: string): string {
  const found = new RegExp(`^${name} +(\\S+)$`, 'm').exec(started.banner)?.[1];
  if (found === undefined) throw new Error(`no ${name} in ${started.banner}`);
  return found;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: TIMEOUT_MS });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}
