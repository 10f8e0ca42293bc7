import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from '../../../src/config/config.js';
import { minimumGasPrices } from '../../../src/upstream/configuredGasPrices.js';

let home: string;
let logged: unknown[];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'halley-home-'));
  await mkdir(join(home, 'config'));
  await writeFile(join(home, 'config', 'app.toml'), 'minimum-gas-prices = "0.0005utest"\n');
});

afterAll(() => rm(home, { recursive: true, force: true }));

beforeEach(() => {
  logged = [];
});

function resolved(flags: Record<string, string>, environment: Record<string, string> = {}) {
  const { config, origins } = resolveConfig(flags, environment);
  const log = { warn: (fields: unknown) => void logged.push(fields) };
  return minimumGasPrices(config, origins, log);
}

describe('the lowest gas prices', () => {
  test('are those of a flag or a variable, also beside a home folder', () => {
    expect(resolved({ home, 'minimum-gas-prices': '1utest' })).toEqual({ minimumGasPrices: '1utest' });
    expect(resolved({ home }, { HALLEY_MINIMUM_GAS_PRICES: '2utest' })).toEqual({ minimumGasPrices: '2utest' });
    expect(resolved({ 'minimum-gas-prices': '3utest' })).toEqual({ minimumGasPrices: '3utest' });
  });

  test('are asked of the node without either', () => {
    expect(resolved({})).toEqual({ minimumGasPrices: '' });
  });

  test('of app.toml only help out, and a difference to those of the node is logged once', () => {
    const { minimumGasPrices: own, minimumGasPricesOfFile: file } = resolved({ home });
    expect([own, file?.prices]).toEqual([undefined, '0.0005utest']);
    file?.onDifference('0.001utest');
    file?.onDifference('0.002utest');
    const reason = expect.stringContaining('a flag or a variable of the node may override the file');
    const path = join(home, 'config', 'app.toml');
    expect(logged).toEqual([{ ofNode: '0.001utest', ofFile: '0.0005utest', path, reason }]);
  });
});
