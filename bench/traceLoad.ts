/** How ten traces of a heavy transaction at once delay other clients, and the blocks of the chain. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadGenerator } from './load.js';
import { bodyOf, call } from './rpc.js';
import { percentile } from './statistics.js';
import type { Workload } from './workload.js';

const TRACES = 10;

const SECONDS = 6;

const CONNECTIONS = 4;

/** One sentence for the report. `url` is that of a Halley that keeps no traces. */
export async function traceLoad(url: string, { heavy }: Workload, generator: LoadGenerator): Promise<string> {
  const blocksAlone = await blocksWithin(url, pause(SECONDS * 1_000));
  let isOver = false;
  let answered = 0;
  const tracers = Array.from({ length: TRACES }, async () => {
    while (!isOver) {
      await call(url, 'debug_traceTransaction', heavy, {});
      answered += 1;
    }
  });
  const job = { url, bodies: [bodyOf({ method: 'eth_blockNumber', params: [] })], lists: {}, connections: CONNECTIONS };
  const running = generator.run({ ...job, seconds: SECONDS });
  const blocksTraced = await blocksWithin(url, running);
  const { latenciesMs } = await running;
  isOver = true;
  await Promise.all(tracers);
  const p99 = percentile(latenciesMs, 99).toFixed(0);
  return `${TRACES} struct-log traces of the heavy transaction at once, ${answered} in all: eth_blockNumber had a p99 of ${p99} ms, and the chain made ${blocksTraced} blocks in ${SECONDS} s (${blocksAlone} without traces).`;
}

/** Blocks that the chain makes until something is over. */
async function blocksWithin(url: string, over: Promise<unknown>): Promise<number> {
  const begin = Number(await call<string>(url, 'eth_blockNumber'));
  await over;
  return Number(await call<string>(url, 'eth_blockNumber')) - begin;
}
