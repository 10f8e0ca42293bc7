import type { Block, Data, MinedTransaction } from '../../../generated/types.js';
import type { Development } from '../../chain/development/development.js';
import { encodedArray, type EncodedJson } from '../../ethereum/encoding/encodedJson.js';
import { revertReason } from '../../ethereum/revertReason.js';
import type { Handler } from '../../jsonrpc/request.js';
import { blocksToMine } from '../development/blocksToMine.js';
import type { Services } from '../services.js';

/** Makes a block, or as many as asked; answers them with their transactions and what these returned. */
export function mineDetailed({
  development,
  blocks,
}: Pick<Services, 'development' | 'blocks'>): Handler<'evm_mine_detailed'> {
  return async ([options], caller) => {
    const chain = development();
    const wanted = blocksToMine('evm_mine_detailed', options);
    const before = blocks.head();
    await chain.mine(wanted);
    const made: Uint8Array[] = [];
    for (let number = before + 1; number <= blocks.head(); number++) {
      const block = await blocks.block(number, true, caller);
      const summary = await blocks.summary(number, caller);
      if (block === null || summary === null) continue;
      made.push(summary.transactionCount === 0 ? block.bytes : await withOutputs(block, number, chain));
    }
    return encodedArray(made);
  };
}

async function withOutputs(
  block: EncodedJson,
  height: number,
  chain: Pick<Development, 'outputs'>,
): Promise<Uint8Array> {
  const outputs = new Map((await chain.outputs(height)).map((output) => [output.hash, output]));
  if (outputs.size === 0) return block.bytes;
  // The index holds block objects, here with whole transactions.
  const { transactions, ...others } = JSON.parse(block.toString()) as Omit<Block, 'transactions'> & {
    transactions: MinedTransaction[];
  };
  const detailed = transactions.map((transaction): MinedTransaction => {
    const returned = outputs.get(transaction.hash);
    if (returned === undefined) return transaction;
    const { output, reverted } = returned;
    const withOutput = { ...transaction, output };
    return reverted && output.length > 2 ? { ...withOutput, revertReason: reasonOf(output) } : withOutput;
  });
  return Buffer.from(JSON.stringify({ ...others, transactions: detailed }));
}

/** As eth_call words it. Errors of a contract are told as anvil tells them, without their arguments. */
function reasonOf(output: Data): string {
  const unknown = output.length < 10 ? `custom error bytes ${output}` : `custom error ${output.slice(0, 10)}`;
  return revertReason(output) ?? unknown;
}
