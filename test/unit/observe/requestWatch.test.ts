import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { rpcError } from '../../../src/jsonrpc/rpcErrors.js';
import { watchRequests } from '../../../src/observe/requestWatch.js';
import { MemoryLog } from '../jsonrpc/fakeService.js';

const HOSTILE = 'eth_"}\n# HELP evil';

test('requests are counted by method and outcome, and no label holds what a client wrote', async () => {
  const registry = new Registry();
  const observe = watchRequests({ slowMs: 0, log: new MemoryLog(), registry });
  observe({ method: 'eth_chainId', tookMs: 0.1, error: null });
  observe({ method: 'eth_call', tookMs: 2, error: rpcError('nodeUnavailable', { reason: 'it is down' }) });
  observe({ method: 'eth_call', tookMs: 2, error: rpcError('internalError') });
  observe({ method: 'eth_call', tookMs: 2, error: rpcError('batchTooLarge', { value: 2, limit: 1 }) });
  observe({ method: 'eth_call', tookMs: 2, error: rpcError('invalidParams', { reason: 'no' }) });
  for (const method of [HOSTILE, 'constructor', '__proto__', null])
    observe({ method, tookMs: 0.1, error: rpcError('methodNotFound', { method: String(method) }) });
  const text = await registry.metrics();
  const counts = [...text.matchAll(/^halley_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels} ${count}`,
  );
  expect(counts).toEqual([
    'method="eth_chainId",outcome="ok" 1',
    'method="eth_call",outcome="unavailable" 1',
    'method="eth_call",outcome="failed" 1',
    'method="eth_call",outcome="limited" 1',
    'method="eth_call",outcome="refused" 1',
    'method="unknown",outcome="refused" 4',
  ]);
  expect(text).toContain('halley_request_errors_total{error="methodNotFound"} 4\n');
  expect(text).not.toContain('evil');
});

test('slow requests are logged with the id of their other lines', () => {
  const log = new MemoryLog();
  const observe = watchRequests({ slowMs: 1_000, log, registry: new Registry() });
  observe({ method: 'eth_call', tookMs: 999.9, error: null });
  observe({ method: 'eth_call', tookMs: 1_000.4, error: null, request: { requestId: 'fedcba9876543210' } });
  const request = { requestId: '0123456789abcdef' };
  observe({ method: HOSTILE, tookMs: 2_000, error: rpcError('internalError', {}, request), request });
  expect(log.lines).toEqual([
    {
      level: 'warn',
      fields: { method: 'eth_call', tookMs: 1_000, outcome: 'ok', requestId: 'fedcba9876543210' },
      message: 'slow request',
    },
    {
      level: 'warn',
      fields: { method: 'unknown', tookMs: 2_000, outcome: 'failed', requestId: '0123456789abcdef' },
      message: 'slow request',
    },
  ]);
});
