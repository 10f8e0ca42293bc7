/** The doors of a node with a watch before each, for those who must not wait for a node that is not there. */
import { CircuitBreaker } from '../chain/circuitBreaker.js';
import type { Queries } from '../chain/node.js';
import { CometRpc } from '../comet/cometRpc.js';
import { GrpcQueries } from '../cosmos/queries/grpcQueries.js';
import { NODE_INFO_PATH } from '../cosmos/queries/grpcDiscovery.js';
import type { Logger } from '../observe/logger.js';

/** Longest time for a probe, milliseconds; a node that works answers it in one or two. */
const PROBE_TIMEOUT_MS = 2_000;

interface Watched<Door> {
  door: Door;
  /** Ends the watch; the door itself is closed by who opened it. */
  close: () => void;
}

/** The probe has a connection of its own: those of the door may all be taken by questions that wait. */
export function watchRpc(url: URL, rpc: CometRpc, log: Logger): Watched<Pick<CometRpc, 'call'>> {
  const prober = new CometRpc({ url, timeoutMs: PROBE_TIMEOUT_MS, maxConnections: 1 });
  const watch = createWatch('CometBFT RPC', () => prober.call('health', {}), log);
  const close = () => {
    watch.stop();
    prober.close();
  };
  return { door: { call: (...question) => watch.ask(() => rpc.call(...question)) }, close };
}

export function watchGrpc(address: string, grpc: GrpcQueries, log: Logger): Watched<Queries> {
  const prober = new GrpcQueries({ address, timeoutMs: PROBE_TIMEOUT_MS });
  const watch = createWatch('gRPC', () => prober.query(NODE_INFO_PATH, new Uint8Array(0), 0), log);
  const close = () => {
    watch.stop();
    prober.close();
  };
  return { door: { query: (...question) => watch.ask(() => grpc.query(...question)) }, close };
}

function createWatch(door: string, probe: () => Promise<unknown>, log: Logger): CircuitBreaker {
  return new CircuitBreaker(
    {},
    {
      probe,
      onChange(trouble) {
        if (trouble === null) log.info({ door }, 'the node answers again');
        else log.warn({ door, err: trouble }, 'the node is unavailable, its questions are refused until it answers');
      },
    },
  );
}
