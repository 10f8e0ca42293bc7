import type { SubscriptionMap, SubscriptionName } from '../../../generated/notifications.js';
import type { Hash, PendingTransactionsOptions, TransactionReceiptsOptions } from '../../../generated/types.js';
import { normalizeHash } from '../../ethereum/hex.js';
import { decodeCriteria } from '../../filters/criteria.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { SubscriptionRequest } from '../../subscriptions/subscriptions.js';
import { replayStart, subscribedRange } from '../blockRange.js';
import { checkLimit } from '../contractLimit.js';
import type { LimitParts, Services } from '../services.js';

type Parts = Pick<Services, 'subscriptions' | 'blocks'> & LimitParts<'maxLogRange' | 'maxIndexedLogRange'>;

/** Decoders of the options of each subscription. */
type Decoders = {
  [Name in SubscriptionName]: (options: SubscriptionMap[Name]['options'], parts: Parts) => SubscriptionRequest;
};

/** Starts to send notifications. The first one follows the answer with the id. */
export function subscribe(parts: Parts): Handler<'eth_subscribe'> {
  return ([name, options], request) => {
    // The validator of the contract has checked that the options are those of this subscription.
    const decode = DECODERS[name] as (options: unknown, parts: Parts) => SubscriptionRequest;
    return parts.subscriptions.subscribe(request.connection, request, decode(options ?? {}, parts));
  };
}

const DECODERS: Decoders = {
  newHeads: ({ includeTransactions, fromBlock }, parts) => ({
    kind: 'blocks',
    query: { kind: 'newHeads', includeTransactions: includeTransactions ?? false },
    range: { from: replayStart(fromBlock, Math.min(parts.blocks.earliest(), 1), parts), to: Infinity },
  }),
  logs(options, parts) {
    const criteria = decodeCriteria(options);
    checkLimit('eth_subscribe', 'addresses', criteria.addresses.length);
    return { kind: 'blocks', query: { kind: 'logs', criteria }, range: subscribedRange(options, parts) };
  },
  newPendingTransactions: (options) => ({ kind: 'pendingTransactions', includeTransactions: isWhole(options) }),
  syncing: () => ({ kind: 'syncing' }),
  transactionReceipts: (options) => ({
    kind: 'blocks',
    query: { kind: 'transactionReceipts', hashes: wantedHashes(options) },
    range: { from: null, to: Infinity },
  }),
};

/** Whether whole transactions are wanted: geth takes a boolean for it, Besu an object. */
function isWhole(options: boolean | PendingTransactionsOptions): boolean {
  return typeof options === 'boolean' ? options : (options.includeTransactions ?? false);
}

function wantedHashes({ transactionHashes }: TransactionReceiptsOptions): ReadonlySet<Hash> | null {
  const hashes = (transactionHashes ?? []).map(normalizeHash);
  checkLimit('eth_subscribe', 'transactionHashes', hashes.length);
  return hashes.length === 0 ? null : new Set(hashes);
}
