import { describe, expect, test } from '@jest/globals';
import { Client } from '../../../src/jsonrpc/client.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import type { DispatchOptions } from '../../../src/jsonrpc/dispatch.js';
import { TrackedAnswer, type Answer, type DeliveryListener } from '../../../src/jsonrpc/message.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { fakeDispatcher, MemoryLog } from './fakeService.js';

/** A dispatcher whose handlers note what becomes of their answers. eth_blobBaseFee answers with a promise. */
function stage(options: Partial<DispatchOptions> = {}) {
  const told: string[] = [];
  const note = (request: RequestContext): void => {
    request.onAnswered((answered) => told.push(answered ? 'answered' : 'not answered'));
    request.onWritten((written) => told.push(written ? 'written' : 'not written'));
  };
  const handlers: Record<string, AnyHandler> = {
    eth_gasPrice(_params, request) {
      note(request);
      return '0x1';
    },
    async eth_blobBaseFee(_params, request) {
      note(request);
      await Promise.resolve();
      return '0x2';
    },
    eth_baseFee(_params, request) {
      note(request);
      throw new TypeError('broken');
    },
    eth_blockNumber(_params, request) {
      note(request);
      return new Promise(() => undefined);
    },
    async eth_protocolVersion(_params, request: RequestContext) {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      note(request);
    },
  };
  const dispatcher = fakeDispatcher(options, new MemoryLog(), handlers);
  const ask = async (body: unknown): Promise<Answer | null> =>
    dispatcher.handle(JSON.stringify(body), new Client('websocket', clientAddress('::1', false)));
  return { told, ask };
}

const call = (method: string, id: number | null = 1): object => ({
  jsonrpc: '2.0',
  ...(id !== null && { id }),
  method,
});

const deliveryOf = (answer: Answer | null): DeliveryListener => (answer as TrackedAnswer).delivery;

describe('a handler that listens for the delivery of its answer', () => {
  test.each(['eth_gasPrice', 'eth_blobBaseFee'])('learns what the transport reports: %s', async (method) => {
    const { told, ask } = stage();
    const answer = await ask(call(method));
    expect(told).toEqual([]);
    expect(answer).toBeInstanceOf(TrackedAnswer);
    deliveryOf(answer).onSent();
    expect(told).toEqual(['answered']);
    deliveryOf(answer).onFinished(true);
    expect(told).toEqual(['answered', 'written']);
  });

  test('learns that an answer was sent and not written, or neither sent nor written', async () => {
    const { told, ask } = stage();
    const answer = await ask(call('eth_gasPrice'));
    deliveryOf(answer).onSent();
    deliveryOf(answer).onFinished(false);
    expect(told.splice(0)).toEqual(['answered', 'not written']);
    deliveryOf(await ask(call('eth_gasPrice'))).onFinished(false);
    expect(told).toEqual(['not answered', 'not written']);
  });

  test('learns of the delivery of the batch that holds its answer', async () => {
    const { told, ask } = stage();
    const answer = await ask([call('eth_gasPrice'), call('eth_chainId', 2), call('eth_blobBaseFee', 3)]);
    expect(String(answer)).toBe(
      '[{"jsonrpc":"2.0","id":1,"result":"0x1"},{"jsonrpc":"2.0","id":2,"result":"0x40000"},{"jsonrpc":"2.0","id":3,"result":"0x2"}]',
    );
    expect(told).toEqual([]);
    deliveryOf(answer).onSent();
    deliveryOf(answer).onFinished(false);
    expect(told).toEqual(['answered', 'answered', 'not written', 'not written']);
  });

  test.each([
    ['the request has no id', call('eth_gasPrice', null), {}],
    ['the batch item has no id', [call('eth_gasPrice', null), call('eth_chainId')], {}],
    ['the handler fails afterwards', call('eth_baseFee'), {}],
    ['the answer is too large', call('eth_gasPrice'), { maxResponseBytes: 10 }],
    [
      'the answer is too large for what is left of a batch',
      [call('eth_gasPrice'), call('eth_chainId')],
      { maxResponseBytes: 10 },
    ],
    ['the deadline passes', call('eth_blockNumber'), { requestTimeoutMs: 20 }],
    ['the deadline has passed', call('eth_protocolVersion'), { requestTimeoutMs: 20 }],
  ])('learns that its result is not sent when %s', async (_case, body, options) => {
    const { told, ask } = stage(options);
    expect(await ask(body)).not.toBeInstanceOf(TrackedAnswer);
    expect(told).toEqual(['not answered', 'not written']);
  });

  test('does not change the answers of other handlers', async () => {
    expect(await stage().ask(call('eth_chainId'))).toBe('{"jsonrpc":"2.0","id":1,"result":"0x40000"}');
  });
});
