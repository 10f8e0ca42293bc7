// A real chain whose coin has 6 decimals, used with viem. All amounts that clients see are wei.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicClient, createWalletClient, http, type Hash, type TransactionReceipt } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { checkConfig } from '../../src/commands/checkConfig.js';
import { resolveConfig } from '../../src/config/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { FULL_ACCESS } from '../../src/caller/caller.js';
import type { Logger } from '../../src/observe/logger.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

/** The operator of the validator of every Go chain, see scripts/testNode/accounts.json. */
const OPERATOR = '0xbcd4042de499d14e55001ccbb24a551f3b954096';
const OPERATOR_KEY = 'f214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897';
const PASSPHRASE = 'correct horse';
const RECEIVER = '0x00000000000000000000000000000000decade06';

/** The base fee starts at its minimum, which is 0.0001utest. */
const BASE_FEE = 100_000_000n;
/** What the fee can rise by in a block. */
const TIP = 12_500_000n;

/** Stores the first word of its input in slot 0. */
const STORING_CODE = '0x6005600c60003960056000f35f355f5500';
/** Init code that runs until its gas is used up. */
const ENDLESS_CODE = '0x5b5f56';

let chain: GoChain;
let folder: string;
let gateway: Gateway;
let url: string;
const warnings: { fields: unknown; message: unknown }[] = [];

const quiet = (): undefined => undefined;
const log: Logger = {
  trace: quiet,
  debug: quiet,
  info: quiet,
  error: quiet,
  warn: (fields: unknown, message?: unknown) => void warnings.push({ fields, message }),
};

function settings(more: Record<string, string> = {}) {
  return {
    node: chain.rpcUrl,
    'node-grpc': chain.grpcAddress,
    home: chain.home,
    'data-dir': folder,
    'keystore.light-kdf': 'true',
    'json-rpc.address': '127.0.0.1:0',
    'json-rpc.ws-address': '',
    'json-rpc.txfee-cap': '100',
    'json-rpc.api': 'eth,personal,miner,txpool,debug',
    ...more,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-decimals-'));
  chain = await startGoChain({ decimals: 6, baseFeeWei: BASE_FEE, blockTimeMs: 200 });
  // The file is changed under the running node.
  const file = join(chain.home, 'config', 'app.toml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"0.000100000000utest"', '"0.7utest"'));
  const { config, origins } = resolveConfig(settings(), {});
  const authentication = { withoutToken: FULL_ACCESS };
  gateway = await createGateway(config, log, { authentication, origins, signal: AbortSignal.timeout(60_000) });
  url = `http://${(await gateway.start()).http}`;
  await gateway.ready;
}, 120_000);

afterAll(async () => {
  await gateway?.stop();
  await chain?.stop();
  await rm(folder, { recursive: true, force: true });
});

function walletOf(number: number) {
  const found = chain.accounts[number];
  if (found === undefined) throw new Error(`no account ${number}`);
  const coin = { name: 'Test', symbol: 'TEST', decimals: 18 };
  const of = { id: chain.chainId, name: 'six', nativeCurrency: coin, rpcUrls: { default: { http: [url] } } };
  const account = privateKeyToAccount(found.privateKey);
  return createWalletClient({ account, chain: of, transport: http(url), pollingInterval: 50 });
}

const viewer = () => createPublicClient({ transport: http(url), pollingInterval: 50 });
const node = () => createPublicClient({ transport: http(chain.evmRpcUrl), pollingInterval: 50 });

describe('the fees that a wallet is told', () => {
  test("are those of the node's own server, in wei", async () => {
    for (const method of ['eth_gasPrice', 'eth_maxPriorityFeePerGas']) {
      expect(await rpc(url, method)).toBe(await rpc(chain.evmRpcUrl, method));
    }
    expect(await rpc(url, 'eth_gasPrice')).toBe(hex(BASE_FEE + TIP));
    expect(await rpc(url, 'eth_maxPriorityFeePerGas')).toBe(hex(TIP));
  });

  test('reach to the block that comes next', async () => {
    const { baseFeePerGas } = await rpc<{ baseFeePerGas: string[] }>(url, 'eth_feeHistory', '0x2', 'latest', []);
    expect(baseFeePerGas).toEqual(Array(3).fill(hex(BASE_FEE)));
    expect(await rpc(url, 'eth_getBlockByNumber', 'pending', false)).toMatchObject({ baseFeePerGas: hex(BASE_FEE) });
    const call = { from: chain.accounts[0]?.address, to: RECEIVER, value: '0x1' };
    const { tx } = await rpc<{ tx: object }>(url, 'eth_fillTransaction', call);
    expect(tx).toMatchObject({ maxPriorityFeePerGas: hex(TIP), maxFeePerGas: hex(2n * BASE_FEE + TIP) });
  });
});

describe('a transaction', () => {
  test.each([
    ['eip1559', {}],
    ['legacy', { type: 'legacy' }],
    ['eip2930', { type: 'eip2930', accessList: [] }],
  ] as const)(
    "of type %s is sent with viem's own fees, and costs its value and its gas to the wei",
    async (type, more) => {
      const wallet = walletOf(1);
      const { address } = wallet.account;
      const value = 1_234_567_890_123_456_789n;
      const before = await balances(address, RECEIVER);
      const hash = await wallet.sendTransaction({ to: RECEIVER, value, ...more });
      const receipt = await viewer().waitForTransactionReceipt({ hash });
      expect(receipt).toMatchObject({ status: 'success', type, gasUsed: 21_000n });
      expect(receipt.effectiveGasPrice).toBeGreaterThanOrEqual(BASE_FEE);
      const fee = receipt.gasUsed * receipt.effectiveGasPrice;
      expect(await balances(address, RECEIVER)).toEqual([(before[0] ?? 0n) - value - fee, (before[1] ?? 0n) + value]);
      await sameAsNode(receipt, address);
    },
  );

  test('deploys a contract and writes to it', async () => {
    const wallet = walletOf(2);
    const { address } = wallet.account;
    const [before = 0n] = await balances(address);
    const deployed = await mined(await wallet.deployContract({ abi: [], bytecode: STORING_CODE }));
    const to = deployed.contractAddress ?? '0x';
    const word = `0x${'5a'.repeat(32)}` as const;
    const written = await mined(await wallet.sendTransaction({ to, data: word }));
    expect(await viewer().getStorageAt({ address: to, slot: '0x0' })).toBe(word);
    const fees = [deployed, written].map(({ gasUsed, effectiveGasPrice }) => gasUsed * effectiveGasPrice);
    expect(await balances(address)).toEqual([before - fees.reduce((sum, fee) => sum + fee)]);
    await sameAsNode(written, address);
  });

  test('that waits is shown with its fees', async () => {
    const wallet = walletOf(3);
    const maxFeePerGas = 987_654_321_987n;
    const hash = await wallet.sendTransaction({
      to: RECEIVER,
      value: 1n,
      gas: 21_000n,
      maxFeePerGas,
      maxPriorityFeePerGas: 3n,
    });
    const pending = await rpc<object | null>(url, 'eth_getTransactionByHash', hash);
    expect(pending).toMatchObject({ maxFeePerGas: hex(maxFeePerGas), maxPriorityFeePerGas: '0x3', value: '0x1' });
    const { effectiveGasPrice } = await mined(hash);
    expect(effectiveGasPrice).toBe(BASE_FEE + 3n);
  });

  test.each([
    [
      'more than the sender has',
      { value: 10n ** 40n },
      /^insufficient funds for gas \* price \+ value: balance 10{36}, tx cost 1\d{40}, overshot \d{40}$/,
    ],
    [
      'a price below the lowest of the chain',
      { gasPrice: BASE_FEE - 1n },
      /^transaction underpriced: gas price 99999999, minimum needed 100000000$/,
    ],
    [
      'a fee above the cap',
      { gasPrice: 10n ** 16n },
      /^tx fee \(210\.00 ether\) exceeds the configured cap \(100\.00 ether\)$/,
    ],
  ])('with %s is refused in wei', async (_, fields, words) => {
    const { account } = walletOf(4);
    const nonce = await viewer().getTransactionCount(account);
    const usual = { chainId: chain.chainId, to: RECEIVER, gas: 21_000n, gasPrice: BASE_FEE, value: 0n, nonce } as const;
    const raw = await account.signTransaction({ ...usual, ...fields });
    const { error } = await rpcAnswer(url, 'eth_sendRawTransaction', [raw]);
    expect(error?.message).toMatch(words);
  });

  test('is estimated with a price as the node does', async () => {
    const call = { from: chain.accounts[5]?.address, to: RECEIVER, value: '0x1', gasPrice: hex(BASE_FEE + TIP) };
    expect(await rpc(url, 'eth_estimateGas', call)).toBe(await rpc(chain.evmRpcUrl, 'eth_estimateGas', call));
    const { error } = await rpcAnswer(url, 'eth_estimateGas', [{ ...call, from: RECEIVER, value: hex(10n ** 40n) }]);
    expect(error?.message).toMatch(/insufficient funds/);
  });
});

describe('what an operator sets', () => {
  test('the price that the node runs with counts, not the one of app.toml, and the log says so once', async () => {
    const own = warnings.filter(({ message }) => String(message).includes('minimum-gas-prices'));
    expect(own).toEqual([
      {
        fields: {
          ofNode: '0.000100000000000000utest',
          ofFile: '0.7utest',
          path: join(chain.home, 'config', 'app.toml'),
          reason: expect.stringContaining('a flag or a variable of the node may override the file'),
        },
        message: "the node's minimum-gas-prices differ from app.toml; the node's are used",
      },
    ]);
  });

  test('miner_setGasPrice writes the unit of the coin', async () => {
    expect(await rpc(url, 'miner_setGasPrice', hex(500_000_000))).toBe(true);
    const text = await readFile(join(chain.home, 'config', 'app.toml'), 'utf8');
    expect(text).toMatch(/^minimum-gas-prices = "0\.0005utest"/m);
  });

  test('miner_setEtherbase pays in the coin', async () => {
    await rpc(url, 'personal_importRawKey', OPERATOR_KEY, PASSPHRASE);
    await rpc(url, 'personal_unlockAccount', OPERATOR, PASSPHRASE, 0);
    await mined(await walletOf(0).sendTransaction({ to: OPERATOR, value: 10n ** 18n }));
    expect(await rpc(url, 'miner_setEtherbase', chain.accounts[1]?.address)).toBe(true);
    const [left = 0n] = await balances(OPERATOR);
    // Whole units of the coin were paid, at least what the base fee asks for.
    expect((10n ** 18n - left) % 10n ** 12n).toBe(0n);
    expect(10n ** 18n - left).toBeGreaterThan(50_000n * BASE_FEE);
    expect(left).toBeGreaterThan(0n);
  }, 30_000);

  test('halley config check shows the coin, the denomination of fees and prices that do not count', async () => {
    let text = '';
    const prices = { 'minimum-gas-prices': '5uatom', 'data-dir': join(folder, 'checked') };
    const good = await checkConfig(resolveConfig(settings(prices), {}), (more) => (text += more));
    expect(good).toBe(true);
    expect(text).toContain('coin: utest, 6 decimals; EVM chain id 9002; fees are named in atest\n');
    expect(text).toContain('warning: minimum-gas-prices: 5uatom has no price in utest or atest\n');
  });
});

describe('under load', () => {
  test('the next base fee is that of the block that comes, also where it leaps by a whole unit', async () => {
    const wallet = walletOf(6);
    const nonce = await viewer().getTransactionCount(wallet.account);
    const load = { chainId: chain.chainId, type: 'eip1559', data: ENDLESS_CODE, gas: 30_000_000n } as const;
    const fees = { maxFeePerGas: 3_300_000_000_000n, maxPriorityFeePerGas: 1n };
    const first = await viewer().getBlockNumber();
    // A block has room for one of them.
    for (let number = 0; number < 3; number++) {
      const raw = await wallet.signTransaction({ ...load, ...fees, nonce: nonce + number });
      await rpc(url, 'eth_sendRawTransaction', raw);
    }
    const told = new Map<bigint, bigint>();
    for (let head = first; head < first + 25n;) {
      const { oldestBlock, baseFeePerGas } = await viewer().getFeeHistory({ blockCount: 1, rewardPercentiles: [] });
      head = oldestBlock;
      told.set(oldestBlock + 1n, baseFeePerGas[1] ?? -1n);
      const pending = await viewer().getBlock({ blockTag: 'pending' });
      told.set(pending.number ?? 0n, pending.baseFeePerGas ?? -1n);
    }
    const leaps = [...told.values()].filter((fee) => fee > 10n ** 12n);
    expect(leaps.length).toBeGreaterThanOrEqual(3);
    expect(told.size).toBeGreaterThan(20);
    await headAbove(Math.max(...[...told.keys()].map(Number)));
    for (const [number, fee] of told) expect([number, fee]).toEqual([number, await paidBaseFee(number)]);
    // The fee is still far above its minimum.
    const { account } = walletOf(4);
    const own = { chainId: chain.chainId, to: RECEIVER, gas: 21_000n, gasPrice: BASE_FEE, nonce: 0 } as const;
    const { error } = await rpcAnswer(url, 'eth_sendRawTransaction', [await account.signTransaction(own)]);
    const { address } = account;
    const words = `max fee per gas less than block base fee: address ${address.toLowerCase()}, maxFeePerGas: ${BASE_FEE}`;
    expect(error?.message).toMatch(new RegExp(`^${words}, baseFee: \\d{10,13}$`));
  }, 60_000);
});

// The example application of this release has no x/precisebank, so that nobody has coins there; fees it has.
const evmd = process.env['EVMD_0_7_3'];
if (evmd !== undefined)
  describe('on cosmos/evm v0.7.3', () => {
    let newer: GoChain;
    beforeAll(async () => {
      newer = await startGoChain({
        decimals: 6,
        blockTimeMs: 200,
        evmd,
        config: { mempool: { type: 'app' } },
        genesis(document) {
          Object.assign((document.app_state['evm'] as EvmState).params, {
            extended_denom_options: { extended_denom: 'atest' },
          });
          return document;
        },
      });
    }, 120_000);
    afterAll(() => newer?.stop());

    test('the next base fee is computed in the unit of the coin, to the wei', async () => {
      const flags = { ...settings(), node: newer.rpcUrl, 'node-grpc': newer.grpcAddress, home: newer.home };
      const { config, origins } = resolveConfig({ ...flags, 'data-dir': join(folder, 'newer') }, {});
      const other = await createGateway(config, log, { authentication: { withoutToken: FULL_ACCESS }, origins });
      try {
        const at = `http://${(await other.start()).http}`;
        await other.ready;
        const client = createPublicClient({ transport: http(at) });
        const told = new Map<bigint, bigint>();
        while (told.size < 12) {
          const { oldestBlock, baseFeePerGas } = await client.getFeeHistory({ blockCount: 1, rewardPercentiles: [] });
          told.set(oldestBlock + 1n, baseFeePerGas[1] ?? -1n);
        }
        while ((await client.getBlockNumber({ cacheTime: 0 })) < Math.max(...[...told.keys()].map(Number)));
        for (const [number, fee] of told) expect([number, fee]).toEqual([number, await paidBaseFee(number, newer)]);
        expect(new Set(told.values()).size).toBeGreaterThan(5);
        let text = '';
        await checkConfig({ config, origins, warnings: [] }, (more) => (text += more));
        expect(text).toContain('coin: utest, 6 decimals; EVM chain id 9002; fees are named in atest\n');
      } finally {
        await other.stop();
      }
    }, 60_000);
  });

interface EvmState {
  params: object;
}

/** What the block tells itself: the node's own JSON-RPC server of this release shows the fee of the block after it. */
async function paidBaseFee(number: bigint, of = chain): Promise<bigint> {
  const response = await fetch(`${of.rpcUrl}/block_results?height=${number}`);
  const { result } = (await response.json()) as { result: { finalize_block_events: BlockEvent[] } };
  const { attributes = [] } = result.finalize_block_events.find(({ type }) => type === 'evm_fee_market') ?? {};
  return BigInt(attributes.find(({ key }) => key === 'base_fee')?.value ?? -1);
}

interface BlockEvent {
  type: string;
  attributes: { key: string; value: string }[];
}

/** Resolves when the chain has the block. */
async function headAbove(number: number): Promise<void> {
  while ((await viewer().getBlockNumber({ cacheTime: 0 })) < number);
}

function balances(...addresses: string[]): Promise<bigint[]> {
  return Promise.all(addresses.map((address) => viewer().getBalance({ address: address as Hash })));
}

function mined(hash: Hash): Promise<TransactionReceipt> {
  return viewer().waitForTransactionReceipt({ hash });
}

/** Receipt, balance and account proof, held against the node's own server. */
async function sameAsNode({ transactionHash: hash, ...receipt }: TransactionReceipt, address: Hash): Promise<void> {
  const { effectiveGasPrice, gasUsed, blockNumber } = await node().getTransactionReceipt({ hash });
  expect(receipt).toMatchObject({ effectiveGasPrice, gasUsed, blockNumber });
  const [ours, theirs] = await Promise.all(
    [viewer(), node()].map((client) => client.getBalance({ address, blockNumber })),
  );
  expect(ours).toBe(theirs);
  expect((await viewer().getProof({ address, storageKeys: [], blockNumber })).balance).toBe(theirs);
}
