/** What is told of each change, held against what is read afterwards. */
import { describe, expect, test } from '@jest/globals';
import type { StateEntry } from '../../../../../src/chain/development/stateNews.js';
import { StateEntries } from '../../../../../src/devchain/app/state/stateEntries.js';
import { fromHex } from '../../../../../src/ethereum/hex.js';
import { account, CONTRACT, SLOT_0, STORE_NUMBER, TestChain, word } from '../testChain.js';

const nameOf = ({ store, key }: StateEntry): string => `${store} ${Buffer.from(key).toString('hex')}`;
const textOf = (value: Uint8Array | null): string | null => value && Buffer.from(value).toString('hex');

/** A chain, and what was told of its state. */
async function follow(): Promise<{ chain: TestChain; told: Map<string, StateEntry>; replaced: number[] }> {
  const chain = await TestChain.start();
  const told = new Map<string, StateEntry>();
  const replaced: number[] = [];
  chain.app.onState({
    changed: (_height, entries) => entries.forEach((entry) => told.set(nameOf(entry), entry)),
    replaced: (from) => replaced.push(from),
  });
  return { chain, told, replaced };
}

function checkTold({ app }: TestChain, told: ReadonlyMap<string, StateEntry>): void {
  const entries = new StateEntries(app.config);
  const newest = app.stateAt(0);
  if (newest === null) throw new Error('no state');
  expect(told.size).toBeGreaterThan(0);
  for (const { store, key, value } of told.values())
    expect([nameOf({ store, key, value }), textOf(entries.read(newest, store, key))]).toEqual([
      nameOf({ store, key, value }),
      textOf(value),
    ]);
}

describe('the entries of the stores', () => {
  test('that are told of edits and blocks are those that can be read', async () => {
    const { chain, told } = await follow();
    const { editor } = chain.app;
    editor.setCode(CONTRACT, STORE_NUMBER);
    editor.setBalance(account(1).address, 0n);
    editor.setNonce(account(2).address, 7n);
    editor.setStorageAt(CONTRACT, word(5n), word(0xffn));
    checkTold(chain, told);
    await chain.run(0, { to: CONTRACT, gas: 100_000n });
    checkTold(chain, told);
    editor.setStorageAt(CONTRACT, SLOT_0, word(0n));
    editor.setCode(CONTRACT, new Uint8Array(0));
    checkTold(chain, told);
    const slot = [...told.values()].find(({ key }) => key[0] === 2 && key.length === 53 && key.at(-1) === 5);
    expect(textOf(slot?.value ?? null)).toBe(word(0xffn).slice(2));
  });

  test('of reverts are not told: all from the height on counts as replaced', async () => {
    const { chain, replaced } = await follow();
    await chain.mine();
    await chain.mine();
    chain.app.revertTo(1);
    expect(replaced).toEqual([1]);
  });

  test('are absent for keys of other kinds and coins', async () => {
    const { chain } = await follow();
    const { app } = chain;
    const entries = new StateEntries(app.config);
    const newest = app.stateAt(0);
    if (newest === null) throw new Error('no state');
    const address = account(0).address.slice(2);
    const key = Buffer.concat([fromHex(`0214${address}`), Buffer.from(app.config.denom)]);
    const balance = entries.read(newest, 'bank', key);
    expect(Buffer.from(balance ?? []).toString()).toBe('10000000000000000000000');
    for (const [store, key] of [
      ['bank', `0214${address}ff`],
      ['bank', ''],
      ['acc', '02'],
      ['evm', '03'],
      ['evm', `02${address}`],
      ['evm', `01${'11'.repeat(32)}`],
    ] as const)
      expect(entries.read(newest, store, fromHex(key))).toBeNull();
  });
});
