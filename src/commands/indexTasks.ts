/**
 * What `halley index status`, `backfill` and `verify` do. They work on the index of a service that runs as well as on one that does not: writes
 * of several processes to one store take turns. Each resolves to false when the command should end with exit code 1.
 */
import { HistoryPruned } from '../chain/errors.js';
import type { Node } from '../chain/node.js';
import { countHeights, gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock, StoreReader } from '../store/store.js';
import type { FetchedBlock, BlockReader } from '../indexer/blockReader.js';
import { Progress } from './index/progress.js';
import { verifyBlock } from '../indexer/verifyBlock.js';

export type Print = (text: string) => void;

export interface StatusParts {
  store: StoreReader;
  /** Null, or one that does not answer, leaves out what only the node knows. */
  upstream: { node: Pick<Node, 'status'> } | null;
}

export interface FillParts {
  store: BlockStore;
  reader: BlockReader;
  upstream: { node: Pick<Node, 'status'> };
}

export interface HeightOptions {
  /** Lowest height; the node's earliest when it is left out. */
  from?: number;
  /** Highest height; the node's head when it is left out. */
  to?: number;
  /** Progress is a bar that is redrawn, instead of lines. */
  terminal?: boolean;
}

/** Blocks fetched together and written in one transaction. */
const BATCH_BLOCKS = 16;
/** A verification that finds more than this says how many there are and lists no more. */
const MAX_LISTED = 100;

/** What the index holds, for people or as one line of JSON. */
export async function indexStatus(
  { store, upstream }: StatusParts,
  { json }: { json: boolean },
  print: Print,
): Promise<boolean> {
  const ranges = await store.ranges();
  const stats = await store.stats();
  const node = await nodeHeights(upstream);
  const head = ranges.at(-1)?.to ?? 0;
  const lowestStored = ranges[0]?.from ?? Infinity;
  // Only the node knows where its chain begins: what lies below the lowest stored block may be missing, or may not exist.
  const unknownBelow = node === null && ranges.length > 0 && lowestStored > 1 ? lowestStored : null;
  const earliest = unknownBelow === null ? Math.min(lowestStored, node?.earliest ?? Infinity) : Infinity;
  const from = node?.earliest ?? ranges[0]?.from ?? 1;
  const missing = gapsWithin(ranges, from, Math.max(head, node?.head ?? 0));
  const undecodableBlocks = await store.blocksWithUndecodable(MAX_LISTED);
  const { cometChainId, chainId } = store.identity;
  const status = {
    cometChainId,
    chainId: Number(chainId),
    head,
    earliest: Number.isFinite(earliest) ? earliest : null,
    node,
    ranges,
    missing,
    unknownBelow,
    ...stats,
    undecodableBlocks,
  };
  print(json ? `${JSON.stringify(status)}\n` : describeStatus(status));
  return true;
}

interface IndexFigures {
  cometChainId: string;
  chainId: number;
  head: number;
  earliest: number | null;
  node: { head: number; earliest: number } | null;
  ranges: HeightRange[];
  missing: HeightRange[];
  /** Heights below it are missing or do not exist; null when that is known. */
  unknownBelow: number | null;
  blocks: number;
  transactions: number;
  bytes: number;
  undecodable: number;
  undecodableBlocks: number[];
}

function describeStatus(status: IndexFigures): string {
  const { node, bytes, blocks, undecodable, undecodableBlocks, unknownBelow } = status;
  const perBlock = blocks === 0 ? '' : `, ${Math.round(bytes / blocks)} bytes per block`;
  const below = unknownBelow === null ? '' : `, unknown below ${unknownBelow} without the node`;
  const inBlocks = undecodable === 0 ? '' : ` in blocks ${undecodableBlocks.join(', ')}`;
  const lines: [string, string][] = [
    ['chain', `${status.cometChainId}, EVM chain id ${status.chainId}`],
    ['head', String(status.head)],
    ['earliest', status.earliest === null ? 'unknown' : String(status.earliest)],
    ['node', node === null ? 'does not answer' : `head ${node.head}, earliest ${node.earliest}`],
    ['blocks', `${blocks} (${describeRanges(status.ranges)})`],
    ['missing', `${countHeights(status.missing)} (${describeRanges(status.missing)})${below}`],
    ['transactions', String(status.transactions)],
    ['not decodable', `${undecodable}${inBlocks}`],
    ['size', `${(bytes / 2 ** 20).toFixed(1)} MiB${perBlock}`],
  ];
  return lines.map(([name, value]) => `${name.padEnd(15)}${value}\n`).join('');
}

function describeRanges(ranges: readonly HeightRange[]): string {
  return ranges.length === 0 ? 'none' : ranges.map(({ from, to }) => `${from} to ${to}`).join(', ');
}

async function nodeHeights(upstream: StatusParts['upstream']): Promise<{ head: number; earliest: number } | null> {
  try {
    const status = await upstream?.node.status();
    return status === undefined ? null : { head: status.latestHeight, earliest: status.earliestHeight };
  } catch {
    // Told as "does not answer": the index can be looked at without a node.
    return null;
  }
}

/** Fetches and stores what is missing of a range, newest first. */
export async function backfill(parts: FillParts, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, reader } = parts;
  const range = await askedRange(parts, options);
  const gaps = gapsWithin(await store.ranges(), range.from, range.to);
  const progress = new Progress({
    total: countHeights(gaps),
    verb: 'indexed',
    terminal: options.terminal ?? false,
    print,
  });
  try {
    for await (const inputs of fetchBatches(reader, descending(gaps))) {
      const blocks = inputs.map((input) => reader.encode(input));
      await store.write(blocks);
      progress.advance(blocks.length);
    }
  } catch (error) {
    progress.finish();
    if (!(error instanceof HistoryPruned)) throw error;
    print(`the node does not have block ${error.height} or older ones any more\n`);
    return false;
  }
  progress.finish();
  return true;
}

/** Compares stored blocks with their neighbours, with their look-ups, and with what the node's blocks decode to now. */
export async function verify(parts: FillParts, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, reader } = parts;
  const range = await askedRange(parts, options);
  const stored = within(await store.ranges(), range);
  const missing = gapsWithin(stored, range.from, range.to);
  const total = countHeights(stored);
  const progress = new Progress({ total, verb: 'verified', terminal: options.terminal ?? false, print });
  const differences: string[] = [];
  let notOnNode = 0;
  for await (const batch of readBatches(reader, descending(stored))) {
    for (const { height, block } of batch) {
      if (block === null) notOnNode += 1;
      differences.push(...(await verifyBlock(store, height, block)).map((what) => `block ${height}: ${what}`));
    }
    progress.advance(batch.length);
  }
  progress.finish();
  for (const difference of differences.slice(0, MAX_LISTED)) print(`${difference}\n`);
  if (notOnNode > 0) print(`${notOnNode} blocks could only be compared with themselves, the node has pruned them\n`);
  if (missing.length > 0) print(`${countHeights(missing)} blocks are not indexed: ${describeRanges(missing)}\n`);
  print(`${total} blocks verified, ${differences.length} differences\n`);
  return differences.length === 0;
}

async function askedRange({ upstream }: FillParts, { from, to }: HeightOptions): Promise<HeightRange> {
  const { earliestHeight, latestHeight } = await upstream.node.status();
  return { from: Math.max(from ?? 1, earliestHeight), to: Math.min(to ?? latestHeight, latestHeight) };
}

function within(ranges: readonly HeightRange[], { from, to }: HeightRange): HeightRange[] {
  return ranges
    .map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }))
    .filter((range) => range.from <= range.to);
}

/** Fetches batch after batch, the next one while the caller works on the last. */
async function* fetchBatches(reader: BlockReader, batches: Iterable<number[]>): AsyncGenerator<FetchedBlock[]> {
  let next: Promise<(FetchedBlock | null)[]> | null = null;
  for (const heights of batches) {
    const fetching = Promise.all(heights.map((height) => reader.fetch(height, 'request')));
    // Awaited a turn later; a failure must not be unhandled until then.
    fetching.catch(() => undefined);
    if (next !== null) yield present(await next);
    next = fetching;
  }
  if (next !== null) yield present(await next);
}

/** What the node has no block for is above its head, and so not asked of us either. */
function present(inputs: (FetchedBlock | null)[]): FetchedBlock[] {
  return inputs.filter((input) => input !== null);
}

/** The blocks of the node for batch after batch of heights; null for a block that the node has pruned. */
async function* readBatches(
  reader: BlockReader,
  batches: Iterable<number[]>,
): AsyncGenerator<{ height: number; block: EncodedBlock | null }[]> {
  for (const heights of batches) {
    yield await Promise.all(heights.map(async (height) => ({ height, block: await readOrNull(reader, height) })));
  }
}

async function readOrNull(reader: BlockReader, height: number): Promise<EncodedBlock | null> {
  try {
    return await reader.read(height, 'request');
  } catch (error) {
    if (error instanceof HistoryPruned) return null;
    throw error;
  }
}

/** Batches of heights, the highest first. */
function* descending(ranges: readonly HeightRange[]): Generator<number[]> {
  let batch: number[] = [];
  for (const { from, to } of ranges.toReversed()) {
    for (let height = to; height >= from; height--) {
      batch.push(height);
      if (batch.length < BATCH_BLOCKS) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
