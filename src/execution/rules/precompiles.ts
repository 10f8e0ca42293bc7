/** Precompiled contracts that differ from Ethereum's, or that cannot run outside the chain. */
import type { Common } from '@ethereumjs/common';
import { EVMError, type CustomPrecompile, type ExecResult, type PrecompileFunc } from '@ethereumjs/evm';
import { p256 } from '@noble/curves/nist.js';
import type { Address } from '../../../generated/types.js';
import { decodeData, encodeWord, NO_BYTES } from '../../ethereum/hex.js';
import { goCodeUnsupported } from '../goCode.js';
import { executionUnsupported } from '../refusals/executionError.js';
import { failed, modularExponentiation } from './modularExponentiation.js';

/** The errors of precompiles that exist and cannot run here. They refuse every call, even one that would fail. */
const REFUSALS = new WeakMap<PrecompileFunc, () => Error>();

/** A precompile whose calls throw an error. */
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

const POINT_EVALUATION_ADDRESS = '0x000000000000000000000000000000000000000a' as const;
const POINT_EVALUATION_GAS = 50_000n;
const POINT_EVALUATION_INPUT_BYTES = 192;

const P256_GAS = 3450n;
const P256_INPUT_BYTES = 160;

/** EIP-4844's point evaluation, without its trusted setup: input of a wrong length fails, any other is refused. */
const pointEvaluation: CustomPrecompile = {
  address: POINT_EVALUATION_ADDRESS,
  function: ({ data, gasLimit }): ExecResult => {
    if (gasLimit < POINT_EVALUATION_GAS) return failed(EVMError.errorMessages.OUT_OF_GAS, gasLimit);
    if (data.length !== POINT_EVALUATION_INPUT_BYTES) {
      return failed(EVMError.errorMessages.INVALID_INPUT_LENGTH, gasLimit);
    }
    throw executionUnsupported('the point evaluation precompile', 'its trusted setup is not available here');
  },
};

/** The precompiles that replace those of the EVM's library. Long ones call `pause`, as `modularExponentiation` says. */
export function customPrecompiles(rules: Common, pause: () => void | Promise<void>): CustomPrecompile[] {
  const everywhere = [modularExponentiation(rules, pause)];
  return rules.isActivatedEIP(4844) ? [pointEvaluation, ...everywhere] : everywhere;
}

/** P256VERIFY at the chain's price: one 32-byte word of value 1 for a valid signature, no bytes for anything else. */
export const verifyP256: PrecompileFunc = ({ data, gasLimit }): ExecResult => {
  if (gasLimit < P256_GAS) return failed(EVMError.errorMessages.OUT_OF_GAS, gasLimit);
  return { executionGasUsed: P256_GAS, returnValue: isValidP256(data) ? decodeData(encodeWord(1n)) : NO_BYTES };
};

/** Replaces a precompile that is a part of the chain, such as staking or bank, and refuses each call. */
export function chainPrecompile(address: Address): PrecompileFunc {
  return createStandIn(() => goCodeUnsupported(address, { listed: 'precompiles' }));
}

function isValidP256(data: Uint8Array): boolean {
  if (data.length !== P256_INPUT_BYTES) return false;
  const publicKey = new Uint8Array(65);
  publicKey[0] = 4;
  publicKey.set(data.subarray(96), 1);
  try {
    return p256.verify(data.subarray(32, 96), data.subarray(0, 32), publicKey, { prehash: false, lowS: false });
  } catch {
    // The curve library throws for points and scalars out of range, which are wrong signatures to the precompile.
    return false;
  }
}
