/** Waits for a chain, and reads its blocks from the node. */
import { setTimeout as pause } from 'node:timers/promises';
import { post } from './rpc.js';

const DEADLINE_MS = 50_000;
/** Pauses between two checks: what is quick is seen at once, and a long wait leaves the processor to others. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

/** Resolves once `holds` does. After the deadline it throws an error that says `what` did not happen. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; !(await holds()); pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    if (Date.now() > deadline) throw new Error(`this did not happen within ${DEADLINE_MS} ms: ${what}`);
    await pause(pauseMs);
  }
}

interface BlockMetas {
  result: { block_metas: { block_id: { hash: string }; header: { height: string } }[] };
}

/** Heights from `first` to `last`, ascending, with their block hashes from the node, which lists 20 at a time. */
export async function nodeHashes(rpcUrl: string, first: number, last: number): Promise<[number, string][]> {
  const hashes: [number, string][] = [];
  for (let min = first; min <= last; min += 20) {
    const params = { minHeight: String(min), maxHeight: String(Math.min(min + 19, last)) };
    const { result } = await post<BlockMetas>(rpcUrl, { jsonrpc: '2.0', id: 1, method: 'blockchain', params });
    for (const { block_id, header } of result.block_metas.toReversed())
      hashes.push([Number(header.height), `0x${block_id.hash.toLowerCase()}`]);
  }
  return hashes;
}
