/** Whose memory counts on one HTTP connection. */
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryBudget } from '../../../../src/caller/memoryBudget.js';
import { ConnectionClients } from '../../../../src/transport/memory/connectionMemory.js';

const PROXY = '10.0.0.1';
const A = '203.0.113.1';
const B = '203.0.113.2';
const HIGH_WATER = 1_048_576;

let budget: MemoryBudget;
let clients: ConnectionClients;

beforeEach(() => {
  budget = new MemoryBudget({ limitBytes: 64 * HIGH_WATER, stallTimeoutMs: 0 });
  clients = new ConnectionClients(budget, new PassThrough(), PROXY);
});

describe('a connection', () => {
  test('of one client has one account, which its other connections share', () => {
    const other = new ConnectionClients(budget, new PassThrough(), PROXY);
    clients.of(PROXY).add(100_000);
    expect(other.of(PROXY).account.usedBytes).toBe(114_688);
    expect(budget.clients).toBe(1);
    other.close();
    expect(budget.clients).toBe(1);
  });

  test('of a proxy counts for the client that is named, and forgets those that hold nothing', () => {
    const written = clients.of(A).add(100_000);
    expect(clients.of(B).account.usedBytes).toBe(0);
    expect(clients.of(A).account.usedBytes).toBe(114_688);
    expect(budget.clients).toBe(1);
    clients.of(B);
    expect(budget.clients).toBe(2);
    written();
    clients.of(B);
    clients.of(PROXY);
    expect(budget.clients).toBe(1);
    clients.close();
    expect([budget.clients, budget.usedBytes]).toEqual([0, 0]);
  });

  test('gives no more room than one connection has, whoever its clients are', () => {
    clients.of(A).add(HIGH_WATER / 2);
    clients.of(B);
    expect(clients.hasRoomBelow(HIGH_WATER)).toBe(true);
    const written = clients.of(B).add(HIGH_WATER / 2);
    clients.of(PROXY);
    expect(clients.hasRoomBelow(HIGH_WATER)).toBe(false);
    written();
    expect(clients.hasRoomBelow(HIGH_WATER)).toBe(true);
  });

  test('that is closed keeps what is held for its clients counted, beside what they hold later', () => {
    const { account } = clients.of(A);
    clients.close();
    // Work that ends late.
    account.count(16_384, 'answer');
    const next = new ConnectionClients(budget, new PassThrough(), A);
    next.of(A).add(20_000);
    expect(budget.usedBytes).toBe(16_384 + 32_768);
    account.count(-16_384, 'answer');
    expect(budget.clients).toBe(1);
    expect(next.of(A).account).toBe(new ConnectionClients(budget, new PassThrough(), A).of(A).account);
  });
});
