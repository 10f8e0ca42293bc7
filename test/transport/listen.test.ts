import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { listen } from '../../src/transport/listen.js';

test('resolves to the actual port, and names an address in use', async () => {
  const server = createServer();
  const address = await listen(server, '127.0.0.1:0');
  expect(address).toMatch(/^127\.0\.0\.1:[1-9]\d+$/);
  await expect(listen(createServer(), address)).rejects.toThrow(
    `cannot listen on ${address}: the address is in use by another process`,
  );
  server.close();
});
