/** The logs of a sent transaction, by every way in which they can be had. */
import { differences, listOf, sameJson, textOf, type JsonObject } from '../json.js';
import { logsOf } from '../material.js';
import { Socket } from '../client/socket.js';
import type { Session } from '../session.js';
import { SocketClient } from './webSocket.js';

/** A filter and a subscription that were made before the transaction was sent. */
export interface LogWatch {
  /** Holds what came against the receipt's logs, and ends the watch. */
  compare: (receipt: JsonObject, withinMs: number) => Promise<void>;
}

/** Watches the logs of a contract. `wsUrl` null leaves the subscription out. */
export async function watchLogs(session: Session, contract: string, wsUrl: string | null): Promise<LogWatch> {
  const filter = await session.call('eth_newFilter', [{ address: contract }]);
  const pushed = wsUrl === null ? null : await subscribe(session, contract, wsUrl);
  return {
    compare: async (receipt, withinMs) => {
      try {
        await compareQuery(session, contract, receipt);
        if (filter.kind === 'result') await comparePolled(session, filter.value, receipt);
        await pushed?.compare(receipt, withinMs);
      } finally {
        pushed?.close();
      }
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

async function subscribe(session: Session, contract: string, wsUrl: string): Promise<LogWatch & { close(): void }> {
  const socket = await Socket.connect(wsUrl, session.limits);
  const client = new SocketClient(session, async () => socket);
  const outcome = await client.call('eth_subscribe', ['logs', { address: contract }]);
  if (outcome.kind !== 'result') socket.close();
  const id = session.resultOf(outcome);
  const evidence = { ...outcome, method: 'eth_subscribe: logs' };
  return {
    close: () => socket.close(),
    compare: async (receipt, withinMs) => {
      for (const log of logsOf(receipt)) {
        const pushed = await client.notification(id, withinMs);
        if (pushed === null) return session.find('log-delivery', evidence, 'a log was not pushed');
        if (!sameJson(pushed.result, log))
          session.find('log-delivery', { ...evidence, answer: pushed.text }, 'other than in the receipt');
      }
      // Whatever was pushed before this answer has come by then.
      await client.call('eth_unsubscribe', [id]);
      const further = await client.notification(id, 0);
      if (further !== null)
        session.find('log-delivery', { ...evidence, answer: further.text }, 'a log was pushed twice');
    },
  };
}
