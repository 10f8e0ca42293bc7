import type { ForkSchedule } from '../../chain/state.js';

/** Why nothing can be sent where fees must be named in a denomination that the chain does not tell. */
export function unknownFeeDenom({ denom, decimals }: Pick<ForkSchedule, 'denom' | 'decimals'>): string {
  return (
    `the chain's coin ${denom} has ${decimals} decimals, and the 18-decimal denomination for fees cannot be found: ` +
    'neither the parameter extended_denom_options of the EVM module nor the query ' +
    'cosmos.evm.precisebank.v1.Query/Remainder'
  );
}
