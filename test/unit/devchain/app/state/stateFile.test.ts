import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StateFile } from '../../../../../src/devchain/app/state/stateFile.js';
import { fromHex } from '../../../../../src/ethereum/hex.js';
import { account, CONTRACT, TestChain, TOKEN, word } from '../testChain.js';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-state-'));
  path = join(folder, 'state');
});

afterEach(() => rmSync(folder, { recursive: true }));

const start = (options = {}): Promise<TestChain> => TestChain.start(options, { stateFile: new StateFile(path) });

describe('a chain with a state file', () => {
  test('continues where it ended, with every height, edits, code, storage and reverts', async () => {
    const first = await start();
    await first.run(0, { value: TOKEN });
    first.app.editor.setCode(CONTRACT, fromHex('60005460010160005500'));
    first.app.editor.setStorageAt(CONTRACT, word(0n), word(7n));
    await first.run(0, { to: CONTRACT, value: 0n, gas: 100_000n });
    await first.run(0, { value: TOKEN });
    const { height, revision } = first.app;
    await first.run(0, { value: 5n * TOKEN });
    first.app.revertTo(height, revision);
    first.app.editor.setBalance(account(9).address, 3n);

    const second = await start();
    const facts = (chain: TestChain) => ({
      height: chain.app.height,
      revision: chain.app.revision,
      appHash: chain.app.appHash,
      fee: chain.app.nextBaseFeeScaled(),
      records: [1, 2, 3].map((at) => chain.app.blockRecord(at)),
      balances: [0, 1, 2, 3].map((at) => [chain.balance(0, at), chain.balance(9, at)]),
      words: [1, 2, 3].map((at) => chain.app.stateAt(at)?.storage(CONTRACT, word(0n))),
      code: chain.app.stateAt(0)?.code(CONTRACT),
    });
    expect(facts(second)).toEqual(facts(first));
    expect(second.app.height).toBe(3);
    for (const chain of [first, second]) await chain.run(0, { to: CONTRACT, value: 0n, gas: 100_000n });
    expect(second.app.appHash).toEqual(first.app.appHash);
  });

  test('loses an unfinished last line, and nothing else', async () => {
    const first = await start();
    await first.run(0);
    await first.run(0);
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.slice(0, -30));
    const second = await start();
    expect([second.app.height, second.nonce(0)]).toEqual([1, 1n]);
    await second.run(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    expect((await start()).app.height).toBe(2);
  });

  test('keeps its genesis state, whatever accounts are given later', async () => {
    await start();
    const later = await start({ accounts: [] });
    expect(later.balance(0)).toBe(10_000n * TOKEN);
  });

  test('is refused as another chain', async () => {
    await start();
    await expect(start({ evmChainId: 1n })).rejects.toThrow(
      'the state is of a chain with cometChainId halley-dev_31337-1, not halley-dev_1-1',
    );
  });

  test.each(['{}', '{"accounts":{},"block":{}}\n', 'one line\nand a half', '{"kind":"cha'])(
    'leaves a file of another program unchanged: %j',
    async (foreign) => {
      writeFileSync(path, foreign);
      await expect(start()).rejects.toThrow(`${path}: not a state of a chain`);
      expect(readFileSync(path, 'utf8')).toBe(foreign);
    },
  );

  test('starts again when its first line is unfinished', async () => {
    await start();
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.slice(0, -30));
    expect((await start()).app.height).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  test('names the line that it cannot read, and cuts nothing off', async () => {
    const first = await start();
    await first.run(0);
    appendFileSync(path, 'not a step\nhalf a');
    const whole = readFileSync(path, 'utf8');
    await expect(start()).rejects.toThrow(`${path}, line 3: not a state of a chain`);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });
});

test('a state file is not opened as a chain of another release', async () => {
  await start({ dialect: 'cosmosEvm03' });
  await expect(start({ dialect: 'cosmosEvm04' })).rejects.toThrow(
    'the state is of a chain with dialect cosmosEvm03, not cosmosEvm04',
  );
});

test.each(['cosmosEvm03', 'cosmosEvm04'] as const)('a new state file names the release: %s', async (dialect) => {
  await start({ dialect });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind: 'chain', dialect });
});

test('a state file of a release that this version does not know is refused and left alone', async () => {
  await start();
  const newer = readFileSync(path, 'utf8').replace('"dialect":"cosmosEvm04"', '"dialect":"cosmosEvm05"');
  writeFileSync(path, newer);
  await expect(start()).rejects.toThrow(`${path}, line 1: not a state of a chain`);
  expect(readFileSync(path, 'utf8')).toBe(newer);
});
