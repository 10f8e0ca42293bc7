import type { Config } from '../config/config.js';
import { stateFolder } from '../config/dataFolder.js';
import type { Logger } from '../observe/logger.js';
import { StreamedState } from '../state/streamedState.js';
import { StateStore } from '../store/state/stateStore.js';
import { StreamFollower } from '../stream/follower.js';
import type { StreamConnection } from '../stream/streamReader.js';
import type { Upstream } from '../upstream/upstream.js';
import { completeContracts, requestFolder } from './completions.js';
import { readStreamRecord, writeStreamRecord } from './streamRecord.js';
import { findStart, type StreamStartParts } from './streamStart.js';

/** What a stream is followed for. */
export interface FollowParts extends Pick<StreamStartParts, 'signal'> {
  index: Pick<StreamStartParts['chain'], 'archive' | 'coverage'> & {
    upstream: Pick<Upstream, 'stored' | 'profile' | 'node'>;
  };
  log: Logger;
}

/** Feeds the view from the stream until the signal aborts, once stream and disk have been compared with the chain. */
export async function followStream(
  connection: StreamConnection,
  config: Config,
  { index, log, signal }: FollowParts,
): Promise<void> {
  const { stored, profile } = index.upstream;
  if (stored === null) return;
  const { view } = stored;
  const identity = { cometChainId: profile.cometChainId, chainId: profile.forks.chainId };
  const folder = stateFolder(config);
  const disk = await StateStore.open(folder, { identity, maxBytes: config['state.disk'], log });
  let follower: StreamFollower | null = null;
  try {
    const record = disk === null ? null : readStreamRecord(folder);
    const start = await findStart(connection, { chain: index, disk, record, log, signal });
    if (start === null) return;
    const { from, resumed, chainFirst } = start;
    view.setFirstHeight(chainFirst);
    if (disk !== null) view.useDisk(disk);
    if (resumed !== null) view.resume(resumed.run);
    const known = resumed?.known ?? null;
    const keep = disk === null ? null : writeStreamRecord.bind(null, folder);
    const options = { ...connection, ...(from !== null && { from }), ...(known !== null && { known }) };
    follower = new StreamFollower(options, new StreamedState({ view, log, known, keep }), { log });
    follower.start();
    const requests = { addresses: config['state.complete'], folder: requestFolder(folder) };
    await completeContracts(index.upstream, requests, { log, signal });
  } finally {
    await follower?.stop();
    await disk?.close();
  }
}
