import type { Handler } from '../../jsonrpc/request.js';
import { foundAt } from '../raw/numberedBlock.js';
import { hashedBlock, type HashedBlock } from '../raw/rawBlock.js';
import type { Services } from '../services.js';

/** The block of a number as lines of text, for people. */
export function printBlock(parts: Pick<Services, 'blocks'>): Handler<'debug_printBlock'> {
  return async ([number], caller) =>
    print(await foundAt(number, parts.blocks, (height) => hashedBlock(height, parts, caller)));
}

function print({ transactions, uncles, withdrawals = [], ...fields }: HashedBlock): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  const lists = Object.entries({ transactions, uncles, withdrawals }).flatMap(([name, items]) => [
    `${name}: ${items.length}`,
    ...items.map((item, index) => `  ${index}: ${typeof item === 'string' ? item : JSON.stringify(item)}`),
  ]);
  return ['header:', ...lines, ...lists].join('\n');
}
