/** Who may call private methods of `halley dev`, by the address that it listens on and its options. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { devAuthentication, privateMethodsOf } from '../../../../src/commands/dev/devAuthentication.js';
import { addOptions } from '../../../../src/commands/dev/devCommand.js';
import type { DevOptions } from '../../../../src/commands/dev/options/devOptions.js';

/** The options of a command line. */
function optionsOf(...args: string[]): DevOptions {
  const command = new Command('dev').exitOverride();
  addOptions(command);
  return command.parse(args, { from: 'user' }).opts<DevOptions>();
}

const OPEN = { privateMethods: true, unlockedKeys: true };
const CLOSED = { privateMethods: false, unlockedKeys: false };

describe('without a token', () => {
  test.each([
    ['by default', [], OPEN],
    ['on localhost', ['--host', 'localhost'], OPEN],
    ['on another loopback address', ['--host', '127.0.0.2'], OPEN],
    ['on loopback of IPv6', ['--host', '::1'], OPEN],
    ['on all addresses', ['--host', '0.0.0.0'], CLOSED],
    ['on all addresses of IPv6', ['--host', '::'], CLOSED],
    ['on a name', ['--host', 'chain.example'], CLOSED],
    ['on a name that begins as loopback does', ['--host', '127.0.0.1.example'], CLOSED],
    [
      'elsewhere, where keys are left to all',
      ['--host', '0.0.0.0', '--json-rpc.allow-insecure-unlock'],
      { ...CLOSED, unlockedKeys: true },
    ],
    ['on loopback, where keys are not', ['--json-rpc.allow-insecure-unlock=false'], { ...OPEN, unlockedKeys: false }],
  ])('%s', async (_name, args, expected) => {
    const authentication = await devAuthentication(optionsOf(...args));
    expect(authentication).toMatchObject({ secret: null, withoutToken: expected, warning: null });
    const banner = 'no one from outside: --json-rpc.auth-secret <file> names the secret of bearer tokens';
    expect(privateMethodsOf(authentication)).toBe(expected.privateMethods ? null : banner);
  });
});

test('the secret that an option names is made, and the banner says how to use it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halley-dev-auth-'));
  const path = join(folder, 'jwtsecret');
  const authentication = await devAuthentication(optionsOf('--host', '0.0.0.0', '--json-rpc.auth-secret', path));
  expect(authentication.secret).toHaveLength(32);
  expect(existsSync(path)).toBe(true);
  expect(privateMethodsOf(authentication)).toBe(
    'need a bearer token: halley token --json-rpc.auth-secret <file> prints one',
  );
  rmSync(folder, { recursive: true });
});

test('a Unix socket gets a secret of its own, which is no secret for others', async () => {
  const authentication = await devAuthentication(optionsOf('--ipc', '--host', '0.0.0.0'));
  expect(authentication).toMatchObject({ isOwnSecret: true, withoutToken: CLOSED });
  expect(authentication.secret).toHaveLength(32);
  expect(privateMethodsOf(authentication)).toMatch(/^no one from outside/);
});
