/** The bloom of logs by the rule of the Yellow Paper, without the code under test. */
import { getBytes, hexlify, keccak256 } from 'ethers';
import type { Log } from '../../../generated/types.js';

export function bloomOf(logs: Pick<Log, 'address' | 'topics'>[]): string {
  const bloom = new Uint8Array(256);
  for (const { address, topics } of logs)
    for (const item of [address, ...topics]) {
      const hash = getBytes(keccak256(item));
      for (const at of [0, 2, 4]) {
        const bit = (((hash[at] as number) << 8) | (hash[at + 1] as number)) & 2047;
        bloom[255 - (bit >> 3)] = (bloom[255 - (bit >> 3)] as number) | (1 << (bit & 7));
      }
    }
  return hexlify(bloom);
}
