// A real chain whose coin has six decimals: everything that leaves Halley is wei, and everything can be sent.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicClient, createWalletClient, defineChain, http, parseAbi, parseEther, parseGwei } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { resolveConfig } from '../../src/config/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { FULL_ACCESS } from '../../src/jsonrpc/access.js';
import { createLogger } from '../../src/observe/logger.js';
import { startGoChain, type GoChain } from '../chain/goChain.js';
import { rpc, rpcAnswer } from './support/rpc.js';

const OPERATOR = '0xbcd4042de499d14e55001ccbb24a551f3b954096';
const OPERATOR_KEY = 'f214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897';
const TO = '0x00000000000000000000000000000000000abcde';
/** The chain's precompile of x/distribution. */
const DISTRIBUTION = '0x0000000000000000000000000000000000000801';
/** Deploys the byte 0. */
const DEPLOYS = '0x60016000f3';

let chain: GoChain;
let folder: string;
let gateway: Gateway;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-six-'));
  chain = await startGoChain({ decimals: 6, blockTimeMs: 250 });
  const flags = {
    node: chain.rpcUrl,
    'node-grpc': chain.grpcAddress,
    'data-dir': folder,
    'keystore.light-kdf': 'true',
    'json-rpc.address': '127.0.0.1:0',
    'json-rpc.ws-address': '',
    'json-rpc.api': 'eth,txpool,personal,miner',
  };
  const options = { authentication: { withoutToken: FULL_ACCESS }, signal: AbortSignal.timeout(60_000) };
  gateway = await createGateway(resolveConfig(flags, {}).config, createLogger('silent'), options);
  url = `http://${(await gateway.start()).http}`;
}, 120_000);

afterAll(async () => {
  await gateway?.stop();
  await chain?.stop();
  await rm(folder, { recursive: true, force: true });
});

const viemChain = defineChain({
  id: 9002,
  name: 'six',
  nativeCurrency: { name: 'test', symbol: 'TEST', decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

function clients(index: number) {
  const key = chain.accounts[index]?.privateKey;
  if (key === undefined) throw new Error(`no account ${index}`);
  const shared = { chain: viemChain, transport: http(url), pollingInterval: 50 };
  return {
    reader: createPublicClient(shared),
    wallet: createWalletClient({ ...shared, account: privateKeyToAccount(key) }),
  };
}

describe('transactions', () => {
  test.each([
    ['fees that viem chooses', 1, {}],
    ['a legacy price', 2, { type: 'legacy' as const, gasPrice: parseGwei('3') }],
    ['an access list', 3, { type: 'eip2930' as const, gasPrice: parseGwei('3'), accessList: [] }],
    ['a value with all 18 decimals', 4, { value: 1_234_567_890_123_456_789n }],
  ])('are mined with %s, and cost what the receipt says to the last wei', async (_, index, fields) => {
    const { reader, wallet } = clients(index);
    const { address } = wallet.account;
    const before = await reader.getBalance({ address });
    const value = 'value' in fields ? fields.value : parseEther('0.5');
    const hash = await wallet.sendTransaction({ to: TO, ...fields, value } as never);
    const receipt = await reader.waitForTransactionReceipt({ hash });
    expect(receipt.status).toBe('success');
    const spent = value + receipt.gasUsed * receipt.effectiveGasPrice;
    expect(await reader.getBalance({ address })).toBe(before - spent);
    const block = await reader.getBlock({ blockNumber: receipt.blockNumber });
    expect(receipt.effectiveGasPrice).toBeGreaterThanOrEqual(block.baseFeePerGas ?? 0n);
    expect(await rpc(chain.evmRpcUrl, 'eth_getBalance', address, 'latest')).toBe(`0x${(before - spent).toString(16)}`);
  });

  test('deploy a contract', async () => {
    const { reader, wallet } = clients(5);
    const hash = await wallet.deployContract({ abi: [], bytecode: DEPLOYS });
    const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
    expect(await reader.getCode({ address: contractAddress ?? TO })).toBe('0x00');
  });

  test('are refused with amounts in wei', async () => {
    const { wallet } = clients(6);
    const low = { to: TO, gas: 21_000n, gasPrice: 1n, type: 'legacy', nonce: 0, value: 0n } as const;
    const raw = await wallet.signTransaction(low);
    const { error } = await rpcAnswer(url, 'eth_sendRawTransaction', [raw]);
    expect(error).toMatchObject({
      code: -32000,
      message: 'transaction underpriced: gas price 1, minimum needed 100000000',
    });
    const dear = { ...low, gasPrice: parseGwei('2'), value: 10n ** 60n };
    const refused = await rpcAnswer(url, 'eth_sendRawTransaction', [await wallet.signTransaction(dear)]);
    const balance = BigInt(await rpc<string>(url, 'eth_getBalance', wallet.account.address, 'latest'));
    const cost = 10n ** 60n + 21_000n * parseGwei('2');
    expect(refused.error?.message).toBe(
      `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`,
    );
  });
});

describe('prices', () => {
  test('the next base fee of every block is the base fee of the block after it', async () => {
    const { reader } = clients(0);
    const head = Number(await reader.getBlockNumber({ cacheTime: 0 }));
    for (let number = 2; number < head; number++) {
      const history = await reader.getFeeHistory({ blockCount: 1, blockNumber: BigInt(number), rewardPercentiles: [] });
      const [own, next] = await Promise.all(
        [number, number + 1].map((n) => reader.getBlock({ blockNumber: BigInt(n) })),
      );
      expect(history.baseFeePerGas).toEqual([own?.baseFeePerGas, next?.baseFeePerGas]);
    }
    expect(head).toBeGreaterThan(4);
  });

  test('at the head are above the least that the chain takes, in wei', async () => {
    const least = 100_000_000n;
    const [price, pending, filled, history] = await Promise.all([
      rpc<string>(url, 'eth_gasPrice'),
      rpc<{ baseFeePerGas: string }>(url, 'eth_getBlockByNumber', 'pending', false),
      rpc<{ tx: { maxFeePerGas: string } }>(url, 'eth_fillTransaction', {
        from: chain.accounts[7]?.address,
        to: TO,
        value: '0x1',
      }),
      rpc<{ baseFeePerGas: string[] }>(url, 'eth_feeHistory', '0x1', 'latest', []),
    ]);
    const next = BigInt(history.baseFeePerGas[1] ?? '0');
    expect(next).toBeGreaterThanOrEqual(least);
    expect(next).toBeLessThan(2_000_000_000n);
    expect(BigInt(price)).toBeGreaterThanOrEqual(next);
    expect(BigInt(pending.baseFeePerGas)).toBeGreaterThanOrEqual(least);
    expect(BigInt(filled.tx.maxFeePerGas)).toBeGreaterThanOrEqual(next);
  });
});

test("the operator's transaction pays in the coin that the SDK knows", async () => {
  const abi = parseAbi(['function delegatorWithdrawAddress(address) view returns (string)']);
  await rpc(url, 'personal_importRawKey', OPERATOR_KEY, 'correct horse');
  await rpc(url, 'personal_unlockAccount', OPERATOR, 'correct horse', 0);
  const { reader, wallet } = clients(0);
  await reader.waitForTransactionReceipt({
    hash: await wallet.sendTransaction({ to: OPERATOR, value: parseEther('1') }),
  });
  expect(await rpc(url, 'miner_setEtherbase', chain.accounts[8]?.address)).toBe(true);
  const call = { address: DISTRIBUTION, abi, functionName: 'delegatorWithdrawAddress', args: [OPERATOR] } as const;
  const node = createPublicClient({ transport: http(chain.evmRpcUrl) });
  expect(await node.readContract(call)).toBe(chain.accounts[8]?.bech32);
});
