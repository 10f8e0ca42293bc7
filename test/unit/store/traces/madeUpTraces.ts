/** Call traces as geth's callTracer writes them, made up. */
import type { BlockCallTraces } from '../../../../src/chain/keptTraces.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import type { BlockStore } from '../../../../src/store/store.js';
import { addressOf, blockHashAt, syntheticBlock } from '../syntheticBlocks.js';

export const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

/** A call frame in geth's order of fields. */
export interface MadeUpFrame {
  type?: string;
  from: string;
  to?: string;
  value?: string;
  input?: string;
  output?: string;
  error?: string;
  calls?: MadeUpFrame[];
}

export function frameJson({ type = 'CALL', from, to, calls, ...rest }: MadeUpFrame): object {
  const { value = '0x0', input = '0x', output, error } = rest;
  return {
    from,
    gas: '0x5208',
    gasUsed: '0x5208',
    ...(to !== undefined && { to }),
    input,
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
    ...(calls !== undefined && { calls: calls.map(frameJson) }),
    value,
    type,
  };
}

export const trace = (frame: MadeUpFrame): Uint8Array => Buffer.from(JSON.stringify(frameJson(frame)));

/** A transfer from the address `sender` to the address `receiver`, by their names. */
export const transfer = (sender: string, receiver: string, input = '0x'): Uint8Array =>
  trace({ from: addressOf(sender), to: addressOf(receiver), value: '0x1', input });

/** The traces of a made-up block. */
export function traced(blockNumber: number, traces: Uint8Array[], branch = 'main'): BlockCallTraces {
  return { blockNumber, blockHash: blockHashAt(blockNumber, branch), traces };
}

/** Stores linked blocks of a range. */
export async function storeBlocks(store: BlockStore, from: number, to: number, branch = 'main'): Promise<void> {
  for (let number = from; number <= to; number++) {
    const parentHash = number === from && branch !== 'main' ? blockHashAt(number - 1) : blockHashAt(number - 1, branch);
    await store.write([encodeStoredBlock(syntheticBlock(number, { branch, parentHash }))]);
  }
}
