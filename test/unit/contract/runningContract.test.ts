/** The contract of a server with other namespaces and limits than the defaults. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { CONTRACT_FILE } from '../../../codegen/document.js';
import { resolveConfig } from '../../../src/config/config.js';
import { runningContract, type ContractDocument } from '../../../src/contract/runningContract.js';
import { serverUrls } from '../../../src/contract/createContract.js';
import { contractNamespaces } from '../../../src/config/enabledNamespaces.js';

const document = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as ContractDocument;
const servers = [{ name: 'HTTP', url: 'http://127.0.0.1:8545' }];

/** The text of the contract with these settings and namespaces, parsed again. */
function contractWith(
  flags: Record<string, string>,
  { namespaces = ['eth'], tokens = true }: { namespaces?: string[]; tokens?: boolean } = {},
): ContractDocument {
  const { config } = resolveConfig(flags, {});
  return JSON.parse(
    JSON.stringify(runningContract(document, { config, namespaces, tokens, servers })),
  ) as ContractDocument;
}

function methodOf(contract: ContractDocument, name: string): ContractDocument['methods'][number] | undefined {
  return contract.methods.find((method) => method.name === name);
}

describe('the contract of a running server', () => {
  test('with every namespace and the defaults is the contract, apart from its addresses', () => {
    expect(contractWith({}, { namespaces: contractNamespaces() })).toEqual({ ...document, servers });
  });

  test('keeps the order of the contract', () => {
    const whole = contractWith({}, { namespaces: contractNamespaces() });
    expect(Object.keys(whole)).toEqual(Object.keys(document));
    const keysOf = (contract: ContractDocument) => contract.methods.map((method) => Object.keys(method));
    expect(keysOf(whole)).toEqual(keysOf(document));
  });

  test('has the methods of enabled namespaces, and rpc', () => {
    const { methods } = contractWith({}, { namespaces: ['net', 'web3'] });
    expect(methods.map(({ name }) => name)).toEqual([
      'net_listening',
      'net_peerCount',
      'net_version',
      'rpc.discover',
      'rpc_modules',
      'web3_clientVersion',
      'web3_sha3',
    ]);
  });

  test('has no method that is not served', () => {
    const flags = { 'json-rpc.allow-methods': 'net_*,web3_sha3', 'json-rpc.deny-methods': 'net_peer*' };
    const { methods } = contractWith(flags, { namespaces: ['eth', 'net', 'web3'] });
    expect(methods.map(({ name }) => name)).toEqual([
      'net_listening',
      'net_version',
      'rpc.discover',
      'rpc_modules',
      'web3_sha3',
    ]);
  });

  test.each(contractNamespaces())('with %s alone has no dangling reference, and is valid', async (namespace) => {
    const contract = contractWith({}, { namespaces: [namespace] });
    const text = JSON.stringify(contract);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(schemas|errors)\/(\w+)"/g)];
    const { components } = contract;
    const dangling = references.filter(([, kind, name = '']) => !(name in components[kind as 'schemas' | 'errors']));
    expect(dangling).toEqual([]);
    // The type of the package's documents has no extensions.
    expect(validateOpenRPCDocument(contract as unknown as Parameters<typeof validateOpenRPCDocument>[0])).toBe(true);
  });

  test('has no schema or error that nothing refers to, but the errors of every request', () => {
    const { components } = contractWith({}, { namespaces: ['net'] });
    expect(components.schemas).not.toHaveProperty('Log');
    expect(components.errors).not.toHaveProperty('filterNotFound');
    for (const error of ['methodNotFound', 'parseError', 'batchTooLarge', 'limitExceeded', 'serverStopping']) {
      expect(components.errors).toHaveProperty(error);
    }
  });

  test('explains the needs and the errors that it has, and no others', () => {
    const contract = contractWith({}, { namespaces: ['txpool'] });
    expect(Object.keys(contract['x-needs'] ?? {})).toEqual(['mempool-list']);
    expect(Object.keys(contract['x-error-help'] ?? {})).toEqual(Object.keys(contract.components.errors));
  });

  test('has the limits of the settings; 0 is no limit where the setting says so', () => {
    const contract = contractWith({
      'json-rpc.http-body-limit': '1000',
      'memory-budget': '0',
      'json-rpc.max-open-connections': '7',
      'json-rpc.gas-cap': '0',
      'json-rpc.evm-timeout': '90s',
      'json-rpc.logs-cap': '0',
    });
    expect(contract['x-limits']).toMatchObject({
      body: { default: 1000, setting: 'json-rpc.http-body-limit' },
      memory: { default: null, setting: 'memory-budget' },
      webSocketConnections: { default: 7 },
      requestsInProgress: { default: 10_000 },
    });
    expect(methodOf(contract, 'eth_call')?.['x-limits']).toMatchObject({
      gas: { default: null },
      time: { default: 90_000 },
      stateReads: { default: 10_000 },
    });
    expect(methodOf(contract, 'eth_getLogs')?.['x-limits']).toMatchObject({ results: { default: 0 } });
  });

  test('marks private methods only where they need a token', () => {
    const withTokens = contractWith({}, { namespaces: ['admin'] });
    expect(methodOf(withTokens, 'admin_peers')?.['x-private']).toBe(true);
    expect(withTokens).toHaveProperty('x-authentication');
    const open = contractWith({}, { namespaces: ['admin'], tokens: false });
    expect(methodOf(open, 'admin_peers')).toBeDefined();
    expect(JSON.stringify(open)).not.toContain('"x-private"');
    expect(open).not.toHaveProperty('x-authentication');
  });

  test('lists methods that are never supported as dispatch answers them', () => {
    const listed = Object.values(contractWith({}, { namespaces: ['eth'] })['x-unsupported-methods']).flat();
    expect(listed).toEqual(expect.arrayContaining(['eth_getWork', 'shh_post']));
    expect(listed).not.toContain('debug_setHead');
  });
});

describe('the addresses of a server', () => {
  test.each<[string, string[], string | null, string | null, string[]]>([
    ['both listeners', [], '127.0.0.1:8545', '127.0.0.1:8546', ['http://127.0.0.1:8545', 'ws://127.0.0.1:8546']],
    ['every interface', [], '0.0.0.0:1', '[::]:2', ['http://127.0.0.1:1', 'ws://[::1]:2']],
    ['HTTP that is off', [], null, '127.0.0.1:2', ['ws://127.0.0.1:2']],
    ['WebSockets that are off', [], '10.1.1.1:2', null, ['http://10.1.1.1:2']],
    [
      'a proxy',
      ['https://rpc.example', 'wss://rpc.example/ws'],
      '127.0.0.1:1',
      null,
      ['https://rpc.example', 'wss://rpc.example/ws'],
    ],
  ])('with %s', (_, named, http, webSocket, urls) => {
    expect(serverUrls(named, { http, webSocket }).map(({ url }) => url)).toEqual(urls);
  });

  test.each(['rpc.example', 'ftp://rpc.example', 'https://user:secret@rpc.example'])('cannot be %s', (text) => {
    expect(() => resolveConfig({ 'json-rpc.public-url': text }, {})).toThrow(
      '--json-rpc.public-url: the value is not valid: expected addresses such as',
    );
  });
});
