/**
 * A worker with nothing but pending transactions, in a process of its own: `tsx workerProcess.ts <folder> <id>`. Its
 * primary asks it to send, and what is pending.
 */
import type { Address, Hash } from '../../../generated/types.js';
import { PendingTracker } from '../../../src/mempool/pendingTracker.js';
import { openPendingDatabases } from '../../../src/store/shared/pendingDatabases.js';
import { PendingEventLog } from '../../../src/store/shared/pendingEventLog.js';
import { PollTurn } from '../../../src/store/shared/pollTurn.js';
import { openSharedFile } from '../../../src/store/shared/sharedFile.js';
import { processChannel } from '../../../src/workers/channel.js';
import { WorkerLink } from '../../../src/workers/workerLink.js';
import { encodedTransaction, FakeAccounts, FakeNode, silent } from './fakes.js';
import { EXPIRY_MS, hashes } from './workerStage.js';

const [folder = '', id = ''] = process.argv.slice(2);
const link = new WorkerLink(Number(id), 3, processChannel(process));
const node = new FakeNode();
const databases = openPendingDatabases(openSharedFile(folder));
const tracker = new PendingTracker(
  { listed: false, takesGaps: false },
  {
    ...{ node, accounts: new FakeAccounts(), decode: node.decode, log: silent },
    shared: {
      events: new PendingEventLog(databases, { maxTransactions: 10_000, maxBytes: 64 * 1024 * 1024 }),
      turn: new PollTurn(databases, { worker: link.id, expiryMs: EXPIRY_MS }),
      hints: { tell: () => link.tell('pending', null), onTold: (listener) => link.onTold('pending', listener) },
      isMined: () => false,
    },
  },
);
const heard: Hash[] = [];
const listening = new Map<number, () => void>();
tracker.onAdded(({ hash }) => {
  heard.push(hash);
  listening.get(heard.length)?.();
});

link.serve('send', (from: Address, nonce: bigint) => tracker.add(encodedTransaction(from, nonce)));
// Other messages are read in between.
link.serve('flood', (from: Address) => {
  let nonce = 0n;
  const next = (): void => {
    for (let sent = 0; sent < 20; sent++) tracker.add(encodedTransaction(from, nonce++));
    if (nonce < 5_000n) setImmediate(next);
  };
  next();
});
link.serve('isPending', (hash: Hash) => tracker.get(hash) !== null);
link.serve('nextNonce', (from: Address) => tracker.nextNonce(from, 0n));
link.serve('pending', () => hashes(tracker));
// Resolves when that many were heard, without any other call.
link.serve('heard', async (count: number) => {
  if (heard.length < count) await new Promise<void>((resolve) => listening.set(count, resolve));
  return heard;
});
void link.call('primary', 'started');
