/** `dev_*` methods that make blocks, and that go back to earlier ones. */
import { encodeQuantity } from '../../../../ethereum/hex.js';
import type { Forking } from '../../../application.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { isMissing, readBoolean, readCount, readInterval } from './developmentArguments.js';
import { readReorgBlocks } from './reorgArguments.js';
import { miningState, type DevelopmentMethods } from './developmentTable.js';

/** Most blocks in one call of `dev_mine`: a larger number is more likely a mistake. */
const MAX_BLOCKS_PER_CALL = 100_000;

type MiningMethod =
  | 'dev_mine'
  | 'dev_setAutomine'
  | 'dev_getAutomine'
  | 'dev_setIntervalMining'
  | 'dev_snapshot'
  | 'dev_revert'
  | 'dev_rollback'
  | 'dev_reorg'
  | 'dev_reset'
  | 'dev_setRpcUrl';

/** Most blocks of one `dev_reorg`, which makes them all before it answers. */
const MAX_REORG_DEPTH = 1_000;

/** The parameters of `dev_mine`. */
const MINING = { blocks: 'json', interval: 'json', isDefault: 'json', timestamp: 'json', continued: 'json' } as const;

/** The table of these methods. */
export function miningMethods(parts: NodeParts): DevelopmentMethods<MiningMethod> {
  const { application, blocks, producer, miner, snapshots, clock } = parts;
  return {
    dev_mine: rpcMethod(MINING, async (args) => {
      const count = readCount('blocks', args.blocks, 1);
      if (count > MAX_BLOCKS_PER_CALL) {
        throw invalidParams(`blocks: expected at most ${MAX_BLOCKS_PER_CALL} a call, got ${count}`);
      }
      const wanted = isMissing(args.interval) ? null : readCount('interval', args.interval);
      const isDefault = !isMissing(args.isDefault) && readBoolean('isDefault', args.isDefault);
      const interval = isDefault && clock.hasInterval ? null : wanted;
      const timestamp = isMissing(args.timestamp) ? null : readCount('timestamp', args.timestamp);
      const continued = !isMissing(args.continued) && readBoolean('continued', args.continued);
      const times = { firstSeconds: timestamp, intervalSeconds: interval, continued };
      return { height: await producer.makeBlocks(count, times) };
    }),
    dev_setAutomine: rpcMethod({ enabled: 'json' }, ({ enabled }) => {
      miner.setMode({ automine: readBoolean('enabled', enabled) });
      return miningState(parts);
    }),
    dev_getAutomine: rpcMethod({}, () => miningState(parts)),
    dev_setIntervalMining: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      miner.setMode({ intervalMs: readInterval('seconds', seconds) * 1000 });
      return miningState(parts);
    }),
    dev_snapshot: rpcMethod({}, async () => {
      const id = await snapshots.take();
      return { id: encodeQuantity(id), height: blocks.height };
    }),
    dev_revert: rpcMethod({ id: 'json' }, async ({ id }) => {
      const reverted = await snapshots.revert(readCount('id', id));
      return { reverted, height: blocks.height };
    }),
    dev_rollback: rpcMethod({ depth: 'json' }, async ({ depth }) => ({
      height: await snapshots.rollback(readCount('depth', depth)),
    })),
    dev_reorg: rpcMethod({ depth: 'json', transactions: 'json' }, async (args) => {
      const depth = readCount('depth', args.depth);
      if (depth > MAX_REORG_DEPTH) throw invalidParams(`depth: expected at most ${MAX_REORG_DEPTH}, got ${depth}`);
      const replacements = readReorgBlocks(args.transactions, depth, application);
      const common = await snapshots.rollback(depth, async () => {
        for (const txs of replacements) await producer.makeBlockOf(txs);
      });
      return { height: blocks.height, common };
    }),
    dev_reset: rpcMethod({ forking: 'json' }, async ({ forking }) => {
      const asked = isMissing(forking) ? null : readForking(forking);
      const names = asked !== null && (asked.url !== null || asked.blockNumber !== null);
      if (!names && producer.options.fork === null) await snapshots.reset();
      else await snapshots.restart(asked);
      return { height: blocks.height };
    }),
    dev_setRpcUrl: rpcMethod({ url: 'json' }, async ({ url }) => {
      const { fork } = producer.options;
      if (fork === null) throw invalidParams('url: the chain is no fork');
      await fork.setUrl(readUrl(url));
      return {};
    }),
  };
}

function readUrl(url: unknown): string {
  if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw invalidParams('url: expected a URL that begins with http:// or https://');
}

function readForking(value: unknown): Forking {
  if (typeof value !== 'object' || value === null) throw invalidParams('forking: expected an object');
  const { url, blockNumber }: { url?: unknown; blockNumber?: unknown } = value;
  return {
    url: isMissing(url) ? null : readUrl(url),
    blockNumber: isMissing(blockNumber) ? null : readCount('blockNumber', blockNumber),
  };
}
