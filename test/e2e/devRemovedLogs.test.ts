/** Unpatched viem on `halley dev` when blocks go away: watchers get their logs back with `removed: true`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPublicClient, createTestClient, http, parseAbiItem, webSocket, type Address, type Hash } from 'viem';
import { foundry } from 'viem/chains';
import type { Log } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { START_TIMEOUT_MS } from '../support/devProcess.js';
import { devStage } from '../support/devStage.js';
import { hex } from '../support/rpc.js';

const event = parseAbiItem('event Paid(uint256 value)');
const PAID = '581d416ae9dff30c9305c2b35cb09ed5991897ab97804db29ccf92678e953160';
const address: Address = `0x${'10'.repeat(20)}`;

let disconnect: (() => Promise<void>) | undefined;
let sender: Address;
const unwatchAll: (() => void)[] = [];
/** What the watchers have seen: `-` for a removed log, or `+`, then the value that its transaction paid. */
const seen: Record<'polled' | 'pushed', string[]> = { polled: [], pushed: [] };

// Before the chain ends.
afterAll(async () => {
  for (const unwatch of unwatchAll) unwatch();
  await disconnect?.();
});

const { dev, ask } = devStage();

beforeAll(async () => {
  const [account] = await ask<Address[]>('eth_accounts');
  sender = account!;
  // Emits Paid with the value of the call: MSTORE(0, CALLVALUE), LOG1(0, 32, topic).
  const bytecode = `0x346000527f${PAID}60206000a100` as const;
  await createTestClient({ chain: foundry, mode: 'anvil', transport: http(dev.url) }).setCode({ address, bytecode });
  const polling = createPublicClient({ chain: foundry, transport: http(dev.url), pollingInterval: 50 });
  const pushed = createPublicClient({ chain: foundry, transport: webSocket(dev.url.replace('http', 'ws')) });
  disconnect = async () => {
    // Behind the answer to this comes nothing that viem still waits for.
    await pushed.request({ method: 'eth_chainId' });
    (await pushed.transport.getRpcClient()).close();
  };
  for (const [client, name] of [
    [polling, 'polled'],
    [pushed, 'pushed'],
  ] as const) {
    const unwatch = client.watchEvent({
      address,
      event,
      onLogs: (logs) => seen[name].push(...logs.map(({ removed, args }) => `${removed ? '-' : '+'}${args.value}`)),
    });
    unwatchAll.push(unwatch);
  }
  // A watcher begins with the first log that it sees.
  let value = 100;
  await until('both watch', async () => {
    await pay(value++);
    return seen.polled.length > 0 && seen.pushed.length > 0;
  });
  await bothSaw(`+${value - 1}`);
}, START_TIMEOUT_MS);

async function pay(value: number): Promise<void> {
  const hash = await ask<Hash>('eth_sendTransaction', { from: sender, to: address, value: hex(value) });
  await until('it is mined', async () => (await ask('eth_getTransactionReceipt', hash)) !== null);
}

/** Resolves when a change was the last for both. */
async function bothSaw(change: string): Promise<void> {
  await until(`both saw ${change}`, () => seen.polled.at(-1) === change && seen.pushed.at(-1) === change);
}

test('evm_revert, anvil_rollback and anvil_reorg take back what was seen, and nothing else', async () => {
  const before = { polled: seen.polled.length, pushed: seen.pushed.length };
  const filter = await ask<string>('eth_newFilter', { address });
  const snapshot = await ask<string>('evm_snapshot');
  for (const value of [1, 2]) await pay(value);
  await bothSaw('+2');
  expect(await ask('evm_revert', snapshot)).toBe(true);
  await bothSaw('-2');

  for (const value of [3, 4, 5]) await pay(value);
  await bothSaw('+5');
  await ask('anvil_rollback', 1);
  await bothSaw('-5');

  await ask('anvil_reorg', 2, [[{ from: sender, to: address, value: '0x7' }, 1]]);
  await bothSaw('+7');
  const expected = ['+1', '+2', '-1', '-2', '+3', '+4', '+5', '-5', '-3', '-4', '+7'];
  expect(seen.polled.slice(before.polled)).toEqual(expected);
  expect(seen.pushed.slice(before.pushed)).toEqual(expected);

  // A filter that was not polled meanwhile has nothing to take back. Searches have only the logs that stand.
  const changes = await ask<Log[]>('eth_getFilterChanges', filter);
  expect(changes.map(({ removed, data }) => [removed, Number(data)])).toEqual([[false, 7]]);
  const all = await ask<Log[]>('eth_getLogs', { address, fromBlock: '0x0' });
  expect(all.every(({ removed }) => !removed)).toBe(true);
  expect(all.slice(-1)).toEqual(changes);
  expect((await ask<Log[]>('eth_getFilterLogs', filter)).at(-1)).toEqual(changes[0]);
});
