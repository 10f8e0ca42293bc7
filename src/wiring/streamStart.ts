/**
 * Finds out where a state stream is followed from: after what the disk has, at the begin of the chain, or at the newest
 * block. The stream and the disk are compared with the chain before anything of them is served.
 */
import { ownWork } from '../caller/caller.js';
import type { Blocks } from '../chain/blocks.js';
import { ChainError, NodeUnavailable } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { Backoff } from '../concurrency/backoff.js';
import { encodeHash } from '../ethereum/hex.js';
import type { Logger } from '../observe/logger.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';
import { decodeFinalized } from '../state/decodeChanges.js';
import type { StateStore, StoredRun } from '../store/state/stateStore.js';
import type { StreamVersion } from '../stream/message.js';
import { keptHeights, readHeights } from '../stream/readHeights.js';
import { StreamUnavailable, type StreamConnection } from '../stream/streamReader.js';
import type { Welcome } from '../stream/wire.js';
import type { StreamRecord } from './streamRecord.js';

/** Waits between two attempts to reach the stream for the first time, milliseconds. */
const CONNECT_MS = { first: 100, longest: 2_000 };
/** The same, for a stream of another chain. */
const FOREIGN_MS = { first: 2_000, longest: 60_000 };
/** A gateway that was away for more blocks than this begins with the newest. */
const MOST_REPEATED = 1_000;

/** What a stream is compared with. */
export interface StreamStartParts {
  chain: {
    archive: Pick<Blocks, 'head' | 'summary'>;
    coverage: { readonly firstHeight: number | null };
    upstream: { node: Pick<Node, 'initialHeight'> };
  };
  /** Its values are dropped where its newest block is not one of the chain. */
  disk: Pick<StateStore, 'newestRun' | 'clear'> | null;
  /** Which stream the values on the disk are from; null where that is not known. */
  record: StreamRecord | null;
  log: Logger;
  signal: AbortSignal;
}

/** Where a stream is followed from. */
export interface StreamStart {
  /** The stream that was compared. */
  stream: StreamVersion;
  /** Null where the stream has no block yet. */
  from: number | null;
  /** What the disk has and the stream continues. */
  resumed: { run: StoredRun; known: StreamVersion } | null;
  /** The chain's first height. */
  chainFirst: number;
}

/** A block of the stream that is not that of the chain, by its hashes. */
interface ForeignBlock {
  height: number;
  stream: string;
  chain: string;
}

/** Resolves when the stream was reached and is that of the chain; to null when the signal aborts before. */
export async function findStart(connection: StreamConnection, parts: StreamStartParts): Promise<StreamStart | null> {
  const { log, signal } = parts;
  const [connecting, foreign] = [new Backoff(CONNECT_MS), new Backoff(FOREIGN_MS)];
  const trouble = new RepeatedTrouble(log);
  while (!signal.aborted) {
    try {
      const start = await tryToFind(connection, parts);
      if (start !== null && 'from' in start) return start;
      if (start !== null) {
        if (foreign.failures === 0)
          log.error(start, 'the state stream has another block than the chain: it is not followed');
        await foreign.wait(signal);
        continue;
      }
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof StreamUnavailable || error instanceof ChainError)) throw error;
      trouble.tell(error, 'waiting for the state stream', { address: connection.address });
    }
    await connecting.wait(signal);
  }
  return null;
}

/** Null while the index lacks the blocks to compare with. */
async function tryToFind(
  connection: StreamConnection,
  parts: StreamStartParts,
): Promise<StreamStart | ForeignBlock | null> {
  const welcome = await keptHeights(connection, parts.signal);
  const { first, last, gaps } = welcome;
  const compared = await compareWithChain(connection, welcome, parts);
  if (compared !== 'equal') return compared;
  const run = await comparedRun(last, parts);
  if (run === undefined) return null;
  const { disk, record } = parts;
  const { stream } = welcome;
  if (run !== null && last !== null && last - run.last <= MOST_REPEATED) {
    // Another stream may have had other values at the heights of the run.
    const isKnown = record?.stream === stream.stream && record.run <= run.id;
    const known = isKnown ? { stream: record.stream, rewinds: record.rewinds } : null;
    if (known !== null) return { stream, from: run.last + 1, resumed: { run, known }, chainFirst: 1 };
  }
  const chainFirst = first === 1 ? 1 : await firstOfChain(parts);
  // The first message of a chain is its genesis, after which no value is unknown.
  const isWhole = disk !== null && run === null && first === chainFirst && gaps.length === 0;
  return { stream, from: isWhole ? first : last, resumed: null, chainFirst };
}

/** Compares the newest block of the stream that the index has, too. Null while there is none. */
async function compareWithChain(
  connection: StreamConnection,
  { first, last }: Welcome,
  { chain: { archive }, signal }: StreamStartParts,
): Promise<'equal' | ForeignBlock | null> {
  // Blocks that come later are compared when they come.
  if (first === null || last === null) return 'equal';
  const height = Math.min(last, archive.head());
  if (height < first) return null;
  for await (const { finalize } of readHeights(connection, { from: height, to: height }, signal)) {
    const block = await archive.summary(height, ownWork(signal));
    if (block === null) return null;
    const stream = encodeHash(decodeFinalized(finalize).hash);
    return block.hash === stream ? 'equal' : { height, stream, chain: block.hash };
  }
  return null;
}

/** The newest run on the disk if its blocks are those of the chain; undefined while that is not known. */
async function comparedRun(
  last: number | null,
  { chain: { archive }, disk, log, signal }: StreamStartParts,
): Promise<StoredRun | null | undefined> {
  const run = disk?.newestRun() ?? null;
  if (disk === null || run === null) return null;
  // The index has only begun to follow the chain.
  if (archive.head() === 0 || archive.head() < Math.min(run.last, last ?? run.last)) return undefined;
  const chain = await hashInChain(run.last, archive, signal);
  if (chain === `0x${run.hash}`) return run;
  const fields = { height: run.last, stored: `0x${run.hash}`, chain };
  log.warn(fields, 'the stored values of the state are not known to be of the chain: they are dropped');
  disk.clear();
  return null;
}

/** The hash of a block; the reason in words where the chain does not have it any more. */
async function hashInChain(height: number, archive: Pick<Blocks, 'summary'>, signal: AbortSignal): Promise<string> {
  try {
    return (await archive.summary(height, ownWork(signal)))?.hash ?? 'no such block';
  } catch (error) {
    if (!(error instanceof ChainError) || error instanceof NodeUnavailable) throw error;
    return error.message;
  }
}

/** 1 where the node does not tell: a block 1 is always the first. */
async function firstOfChain({ chain: { coverage, upstream }, signal }: StreamStartParts): Promise<number> {
  if (coverage.firstHeight !== null) return coverage.firstHeight;
  try {
    return (await upstream.node.initialHeight(ownWork(signal))) ?? 1;
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    return 1;
  }
}
