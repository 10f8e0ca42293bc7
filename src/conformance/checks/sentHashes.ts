/** The hash of a sent transaction, as eth_subscribe pushes it. */
import { sameJson } from '../json.js';
import { Socket } from '../client/socket.js';
import type { Session } from '../session.js';
import { SocketClient } from './webSocket.js';

/** Hashes of others that are passed over. */
const MAX_OTHERS = 1000;

/** A subscription that was made before the transaction was sent. */
export interface HashWatch {
  /** Counts how often the hash of a mined transaction was pushed, and ends the watch. */
  compare: (hash: string, withinMs: number) => Promise<void>;
}

/** Subscribes to the hashes of waiting transactions. Null where there is no such subscription. */
export async function watchHashes(session: Session, wsUrl: string): Promise<HashWatch | null> {
  const socket = await Socket.connect(wsUrl, session.limits);
  const client = new SocketClient(session, async () => socket);
  const outcome = await client.call('eth_subscribe', ['newPendingTransactions']);
  if (outcome.kind !== 'result') {
    socket.close();
    return null;
  }
  const id = outcome.value;
  const evidence = { ...outcome, method: 'eth_subscribe: newPendingTransactions' };
  const times = async (hash: string, withinMs: number): Promise<number> => {
    for (let others = 0; others < MAX_OTHERS; others++) {
      const pushed = await client.notification(id, withinMs);
      if (pushed === null) return 0;
      if (sameJson(pushed.result, hash)) return 1;
    }
    return 0;
  };
  return {
    compare: async (hash, withinMs) => {
      try {
        const first = await times(hash, withinMs);
        // Whatever was pushed before this answer has come by then.
        await client.call('eth_unsubscribe', [id]);
        if (first === 0) session.find('pending-delivery', evidence, `${hash} was sent and not pushed`);
        else if ((await times(hash, 0)) > 0) session.find('pending-delivery', evidence, `${hash} was pushed twice`);
      } finally {
        socket.close();
      }
    },
  };
}
