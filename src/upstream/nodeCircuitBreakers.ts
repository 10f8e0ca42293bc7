/** Circuit breakers around the services of a node, so that requests do not wait for a node that is not there. */
import { OWN_WORK } from '../caller/caller.js';
import { CircuitBreaker } from '../chain/circuitBreaker.js';
import type { NodeUnavailable } from '../chain/errors.js';
import type { Queries } from '../chain/node.js';
import { CometRpc } from '../comet/cometRpc.js';
import { GrpcQueries } from '../cosmos/queries/grpcQueries.js';
import { NODE_INFO_PATH } from '../cosmos/queries/grpcDiscovery.js';

/**
 * Longest time for a probe, milliseconds; a node that works answers it in one or two. With the half second after which
 * a node is probed, a node that falls silent is known to be away within two seconds.
 */
const PROBE_TIMEOUT_MS = 1_400;

/** The services of the node, as the log and `/readyz` name them. */
export type NodeService = 'CometBFT RPC' | 'gRPC';

/** Hears that a service is away, and why, or with null that it is back. */
export type OnServiceChange = (service: NodeService, failure: NodeUnavailable | null) => void;

/** A service of the node behind a circuit breaker. */
export interface Guarded<Service> {
  service: Service;
  /** Ends the probing. It does not close the service itself: the caller has opened that. */
  close: () => void;
}

/**
 * The node's CometBFT RPC behind a circuit breaker. The probe has a connection of its own, because waiting requests may
 * hold all connections of `rpc`.
 */
export function guardRpc(
  url: URL,
  rpc: Pick<CometRpc, 'call'>,
  onChange: OnServiceChange,
): Guarded<Pick<CometRpc, 'call'>> {
  const prober = new CometRpc({ url, timeoutMs: PROBE_TIMEOUT_MS, maxConnections: 1 });
  const breaker = new CircuitBreaker(
    {},
    {
      probe: () => prober.call('health', {}, OWN_WORK),
      onChange: (failure) => onChange('CometBFT RPC', failure),
    },
  );
  const close = () => {
    breaker.stop();
    prober.close();
  };
  return { service: { call: (...question) => breaker.ask(() => rpc.call(...question)) }, close };
}

/** The queries of a gRPC service, and those that trace, which may take long. */
export interface GrpcServices {
  queries: Queries;
  traceQueries: Queries;
}

/** The node's gRPC service behind one circuit breaker; the probe has a connection of its own. */
export function guardGrpc(
  address: string,
  { queries, traceQueries }: GrpcServices,
  onChange: OnServiceChange,
): Guarded<GrpcServices> {
  const prober = new GrpcQueries({ address, timeoutMs: PROBE_TIMEOUT_MS });
  const breaker = new CircuitBreaker(
    {},
    {
      probe: () => prober.query(NODE_INFO_PATH, new Uint8Array(0), 0, OWN_WORK),
      onChange: (failure) => onChange('gRPC', failure),
    },
  );
  const close = () => {
    breaker.stop();
    prober.close();
  };
  const service: GrpcServices = {
    queries: { query: (...question) => breaker.ask(() => queries.query(...question)) },
    traceQueries: { query: (...question) => breaker.askLong(() => traceQueries.query(...question)) },
  };
  return { service, close };
}
