/** The file with the secret of bearer tokens: what is read, what is made, and what is refused with which reason. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
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
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkAuthSecret, readAuthSecret, readOrMakeAuthSecret } from '../../../src/config/authSecret.js';
import { ConfigError } from '../../../src/config/config.js';

const HEX = '7365637265747365637265747365637265747365637265747365637265742121';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-secret-'));
  path = join(folder, 'jwtsecret');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The refusal of the file as it is. All three ways to the file must give the same. */
async function refusal(): Promise<string> {
  const outcomes = [readOrMakeAuthSecret(path), readAuthSecret(path), checkAuthSecret(path)];
  const [first, ...others] = await Promise.all(outcomes.map((outcome) => outcome.catch((error: unknown) => error)));
  expect(first).toBeInstanceOf(ConfigError);
  for (const other of others) expect(other).toEqual(first);
  // The expectation above has checked it.
  return (first as ConfigError).message;
}

test.each([
  ['with 0x and a line end, as geth writes it', `0x${HEX}`],
  ['with 0x and a line end', `0x${HEX}\n`],
  ['without 0x, as openssl writes it', `${HEX}\n`],
  ['with spaces around and capitals', ` \t0x${HEX.toUpperCase()}\r\n\n`],
])('a secret is read %s', async (_name, content) => {
  writeFileSync(path, content, { mode: 0o600 });
  const { secret, warning } = await readAuthSecret(path);
  expect(Buffer.from(secret).toString()).toBe('secretsecretsecretsecretsecret!!');
  expect(warning).toBeNull();
  expect(await readOrMakeAuthSecret(path)).toEqual({ secret, warning });
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test('a secret that is missing is made once, for its owner only, and nothing else stays in the folder', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => readOrMakeAuthSecret(path)));
  expect(new Set(made.map(({ secret }) => Buffer.from(secret).toString('hex'))).size).toBe(1);
  expect(readFileSync(path, 'utf8')).toBe(`0x${Buffer.from(made[0]?.secret ?? []).toString('hex')}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['jwtsecret']);
  const second = await readOrMakeAuthSecret(join(folder, 'other'));
  expect(second.secret).not.toEqual(made[0]?.secret);
});

test('a look at a secret that is missing makes none', async () => {
  expect(await checkAuthSecret(path)).toEqual({ warning: null });
  expect(readdirSync(folder)).toEqual([]);
  await expect(readAuthSecret(path)).rejects.toThrow('there is no such file');
});

test('permissions of others are worth a warning', async () => {
  writeFileSync(path, HEX);
  for (const mode of [0o640, 0o604, 0o620]) {
    chmodSync(path, mode);
    const { warning } = await readAuthSecret(path);
    expect(warning).toBe(
      `json-rpc.auth-secret: others than its owner have permissions on ${path}; chmod 600 takes them away`,
    );
    expect(await checkAuthSecret(path)).toEqual({ warning });
  }
  chmodSync(path, 0o400);
  expect((await readAuthSecret(path)).warning).toBeNull();
});

test.each([
  ['31 bytes', HEX.slice(2)],
  ['33 bytes', `${HEX}21`],
  ['an odd number of digits', HEX.slice(1)],
  ['other characters', `${HEX.slice(1)}g`],
  ['two secrets', `${HEX}\n${HEX}`],
  ['an empty file', ''],
])('a file with %s is refused, and nothing of it is told', async (_name, content) => {
  writeFileSync(path, content);
  const message = await refusal();
  expect(message).toBe(`json-rpc.auth-secret: ${path} cannot be used: it does not hold 32 bytes in hex (64 digits)`);
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test.each([HEX, `0x${HEX}`])(
  'a secret in the place of the name of its file is refused, and not told',
  async (given) => {
    path = given;
    expect(await refusal()).toBe(
      'json-rpc.auth-secret: the value is a secret itself; write it to a file, and name the file',
    );
  },
);

test('a file that is too large is refused without being read', async () => {
  writeFileSync(path, `${HEX}${' '.repeat(1_000)}`);
  expect(await refusal()).toMatch(/: it is larger than 1024 bytes$/);
});

test('a symbolic link is followed, as orchestrators mount secrets; one to nowhere is refused', async () => {
  symlinkSync(join(folder, 'target'), path);
  expect(await refusal()).toMatch(/: it is a symbolic link to a file that is missing$/);
  expect(readdirSync(folder)).toEqual(['jwtsecret']);
  writeFileSync(join(folder, 'target'), HEX);
  expect(Buffer.from((await readOrMakeAuthSecret(path)).secret).toString('hex')).toBe(HEX.replace('0x', ''));
});

test('a folder, and a pipe that nobody writes to, are no regular files', async () => {
  mkdirSync(path);
  expect(await refusal()).toMatch(/: it is not a regular file$/);
  rmSync(path, { recursive: true });
  execFileSync('mkfifo', [path]);
  expect(await refusal()).toMatch(/: it is not a regular file$/);
});

test('the folder of the file is made for its owner only, and not the one above', async () => {
  path = join(folder, '.halley', 'jwtsecret');
  expect(await checkAuthSecret(path)).toEqual({ warning: null });
  expect(readdirSync(folder)).toEqual([]);
  await Promise.all([readOrMakeAuthSecret(path), readOrMakeAuthSecret(path)]);
  expect(statSync(join(folder, '.halley')).mode & 0o777).toBe(0o700);
  path = join(folder, 'missing', 'folder', 'jwtsecret');
  const reason = /the folder .*missing cannot be entered or is missing \(ENOENT\)$/;
  await expect(readOrMakeAuthSecret(path)).rejects.toThrow(reason);
  await expect(checkAuthSecret(path)).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual(['.halley']);
});
