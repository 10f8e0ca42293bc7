import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import type { Queries } from '../../../../src/chain/node.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { ApplicationQueries, type NodeCall } from '../../../../src/cosmos/queries/applicationQueries.js';
import { toHex } from '../../../../src/ethereum/hex.js';
import { answer, recordedQuery, type RecordedQuery } from '../recordedQueries.js';
import { NODES, WRAPPING, type RecordedNode } from '../recordings.js';

/** Replays one recording and keeps the request that was made for it. */
class Replay implements Queries {
  request = '';
  path = '';
  readonly #recorded: RecordedQuery;

  constructor(recorded: RecordedQuery) {
    this.#recorded = recorded;
  }

  async query(path: string, request: Uint8Array): Promise<Uint8Array> {
    this.path = path;
    this.request = toHex(request);
    return answer(this.#recorded);
  }
}

type Ask = (queries: ApplicationQueries, recorded: RecordedQuery) => Promise<unknown>;
type Expected = (decoded: Record<string, unknown>) => unknown;

interface QueryCase {
  names: string[];
  ask: Ask;
  expected: Expected;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const big = (value: unknown): bigint => BigInt(text(value) || '0');
const field = (recorded: RecordedQuery, name: string): string => text(recorded.fields?.[name]);
const EMPTY_CODE_HASH = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';

const cases: QueryCase[] = [
  {
    names: ['Account_eoa', 'Account_contract', 'Account_missing'],
    ask: (queries, recorded) => queries.account(field(recorded, 'address'), recorded.height, OWN_WORK),
    expected: ({ balance, nonce, code_hash }) => ({ balance: big(balance), nonce: big(nonce), codeHash: code_hash }),
  },
  {
    names: ['Code_contract', 'Code_eoa'],
    ask: (queries, recorded) => queries.code(field(recorded, 'address'), recorded.height, OWN_WORK),
    expected: ({ code }) => code ?? '0x',
  },
  {
    names: ['Storage'],
    ask: (queries, recorded) =>
      queries.storage(field(recorded, 'address'), field(recorded, 'key'), recorded.height, OWN_WORK),
    expected: ({ value }) => value,
  },
  {
    names: ['ValidatorAccount'],
    ask: (queries, recorded) => queries.validatorAccount(field(recorded, 'cons_address'), recorded.height, OWN_WORK),
    expected: ({ account_address }) => account_address,
  },
  {
    names: ['CosmosAccount'],
    ask: (queries, recorded) => queries.cosmosAddress(field(recorded, 'address') as Address, OWN_WORK),
    expected: ({ cosmos_address }) => cosmos_address,
  },
  {
    names: ['BaseFee', 'BaseFee_height2'],
    ask: (queries, recorded) => queries.evmBaseFee(recorded.height, OWN_WORK),
    expected: ({ base_fee }) => big(base_fee),
  },
  {
    names: ['FeemarketParams'],
    ask: (queries, recorded) => queries.feeMarket(recorded.height, OWN_WORK),
    expected: ({ params }) => {
      const market = params as Record<string, string>;
      return {
        noBaseFee: false,
        elasticityMultiplier: Number(market['elasticity_multiplier']),
        baseFeeChangeDenominator: Number(market['base_fee_change_denominator']),
        enableHeight: 0,
        baseFeeScaled: big(market['base_fee']),
        minGasPriceScaled: big(market['min_gas_price']),
      };
    },
  },
  {
    names: ['NodeConfig'],
    ask: (queries) => queries.nodeMinGasPrices(OWN_WORK),
    expected: ({ minimum_gas_price }) => minimum_gas_price ?? '',
  },
  {
    names: ['AuthBech32Prefix'],
    ask: (queries) => queries.bech32Prefix(OWN_WORK),
    expected: ({ bech32_prefix }) => bech32_prefix,
  },
];

describe.each(NODES)('%s', (node) => {
  for (const { names, ask, expected } of cases) {
    test.each(names)('%s: sends the recorded request and decodes the recorded answer', async (name) => {
      const recorded = recordedQuery(node, name);
      const replay = new Replay(recorded);
      const value = await ask(new ApplicationQueries(replay, DIALECTS[WRAPPING[node].dialect]), recorded);
      expect(replay.path).toBe(recorded.path);
      expect(replay.request).toBe(recorded.data);
      expect(value).toEqual(expected(recorded.decoded ?? {}));
    });
  }

  test('an account that does not exist is empty, with the hash of no code', async () => {
    const replay = new Replay(recordedQuery(node, 'Account_missing'));
    const account = await new ApplicationQueries(replay, DIALECTS[WRAPPING[node].dialect]).account('0x', 1, OWN_WORK);
    expect(account).toEqual({ balance: 0n, nonce: 0n, codeHash: EMPTY_CODE_HASH });
  });

  const calls = [
    'EthCall_ok',
    'EthCall_revert_reason',
    'EthCall_revert_empty',
    'EthCall_out_of_gas',
    'EthCall_no_balance',
  ];
  test.each(calls)('%s: output and error of the call', async (name) => {
    const { replay, recorded, queries, request } = call(node, name);
    const outcome = await queries.call(request, recorded.height, OWN_WORK);
    const { ret, vm_error, max_used_gas } = recorded.decoded ?? {};
    expect(outcome).toEqual({
      returnData: ret ?? '0x',
      vmError: vm_error ?? '',
      gasUsed: max_used_gas === undefined ? null : big(max_used_gas),
    });
    expect(recorded.data).toBe(replay.request);
  });

  const estimates = ['EstimateGas_transfer', 'EstimateGas_contract', 'EstimateGas_revert_reason'];
  test.each(estimates)('%s: a figure, or the failure of the call', async (name) => {
    const { replay, recorded, queries, request } = call(node, name);
    const outcome = await queries.estimateGas(request, recorded.height, OWN_WORK);
    const { gas, ret, vm_error } = recorded.decoded ?? {};
    expect(outcome).toEqual(gas === undefined ? { vmError: vm_error, returnData: ret } : { gas: big(gas) });
    expect(recorded.data).toBe(replay.request);
  });

  const failures: [string, string, string][] = [
    ['EthCall_future_height', 'HeightInFuture', 'height 99999999'],
    ['EthCall_intrinsic_gas', 'QueryFailed', 'intrinsic gas too low'],
    ['EthCall_both_fee_styles', 'QueryFailed', 'both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified'],
    ['EstimateGas_no_balance', 'QueryFailed', 'insufficient balance for transfer'],
    ['EstimateGas_low_allowance', 'QueryFailed', 'gas required exceeds allowance (21001)'],
  ];
  test.each(failures)('%s: fails with its reason alone', async (name, kind, message) => {
    const { recorded, queries, request } = call(node, name);
    const ask = name.startsWith('EthCall')
      ? queries.call(request, recorded.height, OWN_WORK)
      : queries.estimateGas(request, recorded.height, OWN_WORK);
    await expect(ask).rejects.toMatchObject({ name: kind, message });
  });
});

test('state overrides are sent as JSON, and releases that know them tell the gas really used', async () => {
  const { replay, recorded, queries, request } = call('head', 'EthCall_state_override');
  const outcome = await queries.call(request, recorded.height, OWN_WORK);
  expect(outcome).toEqual({ returnData: `0x${'0'.repeat(62)}63`, vmError: '', gasUsed: 23_381n });
  expect(recorded.data).toBe(replay.request);
});

test('bytes that are no message are a malformed answer', async () => {
  const queries = new ApplicationQueries(
    { query: async () => new Uint8Array([0xff, 0xff, 0xff]) },
    DIALECTS.cosmosEvm04,
  );
  await expect(queries.account('0x', 1, OWN_WORK)).rejects.toMatchObject({ name: 'MalformedAnswer' });
  await expect(queries.feeMarket(1, OWN_WORK)).rejects.toMatchObject({ name: 'MalformedAnswer' });
});

function call(node: RecordedNode, name: string) {
  const recorded = recordedQuery(node, name);
  const fields = recorded.fields ?? {};
  const request: NodeCall = {
    args: JSON.stringify(fields['args']),
    gasCap: BigInt(fields['gas_cap'] as number),
    chainId: BigInt(fields['chain_id'] as number),
    proposer: Buffer.from(PROPOSER.exec(recorded.data)?.[1] ?? '', 'hex'),
    overrides: fields['overrides'] === undefined ? '' : JSON.stringify(fields['overrides']),
  };
  const replay = new Replay(recorded);
  return { replay, recorded, request, queries: new ApplicationQueries(replay, DIALECTS[WRAPPING[node].dialect]) };
}

/** The field 3 of a recorded request, 20 bytes; field 4 follows. */
const PROPOSER = /1a14([0-9a-f]{40})(?=20)/;
