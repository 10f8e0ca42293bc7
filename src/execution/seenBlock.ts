/**
 * Main thread: what code sees of a block. Releases differ there from what the block shows, so the node is asked, by
 * calls in which a few instructions return it: COINBASE is the end of a text on some chains, PREVRANDAO is zero or all
 * ones, and BLOCKHASH is zero on most.
 */
import type { Address, Data, Hash } from '../../generated/types.js';
import type { State } from '../chain/state.js';
import { decodeData, encodeAddress, encodeData, encodeHash, fromHex } from '../evm/hex.js';
import { executionUnsupported } from './refusals/executionError.js';

/** COINBASE PUSH1 0 MSTORE PREVRANDAO PUSH1 32 MSTORE PUSH1 64 PUSH1 0 RETURN. */
const READ_CONTEXT = encodeData(fromHex('416000524460205260406000f3'));
/** Blocks whose hashes code can ask for. */
const REACH = 256;
const WORD_BYTES = 32;

/** The fields of a block that code sees otherwise than the block shows them. */
export interface SeenFields {
  /** COINBASE. */
  miner: Address;
  prevRandao: Hash;
}

/** Asks a node what code sees of the block at `height`, which the node has; below 0 for a pending one. */
export class SeenBlock {
  readonly #state: Pick<State, 'call'>;
  readonly #height: number;
  readonly #signal: AbortSignal | undefined;

  constructor(state: Pick<State, 'call'>, height: number, signal?: AbortSignal) {
    this.#state = state;
    this.#height = height;
    this.#signal = signal;
  }

  async fields(): Promise<SeenFields> {
    const [coinbase, prevRandao] = await this.#ask(READ_CONTEXT, this.#height);
    return { miner: encodeAddress(coinbase.subarray(12)), prevRandao: encodeHash(prevRandao) };
  }

  /** What BLOCKHASH answers for an earlier block; `number` is that of the block itself. */
  async hash(blockNumber: number, number: number): Promise<Hash> {
    const height = number - blockNumber <= REACH ? this.#height : blockNumber + REACH;
    const [, hash] = await this.#ask(readHash(blockNumber), height);
    return encodeHash(hash);
  }

  async #ask(data: Data, height: number): Promise<[Uint8Array, Uint8Array]> {
    const { returnData, vmError } = await this.#state.call({ data }, height, null, this.#signal);
    const bytes = decodeData(returnData);
    if (vmError !== '' || bytes.length !== 2 * WORD_BYTES)
      throw executionUnsupported(
        'a trace in the gateway',
        `the node does not tell what code sees of block ${height}: ${vmError || 'it answers something else'}`,
      );
    return [bytes.subarray(0, WORD_BYTES), bytes.subarray(WORD_BYTES)];
  }
}

/**
 * PUSH8 number BLOCKHASH PUSH1 32 MSTORE PUSH1 64 PUSH1 0 RETURN. What is returned is code to be, which may not begin
 * as a hash may.
 */
function readHash(blockNumber: number): Data {
  return encodeData(fromHex(`67${blockNumber.toString(16).padStart(16, '0')}4060205260406000f3`));
}
