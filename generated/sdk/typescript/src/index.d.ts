// Generated from openrpc.json by `npm run generate`. Do not edit.
/** Client of Halley and other EVM JSON-RPC servers. */
export { HalleyClient, type BatchCall, type BatchOutcomes } from './client.js';
export * from './catalogue.js';
export * from './errors.js';
export type { Outcome } from './message.js';
export type { MethodMap, MethodName, SubscriptionMap, SubscriptionName } from './methods.js';
export type { CallOptions, ClientOptions, WebSocketLike } from './options.js';
export type { Subscription } from './subscription.js';
export type * from './types.js';
