/** Transactions that set code (EIP-7702), and calls of accounts with such code. */
import { word } from '../assembler.js';
import type { CorpusBuilder } from '../corpusBuilder.js';
import { errorString, readSlot, relayed, setSlots } from '../contracts.js';
import type { Deployed } from './deployments.js';

/** The account that sends; others sign. It sends nothing else: chains without type 4 leave these transactions out. */
const SENDER = 4;
const [FIRST, SECOND, SELF, POOR] = [5, 6, 7, 8];
const NO_CONTRACT = `0x${'0'.repeat(40)}`;

export function addDelegations(corpus: CorpusBuilder, { box, logger, reverter, call }: Deployed): void {
  corpus.group('delegations', { setsCode: true });
  const send = (name: string, fields: Parameters<CorpusBuilder['send']>[1]) =>
    corpus.send(name, { sender: SENDER, type: 4, gas: 90_000, ...fields });
  const authority = (index: number): string => corpus.address(index);

  send('code is set, and called', {
    to: authority(FIRST),
    data: setSlots([1, 1]),
    authorizationList: [corpus.authorize(FIRST, box)],
  });
  send('code is set for two accounts, and for one of another chain', {
    to: authority(SECOND),
    gas: 120_000,
    authorizationList: [
      corpus.authorize(SECOND, logger),
      corpus.authorize(POOR, logger, { chainId: 1 }),
      corpus.authorize(POOR, logger, { nonce: 5 }),
    ],
  });
  send('delegated code at depth', {
    type: 2,
    to: call,
    data: relayed({ to: authority(FIRST), input: readSlot(1) }),
    gas: 55_000,
  });
  send('delegated code that logs, by a plain call', { type: 0, to: authority(SECOND), gas: 50_000 });
  corpus.send('code of the sender itself', {
    sender: SELF,
    type: 4,
    to: authority(SELF),
    data: setSlots([2, 2]),
    authorizationList: [corpus.authorize(SELF, box, { nonce: 1 })],
  });
  corpus.skipNonces(SELF, 1);
  send('code is changed and cleared', {
    to: authority(FIRST),
    value: 3n,
    authorizationList: [
      corpus.authorize(FIRST, logger, { nonce: 1 }),
      corpus.authorize(SECOND, NO_CONTRACT, { nonce: 1 }),
    ],
  });
  send('code is set to a precompile', {
    to: authority(POOR),
    data: word(1),
    authorizationList: [corpus.authorize(POOR, `0x${word(4).slice(24)}`)],
    gas: 70_000,
  });
  send('code is set in a transaction that reverts', {
    to: reverter,
    data: errorString('after the code was set'),
    authorizationList: [corpus.authorize(9, box)],
    gas: 70_000,
  });
}
