/**
 * Sends the same signed transactions to the Go chain and to the embedded one and compares all answers. A table lists
 * the differences and their reasons. A difference that is not listed fails, and so does a listed one that does not
 * occur.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getCreateAddress, Interface, keccak256, toQuantity, Wallet, type InterfaceAbi } from 'ethers';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { checkRawBlock } from '../unit/methods/debug/rawChecks.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { compileProbe } from '../support/probe.js';
import { checkedProof } from '../support/proofs.js';
import type { Receipt } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { checkTraces, framesOfEachKind } from '../support/openEthereumTraces.js';
import { rpc, rpcAnswer } from '../support/rpc.js';

const CHAIN_ID = 262_144;
const GAS_PRICE = 10n ** 10n;
const RECIPIENT = '0x00000000000000000000000000000000deadbee5';

/** Fields that differ between the chains, and why they may. */
const DIFFERENCES: Record<string, string> = {
  blockHash: 'each chain has its own blocks',
  blockNumber: 'each chain counts its own blocks',
  blockTimestamp: 'each chain has its own clock',
};

const { abi, bytecode } = compileProbe();
const probe = new Interface(abi as InterfaceAbi);

let go: GoChain;
let embedded: DevChainHandle;
let sides: HalleyProcess[] = [];
let raws: { name: string; raw: string; hash: string }[] = [];
let contract: string;

beforeAll(async () => {
  [go, embedded] = await Promise.all([
    startGoChain({ blockTimeMs: 100 }),
    startDevChain({ evmChainId: BigInt(CHAIN_ID), gasLimit: 40_000_000n }),
  ]);
  const starting = [go, embedded].map(({ rpcUrl, grpcAddress }) =>
    startHalley({
      node: rpcUrl,
      nodeGrpc: grpcAddress,
      flags: { 'json-rpc.api': 'eth,debug,trace', 'trace.index': 'true' },
    }),
  );
  sides = await Promise.all(starting);
  ({ raws, contract } = await signAll(new Wallet((go.accounts[0] as { privateKey: string }).privateKey)));
  for (const { httpUrl } of sides) for (const { raw } of raws) await rpc(httpUrl, 'eth_sendRawTransactionSync', raw);
}, 420_000);

afterAll(async () => {
  for (const side of sides) await side.stop();
  await embedded?.stop();
  await go?.stop();
});

/** One transaction of each kind from one account. With gas prices the amount paid does not depend on the base fee. */
async function signAll(wallet: Wallet): Promise<{ raws: typeof raws; contract: string }> {
  const created = getCreateAddress({ from: wallet.address, nonce: 0 }).toLowerCase();
  const call = (name: string, args: unknown[] = []) => ({ to: created, data: probe.encodeFunctionData(name, args) });
  const kinds: [string, object][] = [
    ['creation', { data: bytecode + probe.encodeDeploy([7n]).slice(2) }],
    ['transfer', { to: RECIPIENT, value: 5n }],
    [
      'access list',
      {
        ...call('store', [9n, 'note']),
        type: 1,
        accessList: [{ address: created, storageKeys: [`0x${'0'.repeat(64)}`] }],
      },
    ],
    [
      'dynamic fee',
      {
        to: RECIPIENT,
        value: 6n,
        type: 2,
        gasPrice: undefined,
        maxFeePerGas: GAS_PRICE,
        maxPriorityFeePerGas: GAS_PRICE,
      },
    ],
    ['forty logs', call('count', [40])],
    ['revert', call('failWithReason')],
    ['all gas', call('burnAllGas')],
    ['failing creation', { data: '0xfe' }],
  ];
  const signed = await Promise.all(
    kinds.map(async ([name, fields], nonce) => {
      const raw = await wallet.signTransaction({
        chainId: CHAIN_ID,
        gasLimit: 2_000_000n,
        type: 0,
        gasPrice: GAS_PRICE,
        nonce,
        ...fields,
      });
      return { name, raw };
    }),
  );
  return { raws: signed.map((one) => ({ ...one, hash: keccak256(one.raw) })), contract: created };
}

/** Paths at which two JSON values differ. `[]` stands for any index of an array. */
function differences(a: unknown, b: unknown, path = ''): string[] {
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.flatMap((item, index) => differences(item, b[index], `${path}[]`));
  if (isObject(a) && isObject(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.flatMap((key) => differences(a[key], b[key], path === '' ? key : `${path}.${key}`));
  }
  return JSON.stringify(a) === JSON.stringify(b) ? [] : [path];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const onBoth = (method: string, ...params: unknown[]) =>
  Promise.all(sides.map(({ httpUrl }) => rpcAnswer(httpUrl, method, params)));

test('transactions and receipts differ only in the fields of the table', async () => {
  const found = new Set<string>();
  const unlisted: string[] = [];
  for (const { name, hash } of raws)
    for (const method of [
      'eth_getTransactionByHash',
      'eth_getTransactionReceipt',
      'eth_getTransactionLogs',
      'eth_getRawTransactionByHash',
    ]) {
      const [there, here] = await onBoth(method, hash);
      expect([name, there?.result === null, here?.result === null]).toEqual([name, false, false]);
      for (const path of differences(there?.result, here?.result)) {
        const field = path.split('.').at(-1)?.replaceAll('[]', '') ?? path;
        if (field in DIFFERENCES) found.add(field);
        else unlisted.push(`${name}: ${method}: ${path}`);
      }
    }
  expect(unlisted).toEqual([]);
  expect([...found].sort()).toEqual(Object.keys(DIFFERENCES).sort());
});

test('raw blocks decode to what their JSON says, and have its roots', async () => {
  for (const { httpUrl } of sides) {
    const mined = raws.map(({ hash }) => rpc<Receipt>(httpUrl, 'eth_getTransactionReceipt', hash));
    const heights = new Set((await Promise.all(mined)).map(({ blockNumber }) => Number(blockNumber)));
    let transactions = 0;
    for (const height of [0, 1, ...heights])
      transactions += await checkRawBlock((method, ...params) => rpc(httpUrl, method, ...params), height);
    expect(transactions).toBe(raws.length);
  }
});

test('every transaction is found by its sender and nonce', async () => {
  const sender = go.accounts[0]?.address;
  for (const [nonce, { name, hash }] of raws.entries()) {
    const answers = await onBoth('eth_getTransactionBySenderAndNonce', sender, toQuantity(nonce));
    expect([name, ...answers.map(({ result }) => (result as { hash: string } | null)?.hash)]).toEqual([
      name,
      hash,
      hash,
    ]);
  }
  const unused = await onBoth('eth_getTransactionBySenderAndNonce', sender, toQuantity(raws.length));
  expect(unused.map(({ result }) => result)).toEqual([null, null]);
});

test('the state after the transactions is the same', async () => {
  const sender = go.accounts[0]?.address;
  for (const [method, params] of [
    ['eth_getTransactionCount', [sender, 'latest']],
    ['eth_getCode', [contract, 'latest']],
    ['eth_getAccount', [contract, 'latest']],
    ['eth_getAccountInfo', [contract, 'latest']],
    ['eth_getStorageAt', [contract, '0x0', 'latest']],
    ['eth_getBalance', [RECIPIENT, 'latest']],
    ['eth_call', [{ to: contract, data: probe.encodeFunctionData('value') }, 'latest']],
    ['eth_call', [{ to: contract, data: probe.encodeFunctionData('failWithReason') }, 'latest']],
    ['eth_call', [{ to: contract, data: probe.encodeFunctionData('failWithCustomError', [500]) }, 'latest']],
    ['eth_call', [{ to: contract, data: probe.encodeFunctionData('failWithoutReason') }, 'latest']],
    ['eth_call', [{ to: contract, data: probe.encodeFunctionData('divide', [1, 0]) }, 'latest']],
    ['eth_call', [{ to: contract, data: probe.encodeFunctionData('burnAllGas') }, 'latest']],
    ['eth_estimateGas', [{ from: sender, to: contract, data: probe.encodeFunctionData('count', [5]) }, 'latest']],
    ['eth_estimateGas', [{ from: sender, to: contract, data: probe.encodeFunctionData('failWithReason') }, 'latest']],
    ['eth_createAccessList', [{ from: sender, to: contract, data: probe.encodeFunctionData('value') }, 'latest']],
  ] as [string, unknown[]][]) {
    const [there, here] = await onBoth(method, ...params);
    expect([method, here]).toEqual([method, there]);
  }
});

test('a call with an authorization runs the code of the contract', async () => {
  const authority = new Wallet((go.accounts[2] as { privateKey: string }).privateKey);
  const { address, chainId, nonce, signature } = await authority.authorize({ address: contract, chainId: 0, nonce: 0 });
  const authorizationList = [
    {
      address,
      chainId: toQuantity(chainId),
      nonce: toQuantity(nonce),
      yParity: toQuantity(signature.yParity),
      r: toQuantity(signature.r),
      s: toQuantity(signature.s),
    },
  ];
  const count = { to: authority.address, data: probe.encodeFunctionData('count', [5]), authorizationList };
  const [there, here] = await onBoth('eth_estimateGas', count, 'latest');
  expect(here).toEqual(there);
  // 21000 for the transaction, 25000 for the authorization, and some gas for the code.
  expect(Number(there?.result)).toBeGreaterThan(46_000);
  const read = { to: authority.address, data: probe.encodeFunctionData('value'), authorizationList };
  const zero = { result: `0x${'0'.repeat(64)}` };
  expect(await onBoth('eth_call', read, 'latest')).toMatchObject([zero, zero]);
});

test('a price that the block or the sender does not allow is refused with the same error', async () => {
  const [poor, rich] = [RECIPIENT, (go.accounts[1] as { address: string }).address.toLowerCase()];
  const price = `0x${GAS_PRICE.toString(16)}`;
  const feeTooLow = `max fee per gas less than block base fee: address ${rich}, maxFeePerGas: 1, baseFee: …`;
  const tipAboveCap = `max priority fee per gas higher than max fee per gas: address ${rich}, maxPriorityFeePerGas: 2, maxFeePerGas: 1`;
  for (const [method, call, reason] of [
    [
      'eth_call',
      { from: rich, to: poor, gas: '0x7530', maxFeePerGas: '0x1' },
      `err: ${feeTooLow} (supplied gas 30000)`,
    ],
    [
      'eth_call',
      { from: rich, to: poor, gas: '0x7530', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
      `err: ${tipAboveCap} (supplied gas 30000)`,
    ],
    [
      'eth_call',
      { from: poor, to: rich, gas: '0x7530', gasPrice: price },
      `insufficient funds for gas * price + value: address ${poor} have 11 want ${30_000n * GAS_PRICE}`,
    ],
    [
      'eth_estimateGas',
      { from: rich, to: poor, gas: '0x7530', maxFeePerGas: '0x1' },
      `failed with 30000 gas: ${feeTooLow}`,
    ],
    [
      'eth_estimateGas',
      { from: rich, to: poor, gas: '0x7530', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
      `failed with 30000 gas: ${tipAboveCap}`,
    ],
    ['eth_estimateGas', { from: poor, to: rich, gasPrice: price }, 'gas required exceeds allowance (0)'],
    ['eth_estimateGas', { from: poor, to: rich, gasPrice: price, value: '0xb' }, 'insufficient funds for transfer'],
  ] as [string, object, string][]) {
    for (const answer of await onBoth(method, call, 'latest')) {
      const words = answer.error?.message.replace(/baseFee: [1-9]\d*/, 'baseFee: …');
      expect([method, answer.error?.code, words]).toEqual([method, -32000, reason]);
    }
  }
});

test('invalid transactions are refused with the same errors', async () => {
  const wallet = new Wallet((go.accounts[1] as { privateKey: string }).privateKey);
  const fields = { chainId: CHAIN_ID, to: RECIPIENT, type: 0, gasPrice: GAS_PRICE, gasLimit: 21_000n };
  for (const [name, more] of [
    ['another chain', { chainId: 1, nonce: 0 }],
    ['gas below the intrinsic', { nonce: 0, gasLimit: 20_000n }],
    ['more than there is', { nonce: 0, value: 10n ** 30n }],
    ['more gas than a block', { nonce: 0, gasLimit: 50_000_000n }],
  ] as [string, object][]) {
    const raw = await wallet.signTransaction({ ...fields, ...more });
    const [there, here] = await onBoth('eth_sendRawTransaction', raw);
    const words = (answer: typeof there) => answer?.error?.message.replaceAll(/balance \d+|overshot \d+/g, '…');
    expect([name, words(here)]).toEqual([name, words(there)]);
  }
});

test.each([
  ['the Go chain', 0],
  ['the embedded chain', 1],
])('%s proves accounts and slots against the header of the next block', async (_name, index) => {
  const { httpUrl } = sides[index] as HalleyProcess;
  const { hash } = raws.at(-1) as { hash: string };
  const { blockNumber } = await rpc<Receipt>(httpUrl, 'eth_getTransactionReceipt', hash);
  const number = Number(blockNumber);
  await rpc(embedded.rpcUrl, 'dev_mine');
  await until('the next block', async () => Number(await rpc(httpUrl, 'eth_blockNumber')) > number);
  const { storageProof, nonce } = await checkedProof(httpUrl, contract, ['0x0', '0xffff'], number);
  expect([storageProof[0]?.value, storageProof[1]?.value, nonce]).toEqual(['0x9', '0x0', '0x1']);
  await checkedProof(httpUrl, `0x${'7c'.repeat(20)}`, [], number);
});

test("frames, replays and calls have OpenEthereum's shape and are the same", async () => {
  const traced = await framesOfEachKind(new Wallet((go.accounts[1] as { privateKey: string }).privateKey), CHAIN_ID);
  const same: unknown[] = [];
  for (const { httpUrl } of sides) {
    await rpc(httpUrl, 'eth_sendRawTransactionSync', traced.raw);
    same.push(await checkTraces(httpUrl, keccak256(traced.raw), traced));
  }
  expect(same[0]).toEqual(same[1]);
}, 60_000);
