import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { ConfigError } from '../../../src/config/config.js';
import { listen } from '../../../src/transport/listen.js';

test('resolves to the actual port, and names an address in use', async () => {
  const server = createServer();
  const address = await listen(server, '127.0.0.1:0');
  expect(address).toMatch(/^127\.0\.0\.1:[1-9]\d+$/);
  await expect(listen(createServer(), address)).rejects.toThrow(
    `cannot listen on ${address}: the address is in use by another process`,
  );
  server.close();
});

test('an address of another machine is an error of the configuration', async () => {
  // The address is reserved for documentation: no machine has it.
  const refused = listen(createServer(), '192.0.2.1:0');
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow('cannot listen on 192.0.2.1:0: no interface of this machine has that address');
});
