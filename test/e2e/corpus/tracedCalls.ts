/** Calls for debug_traceCall, which run after all transactions. */
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import { initCode, word } from './assembler.js';
import type { Deployed } from './cases/deployments.js';
import { errorString, readSlot, relayed, setSlots } from './contracts.js';
import type { TracerName } from './tracers.js';

/** Sends no transaction, so that it has the same balance and nonce on all chains. */
const FROM = accounts.funded[3]?.address.toLowerCase() ?? '';
const GAS = '0x186a0';

export const CALL_TRACERS: readonly TracerName[] = [
  'structLogs',
  'callTracer withLog',
  'prestateTracer',
  'prestateTracer diffMode',
  'flatCallTracer',
  '4byteTracer',
];

/** Calls by name. */
export function tracedCalls({ box, call, logger, reverter, faulty, echo }: Deployed): Record<string, object> {
  const fields = { from: FROM, gas: GAS };
  return {
    'call that writes': { ...fields, to: box, data: `0x${setSlots([1, 99])}` },
    'call that reads at depth': { ...fields, to: call, data: `0x${relayed({ to: box, input: readSlot(4) })}` },
    'call with value': { ...fields, to: call, data: `0x${relayed({ to: echo, value: 5n })}`, value: '0x5' },
    'call that logs': { ...fields, to: logger },
    'call that reverts': { ...fields, to: reverter, data: `0x${errorString('never')}` },
    'call that fails': { ...fields, to: faulty, data: '0x00' },
    'call that creates': { ...fields, data: initCode(word(0)) },
  };
}
