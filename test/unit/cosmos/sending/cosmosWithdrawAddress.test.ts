import { ownWork } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { create, fromBinary, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { createHash } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { Query as EvmQuery } from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { Query as DistributionQuery } from '../../../../generated/proto/cosmos/distribution/v1beta1/query_pb.js';
import { AuthInfoSchema, TxRawSchema } from '../../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import { Service as TxService } from '../../../../generated/proto/cosmos/tx/v1beta1/service_pb.js';
import { NodeUnavailable } from '../../../../src/chain/chainErrors.js';
import { WEI_UNIT } from '../../../../src/chain/fees/feeMarket.js';
import type { CommittedBlock } from '../../../../src/chain/node.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { CosmosWithdrawAddress } from '../../../../src/cosmos/sending/cosmosWithdrawAddress.js';
import { ApplicationQueries, queryPath } from '../../../../src/cosmos/queries/applicationQueries.js';
import { encodeData, encodeHash, normalizeAddress } from '../../../../src/ethereum/hex.js';
import { signWithKey } from '../../../../src/keystore/accountKey.js';

const KEY = Buffer.alloc(32, 0x5a);
const OPERATOR = normalizeAddress(privateKeyToAccount(encodeData(KEY)).address);
const TO = normalizeAddress(`0x${'a1'.repeat(20)}`);
const TO_BECH32 = 'cosmos15xs6rgdp5xs6rgdp5xs6rgdp5xs6rgdprjgqn0';
const DIALECT = DIALECTS.cosmosEvm04;
const HEAD = 7;

/** What a query answers. */
function answerTo<Schema extends DescMessage>(schema: Schema, fields: MessageInitShape<Schema>): Uint8Array {
  return toBinary(schema, create(schema, fields));
}

const ANSWERS: Readonly<Record<string, Uint8Array>> = {
  [queryPath(EvmQuery.method.cosmosAccount)]: answerTo(EvmQuery.method.cosmosAccount.output, { accountNumber: 3n }),
  [queryPath(TxService.method.simulate)]: answerTo(TxService.method.simulate.output, { gasInfo: { gasUsed: 100n } }),
  [queryPath(DistributionQuery.method.delegatorWithdrawAddress)]: answerTo(
    DistributionQuery.method.delegatorWithdrawAddress.output,
    { withdrawAddress: TO_BECH32 },
  ),
};

/** A chain whose blocks are what `blockAt` answers for the transaction that it was sent. */
class FakeChain {
  sent: Uint8Array[] = [];

  constructor(readonly blockAt: (tx: Uint8Array) => CommittedBlock | null) {}

  broadcastTx = async (tx: Uint8Array) => {
    this.sent.push(tx);
    return { abciCode: 0, codespace: '', log: '' };
  };
  checkTx = this.broadcastTx;
  committedBlock = async () => this.blockAt(this.sent[0] ?? new Uint8Array());
}

function blockWith(tx: Uint8Array): CommittedBlock {
  const result = {
    abciCode: 0,
    codespace: '',
    log: '',
    data: new Uint8Array(),
    gasWanted: 1n,
    gasUsed: 1n,
    events: [],
  };
  // Nothing else of the block is read.
  return { block: { txs: [tx] }, results: { txResults: [result] } } as unknown as CommittedBlock;
}

const MARKET = {
  unit: WEI_UNIT,
  noBaseFee: false,
  elasticityMultiplier: 2,
  baseFeeChangeDenominator: 8,
  enableHeight: 0,
  minGasPriceScaled: 0n,
};

async function set(chain: FakeChain, waitMs: number, decimals = 18, baseFee = '2'): Promise<void> {
  const queries = new ApplicationQueries({ query: async (path) => ANSWERS[path] ?? new Uint8Array() }, DIALECT);
  const forks = { chainId: 9001n, denom: 'atest', decimals, londonBlock: 0n };
  const times = { shanghaiTime: 0n, cancunTime: 0n, pragueTime: 0n, osakaTime: null };
  const account = { balance: 1n, nonce: 4n, codeHash: encodeHash(new Uint8Array(32)) };
  const part = new CosmosWithdrawAddress(
    { waitMs, txFeeCap: 1 },
    {
      node: chain,
      queries,
      profile: {
        ...{ cometChainId: 'chain-1', cometVersion: '0.38.17', dialect: DIALECT, mempool: 'flood' },
        ...{ supportsOverrides: true, bech32Prefix: 'cosmos', feeDenom: 'atest', baseFeeIsScaled: true },
        forks: { ...forks, ...times },
      },
      state: {
        account: async () => account,
        feeMarket: async () => ({ ...MARKET, baseFeeScaled: BigInt(Number(baseFee) * 1e18) }),
        globalMinGasPrice: async () => 0n,
        nodeMinGasPrice: async () => 0n,
      },
      blocks: { head: () => HEAD + chain.sent.length, earliest: () => 0, numberOfHash: async () => null },
      mempool: { refresh: async () => undefined, nextNonce: (_, nonce) => nonce },
      fees: { nextBaseFee: async () => BigInt(Math.floor(Number(baseFee))) },
    },
  );
  const signer = { signHash: async (_: unknown, hash: Uint8Array) => signWithKey(hash, KEY) };
  await part.set(OPERATOR, TO, signer, ownWork(new AbortController().signal));
}

test.each([
  [18, '520'],
  [6, '1'],
])('the fee is in units of the coin with %p decimals, rounded up', async (decimals, amount) => {
  const chain = new FakeChain(blockWith);
  await set(chain, 60_000, decimals);
  const { authInfoBytes } = fromBinary(TxRawSchema, chain.sent[0] ?? new Uint8Array());
  const { fee } = fromBinary(AuthInfoSchema, authInfoBytes);
  expect(fee).toMatchObject({ gasLimit: 130n, amount: [{ denom: 'atest', amount }] });
});

test.each([
  ['0.3', [{ denom: 'atest', amount: '260' }]],
  ['0', []],
])('a base fee of %s wei is not cut, and may rise by a wei: the fee is %j', async (baseFee, amount) => {
  const chain = new FakeChain(blockWith);
  await set(chain, 60_000, 18, baseFee);
  const { authInfoBytes } = fromBinary(TxRawSchema, chain.sent[0] ?? new Uint8Array());
  const { fee } = fromBinary(AuthInfoSchema, authInfoBytes);
  expect(fee?.amount.map(({ denom, amount: paid }) => ({ denom, amount: paid }))).toEqual(amount);
});

describe('while a block is awaited', () => {
  test('a node that is away for a moment is asked again', async () => {
    let looks = 0;
    const chain = new FakeChain((tx) => {
      if (looks++ === 0) throw new NodeUnavailable('it refuses connections');
      return blockWith(tx);
    });
    await set(chain, 60_000);
    expect([looks, chain.sent.length]).toEqual([2, 1]);
  });

  test('the hash of the transaction is told when none takes it in time', async () => {
    const chain = new FakeChain(() => {
      throw new NodeUnavailable('it refuses connections');
    });
    const error: unknown = await set(chain, 1).catch((thrown: unknown) => thrown);
    const hash = createHash('sha256')
      .update(chain.sent[0] ?? '')
      .digest('hex');
    expect(error).toMatchObject({ rpc: { name: 'cosmosTransactionTimeout', data: `0x${hash}` } });
  });
});
