import type { PrecompileFunc } from '@ethereumjs/evm';
import type { ExecutionPace } from '../executionPace.js';
import type { PrecompileJob, PrecompileThreads } from './precompileThreads.js';

interface PacedPrecompileParts {
  pace: ExecutionPace;
  threads: PrecompileThreads;
  rules: Pick<PrecompileJob, 'chainId' | 'hardfork'>;
}

/** Signatures, hashes and copies take no time that counts. */
const QUICK = 0x04;

/** A precompile that counts into the time of its execution, and leaves the thread to others when it takes long. */
export function paced(
  address: string,
  run: PrecompileFunc,
  { pace, threads, rules }: PacedPrecompileParts,
): PrecompileFunc {
  const isQuick = parseInt(address, 16) <= QUICK;
  return (input) => {
    const { data, gasLimit } = input;
    if (isHeavy(address, data)) {
      return pace.elsewhere((...ending) => threads.run({ ...rules, address, data, gasLimit }, ...ending));
    }
    const result = run(input);
    const pause = isQuick ? undefined : pace.check();
    return pause === undefined ? result : pause.then(() => result);
  };
}

const BYTES_OF_ROUNDS = 4;
/** A round takes about half a microsecond. */
const MAX_ROUNDS = 20_000;

/** Most bytes of input, by address, that take some 20 ms at most; addresses that are always quick are left out. */
const MAX_BYTES: ReadonlyMap<number, number> = new Map([
  // SHA-256 and RIPEMD-160.
  [0x02, 1024 * 1024],
  [0x03, 512 * 1024],
  // The pairing of BN254, of pairs of 192 bytes.
  [0x08, 192],
  // BLS12-381: sums of products in G1 and G2, and the pairing. A term takes 5 to 15 ms.
  [0x0c, 3 * 160],
  [0x0e, 2 * 288],
  [0x0f, 384],
]);

const BLAKE2F = 0x09;

function isHeavy(address: string, data: Uint8Array): boolean {
  const number = parseInt(address, 16);
  if (number === BLAKE2F) return data.length >= BYTES_OF_ROUNDS && roundsOf(data) > MAX_ROUNDS;
  return data.length > (MAX_BYTES.get(number) ?? Infinity);
}

function roundsOf(data: Uint8Array): number {
  return new DataView(data.buffer, data.byteOffset).getUint32(0);
}
