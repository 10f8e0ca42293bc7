import { abortable, aborted } from '../concurrency/abortable.js';
import type { Config } from '../config/config.js';
import { stateFolder } from '../config/dataFolder.js';
import type { Logger } from '../observe/logger.js';
import { StreamedState, type StreamedStateParts } from '../state/streamedState.js';
import { StateStore } from '../store/state/stateStore.js';
import { StreamFollower } from '../stream/follower.js';
import type { StreamConnection } from '../stream/streamReader.js';
import type { Upstream } from '../upstream/upstream.js';
import { completeContracts, requestFolder } from './completions.js';
import { readStreamRecord, writeStreamRecord } from './streamRecord.js';
import { findStart, type StreamStart, type StreamStartParts } from './streamStart.js';

/** What a stream is followed for. */
export interface FollowParts extends Pick<StreamStartParts, 'signal'> {
  index: Pick<StreamStartParts['chain'], 'archive' | 'coverage'> & {
    upstream: Pick<Upstream, 'stored' | 'profile' | 'node' | 'watch'>;
  };
  log: Logger;
  /** Called with the open disk, and with null before it is closed. */
  onDisk?: ((disk: StateStore | null) => void) | undefined;
  /** Called after each commit of the disk. */
  onWritten?: (() => void) | undefined;
}

/** Feeds the view from the stream until the signal aborts, once stream and disk have been compared with the chain. */
export async function followStream(
  connection: StreamConnection,
  config: Config,
  { index, log, signal, onDisk = () => undefined, onWritten }: FollowParts,
): Promise<void> {
  const { stored, profile } = index.upstream;
  if (stored === null) return;
  const { view } = stored;
  const { chainId, denom, decimals } = profile.forks;
  const identity = { cometChainId: profile.cometChainId, chainId, denom, decimals };
  const folder = stateFolder(config);
  const disk = await StateStore.open(folder, {
    ...{ identity, maxBytes: config['state.disk'], log },
    ...(onWritten !== undefined && { onWritten }),
  });
  onDisk(disk);
  const requests = { addresses: config['state.complete'], folder: requestFolder(folder) };
  const compared = disk && {
    newestRun: () => disk.newestRun(),
    clear() {
      view.clear();
      disk.clear();
    },
  };
  const failing = new AbortController();
  let completing: Promise<void> | null = null;
  try {
    while (!signal.aborted) {
      const record = disk === null ? null : readStreamRecord(folder);
      const start = await findStart(connection, { chain: index, disk: compared, record, log, signal });
      if (start === null) break;
      view.setFirstHeight(start.chainFirst);
      if (disk !== null) view.useDisk(disk);
      if (start.resumed !== null) view.resume(start.resumed.run);
      const keep = disk === null ? null : writeStreamRecord.bind(null, folder);
      const detected = () => abortable(index.upstream.watch.detected(), signal);
      const followed = followOne(connection, start, { view, keep, detected, log, signal });
      const until = AbortSignal.any([signal, failing.signal]);
      completing ??= completeContracts(index.upstream, requests, { log, signal: until });
      await followed;
    }
  } finally {
    failing.abort();
    await completing;
    onDisk(null);
    await disk?.close();
  }
}

type OneStreamParts = Pick<StreamedStateParts, 'view' | 'keep' | 'detected' | 'log'> & { signal: AbortSignal };

/** Until the signal aborts, or another stream is at the address: that has to be compared, too. */
async function followOne(
  connection: StreamConnection,
  { stream, from, resumed }: StreamStart,
  { signal, ...parts }: OneStreamParts,
): Promise<void> {
  const other = new AbortController();
  const options = {
    ...connection,
    ...(from !== null && { from }),
    ...(resumed !== null && { known: resumed.known }),
  };
  const handler = new StreamedState({ ...parts, known: stream, onOtherStream: () => other.abort() });
  const follower = new StreamFollower(options, handler, { log: parts.log });
  follower.start();
  await aborted(AbortSignal.any([signal, other.signal]));
  await follower.stop();
}
