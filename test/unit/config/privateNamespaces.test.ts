/** Private namespaces and the secret that they need. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { resolveConfig, type ResolvedConfig } from '../../../src/config/config.js';
import { printConfig } from '../../../src/config/print.js';
import { withPrivateNamespacesGuarded } from '../../../src/config/privateNamespaces.js';

const PRIVATE = ['personal', 'miner'];
const SECRET = { 'json-rpc.auth-secret': '/run/jwtsecret' };

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'halley-home-'));
  mkdirSync(join(home, 'config'));
  const api = 'api = "eth,personal,net,miner,debug"';
  writeFileSync(join(home, 'config', 'app.toml'), `[json-rpc]\n${api}\nallow-insecure-unlock = true\n`);
});

afterAll(() => rmSync(home, { recursive: true }));

function resolve(flags: Record<string, string>, environment: Record<string, string> = {}): ResolvedConfig {
  return withPrivateNamespacesGuarded(resolveConfig(flags, environment), PRIVATE);
}

describe('without a secret, a private namespace is', () => {
  test('refused on the command line, with the line that mends it', () => {
    expect(() => resolve({ home, 'json-rpc.api': 'eth,personal' })).toThrow(
      '--json-rpc.api: personal: the methods of this namespace need a bearer token, and there is no secret to check one with; add --json-rpc.auth-secret <file>, which is made when it is missing',
    );
  });

  test('refused in the environment', () => {
    expect(() => resolve({}, { HALLEY_JSON_RPC_API: 'personal,miner,eth' })).toThrow(
      /^HALLEY_JSON_RPC_API: personal, miner: the methods of these namespaces need a bearer token/,
    );
  });

  test('left out with a warning where only app.toml names it', () => {
    const { config, warnings } = resolve({ home });
    expect(config['json-rpc.api']).toEqual(['eth', 'net', 'debug']);
    expect(Object.isFrozen(config)).toBe(true);
    const warning =
      'app.toml json-rpc.api: personal, miner left out: the methods of these namespaces need a bearer token; --json-rpc.auth-secret <file> serves them';
    expect(warnings).toEqual([warning]);
    const printed = printConfig(resolve({ home }));
    expect(printed).toContain('json-rpc.api = "eth,net,debug"  # app.toml\n');
    expect(printed.endsWith(`\n# warning: ${warning}\n`)).toBe(true);
  });
});

test('with a secret, private namespaces are served, wherever they are named', () => {
  expect(resolve({ ...SECRET, home }).config['json-rpc.api']).toEqual(['eth', 'personal', 'net', 'miner', 'debug']);
  expect(resolve({ ...SECRET, 'json-rpc.api': 'personal' }).config['json-rpc.api']).toEqual(['personal']);
  const environment = { HALLEY_JSON_RPC_API: 'miner', HALLEY_JSON_RPC_AUTH_SECRET: '/run/jwtsecret' };
  expect(resolve({}, environment).config['json-rpc.api']).toEqual(['miner']);
});

test('other namespaces need no secret: debug has public methods', () => {
  const resolved = resolveConfig({ 'json-rpc.api': 'eth,web3,net,txpool,debug' }, {});
  expect(withPrivateNamespacesGuarded(resolved)).toBe(resolved);
});

test("unlocked keys are for callers with a token, whatever the node's app.toml says of its own server", () => {
  const { config, warnings } = resolveConfig({ home }, {});
  expect(config['json-rpc.allow-insecure-unlock']).toBe(false);
  expect(warnings).toEqual([]);
  expect(resolveConfig({ 'json-rpc.allow-insecure-unlock': 'true' }, {}).config['json-rpc.allow-insecure-unlock']).toBe(
    true,
  );
});
