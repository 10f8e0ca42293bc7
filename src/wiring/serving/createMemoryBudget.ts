import type { Config } from '../../config/config.js';
import { MemoryBudget } from '../../memory/memoryBudget.js';
import { ANSWER_STALL_TIMEOUT_MS } from '../../transport/limits.js';

/** The memory that all clients may make the service hold. */
export function createMemoryBudget(config: Config): MemoryBudget {
  return new MemoryBudget({ limitBytes: config['memory-budget'], stallTimeoutMs: ANSWER_STALL_TIMEOUT_MS });
}
