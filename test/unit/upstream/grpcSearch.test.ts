/** A node whose gRPC service is there later than its RPC: queries go over gRPC from then on. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CometRpc } from '../../../src/comet/cometRpc.js';
import { findGrpc } from '../../../src/cosmos/queries/grpcDiscovery.js';
import { GrpcSearch } from '../../../src/upstream/grpcSearch.js';
import { GuardedQueries } from '../../../src/upstream/guardedQueries.js';
import type { GrpcService } from '../../../src/upstream/nodeServices.js';
import { LargeBlockThread } from '../../../src/blockThreads/largeBlockThread.js';
import { RunningNode } from '../devchain/comet/runningNode.js';
import { startProxy, type CuttableProxy } from '../../support/cuttableProxy.js';

const log = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

let node: RunningNode;
let proxy: CuttableProxy;

beforeEach(async () => {
  node = await RunningNode.start();
  proxy = await startProxy(`http://${node.addresses.grpcAddress}`);
});

afterEach(async () => {
  await proxy.close();
  await node.stop();
});

/** Finds the node's gRPC service while the proxy lets it. */
function find(signal: AbortSignal): Promise<GrpcService | null> {
  return findGrpc([new URL(proxy.url).host], 'echo-1', { signal });
}

test('queries and traces go over gRPC as soon as the node has it', async () => {
  proxy.refuse();
  expect(await find(new AbortController().signal)).toBeNull();
  const url = new URL(node.addresses.rpcUrl);
  const largeBlocks = new LargeBlockThread();
  const services = new GuardedQueries(
    { url, rpc: new CometRpc({ url }), grpc: null },
    { largeBlocks, check: { allowsFork: false }, watch: null, onServiceChange: () => undefined, log },
  );
  expect(Buffer.from(await services.queries.query('/echo', Buffer.from('a'), 0, OWN_WORK)).toString()).toBe('a');
  expect(services.maxTraceMs).toBe(8_000);

  const events = new EventTarget();
  const found = once(events, 'found');
  const search = new GrpcSearch(
    { everyMs: 5 },
    {
      find,
      onFound(service) {
        services.useGrpc(service);
        events.dispatchEvent(new Event('found'));
      },
      log,
    },
  );
  search.begin();
  proxy.accept();
  await found;
  // From here on, only gRPC answers.
  await node.call('dev_fault', { fault: 'close', methods: ['abci_query'] });
  expect(Buffer.from(await services.queries.query('/echo', Buffer.from('b'), 0, OWN_WORK)).toString()).toBe('b');
  expect(Buffer.from(await services.traceQueries.query('/echo', Buffer.from('c'), 0, OWN_WORK)).toString()).toBe('c');
  expect(services.maxTraceMs).toBe(30_000);
  await search.stop();
  services.close();
  await largeBlocks.close();
});

test('a search ends after its time, and another one begins when it is asked for', async () => {
  let attempts = 0;
  const search = new GrpcSearch(
    { everyMs: 1, forMs: 3 },
    {
      async find() {
        attempts += 1;
        return null;
      },
      onFound: () => undefined,
      log,
    },
  );
  search.begin();
  search.begin();
  await search.settled();
  expect(attempts).toBe(3);
  search.begin();
  await search.settled();
  expect(attempts).toBe(6);
  await search.stop();
  search.begin();
  expect(search.settled()).toBeNull();
});
