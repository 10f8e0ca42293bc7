/** Recorded answers of real chains, to compare the embedded chain with. */
import type { BlockIdJson, HeaderJson } from '../../../../src/chain/node.js';
import type { BlockJson, BlockResultsJson } from '../../../../src/devchain/comet/blocks/blockJson.js';
import { blockLabels, recording, recordingsIn } from '../../../support/recordings.js';

export const RECORDED_CHAINS = ['head', 'v0.3.2', 'evmos-v20'];

/** The `result` of a recorded answer. */
export function recordedResult<T>(path: string): T {
  return recording<{ result: T }>(path).result;
}

export interface RecordedBlock {
  label: string;
  block: BlockJson;
  blockId: BlockIdJson;
  results: BlockResultsJson;
}

export function recordedBlocks(chain: string): RecordedBlock[] {
  return blockLabels(chain).map((name) => {
    const path = `${chain}/blocks/${name}`;
    const { block, block_id } = recordedResult<{ block: BlockJson; block_id: BlockIdJson }>(`${path}/comet_block.json`);
    return {
      label: path,
      block,
      blockId: block_id,
      results: recordedResult<BlockResultsJson>(`${path}/comet_block_results.json`),
    };
  });
}

/** Every header in the recordings of the chain, with the block id beside it where there is one. */
export function recordedHeaders(chain: string): { where: string; header: HeaderJson; hash: string | null }[] {
  const found: { where: string; header: HeaderJson; hash: string | null }[] = [];
  for (const path of recordingsIn(chain)) {
    if (path.includes('/eth_') || path.startsWith('abci/')) continue;
    walk(recording(chain, path), (object) => {
      const header = headerIn(object);
      if (header === null) return;
      const blockId = object['block_id'] as BlockIdJson | undefined;
      found.push({ where: `${chain}/${path}`, header, hash: blockId?.hash ?? null });
    });
  }
  return found;
}

function headerIn(object: Record<string, unknown>): HeaderJson | null {
  const block = object['block'] as { header?: HeaderJson } | null | undefined;
  const header = (object['header'] ?? block?.header) as Partial<HeaderJson> | null | undefined;
  return typeof header?.last_commit_hash === 'string' ? (header as HeaderJson) : null;
}

function walk(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const item of Object.values(value)) walk(item, visit);
}
