import { decodeData } from '../../../../ethereum/hex.js';
import type { Application } from '../../../application.js';
import { invalidParams } from '../../server/cometRpcError.js';
import { isMissing, readAddress, readCount, readHex } from './developmentArguments.js';

/**
 * The transactions of `dev_reorg`, as the bytes that the new blocks hold: one list for each block. Throws CometRpcError
 * that names the transaction for one that does not decode, whose sender is not known, or whose block is not made.
 */
export function readReorgBlocks(
  transactions: unknown,
  depth: number,
  application: Pick<Application, 'completeTransaction'>,
): Uint8Array[][] {
  if (!Array.isArray(transactions)) throw invalidParams('transactions: expected a list');
  const blocks = Array.from({ length: depth }, (): Uint8Array[] => []);
  for (const [index, value] of transactions.entries()) {
    const name = `txBlockPairs[${index}]`;
    // Its members are checked one by one.
    const { block, raw, from } = (value ?? {}) as Record<string, unknown>;
    const place = readCount(`${name}.block`, block);
    const bytes = decodeData(readHex(`${name}.raw`, raw));
    const sender = isMissing(from) ? null : readAddress(from, `${name}.from`);
    const txs = blocks[place];
    if (txs === undefined) throw invalidParams(`${name}.block: expected less than the depth ${depth}, got ${place}`);
    const completed = application.completeTransaction(sender, bytes);
    if ('refusal' in completed) throw invalidParams(`${name}: ${completed.refusal}`);
    txs.push(completed.tx);
  }
  return blocks;
}
