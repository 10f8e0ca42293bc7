import { expect, test } from '@jest/globals';
import { connectionFailure, queryError } from '../../../src/chain/nodeFailure.js';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:26657', 'it refuses connections'],
  ['connect ECONNREFUSED ::1:26657, connect ECONNREFUSED 127.0.0.1:26657', 'it refuses connections'],
  [
    'No connection established. Last error: Error: connect ECONNREFUSED 127.0.0.1:9090. Resolution note: ',
    'it refuses connections',
  ],
  ['connect ETIMEDOUT 10.0.0.7:26657', 'it does not answer in time'],
  ['getaddrinfo ENOTFOUND node.internal', 'it cannot be reached'],
  ['connect EHOSTUNREACH 10.0.0.7:26657', 'it cannot be reached'],
  ['Name resolution failed for target dns:node.internal:9090', 'it cannot be reached'],
  ['self-signed certificate', 'it cannot be reached'],
  ['socket hang up', 'it closed the connection'],
  ['read ECONNRESET', 'it closed the connection'],
  ['write EPIPE', 'it closed the connection'],
  ['Connection dropped', 'it closed the connection'],
  ['the connection closed before the answer was complete', 'it closed the connection'],
])('%s: %s', (text, reason) => {
  expect(connectionFailure(text)).toBe(reason);
});

test.each([
  'rpc error: code = Internal desc = failed to load evm config',
  'failed to obtain coinbase address: failed to retrieve validator from block proposer address . Error: validator does not exist: validator does not exist',
])('a call is not to blame where the node cannot tell who proposed its block: %s', (log) => {
  const failure = { path: '/cosmos.evm.vm.v1.Query/EthCall', height: 5, abciCode: 6, codespace: 'sdk', log };
  expect(queryError(failure)).toMatchObject({
    name: 'NodeUnavailable',
    reason: 'it cannot tell who proposed the block',
  });
});
