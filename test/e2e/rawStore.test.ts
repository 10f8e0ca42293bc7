/**
 * Raw keys of the stores of real nodes, held against the node's own queries and its own Ethereum server: balances,
 * nonces, code and slots, over CometBFT RPC and over gRPC. The newest release takes part where `EVMD_0_7_3` names its
 * binary.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import type { Address, Bytes32 } from '../../generated/types.js';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import { OWN_WORK } from '../../src/caller/caller.js';
import { CometKeyQueries } from '../../src/comet/cometKeyQueries.js';
import { CometRpc } from '../../src/comet/cometRpc.js';
import { resolveConfig } from '../../src/config/config.js';
import { GrpcKeyQueries } from '../../src/cosmos/stores/grpcKeyQueries.js';
import { slotKey, slotsPrefix } from '../../src/cosmos/stores/layout.js';
import { GRPC_READS, RawReads } from '../../src/cosmos/stores/rawReads.js';
import { rootOfStore, storeRoot } from '../../src/cosmos/stores/storeRoot.js';
import { readSubspace } from '../../src/cosmos/stores/subspace.js';
import { GrpcQueries } from '../../src/cosmos/queries/grpcQueries.js';
import { encodeAddress, encodeBytes32, encodeData, encodeHash, encodeWord } from '../../src/ethereum/hex.js';
import type { RawStore } from '../../src/chain/rawStore.js';
import { storedAt, type EvmState } from '../../src/state/evmState.js';
import type { StoreReading } from '../../src/upstream/storeReading.js';
import { reachUpstream, type Upstream } from '../../src/upstream/upstream.js';
import { until } from '../support/chainProgress.js';
import { RELEASES, startGoChain, type GoChain, type GoChainOptions } from '../support/goChain.js';
import { hex, rpc } from '../support/rpc.js';

jest.setTimeout(300_000);

const CHAINS: [string, GoChainOptions][] = [
  ...RELEASES,
  // The batches that the operator allows are small.
  ['v0.3.2 with a coin of 6 decimals', { decimals: 6, config: { rpc: { max_request_batch_size: 4 } } }],
];

/** Stores 60 in slot 60, and so on down to slot 1; its code is one zero byte. */
const SIXTY_SLOTS = '0x603c5b808055600190038060025760016000f3';
const SLOTS = 60;

const quiet = (): undefined => undefined;
const log = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };
const largeBlocks = { decode: () => Promise.reject(new Error('no block is large')) };

describe.each(CHAINS)('the stores of a node of %s', (release, options) => {
  let chain: GoChain;
  let upstream: Upstream;
  let stores: StoreReading;
  let raw: RawStore;
  let grpc: GrpcQueries;
  let overGrpc: RawStore;
  let contract: Address;
  let height: number;

  beforeAll(async () => {
    chain = await startGoChain({ blockTimeMs: 250, vesting: true, ...options });
    const { config, origins } = resolveConfig({ node: chain.rpcUrl, 'node-grpc': chain.grpcAddress }, {});
    upstream = await reachUpstream(config, { largeBlocks, log }, { origins });
    if (upstream.stores === null) throw new Error('the node has no stores');
    stores = upstream.stores;
    raw = stores.store;
    grpc = new GrpcQueries({ address: chain.grpcAddress });
    const missingState = () => Promise.resolve(new Error('no state') as never);
    overGrpc = new RawReads(GRPC_READS, { queries: new GrpcKeyQueries(grpc), missingState });
    contract = await deploy(SIXTY_SLOTS);
    height = await newest();
  });

  afterAll(async () => {
    grpc.close();
    await upstream.close();
    await chain.stop();
  });

  async function newest(): Promise<number> {
    return (await upstream.node.applicationInfo(OWN_WORK)).lastHeight;
  }

  const account = privateKeyToAccount(accounts.funded[0]?.privateKey as `0x${string}`);
  let nonce = 0;

  async function send(fields: { data?: `0x${string}`; to?: Address; value?: bigint }): Promise<string> {
    const { chainId } = chain;
    const common = { type: 'legacy', nonce: nonce++, chainId, gas: 5_000_000n, gasPrice: 10n ** 11n } as const;
    return rpc<string>(
      chain.evmRpcUrl,
      'eth_sendRawTransaction',
      await account.signTransaction({ ...common, ...fields }),
    );
  }

  /** Waits for a receipt. The node's server answers an error while there is none. */
  async function receiptOf(hash: string): Promise<{ contractAddress: string | null }> {
    let receipt: { contractAddress: string | null } | null = null;
    const ask = () => rpc<typeof receipt>(chain.evmRpcUrl, 'eth_getTransactionReceipt', hash).catch(() => null);
    await until('there is a receipt', async () => (receipt = await ask()) !== null);
    return receipt ?? { contractAddress: null };
  }

  async function deploy(data: `0x${string}`): Promise<Address> {
    return String((await receiptOf(await send({ data }))).contractAddress).toLowerCase() as Address;
  }

  async function pay(value: bigint): Promise<{ to: Address; value: bigint }> {
    const to = encodeAddress(randomBytes(20));
    await receiptOf(await send({ to, value }));
    return { to, value };
  }

  const stateOver = (store: RawStore) => storedAt(store, upstream.profile, log);
  const addresses = (): Address[] => [
    ...accounts.funded.map(({ address }) => address.toLowerCase() as Address),
    accounts.validator.address.toLowerCase() as Address,
    contract,
    ...Array.from({ length: 10 }, () => encodeAddress(randomBytes(20))),
  ];
  const slots = (): Bytes32[] => [
    ...Array.from({ length: SLOTS + 5 }, (_, slot) => encodeWord(BigInt(slot))),
    ...Array.from({ length: 10 }, () => encodeBytes32(randomBytes(32))),
  ];

  const ways: [string, () => EvmState][] = [
    ['CometBFT RPC', () => stateOver(raw)],
    ['gRPC', () => stateOver(overGrpc)],
  ];

  test('lie where they are read', async () => {
    const confirmed = { store: raw, accounts: true, contracts: true, reason: null };
    expect(await stores.confirm(OWN_WORK)).toEqual(confirmed);
  });

  test.each(ways)('have over %s the accounts that the node tells', async (_, state) => {
    const read = await Promise.all(addresses().map(async (address) => state().account(address, height, OWN_WORK)));
    const told = await Promise.all(addresses().map((address) => upstream.queries.account(address, height, OWN_WORK)));
    // The random addresses differ, and are alike.
    expect(read).toEqual(told);
    expect(read.filter((account) => (account?.balance ?? 0n) > 0n).length).toBeGreaterThanOrEqual(10);
    const ofServer = await rpc<string>(chain.evmRpcUrl, 'eth_getBalance', accounts.funded[0]?.address, hex(height));
    expect(read[0]?.balance).toBe(BigInt(ofServer));
  });

  test.each(ways)('have over %s balances that are no whole units of the coin', async (_, state) => {
    const receivers: { to: Address; value: bigint }[] = [];
    for (const value of [1n, 7n, 10n ** 12n - 1n, 10n ** 12n + 5n]) receivers.push(await pay(value));
    const at = await newest();
    const read = await Promise.all(receivers.map(async ({ to }) => state().account(to, at, OWN_WORK)));
    expect(read.map((account) => account?.balance)).toEqual(receivers.map(({ value }) => value));
    expect(read).toEqual(await Promise.all(receivers.map(({ to }) => upstream.queries.account(to, at, OWN_WORK))));
  });

  test.each(ways)('have over %s the slots and the code that the node tells', async (_, state) => {
    const asked = slots();
    const read = await Promise.all(asked.map(async (slot) => state().storage(contract, slot, height, OWN_WORK)));
    const told = await Promise.all(asked.map((slot) => upstream.queries.storage(contract, slot, height, OWN_WORK)));
    expect(read).toEqual(told);
    expect(read[SLOTS]).toBe(encodeWord(BigInt(SLOTS)));
    expect(await rpc(chain.evmRpcUrl, 'eth_getStorageAt', contract, hex(SLOTS), hex(height))).toBe(read[SLOTS]);
    const code = await state().code(contract, height, OWN_WORK);
    expect(code).toBe(await rpc(chain.evmRpcUrl, 'eth_getCode', contract, hex(height)));
    expect(code).toBe('0x00');
  });

  test('leave to the node what an account that vests can spend', async () => {
    const address = accounts.vesting.address.toLowerCase() as Address;
    expect(await stateOver(raw).account(address, height, OWN_WORK)).toBeNull();
  });

  test('have no value at a height that is not there yet', async () => {
    const key = slotKey(contract, encodeWord(1n));
    await expect(raw.read('evm', key, height + 1_000, OWN_WORK)).rejects.toMatchObject({ name: 'HeightInFuture' });
    await expect(raw.read('none', key, height, OWN_WORK)).rejects.toMatchObject({ name: 'QueryFailed' });
    await expect(overGrpc.read('none', key, height, OWN_WORK)).rejects.toMatchObject({ name: 'QueryFailed' });
  });

  test('have a root that changes with the state of the EVM only, and belongs to the next header', async () => {
    await until('there are blocks without a transaction', async () => (await newest()) >= height + 3);
    const root = async (at: number) => {
      const { block } = (await upstream.node.committedBlock(at + 1, OWN_WORK)) ?? { block: null };
      const found = await storeRoot(upstream.node, { store: 'evm', height: at }, OWN_WORK);
      expect(found.appHash).toBe(encodeHash(block?.appHash ?? new Uint8Array(32)));
      return found;
    };
    const before = await root(height);
    const after = await root(height + 1);
    expect(after.appHash).not.toBe(before.appHash);
    // Newer releases write the hash of the parent into a contract (EIP-2935).
    if (release.startsWith('v0.3.2')) expect(after.root).toBe(before.root);
    const last = await newest();
    await deploy(SIXTY_SLOTS);
    const changed = await newest();
    await until('the next header is there', async () => (await newest()) > changed);
    expect((await root(changed)).root).not.toBe((await root(last)).root);
  });

  test('have roots of which the hash of all stores is made, also where a proof is of a key that is not there', async () => {
    const at = await newest();
    const roots = ['evm', 'acc', 'bank', 'erc20'].map((store) =>
      storeRoot(upstream.node, { store, height: at }, OWN_WORK),
    );
    const [evm, ...others] = await Promise.all(roots);
    for (const { root, appHash } of others) expect([appHash, root === evm?.root]).toEqual([evm?.appHash, false]);
    expect(await rootOfStore(upstream.node, { store: 'none', height: at }, OWN_WORK)).toBeNull();
  });

  test('have all slots of a contract below one prefix', async () => {
    const { entries, height: at } = await readSubspace(grpc, 'evm', slotsPrefix(contract), OWN_WORK);
    expect(at).toBeGreaterThanOrEqual(height);
    expect(entries.map(({ key }) => encodeData(key))).toEqual(
      Array.from({ length: SLOTS }, (_, slot) => encodeData(slotKey(contract, encodeWord(BigInt(slot + 1))))),
    );
    expect(entries.map(({ value }) => Number(BigInt(encodeData(value))))).toEqual(
      Array.from({ length: SLOTS }, (_, slot) => slot + 1),
    );
    const small = new GrpcQueries({ address: chain.grpcAddress, maxAnswerBytes: 1_000 });
    await expect(readSubspace(small, 'evm', slotsPrefix(contract), OWN_WORK)).rejects.toMatchObject({
      name: 'AnswerTooLarge',
    });
    small.close();
  });

  test('are read while the node is asked for more than it takes at once', async () => {
    const rpcOfNode = new CometRpc({ url: new URL(chain.rpcUrl) });
    const questions = Array.from({ length: 40 }, (_, slot) => ({
      store: 'evm',
      key: slotKey(contract, encodeWord(BigInt(slot + 1))),
      height,
    }));
    const answers = await new CometKeyQueries(rpcOfNode).ask(questions, OWN_WORK);
    rpcOfNode.close();
    expect(answers).toEqual(questions.map(({ key }) => expect.objectContaining({ key, height, abciCode: 0 })));
  });
});
