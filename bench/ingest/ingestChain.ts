/** A chain of empty and of full blocks, and what its node delivers of them. */
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NEWEST, startGoChain, type GoChain } from '../../test/support/goChain.js';
import type { NodeRelease } from '../options.js';
import { makeWorkload, type WorkloadOptions } from '../workload.js';

/** Consecutive blocks of one kind. */
export interface Blocks {
  title: string;
  from: number;
  to: number;
  transactions: number;
}

/** Both kinds take much longer than the start of the command does. */
const FULL_BLOCKS = 400;
const EMPTY_BLOCKS = 10_000;
const TRANSACTIONS = 150;
const FILLING_MS = 100;
/** No block comes while a round is measured. */
const QUIET_MS = 60_000;
/** As in Halley. */
const CALLS = 10;
const BATCHES = 2;

/** Fills a new chain, which then makes hardly any blocks. */
export async function startIngestChain(release: NodeRelease): Promise<{ chain: GoChain; kinds: Blocks[] }> {
  const node = release === 'v0.7.3' ? NEWEST : {};
  if (node === null) throw new Error('--node: EVMD_0_7_3 must be the path of the binary of v0.7.3');
  const chain = await startGoChain({ ...node, blockTimeMs: FILLING_MS, maxGas: 100_000_000 });
  const privateKeys = chain.accounts.map(({ privateKey }) => privateKey) as WorkloadOptions['privateKeys'];
  const target = { url: chain.evmRpcUrl, chainId: chain.chainId, privateKeys };
  const { blocks } = await makeWorkload({ ...target, blocks: FULL_BLOCKS, transactionsPerBlock: TRANSACTIONS });
  const transactions = blocks.reduce((sum, block) => sum + block.transactions.length, 0);
  const [first, last] = [blocks[0]!.number, blocks.at(-1)!.number];
  await restartWith(chain, 1);
  const from = (await height(chain)) + 1;
  while ((await height(chain)) < from + EMPTY_BLOCKS) await pause(500);
  const to = (await height(chain)) - 1;
  await restartWith(chain, QUIET_MS);
  const kinds: Blocks[] = [
    { title: 'empty blocks', from, to, transactions: 0 },
    {
      title: `blocks of some ${Math.round(transactions / blocks.length)} transactions`,
      from: first,
      to: last,
      transactions,
    },
  ];
  return { chain, kinds };
}

/** Reads blocks and results as Halley does, and drops them. Resolves to seconds. */
export async function readRaw({ rpcUrl }: GoChain, { from, to }: Blocks): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  let next = from;
  const readAll = async (): Promise<void> => {
    while (next <= to) {
      const heights = Array.from({ length: Math.min(CALLS, to - next + 1) }, (_, index) => next + index);
      next += heights.length;
      await Promise.all(['block', 'block_results'].map((method) => post(rpcUrl, agent, method, heights)));
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: BATCHES }, readAll));
  agent.destroy();
  return (performance.now() - begin) / 1_000;
}

function post(url: string, agent: http.Agent, method: string, heights: readonly number[]): Promise<void> {
  const calls = heights.map((block, id) => ({ jsonrpc: '2.0', id, method, params: { height: String(block) } }));
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      response
        .on('data', () => undefined)
        .on('end', resolve)
        .on('error', reject);
    });
    request.on('error', reject).end(JSON.stringify(calls));
  });
}

async function restartWith(chain: GoChain, blockTimeMs: number): Promise<void> {
  const file = join(chain.home, 'config', 'config.toml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^timeout_commit = .*$/m, `timeout_commit = "${blockTimeMs}ms"`));
  await chain.restart({ makesBlocks: blockTimeMs < QUIET_MS });
}

async function height({ rpcUrl }: GoChain): Promise<number> {
  const answer = (await (await fetch(`${rpcUrl}/status`)).json()) as {
    result: { sync_info: { latest_block_height: string } };
  };
  return Number(answer.result.sync_info.latest_block_height);
}
