/** Why a call failed, from the bytes that it gave back. A contract chooses these freely, so they may be anything. */
import { decodeErrorResult, type Hex } from 'viem';

/** Panic codes of the Solidity documentation. */
const PANICS: Readonly<Record<string, string>> = {
  '1': 'an assertion failed',
  '17': 'arithmetic overflow or underflow',
  '18': 'division by zero',
  '33': 'a value is none of its enum',
  '34': 'a byte array in storage is badly encoded',
  '49': 'pop on an empty array',
  '50': 'an index is out of bounds',
  '65': 'too much memory was asked for',
  '81': 'a function variable was not set',
};

/** Longest reason that is shown, characters. */
const LONGEST = 2_000;

/** The reason in words; null when there are no bytes, or none that can be read. */
export function revertReason(output: string): string | null {
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(output) || output.length < 10) return null;
  try {
    // The test above says that it is hex.
    const { errorName, args } = decodeErrorResult({ data: output as Hex });
    const [value] = args ?? [];
    if (errorName === 'Panic') return `panic ${value}: ${PANICS[String(value)] ?? 'an unknown code'}`;
    return cut(String(value));
  } catch {
    return `custom error ${output.slice(0, 10)}${output.length > 10 ? ` with ${(output.length - 10) / 2} bytes` : ''}`;
  }
}

/** A text that is not longer than what is shown. */
export function cut(text: string, longest = LONGEST): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
