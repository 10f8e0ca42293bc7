/** The state that `halley dev` serves from memory, held against what its chain says, after each way to change it. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Hex } from 'viem';
import { DevChainState } from '../support/devChainState.js';
import { startDev, START_TIMEOUT_MS } from '../support/devProcess.js';
import { devStage, FIRST } from '../support/devStage.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

const REGISTER = `0x${'5e'.repeat(20)}`;
const BLOCK = `0x${'b1'.repeat(20)}`;
const LOCK = `0x${'10'.repeat(20)}`;
const STRANGER = `0x${'ab'.repeat(20)}`;
const SENDER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** With 32 bytes: answers this slot. With 64: sets the slot to the second word. */
const REGISTER_CODE = '0x3660401460135760003554600052602060' + '00f35b6020356000355500';
/**
 * TIMESTAMP NUMBER COINBASE GASLIMIT PREVRANDAO BASEFEE CHAINID, then BALANCE and EXTCODEHASH of the first word, and
 * BLOCKHASH of the block before.
 */
const BLOCK_CODE =
  '0x' +
  ['42', '43', '41', '45', '44', '48', '46']
    .map((opcode, index) => `${opcode}60${(32 * index).toString(16).padStart(2, '0')}52`)
    .join('') +
  '6000353160e052' +
  '6000353f61010052' +
  '600143034061012052' +
  '6101406000f3';
/** Fails before the time in the first word. */
const LOCK_CODE = '0x4260003511600957005bfe';
/** Answers slot 1; with data, it destroys itself. */
const MORTAL_CODE = '0x36600f5760015460005260206000f35b33ff';
/** A token: `balanceOf(who)` answers the slot of this number. */
const TOKEN_CODE = '0x6004355460005260206000f3';

const word = (value: bigint | number | string): string => BigInt(value).toString(16).padStart(64, '0');
const slotOf = (value: number): Hex => `0x${word(value)}`;

/** Numbers that follow from a seed. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function stage(...args: string[]) {
  const { dev, ask } = devStage(...args);
  let chainId = 31_337n;
  let chain: DevChainState;
  beforeAll(() => {
    chain = new DevChainState({ output: () => dev.output() }, () => chainId);
  });
  const height = async (): Promise<number> => Number(await ask<Hex>('eth_blockNumber'));
  const setCode = (address: string, code: string): Promise<unknown> => ask('anvil_setCode', address, code);

  /** Compares all served methods at a height, by each way to name it. */
  async function check(at: number, block: string, slots: readonly number[]): Promise<void> {
    const callOf = (to: string, data: string): object => ({ from: FIRST, to, input: `0x${data}` });
    const accounts = [FIRST, SENDER, REGISTER, STRANGER, BLOCK];
    await Promise.all([
      ...accounts.map(async (address) => {
        const [{ balance, nonce }, code] = await Promise.all([chain.account(address, at), chain.code(address, at)]);
        expect(await ask('eth_getBalance', address, block)).toBe(hex(balance));
        expect(await ask('eth_getTransactionCount', address, block)).toBe(hex(nonce));
        expect(await ask('eth_getCode', address, block)).toBe(code);
      }),
      ...slots.map(async (slot) => {
        const value = await chain.storage(REGISTER, slotOf(slot), at);
        expect(await ask('eth_getStorageAt', REGISTER, slotOf(slot), block)).toBe(value);
        expect(await ask('eth_getStorageValues', { [REGISTER]: [slotOf(slot)] }, block)).toEqual({
          [REGISTER]: [value],
        });
        const call = callOf(REGISTER, word(slot));
        expect(await ask('eth_call', call, block)).toBe(await chain.call(call, at));
      }),
      ...accounts.map(async (address) => {
        const call = callOf(BLOCK, word(address));
        expect(await ask('eth_call', call, block)).toBe(await chain.call(call, at));
      }),
      (async () => {
        const call = callOf(REGISTER, word(slots[0] ?? 0) + word(7));
        expect(await ask('eth_estimateGas', call, block)).toBe(await chain.estimateGas(call, at));
        const { gasUsed } = await ask<{ gasUsed: Hex }>('eth_createAccessList', call, block);
        const traced = await ask<{ gas: number }>('debug_traceCall', { ...call, gas: hex(1_000_000) }, block, {});
        expect(Number(gasUsed)).toBeGreaterThan(21_000);
        expect(traced.gas).toBeGreaterThan(21_000);
        const calls = slots.map((slot) => callOf(REGISTER, word(slot)));
        const [simulated] = await ask<{ calls: { returnData: Hex }[] }[]>(
          'eth_simulateV1',
          { blockStateCalls: [{ calls }] },
          block,
        );
        const values = await Promise.all(calls.map((one) => chain.call(one, at)));
        expect(simulated?.calls.map(({ returnData }) => returnData)).toEqual(values);
      })(),
    ]);
  }

  async function checkAll(slots: readonly number[], more: readonly number[] = []): Promise<void> {
    const head = await height();
    for (const at of new Set([head, Math.max(1, head - 1), ...more.filter((one) => one <= head && one > 0)]))
      await check(at, hex(at), slots);
    await check(head, 'latest', slots);
  }

  const setChainId = async (id: bigint): Promise<void> => {
    await ask('anvil_setChainId', hex(id));
    chainId = id;
  };
  return { dev, ask, height, setCode, check, checkAll, setChainId, chain: () => chain };
}

describe('after each change', () => {
  const { dev, ask, height, setCode, checkAll, setChainId } = stage();

  beforeAll(async () => {
    await setCode(REGISTER, REGISTER_CODE);
    await setCode(BLOCK, BLOCK_CODE);
    await setCode(LOCK, LOCK_CODE);
  });

  const write = (slot: number, value: number, from = FIRST): Promise<unknown> =>
    ask('eth_sendTransaction', { from, to: REGISTER, data: `0x${word(slot)}${word(value)}`, gas: hex(100_000) });

  const changes: Record<string, () => Promise<unknown>> = {
    anvil_setBalance: () => ask('anvil_setBalance', STRANGER, hex(12_345)),
    hardhat_setBalance: () => ask('hardhat_setBalance', STRANGER, '0x0'),
    tenderly_setBalance: () => ask('tenderly_setBalance', STRANGER, hex(2n ** 256n - 1n)),
    anvil_addBalance: () => ask('anvil_addBalance', FIRST, hex(1)),
    hardhat_setNonce: () => ask('hardhat_setNonce', STRANGER, hex(77)),
    evm_setAccountNonce: () => ask('evm_setAccountNonce', STRANGER, hex(78)),
    anvil_setCode: () => setCode(STRANGER, REGISTER_CODE),
    'anvil_setCode without code': () => setCode(STRANGER, '0x'),
    hardhat_setStorageAt: () => ask('hardhat_setStorageAt', REGISTER, '0x1', slotOf(11)),
    'anvil_setStorageAt to zero': () => ask('anvil_setStorageAt', REGISTER, '0x1', slotOf(0)),
    'a transaction': () => write(1, 5),
    'a transaction that sets a slot to zero': () => write(1, 0),
    'a balance of nothing': () => ask('anvil_setBalance', STRANGER, '0x0'),
    'a transfer': () => ask('eth_sendTransaction', { from: FIRST, to: STRANGER, value: '0x5' }),
    evm_mine: () => ask('evm_mine'),
    anvil_mine: () => ask('anvil_mine', '0x3'),
    evm_mine_detailed: () => ask('evm_mine_detailed', { blocks: 2 }),
    anvil_setNextBlockBaseFeePerGas: () => ask('anvil_setNextBlockBaseFeePerGas', hex(2_000_000_000)),
    anvil_setCoinbase: () => ask('anvil_setCoinbase', STRANGER),
    evm_setBlockGasLimit: () => ask('evm_setBlockGasLimit', hex(40_000_000)),
    hardhat_setPrevRandao: () => ask('hardhat_setPrevRandao', slotOf(4)),
    'a block of these': () => write(2, 6),
    anvil_setMinGasPrice: () => ask('anvil_setMinGasPrice', '0x1'),
    evm_increaseTime: () => ask('evm_increaseTime', 1000),
    evm_setTime: async () => ask('evm_setTime', Math.floor(Date.now() / 1000) + 5_000),
    evm_setNextBlockTimestamp: async () => ask('evm_setNextBlockTimestamp', Math.floor(Date.now() / 1000) + 9_000),
    anvil_setBlockTimestampInterval: () => ask('anvil_setBlockTimestampInterval', 12),
    'a block with an interval': () => ask('evm_mine'),
    anvil_removeBlockTimestampInterval: () => ask('anvil_removeBlockTimestampInterval'),
    anvil_setChainId: () => setChainId(4_242n),
    'anvil_setChainId back': () => setChainId(31_337n),
    'a snapshot, edits and blocks, and evm_revert': async () => {
      const id = await ask('evm_snapshot');
      await ask('anvil_setBalance', STRANGER, hex(99));
      await write(1, 9);
      await checkAll([1]);
      await ask('evm_revert', id);
    },
    'a snapshot, edits at the same height, and evm_revert': async () => {
      const id = await ask('evm_snapshot');
      await ask('anvil_setStorageAt', REGISTER, '0x1', slotOf(123));
      await checkAll([1]);
      await ask('evm_revert', id);
    },
    anvil_rollback: async () => {
      await write(1, 31);
      await checkAll([1]);
      await ask('anvil_rollback');
    },
    anvil_reorg: async () => {
      await write(1, 32);
      await checkAll([1]);
      await ask('anvil_reorg', 1, []);
    },
    anvil_loadState: async () => {
      const dump = await ask('anvil_dumpState');
      await write(1, 33);
      await ask('anvil_setBalance', STRANGER, hex(98));
      await checkAll([1]);
      await ask('anvil_loadState', dump);
    },
    anvil_dealERC20: async () => {
      await setCode(REGISTER, TOKEN_CODE);
      // The token's slot of this account is what the first slot of another contract is.
      await ask('anvil_dealERC20', `0x${'00'.repeat(19)}01`, REGISTER, hex(8));
      await setCode(REGISTER, REGISTER_CODE);
    },
    anvil_reset: async () => {
      await ask('anvil_reset');
      await checkAll([1]);
      await setCode(REGISTER, REGISTER_CODE);
      await setCode(BLOCK, BLOCK_CODE);
      await setCode(LOCK, LOCK_CODE);
    },
    'pending transactions': async () => {
      await ask('evm_setAutomine', false);
      await write(1, 55, SENDER);
      await checkAll([1]);
      await ask('evm_setAutomine', true);
      await ask('evm_mine');
    },
  };

  test.each(Object.entries(changes))('%s', async (_, change) => {
    await checkAll([0, 1, 2]);
    await change();
    await checkAll([0, 1, 2]);
  });

  test('an estimate sees the time of the next block', async () => {
    const { timestamp } = await ask<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
    const opensAt = Number(timestamp) + 100_000;
    const call = { from: FIRST, to: LOCK, input: `0x${word(opensAt)}` };
    expect((await rpcAnswer(dev.url, 'eth_estimateGas', [call])).error).toBeDefined();
    await ask('evm_increaseTime', 200_000);
    expect(await ask('eth_estimateGas', call)).toMatch(/^0x5/);
    expect((await rpcAnswer(dev.url, 'eth_call', [call, 'latest'])).error).toBeDefined();
    await ask('evm_mine');
    expect(await ask('eth_call', call, 'latest')).toBe('0x');
    expect(await height()).toBeGreaterThan(0);
  });
});

describe('requests at the same time', () => {
  const { ask, setCode } = stage();
  const SLOT = slotOf(1);
  const valueOf = async (): Promise<bigint> =>
    BigInt(await ask<Hex>('eth_call', { to: REGISTER, input: SLOT }, 'latest'));
  const readers: Record<string, () => Promise<bigint>> = {
    eth_call: valueOf,
    eth_getStorageAt: async () => BigInt(await ask<Hex>('eth_getStorageAt', REGISTER, SLOT, 'latest')),
    eth_getBalance: async () => BigInt(await ask<Hex>('eth_getBalance', REGISTER, 'latest')),
    eth_getTransactionCount: async () => BigInt(await ask<Hex>('eth_getTransactionCount', REGISTER, 'latest')),
  };
  const writers: Record<string, (value: number) => Promise<unknown>> = {
    eth_call: (value) => ask('anvil_setStorageAt', REGISTER, SLOT, slotOf(value)),
    eth_getStorageAt: (value) => ask('anvil_setStorageAt', REGISTER, SLOT, slotOf(value)),
    eth_getBalance: (value) => ask('anvil_setBalance', REGISTER, hex(value)),
    eth_getTransactionCount: (value) => ask('anvil_setNonce', REGISTER, hex(value)),
  };

  beforeEach(async () => {
    await ask('anvil_reset');
    await setCode(REGISTER, REGISTER_CODE);
  });

  /** Reads without a pause until stopped; nothing may be older than what was set when the read began. */
  async function readAlong(read: () => Promise<bigint>, work: (set: (value: number) => void) => Promise<void>) {
    let last = 0;
    let isOver = false;
    const stale: string[] = [];
    let reads = 0;
    const reader = async (): Promise<void> => {
      while (!isOver) {
        const least = last;
        const seen = await read();
        reads++;
        if (seen < BigInt(least)) stale.push(`${seen} after ${least}`);
      }
    };
    const reading = Array.from({ length: 6 }, reader);
    await work((value) => (last = value));
    isOver = true;
    await Promise.all(reading);
    expect(stale).toEqual([]);
    expect(reads).toBeGreaterThan(0);
  }

  test.each(Object.keys(readers))('%s never answers what an edit replaced', async (method) => {
    const [read, write] = [readers[method], writers[method]];
    if (read === undefined || write === undefined) throw new Error(method);
    await readAlong(read, async (set) => {
      for (let value = 1; value <= 60; value++) {
        await write(value);
        set(value);
        expect(await read()).toBe(BigInt(value));
        // A block between edits, and a state that nobody has read yet.
        if (value % 7 === 0) await ask('evm_mine');
        if (value % 11 === 0) await ask('evm_revert', await ask('evm_snapshot'));
      }
    });
  });

  test('nor what a transaction replaced', async () => {
    await readAlong(valueOf, async (set) => {
      for (let value = 1; value <= 40; value++) {
        const data = SLOT + word(value);
        await ask('eth_sendTransaction', { from: FIRST, to: REGISTER, data, gas: hex(100_000) });
        set(value);
        expect(await valueOf()).toBe(BigInt(value));
      }
    });
  });

  test('nor what a revert took back', async () => {
    await ask('anvil_setStorageAt', REGISTER, SLOT, slotOf(1));
    for (let round = 0; round < 25; round++) {
      const id = await ask('evm_snapshot');
      await ask('anvil_setStorageAt', REGISTER, SLOT, slotOf(2));
      if (round % 2 === 0) await ask('evm_mine');
      // The block of a request may be gone before it is answered.
      const during = Array.from({ length: 10 }, () => valueOf().catch(String));
      await ask('evm_revert', id);
      expect(await valueOf()).toBe(1n);
      for (const seen of await Promise.all(during))
        expect([1n, 2n, 'Error: eth_call: -32000 header not found']).toContain(seen);
      expect(await valueOf()).toBe(1n);
    }
  });
});

describe('while blocks come by time', () => {
  const { ask } = stage('--block-time', '0.05');

  test('a balance that was set is that of the next block', async () => {
    for (let value = 1; value <= 40; value++) {
      await ask('anvil_setBalance', STRANGER, hex(value));
      // The edit may be in a block that is not served yet.
      await ask('evm_mine');
      expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe(hex(value));
    }
  });
});

describe('random changes', () => {
  const { ask, height, setCode, checkAll } = stage('--timestamp', '1900000000');

  test.each([1, 2, 3])('of seed %i', async (seed) => {
    const next = random(seed);
    await ask('anvil_reset');
    for (const [address, code] of [
      [REGISTER, REGISTER_CODE],
      [BLOCK, BLOCK_CODE],
    ] as const)
      await setCode(address, code);
    const snapshots: unknown[] = [];
    const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const anyone = (): string => pick([FIRST, SENDER, STRANGER, REGISTER]);
    const actions: (() => Promise<unknown>)[] = [
      () => ask('anvil_setBalance', pick([STRANGER, REGISTER]), hex(next(1_000))),
      () => ask('anvil_setNonce', STRANGER, hex(next(1_000))),
      () => setCode(STRANGER, pick(['0x', REGISTER_CODE, BLOCK_CODE])),
      () => ask('anvil_setStorageAt', REGISTER, slotOf(next(4)), slotOf(next(3))),
      () =>
        ask('eth_sendTransaction', {
          from: pick([FIRST, SENDER]),
          to: REGISTER,
          data: `0x${word(next(4))}${word(next(3))}`,
          gas: hex(100_000),
        }),
      () => ask('eth_sendTransaction', { from: FIRST, to: anyone(), value: '0x1', gas: hex(100_000) }),
      () => ask('anvil_mine', hex(1 + next(3))),
      async () => void snapshots.push(await ask('evm_snapshot')),
      async () => void (snapshots.length > 0 && (await ask('evm_revert', snapshots.splice(next(snapshots.length))[0]))),
      async () => void ((await height()) > 3 && (await ask('anvil_rollback', 1 + next(2)))),
      async () => void ((await height()) > 3 && (await ask('anvil_reorg', 1 + next(2), []))),
      () => ask('anvil_setCoinbase', anyone()),
      () => ask('anvil_setPrevRandao', slotOf(next(100))),
      () => ask('evm_increaseTime', next(100)),
      () => ask('evm_setBlockGasLimit', hex(30_000_000 + next(5))),
    ];
    for (let step = 0; step < 60; step++) {
      await pick(actions)();
      if (next(3) > 0) continue;
      await checkAll([0, 1, 2, 3], [1 + next(Math.max(1, await height()))]);
    }
  });
});

describe('a contract that destroys itself', () => {
  const { ask, setCode, dev } = stage('--hardfork', 'shanghai');
  const readSlot = async (block = 'latest'): Promise<unknown> => [
    await ask('eth_getStorageAt', STRANGER, '0x1', block),
    await ask('eth_getCode', STRANGER, block),
  ];
  const destroy = (): Promise<unknown> =>
    ask('eth_sendTransaction', { from: FIRST, to: STRANGER, data: '0x01', gas: hex(100_000) });

  test('loses its storage', async () => {
    await setCode(STRANGER, MORTAL_CODE);
    await ask('anvil_setStorageAt', STRANGER, '0x1', slotOf(5));
    expect(await readSlot()).toEqual([slotOf(5), MORTAL_CODE]);
    expect(await ask('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(5));
    const before = await ask<string>('eth_blockNumber');
    await destroy();
    expect(await readSlot()).toEqual([slotOf(0), '0x']);
    expect(await ask('eth_call', { to: STRANGER }, 'latest')).toBe('0x');
    expect(await readSlot(before)).toEqual([slotOf(5), MORTAL_CODE]);
    await setCode(STRANGER, MORTAL_CODE);
    expect(await ask('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(0));
  });

  test(
    'loses that of the origin of a fork, too',
    async () => {
      await setCode(STRANGER, MORTAL_CODE);
      await ask('anvil_setStorageAt', STRANGER, '0x1', slotOf(6));
      await ask('evm_mine');
      const fork = await startDev('--fork-url', dev.url, '--hardfork', 'shanghai');
      try {
        const there = (method: string, ...params: unknown[]): Promise<unknown> => rpc(fork.url, method, ...params);
        const forked = await there('eth_blockNumber');
        expect(await there('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(6));
        expect(await there('eth_getStorageAt', STRANGER, '0x1', 'latest')).toBe(slotOf(6));
        await there('eth_sendTransaction', { from: FIRST, to: STRANGER, data: '0x01', gas: hex(100_000) });
        expect(await there('eth_getStorageAt', STRANGER, '0x1', 'latest')).toBe(slotOf(0));
        await there('anvil_setCode', STRANGER, MORTAL_CODE);
        expect(await there('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(0));
        expect(await there('eth_call', { to: STRANGER }, forked)).toBe(slotOf(6));
        await there('anvil_rollback', 1);
        expect(await there('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(6));
        // A slot of the origin that is set to zero.
        await there('anvil_setStorageAt', STRANGER, '0x1', slotOf(0));
        expect(await there('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(0));
        await there('anvil_reset', { forking: { jsonRpcUrl: dev.url } });
        expect(await there('eth_call', { to: STRANGER }, 'latest')).toBe(slotOf(6));
      } finally {
        await fork.stop();
      }
    },
    2 * START_TIMEOUT_MS,
  );
});

describe('pruned states', () => {
  const { ask, height } = stage('--prune-history', '3');

  test('are refused although they were read', async () => {
    await ask('anvil_setBalance', STRANGER, hex(5));
    const at = hex(await height());
    expect(await ask('eth_getBalance', STRANGER, at)).toBe(hex(5));
    await ask('anvil_mine', '0xa');
    await expect(ask('eth_getBalance', STRANGER, at)).rejects.toThrow('pruned');
    await expect(ask('eth_call', { to: STRANGER }, at)).rejects.toThrow('pruned');
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe(hex(5));
  });
});
