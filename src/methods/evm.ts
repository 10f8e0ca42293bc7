import type { Block, Data, LenientInteger, MinedTransaction, MineOptions } from '../../generated/types.js';
import type { Development, MineOptions as BlocksToMine } from '../chain/development/development.js';
import { nullAfter } from '../concurrency/awaitable.js';
import { encodedArray, type EncodedJson } from '../json/encodedJson.js';
import { encodeQuantity } from '../ethereum/hex.js';
import { revertReason } from '../ethereum/revertReason.js';
import type { Handler } from '../jsonrpc/request.js';
import { checkLimit } from './contractLimit.js';
import type { Services } from './services.js';

type Parts = Pick<Services, 'development'>;

/** Makes a block, or as many as asked; returns 0x0, as other development chains do. */
export function mine({ development }: Parts): Handler<'evm_mine'> {
  return async ([options]) => {
    await development().mine(blocksToMine('evm_mine', options));
    return encodeQuantity(0);
  };
}

/** Makes a block, or as many as asked; returns them with their transactions and what these returned. */
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

/** The reason in the words of eth_call; custom errors of a contract as in anvil, without their arguments. */
function reasonOf(output: Data): string {
  const unknown = output.length < 10 ? `custom error bytes ${output}` : `custom error ${output.slice(0, 10)}`;
  return revertReason(output) ?? unknown;
}

/** The blocks that the options of evm_mine ask for: one unless they say more. Throws the limit's error for too many. */
function blocksToMine(method: 'evm_mine' | 'evm_mine_detailed', options: MineOptions = {}): BlocksToMine {
  // A bare number is the timestamp.
  const asObject: { blocks?: LenientInteger; timestamp?: LenientInteger } =
    typeof options === 'object' ? options : { timestamp: options };
  const { blocks = 1, timestamp } = asObject;
  const count = Number(blocks);
  checkLimit(method, 'blocks', count);
  return { blocks: count, intervalSeconds: null, timestamp: timestamp === undefined ? null : Number(timestamp) };
}

/** Switches automine on or off: whether the chain makes a block for each transaction at once. */
export function setAutomine({ development }: Parts): Handler<'evm_setAutomine'> {
  return ([enabled]) => nullAfter(development().setAutomine(enabled));
}

/** Makes a block every given number of seconds; 0 stops it. The unit is anvil's; Hardhat counts milliseconds. */
export function setIntervalMining({ development }: Parts): Handler<'evm_setIntervalMining'> {
  return ([seconds]) => nullAfter(development().setIntervalMining(Number(seconds)));
}

/** Sets the gas limit of the next blocks. */
export function setBlockGasLimit({ development }: Parts): Handler<'evm_setBlockGasLimit'> {
  return async ([gasLimit]) => {
    await development().setBlockGasLimit(BigInt(gasLimit));
    return true;
  };
}

/** Sets the time of the next block, which must be later than that of the newest block. */
export function setNextBlockTimestamp({ development }: Parts): Handler<'evm_setNextBlockTimestamp'> {
  return ([timestamp]) => nullAfter(development().setNextBlockTimestamp(Number(timestamp)));
}

/** The end of the year 9999. A greater number can only mean milliseconds, which some clients send. */
const LATEST_SECONDS = 253_402_300_799;

/** Sets the clock; returns by how many seconds that moved it forward. */
export function setTime({ development }: Parts): Handler<'evm_setTime'> {
  return async ([timestamp]) => {
    const given = Number(timestamp);
    return development().setTime(given > LATEST_SECONDS ? Math.floor(given / 1000) : given);
  };
}

/** Moves the time of the next blocks forward; returns the sum of all seconds added so far. */
export function increaseTime({ development }: Parts): Handler<'evm_increaseTime'> {
  return async ([seconds]) => development().increaseTime(Number(seconds));
}

/** Takes a snapshot of the chain; returns its id, for evm_revert. */
export function snapshot({ development }: Parts): Handler<'evm_snapshot'> {
  return async () => encodeQuantity(await development().snapshot());
}

/** Sets the chain, and the index with it, back to a snapshot; false when there is no such snapshot. */
export function revert({ development }: Parts): Handler<'evm_revert'> {
  return async ([snapshotId]) => development().revert(BigInt(snapshotId));
}
