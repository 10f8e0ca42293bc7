import { ownWork, OWN_WORK } from '../../src/caller/caller.js';
import { expect, test } from '@jest/globals';
import { TraceSlots } from '../../src/tracing/traceSlots.js';

test('one trace more than the limit is refused, and a client that leaves gives no place free', async () => {
  const slots = new TraceSlots(1);
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  const client = new AbortController();
  const left = slots.run(() => work, ownWork(client.signal));
  client.abort(new Error('the client left'));
  await expect(left).rejects.toThrow('the client left');
  await expect(slots.run(async () => 1, OWN_WORK)).rejects.toMatchObject({
    rpc: { name: 'limitExceeded', arguments: { what: 'traces at once', value: 2, limit: 1 } },
  });
  end();
  await work;
  await expect(slots.run(async () => 2, OWN_WORK)).resolves.toBe(2);
});
