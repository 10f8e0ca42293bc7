/**
 * Nothing that a process writes has a passphrase, a key or a token: log at its lowest level, lines of `halley dev`,
 * answers, files, profiles of the process, the output of a crash and Node's diagnostic report.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { privateKeyToAddress } from 'viem/accounts';
import { WebSocket } from 'ws';
import { goodToken, now, part, SECRET, secretFileIn, signed } from '../unit/transport/tokens.js';
import { startDev, type Dev } from '../support/devProcess.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { post } from '../support/rpc.js';

jest.setTimeout(120_000);

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');

/** The process throws an error that nobody catches when it gets this signal. */
const CRASH = "process.on('SIGUSR2', () => { throw new Error('forced crash'); })";

const KEY = `0x${randomBytes(32).toString('hex')}` as const;
const ADDRESS = privateKeyToAddress(KEY);
const PASSPHRASE = 'correct-horse-battery';
const WRONG_PASSPHRASE = 'incorrect-horse-staple';
const NUMBER_AS_PASSPHRASE = 9_071_552_317;
const PAIRING_PASSWORD = 'pairing-camel-needle';
const BAD_TOKEN = signed(`${part({ alg: 'HS256' })}.${part({ iat: now() })}`, new Uint8Array(32));
const MALFORMED_TOKEN = 'malformed-token-of-somebody';
const NODE_PASSWORD = 'node-password-of-somebody';
const BASIC = Buffer.from('proxy:basic-password').toString('base64');

/** What must not be found anywhere. Of a token, its signature. */
const SECRETS = [
  PASSPHRASE,
  WRONG_PASSPHRASE,
  String(NUMBER_AS_PASSPHRASE),
  PAIRING_PASSWORD,
  KEY.slice(2),
  Buffer.from(KEY.slice(2), 'hex').toString('base64').slice(0, -2),
  Buffer.from(KEY.slice(2), 'hex').toString('latin1'),
  Buffer.from(SECRET).toString('hex'),
  Buffer.from(SECRET).toString('latin1'),
  String(BAD_TOKEN.split('.')[2]),
  MALFORMED_TOKEN,
  BASIC,
  NODE_PASSWORD,
];

/** A token that is good for a minute, and another of the secrets. */
function newToken(): string {
  const token = goodToken();
  SECRETS.push(String(token.split('.')[2]));
  return token;
}

let folder: string;
let dev: Dev;
let halley: HalleyProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-secrets-'));
  const secretFile = secretFileIn(folder);
  const passwordFile = join(folder, 'pairing');
  writeFileSync(passwordFile, PAIRING_PASSWORD, { mode: 0o600 });
  dev = await startDev('--print-traces');
  const address = (name: string): string => new RegExp(`${name} +(\\S+)`).exec(dev.output())?.[1] ?? '';
  halley = await startHalley({
    environment: {
      HALLEY_NODE: address('CometBFT RPC').replace('http://', `http://halley:${NODE_PASSWORD}@`),
    },
    nodeGrpc: address('gRPC'),
    nodeArguments: [
      '--report-uncaught-exception',
      `--report-directory=${folder}`,
      `--import=data:text/javascript,${encodeURIComponent(CRASH)}`,
    ],
    flags: {
      'log-level': 'trace',
      'json-rpc.api': 'eth,net,web3,personal,miner,admin,debug',
      'json-rpc.auth-secret': secretFile,
      'keystore.light-kdf': 'true',
      'keystore.pairing-password-file': passwordFile,
    },
  });
});

afterAll(async () => {
  await halley.stop();
  await dev.stop();
  rmSync(folder, { recursive: true });
});

/** The calls that have secrets in them, in the right place and in wrong ones. */
function calls(): string[] {
  const call = (method: string, ...params: unknown[]): string =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const transaction = { from: ADDRESS, to: ADDRESS, value: '0x0', gas: '0x5208' };
  return [
    call('personal_importRawKey', KEY, PASSPHRASE),
    call('personal_importRawKey', KEY.slice(2), PASSPHRASE),
    call('personal_importRawKey', PASSPHRASE, KEY),
    call('personal_importRawKey', `${KEY}00`, PASSPHRASE),
    call('personal_importRawKey', { key: KEY }, { passphrase: PASSPHRASE }),
    call('personal_newAccount', PASSPHRASE),
    call('personal_newAccount', PASSPHRASE, KEY),
    call('personal_unlockAccount', ADDRESS, WRONG_PASSPHRASE),
    call('personal_unlockAccount', ADDRESS, NUMBER_AS_PASSPHRASE),
    call('personal_unlockAccount', PASSPHRASE, ADDRESS),
    call('personal_unlockAccount', ADDRESS, '', PASSPHRASE),
    call('personal_unlockAccount', ADDRESS, PASSPHRASE, 0),
    call('personal_sign', '0x68656c6c6f', ADDRESS, PASSPHRASE),
    call('personal_sign', PASSPHRASE, ADDRESS, '0x68656c6c6f'),
    call('personal_sendTransaction', transaction, PASSPHRASE),
    call('personal_sendTransaction', PASSPHRASE, transaction),
    call('personal_signTransaction', { ...transaction, password: PASSPHRASE }, PASSPHRASE),
    call('personal_initializeWallet', 'keystore://ledger'),
    call('personal_unpair', 'keystore://ledger', WRONG_PASSPHRASE),
    call('personal_unpair', 'keystore://ledger', PAIRING_PASSWORD),
    call('personal_lockAccount', ADDRESS),
    call('personal_unlockAccount', ADDRESS, PASSPHRASE, 0),
    call('eth_sign', ADDRESS, PASSPHRASE),
    call('eth_sendRawTransaction', KEY),
    `{"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":["${PASSPHRASE}"`,
    `[${call('personal_newAccount', PASSPHRASE)},${call('personal_sign', PASSPHRASE)}]`,
  ];
}

async function callAll(url: string, authorization?: string): Promise<string> {
  const answers: string[] = [];
  const headers = { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) };
  for (const body of calls()) answers.push(await (await fetch(url, { method: 'POST', headers, body })).text());
  return answers.join('\n');
}

/** Resolves when the upgrade was answered, one way or the other. */
function upgrade(url: string, token: string): Promise<void> {
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  socket.on('error', () => undefined);
  socket.on('open', () => socket.terminate());
  return new Promise((resolve) => socket.on('close', () => resolve()));
}

/** The content of all files in a folder and below, byte by byte. */
function contentOf(path: string): string {
  const found = statSync(path);
  // By its socket, a primary says that it owns a folder.
  if (found.isSocket()) return '';
  if (!found.isDirectory()) return readFileSync(path, 'latin1');
  return readdirSync(path)
    .map((name) => contentOf(join(path, name)))
    .join('\n');
}

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) {
    const at = text.indexOf(secret);
    // Some characters before it tell where it comes from, without printing the secret itself.
    expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at)).toBe('');
    expect(at).toBe(-1);
  }
}

test('halley dev prints and answers no secret', async () => {
  const answers = await callAll(dev.url);
  // The calls have done what they are for.
  expect(answers.toLowerCase()).toContain(ADDRESS.toLowerCase());
  expect(answers).toContain('could not decrypt key with given password');
  expectNoSecret(answers);
  expect(dev.output()).toContain('personal_importRawKey');
  expectNoSecret(dev.output());
});

test('halley start writes and answers no secret, nor do a crash and its report', async () => {
  for (const authorization of [undefined, `Bearer ${BAD_TOKEN}`, `Bearer ${MALFORMED_TOKEN}`, `Basic ${BASIC}`]) {
    const answers = await callAll(halley.httpUrl, authorization);
    expect(answers).toContain('"code":-32003');
    expect(answers.toLowerCase()).not.toContain(ADDRESS.toLowerCase());
    expectNoSecret(answers);
  }
  // The answer to personal_initializeWallet is the key that it has made, so that it is nobody's secret here.
  const profiled: string[] = [];
  const profile = async (method: string, ...params: unknown[]): Promise<void> => {
    const headers = { authorization: `Bearer ${newToken()}` };
    const request = { jsonrpc: '2.0', id: 1, method: `debug_${method}`, params };
    profiled.push(JSON.stringify(await post(halley.httpUrl, request, headers)));
  };
  for (const [method, file] of [
    ['startCPUProfile', 'cpu.cpuprofile'],
    ['startGoTrace', 'trace.json'],
  ] as const)
    await profile(method, file);
  for (const method of ['setBlockProfileRate', 'setMutexProfileFraction']) await profile(method, 1);
  const answers = await callAll(halley.httpUrl, `Bearer ${newToken()}`);
  expect(answers.toLowerCase()).toContain(ADDRESS.toLowerCase());
  expect(answers).toContain('could not decrypt key with given password');
  expectNoSecret(answers);
  for (const method of ['stopCPUProfile', 'stopGoTrace', 'stacks', 'memStats', 'gcStats']) await profile(method);
  for (const method of ['writeMemProfile', 'writeBlockProfile', 'writeMutexProfile']) await profile(method, method);
  expect(profiled.filter((answer) => answer.includes('"error"'))).toEqual([]);
  expectNoSecret(profiled.join('\n'));
  expect(readdirSync(join(halley.dataDir, 'profiles'))).toHaveLength(5);
  for (const token of [newToken(), BAD_TOKEN, MALFORMED_TOKEN]) await upgrade(halley.wsUrl, token);
  await halley.kill('SIGUSR2');
  expect(halley.printed()).toContain('forced crash');
  expectNoSecret(halley.printed());
  expectNoSecret(contentOf(halley.dataDir));
  const reports = readdirSync(folder).filter((name) => name.startsWith('report.'));
  expect(reports).toHaveLength(1);
  for (const name of reports) expectNoSecret(readFileSync(join(folder, name), 'latin1'));
});

test('what halley start has stored is for its own user only', () => {
  const open = readdirSync(halley.dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(halley.dataDir, name)).mode & 0o077) !== 0,
  );
  expect(open).toEqual([]);
});

describe('an address that is refused is not shown', () => {
  const credentials = `halley:${NODE_PASSWORD}`;
  const grpc = `http://${credentials}@127.0.0.1:9090`;

  test.each([
    [['config', 'print', '--node-grpc', grpc], {}, 'halley: --node-grpc: the value is not valid: '],
    [['config', 'check'], { HALLEY_NODE_GRPC: grpc }, 'halley: HALLEY_NODE_GRPC: the value is not valid: '],
    [['start'], { HALLEY_NODE_GRPC: grpc }, 'halley: HALLEY_NODE_GRPC: the value is not valid: '],
    [['dev', '--fork-url', `${credentials}@host`], {}, 'halley: --fork-url: the value is not valid: '],
    [['dev', '--fork-header', NODE_PASSWORD], {}, 'halley: --fork-header: the value is not valid: '],
    [['start', '--json-rpc.address', `${credentials}@x`], {}, 'halley: --json-rpc.address: the value is not valid: '],
  ])('halley %j', (flags, environment, message) => {
    const env = { ...process.env, ...environment };
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...flags], { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.slice(0, message.length)).toBe(message);
    expectNoSecret(stderr);
  });
});

test.each(['print', 'check'])('config %s shows no password of an address', (command) => {
  const address = `http://halley:${NODE_PASSWORD}@127.0.0.1:1/${NODE_PASSWORD}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [MAIN, 'config', command, '--data-dir', folder, '--signer', address],
    {
      env: { ...process.env, HALLEY_NODE: address },
      encoding: 'utf8',
    },
  );
  expect(stdout).toContain('http://halley:***@127.0.0.1:1/***');
  expectNoSecret(stdout + stderr);
});
