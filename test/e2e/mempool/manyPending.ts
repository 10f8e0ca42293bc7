/**
 * A process that tracks many pending transactions, as clients sign them: `node --expose-gc … manyPending.ts
 * <transactions> <senders>`. It prints one line of JSON: what they take in memory, and how long each question about
 * them takes, in milliseconds of processor time: other processes do not add to it.
 */
import { Wallet } from 'ethers';
import type { Address, Hash } from '../../../generated/types.js';
import { decodeData } from '../../../src/ethereum/hex.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../src/ethereum/transaction/transactionDecoding.js';
import type { MinedBlock } from '../../../src/mempool/minedBlock.js';
import { PendingTracker } from '../../../src/mempool/pendingTracker.js';
import { content, inspect, status } from '../../../src/methods/txpool.js';
import { pendingTransactions } from '../../../src/methods/eth/pendingTransactions.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import { longestTurnMs } from '../../support/eventLoop.js';
import { FakeNode, silent } from '../../unit/mempool/fakes.js';

export interface ManyPendingReport {
  /** Bytes in and outside the heap that the transactions take, after garbage collection. */
  bytes: number;
  /** The same after every object was asked for, so that its JSON is kept. */
  bytesWithJson: number;
  /** Milliseconds by question; `longestHold` is the longest that any of them held the event loop. */
  took: Record<string, number>;
  longestHold: number;
}

const [count = 10_000, senders = 100] = process.argv.slice(2).map(Number);
const MINED_IN_BLOCK = 1_000;

const wallets = Array.from({ length: senders }, (_, index) => new Wallet(`0x${String(index + 1).padStart(64, '0')}`));
const raw: Uint8Array[] = [];
for (let index = 0; index < count; index++) {
  const wallet = wallets[index % senders] as Wallet;
  raw.push(
    decodeData(
      await wallet.signTransaction({
        type: 2,
        chainId: 31_337,
        nonce: Math.floor(index / senders),
        maxFeePerGas: 20_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
        gasLimit: 21_000n,
        to: `0x${'d'.repeat(40)}`,
        value: BigInt(index),
      }),
    ),
  );
}

const node = new FakeNode();
const accounts = { head: () => 1, nonce: async () => 0n };
const pending = new PendingTracker(
  { listed: false, takesGaps: true },
  { node, accounts, decode: node.decode, log: silent },
);

const took: Record<string, number> = {};
let longestHold = 0;

async function measure(name: string, run: () => unknown): Promise<void> {
  const began = process.cpuUsage();
  longestHold = Math.max(longestHold, await longestTurnMs(async () => void (await run())));
  const { user, system } = process.cpuUsage(began);
  took[name] = (user + system) / 1_000;
}

async function memory(): Promise<number> {
  // What one round leaves, such as buffers whose owners went with it, goes in the next.
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const before = await memory();
let adding = 0;
for (const [index, bytes] of raw.splice(0).entries()) {
  const from = wallets[index % senders]?.address.toLowerCase() as Address;
  const transaction = decodeTransaction(bytes, { from });
  const began = performance.now();
  pending.add(transaction);
  adding += performance.now() - began;
}
took['add, all of them'] = Math.round(adding * 100) / 100;
const BYTES = (await memory()) - before;

const REQUEST = { signal: new AbortController().signal } as RequestContext;
const SERVICES = { mempool: pending, limits: { maxResponseBytes: 25_000_000 } };
const first = pending.all()[0]?.transaction as SignedTransaction;
await measure('nextNonce', () => pending.nextNonce(first.from, 0n));
await measure('all', () => pending.all());
await measure('txpool_status', () => status(SERVICES)([], REQUEST));
await measure('txpool_content', () => content(SERVICES)([], REQUEST));
await measure('txpool_content again', () => content(SERVICES)([], REQUEST));
await measure('txpool_inspect', () => inspect(SERVICES)([], REQUEST));
await measure('eth_pendingTransactions', () => pendingTransactions(SERVICES)([], REQUEST));
const BYTES_WITH_JSON = (await memory()) - before;

const mined = pending
  .all()
  .slice(0, MINED_IN_BLOCK)
  .map(({ transaction: { hash, from, nonce } }) => ({ hash, from, nonce }));
const block: MinedBlock = { number: 2, hashes: mined.map(({ hash }): Hash => hash), transactions: () => mined };
await measure(`onBlock, ${MINED_IN_BLOCK} mined`, () => pending.onBlock(block));

const REPORT: ManyPendingReport = {
  bytes: BYTES,
  bytesWithJson: BYTES_WITH_JSON,
  took,
  longestHold: Math.round(longestHold * 100) / 100,
};
process.stdout.write(`${JSON.stringify(REPORT)}\n`);
