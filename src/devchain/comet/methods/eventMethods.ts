import type { EventSubscriptions, Subscriber } from '../events/eventSubscriptions.js';
import { internalError } from '../server/cometRpcError.js';
import { rpcMethod, type Caller, type RpcMethods } from '../server/rpcCalls.js';

/** The methods of subscriptions, which only WebSockets have. */
export function eventMethods(subscriptions: EventSubscriptions): RpcMethods {
  const webSocketOnly = true;
  return {
    subscribe: rpcMethod(
      { query: 'text' },
      ({ query }, caller) => {
        subscriptions.subscribe(subscriberOf(caller), caller.id, query);
        return {};
      },
      { webSocketOnly },
    ),
    unsubscribe: rpcMethod(
      { query: 'text' },
      ({ query }, caller) => {
        subscriptions.unsubscribe(subscriberOf(caller), query);
        return {};
      },
      { webSocketOnly },
    ),
    unsubscribe_all: rpcMethod(
      {},
      (_, caller) => {
        subscriptions.unsubscribeAll(subscriberOf(caller));
        return {};
      },
      { webSocketOnly },
    ),
  };
}

function subscriberOf({ subscriber }: Caller): Subscriber {
  if (subscriber === null) throw internalError('subscriptions need a WebSocket');
  return subscriber;
}
