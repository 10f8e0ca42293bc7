import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import {
  CallRefused,
  FalseAnswer,
  HeightInFuture,
  HistoryPruned,
  MalformedAnswer,
  NodeUnavailable,
  QueryFailed,
  QueryUnknown,
  ResultsDiscarded,
} from '../../../src/chain/chainErrors.js';
import { decodeBlock } from '../../../src/comet/largeAnswer.js';
import type { UndecodedBlock } from '../../../src/chain/node.js';
import { CometNode } from '../../../src/comet/cometNode.js';
import { CometRpc } from '../../../src/comet/cometRpc.js';
import { LargeAnswer } from '../../../src/comet/largeAnswer.js';
import { NODES } from '../cosmos/recordings.js';
import { recording } from '../../support/recordings.js';
import { immediatesDuring } from '../../support/eventLoop.js';
import { type Answer, FakeComet } from './fakeComet.js';

let comet: FakeComet;
let rpc: CometRpc;
let node: CometNode;

beforeEach(async () => {
  comet = await FakeComet.start();
  rpc = new CometRpc({ url: comet.url, timeoutMs: 2_000 });
  node = new CometNode(rpc);
});

afterEach(async () => {
  rpc.close();
  await comet.stop();
});

/** The `consensus_hash` of the headers of all recorded chains. */
const PARAMETERS_HASH = '7a4e64d2a9b5ce22b75e956e2025274dc03b6846ccd7725152a6bc0d0727e33e';
const HASH = `0x${'ab'.repeat(32)}` as Hash;

/** The recorded reply of a CometBFT method, with or without the request beside it. */
function recorded(nodeName: string, file: string): Answer {
  const content = recording<{ result?: unknown; response?: { result: unknown } }>(nodeName, 'comet', `${file}.json`);
  return { result: content.result ?? content.response?.result };
}

function refused(data: string, code = -32603): Answer {
  return { error: { code, message: 'Internal error', data } };
}

describe('recorded answers', () => {
  test.each([
    ['v0.3.2', '0.38.17', 'cosmos_262144-1', 6151],
    ['head', '0.39.0', 'localchain_4221-1', 6685],
    ['evmos-v20', '0.38.15', 'evmos_9002-1', 2366],
  ])('%s: status tells release, chain and heights', async (name, cometVersion, cometChainId, latestHeight) => {
    comet.on('status', recorded(name, 'status'));
    const status = await node.status(OWN_WORK);
    expect(status).toMatchObject({ cometVersion, cometChainId, earliestHeight: 1, catchingUp: false });
    expect(status.latestHeight).toBeGreaterThan(latestHeight - 2000);
    expect(status.validatorAddress).toHaveLength(20);
  });

  test.each(NODES)('%s: the smaller calls decode', async (name) => {
    comet.on('abci_info', recorded(name, 'abci_info'));
    comet.on('net_info', recorded(name, 'net_info'));
    comet.on('consensus_params', recorded(name, 'consensus_params'));
    comet.on('unconfirmed_txs', recorded(name, 'unconfirmed_txs'));
    expect((await node.applicationInfo(OWN_WORK)).lastHeight).toBeGreaterThan(0);
    expect(await node.netInfo(OWN_WORK)).toEqual({ listening: true, peerCount: 0 });
    expect(await node.blockMaxGas({ height: 5, consensusHash: PARAMETERS_HASH }, OWN_WORK)).toBe(40_000_000n);
    expect((await node.unconfirmedTxs(OWN_WORK)).txs).toEqual([]);
    expect(comet.calls.find(({ method }) => method === 'consensus_params')?.params).toEqual({ height: '5' });
  });

  test('waiting transactions are listed with their bytes', async () => {
    const { unconfirmed_txs } = recording<{ unconfirmed_txs: { result: unknown } }>(
      'v0.3.2',
      'comet',
      'mempool_with_pending.json',
    );
    comet.on('unconfirmed_txs', { result: unconfirmed_txs.result });
    const { total, txs } = await node.unconfirmedTxs(OWN_WORK);
    expect(total).toBe(3);
    expect(txs.map((tx) => tx.length)).toEqual([388, 385, 385]);
  });

  test('a node without any block yet has a status', async () => {
    const status = recorded('head', 'status') as { result: { sync_info: Record<string, unknown> } };
    Object.assign(status.result.sync_info, {
      latest_block_hash: '',
      latest_block_height: '0',
      earliest_block_height: '0',
    });
    comet.on('status', status);
    expect(await node.status(OWN_WORK)).toMatchObject({ latestHeight: 0, earliestHeight: 0 });
  });

  test('a block and its results come together', async () => {
    const read = (file: string) => recording<Answer>('head', 'blocks', '5348-cosmos-and-eth', file);
    comet.on('block', read('comet_block.json'));
    comet.on('block_results', read('comet_block_results.json'));
    const committed = await node.committedBlock(5348, OWN_WORK);
    expect(committed?.block.height).toBe(5348);
    expect(committed?.results.txResults).toHaveLength(committed?.block.txs.length ?? -1);
  });
});

describe('what a header says of the results of the block below', () => {
  interface Listed {
    header: { height: string; last_block_id: { hash: string }; last_results_hash: string };
  }
  const [listed] = recording<{ result: { block_metas: Listed[] } }>('head', 'comet', 'blockchain.json').result
    .block_metas;
  const { height, last_block_id, last_results_hash } = listed!.header;

  test('comes without the block', async () => {
    comet.on('blockchain', { result: { last_height: height, block_metas: [listed] } });
    expect(await node.provenResults(Number(height), OWN_WORK)).toEqual({
      blockHash: `0x${last_block_id.hash.toLowerCase()}`,
      resultsHash: `0x${last_results_hash.toLowerCase()}`,
    });
    expect(comet.calls.map(({ method }) => method)).toEqual(['blockchain']);
    const other = node.provenResults(Number(height) - 1, OWN_WORK);
    await expect(other).rejects.toThrow(`the answer is of height ${height}`);
  });

  test('comes from the block where blocks are not listed; a thread decodes a large one', async () => {
    comet.on('blockchain', refused('blocked by the proxy', -32601));
    const read = (file: string) => recording<{ result: object }>('head', 'blocks', '5348-cosmos-and-eth', file).result;
    const block = read('comet_block.json');
    comet.on('block', { result: block });
    comet.on('block_results', { result: read('comet_block_results.json') });
    const small = await node.provenResults(5348, OWN_WORK);
    const decoded: number[] = [];
    const thread = {
      decode: async (undecoded: UndecodedBlock) => {
        decoded.push(undecoded.expected.height);
        return decodeBlock(undecoded);
      },
    };
    comet.on('block', { result: { ...block, padding: ' '.repeat(300_000) } });
    expect(await new CometNode(rpc, thread).provenResults(5348, OWN_WORK)).toEqual(small);
    expect(decoded).toEqual([5348]);
  });

  test('is null above the head', async () => {
    comet.on('blockchain', refused("min height 99 can't be greater than max height 50"));
    comet.on('block', refused('height 99 must be less than or equal to the current blockchain height 50'));
    expect(await node.provenResults(99, OWN_WORK)).toBeNull();
  });
});

describe('heights', () => {
  test('a block above the head is null', async () => {
    const text = 'height 99 must be less than or equal to the current blockchain height 50';
    comet.on('block', refused(text));
    comet.on('block_results', refused(text));
    expect(await node.committedBlock(99, OWN_WORK)).toBeNull();
    expect(await node.committedBlock(0, OWN_WORK)).toBeNull();
  });

  test('consensus parameters above the head are an error', async () => {
    comet.on('consensus_params', refused('height 99 must be less than or equal to the current blockchain height 50'));
    await expect(node.blockMaxGas({ height: 99, consensusHash: PARAMETERS_HASH }, OWN_WORK)).rejects.toThrow(
      HeightInFuture,
    );
  });

  test('a pruned block names the lowest height there is', async () => {
    comet.on('block', refused('height 5 is not available, lowest height is 1000'));
    comet.on('block_results', refused('height 5 is not available, lowest height is 1000'));
    const error = await node.committedBlock(5, OWN_WORK).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(HistoryPruned);
    expect(error).toMatchObject({ height: 5, earliest: 1000, rpc: { data: { earliest: '0x3e8' } } });
  });

  test('a block that is stored but not executed yet is null; one whose results are gone was made without', async () => {
    comet.on('block', recording<Answer>('head', 'blocks', '2-empty', 'comet_block.json'));
    comet.on('block_results', refused('could not find results for height #2'));
    comet.on('abci_info', { result: { response: { last_block_height: '1' } } });
    expect(await node.committedBlock(2, OWN_WORK)).toBeNull();
    comet.on('abci_info', { result: { response: { last_block_height: '9' } } });
    const error = await node.committedBlock(2, OWN_WORK).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ResultsDiscarded);
    expect(error).toMatchObject({ from: 2, to: 2, keepsOthers: true });
    comet.on('block', refused('height 2 is not available, lowest height is 5'));
    await expect(node.committedBlock(2, OWN_WORK)).rejects.toThrow(HistoryPruned);
  });
});

describe('lookups by hash', () => {
  test('a block by the hex form of its hash; unknown is null', async () => {
    comet.on('header_by_hash', recorded('v0.3.2', 'header_by_hash'));
    const hash = '0xf5a041d15e97273ec06f02a2dcbb28a0cc54a01ec8c109ab91f68fbad2ab3ea3' as Hash;
    expect(await node.heightOfBlock(hash, OWN_WORK)).toBe(4957);
    expect(comet.calls[0]?.params).toEqual({ hash: hash.slice(2).toUpperCase() });
    await expect(node.heightOfBlock(HASH, OWN_WORK)).rejects.toThrow(FalseAnswer);
    comet.on('header_by_hash', { result: { header: null } });
    expect(await node.heightOfBlock(HASH, OWN_WORK)).toBeNull();
  });

  test('a node without header_by_hash is asked by the base64 form', async () => {
    comet.on('block_by_hash', recorded('v0.3.2', 'block_by_hash_unknown'));
    expect(await node.heightOfBlock(HASH, OWN_WORK)).toBeNull();
    expect(comet.calls[1]?.params).toEqual({ hash: 'q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=' });
  });

  test('a transaction by the event index; unknown, or without an index, is null', async () => {
    comet.on('tx_search', recorded('v0.3.2', 'tx_search_by_eth_hash'));
    expect(await node.heightOfTransaction(HASH, OWN_WORK)).toBe(4957);
    expect(comet.calls[0]?.params).toEqual({
      query: `ethereum_tx.ethereumTxHash='${HASH}'`,
      page: '1',
      per_page: '1',
      order_by: 'asc',
    });
    comet.on('tx_search', { result: { txs: [], total_count: '0' } });
    expect(await node.heightOfTransaction(HASH, OWN_WORK)).toBeNull();
    comet.on('tx_search', refused('transaction indexing is disabled'));
    expect(await node.heightOfTransaction(HASH, OWN_WORK)).toBe('unindexed');
  });
});

describe('the height at which a chain begins', () => {
  const start = { genesis_time: '2026-08-01T00:00:00Z', chain_id: 'cosmos_262144-1', initial_height: '58700' };

  /** The answer about the first part of a genesis. */
  function genesis(text: string): Answer {
    return { result: { chunk: '0', total: '1', data: Buffer.from(text).toString('base64') } };
  }

  test.each([
    ['a genesis as CometBFT writes it', JSON.stringify({ ...start, app_state: {} }), 58_700],
    ['one with indents', JSON.stringify({ app_name: 'evmd', ...start }, null, 2), 58_700],
    [
      'one of many megabytes',
      JSON.stringify({ ...start, app_state: 'x'.repeat(16_000_000) }).slice(0, 16_000_000),
      58_700,
    ],
    ['one that does not begin higher', JSON.stringify({ ...start, initial_height: '0' }), 1],
    ['one whose height is behind the state', JSON.stringify({ app_state: { initial_height: '5' }, ...start }), null],
    ['one whose height is behind what is looked at', JSON.stringify({ note: 'x'.repeat(99_000), ...start }), null],
    ['one with another text', JSON.stringify({ chain_id: '"initial_height":"5"' }), null],
    ['nothing', '', null],
  ])('%s', async (_, text, expected) => {
    comet.on('genesis_chunked', genesis(text));
    expect(await node.initialHeight(OWN_WORK)).toBe(expected);
    expect(comet.calls.at(-1)).toEqual({ method: 'genesis_chunked', params: { chunk: '0' } });
  });

  test('is unknown where the node does not have the method', async () => {
    expect(await node.initialHeight(OWN_WORK)).toBeNull();
  });
});

describe('a transaction with megabytes of events', () => {
  const attributes = [{ key: 'long', value: 'x'.repeat(100_000) }];
  const events = Array.from({ length: 20_000 }, (_, i) => ({ type: `event ${i}`, attributes: [] as object[] }));
  const found = {
    height: '4957',
    tx: 'AQ==',
    tx_result: { code: 0, events: [...events, { type: 'last', attributes }] },
  };

  test('is found', async () => {
    comet.on('tx_search', { result: { txs: [found], total_count: '1' } });
    expect(await node.heightOfTransaction(HASH, OWN_WORK)).toBe(4957);
  });

  test('is read in turns of the event loop', async () => {
    const answer = { jsonrpc: '2.0', id: 1, result: { txs: [found] } };
    const large = new LargeAnswer('tx_search', 1, Buffer.from(JSON.stringify(answer)));
    let result: unknown;
    expect(await immediatesDuring(async () => (result = await large.read()))).toBeGreaterThan(1);
    expect(result).toEqual(answer.result);
  });

  test('that has no height is a malformed answer', async () => {
    comet.on('tx_search', { result: { txs: [{ ...found, height: 'x' }], total_count: '1' } });
    await expect(node.heightOfTransaction(HASH, OWN_WORK)).rejects.toThrow(MalformedAnswer);
  });
});

describe('application queries', () => {
  const ask = () => node.abciQuery({ path: '/path', data: new Uint8Array([1, 2]), height: 7 }, OWN_WORK);

  test('are sent with hex data and a decimal height, and answer bytes', async () => {
    comet.on('abci_query', { result: { response: { code: 0, value: 'AQID', height: '7' } } });
    expect(await ask()).toEqual({ value: new Uint8Array([1, 2, 3]), height: 7, proof: [] });
    expect(comet.calls[0]?.params).toEqual({ path: '/path', data: '0102', height: '7', prove: false });
  });

  test('larger than the node takes are refused before they are encoded', async () => {
    const data = new Uint8Array(600_000);
    await expect(node.abciQuery({ path: '/path', data, height: 7 }, OWN_WORK)).rejects.toMatchObject({
      bytes: 1_200_000,
    });
    expect(comet.calls).toEqual([]);
  });

  test.each(['AQI', 'AQID=', 'AQ-D', 'AQ_D', 'AQ D', 'A===', 'AQ=D', 'AQ==AQ==', 'AQID\n'])(
    'answer %j, which is no base64, is malformed',
    async (value) => {
      comet.on('abci_query', { result: { response: { code: 0, value, height: '7' } } });
      await expect(ask()).rejects.toThrow(MalformedAnswer);
    },
  );

  test('carry proofs', async () => {
    const { response } = recording<{ response: { result: unknown } }>('head', 'abci', 'store_evm_storage_proof.json');
    comet.on('abci_query', { result: response.result });
    const { proof } = await node.abciQuery(
      {
        path: '/store/evm/key',
        data: new Uint8Array([2]),
        height: 5247,
        prove: true,
      },
      OWN_WORK,
    );
    expect(proof.map(({ type }) => type)).toEqual(['ics23:iavl', 'ics23:simple']);
  });

  const failures: [string, number, string, string, new (...args: never[]) => Error][] = [
    [
      'a future height',
      26,
      'sdk',
      'cannot query with height in the future; please provide a valid height: invalid height',
      HeightInFuture,
    ],
    ['pruned state', 38, 'sdk', 'failed to load state at height 5; version mismatch: not found', HistoryPruned],
    [
      'a pruned proof',
      7,
      'store',
      'proof is unexpectedly empty; ensure height has not been pruned: invalid request',
      HistoryPruned,
    ],
    [
      'a node that has no block yet',
      26,
      'sdk',
      'evmd is not ready; please wait for first block: invalid height',
      NodeUnavailable,
    ],
    ['an unknown path', 6, 'sdk', 'unknown query path: unknown request', QueryUnknown],
    ['a panic in the application', 111222, 'sdk', 'recovered: runtime error: panic', MalformedAnswer],
    ['any other refusal', 18, 'sdk', 'invalid zero address: invalid request', QueryFailed],
  ];
  test.each(failures)('tell %s', async (_, code, codespace, log, kind) => {
    comet.on('abci_query', { result: { response: { code, codespace, log, value: null, height: '0' } } });
    await expect(ask()).rejects.toThrow(kind);
  });

  test('of a proof of block 1, which there is none of, name the first block with one', async () => {
    const { response } = recording<{ response: { result: unknown } }>(
      'head',
      'abci',
      'store_proof_height_1_error.json',
    );
    comet.on('abci_query', { result: response.result });
    await expect(ask()).rejects.toThrow(
      'cannot query with proof when height <= 1: the first block with a proof is block 2',
    );
  });

  test('failures lose the wrapping of gRPC and of the error class', async () => {
    const log = 'rpc error: code = Internal desc = apply message: intrinsic gas too low: unknown request';
    comet.on('abci_query', { result: { response: { code: 6, codespace: 'sdk', log, value: null } } });
    await expect(ask()).rejects.toMatchObject({ text: 'intrinsic gas too low', abciCode: 6, codespace: 'sdk' });
  });
});

describe('sending', () => {
  const tx = new Uint8Array([1, 2, 3]);

  test('broadcast carries base64 and answers code and log', async () => {
    const result = { code: 3, data: '', log: 'invalid nonce', codespace: 'sdk', hash: 'AA'.repeat(32) };
    comet.on('broadcast_tx_sync', { result });
    expect(await node.broadcastTx(tx, OWN_WORK)).toEqual({ abciCode: 3, codespace: 'sdk', log: 'invalid nonce' });
    expect(comet.calls[0]?.params).toEqual({ tx: 'AQID' });
  });

  test.each([
    ['tx already exists in cache', 19],
    ['tx already seen', 19],
    ['mempool is full: number of txs 5000 (max: 5000)', 20],
    ['Tx too large. Max size is 1048576, but got 1048577', 21],
  ])('the mempool itself refuses with "%s"', async (log, abciCode) => {
    comet.on('broadcast_tx_sync', refused(log));
    expect(await node.broadcastTx(tx, OWN_WORK)).toEqual({ abciCode, codespace: 'sdk', log });
  });

  test('another error of the call is not an answer to the transaction', async () => {
    comet.on('broadcast_tx_sync', refused('something else'));
    await expect(node.broadcastTx(tx, OWN_WORK)).rejects.toThrow(CallRefused);
  });

  test('check_tx answers code and log', async () => {
    comet.on('check_tx', { result: { code: 1, data: null, log: 'nonce too low', codespace: 'undefined' } });
    expect(await node.checkTx(tx, OWN_WORK)).toEqual({ abciCode: 1, codespace: 'undefined', log: 'nonce too low' });
  });
});

describe('answers that are not as promised', () => {
  const calls: [string, () => Promise<unknown>][] = [
    ['status', () => node.status(OWN_WORK)],
    ['abci_info', () => node.applicationInfo(OWN_WORK)],
    ['net_info', () => node.netInfo(OWN_WORK)],
    ['consensus_params', () => node.blockMaxGas({ height: 1, consensusHash: PARAMETERS_HASH }, OWN_WORK)],
    ['header_by_hash', () => node.heightOfBlock(HASH, OWN_WORK)],
    ['tx_search', () => node.heightOfTransaction(HASH, OWN_WORK)],
    ['abci_query', () => node.abciQuery({ path: '/p', data: new Uint8Array(0), height: 1, prove: true }, OWN_WORK)],
    ['broadcast_tx_sync', () => node.broadcastTx(new Uint8Array(1), OWN_WORK)],
    ['check_tx', () => node.checkTx(new Uint8Array(1), OWN_WORK)],
    ['unconfirmed_txs', () => node.unconfirmedTxs(OWN_WORK)],
    ['block', () => node.committedBlock(1, OWN_WORK)],
  ];
  const garbage: unknown[] = [
    5,
    'text',
    [],
    { response: 5, txs: 5, header: 5, block: 5, code: 'x', n_peers: 'x', total: -1 },
  ];

  test.each(calls)('%s: any wrong shape is a malformed answer', async (method, call) => {
    for (const result of garbage) {
      comet.on(method, { result });
      comet.on('block_results', { result });
      await expect(call()).rejects.toThrow(MalformedAnswer);
    }
  });
});
