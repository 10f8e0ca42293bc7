import type { ForkSchedule } from '../chain/state.js';
import type { ForkName } from '../ethereum/forkName.js';

/** A fork whose rules the engine knows. */
export type Hardfork = 'berlin' | ForkName;

const FORKS = ['berlin', 'london', 'shanghai', 'cancun', 'prague', 'osaka'] as const;

/** The EIPs that each fork brought, as far as they change what code does or costs. */
const BROUGHT: Readonly<Record<Hardfork, readonly number[]>> = {
  berlin: [2929, 2930],
  // The chain is proof-of-stake from its first block: London comes with the Merge.
  london: [1559, 3198, 3529, 3541, 4399],
  shanghai: [3651, 3855, 3860],
  cancun: [1153, 4788, 4844, 5656, 6780, 7516],
  prague: [2537, 2935, 7623, 7702],
  osaka: [7823, 7825, 7883, 7939, 7951],
};

/** The rules of a block. The chain is proof-of-stake from its first block. */
export function hardforkAt(forks: ForkSchedule, blockNumber: bigint, timestamp: bigint): Hardfork {
  const since = (start: bigint | null, value: bigint): boolean => start !== null && value >= start;
  if (since(forks.osakaTime, timestamp)) return 'osaka';
  if (since(forks.pragueTime, timestamp)) return 'prague';
  if (since(forks.cancunTime, timestamp)) return 'cancun';
  if (since(forks.shanghaiTime, timestamp)) return 'shanghai';
  return since(forks.londonBlock, blockNumber) ? 'london' : 'berlin';
}

/** Whether a fork includes another. */
export function includes(hardfork: Hardfork, other: Hardfork): boolean {
  return FORKS.indexOf(hardfork) >= FORKS.indexOf(other);
}

/** The EIPs of a fork. */
export function scheduledEips(hardfork: Hardfork): ReadonlySet<number> {
  return new Set(FORKS.filter((fork) => includes(hardfork, fork)).flatMap((fork) => BROUGHT[fork]));
}
