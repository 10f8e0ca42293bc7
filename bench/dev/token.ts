/** The token of the benchmarks. */
import { join } from 'node:path';
import { compileContract } from '../../test/support/probe.js';

/** Gas limit of a transfer. */
export const TOKEN_TRANSFER_GAS = 80_000n;

/** The compiled contract. */
export const token = compileContract(join(import.meta.dirname, 'Token.sol'), 'Token');
