import type { PrecompileFunc } from '@ethereumjs/evm';
import type { ExecutionPace } from '../executionPace.js';
import { isHeavy } from './heavyPrecompiles.js';
import type { PrecompileJob } from './precompileMessages.js';
import type { PrecompileThreads } from './precompileThreads.js';

/** Where a precompile runs that takes long, and by which rules. */
export interface PacedPrecompileParts {
  pace: ExecutionPace;
  threads: PrecompileThreads;
  rules: Pick<PrecompileJob, 'chainId' | 'hardfork'>;
}

/** Signatures, hashes and copies take no time that counts. */
const QUICK = 0x04;

/** A precompile that counts into the time of its execution, and leaves the thread to others when it takes long. */
export function paced(
  address: string,
  run: PrecompileFunc,
  { pace, threads, rules }: PacedPrecompileParts,
): PrecompileFunc {
  const isQuick = parseInt(address, 16) <= QUICK;
  return (input) => {
    const { data, gasLimit } = input;
    if (isHeavy(address, data)) {
      return pace.elsewhere((...ending) => threads.run({ ...rules, address, data, gasLimit }, ...ending));
    }
    const result = run(input);
    const pause = isQuick ? undefined : pace.check();
    return pause === undefined ? result : pause.then(() => result);
  };
}
