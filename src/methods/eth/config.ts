import { crc32 } from 'node:zlib';
import type { Bytes4, ForkConfig } from '../../../generated/types.js';
import { ResourceNotFound } from '../../chain/chainErrors.js';
import type { ForkSchedule } from '../../chain/state.js';
import type { ForkName } from '../../ethereum/forkName.js';
import { decodeData, encodeData, encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { precompilesOf } from '../../ethereum/precompileNames.js';
import type { Services } from '../services.js';

/** Address of the history storage contract (EIP-2935), the only system contract of EIP-7910 here. */
const HISTORY_STORAGE = normalizeAddress('0x0000f90827f1c53a10cb7a02335b175320002935');

/**
 * The current fork, the next scheduled one and the last known one (EIP-7910). The fork id is made of the hash of block
 * 0, or of the oldest block that is known. These chains have no blobs, so there is no blob schedule.
 */
export function config({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_config'> {
  return async (_params, request) => {
    const head = await blocks.summary(blocks.head(), request);
    const firstBlock = await blocks.summary(blocks.earliest(), request);
    if (head === null || firstBlock === null) throw new ResourceNotFound('first block');
    const schedule = state.forks();
    const forks = forksByTime(schedule);
    const [historyCode, chainPrecompiles] = await Promise.all([
      state.code(HISTORY_STORAGE, head.number, request),
      state.chainPrecompiles(head.number, request),
    ]);
    const describe = (name: ForkName, time: number): ForkConfig => ({
      activationTime: time,
      blobSchedule: null,
      chainId: encodeQuantity(schedule.chainId),
      forkId: forkId(firstBlock.hash, forks, time),
      precompiles: precompilesOf(name, chainPrecompiles),
      systemContracts: historyCode.length <= 2 ? {} : { HISTORY_STORAGE_ADDRESS: HISTORY_STORAGE },
    });
    const active = forks.filter(({ time }) => time <= head.timestamp);
    const coming = forks.filter(({ time }) => time > head.timestamp);
    const [current, next, last] = [active.at(-1) ?? { name: 'london' as const, time: 0 }, coming[0], coming.at(-1)];
    return {
      current: describe(current.name, current.time),
      next: next === undefined ? null : describe(next.name, next.time),
      last: last === undefined ? null : describe(last.name, last.time),
    };
  };
}

/** The forks that the chain schedules by time, in order. */
function forksByTime({
  shanghaiTime,
  cancunTime,
  pragueTime,
  osakaTime,
}: ForkSchedule): { name: ForkName; time: number }[] {
  const scheduled: [ForkName, bigint | null][] = [
    ['shanghai', shanghaiTime],
    ['cancun', cancunTime],
    ['prague', pragueTime],
    ['osaka', osakaTime],
  ];
  return scheduled.flatMap(([name, time]) => (time === null ? [] : [{ name, time: Number(time) }]));
}

/** EIP-6122: the CRC-32 of the genesis hash and of each fork time after genesis up to the given one, 8 bytes each. */
function forkId(genesisHash: string, forks: { time: number }[], until: number): Bytes4 {
  const times = [...new Set(forks.map(({ time }) => time))].filter((time) => time > 0 && time <= until);
  let checksum = crc32(decodeData(genesisHash));
  for (const time of times) {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(time));
    checksum = crc32(bytes, checksum);
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  // The buffer has 4 bytes.
  return encodeData(bytes) as string as Bytes4;
}
