/** The rule that clients get at most a quarter of the process memory, unless the operator sets more. */
import { getHeapStatistics } from 'node:v8';
import type { ResolvedConfig } from './config.js';
import { environmentName } from './settings.js';

/** The memory limit of a process, and what sets it. */
export interface ProcessMemory {
  limitBytes: number;
  limitedBy: 'heap' | 'container';
}

const BUDGET = 'memory-budget';

/** Clients get a quarter: code, caches and garbage that V8 has not collected yet need the rest. */
const PARTS = 4;

const LIMITS = {
  heap: { name: 'the heap limit of Node.js', remedy: 'it with NODE_OPTIONS=--max-old-space-size=<MiB>' },
  container: { name: 'the memory limit of its container or control group', remedy: 'that of the container' },
};

/** The heap limit of V8 or the control group's (memory.max; memory.limit_in_bytes in version 1), whichever is lower. */
export function processMemory(): ProcessMemory {
  const heapBytes = getHeapStatistics().heap_size_limit;
  // 0 when it is unknown, and more than all memory when there is no limit.
  const groupBytes = process.constrainedMemory();
  const isGroup = groupBytes > 0 && groupBytes < heapBytes;
  return isGroup ? { limitBytes: groupBytes, limitedBy: 'container' } : { limitBytes: heapBytes, limitedBy: 'heap' };
}

/** Lowers a default budget to a quarter, and warns when a budget that the operator set is higher. */
export function withMemoryGuarded(resolved: ResolvedConfig, memory: ProcessMemory = processMemory()): ResolvedConfig {
  const { config, origins, warnings } = resolved;
  const most = Math.floor(memory.limitBytes / PARTS);
  const budget = config[BUDGET];
  if (budget !== 0 && budget <= most) return resolved;
  if (origins[BUDGET] === 'default') return { ...resolved, config: Object.freeze({ ...config, [BUDGET]: most }) };
  const { name, remedy } = LIMITS[memory.limitedBy];
  const place = origins[BUDGET] === 'environment' ? environmentName(BUDGET) : `--${BUDGET}`;
  const what = budget === 0 ? 'no limit is' : `${budget} bytes are`;
  const warning = `${place}: ${what} more than a quarter of the memory that this process may take (${memory.limitBytes} bytes, by ${name}): clients may end it; ${most} bytes are safe, or raise ${remedy}`;
  return { ...resolved, warnings: [...warnings, warning] };
}
