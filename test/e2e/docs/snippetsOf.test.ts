/** Snippets: each is run where its client is installed, with values that try to leave their quotes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { JsonValue } from '../../../docs-site/client/playground/json.js';
import { parseJson } from '../../../docs-site/client/playground/json.js';
import { snippetsOf, type SnippetCall, type SnippetClient } from '../../../docs-site/client/playground/snippetsOf.js';

const run = promisify(execFile);

const HOSTILE: readonly JsonValue[] = [
  `'; touch /tmp/x; echo '$(id)\`id\`\${process.exit(7)}"\\ é \u2028`,
  parseJson('{"__proto__":{"a":[true,false,null]},"it\'s":1}'),
  Array.from({ length: 12 }, (_, i) => `0x${String(i).repeat(10)}`),
];

interface Call {
  id: number;
  method: string;
  params: JsonValue;
}

let server: Server;
let url: string;
const seen: { body: Call; authorization: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // ethers sends one call as a call, and several as a batch.
      const sent = JSON.parse(Buffer.concat(parts).toString()) as Call | Call[];
      const answers = [sent].flat().map((call) => {
        if (call.method === 'test_call') seen.push({ body: call, authorization: request.headers.authorization });
        return { jsonrpc: '2.0', id: call.id, result: call.method === 'eth_chainId' ? '0x1' : 'done' };
      });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(Array.isArray(sent) ? answers : answers[0]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/it's?a=$HOME&b="`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function snippet(client: SnippetClient, call: Partial<SnippetCall> = {}): string {
  const whole = { method: 'test_call', params: HOSTILE, url, hasToken: true, isSubscription: false, ...call };
  return snippetsOf(whole).find((entry) => entry.client === client)?.code ?? '';
}

async function runsAs(command: string, args: string[]): Promise<void> {
  seen.length = 0;
  const { stdout } = await run(command, args, { env: { ...process.env, HALLEY_TOKEN: 'a.b.c' } });
  expect(stdout).toContain('done');
  expect(seen).toHaveLength(1);
  expect(JSON.stringify(seen[0]?.body.params)).toBe(JSON.stringify(HOSTILE));
  expect(seen[0]?.authorization).toBe('Bearer a.b.c');
}

describe('snippets that are run', () => {
  test('curl', () => runsAs('sh', ['-c', snippet('curl')]));
  test('viem', () => runsAs(process.execPath, ['--input-type=module', '-e', snippet('viem')]));
  test('ethers', () => runsAs(process.execPath, ['--input-type=module', '-e', snippet('ethers')]));

  test('the words of cast are those that the shell gives it', async () => {
    const words = snippet('cast').replace(/^cast/, `printf '%s\\n'`);
    const { stdout } = await run('sh', ['-c', words], { env: { ...process.env, HALLEY_TOKEN: 'a.b.c' } });
    expect(stdout.split('\n')).toEqual([
      'rpc',
      '--rpc-url',
      url,
      '--rpc-headers',
      'authorization: Bearer a.b.c',
      'test_call',
      '--raw',
      // A line separator is shown as its escape, which means the same.
      JSON.stringify(HOSTILE).replaceAll('\u2028', '\\u2028'),
      '',
    ]);
  });
});

describe('snippets that are read', () => {
  const call = { url: 'http://a/', hasToken: false, method: 'eth_call', params: [{ to: '0x1' }, null, true, 'it"s'] };

  test('web3.py', () => {
    expect(snippet('web3.py', call)).toBe(`from web3 import HTTPProvider

provider = HTTPProvider("http://a/")
response = provider.make_request("eth_call", [{ "to": "0x1" }, None, True, "it\\"s"])
print(response)`);
  });

  test('Go', () => {
    expect(snippet('Go', { ...call, params: [{ to: '0x1' }, 'a`b'] })).toBe(`package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"github.com/ethereum/go-ethereum/rpc"
)

func main() {
	ctx := context.Background()
	client, err := rpc.DialContext(ctx, "http://a/")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	var result json.RawMessage
	if err := client.CallContext(ctx, &result, "eth_call", json.RawMessage(\`{"to":"0x1"}\`), json.RawMessage("\\"a\`b\\"")); err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(result))
}`);
  });

  test('a subscription uses what each client has for it', () => {
    const subscription = { ...call, url: 'ws://a/', method: 'eth_subscribe', isSubscription: true };
    const of = (client: SnippetClient, params: JsonValue[]) => snippet(client, { ...subscription, params });
    expect(of('curl', ['newHeads'])).toContain("websocat -n 'ws://a/'");
    expect(of('viem', ['newHeads'])).toContain('client.transport.subscribe({\n  params: ["newHeads"],');
    expect(of('ethers', ['newHeads'])).toContain("provider.on('block'");
    expect(of('ethers', ['logs', { address: '0x1', fromBlock: '0x2' }])).toContain(
      'provider.on({ address: "0x1", topics: [] }, (log) => console.log(log))',
    );
    expect(of('ethers', ['syncing'])).toBe('// ethers has no event for this subscription.');
    expect(of('web3.py', ['newHeads'])).toContain('async for message in w3.socket.process_subscriptions():');
    expect(of('Go', ['newHeads'])).toContain('client.EthSubscribe(ctx, notifications, json.RawMessage(`"newHeads"`))');
  });
});
