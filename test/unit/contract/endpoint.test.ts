/** The small document of the pages: it agrees with rpc.discover, and has what wallets need. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CONTRACT_FILE } from '../../../codegen/document.js';
import { resolveConfig } from '../../../src/config/config.js';
import { createEndpoint, type ChainFacts, type EndpointDocument } from '../../../src/contract/endpoint.js';
import { runningContract, type ContractDocument } from '../../../src/contract/runningContract.js';

const CHAIN: ChainFacts = { cometChainId: 'test_9000-1', chainId: 9_000n, denom: 'atest', decimals: 18 };
const ADDRESSES = { http: 'http://127.0.0.1:8545', webSocket: null, areConfigured: false };

function endpointOf(flags: Record<string, string> = {}, chain: ChainFacts | null = CHAIN): EndpointDocument {
  const { config } = resolveConfig(flags, {});
  return createEndpoint({ config, namespaces: config['json-rpc.api'], chain: () => chain, logo: null })(ADDRESSES);
}

describe('what is served', () => {
  test.each<Record<string, string>>([
    {},
    { 'json-rpc.api': 'eth,debug,trace' },
    { 'json-rpc.allow-methods': 'eth_get*,net_version', 'json-rpc.deny-methods': 'eth_getBlock*,rpc_modules' },
    { 'json-rpc.logs-cap': '7', 'json-rpc.evm-timeout': '0', 'json-rpc.ws-connection-cap': '5' },
  ])('is what rpc.discover says, with %p', (flags) => {
    const { config } = resolveConfig(flags, {});
    const document = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as ContractDocument;
    const facts = { config, namespaces: config['json-rpc.api'], tokens: false, servers: [] };
    const contract = runningContract(document, facts);
    const { methods, namespaces, limits } = endpointOf(flags);
    expect(methods.toSorted()).toEqual(contract.methods.map(({ name }) => name).toSorted());
    expect(namespaces.toSorted()).toEqual([...new Set(contract.methods.map((each) => each['x-namespace']))].toSorted());
    const published = [contract['x-limits'], ...contract.methods.map((method) => method['x-limits'] ?? {})]
      .flatMap((each) => Object.values(each))
      .flatMap(({ setting, default: value }) => (setting === undefined ? [] : [[setting, value] as const]));
    expect(limits).toMatchObject(Object.fromEntries(published));
  });

  test('has no setting that is not a limit of the contract', () => {
    expect(JSON.stringify(endpointOf({ node: 'http://10.1.2.3:26657', 'data-dir': '/secret/place' }))).not.toMatch(
      /10\.1\.2\.3|secret\/place/,
    );
  });
});

describe('the chain', () => {
  test('is unknown until the node was reached', () => {
    expect(endpointOf({}, null)).toMatchObject({ chain: null, operator: { name: null, logo: null, notice: null } });
  });

  test('has the name of its network, and the one of the settings', () => {
    expect(endpointOf().chain).toMatchObject({ name: 'test_9000-1', cometChainId: 'test_9000-1', chainId: '9000' });
    expect(endpointOf({ 'site.chain-name': 'Test' }).chain).toMatchObject({
      name: 'Test',
      cometChainId: 'test_9000-1',
    });
  });

  test.each([
    ['atest', 18, 'TEST', 'TEST'],
    ['utest', 6, 'TEST', 'TEST'],
    ['utest', 18, 'TOKENS', 'tokens'],
    ['inj', 18, 'TOKENS', 'tokens'],
    ['ibc/0A1B', 6, 'TOKENS', 'tokens'],
    ['a<script>', 18, 'TOKENS', 'tokens'],
  ])('of the coin %s with %i decimals has the symbol %s', (denom, decimals, symbol, name) => {
    expect(endpointOf({}, { ...CHAIN, denom, decimals }).chain?.currency).toEqual({ symbol, name, decimals: 18 });
  });

  test('has the symbol and the explorer of the settings', () => {
    const { chain, explorerUrl } = endpointOf({
      'site.currency-symbol': 'FIN',
      'site.explorer-url': 'https://explorer.example',
    });
    expect(chain?.currency).toEqual({ symbol: 'FIN', name: 'FIN', decimals: 18 });
    expect(explorerUrl).toBe('https://explorer.example');
  });
});
