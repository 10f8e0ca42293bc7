import { OWN_WORK } from '../../src/caller/caller.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { privateKeyToAccount } from 'viem/accounts';
import type { Address, Bytes32 } from '../../generated/types.js';
import type { CommittedBlock, Queries } from '../../src/chain/node.js';
import { parseNodeAddress, webSocketAddress } from '../../src/comet/address.js';
import { CometNode } from '../../src/comet/cometNode.js';
import { CometHeadSource } from '../../src/comet/cometHeadSource.js';
import { CometRpc } from '../../src/comet/cometRpc.js';
import { AbciQueries } from '../../src/cosmos/queries/abciQueries.js';
import type { ChainProfile } from '../../src/cosmos/chainProfile.js';
import { detectChain } from '../../src/cosmos/detect/detectChain.js';
import { decodeEthereumTransactions } from '../../src/chain/tx/ethereumMessage.js';
import { GrpcQueries } from '../../src/cosmos/queries/grpcQueries.js';
import { ApplicationQueries } from '../../src/cosmos/queries/applicationQueries.js';
import { QuestionCache } from '../../src/cosmos/questionCache.js';
import { KeyedMutex } from '../../src/concurrency/keyedMutex.js';
import { CosmosSender } from '../../src/cosmos/sending/cosmosSender.js';
import { CosmosState } from '../../src/cosmos/cosmosState.js';
import { fromHex, normalizeAddress } from '../../src/ethereum/hex.js';
import { PLACEHOLDER_CODE_HASH } from '../../src/execution/goCode.js';
import { PendingTracker } from '../../src/mempool/pendingTracker.js';
import { ERC20_PRECOMPILES } from '../../scripts/testNode/genesis.mjs';
import { startGoChain, type GoChain } from '../support/goChain.js';

const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
const INTERFACES = ['gRPC', 'ABCI'] as const;

let chain: GoChain;
let rpc: CometRpc;
let node: CometNode;
let grpc: GrpcQueries;
let profile: ChainProfile;
let source: CometHeadSource;
let me: Address;
const committed = new Map<number, CommittedBlock | null>();
const waiting = new Set<() => void>();

beforeAll(async () => {
  chain = await startGoChain();
  const url = parseNodeAddress(chain.rpcUrl);
  rpc = new CometRpc({ url });
  node = new CometNode(rpc);
  grpc = new GrpcQueries({ address: chain.grpcAddress });
  profile = await detectChain({ node, queries: grpc }, OWN_WORK);
  me = account().address.toLowerCase() as Address;
  const reconnectMs = { first: 20, longest: 100 };
  source = new CometHeadSource({ url: webSocketAddress(url), reconnectMs }, { node, log: silent });
  source.start((height, block) => {
    const decoded = block !== null && 'block' in block ? block : null;
    committed.set(height, decoded ?? committed.get(height) ?? null);
    for (const check of waiting) check();
  });
}, 300_000);

afterAll(async () => {
  await source.stop();
  grpc.close();
  rpc.close();
  await chain.stop();
});

function account() {
  return privateKeyToAccount(chain.accounts[0]?.privateKey ?? '0x');
}

function queriesOf(kind: (typeof INTERFACES)[number]): Queries {
  return kind === 'gRPC' ? grpc : new AbciQueries(node);
}

function stateOf(kind: (typeof INTERFACES)[number]): CosmosState {
  const queries = new ApplicationQueries(queriesOf(kind), profile.dialect);
  const parts = { queries, node, cache: new QuestionCache(), profile };
  return new CosmosState({ gasCap: 25_000_000n, callTimeoutMs: 5_000 }, parts);
}

/** Resolves when a head satisfies the condition. */
function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!condition()) return;
      waiting.delete(check);
      resolve();
    };
    waiting.add(check);
    check();
  });
}

const highest = (): number => Math.max(0, ...committed.keys());

describe('a real chain', () => {
  test.each(INTERFACES)('tells over %s what it is', async (kind) => {
    expect(await detectChain({ node, queries: queriesOf(kind) }, OWN_WORK)).toEqual(profile);
    expect(profile).toMatchObject({ dialect: { name: 'cosmosEvm03' }, mempool: 'flood', forks: { chainId: 262144n } });
  });

  test('answers the same about state over both interfaces', async () => {
    await until(() => highest() > 2);
    const { lastHeight } = await node.applicationInfo(OWN_WORK);
    const slot = `0x${'00'.repeat(32)}` as Bytes32;
    const answers = await Promise.all(
      INTERFACES.map(async (kind) => {
        const state = stateOf(kind);
        return {
          account: await state.account(me, lastHeight, OWN_WORK),
          code: await state.code(me, lastHeight, OWN_WORK),
          storage: await state.storage(me, slot, lastHeight, OWN_WORK),
          call: await state.call({ from: me, to: me, value: '0x1' }, lastHeight, null, OWN_WORK),
          estimate: await state.estimateGas({ from: me, to: me, value: '0x1' }, lastHeight, null, OWN_WORK),
          proof: await state.proof(me, [slot], lastHeight, OWN_WORK),
          feeMarket: await state.feeMarket(lastHeight, OWN_WORK),
          minimum: [await state.globalMinGasPrice(lastHeight, OWN_WORK), await state.nodeMinGasPrice(OWN_WORK)],
        };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: '0x', estimate: { gas: 21_000n }, call: { vmError: '' } });
  });

  test.each(INTERFACES)('refuses over %s a height that is not there yet', async (kind) => {
    await expect(stateOf(kind).account(me, 99_999_999, OWN_WORK)).rejects.toMatchObject({ name: 'HeightInFuture' });
  });

  test.each(INTERFACES)('tells over %s which contracts are the Go code of a coin', async (kind) => {
    const state = stateOf(kind);
    const { lastHeight: height } = await node.applicationInfo(OWN_WORK);
    const { native, ibc } = ERC20_PRECOMPILES;
    const addresses = [native, ibc].map(normalizeAddress);
    await expect(
      Promise.all(addresses.map((address) => state.isErc20Precompile(address, height, OWN_WORK))),
    ).resolves.toEqual([true, true]);
    const codes = await Promise.all(addresses.map(async (address) => state.account(address, height, OWN_WORK)));
    expect(codes.map(({ codeHash }) => codeHash)).toEqual([PLACEHOLDER_CODE_HASH, PLACEHOLDER_CODE_HASH]);
    await expect(state.isErc20Precompile(me, height, OWN_WORK)).resolves.toBe(false);
  });

  test('takes ten transactions in a row, and the head source brings their blocks', async () => {
    const accounts = { head: highest, nonce: async () => 0n };
    const mempool = new PendingTracker(
      { listed: true, takesGaps: false },
      { node, accounts, decode: decodeEthereumTransactions, log: silent },
    );
    const queries = new ApplicationQueries(grpc, profile.dialect);
    const sender = new CosmosSender(
      { txFeeCap: 1, allowUnprotected: false },
      {
        ...{ node, queries, profile, mempool },
        bySender: new KeyedMutex(),
        refreshProfile: () => Promise.resolve(),
      },
    );
    const from = committed.size === 0 ? 1 : highest();
    const { nonce } = await queries.account(me, 0, OWN_WORK);
    for (let n = 0n; n < 10n; n++) {
      expect(mempool.nextNonce(me, nonce)).toBe(nonce + n);
      await sender.send(await transfer(Number(nonce + n)), OWN_WORK);
    }
    await expect(sender.send(await transfer(Number(nonce) + 20), OWN_WORK)).rejects.toThrow(
      `nonce too high: tx nonce ${nonce + 20n}, gapped nonce ${nonce + 10n}`,
    );
    const txs = (): number =>
      [...committed].reduce((sum, [height, block]) => sum + (height < from ? 0 : (block?.block.txs.length ?? 0)), 0);
    await until(() => txs() >= 10);
    expect((await queries.account(me, 0, OWN_WORK)).nonce).toBe(nonce + 10n);
    await expect(sender.send(await transfer(Number(nonce)), OWN_WORK)).rejects.toThrow(
      `nonce too low: next nonce ${nonce + 10n}, tx nonce ${nonce}`,
    );
  });

  test('is followed through a kill and a restart of the node', async () => {
    await chain.kill('SIGKILL');
    const before = highest();
    await expect(node.status(OWN_WORK)).rejects.toMatchObject({ name: 'NodeUnavailable' });
    await chain.restart();
    await until(() => (committed.get(highest()) ?? null) !== null && highest() > before + 2);
    expect(await node.committedBlock(before + 1, OWN_WORK)).not.toBeNull();
  }, 60_000);
});

function transfer(nonce: number): Promise<Uint8Array> {
  const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const fields = { type: 'eip1559', chainId: 262144, nonce, gas: 21_000n, to: me, value: 1n, ...fees } as const;
  return account()
    .signTransaction(fields)
    .then((raw) => fromHex(raw.slice(2)));
}
