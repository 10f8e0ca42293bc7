/** The units of calls that name their gas: what a call may make a node do is no less than that. */

/**
 * The units of the gas of all calls among the parameters, each call's gas being at most `gasCap`; 0 means no cap. A
 * call that names no gas costs nothing here. The nesting of the parameters is bounded; what is no number counts for
 * nothing.
 */
export function gasUnits(params: unknown, gasPerUnit: number, gasCap: number): number {
  return Math.floor(gasOf(params, gasCap === 0 ? Infinity : gasCap) / gasPerUnit);
}

function gasOf(value: unknown, gasCap: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  let gas = 0;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'gas' && (typeof part === 'string' || typeof part === 'number')) gas += capped(Number(part), gasCap);
    else if (typeof part === 'object') gas += gasOf(part, gasCap);
  }
  return gas;
}

function capped(gas: number, gasCap: number): number {
  return gas > 0 ? Math.min(gas, gasCap) : 0;
}
