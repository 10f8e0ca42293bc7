/** Circuit breakers around the services of a node, so that requests do not wait for a node that is not there. */
import { OWN_WORK } from '../../caller/caller.js';
import { CircuitBreaker } from '../../chain/circuitBreaker.js';
import type { Queries } from '../../chain/node.js';
import { CometRpc } from '../../comet/cometRpc.js';
import { GrpcQueries } from '../../cosmos/queries/grpcQueries.js';
import { NODE_INFO_PATH } from '../../cosmos/queries/grpcDiscovery.js';
import type { Logger } from '../../observe/logger.js';

/** Longest time for a probe, milliseconds; a node that works answers it in one or two. */
const PROBE_TIMEOUT_MS = 2_000;

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
export function guardRpc(url: URL, rpc: Pick<CometRpc, 'call'>, log: Logger): Guarded<Pick<CometRpc, 'call'>> {
  const prober = new CometRpc({ url, timeoutMs: PROBE_TIMEOUT_MS, maxConnections: 1 });
  const breaker = createCircuitBreaker('CometBFT RPC', () => prober.call('health', {}, OWN_WORK), log);
  const close = () => {
    breaker.stop();
    prober.close();
  };
  return { service: { call: (...question) => breaker.ask(() => rpc.call(...question)) }, close };
}

/** The node's gRPC service behind a circuit breaker; the probe has a connection of its own. */
export function guardGrpc(address: string, grpc: Queries, log: Logger): Guarded<Queries> {
  const prober = new GrpcQueries({ address, timeoutMs: PROBE_TIMEOUT_MS });
  const breaker = createCircuitBreaker('gRPC', () => prober.query(NODE_INFO_PATH, new Uint8Array(0), 0, OWN_WORK), log);
  const close = () => {
    breaker.stop();
    prober.close();
  };
  return { service: { query: (...question) => breaker.ask(() => grpc.query(...question)) }, close };
}

function createCircuitBreaker(service: string, probe: () => Promise<unknown>, log: Logger): CircuitBreaker {
  return new CircuitBreaker(
    {},
    {
      probe,
      onChange(trouble) {
        if (trouble === null) log.info({ service }, 'the node answers again');
        else log.warn({ service, err: trouble }, 'the node is unavailable; requests to it fail until it answers');
      },
    },
  );
}
