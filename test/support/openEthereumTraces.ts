/** A transaction with frames of each kind, and checks of the methods of `trace_` for it. */
import { expect } from '@jest/globals';
import { getCreateAddress, type Wallet } from 'ethers';
import { misfits } from '../wire/contractFit.js';
import { rpc, rpcAnswer } from './rpc.js';

/** Gets value and is new. */
const NEW_ACCOUNT = `0x${'7e'.repeat(20)}`;

const CODE = [
  // Creates a contract with 1 wei, which destroys itself when it is called, and calls it.
  '6a6133ff6000526002601ef3600052600b60156001f0',
  '600060006000600060008561fffff150',
  // The same contract by CREATE2, then one whose code reverts.
  '6000600b60156000f550',
  '6460006000fd6000526005601b6000f050',
  // The identity precompile by DELEGATECALL and by STATICCALL, and value to a new account.
  '6000600060006000600461fffff450',
  '6000600060006000600461fffffa50',
  `6000600060006000600273${NEW_ACCOUNT.slice(2)}61fffff150`,
  // A contract whose code is invalid, which takes most of the gas.
  '60fe600053600160006000f0',
  '00',
].join('');

/** Type, trace address and error of the frames. The call by STATICCALL is left out, as geth leaves it out. */
const FRAMES = [
  ['create', '', undefined],
  ['create', '0', undefined],
  ['call', '1', undefined],
  ['suicide', '1,0', undefined],
  ['create', '2', undefined],
  ['create', '3', 'Reverted'],
  ['call', '4', undefined],
  ['call', '5', undefined],
  ['create', '6', 'Bad instruction'],
];

interface Frame {
  action: { gas?: string };
  error?: string;
  result?: { gasUsed: string; output?: string } | null;
  traceAddress: number[];
  type: string;
}

interface Results {
  stateDiff: Record<string, { balance: unknown; code: unknown }>;
  trace: Frame[];
  vmTrace: { ops: { op: string; sub: object | null }[] };
}

interface Traced {
  raw: string;
  /** The sender, in the mixed case of EIP-55. */
  from: string;
  /** The contract that the transaction creates. */
  contract: string;
  /** Gas that is charged before the first instruction. */
  intrinsicGas: bigint;
  gasLimit: bigint;
}

/** The transaction, signed. */
export async function framesOfEachKind(wallet: Wallet, chainId: number): Promise<Traced> {
  const code = Buffer.from(CODE, 'hex');
  const gasLimit = 500_000n;
  const fields = { chainId, nonce: 0, type: 0, gasPrice: 10n ** 10n, gasLimit, value: 5n, data: `0x${CODE}` };
  // A creation, its bytes, and its words (EIP-3860).
  const bytes = [...code].reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0);
  return {
    raw: await wallet.signTransaction(fields),
    from: wallet.address,
    contract: getCreateAddress({ from: wallet.address, nonce: 0 }).toLowerCase(),
    intrinsicGas: BigInt(53_000 + bytes + Math.ceil(code.length / 32) * 2),
    gasLimit,
  };
}

/** Checks every method on one side. Answers the parts that are the same on every chain. */
export async function checkTraces(url: string, hash: string, traced: Traced): Promise<unknown> {
  const receipt = await rpc<{ blockNumber: string; gasUsed: string }>(url, 'eth_getTransactionReceipt', hash);
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await rpcAnswer(url, method, params);
    expect([method, misfits({ method, params }, answer as object), answer.error]).toEqual([method, [], undefined]);
    return answer.result as T;
  };
  const traces = await ask<Frame[]>('trace_transaction', hash);
  expect(traces.map(({ type, traceAddress, error }) => [type, traceAddress.join(), error])).toEqual(FRAMES);
  const flat = await rpc<Frame[]>(url, 'debug_traceTransaction', hash, {
    tracer: 'flatCallTracer',
    tracerConfig: { convertParityErrors: true },
  });
  expect(traces.map(withoutTopGas)).toEqual(flat.map(withoutTopGas));
  const used = BigInt(receipt.gasUsed) - traced.intrinsicGas;
  expect(BigInt(traces[0]?.action.gas ?? 0)).toBe(traced.gasLimit - traced.intrinsicGas);
  expect(BigInt(traces[0]?.result?.gasUsed ?? 0)).toBe(used);
  expect(await ask('trace_block', receipt.blockNumber)).toEqual(traces);
  expect(await ask('trace_get', hash, ['0x1', '0x0'])).toEqual(traces[3]);
  expect(await ask('trace_get', hash, ['0x9'])).toBeNull();

  const types = ['trace', 'stateDiff', 'vmTrace'];
  const replay = await ask<Results>('trace_replayTransaction', hash, types);
  expect(await ask('trace_replayBlockTransactions', receipt.blockNumber, types)).toEqual([
    { ...replay, transactionHash: hash },
  ]);
  expect(replay.trace.map(({ type, traceAddress, error }) => [type, traceAddress.join(), error])).toEqual(FRAMES);
  const { stateDiff, vmTrace } = replay;
  expect(stateDiff[NEW_ACCOUNT]).toEqual({
    balance: { '+': '0x2' },
    code: { '+': '0x' },
    nonce: { '+': '0x0' },
    storage: {},
  });
  // The destroyed contract has given its wei back.
  expect(stateDiff[traced.contract]).toMatchObject({ balance: { '+': '0x3' }, code: { '+': '0x' } });
  const calling = vmTrace.ops.filter(({ op }) => /^(CREATE2?|(DELEGATE|STATIC)?CALL)$/.test(op));
  expect(calling.map(({ op, sub }) => [op, sub !== null])).toEqual([
    ['CREATE', true],
    ['CALL', true],
    ['CREATE2', true],
    ['CREATE', true],
    ['DELEGATECALL', false],
    ['STATICCALL', false],
    ['CALL', false],
    ['CREATE', true],
  ]);

  const range = { fromBlock: receipt.blockNumber, toBlock: receipt.blockNumber };
  expect(await ask('trace_filter', { ...range, toAddress: [NEW_ACCOUNT] })).toEqual([traces[7]]);
  expect(await ask('trace_filter', { ...range, fromAddress: traced.contract, toAddress: NEW_ACCOUNT })).toEqual([
    traces[7],
  ]);
  expect(await ask('trace_filter', { ...range, after: 1, count: '0x2' })).toEqual(traces.slice(1, 3));

  const middle = `0x${'8e'.repeat(20)}`;
  const [, second] = await ask<Results[]>('trace_callMany', [
    [{ from: traced.from, to: middle, value: '0x5' }, []],
    [{ from: middle, to: NEW_ACCOUNT, value: '0x4' }, ['trace', 'stateDiff']],
  ]);
  expect(second?.trace[0]?.error).toBeUndefined();
  expect(second?.stateDiff[middle]?.balance).toEqual({ '*': { from: '0x5', to: '0x1' } });
  const { error } = await rpcAnswer(url, 'trace_rawTransaction', [traced.raw, ['trace']]);
  expect(error).toMatchObject({ code: -32000, message: `nonce too low: address ${traced.from}, tx: 0 state: 1` });
  return { trace: replay.trace, vmTrace, newAccount: stateDiff[NEW_ACCOUNT] };
}

/** A geth frame without result is one with null. Gas at the top is checked by itself. */
function withoutTopGas({ action, result = null, ...frame }: Frame): object {
  if (frame.traceAddress.length > 0 || result === null) return { ...frame, action, result };
  return { ...frame, action: { ...action, gas: '' }, result: { ...result, gasUsed: '' } };
}
