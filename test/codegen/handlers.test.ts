/** What the compiler must refuse. The file fails to compile when one of the expected errors is missing. */
import { describe, expect, test } from '@jest/globals';
import type { Handlers, MethodName } from '../../generated/methods.js';
import { methodTable } from '../../generated/methods.js';
import type { SubscriptionMap } from '../../generated/notifications.js';
import type { Address, Hash, MethodMap, Quantity, Transaction } from '../../generated/types.js';

type Encoded = { readonly json: string };
type Request = { readonly signal: AbortSignal };
type All = Handlers<Request, Encoded>;

declare const others: Omit<All, 'eth_chainId'>;

const _complete = (): All => ({ ...others, eth_chainId: () => '0x1' as Quantity });
// @ts-expect-error a handler is missing
const _incomplete = (): All => others;
// @ts-expect-error the contract does not know this method
const _unknown = (): All => ({ ..._complete(), eth_chainIdentifier: () => '0x1' as Quantity });
// @ts-expect-error a hash is not a quantity
const _mistaken = (): All => ({ ..._complete(), eth_chainId: () => `0x${'00'.repeat(32)}` as Hash });
const _encoded = (): All => ({ ..._complete(), eth_getBlockByHash: async () => ({ json: 'null' }) });

// @ts-expect-error an address is not a hash
const _swapped = (address: Address): Hash => address;
// @ts-expect-error the first parameter must be given
const _none: MethodMap['eth_getBalance']['params'] = [];

/** The type of a transaction says which fields it has. */
function _priceOf(transaction: Transaction): Quantity {
  // @ts-expect-error a legacy transaction has no fee cap
  if (transaction.type === '0x0') return transaction.maxFeePerGas as Quantity;
  return transaction.type === '0x1' ? transaction.gasPrice : transaction.maxFeePerGas;
}

/** The name of a subscription says which options it has, and what it sends. */
function _fromOf([name, options]: MethodMap['eth_subscribe']['params']): unknown {
  // @ts-expect-error not every subscription begins somewhere
  if (name === 'transactionReceipts') return options?.fromBlock;
  return name === 'newHeads' ? options?.includeTransactions : options;
}
// @ts-expect-error options of another subscription
const _mixed: MethodMap['eth_subscribe']['params'] = ['newHeads', { address: '0x' }];
const _isSyncing = (status: SubscriptionMap['syncing']['result']): boolean => status !== false && status.syncing;

describe('the handlers', () => {
  test('have one entry for every method that can be called', () => {
    const names: MethodName[] = ['eth_chainId', 'rpc.discover'];
    expect(names.every((name) => name in methodTable)).toBe(true);
  });
});
