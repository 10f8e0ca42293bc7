/** `halley dev` for the tests of a file or a `describe`: started before them, stopped after them. */
import { afterAll, beforeAll } from '@jest/globals';
import { createPublicClient, createWalletClient, http, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { startDev, START_TIMEOUT_MS, type Dev } from './devProcess.js';
import { rpc } from './rpc.js';
import { startedLater } from './startedLater.js';

/** The first of its funded accounts, as answers write it. */
export const FIRST: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
export const FIRST_KEY: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** Takes the arguments of the command. */
export function devStage(...args: string[]) {
  let started: Dev | undefined;
  const dev = startedLater('halley dev', () => started);
  beforeAll(async () => {
    started = await startDev(...args);
  }, START_TIMEOUT_MS);
  afterAll(() => started?.stop());
  return {
    dev,
    /** Resolves to the result. Throws when the answer is an error. */
    ask: <T = unknown>(method: string, ...params: unknown[]): Promise<T> => rpc<T>(dev.url, method, ...params),
    /** viem's clients: one that reads, and the wallet of the first account. */
    clients: () => {
      const options = { chain: foundry, transport: http(dev.url) };
      return {
        client: createPublicClient(options),
        wallet: createWalletClient({ ...options, account: privateKeyToAccount(FIRST_KEY) }),
      };
    },
  };
}
