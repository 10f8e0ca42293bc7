import type { SubscriptionId } from '../../../generated/types.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { connectionOf } from '../webSocketOnly.js';

/** Ends a subscription of this connection. */
export function unsubscribe(parts: Pick<Services, 'subscriptions' | 'webSocketUrl'>): Handler<'eth_unsubscribe'> {
  return ([subscriptionId], request) => {
    const connection = connectionOf(request, 'eth_unsubscribe', parts);
    // The validator has checked the form; ids are made in lower case.
    return parts.subscriptions.unsubscribe(connection, subscriptionId.toLowerCase() as SubscriptionId);
  };
}
