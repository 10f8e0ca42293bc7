import { describe, expect, test } from '@jest/globals';
import { clientAddress } from '../../../../src/transport/clientAddresses.js';
import { type UsageOptions, ClientUsages } from '../../../../src/transport/fairness/clientUsages.js';
import { NO_USAGE_LIMITS } from '../endpoints.js';

const LIMITS: UsageOptions = {
  ...NO_USAGE_LIMITS,
  rate: 10,
  burst: 20,
  totalRate: 100,
  maxRunning: 2,
  maxWebSockets: 3,
};

class Stage {
  nowMs = 0;
  readonly usages: ClientUsages;

  constructor(limits: Partial<UsageOptions> = {}, maxIdle = 100) {
    this.usages = new ClientUsages({ ...LIMITS, ...limits }, { now: () => this.nowMs, maxIdle });
  }

  of(address: string) {
    return this.usages.of(clientAddress(address, false))!;
  }
}

describe('the units of a client', () => {
  test('are its own: another client has all of its units', () => {
    const stage = new Stage();
    expect(stage.of('10.0.0.1').charge(20)).toBeNull();
    expect(stage.of('10.0.0.1').charge(5)).toEqual({ of: 'units', who: 'this client', limit: 10, waitMs: 500 });
    expect(stage.of('10.0.0.2').charge(20)).toBeNull();
    expect(Object.entries(stage.usages.rejected).filter(([, count]) => count > 0)).toEqual([['rate', 1]]);
  });

  test('are those of its whole IPv6 network of 64 bits', () => {
    const stage = new Stage();
    expect(stage.of('2001:db8::1').charge(20)).toBeNull();
    expect(stage.of('2001:db8::2').charge(1)).toMatchObject({ who: 'this client' });
    expect(stage.of('2001:db8:0:1::1').charge(1)).toBeNull();
  });

  test('come back with time', () => {
    const stage = new Stage();
    stage.of('10.0.0.1').charge(20);
    stage.nowMs = 500;
    expect(stage.of('10.0.0.1').charge(5)).toBeNull();
    expect(stage.of('10.0.0.1').charge(1)).not.toBeNull();
  });

  test('are refused to all when all clients together have used theirs, and then nothing is taken', () => {
    const stage = new Stage();
    for (let i = 0; i < 25; i++) expect(stage.of(`10.0.0.${i}`).charge(20)).toBeNull();
    expect(stage.of('10.0.1.1').charge(10)).toEqual({
      of: 'units',
      who: 'all clients together',
      limit: 100,
      waitMs: 100,
    });
    stage.nowMs = 200;
    expect(stage.of('10.0.1.1').charge(20)).toBeNull();
    expect(stage.usages.rejected.totalRate).toBe(1);
  });

  test('pay for large bodies before they are read, and for large answers afterwards', () => {
    const stage = new Stage();
    const usage = stage.of('10.0.0.1');
    expect(usage.chargeBody(65_535)).toBeNull();
    expect(usage.chargeBody(10 * 65_536)).toBeNull();
    expect(usage.charge(10)).toBeNull();
    expect(usage.chargeBody(65_536)).toEqual({ of: 'units', who: 'this client', limit: 10, waitMs: 100 });
    expect(usage.chargeBody(65_535)).toBeNull();
    usage.chargeAnswer(20 * 65_536);
    expect(usage.charge(1)).toMatchObject({ waitMs: 2_100 });
  });

  test('wait for work that can wait, which counts as no refusal', () => {
    const stage = new Stage();
    const usage = stage.of('10.0.0.1');
    expect([usage.waitFor(15), usage.waitFor(10), usage.charge(5)]).toEqual([0, 500, null]);
    stage.nowMs = 1_000;
    expect([usage.waitFor(10), usage.waitFor(1)]).toEqual([0, 100]);
    expect(stage.usages.rejected.rate).toBe(0);
  });

  test('are not counted for clients of the same machine, unless a proxy passes them on', () => {
    const { usages } = new Stage();
    expect(usages.of(clientAddress('127.0.0.1', false))).toBeNull();
    expect(usages.of(clientAddress('::1', false))).toBeNull();
    expect(usages.of(clientAddress('127.0.0.1', true))).not.toBeNull();
  });

  test('are not counted when all limits are off', () => {
    const off = new Stage({ ...NO_USAGE_LIMITS, burst: 20 });
    expect(off.usages.of(clientAddress('10.0.0.1', false))).toBeNull();
  });
});

describe('requests and WebSockets of a client', () => {
  test('are counted while they are open', () => {
    const stage = new Stage();
    const usage = stage.of('10.0.0.1');
    usage.begin();
    usage.begin();
    expect(usage.fullAt()).toBe(2);
    expect(stage.of('10.0.0.2').fullAt()).toBeNull();
    usage.end();
    expect(usage.fullAt()).toBeNull();
    expect([1, 2, 3, 4].map(() => usage.openWebSocket())).toEqual([null, null, null, 3]);
    usage.closeWebSocket();
    expect(usage.openWebSocket()).toBeNull();
    expect(stage.usages.rejected).toMatchObject({ requestsInProgress: 1, webSockets: 1 });
  });
});

describe('the bytes of the bodies of a client', () => {
  test('come back at their rate, and four seconds of them may be sent at once', () => {
    const stage = new Stage({ rate: 0, totalRate: 0, bodyRate: 1_000 });
    const usage = stage.of('10.0.0.1');
    expect(usage.chargeBody(4_000)).toBeNull();
    expect(usage.chargeBody(500)).toEqual({ of: 'bytes', who: 'this client', limit: 1_000, waitMs: 500 });
    expect(usage.bodyExcess(1)).toEqual({ of: 'bytes', who: 'this client', limit: 1_000, waitMs: 1 });
    expect(stage.of('10.0.0.2').chargeBody(4_000)).toBeNull();
    stage.nowMs = 500;
    expect(usage.chargeBody(500)).toBeNull();
    expect(usage.chargeBody(1)).not.toBeNull();
    expect(stage.usages.rejected.bodyRate).toBe(3);
  });

  test('may be more than four seconds of them in one body, which is then waited for', () => {
    const stage = new Stage({ rate: 0, totalRate: 0, bodyRate: 1_000 });
    const usage = stage.of('10.0.0.1');
    expect(usage.chargeBody(10_000)).toBeNull();
    expect(usage.chargeBody(1)).toMatchObject({ waitMs: 6_001 });
  });
});

describe('connections and subscriptions of a client', () => {
  test('are counted while they are open', () => {
    const stage = new Stage({ maxConnections: 2, maxSubscriptions: 1 });
    const usage = stage.of('10.0.0.1');
    expect([usage.openConnection(), usage.openConnection(), usage.openConnection()]).toEqual([null, null, 2]);
    expect([usage.openSubscription(), usage.openSubscription()]).toEqual([null, 1]);
    expect(stage.of('10.0.0.2').openSubscription()).toBeNull();
    usage.closeSubscription();
    usage.closeConnection();
    expect([usage.openConnection(), usage.openSubscription()]).toEqual([null, null]);
    expect(stage.usages.rejected).toMatchObject({ connections: 1, subscriptions: 1 });
  });
});

describe('what is remembered', () => {
  test('is bounded, whatever number of networks somebody has', () => {
    const stage = new Stage({}, 100);
    for (let i = 0; i < 65_536; i++) stage.of(`2001:db8:1:${i.toString(16)}::1`).charge(1);
    expect(stage.usages.clients).toBe(100);
    // Its rate of all together is exceeded long before.
    expect(stage.usages.rejected.totalRate).toBe(65_536 - 500);
  });

  test('has every client that is busy, until it is idle', () => {
    const stage = new Stage({}, 2);
    const busy = stage.of('10.0.0.1');
    busy.begin();
    for (let i = 2; i < 9; i++) stage.of(`10.0.0.${i}`);
    expect(stage.usages.clients).toBe(3);
    expect(stage.of('10.0.0.1')).toBe(busy);
    for (let i = 2; i < 9; i++) stage.of(`10.0.0.${i}`);
    busy.end();
    expect(stage.usages.clients).toBe(2);
    expect(stage.of('10.0.0.1')).not.toBe(busy);
  });
});
