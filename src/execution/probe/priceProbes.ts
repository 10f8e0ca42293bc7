/**
 * Measures the gas of instructions. A chain can charge more for some by a parameter: `extra_eips` may name the chain's
 * own changes, such as 0, 1 and 2 of evmd, whose numbers do not say what they do.
 */
import type { CallObject } from '../../../generated/types.js';
import { running } from './probes.js';

/** An instruction whose price is measured. */
export interface PricedOpcode {
  opcode: number;
  name: string;
  /** Runs it once and leaves the stack as it was. */
  code: string;
  /** The gas of `code` and of the GAS after it, by the rules since Berlin. */
  gas: bigint;
}

/** Instructions on accounts get the running account, which is warm. Slots are cold. */
export const PRICED_OPCODES: readonly PricedOpcode[] = [
  { opcode: 0x0a, name: 'EXP', code: '6001600a0a50', gas: 70n },
  { opcode: 0x20, name: 'KECCAK256', code: '600060002050', gas: 40n },
  { opcode: 0x3b, name: 'EXTCODESIZE', code: '303b50', gas: 106n },
  { opcode: 0x3c, name: 'EXTCODECOPY', code: '600060006000303c', gas: 113n },
  { opcode: 0x3f, name: 'EXTCODEHASH', code: '303f50', gas: 106n },
  { opcode: 0x54, name: 'SLOAD', code: '63010203045450', gas: 2_107n },
  { opcode: 0x55, name: 'SSTORE', code: '6001630102030555', gas: 22_108n },
];

/** Instructions that call, which a chain may refuse. */
export const CALLING_OPCODES: readonly PricedOpcode[] = [
  { opcode: 0xf1, name: 'CALL', code: '60006000600060006000306000f150', gas: 124n },
  { opcode: 0xf2, name: 'CALLCODE', code: '60006000600060006000306000f250', gas: 124n },
  { opcode: 0xf4, name: 'DELEGATECALL', code: '6000600060006000306000f450', gas: 121n },
  { opcode: 0xfa, name: 'STATICCALL', code: '6000600060006000306000fa50', gas: 121n },
];

/** Runs each instruction and returns its gas, one word each. */
export function readsPrices(opcodes: readonly PricedOpcode[]): CallObject {
  const measured = opcodes.map(({ code }, index) => `5a${code}5a900361${place(index)}52`);
  return running(`${measured.join('')}61${place(opcodes.length)}6000f3`);
}

/** Instructions that create, which a chain may refuse, with the gas of the code around them. */
export const CREATING_OPCODES = [
  { opcode: 0xf0, name: 'CREATE', gas: 32_017n },
  { opcode: 0xf5, name: 'CREATE2', gas: 32_020n },
] as const;

/**
 * CREATE and CREATE2 without code; the gas of a probe is enough for ten times their price. Returns four words: the gas
 * of each, and the address that each created, which is zero where it was refused and its gas means nothing. The first
 * instructions expand the memory, so that the others do not pay for it.
 */
export const READS_CREATION_PRICES: CallObject = running(
  '6000608052' + '5a600060006000f06040525a9003600052' + '5a6000600060006000f56060525a9003602052' + '60806000f3',
);

function place(word: number): string {
  return (word * 32).toString(16).padStart(4, '0');
}
