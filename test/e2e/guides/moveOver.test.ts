/** The script that compares two servers, in front of a real node: it finds what the page says, and nothing else. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createWalletClient, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { FIRST_KEY } from '../../support/devStage.js';
import { startGoChain } from '../../support/goChain.js';
import { halleyStage } from '../../support/halleyStage.js';
import { codeBlocks } from './codeBlocks.js';
import { differenceOf } from './comparison.js';

const PAGE = join(import.meta.dirname, '../../../docs/guide/move-over.md');
const GAS_PRICE = 10n ** 10n;

/** Places that do not differ once the base fee of the new chain has fallen to its minimum. */
const PRICE = /\.(?:gasPrice|effectiveGasPrice|reward)\b/;

const { chain, halley } = halleyStage(() => startGoChain());
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-compare-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the comparison with the node finds the differences that the page names', async () => {
  const blocks = codeBlocks(await readFile(PAGE, 'utf8'));
  const script = join(folder, 'compare.mjs');
  await writeFile(script, blocks.find(({ file }) => file === 'compare.mjs')?.code ?? '');
  const shown = linesOf(blocks.find(({ language }) => language === 'text')?.code ?? '');

  await sendTransactions();
  const { stdout } = await promisify(execFile)(process.execPath, [script, chain.evmRpcUrl, halley.httpUrl, '500']);
  const printed = linesOf(stdout).slice(0, -1);
  const isSame = (text: string, line: string) => differenceOf({ language: 'text', text }, line) === null;
  const missing = shown.filter((text) => !printed.some((line) => isSame(text, line)));
  expect({
    unknown: printed.filter((line) => !shown.some((text) => isSame(text, line))),
    missing: missing.filter((text) => !PRICE.test(text)),
  }).toEqual({ unknown: [], missing: [] });
});

/** Transactions of each type, a log, and a creation that fails. */
async function sendTransactions(): Promise<void> {
  const account = privateKeyToAccount(FIRST_KEY);
  const options = { chain: { ...foundry, id: chain.chainId }, transport: http(halley.httpUrl), account };
  const client = createWalletClient(options).extend(publicActions);
  const to = account.address;
  // In a block of its own, so that its tip is that of the block.
  const legacy = await client.sendTransaction({ to, gas: 300_000n, gasPrice: GAS_PRICE, type: 'legacy' });
  await client.waitForTransactionReceipt({ hash: legacy });
  const hashes = [
    await client.sendTransaction({ to, gas: 300_000n, gasPrice: GAS_PRICE, type: 'eip2930', accessList: [] }),
    await client.sendTransaction({ to, gas: 300_000n }),
    await client.sendTransaction({ gas: 300_000n, data: '0x602a5f5fa1' }),
    await client.sendTransaction({ gas: 300_000n, data: '0x5f5ffd' }),
  ];
  for (const hash of hashes) await client.waitForTransactionReceipt({ hash });
}

function linesOf(text: string): string[] {
  return text.trimEnd().split('\n');
}
