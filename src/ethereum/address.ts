import { normalizeAddress } from './hex.js';

/** The zero address: the sender of a call that names none, the proposer of a block whose operator is unknown. */
export const ZERO_ADDRESS = normalizeAddress(`0x${'0'.repeat(40)}`);
