/** The transactions that a new development chain begins with, read with viem, and the chains that have none. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createPublicClient, decodeErrorResult, erc20Abi, http, parseAbi, type Address, type Hex } from 'viem';
import { startSeededDev, START_TIMEOUT_MS } from '../support/devProcess.js';
import { rpc } from '../support/rpc.js';

const TOKEN: Address = '0x700ad1E3BD6F98D45Da56Bbe144Eba3332e61CC6';
const SENDER = '0x781ddfe7f8adb904326410119575dcad68e43953';
const ACCOUNTS: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
];
const COIN = 10n ** 18n;
const ERRORS = parseAbi(['error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)']);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-seeds-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const readers = (url: string) => createPublicClient({ transport: http(url) });

describe('a new chain', () => {
  let dev: Awaited<ReturnType<typeof startSeededDev>>;

  beforeAll(async () => {
    dev = await startSeededDev();
  }, START_TIMEOUT_MS);

  afterAll(() => dev?.stop());

  test('has a token whose address the first screen shows, with coins of it in the first accounts', async () => {
    const client = readers(dev.url);
    const token = { address: TOKEN, abi: erc20Abi } as const;
    expect(dev.output()).toContain(`Sample token    ${TOKEN} (SMPL, an ERC-20; --no-seed leaves it out)`);
    expect(await client.readContract({ ...token, functionName: 'name' })).toBe('Sample Token');
    expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe('SMPL');
    expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(18);
    const balances = await Promise.all(
      ACCOUNTS.map((holder) => client.readContract({ ...token, functionName: 'balanceOf', args: [holder] })),
    );
    expect(balances).toEqual([100n * COIN, 350n * COIN, 100n * COIN]);
  });

  test('leaves the accounts as anvil has them: no nonce, all coins', async () => {
    const client = readers(dev.url);
    for (const address of ACCOUNTS) {
      expect(await client.getTransactionCount({ address })).toBe(0);
      expect(await client.getBalance({ address })).toBe(10_000n * COIN);
    }
    expect(await rpc<string[]>(dev.url, 'eth_accounts')).toHaveLength(10);
  });

  test('has three blocks of them; the newest has logs, an inner call, and a failure with a custom error', async () => {
    const client = readers(dev.url);
    const blocks = await Promise.all([2n, 3n, 4n].map((blockNumber) => client.getBlock({ blockNumber })));
    expect(blocks.map(({ transactions }) => transactions.length)).toEqual([1, 3, 2]);
    expect(await client.getBlockNumber()).toBe(4n);
    const [many, failed] = await rpc<{ hash: Hex; result: { calls?: unknown[]; error?: string; output: Hex } }[]>(
      dev.url,
      'debug_traceBlockByNumber',
      'latest',
      { tracer: 'callTracer' },
    );
    expect(many?.result.calls).toMatchObject([{ to: SENDER, value: '0xde0b6b3a7640000' }]);
    expect(failed?.result.error).toBe('execution reverted');
    expect(decodeErrorResult({ abi: ERRORS, data: failed?.result.output ?? '0x' })).toMatchObject({
      errorName: 'ERC20InsufficientBalance',
    });
    expect(await client.getLogs({ fromBlock: 4n, toBlock: 4n, address: TOKEN })).toHaveLength(3);
  });
});

test.each([
  [
    'its oldest rules, a high base fee and no mining',
    ['--hardfork', 'london', '--base-fee', '10000000000000', '--no-mining'],
  ],
  [
    'a high lowest price, one account and another first block',
    ['--gas-price', '50000000000000', '-a', '1', '--number', '7'],
  ],
  ['the lowest limit of code that has room for the token', ['--code-size-limit', '1971']],
])(
  'a chain with %s has them, too',
  async (_options, args) => {
    const dev = await startSeededDev(...args);
    try {
      const supply = await readers(dev.url).readContract({
        address: TOKEN,
        abi: erc20Abi,
        functionName: 'totalSupply',
      });
      expect(supply).toBe(1_000_000n * COIN);
    } finally {
      await dev.stop();
    }
  },
  START_TIMEOUT_MS,
);

test(
  'neither --no-seed, nor a genesis file, nor blocks or contracts without room begin with them',
  async () => {
    const genesis = join(folder, 'genesis.json');
    await writeFile(genesis, JSON.stringify({ config: { chainId: 5 }, alloc: {} }));
    const small = [
      ['--gas-limit', '1999999'],
      ['--code-size-limit', '100'],
      ['--code-size-limit', '1970'],
    ];
    for (const args of [['--no-seed'], ['--init', genesis], ...small]) {
      const dev = await startSeededDev(...args);
      try {
        expect([args, await rpc(dev.url, 'eth_blockNumber'), dev.output().includes('Sample token')]).toEqual([
          args,
          '0x1',
          false,
        ]);
      } finally {
        await dev.stop();
      }
    }
  },
  2 * START_TIMEOUT_MS,
);

test(
  'a chain in a file keeps them, and gets them once',
  async () => {
    const file = join(folder, 'chain');
    const heads: unknown[] = [];
    for (let starts = 0; starts < 2; starts++) {
      const dev = await startSeededDev('--state', file);
      heads.push(await rpc(dev.url, 'eth_getBlockByNumber', 'latest', false));
      await dev.stop();
    }
    expect(heads[0]).toMatchObject({ number: '0x4' });
    expect(heads[1]).toEqual(heads[0]);
  },
  2 * START_TIMEOUT_MS,
);
