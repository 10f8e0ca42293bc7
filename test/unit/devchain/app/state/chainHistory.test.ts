import { describe, expect, test } from '@jest/globals';
import { bigIntToBytes, decodeData, encodeData, fromHex } from '../../../../../src/ethereum/hex.js';
import { account, CONTRACT, SLOT_0, STORE_NUMBER, TestChain, TOKEN, word } from '../testChain.js';

describe('the state of a height', () => {
  test('can be read at every height', async () => {
    const chain = await TestChain.start();
    for (let value = 1n; value <= 20n; value++) await chain.run(0, { value: value * TOKEN });
    const expected = (height: number): bigint => 10_000n * TOKEN + (BigInt(height) * BigInt(height + 1) * TOKEN) / 2n;
    for (let height = 1; height <= 20; height++) {
      expect([chain.balance(1, height), chain.nonce(0, height)]).toEqual([expected(height), BigInt(height)]);
    }
    expect(chain.app.stateAt(21)).toBeNull();
    expect(chain.app.blockContextAt(7)).toMatchObject({ number: 7n, timestamp: 1_700_000_007n });
  });

  test('is seen by executions at that height, and not changed by them', async () => {
    const chain = await TestChain.start();
    chain.app.editor.setCode(CONTRACT, STORE_NUMBER);
    for (let block = 0; block < 3; block++) await chain.run(0, { to: CONTRACT, value: 0n, gas: 200_000n });
    const view = chain.app.stateAt(2);
    if (view === null) throw new Error('no view');
    const seen = await chain.app.evmPool.use(view, function* (machine) {
      const before = machine.storageAt(CONTRACT, SLOT_0);
      machine.setStorage(CONTRACT, [[decodeData(SLOT_0), decodeData(word(9n))]]);
      yield { kind: 'share' };
      return [before, machine.storageAt(CONTRACT, SLOT_0)].map((value) => encodeData(bigIntToBytes(value)));
    });
    expect(seen).toEqual(['0x02', '0x09']);
    expect(chain.app.stateAt(2)?.storage(CONTRACT, SLOT_0)).toBe(word(2n));
    expect(chain.app.stateAt(0)?.storage(CONTRACT, SLOT_0)).toBe(word(3n));
  });

  test('does not change under an execution while blocks are made', async () => {
    const chain = await TestChain.start();
    const view = chain.app.stateAt(0);
    if (view === null) throw new Error('no view');
    const balances = await chain.app.evmPool.use(view, function* (machine) {
      const before = machine.account(account(0).address).balance;
      let isMade = false;
      void chain.run(0, { value: TOKEN }).then(() => (isMade = true));
      while (!isMade) yield { kind: 'share' };
      return [before, machine.account(account(1).address).balance];
    });
    expect(balances).toEqual([10_000n * TOKEN, 10_000n * TOKEN]);
  });
});

describe('a revert', () => {
  test('forgets the blocks after a height, and another history can follow', async () => {
    const chain = await TestChain.start();
    for (let block = 0; block < 5; block++) await chain.run(0, { value: TOKEN });
    const hashAt3 = chain.app.blockRecord(3)?.appHash;
    chain.app.revertTo(3);
    expect([chain.app.height, chain.nonce(0), chain.balance(1)]).toEqual([3, 3n, 10_003n * TOKEN]);
    expect(encodeData(chain.app.appHash).slice(2)).toBe(hashAt3);
    await chain.run(0, { value: 7n * TOKEN });
    expect([chain.app.height, chain.balance(1), chain.balance(1, 3)]).toEqual([4, 10_010n * TOKEN, 10_003n * TOKEN]);
  });

  test('to a revision undoes later edits, on the same height too', async () => {
    const chain = await TestChain.start();
    await chain.run(0);
    chain.app.editor.setBalance(account(9).address, 1n);
    const { height, revision } = chain.app;
    chain.app.editor.setBalance(account(9).address, 2n);
    await chain.run(0);
    chain.app.editor.setBalance(account(9).address, 3n);
    chain.app.revertTo(height, revision);
    expect([chain.app.height, chain.app.revision, chain.balance(9)]).toEqual([height, revision, 1n]);
    chain.app.editor.setBalance(account(9).address, 4n);
    chain.app.revertTo(height, revision);
    expect(chain.balance(9)).toBe(1n);
  });

  test('to revision 0 undoes all edits on a height', async () => {
    const chain = await TestChain.start();
    await chain.mine([]);
    chain.app.editor.setBalance(account(9).address, 1n);
    await chain.mine([]);
    chain.app.revertTo(1);
    expect(chain.balance(9)).toBe(1n);
    chain.app.revertTo(1, 0);
    expect(chain.balance(9)).toBe(10_000n * TOKEN);
  });

  test('goes back to the first block of a chain that begins at another height', async () => {
    const chain = await TestChain.start({ initialHeight: 500 });
    for (let block = 0; block < 3; block++) await chain.run(0, { value: TOKEN });
    expect([chain.app.height, chain.balance(1, 499), chain.balance(1, 502)]).toEqual([
      502,
      10_000n * TOKEN,
      10_003n * TOKEN,
    ]);
    chain.app.revertTo(500);
    expect([chain.app.height, chain.balance(1), chain.app.stateAt(498)]).toEqual([500, 10_001n * TOKEN, null]);
  });

  test('to a height above the newest is refused', async () => {
    const chain = await TestChain.start();
    expect(() => chain.app.revertTo(1)).toThrow(new RangeError('no block 1: the newest is 0'));
  });

  test('restores the base fee', async () => {
    const chain = await TestChain.start();
    await chain.mine([]);
    const fee = chain.app.nextBaseFeeScaled();
    await chain.mine([]);
    chain.app.revertTo(1);
    expect(chain.app.nextBaseFeeScaled()).toBe(fee);
  });
});

describe('pruning', () => {
  test('keeps the state of the newest blocks, and every block', async () => {
    const chain = await TestChain.start({ statesKept: 2 });
    for (let block = 0; block < 6; block++) await chain.run(0, { value: TOKEN });
    expect([chain.app.earliestState, chain.app.genesis(), chain.app.stateAt(3)]).toEqual([4, null, null]);
    expect([4, 5, 6].map((height) => chain.balance(1, height))).toEqual(
      [10_004n, 10_005n, 10_006n].map((tokens) => tokens * TOKEN),
    );
    expect([chain.app.blockRecord(1)?.height, chain.app.blockRecord(3)?.height]).toEqual([1, 3]);
    expect(() => chain.app.revertTo(3)).toThrow(new RangeError('no block 3: its state is pruned'));
    expect(() => chain.app.revertTo(3, 4)).toThrow(new RangeError('the state of height 3 is pruned'));
    chain.app.revertTo(5);
    expect([chain.app.earliestState, chain.balance(1, 4), chain.balance(1)]).toEqual([
      4,
      10_004n * TOKEN,
      10_005n * TOKEN,
    ]);
  });

  test('leaves the states of snapshots and of the first block, with their application hashes', async () => {
    const chain = await TestChain.start({ statesKept: 1 });
    await chain.run(0, { value: TOKEN });
    const firstHash = encodeData(chain.app.appHash);
    await chain.run(0, { value: TOKEN });
    chain.app.editor.setBalance(account(9).address, 7n);
    const { revision } = chain.app;
    chain.app.keepStates([revision]);
    chain.app.editor.setBalance(account(9).address, 8n);
    for (let block = 0; block < 5; block++) await chain.run(0, { value: TOKEN });
    chain.app.revertTo(2, revision);
    chain.app.keepStates([]);
    expect([chain.app.height, chain.nonce(0), chain.balance(1), chain.balance(9)]).toEqual([
      2,
      2n,
      10_002n * TOKEN,
      7n,
    ]);
    expect([chain.app.earliestState, chain.app.stateAt(1)]).toEqual([2, null]);
    for (let block = 0; block < 5; block++) await chain.run(0, { value: TOKEN });
    expect(chain.balance(1)).toBe(10_007n * TOKEN);
    chain.app.revertTo(1, 0);
    expect([chain.balance(1), encodeData(chain.app.appHash)]).toEqual([10_001n * TOKEN, firstHash]);
    await chain.run(0, { value: TOKEN });
    expect([chain.balance(1), chain.balance(1, 1)]).toEqual([10_002n * TOKEN, 10_001n * TOKEN]);
  });

  test('waits for what reads a state', async () => {
    const chain = await TestChain.start({ statesKept: 1 });
    for (let block = 0; block < 2; block++) await chain.run(0, { value: TOKEN });
    const view = chain.app.stateAt(0);
    if (view === null) throw new Error('no view');
    const { address } = account(1);
    const read = await chain.app.whileKept(view, async () => {
      for (let block = 0; block < 5; block++) await chain.run(0, { value: TOKEN });
      return view.account(address)?.balance;
    });
    expect([read, chain.app.stateAt(2)]).toEqual([10_002n * TOKEN, null]);
    await chain.run(0, { value: TOKEN });
    // What is left is that of the first block.
    expect(view.account(address)?.balance).toBe(10_001n * TOKEN);
  });
});

describe('edits of the state', () => {
  test('take effect at once and in the next block', async () => {
    const chain = await TestChain.start();
    const { editor } = chain.app;
    editor.setBalance(CONTRACT, 5n);
    editor.setNonce(CONTRACT, 6n);
    editor.setCode(CONTRACT, fromHex('60005460010160005500'));
    editor.setStorageAt(CONTRACT, '0x0', '0x10');
    expect(chain.app.stateAt(0)?.account(CONTRACT)).toMatchObject({ balance: 5n, nonce: 6n });
    expect(chain.app.stateAt(0)?.storage(CONTRACT, SLOT_0)).toBe(word(0x10n));
    await chain.run(0, { to: CONTRACT, value: 0n, gas: 100_000n });
    expect(chain.app.stateAt(0)?.storage(CONTRACT, SLOT_0)).toBe(word(0x11n));
    expect(chain.app.stateAt(0)?.account(CONTRACT)).toMatchObject({ balance: 5n, nonce: 6n });
  });

  test('can remove code and storage words again', async () => {
    const chain = await TestChain.start();
    const { editor } = chain.app;
    editor.setCode(CONTRACT, Uint8Array.of(1));
    editor.setStorageAt(CONTRACT, SLOT_0, word(1n));
    editor.setCode(CONTRACT, new Uint8Array(0));
    editor.setStorageAt(CONTRACT, SLOT_0, word(0n));
    expect(chain.app.stateAt(0)?.code(CONTRACT)).toHaveLength(0);
    expect(chain.app.stateAt(0)?.storage(CONTRACT, SLOT_0)).toBe(word(0n));
  });

  test('wait for the end of a block that is being executed', async () => {
    const chain = await TestChain.start();
    await chain.send(0, { value: TOKEN });
    const mined = chain.mine();
    chain.app.editor.setBalance(account(0).address, 77n);
    await mined;
    expect([chain.balance(0), chain.balance(1)]).toEqual([77n, 10_001n * TOKEN]);
  });

  test('can make a waiting transaction executable', async () => {
    const chain = await TestChain.start();
    await chain.send(0, { nonce: 1n });
    let announced = 0;
    chain.app.onExecutable(() => announced++);
    chain.app.editor.setNonce(account(0).address, 1n);
    expect([chain.app.executable, announced]).toEqual([1, 1]);
  });
});
