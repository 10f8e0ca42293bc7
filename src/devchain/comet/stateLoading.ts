/**
 * Loads dumps of anvil and of this chain on top of the newest block. Empty blocks follow up to the number of the dumped
 * block, so that code that counts blocks continues, in portions, because a request has a time limit.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LoadingResult } from '../../chain/development/developmentProtocol.js';
import type { ReadState } from '../application.js';
import type { ChainParts } from './blockProducer.js';
import { invalidParams } from './server/cometRpcError.js';

/** Most empty blocks that one dump may need: some ten seconds on a slow machine. */
export const MAX_EMPTY_BLOCKS = 10_000;

/** Most blocks of one portion. */
const BLOCKS_AT_ONCE = 500;

interface Loading {
  target: number;
  timestamp: number | null;
  nextBaseFee: bigint | null;
}

/** The loading of one dump after another. */
export class StateLoading {
  #loading: Loading | null = null;
  readonly #parts: ChainParts;

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /** Reads a dump, checks it, and puts it on the newest block. Throws CometRpcError when it cannot be loaded. */
  load(dump: Uint8Array): Promise<LoadingResult> {
    const { application, producer } = this.#parts;
    return producer.exclusive(async () => {
      const state = await application.readState(dump).catch(refuse);
      const loading = this.#plan(state);
      await application.whenLoaded(() => state.apply());
      this.#loading = loading;
      return this.#finishOrWait();
    });
  }

  continue(): Promise<LoadingResult> {
    const { producer } = this.#parts;
    return producer.exclusive(async () => {
      for (let made = 0; made < BLOCKS_AT_ONCE && this.#remaining > 0; made++) {
        if (this.#remaining === 1) this.#setTime();
        await producer.makeBlockOf([]);
        if (made % 32 === 31) await new Promise(setImmediate);
      }
      return this.#finishOrWait();
    });
  }

  get #remaining(): number {
    return Math.max(0, (this.#loading?.target ?? 0) - this.#parts.blocks.height);
  }

  #plan({ blockNumber, timestamp, nextBaseFee }: ReadState): Loading {
    const { height } = this.#parts.blocks;
    const target = blockNumber ?? 0n;
    if (target > BigInt(height + MAX_EMPTY_BLOCKS)) {
      throw invalidParams(
        `state: block ${target} is more than ${MAX_EMPTY_BLOCKS} blocks above this chain's block ${height}`,
      );
    }
    const seconds = timestamp === null ? null : Number(timestamp);
    if (seconds !== null) this.#parts.clock.check(seconds);
    return { target: Number(target), timestamp: seconds, nextBaseFee };
  }

  /** Sets what the dump says of the next block, once all empty blocks are made. */
  #finishOrWait(): LoadingResult {
    const { application, blocks, producer, clock } = this.#parts;
    const remaining = this.#remaining;
    const { timestamp, nextBaseFee } = this.#loading ?? { timestamp: null, nextBaseFee: null };
    if (remaining === 0 && this.#loading !== null) {
      if (timestamp !== null) clock.advanceTo(timestamp, producer.headTime);
      if (nextBaseFee !== null) application.editor.setNextBaseFee(nextBaseFee);
      this.#loading = null;
    }
    return { height: blocks.height, remaining };
  }

  #setTime(): void {
    const { clock, producer } = this.#parts;
    const timestamp = this.#loading?.timestamp ?? 0;
    if (timestamp > producer.nextTime.seconds) clock.setNext(timestamp, producer.headTime);
  }
}

/** The JSON of a dump as RPC methods carry it. */
export function compressState(text: string): Promise<Buffer> {
  return promisify(gzip)(text);
}

function refuse(error: unknown): never {
  throw invalidParams(error instanceof Error ? error.message : String(error));
}
