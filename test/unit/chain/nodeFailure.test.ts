import { expect, test } from '@jest/globals';
import { connectionFailure } from '../../../src/chain/nodeFailure.js';

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
