/**
 * Main thread: asks the node what code sees of a block, by calls of a few instructions. It is not always what the block
 * shows: COINBASE is the end of a text on some chains, PREVRANDAO is zero or all ones, and BLOCKHASH is zero on most.
 */
import type { Caller } from '../caller/caller.js';
import type { Address, Data, Hash } from '../../generated/types.js';
import type { State } from '../chain/state.js';
import { bytesToBigInt, decodeData, encodeAddress, encodeData, encodeHash, fromHex } from '../ethereum/hex.js';
import { asking, type ProbeForm } from './probe/probeForm.js';
import { executionUnsupported } from './refusals/executionError.js';

/**
 * COINBASE PUSH1 0 MSTORE PREVRANDAO PUSH1 32 MSTORE GASLIMIT PUSH1 64 MSTORE, then PUSH1 1 NUMBER SUB BLOCKHASH PUSH1
 * 96 MSTORE PUSH1 128 PUSH1 0 RETURN.
 */
export const READ_CONTEXT = encodeData(fromHex('4160005244602052456040526001430340606052' + '60806000f3'));
/** Blocks whose hashes code can ask for. */
const REACH = 256;
const WORD_BYTES = 32;

/** The fields of a block that code may see differently. */
export interface SeenFields {
  miner: Address;
  prevRandao: Hash;
  /** GASLIMIT; null where only calls see zero, as on Evmos v20. */
  gasLimit: bigint | null;
  /** False where BLOCKHASH is zero for every block. */
  seesHashes: boolean;
}

/** How a program runs in the state of a height, whose permissions may differ. */
export type FormAt = (height: number) => Promise<ProbeForm>;

/** Asks a node what code sees of the block at `height`, which the node has; below 0 for a pending one. */
export function seenBlock(state: Pick<State, 'call'>, height: number, formAt: FormAt, caller: Caller) {
  const ask = async (data: Data, at: number, count: number): Promise<Uint8Array[]> => {
    const { call, overrides } = asking(await formAt(at), { data });
    const { returnData, vmError } = await state.call(call, at, overrides, caller);
    const bytes = decodeData(returnData);
    if (vmError !== '' || bytes.length !== count * WORD_BYTES)
      throw executionUnsupported(
        'an execution in the gateway',
        `the node does not tell what code sees of block ${at}: ${vmError || 'it answers something else'}`,
      );
    return Array.from({ length: count }, (_, index) => bytes.subarray(index * WORD_BYTES, (index + 1) * WORD_BYTES));
  };
  return {
    async fields(): Promise<SeenFields> {
      const words = await ask(READ_CONTEXT, height, 4);
      // As many as were asked for.
      const [coinbase, prevRandao, gasLimit, parentHash] = words as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
      return {
        miner: encodeAddress(coinbase.subarray(12)),
        prevRandao: encodeHash(prevRandao),
        gasLimit: bytesToBigInt(gasLimit) || null,
        seesHashes: bytesToBigInt(parentHash) !== 0n,
      };
    },

    /** What BLOCKHASH returns for an earlier block; `number` is that of the block itself. */
    async hash(blockNumber: number, number: number): Promise<Hash> {
      const words = await ask(readHash(blockNumber), number - blockNumber <= REACH ? height : blockNumber + REACH, 2);
      // As many as were asked for.
      return encodeHash(words[1] as Uint8Array);
    },
  };
}

/** PUSH8 number BLOCKHASH PUSH1 32 MSTORE PUSH1 64 PUSH1 0 RETURN. No code may begin as a hash may. */
function readHash(blockNumber: number): Data {
  return encodeData(fromHex(`67${blockNumber.toString(16).padStart(16, '0')}4060205260406000f3`));
}
