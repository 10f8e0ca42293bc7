/** A chain of geth with the logs of a synthetic chain, and the time of a search in both. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeDeployData, encodeFunctionData, toHex, zeroHash } from 'viem';
import { startGeth, type Geth } from '../geth.js';
import { UNIQUE_WORD, type LoadGenerator } from '../load.js';
import { measure, type Figures, type Refusal } from '../measure.js';
import { call, hex } from '../rpc.js';
import { say, seconds } from '../say.js';
import { one, type Scenario } from '../scenario.js';
import { compileContracts } from '../state/compile.js';
import { blockNumber } from '../workload.js';
import { makeChain } from './makeChain.js';
import { startService } from './service.js';
import { emitterRareHeight, emitterShape, rareEvent } from './syntheticLogs.js';

export const COMPARED_BLOCKS = 10_000;
export const COMPARED_LOGS = 100;

/** Longest wait for one block. */
const BLOCK_TIMEOUT_MS = 30_000;
const GAS = 1_000_000;

/** geth indexes logs in the background. Searches take as long as the index is: until they no longer get faster. */
const LEAST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 180_000;
const SEARCHES = 10;
const STABLE_SHARE = 0.1;

/** One kind of search of 10,000 blocks. */
export interface ComparedSearch {
  title: string;
  halley: Figures | Refusal;
  geth: Figures | Refusal;
}

export interface ComparisonParts {
  binary: string;
  /** Where the synthetic chain is written. */
  folder: string;
  generator: LoadGenerator;
  rounds: { seconds: number; rounds: number };
  signal: AbortSignal;
  onStop: (stop: () => Promise<unknown>) => void;
}

/** Both have the same logs, and one of them has an event of its own. */
export async function compareWithGeth(parts: ComparisonParts): Promise<ComparedSearch[]> {
  const { binary, folder, generator, rounds, signal, onStop } = parts;
  const geth = await startGeth(binary, []);
  onStop(() => geth.stop());
  const begin = Date.now();
  await emitAll(geth, signal);
  say(`  geth: ${COMPARED_BLOCKS} blocks with ${COMPARED_LOGS} logs each, made in ${seconds(begin)} s.`);
  const indexBegin = Date.now();
  await untilIndexed(geth, signal);
  say(`  geth: searches no longer got faster after ${seconds(indexBegin)} s.`);
  const chain = await makeChain('as geth', folder, emitterShape(COMPARED_BLOCKS, COMPARED_LOGS), signal);
  const { service } = await startService(chain.folder);
  onStop(() => service.stop());
  const rows: ComparedSearch[] = [];
  for (const scenario of SEARCHED) {
    const [halley, other] = await measure(
      [
        { server: { url: service.httpUrl, pids: () => [service.pid] }, scenario },
        { server: { url: geth.url, pids: () => [geth.pid] }, scenario },
      ],
      generator,
      { ...rounds, connections: 1 },
    );
    rows.push({ title: scenario.title, halley: halley!, geth: other! });
  }
  await service.stop();
  await geth.stop();
  return rows;
}

const filterOf = (topic: string) => ({ fromBlock: '0x1', toBlock: 'latest', topics: [topic] });
const RARE_FILTER = filterOf(rareEvent(0).text);

function isTheRareEvent(result: unknown): boolean {
  const [log, ...others] = result as { topics: string[] }[];
  return log?.topics[0] === rareEvent(0).text && others.length === 0;
}

/** A server may remember what it read for the first; the second is another search each time. */
const SEARCHED: Scenario[] = [
  {
    name: 'depth-geth-rare',
    title: 'an event that occurs once, the same each time',
    requests: [one('eth_getLogs', [RARE_FILTER], isTheRareEvent)],
  },
  {
    name: 'depth-geth-absent',
    title: 'an event that never occurs, another each time',
    requests: [one('eth_getLogs', [filterOf(`0x${UNIQUE_WORD}`)], (result) => (result as unknown[]).length === 0)],
  },
];

/** geth signs for the account of its development chain, and makes a block of each transaction as it comes. */
async function emitAll({ url }: Geth, signal: AbortSignal): Promise<void> {
  const { abi, bytecode } = compileContracts(join(import.meta.dirname, 'contracts')).get('Emitter')!;
  const [from] = await call<string[]>(url, 'eth_accounts');
  const deployed = await call<`0x${string}`>(url, 'eth_sendTransaction', {
    from,
    data: encodeDeployData({ abi, bytecode }),
  });
  const first = await untilBlock(url, 1);
  const receipt = await call<{ contractAddress: string }>(url, 'eth_getTransactionReceipt', deployed);
  const nonce = Number(await call(url, 'eth_getTransactionCount', from, 'latest')) - 1;
  const rare = emitterRareHeight(COMPARED_BLOCKS);
  for (let height = 1; height <= COMPARED_BLOCKS; height++) {
    signal.throwIfAborted();
    const last = height === rare ? rareEvent(0).text : zeroHash;
    const data = encodeFunctionData({
      abi,
      functionName: 'emitLogs',
      args: [BigInt(height), BigInt(COMPARED_LOGS), last],
    });
    // The nonce that geth would choose is that of its pool, which may lag behind the block.
    const request = { from, to: receipt.contractAddress, data, gas: hex(GAS), nonce: hex(nonce + height) };
    await call(url, 'eth_sendTransaction', request);
    await untilBlock(url, first + height);
  }
  const found = await call<{ data: string }[]>(url, 'eth_getLogs', RARE_FILTER);
  if (found[0]?.data !== toHex(rare, { size: 32 })) throw new Error('geth does not find the event');
}

/** Resolves to the number of the newest block. */
async function untilBlock(url: string, number: number): Promise<number> {
  const deadline = Date.now() + BLOCK_TIMEOUT_MS;
  for (;;) {
    const head = await blockNumber(url);
    if (head >= number) return head;
    if (Date.now() > deadline) throw new Error(`geth made no block ${number}`);
    await pause(1);
  }
}

async function untilIndexed({ url }: Geth, signal: AbortSignal): Promise<void> {
  const begin = Date.now();
  let before = Infinity;
  while (Date.now() - begin < LONGEST_WAIT_MS) {
    await pause(LEAST_WAIT_MS / 4, undefined, { signal });
    const took = await fastest(url);
    if (Date.now() - begin > LEAST_WAIT_MS && took > before * (1 - STABLE_SHARE)) return;
    before = Math.min(before, took);
  }
}

/** Milliseconds of the fastest of some searches. */
async function fastest(url: string): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < SEARCHES; n++) {
    const begin = performance.now();
    await call(url, 'eth_getLogs', RARE_FILTER);
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}
