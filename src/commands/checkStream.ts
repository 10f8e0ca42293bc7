/** What `halley config check` says of the node's state stream. */
import { OWN_WORK } from '../caller/caller.js';
import type { Node } from '../chain/node.js';
import type { Config } from '../config/config.js';
import { streamingOfHome, type NodeStreaming } from '../config/streamingOfHome.js';
import { encodeHash } from '../ethereum/hex.js';
import { decodeCommit, decodeFinalized } from '../state/decodeChanges.js';
import type { HeightSpan } from '../stream/message.js';
import { keptHeights, readHeights } from '../stream/readHeights.js';
import { STREAMED_STORES } from '../stream/streamedStores.js';
import { StreamUnavailable, type StreamConnection } from '../stream/streamReader.js';
import { streamConnection } from '../wiring/stateStream.js';

/** Longest time to read from the stream, milliseconds. */
const READ_MS = 15_000;
/** Blocks that a stream may be behind the node while one is being made. */
const FEW_BLOCKS = 2;
/** Gaps that are named one by one. */
const MOST_GAPS = 3;

type Print = (text: string) => void;

const HOW = 'run "halley stream" to see how to switch it on';

/** What a setting of the node means for a gateway. */
interface Finding {
  /** `missing` is an error where a stream is followed: the gateway would not learn what it needs. */
  level: 'note' | 'off' | 'warning' | 'missing';
  text: string;
}

const LEVELS = {
  withStream: { note: '', off: 'error: ', warning: 'warning: ', missing: 'error: ' },
  withoutStream: { note: '', off: '', warning: 'warning: ', missing: 'warning: ' },
};

/** Prints one line per finding; false where the gateway could not start, or would not learn what it needs. */
export async function checkStream(
  config: Config,
  node: Pick<Node, 'status' | 'heightOfBlock'>,
  print: Print,
): Promise<boolean> {
  const findings = config.home === '' ? [] : nodeFindings(streamingOfHome(config.home));
  const connection = streamConnection(config);
  const levels = connection === null ? LEVELS.withoutStream : LEVELS.withStream;
  let isGood = true;
  if (connection === null) print(`stream: none: the node is asked for calls and balances; ${HOW}\n`);
  else isGood = await checkConnection(connection, node, print);
  for (const { level, text } of findings) {
    print(`${levels[level]}app.toml: ${text}\n`);
    isGood &&= !levels[level].startsWith('error');
  }
  return isGood;
}

async function checkConnection(
  connection: StreamConnection,
  node: Pick<Node, 'status' | 'heightOfBlock'>,
  print: Print,
): Promise<boolean> {
  const { address } = connection;
  try {
    const { first, last, gaps } = await keptHeights(connection, AbortSignal.timeout(READ_MS));
    if (first === null || last === null) {
      print(`warning: stream: ${address} has no block yet; the node pushes the next one that it makes\n`);
      return true;
    }
    print(`stream: ${address} has blocks ${first} to ${last}${without(gaps)}\n`);
    return await checkNewest(connection, last, node, print);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate && !(error instanceof StreamUnavailable)) throw error;
    print(`error: stream: ${address}: ${isLate ? `no answer within ${READ_MS / 1_000} s` : error.message}\n`);
    return false;
  }
}

/** Compares the newest block of the stream with the node's. */
async function checkNewest(
  connection: StreamConnection,
  last: number,
  node: Pick<Node, 'status' | 'heightOfBlock'>,
  print: Print,
): Promise<boolean> {
  const { latestHeight } = await node.status(OWN_WORK);
  const newest = { from: last, to: last };
  for await (const { finalize, commit } of readHeights(connection, newest, AbortSignal.timeout(READ_MS))) {
    const hash = encodeHash(decodeFinalized(finalize).hash);
    if ((await node.heightOfBlock(hash, OWN_WORK)) !== last) {
      print(`error: stream: block ${last} is ${hash} there, which the node does not have: it is of another node\n`);
      return false;
    }
    const pushed = new Set([...decodeCommit(commit)].map(({ store }) => store));
    const unused = [...pushed].filter((store) => !isStreamed(store)).sort();
    if (unused.length > 0)
      print(`warning: stream: the node also pushes ${unused.join(', ')}, which Halley does not use: ${NAMES}\n`);
  }
  const behind = latestHeight - last;
  if (behind > FEW_BLOCKS)
    print(
      `warning: stream: its newest block is ${behind} blocks behind the node's, ` +
        'which no longer pushes to it: start the node again\n',
    );
  return true;
}

const NAMES = `name ${STREAMED_STORES.join(', ')} in streaming.abci.keys`;

function isStreamed(store: string): boolean {
  return STREAMED_STORES.some((known) => known === store);
}

/** What the settings of the node mean for its stream. */
function nodeFindings(streaming: NodeStreaming | null): Finding[] {
  const { keys, plugin, stopsNode } = streaming ?? NO_STREAMING;
  if (plugin === '' || keys.length === 0)
    return [{ level: 'off', text: 'the node pushes no state: streaming.abci has no plugin or no keys' }];
  const end = stopsNode
    ? 'the node ends with it (stop-node-on-err = true)'
    : 'the node continues without it (stop-node-on-err = false)';
  const pushed: Finding = {
    level: 'note',
    text: `the node pushes ${keys.join(', ')}; when halley stream ends, ${end}`,
  };
  if (keys.includes('*')) return [pushed, { level: 'warning', text: `* pushes every store: ${NAMES}` }];
  const missing = STREAMED_STORES.filter((store) => !keys.includes(store)).join(', ');
  if (missing === '') return [pushed];
  const text = `the node does not push ${missing}, so Halley would not learn what changes there: ${NAMES}`;
  return [pushed, { level: 'missing', text }];
}

const NO_STREAMING: NodeStreaming = { keys: [], plugin: '', stopsNode: true };

/** Names gaps, the newest ones where there are many. */
function without(gaps: readonly HeightSpan[]): string {
  if (gaps.length === 0) return '';
  const newest = gaps.slice(-MOST_GAPS).map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`));
  const more = gaps.length - newest.length;
  return `, without ${newest.join(', ')}${more > 0 ? ` and ${more} older gaps` : ''}`;
}
