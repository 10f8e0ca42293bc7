import { describe, expect, test } from '@jest/globals';
import { contractLimits, methodTable, type Limit } from '../../generated/methods.js';
import { resolveConfig } from '../../src/config/config.js';
import type { SettingName } from '../../src/config/settings.js';
import { DEFAULT_STORE_CAPS } from '../../src/filters/filters.js';

/** The setting of every limit that the operator can change; null for those that are the same everywhere. */
const settingOf: Record<string, SettingName | null> = {
  body: 'json-rpc.http-body-limit',
  batch: 'json-rpc.batch-request-limit',
  response: 'json-rpc.batch-response-max-size',
  nesting: 'json-rpc.max-nesting',
  webSocketConnections: 'json-rpc.ws-connection-cap',
  gas: 'json-rpc.gas-cap',
  time: 'json-rpc.evm-timeout',
  wait: 'json-rpc.sync-send-timeout',
  blockRange: 'json-rpc.block-range-cap',
  results: 'json-rpc.logs-cap',
  filtersPerClient: 'json-rpc.filter-cap',
  subscriptionsPerConnection: 'json-rpc.ws-subscription-cap',
  'eth_feeHistory.blocks': 'json-rpc.feehistory-cap',
  'eth_simulateV1.blocks': null,
  valuesPerConnection: null,
  filterBytesPerClient: null,
  filters: null,
  filterBytes: null,
  calls: null,
  percentiles: null,
  positions: null,
  slots: null,
  addresses: null,
  transactionHashes: null,
  transactionSize: null,
};

/** Every limit, as `method.limit`, or by its name alone when it holds for all methods. */
const limits: [place: string, name: string, limit: Limit][] = [
  ...Object.entries(contractLimits).map(([name, limit]): [string, string, Limit] => [name, name, limit]),
  ...Object.entries(methodTable).flatMap(([method, entry]) =>
    Object.entries<Limit>(entry.limits).map(([name, limit]): [string, string, Limit] => [
      `${method}.${name}`,
      name,
      limit,
    ]),
  ),
];

const { config } = resolveConfig({}, {});

function settingAt(place: string, name: string): SettingName | null | undefined {
  return place in settingOf ? settingOf[place] : settingOf[name];
}

describe('the default of a limit in the contract', () => {
  test.each(limits)('%s is that of its setting', (place, name, limit) => {
    const setting = settingAt(place, name);
    expect(setting).not.toBeUndefined();
    if (setting) expect(config[setting]).toBe(limit.default);
  });

  test('is named here only where there is one', () => {
    const known = limits.flatMap(([place, name]) => [place, name]);
    expect(Object.keys(settingOf).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('is that of the store where filters are counted', () => {
    const { filterBytesPerClient, filters, filterBytes } = methodTable.eth_newFilter.limits;
    expect(DEFAULT_STORE_CAPS).toEqual({
      bytesPerClient: filterBytesPerClient.default,
      filters: filters.default,
      bytes: filterBytes.default,
    });
  });
});
