/** What becomes of the profile of the chain when the node goes away, comes back, and is another release. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { DIALECTS } from '../../../src/chain/tx/dialect.js';
import { currentDialect } from '../../../src/cosmos/chainProfile.js';
import { ApplicationQueries } from '../../../src/cosmos/queries/applicationQueries.js';
import { ChainWatch } from '../../../src/upstream/chainWatch.js';
import {
  ChainRecord,
  decodeStoredChain,
  encodeStoredChain,
  type KnownChain,
} from '../../../src/upstream/knownChain.js';
import { QueryUnknown } from '../../../src/chain/chainErrors.js';

const log = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
const NO_FORKS = { londonBlock: 0n, shanghaiTime: null, cancunTime: null, pragueTime: null, osakaTime: null };

/** A chain before its upgrade. */
function evmos(): KnownChain {
  return {
    profile: {
      cometChainId: 'evmos_9002-1',
      cometVersion: '0.34.29',
      dialect: DIALECTS.ethermint,
      mempool: 'flood',
      supportsOverrides: false,
      bech32Prefix: 'evmos',
      feeDenom: 'aevmos',
      baseFeeIsScaled: true,
      forks: { chainId: 9002n, denom: 'aevmos', decimals: 18, ...NO_FORKS },
    },
    application: { name: 'evmos', version: '20.0.0' },
    grpcAddress: '127.0.0.1:9090',
  };
}

/** The same chain after it. */
function upgraded(): KnownChain {
  const { profile, ...before } = evmos();
  return {
    ...before,
    application: { name: 'evmos', version: '21.0.0' },
    profile: {
      ...profile,
      cometVersion: '0.38.17',
      dialect: DIALECTS.cosmosEvm04,
      mempool: 'floodWithQueue',
      supportsOverrides: true,
      forks: { ...profile.forks, shanghaiTime: 0n, cancunTime: 0n, pragueTime: 0n },
    },
  };
}

let watch: ChainWatch;

afterEach(() => watch?.stop());

/** A watch over a node whose answers to a detection `detect` gives. */
function over(detect: () => KnownChain, { isFresh = true } = {}): KnownChain {
  const known = evmos();
  watch = new ChainWatch({ known, isFresh, detect: async () => detect(), log });
  return known;
}

function nextChange(): Promise<{ before: KnownChain; now: KnownChain }> {
  return new Promise((resolve) => watch.onChange((before, now) => resolve({ before, now })));
}

describe('an upgrade is noticed', () => {
  const signs: [string, () => void][] = [
    ['the events are subscribed to again', () => watch.subscribed()],
    ['the version is another', () => watch.answered({ name: 'evmos', version: '21.0.0', lastHeight: 1 })],
    [
      'the node answers again',
      () => {
        watch.missed(new NodeUnavailable('it refuses connections'));
        watch.answered({ name: 'evmos', version: '20.0.0', lastHeight: 1 });
      },
    ],
  ];
  test.each(signs)('when %s', async (_name, show) => {
    const known = over(upgraded);
    watch.subscribed();
    const changed = nextChange();
    show();
    const { before, now } = await changed;
    expect(before).toEqual(evmos());
    expect(now).toBe(known);
    expect(known).toEqual(upgraded());
  });

  test('what is asked for from now on is not the answer to a question from before', async () => {
    const answers: ((now: KnownChain) => void)[] = [];
    const detect = () => new Promise<KnownChain>((resolve) => answers.push(resolve));
    watch = new ChainWatch({ known: evmos(), isFresh: true, detect, log });
    watch.refresh();
    let isDetected = false;
    const detected = watch.detected().then(() => (isDetected = true));
    answers[0]?.(evmos());
    while (answers.length < 2) await new Promise(setImmediate);
    expect(isDetected).toBe(false);
    answers[1]?.(evmos());
    await detected;
    const again = watch.detected();
    while (answers.length < 3) await new Promise(setImmediate);
    answers[2]?.(evmos());
    await again;
  });

  test('when a query is gone: the request is refused as one to try again, and the next one is asked anew', async () => {
    const known = over(upgraded);
    const asked: string[] = [];
    const query = (path: string): Promise<Uint8Array> =>
      watch.ask(async () => {
        asked.push(path);
        if (path.startsWith('/ethermint.')) throw new QueryUnknown(path);
        return new Uint8Array(0);
      });
    const queries = new ApplicationQueries({ query }, currentDialect(known.profile));
    const address = `0x${'20'.repeat(20)}`;
    const refused = queries.code(address, 7, OWN_WORK);
    await expect(refused).rejects.toThrow(new NodeUnavailable('it was upgraded a moment ago').message);
    expect(await queries.code(address, 7, OWN_WORK)).toBe('0x');
    expect(asked).toEqual(['/ethermint.evm.v1.Query/Code', '/cosmos.evm.vm.v1.Query/Code']);
  });

  test('a query that the release never had is asked for once', async () => {
    let detections = 0;
    over(() => {
      detections += 1;
      return evmos();
    });
    expect([await watch.lacks('/a'), await watch.lacks('/a'), await watch.lacks('/a')]).toEqual([false, false, false]);
    expect(detections).toBe(1);
  });
});

describe('requests', () => {
  test('are refused until a node that was down at the start is there', async () => {
    let isUp = false;
    over(
      () => {
        if (!isUp) throw new NodeUnavailable('it refuses connections');
        return evmos();
      },
      { isFresh: false },
    );
    await expect(watch.ask(() => Promise.resolve(1))).rejects.toEqual(new NodeUnavailable('it was not reached yet'));
    watch.start();
    await watch.settled();
    expect(watch.health()).toMatchObject({ reachable: false, reason: 'it refuses connections' });
    isUp = true;
    await watch.reached;
    expect(await watch.ask(() => Promise.resolve(1))).toBe(1);
    expect(watch.health()).toMatchObject({ reachable: true, reason: null });
  });

  test('are refused while the node runs another chain, and what is known stays', async () => {
    const known = over(() => {
      const { profile, ...other } = evmos();
      return { ...other, profile: { ...profile, cometChainId: 'other_9001-1' } };
    });
    watch.refresh();
    await watch.settled();
    const reason = 'it runs chain other_9001-1 (EVM chain id 9002), the index is of evmos_9002-1 (EVM chain id 9002)';
    await expect(watch.ask(() => Promise.resolve(1))).rejects.toEqual(new NodeUnavailable(reason));
    expect(known).toEqual(evmos());
  });
});

describe('what the index remembers', () => {
  /** Keeps a text as the index does. */
  class Memory {
    text: string | null = null;
    readonly knownChain = () => this.text;
    readonly rememberChain = async (text: string) => void (this.text = text);
  }

  test('is what was written, and nothing of another version', () => {
    const stored = { ...evmos(), earlier: [{ upTo: 7, forks: evmos().profile.forks }] };
    expect(decodeStoredChain(encodeStoredChain(stored))).toEqual(stored);
    expect(decodeStoredChain(JSON.stringify({ version: 99 }))).toBeNull();
    expect(decodeStoredChain(null)).toBeNull();
  });

  test('blocks of before an upgrade keep their forks, also after a restart', () => {
    const memory = new Memory();
    const record = new ChainRecord(memory, { head: 0, log }, evmos());
    record.update(upgraded(), 1_000);
    const restarted = new ChainRecord(memory, { head: 1_500, log }, upgraded());
    for (const { forksAt } of [record, restarted].map((each) => ({ forksAt: (n: number) => each.forksAt(n) }))) {
      expect(forksAt(1)).toEqual(evmos().profile.forks);
      expect(forksAt(1_000)).toEqual(evmos().profile.forks);
      expect(forksAt(1_001)).toEqual(upgraded().profile.forks);
    }
  });

  test('an upgrade between two runs begins above the stored blocks', () => {
    const memory = new Memory();
    new ChainRecord(memory, { head: 0, log }, evmos());
    const record = new ChainRecord(memory, { head: 500, log }, upgraded());
    expect(record.forksAt(500)).toEqual(evmos().profile.forks);
    expect(record.forksAt(501)).toEqual(upgraded().profile.forks);
  });
});

describe('readiness', () => {
  type Way = 'RPC' | 'events' | 'gRPC';
  const orders = (ways: Way[]): Way[][] =>
    ways.length === 0
      ? [[]]
      : ways.flatMap((way) => orders(ways.filter((other) => other !== way)).map((rest) => [way, ...rest]));
  const ALL = orders(['RPC', 'events', 'gRPC']);
  const cases = ALL.flatMap((leaving) => ALL.map((returning) => [leaving.join(), returning.join()] as const));

  /** A node whose ways are up or down, and what the service hears of them. */
  class Ways {
    readonly down = new Set<Way>();

    /** As the head source: while there are no events, it asks over RPC. */
    poll(): void {
      if (!this.down.has('events')) return;
      if (this.down.has('RPC')) watch.missed(new NodeUnavailable('it refuses connections'));
      else watch.answered({ name: 'evmos', version: '20.0.0', lastHeight: 1 });
    }

    leave(way: Way): void {
      this.down.add(way);
      if (way === 'RPC') watch.serviceChanged('CometBFT RPC', new NodeUnavailable('it refuses connections'));
      if (way === 'gRPC') watch.serviceChanged('gRPC', new NodeUnavailable('it does not answer in time'));
      this.poll();
    }

    return(way: Way): void {
      this.down.delete(way);
      if (way === 'RPC') watch.serviceChanged('CometBFT RPC', null);
      if (way === 'gRPC') watch.serviceChanged('gRPC', null);
      if (way === 'events') watch.subscribed();
      this.poll();
    }

    detect = (): KnownChain => {
      if (this.down.has('RPC')) throw new NodeUnavailable('it refuses connections');
      if (this.down.has('gRPC')) throw new NodeUnavailable('over gRPC, it does not answer in time');
      return evmos();
    };

    /** Why the service is not ready. Without events the head is asked for, so they alone are no reason. */
    get reason(): string[] {
      return [
        ...(this.down.has('RPC') ? ['it refuses connections'] : []),
        ...(this.down.has('gRPC') ? ['over gRPC, it does not answer in time'] : []),
      ];
    }
  }

  test.each(cases)('is right when %s leave and %s return, in this order', async (leaving, returning) => {
    const ways = new Ways();
    watch = new ChainWatch({
      known: evmos(),
      isFresh: true,
      detect: async () => ways.detect(),
      retry: { first: 1, longest: 1 },
      log,
    });
    watch.subscribed();
    const expectRight = () => {
      const { reachable, reason } = watch.health();
      expect(reachable).toBe(ways.reason.length === 0);
      expect(reason === null ? [] : ways.reason).toEqual(reason === null ? [] : expect.arrayContaining([reason]));
    };
    for (const way of leaving.split(',') as Way[]) {
      ways.leave(way);
      expectRight();
    }
    for (const way of returning.split(',') as Way[]) {
      ways.return(way);
      expectRight();
      await watch.settled();
      expectRight();
    }
    expect(watch.health()).toMatchObject({ reachable: true, reason: null });
  });

  test('comes back when the last question for the head fails after the events are there again', async () => {
    over(evmos);
    watch.subscribed();
    watch.missed(new NodeUnavailable('it closed the connection'));
    expect(watch.health()).toMatchObject({ reachable: false, reason: 'it closed the connection' });
    await watch.settled();
    expect(watch.health()).toMatchObject({ reachable: true, reason: null });
  });
});
