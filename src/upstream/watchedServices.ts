/** What lies between the parts that ask the node and the watch over it. */
import { type Caller } from '../caller/caller.js';
import { NodeUnavailable, QueryUnknown } from '../chain/errors.js';
import type { ApplicationInfo, Queries } from '../chain/node.js';
import type { Dialect } from '../chain/tx/dialect.js';
import type { CometRpc } from '../comet/cometRpc.js';
import type { ChainProfile } from '../cosmos/chainProfile.js';
import type { ChainWatch } from './chainWatch.js';

/** The RPC of a node that is asked only while the watch lets questions pass. */
export function watchedRpc(rpc: Pick<CometRpc, 'call'>, watch: ChainWatch | null): Pick<CometRpc, 'call'> {
  return watch === null ? rpc : { call: (...question) => watch.ask(() => rpc.call(...question)) };
}

/** The same for queries. A query that the application lacks may be the first sign of another release. */
export function watchedQueries(queries: Queries, watch: ChainWatch | null): Queries {
  if (watch === null) return queries;
  return {
    async query(...question) {
      try {
        return await watch.ask(() => queries.query(...question));
      } catch (error) {
        if (error instanceof QueryUnknown && (await watch.lacks(error.path)))
          throw new NodeUnavailable('it was upgraded a moment ago', { cause: error });
        throw error;
      }
    },
  };
}

/** What the head source gets; the watch hears what becomes of its questions and of its subscription. */
export function watchedHead(
  node: { applicationInfo(caller: Caller): Promise<ApplicationInfo> },
  watch: ChainWatch | null,
): { node: typeof node; onSubscribed?: () => void } {
  if (watch === null) return { node };
  const applicationInfo = async (caller: Caller): Promise<ApplicationInfo> => {
    try {
      const info = await node.applicationInfo(caller);
      watch.answered(info);
      return info;
    } catch (error) {
      if (error instanceof NodeUnavailable) watch.missed(error);
      throw error;
    }
  };
  return { node: { applicationInfo }, onSubscribed: () => watch.subscribed() };
}

/** The dialect that the profile has when it is read. */
export function currentDialect(profile: ChainProfile): Pick<Dialect, 'package'> {
  return {
    get package() {
      return profile.dialect.package;
    },
  };
}
