import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig, type Origin } from '../../../src/config/config.js';
import { createMinimumGasPrice } from '../../../src/upstream/configuredGasPrices.js';
import { toRpcError } from '../../../src/jsonrpc/rpcErrors.js';
import type { MinimumGasPrice } from '../../../src/chain/operator.js';
import { KeyedMutex } from '../../../src/concurrency/keyedMutex.js';

const GWEI = 10n ** 9n;

let home: string;
let file: string;
let logged: unknown[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'halley-home-'));
  file = join(home, 'config', 'app.toml');
  logged = [];
  await mkdir(join(home, 'config'));
  await writeFile(file, '# Base\nminimum-gas-prices = "0.1stake,1atest" # lowest\n\n[json-rpc]\nenable = true\n');
});

afterEach(() => rm(home, { recursive: true, force: true }));

interface SetUp {
  flags?: Record<string, string>;
  origin?: Origin;
  coin?: { denom: string; decimals: number };
  isDevelopment?: boolean;
}

function settingOf({
  flags = { home },
  origin = 'default',
  coin = { denom: 'atest', decimals: 18 },
  isDevelopment = false,
}: SetUp = {}): MinimumGasPrice {
  const log = {
    info: () => undefined,
    warn: (fields: object, message: string) => void logged.push({ ...fields, message }),
  };
  const { config } = resolveConfig(flags, {});
  const chain = { profile: { forks: coin }, isDevelopment };
  return createMinimumGasPrice(config, { 'minimum-gas-prices': origin }, chain, { log, files: new KeyedMutex() });
}

describe('the minimum gas price', () => {
  test('is written for the coin of the EVM, and all else stays', async () => {
    await settingOf().set(20n * GWEI);
    expect(await readFile(file, 'utf8')).toBe(
      '# Base\nminimum-gas-prices = "0.1stake,20000000000atest" # lowest\n\n[json-rpc]\nenable = true\n',
    );
    expect(logged).toEqual([]);
  });

  test('is exact in the coin of a chain with 6 decimals', async () => {
    await settingOf({ coin: { denom: 'utest', decimals: 6 } }).set(1n);
    expect(await readFile(file, 'utf8')).toContain('minimum-gas-prices = "0.1stake,1atest,0.000000000001utest" #');
  });

  test('of many calls at once is that of the last one', async () => {
    const setting = settingOf();
    await Promise.all(Array.from({ length: 20 }, (_, index) => setting.set(BigInt(index))));
    expect(await readFile(file, 'utf8')).toContain('"0.1stake,19atest"');
  });

  test.each<[Origin, string]>([
    ['flag', '--minimum-gas-prices'],
    ['environment', 'HALLEY_MINIMUM_GAS_PRICES'],
  ])('is written beside a %s, and the log says that this overrides it', async (origin, overriddenBy) => {
    await settingOf({ origin }).set(3n);
    expect(await readFile(file, 'utf8')).toContain('"0.1stake,3atest"');
    const message = 'the minimum gas price of the file is overridden';
    expect(logged).toEqual([{ overriddenBy, path: file, message }]);
  });
});

describe('without a file that can be written', () => {
  async function refusal(setting: MinimumGasPrice): Promise<unknown> {
    const thrown: unknown = await setting.set(1n).catch((error: unknown) => error);
    const { code, message } = toRpcError(thrown, { error: () => undefined }, 0);
    return { code, message };
  }

  test('the error names --home', async () => {
    expect(await refusal(settingOf({ flags: { home: '' } }))).toEqual({
      code: -32004,
      message:
        "the method miner_setGasPrice is not supported: it writes the node's app.toml: name the node's home folder with --home",
    });
  });

  test('the embedded chain names its own method', async () => {
    expect(await refusal(settingOf({ isDevelopment: true }))).toEqual({
      code: -32004,
      message:
        'the method miner_setGasPrice is not supported: the embedded chain has no app.toml; anvil_setMinGasPrice sets its lowest gas price',
    });
  });

  test.each([
    ['minimum-gas-prices = 5', 'minimum-gas-prices is not a string'],
    ['minimum-gas-prices = "x"', 'minimum-gas-prices is not a list of prices such as 0.1atest'],
  ])('%p says why', async (text, reason) => {
    const setting = settingOf();
    await writeFile(file, text);
    expect(await refusal(setting)).toEqual({
      code: -32000,
      message: `minimum-gas-prices was not changed: ${file}: ${reason}`,
    });
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('a missing file is named', async () => {
    const setting = settingOf();
    await rm(file);
    expect(await refusal(setting)).toEqual({
      code: -32000,
      message: `minimum-gas-prices was not changed: ${file}: there is no such file`,
    });
  });
});
