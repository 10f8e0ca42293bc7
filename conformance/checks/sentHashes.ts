/** The hash of a sent transaction, as eth_subscribe pushes it. */
import { sameJson } from '../json.js';
import type { Session } from '../session.js';
import type { Subscription } from './subscription.js';

/** Hashes of others that are passed over. */
const MAX_OTHERS = 1000;

/** Counts how often the hash of a mined transaction was pushed, and ends the subscription to waiting transactions. */
export async function comparePushedHash(
  session: Session,
  subscription: Subscription,
  { hash, withinMs }: { hash: string; withinMs: number },
): Promise<void> {
  const { evidence } = subscription;
  const isFound = await find(subscription, hash, withinMs);
  await subscription.end();
  if (!isFound) session.find('pending-delivery', evidence, `${hash} was sent and not pushed`);
  else if (await find(subscription, hash, 0)) session.find('pending-delivery', evidence, `${hash} was pushed twice`);
}

async function find(subscription: Subscription, hash: string, withinMs: number): Promise<boolean> {
  for (let others = 0; others < MAX_OTHERS; others++) {
    const pushed = await subscription.next(withinMs);
    if (pushed === null) return false;
    if (sameJson(pushed.result, hash)) return true;
  }
  return false;
}
