/** The index of a service with workers: the one that writes says what is new, the others follow, and ask it to store. */
import { ownWork } from '../caller/caller.js';
import type { IndexNews } from '../indexer/indexFollower.js';
import { countHeights } from '../store/heightRanges.js';
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
  follow(): Promise<void>;
  /** This worker writes from now on, once all that others have written is announced. */
  takeOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Connects the index of one worker with those of the others. */
export function shareIndex(index: BlockIndex, role: WorkerRole, log: Logger): SharedIndex {
  const { store, follower, storing, indexer } = index;
  const { link } = role;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const stopListening = link.onTold<IndexNews>(NEWS, (news) => follower.take(news));
  const tell = (): void => link.tell(NEWS, newsOf(index));
  // Before all other listeners, which take time.
  indexer.onBlock(() => {
    if (timer !== null) tell();
  });
  indexer.onRemoved(() => {
    if (timer !== null) tell();
  });
  return {
    async follow() {
      await follower.start();
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
        await store.takeOver(role.onReplaced);
      } catch (error) {
        if (!(error instanceof StoreWriteFailed)) throw error;
        // The worker before has ended, and cannot write: the epoch only guards against one that has not.
        log.warn(
          { reason: error.reason },
          'the index cannot be written: this process follows the chain without an epoch',
        );
      }
      await follower.stop();
      index.remote.writer = null;
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
}

function newsOf({ coverage, indexer, store, backfill }: BlockIndex): IndexNews {
  return {
    head: coverage.head,
    node: coverage.facts,
    obstacle: indexer.obstacle(),
    falseBlock: indexer.trouble(),
    storeTrouble: store.trouble(),
    blocksPerSecond: countHeights(coverage.missing) === 0 ? null : backfill.blocksPerSecond(),
  };
}
