import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { checkConfig } from '../../../src/commands/checkConfig.js';
import { resolveConfig } from '../../../src/config/config.js';
import { recording } from '../../support/recordings.js';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A node that knows `status`, and the block of that height where it is said that it discards its results. */
async function startNode({ version = '0.38.17', height = 7, discards = false } = {}): Promise<string> {
  const status = {
    node_info: { network: 'test-1', version, moniker: 'test' },
    sync_info: { latest_block_height: String(height), earliest_block_height: '1', catching_up: height === 0 },
    validator_info: { address: 'AB'.repeat(20) },
  };
  const block = recording<{ result: unknown }>('head', 'blocks', '5247-all-types-and-7702', 'comet_block.json');
  const discarded = { error: { code: -32603, message: 'node is not persisting abci responses' } };
  const answers: Record<string, object> = {
    status: { result: status },
    ...(discards && { block: { result: block.result }, block_results: discarded }),
  };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      const unknown = { error: { code: -32601, message: 'Method not found' } };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(answers[method] ?? unknown) }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function check(flags: Record<string, string>): Promise<{ good: boolean; text: string }> {
  let text = '';
  const good = await checkConfig(resolveConfig({ 'data-dir': '/tmp', ...flags }, {}), (more) => (text += more));
  return { good, text };
}

test('a node that answers is shown with its chain and height', async () => {
  const node = await startNode();
  const { text } = await check({ node });
  expect(text).toContain(`node: ${node} is test-1, CometBFT 0.38.17, height 7\n`);
});

test('a node without a block is shown as one, and not as one without gRPC', async () => {
  const { good, text } = await check({ node: await startNode({ height: 0 }), 'node-grpc': '127.0.0.1:1' });
  expect(good).toBe(true);
  expect(text).toContain(
    'warning: the node has no block yet and is catching up with its chain: ' +
      'its application cannot be asked before its first block\n',
  );
  expect(text).not.toContain('node-grpc');
});

test('what a node that discards the results of blocks lets be served depends on its release', async () => {
  const announcing = await check({ node: await startNode({ height: 5247, discards: true }) });
  expect(announcing.text).toContain(
    'config.toml): only blocks that are made while Halley runs, or are in a state stream (--stream), are served; ' +
      'set it to false and restart the node to keep more\n',
  );
  server?.close();
  const silent = await check({ node: await startNode({ version: '0.37.4', height: 5247, discards: true }) });
  expect(silent.text).toContain(
    'config.toml), and CometBFT 0.37.4 does not announce them, either: ' +
      'no block can be served until it is set to false and the node is restarted\n',
  );
});

test('a node that does not answer is an error', async () => {
  const { good, text } = await check({ node: 'http://127.0.0.1:1' });
  expect(good).toBe(false);
  expect(text).toMatch(/^error: node: http:\/\/127\.0\.0\.1:1: /);
});

test('a gRPC service that is configured and does not answer is an error', async () => {
  const { good, text } = await check({ node: await startNode(), 'node-grpc': '127.0.0.1:1' });
  expect(good).toBe(false);
  expect(text).toContain('error: node-grpc: nothing at 127.0.0.1:1 serves test-1\n');
});

test('a data folder that cannot be made is an error', async () => {
  const { good, text } = await check({ node: await startNode(), 'data-dir': '/dev/null/x' });
  expect(good).toBe(false);
  expect(text).toContain(
    'error: data-dir: /dev/null is not a folder (EEXIST); name a folder that can be made and written to\n',
  );
});

test('a data folder that can be made is removed again', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'halley-check-'));
  const { good } = await check({ node: await startNode(), 'data-dir': join(parent, 'a', 'b') });
  expect([good, readdirSync(parent)]).toEqual([true, []]);
  rmSync(parent, { recursive: true });
});

test('a secret that cannot be read is an error, and one that others can read a warning', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halley-check-'));
  const path = join(folder, 'jwtsecret');
  const node = await startNode();
  const missing = await check({ node, 'json-rpc.auth-secret': path });
  expect([missing.good, readdirSync(folder)]).toEqual([true, []]);
  writeFileSync(path, 'ab'.repeat(32), { mode: 0o644 });
  const readable = await check({ node, 'json-rpc.auth-secret': path });
  expect(readable.good).toBe(true);
  expect(readable.text).toContain(`warning: json-rpc.auth-secret: others than its owner have permissions on ${path};`);
  writeFileSync(path, 'ab'.repeat(31));
  const short = await check({ node, 'json-rpc.auth-secret': path });
  expect(short.good).toBe(false);
  expect(short.text).toContain(`error: json-rpc.auth-secret: ${path} cannot be used: it does not hold 32 bytes`);
  rmSync(folder, { recursive: true });
});

test('a logo that cannot be used is an error', async () => {
  const { good, text } = await check({ node: await startNode(), 'site.operator-logo': '/nowhere/logo.svg' });
  expect(good).toBe(false);
  expect(text).toContain('error: site.operator-logo: /nowhere/logo.svg cannot be used: ');
});

test('a development namespace in front of a real chain is an error', async () => {
  const { good, text } = await check({ node: await startNode(), 'json-rpc.api': 'eth,anvil' });
  expect(good).toBe(false);
  expect(text).toContain('error: json-rpc.api: anvil exists only in front of the embedded development chain\n');
});
