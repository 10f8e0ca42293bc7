/** The index of a service with workers: the one that writes says what is new, the others follow and ask it to store. */
import { ownWork } from '../caller/caller.js';
import type { IndexNews } from '../indexer/indexFollower.js';
import { countHeights } from '../store/heightRanges.js';
import type { ServiceRecords } from '../store/shared/serviceRecords.js';
import { StoreWriteFailed } from '../store/storeErrors.js';
import type { Logger } from '../observe/logger.js';
import type { WorkerRole } from '../workers/workerRole.js';
import type { BlockIndex } from './blockIndex.js';

/** News is repeated so often, milliseconds: also for workers that have just started. */
const REPEAT_MS = 1_000;
/** Names of news and of calls. */
const NEWS = 'index';
const STORE = 'storeBlocks';

/** The part of the index that workers share. */
export interface SharedIndex {
  /** Follows the worker that writes. */
  follow(): void;
  /** This worker writes from now on, once all that others have written is announced. */
  takeOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Connects the index of one worker with those of the others. */
export function shareIndex(
  index: BlockIndex,
  { role, records, log }: { role: WorkerRole; records: ServiceRecords; log: Logger },
): SharedIndex {
  const { store, follower, storing, indexer, coverage } = index;
  const { link } = role;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const stopListening = link.onTold<IndexNews>(NEWS, (news) => follower.take(news));
  const tell = (): void => {
    if (timer !== null) link.tell(NEWS, newsOf(index));
  };
  // Before all other listeners, which take time.
  indexer.onBlock(tell);
  indexer.onRemoved(tell);
  return {
    follow() {
      follower.start(records);
      index.remote.writer = {
        async store(heights) {
          const isStored = await link.call<boolean>('writer', STORE, heights);
          store.seeCommits();
          return isStored;
        },
      };
    },
    async takeOver() {
      try {
        await store.takeOver(() => role.end('another one has taken over'));
      } catch (error) {
        if (!(error instanceof StoreWriteFailed)) throw error;
        // The worker before has ended, and cannot write: the epoch only guards against one that has not.
        log.warn(
          { reason: error.reason },
          'the index cannot be written: this process follows the chain without an epoch',
        );
      }
      // The worker before may have ended between a write and its announcement.
      const top = store.ranges().at(-1)?.to ?? 0;
      if (top > records.head().number) publish(top);
      await follower.stop();
      index.remote.writer = null;
      coverage.onHead(publish);
      link.serve(STORE, (heights: number[]) => storing.store(heights, ownWork(stopping.signal)));
      timer = setInterval(tell, REPEAT_MS).unref();
      tell();
    },
    async stop() {
      stopping.abort();
      if (timer !== null) clearInterval(timer);
      timer = null;
      stopListening();
      await follower.stop();
    },
  };

  function publish(head: number): void {
    try {
      records.setHead(head);
    } catch (error) {
      // As long as the disk is full, others are behind.
      if (!(error instanceof StoreWriteFailed)) throw error;
      log.warn({ reason: error.reason }, 'other workers cannot be shown the newest block');
    }
  }
}

function newsOf({ coverage, indexer, store, backfill }: BlockIndex): IndexNews {
  return {
    node: coverage.facts,
    obstacle: indexer.obstacle(),
    falseBlock: indexer.trouble(),
    storeTrouble: store.trouble(),
    blocksPerSecond: countHeights(coverage.missing) === 0 ? null : backfill.blocksPerSecond(),
  };
}
