import { describe, expect, test } from '@jest/globals';
import { setMaxListeners } from 'node:events';
import { setImmediate as eventLoopTurn, setTimeout as after } from 'node:timers/promises';
import { endingBy, OWN_WORK, UNENDING, type Caller } from '../../../src/caller/caller.js';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { ExecutionPlaces } from '../../../src/cosmos/executionPlaces.js';

/** The server's own work may hold all places; a client three quarters of them. */
const CLIENT: Caller = { ...OWN_WORK, signal: UNENDING, client: 'a' };

/** A node that answers something small later for each task beyond those that its cores take. */
class BusyNode {
  running = 0;
  mostRunning = 0;
  probes = 0;
  readonly #ends: (() => void)[] = [];
  readonly #cores: number;

  constructor(cores: number) {
    this.#cores = cores;
  }

  readonly probe = async (): Promise<void> => {
    this.probes++;
    await after(1 + 40 * Math.max(0, this.running - this.#cores));
  };

  readonly task = async (): Promise<void> => {
    this.running++;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    await new Promise<void>((resolve) => this.#ends.push(resolve));
    this.running--;
  };

  /** Ends what runs now. */
  async finish(): Promise<void> {
    for (const end of this.#ends.splice(0)) end();
    await eventLoopTurn();
  }
}

/** Lets tasks end, and others begin, until something is so. */
async function workUntil(node: BusyNode, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await node.finish();
    await after(1);
  }
}

/** Runs tasks of a client, a hundred at one time, until the signal aborts. */
async function keepBusy(places: ExecutionPlaces, node: BusyNode, signal: AbortSignal): Promise<void> {
  const one = async (): Promise<void> => {
    while (!signal.aborted) await places.run(node.task, endingBy(signal, CLIENT)).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: 100 }, one));
}

describe('the places for executions', () => {
  test('become fewer while a small question takes longer, and more when it does not', async () => {
    const [busy, idle] = [new BusyNode(1), new BusyNode(1_000)];
    let node = busy;
    const places = new ExecutionPlaces({ fixed: () => null, probe: () => node.probe(), probePauseMs: 0 });
    expect(places.limit).toBe(8);
    const leaving = [new AbortController(), new AbortController()] as const;
    for (const { signal } of leaving) setMaxListeners(0, signal);
    const expensive = keepBusy(places, busy, leaving[0].signal);
    await workUntil(busy, () => places.limit === 2 && busy.running === 1);
    // Of two, one stays free for another client.
    const other = places.run(() => Promise.resolve('at once'), { ...CLIENT, client: 'b' });
    await expect(other).resolves.toBe('at once');
    leaving[0].abort();
    await workUntil(busy, () => busy.running === 0);
    await expensive;
    node = idle;
    const light = keepBusy(places, idle, leaving[1].signal);
    await workUntil(idle, () => places.limit === 64 && idle.running === 48);
    expect(idle.mostRunning).toBe(48);
    leaving[1].abort();
    await workUntil(idle, () => idle.running === 0);
    await light;
  });

  test('stay as they are where they are fixed: the node is asked nothing', async () => {
    const node = new BusyNode(1);
    const places = new ExecutionPlaces({ fixed: () => 4, probe: node.probe, probePauseMs: 0 });
    let isOver = false;
    const tasks = Array.from({ length: 50 }, () => places.run(node.task, CLIENT));
    void Promise.all(tasks).then(() => (isOver = true));
    await workUntil(node, () => isOver);
    expect({ most: node.mostRunning, probes: node.probes, limit: places.limit }).toEqual({
      most: 3,
      probes: 0,
      limit: 4,
    });
  });

  test('stay as they are while the node cannot be asked', async () => {
    const node = new BusyNode(1);
    const probe = () => Promise.reject(new NodeUnavailable('the node is down'));
    const places = new ExecutionPlaces({ fixed: () => null, probe, probePauseMs: 0 });
    let isOver = false;
    const tasks = Array.from({ length: 50 }, () => places.run(node.task, CLIENT));
    void Promise.all(tasks).then(() => (isOver = true));
    await workUntil(node, () => isOver);
    expect({ most: node.mostRunning, limit: places.limit }).toEqual({ most: 6, limit: 8 });
  });
});
