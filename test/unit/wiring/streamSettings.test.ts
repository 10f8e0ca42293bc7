import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resolveConfig } from '../../../src/config/config.js';
import { createGateway } from '../../../src/gateway.js';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halley-settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[string, Record<string, string>, string]>([
  ['an address that is none', { stream: 'localhost' }, 'stream: "localhost" is not an address such as'],
  ['no token', { stream: 'tcp://127.0.0.1:9' }, 'stream.token-file: needed for tcp://'],
  ['a token file that is not there', { stream: 'tls://a:9', 'stream.token-file': '/none' }, 'stream.token-file: '],
  ['a certificate file that is not there', { stream: 'unix:/a', 'stream.ca-file': '/none' }, 'stream.ca-file: '],
])('a stream with %s is refused before anything is done', async (_what, settings, message) => {
  const data = join(folder, 'data');
  const { config } = resolveConfig({ ...settings, 'data-dir': data, node: 'http://127.0.0.1:9' }, {});
  const quiet = (): undefined => undefined;
  const log = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };
  const created = createGateway(config, log);
  await expect(created).rejects.toMatchObject({ name: 'ConfigError', message: expect.stringContaining(message) });
  expect(readdirSync(folder)).toEqual([]);
});
