/** The gas of a transaction before it runs, by the rules of go-ethereum (EIP-2, 2028, 2930, 3860, 7702, 7623). */

/** Gas of a plain transfer, the least that any transaction takes. */
export const TRANSFER_GAS = 21_000n;
/** Gas of a transaction that creates a contract, without its code and data. */
export const CREATION_GAS = 53_000n;

/** The parts of a transaction, signed or not, that cost gas before it runs. */
export interface ChargedParts {
  /** Null creates a contract. */
  to: unknown;
  input: Uint8Array;
  accessList: readonly { storageKeys: readonly unknown[] }[] | null;
  authorizationList: readonly unknown[] | null;
}

/** The smallest gas limit with which the transaction can start. Shanghai charges words of init code (EIP-3860). */
export function intrinsicGas(transaction: ChargedParts, rules: { shanghai: boolean }): bigint {
  const { to, input, accessList, authorizationList } = transaction;
  const zeros = countZeros(input);
  let gas = Number(to === null ? CREATION_GAS : TRANSFER_GAS);
  gas += zeros * 4 + (input.length - zeros) * 16;
  if (to === null && rules.shanghai) gas += Math.ceil(input.length / 32) * 2;
  for (const { storageKeys } of accessList ?? []) gas += 2_400 + storageKeys.length * 1_900;
  gas += (authorizationList?.length ?? 0) * 25_000;
  return BigInt(gas);
}

/** The smallest gas limit that pays for the call data (EIP-7623, from Prague). */
export function floorDataGas({ input }: Pick<ChargedParts, 'input'>): bigint {
  const zeros = countZeros(input);
  const tokens = zeros + (input.length - zeros) * 4;
  return TRANSFER_GAS + BigInt(tokens * 10);
}

function countZeros(bytes: Uint8Array): number {
  let zeros = 0;
  for (const byte of bytes) if (byte === 0) zeros += 1;
  return zeros;
}
