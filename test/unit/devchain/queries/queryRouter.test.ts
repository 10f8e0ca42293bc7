/** Every query by its path, on a chain of two blocks, with the values that it must answer. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { bech32 } from '@scure/base';
import * as auth from '../../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import * as bank from '../../../../generated/proto/cosmos/bank/v1beta1/query_pb.js';
import * as nodeService from '../../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import * as consensus from '../../../../generated/proto/cosmos/consensus/v1/query_pb.js';
import * as market from '../../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import * as evm from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address } from '../../../../generated/types.js';
import type { QueryAnswer, QueryRouter } from '../../../../src/devchain/application.js';
import type { QueriedChain } from '../../../../src/devchain/queries/queryHandler.js';
import { createQueryRouter } from '../../../../src/devchain/queries/queryRouter.js';
import { decodeData } from '../../../../src/ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../../src/ethereum/keccak.js';
import { PROPOSER, smallChain } from './smallChain.js';

const ALICE = `0x${'a1'.repeat(20)}` as Address;
const TOKEN = `0x${'70'.repeat(20)}` as Address;
const ALICE_BECH32 = bech32.encodeFromBytes('cosmos', decodeData(ALICE));
const SLOT = `0x${'1'.padStart(64, '0')}`;
const WORD = `0x${'2a'.padStart(64, '0')}`;
const GWEI_SCALED = 10n ** 18n;

let chain: QueriedChain;
let route: QueryRouter;
const panics: unknown[] = [];

beforeAll(async () => {
  chain = await smallChain([
    { [ALICE]: { balance: 1000n } },
    { [ALICE]: { balance: 900n, nonce: 3n }, [TOKEN]: { code: '6001', nonce: 1n, storage: { [SLOT]: WORD } } },
  ]);
  route = createQueryRouter({ chain, onPanic: (_, error) => panics.push(error) });
});

async function ask<Req extends DescMessage, Res extends DescMessage>(
  path: string,
  [schema, fields]: [Req, MessageInitShape<Req>],
  response: Res,
  height = 0,
): Promise<Omit<MessageShape<Res>, '$typeName'>> {
  const { code, log, value } = await route(path, toBinary(schema, create(schema, fields)), height);
  if (code !== 0) throw new Error(log);
  const { $typeName: _, ...values } = fromBinary(response, value);
  return values;
}

const VM = '/cosmos.evm.vm.v1.Query/';
const FEES = '/cosmos.evm.feemarket.v1.Query/';

describe('accounts', () => {
  test('Account at each height, with its address in any case', async () => {
    const at = (height: number, address: string) =>
      ask(`${VM}Account`, [evm.QueryAccountRequestSchema, { address }], evm.QueryAccountResponseSchema, height);
    expect(await at(1, ALICE)).toEqual({ balance: '1000', codeHash: EMPTY_CODE_HASH, nonce: 0n });
    expect(await at(2, ALICE.toUpperCase().replace('0X', '0x'))).toEqual({
      balance: '900',
      codeHash: EMPTY_CODE_HASH,
      nonce: 3n,
    });
    expect(await at(0, ALICE.slice(2))).toMatchObject({ balance: '900' });
    await expect(at(0, '0x12')).rejects.toThrow(
      'rpc error: code = InvalidArgument desc = invalid zero address: invalid request',
    );
  });

  test('Balance, Code and Storage', async () => {
    expect(
      await ask(`${VM}Balance`, [evm.QueryBalanceRequestSchema, { address: ALICE }], evm.QueryBalanceResponseSchema),
    ).toEqual({
      balance: '900',
    });
    expect(
      await ask(`${VM}Code`, [evm.QueryCodeRequestSchema, { address: TOKEN }], evm.QueryCodeResponseSchema),
    ).toEqual({
      code: Uint8Array.of(0x60, 0x01),
    });
    const storage = (key: string) =>
      ask(`${VM}Storage`, [evm.QueryStorageRequestSchema, { address: TOKEN, key }], evm.QueryStorageResponseSchema);
    for (const key of ['0x1', '1', SLOT, `${SLOT.slice(0, 2)}ff${SLOT.slice(2)}`])
      expect(await storage(key)).toEqual({ value: WORD });
    for (const key of ['0x2', 'zz', '']) expect(await storage(key)).toEqual({ value: `0x${'0'.repeat(64)}` });
  });

  test('CosmosAccount and ValidatorAccount', async () => {
    const cosmos = [evm.QueryCosmosAccountRequestSchema, { address: ALICE }] as const;
    expect(await ask(`${VM}CosmosAccount`, [...cosmos], evm.QueryCosmosAccountResponseSchema)).toEqual({
      cosmosAddress: ALICE_BECH32,
      sequence: 3n,
      accountNumber: 0n,
    });
    const validator = (prefix: string, bytes: string) =>
      ask(
        `${VM}ValidatorAccount`,
        [evm.QueryValidatorAccountRequestSchema, { consAddress: bech32.encodeFromBytes(prefix, decodeData(bytes)) }],
        evm.QueryValidatorAccountResponseSchema,
      );
    expect(await validator('cosmosvalcons', PROPOSER)).toEqual({
      accountAddress: bech32.encodeFromBytes('cosmos', decodeData(chain.config.operator)),
      sequence: 0n,
      accountNumber: 0n,
    });
    await expect(validator('cosmosvalcons', ALICE)).rejects.toThrow(/^validator not found for cosmosvalcons1/);
    await expect(validator('evmosvalcons', PROPOSER)).rejects.toThrow(/expected cosmosvalcons, got evmosvalcons/);
  });

  test('auth Account, prefix and bank Balance', async () => {
    const account = (address: string) =>
      ask(
        '/cosmos.auth.v1beta1.Query/Account',
        [auth.QueryAccountRequestSchema, { address }],
        auth.QueryAccountResponseSchema,
      );
    const { account: any } = await account(ALICE_BECH32);
    expect(any?.typeUrl).toBe('/cosmos.auth.v1beta1.BaseAccount');
    expect(fromBinary(auth.BaseAccountSchema, any?.value ?? new Uint8Array(0))).toMatchObject({
      address: ALICE_BECH32,
      accountNumber: 0n,
      sequence: 3n,
    });
    await expect(account('cosmos1nope')).rejects.toThrow(/InvalidArgument desc = decoding bech32 failed/);
    const prefix = [auth.Bech32PrefixRequestSchema, {}] as const;
    expect(await ask('/cosmos.auth.v1beta1.Query/Bech32Prefix', [...prefix], auth.Bech32PrefixResponseSchema)).toEqual({
      bech32Prefix: 'cosmos',
    });
    const balance = async (denom: string) => {
      const request = [bank.QueryBalanceRequestSchema, { address: ALICE_BECH32, denom }] as const;
      return (await ask('/cosmos.bank.v1beta1.Query/Balance', [...request], bank.QueryBalanceResponseSchema)).balance;
    };
    expect(await balance('atest')).toMatchObject({ denom: 'atest', amount: '900' });
    expect(await balance('other')).toMatchObject({ denom: 'other', amount: '0' });
  });
});

describe('parameters', () => {
  test('base fees and gas of a block', async () => {
    for (const height of [1, 2]) {
      const wei = (1000 - height).toString();
      const scaled = (BigInt(1000 - height) * GWEI_SCALED).toString();
      expect(
        await ask(`${VM}BaseFee`, [evm.QueryBaseFeeRequestSchema, {}], evm.QueryBaseFeeResponseSchema, height),
      ).toEqual({ baseFee: wei });
      expect(
        await ask(`${FEES}BaseFee`, [market.QueryBaseFeeRequestSchema, {}], market.QueryBaseFeeResponseSchema, height),
      ).toEqual({
        baseFee: scaled,
      });
      const { params } = await ask(
        `${FEES}Params`,
        [market.QueryParamsRequestSchema, {}],
        market.QueryParamsResponseSchema,
        height,
      );
      expect(params).toMatchObject({
        baseFee: scaled,
        minGasPrice: '0',
        minGasMultiplier: '500000000000000000',
        elasticityMultiplier: 2,
      });
      expect(
        await ask(
          `${FEES}BlockGas`,
          [market.QueryBlockGasRequestSchema, {}],
          market.QueryBlockGasResponseSchema,
          height,
        ),
      ).toEqual({
        gas: BigInt(21_000 * height),
      });
    }
    const minimum = [evm.QueryGlobalMinGasPriceRequestSchema, {}] as const;
    expect(await ask(`${VM}GlobalMinGasPrice`, [...minimum], evm.QueryGlobalMinGasPriceResponseSchema)).toEqual({
      minGasPrice: '0',
    });
  });

  test('consensus, node configuration and status', async () => {
    const { params } = await ask(
      '/cosmos.consensus.v1.Query/Params',
      [consensus.QueryParamsRequestSchema, {}],
      consensus.QueryParamsResponseSchema,
    );
    expect(params?.block).toMatchObject({ maxBytes: 22_020_096n, maxGas: 30_000_000n });
    const service = '/cosmos.base.node.v1beta1.Service/';
    expect(
      await ask(`${service}Config`, [nodeService.ConfigRequestSchema, {}], nodeService.ConfigResponseSchema),
    ).toMatchObject({
      minimumGasPrice: '',
      pruningKeepRecent: '0',
    });
    expect(
      await ask(`${service}Status`, [nodeService.StatusRequestSchema, {}], nodeService.StatusResponseSchema),
    ).toMatchObject({
      earliestStoreHeight: 1n,
      height: 2n,
      timestamp: { seconds: 1_800_000_002n, nanos: 5 },
      appHash: decodeData(`0x${'2'.padStart(64, '0')}`),
    });
  });
});

describe('refusals', () => {
  const refused = async (path: string, height: number, data = new Uint8Array(0)): Promise<Partial<QueryAnswer>> => {
    const { value, ...answer } = await route(path, data, height);
    expect(value).toHaveLength(0);
    return answer;
  };

  test('unknown paths', async () => {
    for (const path of [
      '',
      '/',
      'x',
      '/ethermint.evm.v1.Query/Params',
      '/cosmos.evm.vm.v1.Query/constructor',
      '__proto__',
      '/app/version',
    ]) {
      expect(await refused(path, 1)).toEqual({
        code: 6,
        codespace: 'sdk',
        log: 'unknown query path: unknown request',
        height: 0,
      });
    }
  });

  test('heights that do not exist', async () => {
    expect(await refused(`${VM}Params`, 3)).toEqual({
      code: 26,
      codespace: 'sdk',
      log: 'cannot query with height in the future; please provide a valid height: invalid height',
      height: 0,
    });
    expect(await refused(`${VM}Params`, -1)).toMatchObject({ code: 18, height: 0 });
  });

  test('a height whose state was removed', async () => {
    const pruned = createQueryRouter({
      chain: { ...chain, height: 2, config: chain.config, stateAt: () => null },
    });
    const { code, codespace, log } = await pruned(`${VM}Params`, new Uint8Array(0), 1);
    expect({ code, codespace }).toEqual({ code: 38, codespace: 'sdk' });
    expect(log).toBe(
      'failed to load state at height 1; version mismatch on immutable IAVL tree; version does not exist. ' +
        'Version has either been pruned, or is for a future block height (latest height: 2): not found',
    );
  });

  test('an unexpected error is answered as a panic, without details', async () => {
    const seen: unknown[] = [];
    const stateAt = (): never => {
      throw new Error('secret');
    };
    const broken = createQueryRouter({
      chain: { ...chain, height: 2, stateAt },
      onPanic: (_, error) => seen.push(error),
    });
    expect(await broken(`${VM}Params`, new Uint8Array(0), 1)).toMatchObject({
      code: 111_222,
      log: expect.not.stringContaining('secret') as unknown,
    });
    expect(seen).toHaveLength(1);
  });
});

describe('requests of any bytes', () => {
  const paths = [
    ...[
      'Account',
      'Balance',
      'Code',
      'Storage',
      'CosmosAccount',
      'ValidatorAccount',
      'Params',
      'Config',
      'EthCall',
      'EstimateGas',
    ],
    ...['TraceTx', 'TraceBlock', 'TraceCall', 'BaseFee', 'GlobalMinGasPrice'],
  ].map((method) => VM + method);

  test.each([...paths, '/app/simulate', '/cosmos.auth.v1beta1.Query/Account', '/cosmos.bank.v1beta1.Query/Balance'])(
    '%s answers all of them',
    async (path) => {
      // A fixed sequence: the same bytes in every run.
      let seed = 7;
      const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % 256;
      for (let round = 0; round < 200; round++) {
        const bytes = Uint8Array.from({ length: round % 60 }, next);
        // Often a field of bytes, so that more requests decode.
        if (round % 2 === 0 && bytes.length > 2) bytes.set([0x0a, bytes.length - 2]);
        expect((await route(path, bytes, 0)).code).toBeGreaterThanOrEqual(0);
      }
      expect(panics).toEqual([]);
    },
  );

  test('calls of any JSON are refused with a text', async () => {
    const call = async (args: string) =>
      (
        await route(
          `${VM}EthCall`,
          toBinary(
            evm.EthCallRequestSchema,
            create(evm.EthCallRequestSchema, { args: Buffer.from(args), gasCap: 100_000n }),
          ),
          0,
        )
      ).log;
    expect(await call('')).toMatch('unexpected end of JSON input');
    expect(await call('[]')).toMatch('cannot unmarshal array');
    expect(await call('"x"')).toMatch('cannot unmarshal string');
    expect(await call('{"to":"0x12"}')).toMatch(/InvalidArgument desc = args\.to: invalid/);
    expect(await call('{"gas":-1}')).toMatch(/args\.gas: invalid/);
    expect(await call('['.repeat(100_000))).toMatch(/InvalidArgument/);
    expect(await call('{"chainId":"0x1"}')).toMatch("chainId does not match node's (have=1, want=31337)");
    expect(await call('{"unknown":1}')).toBe('');
    expect(await call('null')).toBe('');
    expect(panics).toEqual([]);
  });
});
