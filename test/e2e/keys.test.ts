/** `halley keys` as an operator and as a script use it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decryptKeystoreJsonSync } from 'ethers';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const KEY = '11'.repeat(32);
const ADDRESS = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A';

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'halley-keys-'));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a key is imported, listed, exported, gets another passphrase, and is removed', () => {
  const imported = keys(['import', file('key', `${KEY}\n`), '--password-file', file('passphrase', 'first\n')]);
  const path = join(home, 'keystore', `UTC--`);
  expect(imported).toMatchObject({ status: 0, stderr: '' });
  expect(imported.stdout).toMatch(new RegExp(`^${ADDRESS} ${path}.*--${ADDRESS.slice(2).toLowerCase()}\n$`));
  expect(keys(['list'])).toMatchObject({ status: 0, stdout: imported.stdout });

  expect(keys(['export', ADDRESS, '--raw'], 'wrong\n')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'halley: could not decrypt key with given password\n',
  });
  expect(keys(['export', ADDRESS, '--raw'], 'first\n')).toMatchObject({ status: 0, stdout: `0x${KEY}\n` });

  const missing = ['--new-password-file', join(home, 'missing')];
  expect(keys(['change-password', ADDRESS, ...missing], 'first\n')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^halley: --new-password-file .*missing: /),
  });
  expect(keys(['change-password', ADDRESS.slice(2)], 'first\nsecond\n').stdout).toBe(imported.stdout);
  const exported = keys(['export', ADDRESS.toLowerCase()], 'second\n').stdout;
  expect(decryptKeystoreJsonSync(exported, 'second').privateKey).toBe(`0x${KEY}`);

  expect(keys(['remove', ADDRESS], 'second\n').stdout).toBe(`removed ${imported.stdout}`);
  expect(keys(['list'])).toMatchObject({ status: 0, stdout: '' });
  expect(keys(['remove', ADDRESS])).toMatchObject({
    status: 1,
    stderr: `halley: there is no key of ${ADDRESS} in the key store\n`,
  });
});

test('a key file and a mnemonic are imported', () => {
  const fixture = join(import.meta.dirname, '../support/fixtures/keyFiles/definition-pbkdf2.json');
  expect(keys(['import', fixture], 'testpassword\n').stdout).toMatch(/^0x008AeEda4D805471dF9b2A5B0f38A0C3bCBA786b /);
  const mnemonic = file('mnemonic', 'test test test test test test test test test test test junk');
  expect(keys(['import', mnemonic, '--index', '1'], 'x\n').stdout).toMatch(
    /^0x70997970C51812dc3A010C7d01b50e0d17dc79C8 /,
  );
  expect(keys(['import', mnemonic, '--path', "m/44'/60'/0'/0/1"], 'x\n')).toMatchObject({
    status: 1,
    stderr: 'halley: there is a key of account 0x70997970c51812dc3a010c7d01b50e0d17dc79c8\n',
  });
});

test.each<[string[], string]>([
  [['new', '--password', 'secret'], 'a passphrase is no option: '],
  [['new', '--passphrase=secret'], 'a passphrase is no option: '],
  [['new', 'secret'], 'keys new takes no such argument: '],
  [['import', KEY], 'keys import takes no such argument: '],
  [['import', `${'secret '.repeat(11)}secret`], 'keys import takes no such argument: '],
  [['remove', ADDRESS, 'secret'], 'keys remove takes no such argument: '],
  [['export', 'secret'], 'the address must be 20 bytes of hex'],
])('%j is refused, and what was typed is not repeated', (args, reason) => {
  const { status, stdout, stderr } = keys(args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/secret|1111/);
});

test.each<[string[], string, string]>([
  [['new'], '', 'standard input holds no passphrase: use --password-file, or a terminal to be asked for it'],
  [['new'], '\n\n', 'the passphrase is empty: it would protect nothing'],
  [['import'], `${KEY}\n`, 'standard input holds no passphrase: use --password-file, or a terminal to be asked for it'],
  [['import'], 'zz'.repeat(32), 'not a private key (64 hex digits), a key file (JSON) or a mnemonic (words)'],
  [['import'], 'a b c', 'the mnemonic has a wrong word, length or checksum: it must be 12 to 24 English words'],
  [['import'], '{"version":1}', 'this key file cannot be used: version must be 3'],
  [['import', '--index', '1'], KEY, '--path and --index choose a key of a mnemonic, and this is not one'],
])('%j with bad input is refused', (args, input, reason) => {
  expect(keys(args, input)).toMatchObject({ status: 2, stdout: '', stderr: `halley: ${reason}\n` });
});

/** Runs `halley keys`; standard input is empty, unless it is given. */
function keys(args: string[], input = '') {
  const settings = [`--data-dir=${home}`, ...(args[0] === 'list' ? [] : ['--keystore.light-kdf'])];
  const all = [MAIN, 'keys', ...args, ...settings];
  return spawnSync(process.execPath, all, { encoding: 'utf8', input, timeout: 60_000, killSignal: 'SIGKILL' });
}

function file(name: string, content: string): string {
  const path = join(home, name);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}
