import { encodeQuantity } from '../../../../ethereum/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import {
  optional,
  readAddress,
  readBoolean,
  readBytes,
  readCount,
  readFlag,
  readForking,
  readInterval,
  readJson,
  readUrl,
} from './developmentArguments.js';
import { devMethod, miningState, type DevelopmentMethods } from './developmentTable.js';

/** Most blocks in one call of `dev_mine`: a larger number is more likely a mistake. */
const MAX_BLOCKS_PER_CALL = 100_000;

/** Most blocks of one `dev_reorg`, which makes them all before it answers. */
const MAX_REORG_DEPTH = 1_000;

const MINING = {
  blocks: optional(readCount),
  interval: optional(readCount),
  isDefault: readFlag,
  timestamp: optional(readCount),
  continued: readFlag,
};

/** The table of these methods. */
export function miningMethods(parts: NodeParts) {
  const { blocks, producer, miner, snapshots, clock } = parts;
  return {
    dev_mine: devMethod(MINING, async ({ blocks, interval, isDefault, timestamp, continued }) => {
      const count = blocks ?? 1;
      if (count > MAX_BLOCKS_PER_CALL) {
        throw invalidParams(`blocks: expected at most ${MAX_BLOCKS_PER_CALL} a call, got ${count}`);
      }
      const intervalSeconds = isDefault && clock.hasInterval ? null : interval;
      return { height: await producer.makeBlocks(count, { firstSeconds: timestamp, intervalSeconds, continued }) };
    }),
    dev_setAutomine: devMethod({ enabled: readBoolean }, ({ enabled: automine }) => {
      miner.setMode({ automine });
      return miningState(parts);
    }),
    dev_getAutomine: devMethod({}, () => miningState(parts)),
    dev_setIntervalMining: devMethod({ seconds: readInterval }, ({ seconds }) => {
      miner.setMode({ intervalMs: seconds * 1000 });
      return miningState(parts);
    }),
    dev_snapshot: devMethod({}, async () => {
      const id = await snapshots.take();
      return { id: encodeQuantity(id), height: blocks.height };
    }),
    dev_revert: devMethod({ id: readCount }, async ({ id }) => {
      const reverted = await snapshots.revert(id);
      return { reverted, height: blocks.height };
    }),
    dev_rollback: devMethod({ depth: readCount }, async ({ depth }) => ({ height: await snapshots.rollback(depth) })),
    dev_reorg: devMethod({ depth: readCount, transactions: readJson }, async ({ depth, transactions }) => {
      if (depth > MAX_REORG_DEPTH) throw invalidParams(`depth: expected at most ${MAX_REORG_DEPTH}, got ${depth}`);
      const replacements = readReorgBlocks(transactions, depth, parts);
      const common = await snapshots.rollback(depth, async () => {
        for (const txs of replacements) await producer.makeBlockOf(txs);
      });
      return { height: blocks.height, common };
    }),
    dev_reset: devMethod({ forking: optional(readForking) }, async ({ forking }) => {
      const isNamed = forking !== null && (forking.url !== null || forking.blockNumber !== null);
      if (!isNamed && producer.options.fork === null) await snapshots.reset();
      else await snapshots.restart(forking);
      return { height: blocks.height };
    }),
    dev_increaseTime: devMethod({ seconds: readCount }, ({ seconds }) =>
      producer.exclusive(() => ({ offset: clock.increase(seconds), height: blocks.height })),
    ),
    dev_setNextBlockTimestamp: devMethod({ timestamp: readCount }, ({ timestamp }) =>
      producer.exclusive(() => {
        clock.setNext(timestamp, producer.headTime);
        return { timestamp };
      }),
    ),
    dev_setTime: devMethod({ timestamp: readCount }, ({ timestamp }) =>
      producer.exclusive(() => ({ offset: clock.setTime(timestamp) })),
    ),
    dev_setBlockTimestampInterval: devMethod({ seconds: readCount }, ({ seconds }) =>
      producer.exclusive(() => {
        clock.setInterval(seconds);
        return {};
      }),
    ),
    dev_removeBlockTimestampInterval: devMethod({}, () =>
      producer.exclusive(() => {
        const removed = clock.hasInterval;
        clock.setInterval(null);
        return { removed };
      }),
    ),
    dev_setRpcUrl: devMethod({ url: readJson }, async ({ url }) => {
      const { fork } = producer.options;
      if (fork === null) throw invalidParams('url: the chain is no fork');
      await fork.setUrl(readUrl('url', url));
      return {};
    }),
  } satisfies Partial<DevelopmentMethods>;
}

/** The bytes that the new blocks of `dev_reorg` hold. Throws CometRpcError that names the transaction at fault. */
function readReorgBlocks(transactions: unknown, depth: number, { application }: NodeParts): Uint8Array[][] {
  if (!Array.isArray(transactions)) throw invalidParams('transactions: expected a list');
  const blocks = Array.from({ length: depth }, (): Uint8Array[] => []);
  for (const [index, value] of transactions.entries()) {
    const name = `txBlockPairs[${index}]`;
    // Its members are checked one by one.
    const { block, raw, from } = (value ?? {}) as Record<string, unknown>;
    const place = readCount(`${name}.block`, block);
    const bytes = readBytes(`${name}.raw`, raw);
    const sender = optional(readAddress)(`${name}.from`, from);
    const txs = blocks[place];
    if (txs === undefined) throw invalidParams(`${name}.block: expected less than the depth ${depth}, got ${place}`);
    const completed = application.completeTransaction(sender, bytes);
    if ('refusal' in completed) throw invalidParams(`${name}: ${completed.refusal}`);
    txs.push(completed.tx);
  }
  return blocks;
}
