/** An index whose records are damaged by tests, and all that it answers. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { addressOf, hashOf, syntheticLog, transactionHashAt } from '../../unit/store/syntheticBlocks.js';
import { FakeChain } from '../../unit/indexer/fakeChain.js';
import type { Setup } from '../../unit/indexer/setup.js';

export const HEIGHT = 60;
/** Logs that make some records longer than a page. */
const transactions = (height: number) =>
  Array.from({ length: height % 4 }, (_, index) => ({
    logs: Array.from({ length: index * 8 }, () =>
      syntheticLog(addressOf('token', height), [hashOf('Transfer', index)]),
    ),
  }));

/** The same chain in every process. */
export function damagedChain(): FakeChain {
  return new FakeChain(HEIGHT, transactions);
}

/** All that clients can ask of the blocks. */
export async function answers({ archive, chain }: Setup): Promise<unknown[]> {
  const text = async (answer: unknown) => String(await answer);
  const all: unknown[] = [];
  for (let number = 0; number <= HEIGHT; number++) {
    const hash = number === 0 ? hashOf('none') : chain.hash(number);
    all.push([
      await text(archive.block(number, true, OWN_WORK)),
      await text(archive.block(number, false, OWN_WORK)),
      await text(archive.header(number, OWN_WORK)),
      await text(archive.receipts(number, OWN_WORK)),
      await archive.summary(number, OWN_WORK),
      await archive.numberOfHash(hash, OWN_WORK),
    ]);
    for (let transactionIndex = 0; transactionIndex < number % 4; transactionIndex++) {
      const place = await archive.place(transactionHashAt(number, transactionIndex), OWN_WORK);
      all.push([place, await archive.rawTransaction({ blockNumber: number, transactionIndex }, OWN_WORK)]);
    }
  }
  for (const addresses of [[], [addressOf('token', 7)]])
    all.push(
      await text(archive.logs({ from: 0, to: HEIGHT }, { addresses, topics: [] }, { maxResults: 10_000 }, OWN_WORK)),
    );
  return all;
}

/** Answers as JSON, with numbers of any size as text. */
export function asText(all: unknown[]): string {
  return JSON.stringify(all, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each));
}
