/**
 * The calls that show which rules a node's EVM has, and how to read their outcomes. Most are creations, which need no
 * contract on the chain: their code returns the measurement, after a zero byte, since no code may begin with 0xef.
 */
import type { Address, CallObject, Data } from '../../../generated/types.js';
import { encodeData, encodeQuantity, fromHex } from '../../ethereum/hex.js';
import { precompileAddress } from '../../ethereum/precompileNames.js';
import { MAX_INIT_CODE_BYTES } from '../../ethereum/transaction/initCode.js';
import { CREATION_GAS, TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';

/** A newer instruction, code that runs it once, and the EIPs that come with it. */
export interface ProbedOpcode {
  opcode: number;
  name: string;
  code: string;
  eips: readonly number[];
}

/** The instructions that a node may lack. BLOBHASH stands for more rules of Cancun: EIP-4788 and EIP-6780. */
export const PROBED_OPCODES: readonly ProbedOpcode[] = [
  { opcode: 0x48, name: 'BASEFEE', code: '4800', eips: [3198] },
  { opcode: 0x5f, name: 'PUSH0', code: '5f00', eips: [3855] },
  { opcode: 0x5e, name: 'MCOPY', code: '6000600060005e00', eips: [5656] },
  { opcode: 0x5c, name: 'TLOAD', code: '60005c00', eips: [1153] },
  { opcode: 0x49, name: 'BLOBHASH', code: '60004900', eips: [4844, 4788, 6780] },
  { opcode: 0x4a, name: 'BLOBBASEFEE', code: '4a00', eips: [7516] },
  { opcode: 0x1e, name: 'CLZ', code: '60011e00', eips: [7939] },
];

/** The precompiles that a node may lack, and the EIP that adds each. */
export const PROBED_PRECOMPILES: readonly { address: Address; eip: number }[] = [
  { address: precompileAddress(0x0a), eip: 4844 },
  ...Array.from({ length: 7 }, (_, index) => ({ address: precompileAddress(0x0b + index), eip: 2537 })),
  { address: precompileAddress(0x100), eip: 7951 },
];

/** The accounts that may be warm from the start. */
export const PROBED_ACCOUNTS: readonly Address[] = [
  ...Array.from({ length: 0x12 }, (_, index) => precompileAddress(index)),
  precompileAddress(0x100),
];

/** Most bytes of a contract's code (EIP-170). */
export const CODE_LIMIT = 24_576;

const PROBE_GAS = 1_000_000n;
const FLOOR_BYTES = 100;

/** Gas that 100 bytes of 1 cost as call data, and as the floor of EIP-7623. */
export const FLOOR_PROBE = { intrinsic: TRANSFER_GAS + 1_600n, floor: TRANSFER_GAS + 4_000n };

/** An account without a known key or creation. */
export const UNUSED_ADDRESS = '0x00000000000000000000000000ffffffffffffff' as Address;

/** Runs a program as a creation. */
export function running(code: string, gas = PROBE_GAS): CallObject {
  return { data: encodeData(fromHex(code)), gas: encodeQuantity(gas) };
}

/** Deploys one byte more than EIP-170 allows. The limit is checked before the price, which the gas does not cover. */
export const DEPLOYS_TOO_MUCH = running(`61${hex(CODE_LIMIT + 1, 2)}6000f3`, 100_000n);

/** Deploys the byte 0xef, which EIP-3541 forbids. */
export const DEPLOYS_EF = running('60ef60005360016000f3');

/** CREATE with one byte of init code more than EIP-3860 allows. */
export const CREATES_WITH_TOO_MUCH = running(`61${hex(MAX_INIT_CODE_BYTES + 1, 2)}60006000f060005260206000f3`);

/** A creation with one byte of init code more than EIP-3860 allows. */
export const CREATION_WITH_TOO_MUCH = running('00'.repeat(MAX_INIT_CODE_BYTES + 1));

/** A call with data whose floor (EIP-7623) is above its intrinsic gas. */
export function withDataAndGas(gas: bigint): CallObject {
  return { to: UNUSED_ADDRESS, data: encodeData(fromHex('01'.repeat(FLOOR_BYTES))), gas: encodeQuantity(gas) };
}

/** Returns the gas that is left after the first instruction. */
const READS_GAS = '5a60005260206000f3';
/** `READS_GAS` as a creation. */
export const READS_FIRST_GAS = running(READS_GAS);

/** The intrinsic gas of that creation, by the gas that its code has seen. */
export function intrinsicOf(seenGas: bigint): bigint {
  return PROBE_GAS - seenGas - 2n;
}

/** Its intrinsic gas by the rules, with or without the price of words of init code (EIP-3860). */
export function intrinsicByRules({ words }: { words: boolean }): bigint {
  const bytes = fromHex(READS_GAS);
  const data = bytes.reduce((gas, byte) => gas + (byte === 0 ? 4n : 16n), 0n);
  return CREATION_GAS + data + (words ? 2n : 0n);
}

/** Gas between the two GAS instructions around a read of a balance: PUSH2, BALANCE, POP and GAS. */
export const BALANCE_PROBE = { warm: 107n, cold: 2607n };

/** Reads the balance of each of PROBED_ACCOUNTS and returns the gas of each read, one word each. */
export const READS_BALANCES = running(
  PROBED_ACCOUNTS.map((account, index) => `5a61${account.slice(-4)}31505a900361${hex(index * 32, 2)}52`).join('') +
    `61${hex(PROBED_ACCOUNTS.length * 32, 2)}6000f3`,
);

/** Gas around a STATICCALL of a warm precompile: six PUSH, STATICCALL, POP and GAS. */
const CALL_OVERHEAD = 122n;
/** The gas of the MODEXP in the probe and around it, by EIP-2565 and by EIP-7883. */
export const MODEXP_PROBE = { eip2565: 2_730n + CALL_OVERHEAD, eip7883: 32_768n + CALL_OVERHEAD };

/** STATICCALL of MODEXP with 100,000 gas and the lengths of base and exponent; the modulus has one byte. */
function callsModexp({ base, exponent }: { base: number; exponent: number }, after: string): string {
  const lengths = `61${hex(base, 2)}60005260${hex(exponent, 1)}6020526001604052`;
  return `${lengths}${after}60006000606060006005620186a0fa`;
}

/** MODEXP with too long a base (EIP-7823), then another. Returns the second's price and whether the first succeeded. */
export const CALLS_MODEXP = running(
  `${callsModexp({ base: 1_025, exponent: 0 }, '')}608052` +
    `${callsModexp({ base: 256, exponent: 33 }, '5a')}505a900360605260406060f3`,
);

/** A call of MODEXP with a base of one byte more than EIP-7823 allows. */
export const CALLS_MODEXP_WITH_LONG_BASE = modexpCall({ base: 1_025, exponent: 0 }, PROBE_GAS);
/** A call of MODEXP with enough gas by EIP-2565, but not by EIP-7883. */
export const CALLS_MODEXP_WITH_FEW_GAS = modexpCall({ base: 256, exponent: 33 }, TRANSFER_GAS + 10_000n);

function modexpCall({ base, exponent }: { base: number; exponent: number }, gas: bigint): CallObject {
  const data = encodeData(fromHex(`${hex(base, 32)}${hex(exponent, 32)}${hex(1, 32)}`));
  return { to: precompileAddress(0x05), data, gas: encodeQuantity(gas) };
}

/** The words of an output; an empty list when it has another size. */
export function wordsOf(output: Data, count: number): bigint[] {
  const digits = output.slice(2);
  if (digits.length !== count * 64) return [];
  return Array.from({ length: count }, (_, index) => BigInt(`0x${digits.slice(index * 64, (index + 1) * 64)}`));
}

function hex(value: number, bytes: number): string {
  return value.toString(16).padStart(bytes * 2, '0');
}
