/** A password in a file that a variable names is in no place where other processes of the user look. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordedNode } from '../support/recordedNode/recordedNode.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { rpc } from '../support/rpc.js';

jest.setTimeout(60_000);

const PASSWORD = 'node-password-of-somebody';

let folder: string;
let node: RecordedNode;
let halley: HalleyProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-secret-files-'));
  node = await RecordedNode.start({ chain: 'head' });
  const url = new URL(node.url);
  url.username = 'halley';
  url.password = PASSWORD;
  const file = join(folder, 'node');
  writeFileSync(file, `${url.href}\n`, { mode: 0o600 });
  halley = await startHalley({
    nodeGrpc: '',
    flags: { 'index.backfill': 'false' },
    environment: { HALLEY_NODE_FILE: file },
  });
});

afterAll(async () => {
  await halley?.stop();
  await node?.stop();
  rmSync(folder, { recursive: true });
});

test('the node is asked, and neither the variables nor the arguments of the process hold the password', async () => {
  expect(await rpc(halley.httpUrl, 'eth_chainId')).toBe('0x40000');
  const variables = readFileSync(`/proc/${halley.pid}/environ`, 'utf8');
  expect(variables).toContain(`HALLEY_NODE_FILE=${folder}`);
  expect([variables, readFileSync(`/proc/${halley.pid}/cmdline`, 'utf8'), halley.printed()].join()).not.toContain(
    PASSWORD,
  );
});
