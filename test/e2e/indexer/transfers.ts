import { addressOf, hashOf, syntheticLog } from '../../unit/store/syntheticBlocks.js';
import { FakeChain } from '../../unit/indexer/fakeChain.js';

/** A chain whose blocks hold up to three token transfers, the same in every process. */
export function chainOfTransfers(height: number): FakeChain {
  const transfer = (number: number, index: number) =>
    syntheticLog(addressOf('token', number % 5), [hashOf('Transfer'), hashOf('from', number), hashOf('to', index)]);
  return new FakeChain(height, (number) =>
    Array.from({ length: number % 4 }, (_, index) => ({ logs: [transfer(number, index)] })),
  );
}
