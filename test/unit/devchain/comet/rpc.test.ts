import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { headerHash } from '../../../../src/chain/consensus/header.js';
import type { BlockIdJson } from '../../../../src/chain/node.js';
import type { BlockJson, BlockResultsJson } from '../../../../src/devchain/comet/blocks/blockJson.js';
import { upperHex } from '../../../../src/devchain/comet/blocks/blockJson.js';
import { recordedResult } from './recordings.js';
import { recording } from '../../../support/recordings.js';
import { RunningNode } from './runningNode.js';
import { shapeOf } from './shape.js';

interface BlockAnswer {
  block_id: BlockIdJson;
  block: BlockJson;
}

interface SendResult {
  name: string;
  check_tx: { result: object };
  broadcast_tx_sync: { result: object };
}

let node: RunningNode;

beforeEach(async () => {
  node = await RunningNode.start();
});

afterEach(() => node.stop());

const hashOf = (answer: BlockAnswer): string => Buffer.from(answer.block_id.hash, 'hex').toString('base64');

describe('answers have the structure of the recorded ones', () => {
  const same = ['abci_info', 'health', 'net_info', 'num_unconfirmed_txs', 'status', 'validators'];

  test.each(same)('%s', async (method) => {
    const recorded = recordedResult(`v0.3.2/comet/${method}.json`);
    expect(shapeOf(await node.call(method))).toEqual(shapeOf(recorded));
  });

  test('consensus_params', async () => {
    const recorded = recordedResult('v0.3.2/comet/consensus_params.json');
    expect(shapeOf(await node.call('consensus_params'))).toEqual(shapeOf(recorded));
  });

  test('header and header_by_hash', async () => {
    await node.call('dev_mine');
    const recorded = recordedResult('v0.3.2/comet/header.json');
    expect(shapeOf(await node.call('header'))).toEqual(shapeOf(recorded));
    const { block_id } = await node.call<BlockAnswer>('block');
    expect(await node.call('header_by_hash', { hash: block_id.hash })).toEqual(await node.call('header'));
  });

  test('blockchain lists newest first, at most 20', async () => {
    await node.call('dev_mine', { blocks: 29 });
    const answer = await node.call<{ block_metas: { header: { height: string } }[] }>('blockchain');
    expect(shapeOf(answer)).toEqual(shapeOf(recordedResult('v0.3.2/comet/blockchain.json')));
    expect(answer.block_metas.map(({ header }) => Number(header.height))).toEqual(
      Array.from({ length: 20 }, (_, index) => 30 - index),
    );
  });

  test('a block without transactions, and its results', async () => {
    await node.call('dev_mine');
    expect(shapeOf(await node.call('block'))).toEqual(
      shapeOf(recordedResult('v0.3.2/blocks/2-empty/comet_block.json')),
    );
    const recorded = recordedResult<BlockResultsJson>('v0.3.2/blocks/2-empty/comet_block_results.json');
    expect(shapeOf(await node.call('block_results'))).toEqual(shapeOf(recorded));
  });

  test('the first block', async () => {
    const recorded = recordedResult('evmos-v20/blocks/1-first/comet_block.json');
    expect(shapeOf(await node.call('block', { height: '1' }))).toEqual(shapeOf(recorded));
  });

  test('a block with transactions, and its results', async () => {
    await node.send('a transaction that is long enough to be told from plain text');
    const folder = 'head/blocks/3789-two-transfers';
    expect(shapeOf(await node.call('block'))).toEqual(shapeOf(recordedResult(`${folder}/comet_block.json`)));
    const recorded = shapeOf(recordedResult(`${folder}/comet_block_results.json`)) as {
      consensus_param_updates: object;
    };
    const updates = (recorded.consensus_param_updates = { ...recorded.consensus_param_updates });
    Reflect.deleteProperty(updates, 'authority');
    expect(shapeOf(await node.call('block_results'))).toEqual(recorded);
  });

  test('a transaction that failed before execution', async () => {
    await node.send('odd one out');
    const { txs_results } = await node.call<BlockResultsJson>('block_results');
    expect(txs_results?.[0]).toMatchObject({ code: 5, data: null, log: 'it failed', codespace: 'sdk' });
  });

  test('tx_search and tx', async () => {
    const { hash } = await node.send('a transaction that is long enough to be told from plain text');
    const { response } = recording<{ response: { result: object } }>('head/comet/tx_search_by_eth_hash.json');
    const query = `ethereum_tx.ethereumTxHash='0x${hash.toLowerCase()}'`;
    const found = await node.call<{ txs: { index: number }[] }>('tx_search', { query });
    expect(shapeOf(found)).toEqual(shapeOf(response.result));
    const base64 = Buffer.from(hash, 'hex').toString('base64');
    expect(await node.call('tx', { hash: base64 })).toEqual(found.txs[0]);
  });

  test('unconfirmed_txs and num_unconfirmed_txs with three waiting', async () => {
    await node.call('dev_setAutomine', { enabled: false });
    for (const number of [1, 2, 3]) await node.send(`transaction number ${number} of those that wait`);
    const recorded = recording<Record<string, { result: object }>>('v0.3.2/comet/mempool_with_pending.json');
    for (const method of ['unconfirmed_txs', 'num_unconfirmed_txs']) {
      expect(shapeOf(await node.call(method))).toEqual(shapeOf(recorded[method]?.result));
    }
    const two = await node.call<{ n_txs: string; total: string; txs: string[] }>('unconfirmed_txs', { limit: '2' });
    expect([two.n_txs, two.total, two.txs.length]).toEqual(['2', '3', 2]);
  });

  test('check_tx and broadcast_tx_sync, accepted and refused', async () => {
    const results = recording<SendResult[]>('head/tx/send_results.json');
    const refused = results[0];
    const accepted = results.find((entry) => entry.name === 'accepted');
    const bad = { tx: Buffer.from('bad').toString('base64') };
    expect(shapeOf(await node.call('check_tx', bad))).toEqual(shapeOf(refused?.check_tx.result));
    expect(shapeOf(await node.call('broadcast_tx_sync', bad))).toEqual(shapeOf(refused?.broadcast_tx_sync.result));
    expect(shapeOf(await node.send('good'))).toEqual(shapeOf(accepted?.broadcast_tx_sync.result));
  });

  test('abci_query: an answer, an empty answer, an unknown path, a future height', async () => {
    const recordedResponse = (name: string): object =>
      recording<{ response: { result: object } }>(`head/abci/${name}.json`).response.result;
    const ask = (path: string, data: string, height: string): Promise<object> =>
      node.call('abci_query', { path, data, height, prove: false });
    const long = Buffer.from('long enough to be told from plain text').toString('hex');
    expect(shapeOf(await ask('/echo', long, '0'))).toEqual(shapeOf(recordedResponse('Account_eoa')));
    expect(await ask('/echo', '', '1')).toMatchObject({ response: { code: 0, value: '', key: null, height: '1' } });
    expect(await ask('/nope', '', '0')).toEqual(recordedResponse('unknown_path'));
    expect(await ask('/echo', '', '99999999')).toEqual(recordedResponse('EthCall_future_height'));
  });

  test('block_by_hash: known and unknown', async () => {
    const block = await node.call<BlockAnswer>('block');
    expect(await node.call('block_by_hash', { hash: hashOf(block) })).toEqual(block);
    const { request, response } = recording<{
      request: { params: object };
      response: { result: object };
    }>('head/comet/block_by_hash_unknown.json');
    expect(await node.call('block_by_hash', request.params)).toEqual(response.result);
    expect(await node.call('header_by_hash', { hash: 'AB'.repeat(32) })).toEqual({ header: null });
  });
});

test('errors are the recorded ones', async () => {
  const recorded =
    recording<Record<string, { request: { method: string; params: object }; response: { error: object } }>>(
      'v0.3.2/comet/errors.json',
    );
  const height = await node.height();
  for (const [name, { request, response }] of Object.entries(recorded)) {
    if (name === 'batch_of_11') continue;
    const expected = JSON.stringify(response.error).replace(/blockchain height \d+/, `blockchain height ${height}`);
    expect({ name, error: (await node.ask(request.method, request.params)).error }).toEqual({
      name,
      error: JSON.parse(expected) as object,
    });
  }
  const batch = Array.from({ length: 11 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'health', params: {} }));
  expect(JSON.parse((await node.post(JSON.stringify(batch))).body)).toEqual(recorded['batch_of_11']);
});

describe('blocks', () => {
  test('follow each other by hash, and their headers hash to their ids', async () => {
    await node.send('one');
    await node.call('dev_mine', { blocks: 3 });
    let parent = { hash: '', parts: { total: 0, hash: '' } };
    for (let height = 1; height <= 5; height++) {
      const { block, block_id } = await node.call<BlockAnswer>('block', { height: String(height) });
      expect(upperHex(headerHash(block.header))).toBe(block_id.hash);
      expect(block.header.last_block_id).toEqual(parent);
      parent = block_id;
    }
  });

  test('carry the application hash of the block before, and the time of its commit', async () => {
    await node.call('dev_mine', { blocks: 2 });
    const { block } = await node.call<BlockAnswer>('block', { height: '3' });
    const { app_hash } = await node.call<BlockResultsJson>('block_results', { height: '2' });
    expect(Buffer.from(block.header.app_hash, 'hex').toString('base64')).toBe(app_hash);
    expect(block.last_commit.signatures[0]?.timestamp).toBe(block.header.time);
    const first = await node.call<BlockAnswer>('block', { height: '1' });
    expect(first.block.header.time).toBe('2023-11-14T22:13:20.000000005Z');
  });

  test('are passed to the application with the hash of their header', async () => {
    const { block_id } = await node.call<BlockAnswer>('block');
    expect(upperHex(node.application.executed[0]?.hash ?? new Uint8Array(0))).toBe(block_id.hash);
  });

  test('the newest commit is the seen one, older ones are canonical', async () => {
    await node.call('dev_mine');
    const seen = await node.call<{ canonical: boolean }>('commit');
    const older = await node.call<{ canonical: boolean; signed_header: { commit: object } }>('commit', { height: '1' });
    expect([seen.canonical, older.canonical]).toEqual([false, true]);
    const { block } = await node.call<BlockAnswer>('block', { height: '2' });
    expect(older.signed_header.commit).toEqual(block.last_commit);
  });

  test('old ones are unchanged after they were packed', async () => {
    await node.send('an early one');
    const before = [await node.call('block', { height: '2' }), await node.call('block_results', { height: '2' })];
    await node.call('dev_mine', { blocks: 700 });
    const after = [await node.call('block', { height: '2' }), await node.call('block_results', { height: '2' })];
    expect(after).toEqual(before);
  });
});

describe('transactions', () => {
  test('that wait at the same time share a block', async () => {
    await node.call('dev_setAutomine', { enabled: false });
    for (const tx of ['a', 'b', 'c', 'd']) await node.send(tx);
    const before = await node.height();
    await node.call('dev_setAutomine', { enabled: true });
    await node.send('e');
    const { block } = await node.call<BlockAnswer>('block', { height: String(before + 1) });
    expect(block.data.txs.length).toBeGreaterThanOrEqual(4);
    const { total_count } = await node.call<{ total_count: string }>('tx_search', { query: 'tx.height > 0' });
    expect(total_count).toBe('5');
  });

  test('are in a block when broadcast_tx_sync answers', async () => {
    const { hash } = await node.send('quick');
    const { height } = await node.call<{ height: string }>('tx', { hash: Buffer.from(hash, 'hex').toString('base64') });
    expect(Number(height)).toBe(await node.height());
  });

  test('are refused when they are sent again, before and after their block', async () => {
    await node.send('once');
    await expect(node.send('once')).rejects.toThrow('tx already exists in cache');
    expect((await node.send('bad')).log).toBe('bad');
    expect((await node.send('bad')).log).toBe('bad');
  });

  test('broadcast_tx_commit answers with their result', async () => {
    const tx = Buffer.from('committed').toString('base64');
    const { height, tx_result } = await node.call<{ height: string; tx_result: { data: string } }>(
      'broadcast_tx_commit',
      { tx },
    );
    expect([height, tx_result.data]).toEqual([String(await node.height()), tx]);
  });

  test('are found by their events, with proofs on request', async () => {
    await Promise.all(['a', 'bb', 'ccc'].map((tx) => node.send(tx)));
    const search = async (query: string, more: object = {}): Promise<string[]> => {
      const { txs } = await node.call<{ txs: { tx: string }[] }>('tx_search', { query, ...more });
      return txs.map(({ tx }) => Buffer.from(tx, 'base64').toString());
    };
    expect(await search("message.sender='somebody'")).toEqual(['a', 'bb', 'ccc']);
    expect(await search('message.amount >= 2')).toEqual(['bb', 'ccc']);
    expect(await search("message.sender CONTAINS 'some' AND message.amount < 2")).toEqual(['a']);
    expect(await search('message.other EXISTS')).toEqual([]);
    expect(await search('tx.height > 0', { order_by: 'desc', page: '2', per_page: '2' })).toEqual(['a']);
    await expect(search('tx.height >')).rejects.toThrow('the end');
    await expect(search('tx.height > 0', { page: '9' })).rejects.toThrow('page should be within [1, 1] range, given 9');
    const { txs } = await node.call<{ txs: { proof: { root_hash: string }; height: string }[] }>('tx_search', {
      query: 'tx.height > 0',
      prove: true,
    });
    const { block } = await node.call<BlockAnswer>('block', { height: txs[0]?.height });
    expect(txs[0]?.proof.root_hash).toBe(block.header.data_hash);
  });

  test('are not listed when the node reports 0.39', async () => {
    const other = await RunningNode.start({ cometVersion: '0.39.0', mining: { automine: false, intervalMs: 0 } });
    try {
      await other.send('hidden');
      expect(await other.call('unconfirmed_txs')).toEqual(recordedResult('head/comet/unconfirmed_txs.json'));
      await expect(other.send('hidden')).rejects.toThrow('tx already seen');
      const recorded = recordedResult('head/comet/consensus_params.json');
      expect(shapeOf(await other.call('consensus_params'))).toEqual(shapeOf(recorded));
      expect(shapeOf(await other.call('genesis'))).toMatchObject({ genesis: { consensus_params: { authority: {} } } });
    } finally {
      await other.stop();
    }
  });
});
