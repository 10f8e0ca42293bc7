import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { StoreRefused } from '../../../../src/store/storeErrors.js';
import { openLmdbReader, openLmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { sealJson } from '../../../../src/store/lmdb/sealedValue.js';
import { testStore } from '../storeSuite.js';
import { syntheticBlock } from '../syntheticBlocks.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

for (const [name, flushed] of [
  ['LMDB store', true],
  ['LMDB store that does not flush', false],
] as const) {
  testStore(name, async () => {
    const path = await mkdtemp(join(tmpdir(), 'halley-store-'));
    const store = openLmdbStore(path, IDENTITY, { flushed });
    return {
      store,
      dispose: async () => {
        await store.close();
        await rm(path, { recursive: true });
      },
    };
  });
}

describe('LMDB files', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'halley-store-'));
  });
  afterEach(() => rm(path, { recursive: true }));

  test.each([true, false])('blocks are there after the store is opened again, flushed: %s', async (flushed) => {
    const first = openLmdbStore(path, IDENTITY, { flushed });
    await first.write([encodeStoredBlock(syntheticBlock(3)), encodeStoredBlock(syntheticBlock(4))]);
    await first.close();
    const second = openLmdbStore(path, IDENTITY);
    expect(second.ranges()).toEqual([{ from: 3, to: 4 }]);
    expect(second.summary(4)?.number).toBe(4);
    await second.close();
  });

  test('a store of another chain is refused with a message that names both chains', async () => {
    await openLmdbStore(path, IDENTITY).close();
    const open = () => openLmdbStore(path, { cometChainId: 'other-2', chainId: 9000n });
    expect(open).toThrow(StoreRefused);
    expect(open).toThrow(
      `the index in ${path} is of chain test-1 (EVM chain id 262144), the node's chain is other-2 (EVM chain id 9000)`,
    );
  });

  test('a reader sees what another process writes', async () => {
    const store = openLmdbStore(path, IDENTITY);
    const reader = openLmdbReader(path);
    expect(reader.identity).toEqual(IDENTITY);
    for (let number = 1; number <= 50; number++) {
      await store.write([encodeStoredBlock(syntheticBlock(number))]);
      // A reader keeps its snapshot until the next event loop iteration.
      while ((await reader.ranges())[0]?.to !== number) await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await reader.ranges()).toEqual([{ from: 1, to: 50 }]);
    await reader.close();
    await store.close();
  });

  test('after a write, blocks that another process replaced are answered as they are now', async () => {
    const service = openLmdbStore(path, IDENTITY);
    const beside = openLmdbStore(path, IDENTITY);
    await service.write([encodeStoredBlock(syntheticBlock(5))]);
    for (let i = 0; i < 3; i++) service.block(5, false);
    const replacement = syntheticBlock(5, { branch: 'other' });
    await beside.write([encodeStoredBlock(replacement)]);
    await service.write([encodeStoredBlock(syntheticBlock(6, { branch: 'other' }))]);
    expect(service.summary(5)?.hash).toBe(replacement.summary.hash);
    expect(Buffer.from(service.block(5, false)!).toString()).toContain(replacement.summary.hash);
    await beside.close();
    await service.close();
  });

  test('removals by another process are reported with the lowest height, and take effect when the ranges are read', async () => {
    const service = openLmdbStore(path, IDENTITY);
    const beside = openLmdbStore(path, IDENTITY);
    for (let number = 5; number <= 9; number++) await service.write([encodeStoredBlock(syntheticBlock(number))]);
    const { generation } = service.removedSince(0);
    expect(service.removedSince(generation)).toEqual({ generation, lowest: null, logsKept: true });
    expect(service.summary(7)?.number).toBe(7);
    await beside.removeFrom(8);
    await beside.removeFrom(7);
    expect(service.removedSince(generation)).toEqual({ generation: generation + 2, lowest: 7, logsKept: true });
    expect(service.removedSince(generation + 2)).toEqual({ generation: generation + 2, lowest: null, logsKept: true });
    expect(service.ranges()).toEqual([{ from: 5, to: 6 }]);
    expect(service.summary(7)).toBeUndefined();
    await beside.close();
    await service.close();
  });

  test('a removal that another process knows of is known, also in the turn of the event loop that has read before', async () => {
    const service = openLmdbStore(path, IDENTITY);
    const beside = openLmdbStore(path, IDENTITY);
    await service.write([encodeStoredBlock(syntheticBlock(5))]);
    expect(service.removedSince(0).generation).toBe(0);
    const removing = beside.removeFrom(5);
    while (beside.removedSince(0).generation === 0) await Promise.resolve();
    expect(service.removedSince(1)).toEqual({ generation: 1, lowest: null, logsKept: true });
    await removing;
    await beside.close();
    await service.close();
  });

  test.each([
    ['store', 4, `is written before 0.1.0; remove it with "rm -r '%'", and it is made again from the node`],
    [
      'stamp',
      2,
      `has format 2, and this release reads format 1; use the release that wrote it, or remove it with "rm -r '%'", and it is made again from the node`,
    ],
  ])('an index with another stamp is refused and left as it is: %s %d', async (key, format, sentence) => {
    const root = open<Buffer, string>({ path, encoding: 'binary', noSubdir: false, maxDbs: 32 });
    const meta = root.openDB<Buffer, string>('meta', { encoding: 'binary' });
    const stamp = { format, cometChainId: IDENTITY.cometChainId, chainId: IDENTITY.chainId.toString() };
    await meta.put(key, sealJson(key, stamp));
    await root.close();
    const message = `the index in ${path} ${sentence.replace('%', path)}`;
    expect(() => openLmdbStore(path, IDENTITY)).toThrow(new StoreRefused(message));
    expect(() => openLmdbReader(path)).toThrow(new StoreRefused(message));
    const refused = open<Buffer, string>({ path, encoding: 'binary', noSubdir: false, maxDbs: 32 });
    expect([...refused.getKeys()]).not.toContain('keptBlooms');
    await refused.close();
  });

  test('opening a directory without an index for reading is refused', async () => {
    expect(() => openLmdbReader(join(path, 'nothing'))).toThrow(`there is no index in ${join(path, 'nothing')}`);
  });
});
