/** What halley_indexStatus says of an index is what `halley index status` and other methods say of it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { IndexState } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { devStage } from '../support/devStage.js';
import { halleyStage } from '../support/halleyStage.js';
import { rpc, rpcAnswer } from '../support/rpc.js';
import { testChains } from '../support/testChains.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const TIMEOUT_MS = 120_000;

describe.each(testChains)('the state of the index in front of %s', (_name, startChain) => {
  const { chain, halley } = halleyStage(startChain, {
    flags: { 'json-rpc.api': 'eth,halley', 'trace.index': 'true' },
  });

  test(
    'covers every block once the back-fill has finished, and goes on with the head',
    async () => {
      const wallet = new Wallet((chain.accounts[0] as { privateKey: string }).privateKey);
      const gasPrice = 10n ** 10n;
      const transfer = { to: wallet.address, gasLimit: 21_000, gasPrice, nonce: 0, chainId: chain.chainId, type: 0 };
      const raw = await wallet.signTransaction(transfer);
      await rpc(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
      let state = await rpc<IndexState>(halley.httpUrl, 'halley_indexStatus');
      await until('the back-fill and the index by address finish', async () => {
        state = await rpc<IndexState>(halley.httpUrl, 'halley_indexStatus');
        return state.backfill.state === 'finished' && state.traces?.filling.state === 'finished';
      });
      const { head } = state;
      expect(Number(head)).toBeGreaterThan(0);
      expect(Number(await rpc(halley.httpUrl, 'eth_blockNumber'))).toBeGreaterThanOrEqual(Number(head));
      const { blocks } = await rpc<{ blocks: { oldestBlock: string } }>(halley.httpUrl, 'eth_capabilities');
      expect(state).toMatchObject({
        earliest: blocks.oldestBlock,
        ranges: [{ from: '0x0', to: head }],
        omittedRanges: 0,
        blocks: `0x${(Number(head) + 1).toString(16)}`,
        backfill: { target: '0x1', next: null, missing: '0x0', blocksPerSecond: null, secondsLeft: null },
        transactions: '0x1',
        undecodable: '0x0',
        traces: { ranges: [{ from: '0x1', to: head }], filling: { missing: '0x0', next: null } },
      });
      const { stdout } = await promisify(execFile)(process.execPath, [
        MAIN,
        'index',
        'status',
        '--json',
        '--data-dir',
        halley.dataDir,
        '--node',
        chain.rpcUrl,
      ]);
      const told = JSON.parse(stdout) as { missing: { from: number }[] };
      expect(told).toMatchObject({ earliest: 1, transactions: 1 });
      // The node may have made a block since, which the index does not hold yet.
      expect(told.missing.filter(({ from }) => from <= Number(head))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('the state of the index of halley dev', () => {
  const { dev, ask } = devStage();

  test('is served without a setting, and follows a revert', async () => {
    const snapshot = await ask('evm_snapshot');
    await ask('hardhat_mine', '0x5');
    const before = await ask<IndexState>('halley_indexStatus');
    await ask('evm_revert', snapshot);
    const after = await ask<IndexState>('halley_indexStatus');
    expect(Number(before.head) - Number(after.head)).toBe(5);
    for (const state of [before, after])
      expect(state).toMatchObject({ ranges: [{ to: state.head }], backfill: { state: 'finished' } });
  });

  test('takes no parameters', async () => {
    expect((await rpcAnswer(dev.url, 'halley_indexStatus', [1])).error?.code).toBe(-32602);
  });
});
