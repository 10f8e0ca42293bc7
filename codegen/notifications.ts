/** Emits generated/notifications.ts: every subscription, with the types of what it takes and sends. */
import { notificationsIn, type Contract } from './contract.js';
import type { Notification } from './notification.js';
import { referencesOf } from './shape.js';
import { BANNER, comment, typeOf } from './types.js';

/** The text of generated/notifications.ts, for `npm run generate` to format and write. */
export function emitNotifications(contract: Contract): string {
  const all = notificationsIn(contract);
  const used = new Set(
    all.flatMap(({ options, result }) => [options, result].flatMap(({ shape }) => referencesOf(shape))),
  );
  const table = Object.fromEntries(all.map(({ name, method }) => [name, { method }]));
  return [
    BANNER,
    `import type { ${[...used].sort().join(', ')} } from './types.js';\n`,
    `/** The options of every subscription, which can be left out, and what each of its notifications carries. */
export interface SubscriptionMap {\n${all.map(entryOf).join('\n')}\n}\n`,
    `/** The name of a subscription. */
export type SubscriptionName = keyof SubscriptionMap;\n`,
    `/** What is known of a subscription at run time. */
export interface SubscriptionEntry {
  /** JSON-RPC method of the notifications. */
  readonly method: string;
}\n`,
    `/** Everything that clients can subscribe to. */
export const subscriptionTable = ${JSON.stringify(table)} \
as const satisfies Record<SubscriptionName, SubscriptionEntry>;\n`,
  ].join('\n');
}

function entryOf({ name, summary, description, options, result }: Notification): string {
  const doc = comment(description === undefined ? summary : `${summary} ${description}`);
  return `${doc}${name}: { options: ${typeOf(options.shape)}; result: ${typeOf(result.shape)} };`;
}
