import { subscriptionTable, type SubscriptionName } from '../../generated/notifications.js';
import type { Validator } from '../jsonrpc/contract.js';
import type { ErrorLog } from '../jsonrpc/rpcErrors.js';
import { Notification } from '../jsonrpc/notification.js';

/** Makes a notification of a result, which is one complete JSON value. */
export type EncodeNotification = (name: SubscriptionName, result: Uint8Array) => Notification;

/** Does not check the result. */
export const encodeNotification: EncodeNotification = (name, result) =>
  new Notification(subscriptionTable[name].method, result);

/**
 * For development: also logs a result that breaks the contract. It is sent all the same, since a gap would be worse.
 */
export function encodeAndCheck(
  validators: Readonly<Record<SubscriptionName, Validator>>,
  log: ErrorLog,
): EncodeNotification {
  return (name, result) => {
    const validate = validators[name];
    if (!validate(JSON.parse(Buffer.from(result).toString('utf8')))) {
      log.error({ subscription: name, error: validate.errors?.[0] }, 'a notification breaks the contract');
    }
    return encodeNotification(name, result);
  };
}
