/** The same call in other clients. No snippet holds a token: each reads HALLEY_TOKEN from the environment. */
import { compactJson, isObject, type JsonValue } from './json.js';
import { goText, hasExactNumber, javaScriptValue, pythonValue, quotedText, shellWord } from './literals.js';
import { compactRequest } from './request.js';

/** A call to be written down. Secrets are taken out before. */
export interface SnippetCall {
  readonly method: string;
  readonly params: readonly JsonValue[];
  /** Its scheme is http, https, ws or wss. */
  readonly url: string;
  /** True when the call carries a bearer token. */
  readonly hasToken: boolean;
  /** True for eth_subscribe. */
  readonly isSubscription: boolean;
}

/** A call in the words of one client. */
export interface Snippet {
  readonly client: SnippetClient;
  readonly language: 'shell' | 'javascript' | 'python' | 'go';
  readonly code: string;
}

/** The clients that snippets are written for. */
export type SnippetClient = 'curl' | 'cast' | 'viem' | 'ethers' | 'web3.py' | 'Go';

/** One snippet for each client. */
export function snippetsOf(call: SnippetCall): readonly Snippet[] {
  const isSocket = call.isSubscription || /^wss?:/i.test(call.url);
  return [
    { client: 'curl', language: 'shell', code: isSocket ? websocat(call) : curl(call) },
    { client: 'cast', language: 'shell', code: cast(call) },
    { client: 'viem', language: 'javascript', code: call.isSubscription ? viemSubscription(call) : viem(call) },
    { client: 'ethers', language: 'javascript', code: call.isSubscription ? ethersSubscription(call) : ethers(call) },
    { client: 'web3.py', language: 'python', code: isSocket ? web3Socket(call) : web3(call) },
    { client: 'Go', language: 'go', code: go(call) },
  ];
}

function curl({ method, params, url, hasToken }: SnippetCall): string {
  return [
    `curl -sS ${shellWord(url)}`,
    `-H 'content-type: application/json'`,
    ...(hasToken ? ['-H "authorization: Bearer $HALLEY_TOKEN"'] : []),
    `--data-raw ${shellWord(compactRequest(method, params))}`,
  ].join(' \\\n  ');
}

function websocat({ method, params, url, hasToken }: SnippetCall): string {
  const header = hasToken ? ' -H "authorization: Bearer $HALLEY_TOKEN"' : '';
  return [
    '# curl sends no JSON-RPC over a WebSocket; websocat does.',
    `printf '%s\\n' ${shellWord(compactRequest(method, params))} |\n  websocat -n${header} ${shellWord(url)}`,
  ].join('\n');
}

function cast({ method, params, url, hasToken, isSubscription }: SnippetCall): string {
  const lines = [
    `cast rpc --rpc-url ${shellWord(url)}`,
    ...(hasToken ? ['--rpc-headers "authorization: Bearer $HALLEY_TOKEN"'] : []),
    `${shellWord(method)} --raw ${shellWord(compactJson(params))}`,
  ].join(' \\\n  ');
  return isSubscription ? `# cast prints the id of the subscription and ends; it follows none.\n${lines}` : lines;
}

function viem(call: SnippetCall): string {
  const isSocket = /^wss?:/i.test(call.url);
  const transport = isSocket ? 'webSocket' : 'http';
  const headers = '{ fetchOptions: { headers: { authorization: `Bearer ${process.env.HALLEY_TOKEN}` } } }';
  const options = call.hasToken && !isSocket ? `, ${headers}` : '';
  return [
    `import { createClient, ${transport} } from 'viem'`,
    '',
    `const client = createClient({ transport: ${transport}(${quotedText(call.url)}${options}) })`,
    ...roundingNote(call),
    `const result = await client.request({`,
    `  method: ${quotedText(call.method)},`,
    `  params: ${javaScriptValue(call.params, '  ')},`,
    `})`,
    `console.log(result)`,
    ...(isSocket ? ['(await client.transport.getRpcClient()).close()'] : []),
  ].join('\n');
}

function viemSubscription({ url, params }: SnippetCall): string {
  return [
    `import { createClient, webSocket } from 'viem'`,
    '',
    `const client = createClient({ transport: webSocket(${quotedText(url)}) })`,
    `const { unsubscribe } = await client.transport.subscribe({`,
    `  params: ${javaScriptValue(params, '  ')},`,
    `  onData: ({ result }) => console.log(result),`,
    `  onError: (error) => console.error(error),`,
    `})`,
  ].join('\n');
}

function ethers(call: SnippetCall): string {
  const isSocket = /^wss?:/i.test(call.url);
  const provider = isSocket ? 'WebSocketProvider' : 'JsonRpcProvider';
  const withToken = call.hasToken && !isSocket;
  const connection = withToken
    ? [
        `const connection = new FetchRequest(${quotedText(call.url)})`,
        "connection.setHeader('authorization', `Bearer ${process.env.HALLEY_TOKEN}`)",
      ]
    : [];
  return [
    `import { ${withToken ? 'FetchRequest, ' : ''}${provider} } from 'ethers'`,
    '',
    ...connection,
    `const provider = new ${provider}(${withToken ? 'connection' : quotedText(call.url)})`,
    ...roundingNote(call),
    `const result = await provider.send(${quotedText(call.method)}, ${javaScriptValue(call.params, '')})`,
    `console.log(result)`,
    `provider.destroy()`,
  ].join('\n');
}

function ethersSubscription({ url, params }: SnippetCall): string {
  const [name, options] = params;
  const start = [
    `import { WebSocketProvider } from 'ethers'`,
    '',
    `const provider = new WebSocketProvider(${quotedText(url)})`,
  ];
  if (name === 'newHeads') return [...start, `provider.on('block', (number) => console.log(number))`].join('\n');
  if (name === 'newPendingTransactions')
    return [...start, `provider.on('pending', (hash) => console.log(hash))`].join('\n');
  if (name === 'logs') {
    const { address, topics } = isObject(options ?? null) ? filterOf(options) : {};
    const filter = { ...(address !== undefined && { address }), topics: topics ?? [] };
    return [...start, `provider.on(${javaScriptValue(filter, '')}, (log) => console.log(log))`].join('\n');
  }
  return '// ethers has no event for this subscription.';
}

function filterOf(options: JsonValue | undefined): { address?: JsonValue; topics?: JsonValue } {
  if (!isObject(options)) return {};
  const { address, topics } = options;
  return { ...(address !== undefined && { address }), ...(topics !== undefined && { topics }) };
}

function web3({ method, params, url, hasToken }: SnippetCall): string {
  const headers = '{"Content-Type": "application/json", "Authorization": f"Bearer {os.environ[\'HALLEY_TOKEN\']}"}';
  return [
    ...(hasToken ? ['import os', ''] : []),
    'from web3 import HTTPProvider',
    '',
    `provider = HTTPProvider(${quotedText(url)}${hasToken ? `, request_kwargs={"headers": ${headers}}` : ''})`,
    `response = provider.make_request(${quotedText(method)}, ${pythonValue(params, '')})`,
    `print(response)`,
  ].join('\n');
}

function web3Socket({ method, params, url, isSubscription }: SnippetCall): string {
  const body = isSubscription
    ? [
        `        await w3.provider.make_request(${quotedText(method)}, ${pythonValue(params, '        ')})`,
        `        async for message in w3.socket.process_subscriptions():`,
        `            print(message)`,
      ]
    : [
        `        response = await w3.provider.make_request(${quotedText(method)}, ${pythonValue(params, '        ')})`,
        `        print(response)`,
      ];
  return [
    'import asyncio',
    '',
    'from web3 import AsyncWeb3, WebSocketProvider',
    '',
    '',
    'async def main():',
    `    async with AsyncWeb3(WebSocketProvider(${quotedText(url)})) as w3:`,
    ...body,
    '',
    '',
    'asyncio.run(main())',
  ].join('\n');
}

function go({ method, params, url, hasToken, isSubscription }: SnippetCall): string {
  const values = params.map((value) => `, json.RawMessage(${goText(compactJson(value))})`).join('');
  const imports = ['context', 'encoding/json', 'fmt', 'log', ...(hasToken ? ['os'] : [])];
  const subscription = [
    `\tnotifications := make(chan json.RawMessage)`,
    `\tsubscription, err := client.EthSubscribe(ctx, notifications${values})`,
    `\tif err != nil {`,
    `\t\tlog.Fatal(err)`,
    `\t}`,
    `\tdefer subscription.Unsubscribe()`,
    `\tfor {`,
    `\t\tselect {`,
    `\t\tcase err := <-subscription.Err():`,
    `\t\t\tlog.Fatal(err)`,
    `\t\tcase notification := <-notifications:`,
    `\t\t\tfmt.Println(string(notification))`,
    `\t\t}`,
    `\t}`,
  ];
  const call = [
    `\tvar result json.RawMessage`,
    `\tif err := client.CallContext(ctx, &result, ${quotedText(method)}${values}); err != nil {`,
    `\t\tlog.Fatal(err)`,
    `\t}`,
    `\tfmt.Println(string(result))`,
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    '',
    '\t"github.com/ethereum/go-ethereum/rpc"',
    ')',
    '',
    'func main() {',
    '\tctx := context.Background()',
    `\tclient, err := rpc.DialContext(ctx, ${quotedText(url)})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer client.Close()',
    ...(hasToken ? ['\tclient.SetHeader("Authorization", "Bearer "+os.Getenv("HALLEY_TOKEN"))'] : []),
    ...(isSubscription ? subscription : call),
    '}',
  ].join('\n');
}

function roundingNote({ params }: SnippetCall): string[] {
  return hasExactNumber(params) ? ['// JavaScript rounds the large or long numbers below.'] : [];
}
