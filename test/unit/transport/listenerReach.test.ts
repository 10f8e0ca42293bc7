/** An address that other machines can reach is named in the log, with what they may call. */
import { expect, test } from '@jest/globals';
import { RunningListeners } from '../../../src/transport/runningListeners.js';
import { MemoryLog } from '../jsonrpc/fakeService.js';

/** A transport that says it listens there. */
function at(address: string) {
  const done = (): Promise<void> => Promise.resolve();
  return { start: () => Promise.resolve(address), stop: done, closeGuests: done, handleUpgrade: () => undefined };
}

async function warningsOf(httpAddress: string, wsAddress: string): Promise<string[]> {
  const log = new MemoryLog();
  const listeners = new RunningListeners(
    {
      httpAddress,
      wsAddress,
      http: true,
      open: false,
      namespaces: ['eth', 'net'],
      onlyUnixSocket: false,
      makeHttp: () => at(httpAddress),
      makeWebSocket: () => at(wsAddress),
      listening: () => undefined,
      stopped: () => undefined,
    },
    log,
  );
  await listeners.start();
  return log.lines
    .filter(({ level }) => level === 'warn')
    .map(({ fields, message }) => `${JSON.stringify(fields)} ${message}`);
}

test('one warning for each such address, none for those of this machine', async () => {
  expect(await warningsOf('127.0.0.1:8545', '[::1]:8546')).toEqual([]);
  expect(await warningsOf('127.0.0.1:8545', '')).toEqual([]);
  expect(await warningsOf('[::]:8545', '0.0.0.0:8546')).toEqual([
    '{"address":"[::]:8545","namespaces":["eth","net"]} other machines can reach this address and call these namespaces; --json-rpc.address 127.0.0.1:8545 serves this machine only',
    '{"address":"0.0.0.0:8546","namespaces":["eth","net"]} other machines can reach this address and call these namespaces; --json-rpc.ws-address 127.0.0.1:8546 serves this machine only',
  ]);
});
