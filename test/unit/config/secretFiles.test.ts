/** Addresses with passwords, from files that variables name. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { resolveConfig } from '../../../src/config/config.js';
import { printConfig } from '../../../src/config/print.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-secret-files-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const path = join(folder, 'address');
  writeFileSync(path, text, { mode: 0o600 });
  chmodSync(path, 0o600);
  return path;
}

test('the value of node and signer is that of the file, without the end of its line', () => {
  const of = (name: string, text: string) => resolveConfig({}, { [name]: fileOf(text) });
  const node = of('HALLEY_NODE_FILE', 'http://user:geheim@127.0.0.1:26657\n');
  expect([node.config.node, node.origins.node]).toEqual(['http://user:geheim@127.0.0.1:26657', 'environment']);
  expect(printConfig(node)).toContain('node = "http://user:***@127.0.0.1:26657"  # environment\n');
  expect(of('HALLEY_SIGNER_FILE', 'http://a:b@127.0.0.1:8550').config.signer).toBe('http://a:b@127.0.0.1:8550');
});

test('a flag comes before the file', () => {
  const { config } = resolveConfig({ node: 'http://127.0.0.1:1' }, { HALLEY_NODE_FILE: fileOf('http://127.0.0.1:2') });
  expect(config.node).toBe('http://127.0.0.1:1');
});

describe('is refused with the name of the variable and without the text:', () => {
  const refusal = (environment: Record<string, string>): string => {
    try {
      resolveConfig({}, environment);
      return 'it was taken';
    } catch (error) {
      return String(error);
    }
  };

  test('a file that is missing, empty, no file or too long', () => {
    const file = (path: string) => refusal({ HALLEY_NODE_FILE: path });
    expect(file('/nowhere/node')).toMatch(/^ConfigError: HALLEY_NODE_FILE: cannot read \/nowhere\/node: .*ENOENT/);
    expect(file(fileOf(' \n'))).toMatch(/address: it is empty$/);
    expect(file('http://user:geheim@127.0.0.1:26657')).toBe(
      'ConfigError: HALLEY_NODE_FILE: cannot read it: it names a file, and not the value itself',
    );
    expect(file(folder)).toBe(`ConfigError: HALLEY_NODE_FILE: cannot read ${folder}: it is no regular file`);
    expect(file('/dev/zero')).toMatch(/\/dev\/zero: it is no regular file$/);
    expect(file(fileOf('x'.repeat(16_385)))).toMatch(/address: it has more than 16384 bytes$/);
  });

  test('a file with something else', () => {
    expect(refusal({ HALLEY_NODE_FILE: fileOf('ftp://user:geheim@x') })).toMatch(
      /^ConfigError: HALLEY_NODE_FILE: the value is not valid: expected /,
    );
  });

  test('a variable beside its file', () => {
    expect(refusal({ HALLEY_SIGNER: 'http://127.0.0.1:1', HALLEY_SIGNER_FILE: '/nowhere' })).toBe(
      'ConfigError: HALLEY_SIGNER and HALLEY_SIGNER_FILE cannot be given together',
    );
  });

  test('a file for a setting that holds no secret', () => {
    expect(refusal({ HALLEY_JSON_RPC_GAS_CAP_FILE: '/nowhere' })).toMatch(
      /unknown environment variable HALLEY_JSON_RPC_GAS_CAP_FILE/,
    );
  });
});
