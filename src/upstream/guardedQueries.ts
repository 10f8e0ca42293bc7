/**
 * The services of a node that is reached over the network. This module is loaded only for such a node, because the
 * library for gRPC is large.
 */
import type { Caller } from '../caller/caller.js';
import { requestField } from '../caller/requestId.js';
import type { CometRpc } from '../comet/cometRpc.js';
import type { Config } from '../config/config.js';
import { NodeUnavailable } from '../chain/errors.js';
import type { BlockCheck } from '../chain/node.js';
import { CometNode, type LargeBlockDecoder } from '../comet/cometNode.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import { findGrpc, grpcCandidates } from '../cosmos/queries/grpcDiscovery.js';
import { GrpcQueries } from '../cosmos/queries/grpcQueries.js';
import type { Queries } from '../chain/node.js';
import { DurationHistogram } from '../observe/metrics/durations.js';
import type { Logger } from '../observe/logger.js';
import type { ChainWatch } from './chainWatch.js';
import { watchedQueries, watchedRpc } from './watchedServices.js';
import { guardGrpc, guardRpc, type NodeService, type OnServiceChange } from './nodeCircuitBreakers.js';
import {
  MAX_COMET_TRACE_MS,
  MAX_TRACE_MS,
  TRACE_QUERY_TIMEOUT_MS,
  type GrpcService,
  type GuardedServices,
  type NodeServices,
} from './nodeServices.js';

/** The gRPC service of the configuration, or the one that the node seems to have; null when there is none. */
export async function openGrpc(
  config: Config,
  url: URL,
  cometChainId: string,
  signal?: AbortSignal,
): Promise<GrpcService | null> {
  return grpcAt(config['node-grpc'] || null) ?? findGrpc(grpcCandidates(url, null), cometChainId, { signal });
}

/** The gRPC service of an address; it is connected to when it is first asked. */
export function grpcAt(address: string | null): GrpcService | null {
  return address === null ? null : { address, queries: new GrpcQueries({ address }) };
}

/** What the services pass through. */
export interface GuardParts {
  largeBlocks: LargeBlockDecoder;
  check: BlockCheck;
  /** Null in front of a development chain. */
  watch: ChainWatch | null;
  onServiceChange: OnServiceChange;
  log: Logger;
}

/** The services that requests use. While the node does not answer, a question to them fails at once. */
export function guardServices(
  { url, rpc, grpc }: Omit<NodeServices, 'link'>,
  { largeBlocks, check, watch, onServiceChange, log }: GuardParts,
): GuardedServices {
  const questions = new DurationHistogram(
    'halley_node_request_duration_seconds',
    'Time of questions to the node, by service and outcome',
    ['service', 'outcome'],
  );
  const measured = measuredBy(questions, log);
  const told: OnServiceChange = (service, failure) => {
    if (failure === null) log.info({ service }, 'the node answers again');
    else log.warn({ service, err: failure }, 'the node is unavailable; requests to it fail until it answers');
    onServiceChange(service, failure);
  };
  const measuredRpc: Pick<CometRpc, 'call'> = {
    call: (method, params, caller, keepsLarge) =>
      measured({ service: 'CometBFT RPC', question: method, caller }, () =>
        rpc.call(method, params, caller, keepsLarge),
      ),
  };
  const measuredQueries = (queries: Queries): Queries => ({
    query: (path, request, height, caller) =>
      measured({ service: 'gRPC', question: path, caller }, () => queries.query(path, request, height, caller)),
  });
  const guardedRpc = guardRpc(url, measuredRpc, told);
  const node = new CometNode(watchedRpc(guardedRpc.service, watch), largeBlocks, check);
  const overGrpc = ({ address, queries }: GrpcService): QueryRoute => {
    // The connection for traces is made for the first one.
    const tracing = new GrpcQueries({ address, timeoutMs: TRACE_QUERY_TIMEOUT_MS });
    const services = { queries: measuredQueries(queries), traceQueries: measuredQueries(tracing) };
    const guarded = guardGrpc(address, services, told);
    const close = () => {
      guarded.close();
      queries.close();
      tracing.close();
    };
    return { ...guarded.service, maxTraceMs: MAX_TRACE_MS, close };
  };
  let route = grpc === null ? overComet(node) : overGrpc(grpc);
  return {
    node,
    queries: watchedQueries({ query: (...question) => route.queries.query(...question) }, watch),
    traceQueries: watchedQueries({ query: (...question) => route.traceQueries.query(...question) }, watch),
    get maxTraceMs() {
      return route.maxTraceMs;
    },
    useGrpc(service) {
      route = overGrpc(service);
    },
    questions,
    close() {
      guardedRpc.close();
      route.close();
      rpc.close();
    },
  };
}

/** Where queries are answered. */
interface QueryRoute extends Pick<GuardedServices, 'queries' | 'traceQueries' | 'maxTraceMs'> {
  close: () => void;
}

/** Without gRPC. */
function overComet(node: CometNode): QueryRoute {
  const queries = new AbciQueries(node);
  return { queries, traceQueries: queries, maxTraceMs: MAX_COMET_TRACE_MS, close: () => undefined };
}

/** A question to the node, as the log names it. */
interface NodeQuestion {
  service: NodeService;
  /** The method of the RPC, or the path of the query. */
  question: string;
  caller: Caller;
}

/** Counts how long each question takes, and logs it with the id of the request that it is asked for. */
function measuredBy(questions: DurationHistogram, log: Logger) {
  return async <Answer>({ service, question, caller }: NodeQuestion, ask: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    let outcome = 'ok';
    try {
      return await ask();
    } catch (error) {
      outcome = error instanceof NodeUnavailable ? 'unavailable' : 'refused';
      throw error;
    } finally {
      const tookMs = performance.now() - startedAt;
      questions.add(service, outcome, tookMs);
      // What the service asks by itself comes every second.
      const level = caller.requestId === undefined ? 'trace' : 'debug';
      log[level]({ service, question, outcome, tookMs: Math.round(tookMs), ...requestField(caller) }, 'asked the node');
    }
  };
}
