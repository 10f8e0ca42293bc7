// Generated from openrpc.json by `npm run generate`. Do not edit.
import type { Outcome } from './message.js';
import { Methods, type MethodMap, type MethodName, type SubscriptionMap, type SubscriptionName } from './methods.js';
import { type CallOptions, type ClientOptions } from './options.js';
import { Subscription } from './subscription.js';
/** A call of a batch: the name of a method and its parameters. */
export type BatchCall = {
  [M in MethodName]: readonly [method: M, ...params: MethodMap[M]['params']];
}[MethodName];
/** How each call of a batch ended, in the order of the calls. */
export type BatchOutcomes<Calls extends readonly BatchCall[]> = {
  -readonly [I in keyof Calls]: Outcome<MethodMap[Calls[I][0]]['result']>;
};
/**
 * A client of one server. The scheme of the URL decides: `http:` and `https:` send each call by itself, `ws:` and
 * `wss:` share one connection, which subscriptions need.
 */
export declare class HalleyClient extends Methods {
  #private;
  /** @param shared - only for {@link HalleyClient.with} */
  constructor(
    url: string | URL,
    options?: ClientOptions,
    shared?: {
      readonly of: HalleyClient;
      readonly changes: CallOptions;
    },
  );
  /** The same client with other options for its calls: `client.with({ timeoutMs: 1000 }).eth.blockNumber()`. */
  with(changes: CallOptions): HalleyClient;
  /** Calls a method by its name on the wire. */
  request<M extends MethodName>(method: M, ...params: MethodMap[M]['params']): Promise<MethodMap[M]['result']>;
  /**
   * Sends several calls as one message. Each has its own outcome, so that an error of one does not lose the others:
   * `const [head, balance] = await client.batch([['eth_blockNumber'], ['eth_getBalance', address]])`.
   */
  batch<const Calls extends readonly BatchCall[]>(calls: Calls): Promise<BatchOutcomes<Calls>>;
  /**
   * Notifications of the server, from now on or from `fromBlock` on. `newHeads` and `logs` lose nothing when the
   * connection breaks and give nothing twice; when blocks are replaced, `logs` gives the logs of those once more, with
   * `removed` set, and `newHeads` gives the new heads. The others continue with what happens after the reconnection.
   */
  subscribe<N extends SubscriptionName>(
    name: N,
    options?: SubscriptionMap[N]['options'],
  ): Subscription<SubscriptionMap[N]['result']>;
  /** Ends the connection. Calls and subscriptions that still wait end with an error. */
  close(): void;
}
