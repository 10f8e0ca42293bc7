/** The router on the state of a recorded chain: recorded requests decode, and their answers are the recorded ones. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import {
  QueryParamsResponseSchema,
  QueryTraceBlockResponseSchema,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { QueryAnswer, QueryRouter } from '../../../../src/devchain/application.js';
import { createQueryRouter } from '../../../../src/devchain/queries/queryRouter.js';
import { fromHex } from '../../../../src/ethereum/hex.js';
import { recordedQuery } from '../../cosmos/recordedQueries.js';
import { recordedChain } from './recordedChain.js';

let ask: QueryRouter;
beforeAll(async () => {
  const onPanic = (path: string, error: unknown): void => {
    throw new Error(path, { cause: error });
  };
  ask = createQueryRouter({ chain: await recordedChain('head'), onPanic });
});

function answer(name: string): Promise<QueryAnswer> {
  const { path, data, height } = recordedQuery('head', name);
  return ask(path, fromHex(data), height);
}

/** Queries whose answers are the same bytes. */
const EQUAL = [
  'Account_contract',
  'Account_eoa',
  'Account_missing',
  'AuthAccount',
  'AuthBech32Prefix',
  'Balance',
  'Balance_missing',
  'BankBalance',
  'BaseFee',
  'Code_contract',
  'Code_eoa',
  'Config',
  'ConsensusParams',
  'CosmosAccount',
  'EstimateGas_contract',
  'EstimateGas_revert_reason',
  'EstimateGas_transfer',
  'EthCall_invalid_opcode',
  'EthCall_no_balance',
  'EthCall_ok',
  'EthCall_out_of_gas',
  'EthCall_revert_empty',
  'EthCall_revert_reason',
  'EthCall_state_override',
  'FeemarketBaseFee',
  'FeemarketBlockGas',
  'FeemarketParams',
  'GlobalMinGasPrice',
  'NodeConfig',
  'Storage',
  'TraceCall_callTracer',
  'TraceTx_callTracer',
  'TraceTx_default',
  'TraceTx_prestateTracer',
  'ValidatorAccount',
];

describe('answers with a value', () => {
  test.each(EQUAL)('%s has the recorded bytes', async (name) => {
    const { code, log, value } = await answer(name);
    expect({ code, log }).toEqual({ code: 0, log: '' });
    const recorded = Buffer.from(recordedQuery('head', name).response.value ?? '', 'base64');
    expect(Buffer.from(value).toString('latin1')).toBe(recorded.toString('latin1'));
  });
});

describe('failures', () => {
  test.each([
    'AuthAccount_missing',
    'EstimateGas_invalid_opcode',
    'EstimateGas_low_allowance',
    'EstimateGas_no_balance',
    'EthCall_bad_json',
    'EthCall_both_fee_styles',
    'EthCall_future_height',
    'EthCall_intrinsic_gas',
    'app_simulate_probe_D1',
    'app_simulate_probe_D2',
    'unknown_path',
  ])('%s has the recorded code and words', async (name) => {
    const { code, codespace, log, value, height } = await answer(name);
    const { response } = recordedQuery('head', name);
    expect({ code, codespace, log }).toEqual({ code: response.code, codespace: response.codespace, log: response.log });
    expect(value).toHaveLength(0);
    expect(response).toHaveProperty('height', String(height));
  });

  test('raw stores and proofs are refused: there is no tree', async () => {
    for (const name of ['store_acc_account_proof', 'store_evm_codehash', 'store_evm_storage_proof']) {
      const { path } = recordedQuery('head', name);
      const log = `${path}: the development chain keeps no IAVL stores and has no proofs: invalid request`;
      expect(await answer(name)).toMatchObject({ code: 18, codespace: 'sdk', log, height: 0 });
    }
  });
});

describe('answers that differ only where this chain differs', () => {
  test('Params has the same fields, with the one precompile of this chain', async () => {
    const { value } = await answer('Params');
    const recorded = Buffer.from(recordedQuery('head', 'Params').response.value ?? '', 'base64');
    expect(topFields(value)).toEqual(topFields(recorded));
    const params = fromBinary(QueryParamsResponseSchema, value).params;
    expect(params).toMatchObject({
      evmDenom: 'atest',
      activeStaticPrecompiles: ['0x0000000000000000000000000000000000000100'],
      historyServeWindow: 8192n,
    });
  });

  test('node Status has no validators hash, as the application does not know the validators', async () => {
    const { value } = await answer('NodeStatus');
    const recorded = Buffer.from(recordedQuery('head', 'NodeStatus').response.value ?? '', 'base64');
    expect(fieldNumbers(value)).toEqual(fieldNumbers(recorded).filter((field) => field !== 5));
  });

  test('the probe of the right dialect is simulated', async () => {
    const { code, value } = await answer('app_simulate_probe_D3');
    expect(code).toBe(0);
    const recorded = Buffer.from(recordedQuery('head', 'app_simulate_probe_D3').response.value ?? '', 'base64');
    const parse = (text: Uint8Array) => JSON.parse(Buffer.from(text).toString()) as { gas_info: object };
    expect(parse(value).gas_info).toEqual(parse(recorded).gas_info);
  });

  test('TraceBlock runs an authorization whose nonce counts from the transaction, as Ethereum does', async () => {
    const traces = parseTraces((await answer('TraceBlock_callTracer')).value);
    const recorded = parseTraces(
      Buffer.from(recordedQuery('head', 'TraceBlock_callTracer').response.value ?? '', 'base64'),
    );
    expect(traces).toHaveLength(recorded.length);
    for (const [index, trace] of traces.entries()) {
      // The recorded trace does not increment the sender's nonce first, so it lacks the delegation that the block
      // made.
      if (index === 7) expect(trace.result).toMatchObject({ error: 'execution reverted', gasUsed: '0x0' });
      else expect(trace).toEqual(recorded[index]);
    }
  });
});

function parseTraces(value: Uint8Array): { result: object }[] {
  const { data } = fromBinary(QueryTraceBlockResponseSchema, value);
  return JSON.parse(Buffer.from(data).toString()) as { result: object }[];
}

/** Numbers of the fields of a message inside a response, in order, each once. */
function topFields(value: Uint8Array): number[] {
  const reader = new BinaryReader(value);
  reader.tag();
  return fieldNumbers(reader.bytes());
}

function fieldNumbers(value: Uint8Array): number[] {
  const reader = new BinaryReader(value);
  const fields = new Set<number>();
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    fields.add(field);
    reader.skip(wireType);
  }
  return [...fields];
}

describe('a chain of an older release (cosmos/evm v0.3)', () => {
  let askOlder: QueryRouter;
  beforeAll(async () => {
    askOlder = createQueryRouter({ chain: await recordedChain('v0.3.2') });
  });
  const answerOlder = (name: string): Promise<QueryAnswer> => {
    const { path, data, height } = recordedQuery('v0.3.2', name);
    return askOlder(path, fromHex(data), height);
  };

  // Its prestate trace shows a coinbase that is not an address, because of a bug in that release.
  const unlike = new Set(['TraceCall_callTracer', 'TraceTx_prestateTracer']);

  test.each(EQUAL.filter((name) => !unlike.has(name)))('%s has the recorded bytes', async (name) => {
    const { value } = await answerOlder(name);
    const recorded = Buffer.from(recordedQuery('v0.3.2', name).response.value ?? '', 'base64');
    expect(Buffer.from(value).toString('latin1')).toBe(recorded.toString('latin1'));
  });

  test.each(['TraceCall_callTracer', 'app_simulate_probe_D1', 'app_simulate_probe_D3', 'EthCall_bad_json'])(
    '%s is refused in the recorded words',
    async (name) => {
      const { code, codespace, log } = recordedQuery('v0.3.2', name).response;
      expect(await answerOlder(name)).toMatchObject({ code, codespace, log });
    },
  );

  test('TraceBlock has the recorded traces', async () => {
    const recorded = Buffer.from(recordedQuery('v0.3.2', 'TraceBlock_callTracer').response.value ?? '', 'base64');
    expect(parseTraces((await answerOlder('TraceBlock_callTracer')).value)).toEqual(parseTraces(recorded));
  });
});
