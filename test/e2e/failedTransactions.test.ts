/**
 * Traces of transactions that failed otherwise than on Ethereum. A creation that the chain does not permit is mined,
 * and fails before its first frame: geth's callTracer has nothing to show. Anybody can send one. The other transactions
 * of its block are traced, the methods in the manner of OpenEthereum and Otterscan show it as one action, and the index
 * by address goes on. A failed transaction of type 4 loses its authorizations. The newest release takes part where
 * EVMD_0_7_3 names its binary.
 */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import { NEWEST, RELEASES, startGoChain } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley } from '../support/halleyProcess.js';
import { halleyStage } from '../support/halleyStage.js';
import { rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

jest.setTimeout(300_000);

const [A, B, C] = accounts.funded.map(({ address }) => address) as [string, string, string];
const [KEY_OF_A = '', KEY_OF_B = '', KEY_OF_C = ''] = accounts.funded.map(({ privateKey }) => privateKey);
const INIT = '0x60006000f3';
const GAS = 100_000;
/** What is charged for a creation before its first instruction, with its data. */
const INTRINSIC = 53_058;
const WORDS = `caller address ${C} does not have permission to deploy contracts`;
const ACTION = {
  creationMethod: 'create',
  from: C.toLowerCase(),
  gas: `0x${(GAS - INTRINSIC).toString(16)}`,
  init: INIT,
  value: '0x0',
};
const SHOWN = { action: ACTION, error: WORDS, result: null, subtraces: 0, traceAddress: [], type: 'create' };

interface Receipt {
  blockNumber: string;
  gasUsed: string;
  status: string;
}

describe.each(RELEASES)('a creation that a chain of cosmos/evm %s does not permit', (release, options) => {
  const { chain, halley } = halleyStage(
    () => startGoChain({ permissions: { create: [A] }, blockTimeMs: 800, ...options }),
    { flags: { 'json-rpc.api': 'eth,debug,trace,ots', 'trace.index': 'true' } },
  );
  let hash: string;
  let blockNumber: string;

  beforeAll(async () => {
    const raws = await Promise.all([
      sign(KEY_OF_A, { to: B, value: 1n }),
      sign(KEY_OF_C, { data: INIT }),
      sign(KEY_OF_B, { to: A, value: 2n }),
    ]);
    const hashes = await Promise.all(raws.map((raw) => rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', raw)));
    for (const sent of hashes) await until('a receipt', async () => (await receiptOf(sent)) !== null);
    hash = String(hashes[1]);
    const receipt = (await receiptOf(hash)) as Receipt;
    expect(receipt).toMatchObject({ status: '0x0', gasUsed: `0x${INTRINSIC.toString(16)}` });
    ({ blockNumber } = receipt);
  });

  test('is one action of trace_*, with the words of the node', async () => {
    const refused = await rpcAnswer(chain.evmRpcUrl, 'eth_call', [{ from: C, data: INIT }, blockNumber]);
    expect(refused.error?.message).toContain(WORDS);
    const inBlock = { blockNumber: Number(blockNumber), transactionHash: hash };
    const traces = await rpc<object[]>(halley.httpUrl, 'trace_block', blockNumber);
    expect(traces).toHaveLength(await transactionCount());
    expect(traces).toContainEqual(expect.objectContaining({ ...SHOWN, ...inBlock }));
    expect(await rpc(halley.httpUrl, 'trace_transaction', hash)).toMatchObject([{ ...SHOWN, ...inBlock }]);
    const types = ['trace', 'stateDiff', 'vmTrace'];
    const replayed = await rpc<object[]>(halley.httpUrl, 'trace_replayBlockTransactions', blockNumber, types);
    expect(replayed).toHaveLength(await transactionCount());
    expect(replayed).toContainEqual({
      output: '0x',
      stateDiff: { [C.toLowerCase()]: expect.objectContaining({ nonce: { '*': { from: '0x0', to: '0x1' } } }) },
      trace: [SHOWN],
      transactionHash: hash,
      vmTrace: { code: INIT, ops: [] },
    });
  });

  test('is one action of calls and of signed transactions, after others that run', async () => {
    const call = { from: C, data: INIT, gas: `0x${GAS.toString(16)}` };
    expect(await rpc(halley.httpUrl, 'trace_call', call, ['trace'])).toMatchObject({ trace: [SHOWN] });
    const calls = [
      [{ from: A, to: B }, ['trace']],
      [call, ['trace']],
    ];
    const many = await rpc(halley.httpUrl, 'trace_callMany', calls);
    expect(many).toMatchObject([{ trace: [{ type: 'call' }] }, { trace: [SHOWN] }]);
    const raw = await sign(KEY_OF_C, { data: INIT, nonce: 1 });
    expect(await rpc(halley.httpUrl, 'trace_rawTransaction', raw, ['trace'])).toMatchObject({ trace: [SHOWN] });
  });

  test('is found by its sender, and does not end what the index covers', async () => {
    const range = { fromBlock: '0x1', toBlock: 'latest' };
    const ofSender = { ...range, fromAddress: [C] };
    await until('the index covers the chain', async () => {
      const { error } = await rpcAnswer(halley.httpUrl, 'trace_filter', [ofSender]);
      return error === undefined;
    });
    expect(await rpc(halley.httpUrl, 'trace_filter', ofSender)).toMatchObject([SHOWN]);
    const page = await rpc(halley.httpUrl, 'ots_searchTransactionsBefore', C, 0, 5);
    expect(page).toMatchObject({ txs: [{ hash }], lastPage: true });
    expect(halley.log.map(({ msg }) => String(msg))).not.toContainEqual(expect.stringContaining('cannot be traced'));
  });

  test('is a top call without output in ots_*', async () => {
    const top = { type: 'CREATE', depth: 0, from: C.toLowerCase(), to: null, input: INIT, output: '0x' };
    expect(await rpc(halley.httpUrl, 'ots_traceTransaction', hash)).toMatchObject([top]);
    expect(await rpc(halley.httpUrl, 'ots_getInternalOperations', hash)).toEqual([]);
    expect(await rpc(halley.httpUrl, 'ots_getTransactionError', hash)).toBe('0x');
  });

  const tracers = [{ tracer: 'callTracer' }, { tracer: 'flatCallTracer' }, {}];
  test.each(tracers)('is traced in debug_* as by the node: %j', async (config) => {
    const told = await rpcAnswer(chain.evmRpcUrl, 'debug_traceTransaction', [hash, config]);
    expect(outcome(await rpcAnswer(halley.httpUrl, 'debug_traceTransaction', [hash, config]))).toEqual(outcome(told));
    const call = [{ from: C, data: INIT }, 'latest', config];
    expect(outcome(await rpcAnswer(halley.httpUrl, 'debug_traceCall', call))).toEqual(outcome(told));
    if (release === 'v0.3.2') return;
    expect(outcome(await rpcAnswer(chain.evmRpcUrl, 'debug_traceCall', call))).toEqual(outcome(told));
  });

  test('leaves the other transactions of its block their call traces', async () => {
    const traced = await rpc<{ txHash: string; error?: string }[]>(
      halley.httpUrl,
      'debug_traceBlockByNumber',
      blockNumber,
      { tracer: 'callTracer' },
    );
    expect(traced).toHaveLength(await transactionCount());
    expect(traced.filter(({ error }) => error !== undefined)).toEqual([
      { txHash: hash, error: 'incorrect number of top-level calls' },
    ]);
  });

  function sign(key: string, fields: object): Promise<string> {
    const given = { type: 0, chainId: chain.chainId, gasPrice: 10n ** 10n, gasLimit: GAS, nonce: 0, ...fields };
    return new Wallet(key).signTransaction(given);
  }

  function receiptOf(sent: string): Promise<Receipt | null> {
    return rpc<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', sent);
  }

  async function transactionCount(): Promise<number> {
    return Number(await rpc<string>(halley.httpUrl, 'eth_getBlockTransactionCountByNumber', blockNumber));
  }
});

if (NEWEST !== null) {
  test('a transaction of type 4 that fails leaves no authorization behind', async () => {
    const chain = await startGoChain({ blockTimeMs: 400, ...NEWEST });
    const halley = await startHalley({
      node: chain.rpcUrl,
      nodeGrpc: chain.grpcAddress,
      flags: { 'json-rpc.api': 'eth,debug,trace' },
    });
    try {
      const [sender, authority] = [KEY_OF_A, KEY_OF_B].map((key) => privateKeyToAccount(key as `0x${string}`)) as [
        PrivateKeyAccount,
        PrivateKeyAccount,
      ];
      const { chainId } = chain;
      const address = sender.address;
      const authorizationList = [await authority.signAuthorization({ address, chainId, nonce: 0 })];
      const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 1n };
      const given = { chainId, nonce: 0, gas: 200_000n, ...fees, authorizationList };
      // BLAKE2 with an input of a wrong length fails.
      const to = '0x0000000000000000000000000000000000000009';
      const raw = await sender.signTransaction({ ...given, type: 'eip7702', to, data: '0x01' });
      const hash = await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', raw);
      const receipt = () => rpc<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', hash);
      await until('a receipt', async () => (await receipt()) !== null);
      const { status, blockNumber } = (await receipt()) as Receipt;
      expect(status).toBe('0x0');
      const after = [authority.address, blockNumber];
      expect(await rpc(chain.evmRpcUrl, 'eth_getTransactionCount', ...after)).toBe('0x0');
      expect(await rpc(chain.evmRpcUrl, 'eth_getCode', ...after)).toBe('0x');
      const options = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } };
      const { post } = await rpc<{ post: object }>(halley.httpUrl, 'debug_traceTransaction', hash, options);
      expect(Object.keys(post)).toEqual([address.toLowerCase()]);
      const [{ stateDiff }] = await rpc<[{ stateDiff: object }]>(
        halley.httpUrl,
        'trace_replayBlockTransactions',
        blockNumber,
        ['stateDiff'],
      );
      expect(Object.keys(stateDiff)).toEqual([address.toLowerCase()]);
    } finally {
      await halley.stop();
      await chain.stop();
    }
  });
}

/** What a trace says of the outcome, without the words of gRPC. Gas is the receipt's here, and 0 in the node. */
function outcome({ result, error }: RpcAnswer): unknown {
  if (error !== undefined) return error.message.replace(/^rpc error: code = \w+ desc = /, '');
  const { gas: _, ...shown } = result as { gas: number };
  return shown;
}
