import type { GatewayHealth } from './gatewayHealth.js';
import { gauge, type ReadMetric } from './metrics.js';

/** The parts of the service that are measured. */
export interface MeasuredService {
  health: () => GatewayHealth;
  /** The memory budget of all clients, and refusals by use. */
  memory: {
    readonly usedBytes: number;
    readonly limitBytes: number;
    readonly clients: number;
    readonly refusals: Readonly<Record<string, { client: number; all: number }>>;
  };
  /** Clients, and rejections by limit. */
  usages: { readonly clients: number; readonly rejected: Readonly<Record<string, number>> };
}

/** The metrics of node, index, memory and refused work. No label holds text of clients. */
export function serviceMetrics({ health, memory, usages }: MeasuredService): ReadMetric[] {
  return [
    gauge('halley_node_reachable', 'Whether the node answers: 1 or 0', 'min', () => Number(health().node.reachable)),
    gauge(
      'halley_node_catching_up',
      'Whether the node, when it answers, catches up with its chain: 1 or 0',
      'max',
      () => {
        const { node, catchingUpAt } = health();
        return node.reachable ? Number(catchingUpAt !== null) : null;
      },
    ),
    gauge('halley_head_block_number', 'The newest block that is served', 'min', () => health().head?.number),
    gauge('halley_head_age_seconds', 'Time since the newest block was made', 'max', () => {
      const { head } = health();
      return head === null ? null : Date.now() / 1_000 - head.timestamp;
    }),
    gauge(
      'halley_index_missing_blocks',
      'Blocks that the node has and the index lacks',
      'max',
      () => health().missingBlocks,
    ),
    gauge(
      'halley_index_filled_blocks_per_second',
      'Missing blocks that were added to the index in the last seconds',
      'max',
      () => health().filledPerSecond,
    ),
    gauge(
      'halley_index_left_seconds',
      'Time for the missing blocks at this rate; absent while none are added',
      'max',
      () => health().secondsLeft,
    ),
    gauge('halley_index_write_failed', 'Whether the index cannot be written now: 1 or 0', 'max', () =>
      Number(health().store !== null),
    ),
    {
      name: 'halley_refused_node_answers_total',
      help: 'Answers and events of the node that were refused because a hash contradicts them',
      type: 'counter',
      together: 'sum',
      read: () => [
        { value: health().refused.blocks, labels: { of: 'blocks' } },
        { value: health().refused.events, labels: { of: 'events' } },
      ],
    },
    gauge(
      'halley_memory_budget_used_bytes',
      'Memory that clients make the service hold',
      'sum',
      () => memory.usedBytes,
    ),
    gauge('halley_memory_budget_limit_bytes', 'The most of it; 0 for no limit', 'max', () => memory.limitBytes),
    gauge('halley_clients', 'Clients that hold memory or run requests', 'sum', () =>
      Math.max(memory.clients, usages.clients),
    ),
    {
      name: 'halley_memory_refusals_total',
      help: 'Work that was refused for lack of memory, by its use and by whose limit was reached',
      type: 'counter',
      together: 'sum',
      read: () =>
        Object.entries(memory.refusals).flatMap(([use, { client, all }]) => [
          { value: client, labels: { use, of: 'client' } },
          { value: all, labels: { use, of: 'all' } },
        ]),
    },
    {
      name: 'halley_rejected_total',
      help: 'Requests and connections that were refused by a limit of one client or of all, or for their Host or Origin, by limit',
      type: 'counter',
      together: 'sum',
      read: () => Object.entries(usages.rejected).map(([limit, value]) => ({ value, labels: { limit } })),
    },
  ];
}

/** The metric of the limit on calls and estimates that the node runs at once. */
export function executionLimitMetric(limit: () => number): ReadMetric {
  return gauge(
    'halley_node_execution_limit',
    'Maximum number of calls and estimates that the node runs at once for this service',
    'sum',
    limit,
  );
}
