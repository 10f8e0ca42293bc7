import type { SubscriptionId } from '../../../generated/types.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends a subscription of this connection. */
export function unsubscribe({ subscriptions }: Pick<Services, 'subscriptions'>): Handler<'eth_unsubscribe'> {
  return ([subscriptionId], { connection }) =>
    // The validator has checked the form; ids are made in lower case.
    subscriptions.unsubscribe(connection, subscriptionId.toLowerCase() as SubscriptionId);
}
