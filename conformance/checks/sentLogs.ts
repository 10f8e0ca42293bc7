/** The logs of a sent transaction, by every way in which they can be had. */
import { differences, listOf, sameJson, textOf, UnusableValue, type JsonObject } from '../json.js';
import { logsOf } from '../material.js';
import type { Session } from '../session.js';
import { Subscription } from './subscription.js';

/** A filter and a subscription that were made before the transaction was sent. */
export interface LogWatch {
  /** Holds what came against the receipt's logs, and ends the watch. */
  compare: (receipt: JsonObject, withinMs: number) => Promise<void>;
}

/** Watches the logs of a contract. `wsUrl` null leaves the subscription out. */
export async function watchLogs(session: Session, contract: string, wsUrl: string | null): Promise<LogWatch> {
  const filter = await session.call('eth_newFilter', [{ address: contract }]);
  const pushed = wsUrl === null ? null : await Subscription.open(session, wsUrl, 'logs', { address: contract });
  if (wsUrl !== null && pushed === null) throw new UnusableValue('eth_subscribe gave no result');
  return {
    compare: async (receipt, withinMs) => {
      await compareQuery(session, contract, receipt);
      if (filter.kind === 'result') await comparePolled(session, filter.value, receipt);
      if (pushed !== null) await comparePushed(session, pushed, { logs: logsOf(receipt), withinMs });
    },
  };
}

async function compareQuery(session: Session, contract: string, receipt: JsonObject): Promise<void> {
  const query = { address: contract, blockHash: textOf(receipt, 'blockHash') };
  const outcome = await session.call('eth_getLogs', [query]);
  const wrong = differences(session.resultOf(outcome), logsOf(receipt));
  if (wrong.length > 0) session.find('log-delivery', outcome, `other than in the receipt: ${wrong.join(', ')}`);
}

async function comparePolled(session: Session, id: unknown, receipt: JsonObject): Promise<void> {
  const first = await session.call('eth_getFilterChanges', [id]);
  const logs = listOf(session.resultOf(first));
  const wrong = differences(logs, logsOf(receipt));
  if (wrong.length > 0) session.find('log-delivery', first, `other than in the receipt: ${wrong.join(', ')}`);
  const again = await session.call('eth_getFilterChanges', [id]);
  if (listOf(session.resultOf(again)).length > 0) session.find('log-delivery', again, 'they were polled before');
  await session.call('eth_uninstallFilter', [id]);
}

async function comparePushed(
  session: Session,
  subscription: Subscription,
  { logs, withinMs }: { logs: readonly JsonObject[]; withinMs: number },
): Promise<void> {
  const { evidence } = subscription;
  for (const log of logs) {
    const pushed = await subscription.next(withinMs);
    if (pushed === null) return session.find('log-delivery', evidence, 'a log was not pushed');
    if (!sameJson(pushed.result, log))
      session.find('log-delivery', { ...evidence, answer: pushed.text }, 'other than in the receipt');
  }
  await subscription.end();
  const further = await subscription.next(0);
  if (further !== null) session.find('log-delivery', { ...evidence, answer: further.text }, 'a log was pushed twice');
}
