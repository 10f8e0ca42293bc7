import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SoleOwner } from '../../../src/store/soleOwner.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-owner-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of many that come at the same time, one owns the folder', async () => {
  for (let round = 0; round < 10; round++) {
    const all = await Promise.all(Array.from({ length: 8 }, () => SoleOwner.of(folder)));
    const owners = all.filter((owner) => owner !== null);
    expect(owners).toHaveLength(1);
    expect(await SoleOwner.of(folder)).toBeNull();
    await owners[0]?.close();
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that does not exist is not owned', async () => {
  await expect(SoleOwner.of(join(folder, 'none'))).rejects.toThrow('listen');
});
