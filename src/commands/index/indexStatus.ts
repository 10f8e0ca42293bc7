/** `halley index status`: the contents of the index. A service may run on it at the same time. */
import { OWN_WORK } from '../../caller/caller.js';
import { ResultsDiscarded } from '../../chain/chainErrors.js';
import type { Node } from '../../chain/node.js';
import { countHeights, gapsWithin, type HeightRange } from '../../store/heightRanges.js';
import type { LogIndexView, StoreReader } from '../../store/store.js';
import { describeRanges, type Print } from './requestedHeights.js';

/** The index and the node. */
export interface StatusParts {
  store: StoreReader;
  /** Without a node, or when it does not respond, what only the node knows is left out. */
  upstream: { node: Pick<Node, 'status' | 'committedBlock'> } | null;
  /** Default: none. */
  logIndex?: (Pick<LogIndexView, 'units'> & { bytes(): number }) | null;
}

const MAX_LISTED_BLOCKS = 100;
const MAX_ASKED_GAPS = 8;

/** Prints the state of the index, for people or as one line of JSON. Always true. */
export async function indexStatus(
  { store, upstream, logIndex = null }: StatusParts,
  { json }: { json: boolean },
  print: Print,
): Promise<boolean> {
  const logs = logIndex && { blocks: countHeights(logIndex.units()), bytes: logIndex.bytes() };
  const status = { ...(await figuresOf(store, upstream)), logs };
  print(json ? `${JSON.stringify(status)}\n` : describeStatus(status));
  return true;
}

async function figuresOf(store: StoreReader, upstream: StatusParts['upstream']) {
  const ranges = await store.ranges();
  const stats = await store.stats();
  const node = await nodeHeights(upstream);
  const head = ranges.at(-1)?.to ?? 0;
  const lowestStored = ranges[0]?.from ?? Infinity;
  // Only the node knows where its chain begins: without it, blocks below the lowest stored one may not exist.
  const unknownBelow = node === null && ranges.length > 0 && lowestStored > 1 ? lowestStored : null;
  const earliest = unknownBelow === null ? Math.min(lowestStored, node?.earliest ?? Infinity) : Infinity;
  const from = node?.earliest ?? ranges[0]?.from ?? 1;
  const missing = gapsWithin(ranges, from, Math.max(head, node?.head ?? 0));
  const { cometChainId, chainId } = store.identity;
  return {
    cometChainId,
    chainId: Number(chainId),
    head,
    earliest: Number.isFinite(earliest) ? earliest : null,
    node,
    ranges,
    missing,
    /** The reason when the node did not keep the results of a missing block; else null. */
    notKept: node === null ? null : await whyNotKept(upstream, missing, head),
    /** The height below which it is unknown whether blocks exist; null when it is known. */
    unknownBelow,
    ...stats,
    undecodableBlocks: await store.blocksWithUndecodable(MAX_LISTED_BLOCKS),
  };
}

function describeStatus(
  status: Awaited<ReturnType<typeof figuresOf>> & { logs: { blocks: number; bytes: number } | null },
): string {
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
    ...(status.notKept === null ? [] : [['not kept', status.notKept] satisfies [string, string]]),
    ['transactions', String(status.transactions)],
    ['not decodable', `${undecodable}${inBlocks}`],
    ['size', `${mebibytes(bytes)}${perBlock}`],
    ...(status.logs === null
      ? []
      : [['log index', `${status.logs.blocks} blocks, ${mebibytes(status.logs.bytes)}`] satisfies [string, string]]),
  ];
  return lines.map(([name, value]) => `${name.padEnd(15)}${value}\n`).join('');
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

/** Requests the newest block of each gap until one lacks results, gaps below the head first. */
async function whyNotKept(
  upstream: StatusParts['upstream'],
  missing: readonly HeightRange[],
  head: number,
): Promise<string | null> {
  const gaps = missing.slice(-MAX_ASKED_GAPS).reverse();
  const ordered = [...gaps.filter(({ to }) => to < head), ...gaps.filter(({ to }) => to > head)];
  for (const { to } of ordered) {
    const outcome = await upstream?.node.committedBlock(to, OWN_WORK).catch((error: unknown) => error);
    if (outcome instanceof ResultsDiscarded) return outcome.message;
  }
  return null;
}

async function nodeHeights(upstream: StatusParts['upstream']): Promise<{ head: number; earliest: number } | null> {
  try {
    const status = await upstream?.node.status(OWN_WORK);
    return status === undefined ? null : { head: status.latestHeight, earliest: status.earliestHeight };
  } catch {
    // The status is useful without a node, too.
    return null;
  }
}
