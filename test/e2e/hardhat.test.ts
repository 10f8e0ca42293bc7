/** The requests of Hardhat's network helpers, as they send them, and what they check in the answers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDev, START_TIMEOUT_MS, type Dev } from './devProcess.js';
import { rpc } from './rpc.js';

let dev: Dev;

beforeAll(async () => {
  dev = await startDev();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await dev?.stop();
});

const ask = <T = unknown>(method: string, ...params: unknown[]): Promise<T> => rpc<T>(dev.url, method, ...params);

test('the client version is one that the helpers take for a development chain, and says what it is', async () => {
  const version = await ask<string>('web3_clientVersion');
  expect(version).toMatch(
    /^anvil\/v1\.7\.1-compatible Halley\/v\d+\.\d+\.\d+\/\w+-\w+\/node[\d.]+ \(halley-dev; CometBFT [\d.]+\)$/,
  );
});
