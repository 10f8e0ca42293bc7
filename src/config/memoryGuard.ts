/** The rule that clients may make the process hold a quarter of its memory at most, unless an operator says so. */
import { getHeapStatistics } from 'node:v8';
import type { ResolvedConfig } from './config.js';
import { environmentName } from './settings.js';

/** The memory that a process may take, and what sets this limit. */
export interface ProcessMemory {
  limitBytes: number;
  limitedBy: 'heap' | 'container';
}

const BUDGET = 'memory-budget';

/** The part that clients may have: the code, what is kept ready and what V8 has not collected yet need the rest. */
const PARTS = 4;

const LIMITS = {
  heap: { name: 'the heap limit of Node.js', remedy: 'it with NODE_OPTIONS=--max-old-space-size=<MiB>' },
  container: { name: 'the memory limit of its container or control group', remedy: 'that of the container' },
};

/**
 * The memory of this process: the heap limit of V8 or the limit of its control group (memory.max, or
 * memory.limit_in_bytes of version 1), whichever is lower.
 */
export function processMemory(): ProcessMemory {
  const heapBytes = getHeapStatistics().heap_size_limit;
  // 0 where it is not known, and above all memory where there is none.
  const groupBytes = process.constrainedMemory();
  const isGroup = groupBytes > 0 && groupBytes < heapBytes;
  return isGroup ? { limitBytes: groupBytes, limitedBy: 'container' } : { limitBytes: heapBytes, limitedBy: 'heap' };
}

/** The settings with a default budget of at most a quarter, and with a warning where a budget that was set is more. */
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
