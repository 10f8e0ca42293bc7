import { encodedArray } from '../../evm/encoding/encodedJson.js';
import type { Handler } from '../../jsonrpc/request.js';
import { blocksToMine } from '../development/blocksToMine.js';
import type { Services } from '../services.js';

/** Makes a block, or as many as asked; answers them with their transactions. */
export function mineDetailed({
  development,
  blocks,
}: Pick<Services, 'development' | 'blocks'>): Handler<'evm_mine_detailed'> {
  return async ([options], { signal }) => {
    const chain = development();
    const wanted = blocksToMine('evm_mine_detailed', options);
    const before = blocks.head();
    await chain.mine(wanted);
    const made: Uint8Array[] = [];
    for (let number = before + 1; number <= blocks.head(); number++) {
      const block = await blocks.block(number, true, signal);
      if (block !== null) made.push(block.bytes);
    }
    return encodedArray(made);
  };
}
