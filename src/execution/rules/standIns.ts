/** Stand-ins for precompiles that are there and cannot run here: every call is refused, also one that would fail. */
import type { PrecompileFunc } from '@ethereumjs/evm';

const REFUSALS = new WeakMap<PrecompileFunc, () => Error>();

/** A precompile whose calls throw this error. */
export function createStandIn(refusal: () => Error): PrecompileFunc {
  const run: PrecompileFunc = () => {
    throw refusal();
  };
  REFUSALS.set(run, refusal);
  return run;
}

/** Why a precompile does not run here; null for one that does. */
export function refusalOfStandIn(run: PrecompileFunc): Error | null {
  return REFUSALS.get(run)?.() ?? null;
}
