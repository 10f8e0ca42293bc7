import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { NodeUnavailable, QueryFailed } from '../../../../src/chain/chainErrors.js';
import { confirmLayout } from '../../../../src/cosmos/stores/confirmLayout.js';
import { accountKey, balanceKey, codeHashKey } from '../../../../src/cosmos/stores/layout.js';
import { encodeAddress } from '../../../../src/ethereum/hex.js';
import { MemoryStore, type Contents } from './memoryStore.js';
import { bytes } from './storeEntries.js';

const USER: Contents = { balance: 5n, nonce: 3 };
const CONTRACT: Contents = { nonce: 1, code: '6001', slots: { 2: 77n } };
const someAddress = () => encodeAddress(randomBytes(20));

function chainOf(...contents: Contents[]): MemoryStore {
  const chain = new MemoryStore();
  for (const each of contents) chain.add(someAddress(), each);
  return chain;
}

describe('the layout of a chain', () => {
  test('is confirmed where accounts, code and slots are equal, and not all zero', async () => {
    const confirmed = { accounts: true, contracts: true, reason: null };
    expect(await confirmLayout(chainOf(USER, CONTRACT).parts(), OWN_WORK)).toEqual(confirmed);
  });

  test.each<[string, Contents[], { accounts: boolean; contracts: boolean }, string]>([
    ['nothing', [], { accounts: false, contracts: false }, 'balance, no nonce, no code, no slot'],
    ['only zeros', [{}, {}], { accounts: false, contracts: false }, 'balance, no nonce, no code, no slot'],
    ['no contract', [USER], { accounts: true, contracts: false }, 'code, no slot'],
    ['no contract with a slot', [USER, { code: '6001' }], { accounts: true, contracts: false }, 'slot'],
    [
      'nobody who has sent something',
      [{ balance: 5n }],
      { accounts: false, contracts: false },
      'nonce, no code, no slot',
    ],
  ])('with %s is not confirmed by that', async (_, contents, parts, missing) => {
    const reason = `the stores that were looked at have no ${missing}`;
    expect(await confirmLayout(chainOf(...contents).parts(), OWN_WORK)).toEqual({ ...parts, reason });
  });

  const no = { accounts: false, contracts: false };

  test('is refused where a balance, a nonce, code or a slot is another one', async () => {
    const address = someAddress();
    const refused = async (told: Contents, stored: Contents) => {
      const chain = chainOf(USER, CONTRACT);
      chain.add(address, stored);
      const { entries } = chain;
      const kept = new Map(entries);
      chain.add(address, told);
      entries.clear();
      for (const [id, value] of kept) entries.set(id, value);
      return await confirmLayout(chain.parts(), OWN_WORK);
    };
    const { reason, ...parts } = await refused({ ...USER, balance: 6n }, USER);
    expect({ parts, reason }).toEqual({
      parts: no,
      reason: `balance of ${address} at height 9 is 5 in the store, and the node says 6`,
    });
    expect(await refused({ ...USER, nonce: 4 }, USER)).toMatchObject(no);
    expect(await refused({ ...CONTRACT, code: '6002' }, CONTRACT)).toMatchObject(no);
    expect(await refused({ ...CONTRACT, slots: { 2: 78n } }, CONTRACT)).toMatchObject(no);
    expect(await refused({ ...CONTRACT, slots: { 2: 77n, 3: 1n } }, CONTRACT)).toMatchObject(no);
  });

  test('of a chain that keeps code hashes elsewhere, or balances of another coin, is refused', async () => {
    const chain = chainOf(USER, CONTRACT);
    for (const address of chain.told.keys())
      chain.entries.delete(`evm ${Buffer.from(codeHashKey(address)).toString('hex')}`);
    expect(await confirmLayout(chain.parts(), OWN_WORK)).toMatchObject(no);
    const other = chainOf(USER, CONTRACT);
    for (const address of other.told.keys()) {
      const id = `bank ${Buffer.from(balanceKey(address, 'atest')).toString('hex')}`;
      other.entries.delete(id);
    }
    expect(await confirmLayout(other.parts(), OWN_WORK)).toMatchObject(no);
  });

  test('is refused where the stores have other names', async () => {
    const chain = chainOf(USER, CONTRACT);
    const subspace = () => Promise.reject(new QueryFailed('no such store: acc', 6, 'sdk'));
    expect(await confirmLayout({ ...chain.parts(), subspace }, OWN_WORK)).toEqual({
      ...no,
      reason: 'the stores cannot be read: no such store: acc',
    });
    const gone = () => Promise.reject(new NodeUnavailable('gone'));
    await expect(confirmLayout({ ...chain.parts(), subspace: gone }, OWN_WORK)).rejects.toThrow(NodeUnavailable);
  });

  test('is never confirmed by entries that are no accounts', async () => {
    const chain = chainOf(CONTRACT);
    chain.set('acc', accountKey(someAddress()), bytes('0a'));
    expect(await confirmLayout(chain.parts(), OWN_WORK)).toMatchObject(no);
  });

  test('of a large chain is confirmed without a look at all of it', async () => {
    const chain = new MemoryStore();
    for (let each = 0; each < 8_000; each++) chain.add(someAddress(), { ...USER, ...CONTRACT, balance: 5n });
    expect(await confirmLayout(chain.parts(), OWN_WORK)).toMatchObject({ reason: null });
    expect(chain.prefixes).not.toContain('acc 01');
    expect(chain.prefixes).not.toContain('evm 04');
    // Nobody knows how many slots a contract has.
    const slots = chain.prefixes.filter((prefix) => prefix.startsWith('evm 02'));
    expect(slots.length).toBeGreaterThan(0);
    for (const prefix of slots) expect(prefix).toHaveLength('evm '.length + 2 * 23);
  });
});
