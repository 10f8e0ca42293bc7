import type { EventSubscriptions, Subscriber } from '../events/eventSubscriptions.js';
import { internalError } from '../server/cometRpcError.js';
import type { Arguments, ParameterKinds } from '../server/rpcArguments.js';
import { rpcMethod, type Caller, type RpcMethods } from '../server/rpcCalls.js';

/** The methods of subscriptions, which only WebSockets have. */
export function eventMethods(subscriptions: EventSubscriptions): RpcMethods {
  return {
    subscribe: onWebSocket({ query: 'text' }, (subscriber, { query }, { id }) =>
      subscriptions.subscribe(subscriber, id, query),
    ),
    unsubscribe: onWebSocket({ query: 'text' }, (subscriber, { query }) =>
      subscriptions.unsubscribe(subscriber, query),
    ),
    unsubscribe_all: onWebSocket({}, (subscriber) => subscriptions.unsubscribeAll(subscriber)),
  };
}

function onWebSocket<Kinds extends ParameterKinds>(
  kinds: Kinds,
  run: (subscriber: Subscriber, args: Arguments<Kinds>, caller: Caller) => void,
) {
  const answer = (args: Arguments<Kinds>, caller: Caller): object => {
    if (caller.subscriber === null) throw internalError('subscriptions need a WebSocket');
    run(caller.subscriber, args, caller);
    return {};
  };
  return rpcMethod(kinds, answer, { webSocketOnly: true });
}
