import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { checkConfig } from '../../src/commands/checkConfig.js';
import { resolveConfig } from '../../src/config/config.js';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A node that knows `status` and nothing else. */
async function startNode(): Promise<string> {
  const status = {
    node_info: { network: 'test-1', version: '0.38.17', moniker: 'test' },
    sync_info: { latest_block_height: '7', earliest_block_height: '1', catching_up: false },
    validator_info: { address: 'AB'.repeat(20) },
  };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      const answer =
        method === 'status' ? { result: status } : { error: { code: -32601, message: 'Method not found' } };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
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

test('a development namespace in front of a real chain is an error', async () => {
  const { good, text } = await check({ node: await startNode(), 'json-rpc.api': 'eth,anvil' });
  expect(good).toBe(false);
  expect(text).toContain('error: json-rpc.api: anvil exists only in front of the embedded development chain\n');
});
