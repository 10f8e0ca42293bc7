import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { LostConnections } from '../../../../src/transport/fairness/lostConnections.js';

test('each kind is one line a minute, with the number since the last one; an error of accept ends nothing', async () => {
  const lines: object[] = [];
  let now = 5_000;
  const log = { warn: (fields: object, message: string) => lines.push({ ...fields, message }) };
  const server = createServer();
  server.maxConnections = 7;
  new LostConnections(log, () => now).watch(server);
  server.emit('error', Object.assign(new Error('in use'), { code: 'EADDRINUSE' }));
  expect(lines).toEqual([]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  for (let i = 0; i < 5; i++) server.emit('drop');
  for (let i = 0; i < 3; i++) server.emit('error', Object.assign(new Error('accept'), { code: 'ENFILE' }));
  now += 59_999;
  server.emit('drop');
  now += 1;
  server.emit('drop');
  server.emit('error', Object.assign(new Error('accept'), { code: 'EMFILE' }));
  server.close();

  const message = expect.stringMatching(/^connections are cut: /);
  expect(lines).toEqual([
    { limit: 7, since: 1, message },
    { code: 'ENFILE', since: 1, message: 'connections could not be accepted' },
    { limit: 7, since: 6, message },
    { code: 'EMFILE', since: 3, message: 'connections could not be accepted' },
  ]);
});
