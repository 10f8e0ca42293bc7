import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Ends a subscription of this connection. */
export function unsubscribe({ subscriptions }: Pick<Services, 'subscriptions'>): Handler<'eth_unsubscribe'> {
  return ([subscriptionId], { connection }) => subscriptions.unsubscribe(connection, subscriptionId);
}
