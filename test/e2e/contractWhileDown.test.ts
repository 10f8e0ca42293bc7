/** While the node is down, every method answers what its contract says. */
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorCatalogue } from '../../generated/errors.js';
import { readExamples } from '../../conformance/checks/methods.js';
import { goodToken, secretFileIn } from '../unit/transport/tokens.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { post, type RpcAnswer } from '../support/rpc.js';

interface ContractMethod {
  name: string;
  errors?: { $ref: string }[];
  'x-needs'?: string[];
}

/** They end or restart what this test asks, or run for seconds; no node is behind them. */
const LEFT_OUT = /^(admin_(start|stop)|debug_(.*Profile|.*Trace|freeOSMemory|setGCPercent|writeMem)$)/;

/** Methods that list the error and do not meet it here, by why. */
const NOT_MET: Record<string, string[]> = {
  'the example asks for an account that is locked': [
    'eth_resend',
    'eth_sendTransaction',
    'eth_sendTransactionSync',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
  ],
  'only the embedded chain is asked': [
    'eth_accounts',
    'eth_mining',
    'personal_listAccounts',
    'personal_sign',
    'personal_unlockAccount',
  ],
  'it needs a WebSocket': ['eth_subscribe'],
};

const { methods } = JSON.parse(readFileSync(join(import.meta.dirname, '../../openrpc.json'), 'utf8')) as {
  methods: ContractMethod[];
};
const asked = methods.filter((method) => !LEFT_OUT.test(method.name) && !method['x-needs']?.includes('dev-chain'));
let folder: string;
let deadNode: CuttableProxy;
let halley: HalleyProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-while-down-'));
  deadNode = await startProxy('http://127.0.0.1:1');
  deadNode.refuse();
  halley = await startHalley({
    node: deadNode.url,
    nodeGrpc: '',
    flags: {
      'json-rpc.api': 'eth,net,web3,txpool,halley,debug,trace,ots,erigon,personal,miner,admin',
      'json-rpc.auth-secret': secretFileIn(folder),
      'keystore.light-kdf': 'true',
    },
    untilListening: true,
  });
}, 60_000);

afterAll(async () => {
  await halley?.stop();
  await deadNode?.close();
  await rm(folder, { recursive: true, force: true });
});

test('methods answer -32002 where the contract lists it, and nowhere else', async () => {
  const examples = readExamples({ methods });
  const listed: string[] = [];
  const seen: string[] = [];
  const internal: string[] = [];
  for (const { name, errors = [] } of asked) {
    const [params = []] = examples.get(name) ?? [];
    const headers = { authorization: `Bearer ${goodToken()}` };
    const message = { jsonrpc: '2.0', id: 1, method: name, params };
    const { error } = await post<RpcAnswer>(halley.httpUrl, message, headers);
    if (error?.code === errorCatalogue.nodeUnavailable.code) seen.push(name);
    if (error?.code === errorCatalogue.internalError.code) internal.push(name);
    if (errors.some(({ $ref }) => $ref.endsWith('/nodeUnavailable'))) listed.push(name);
  }
  expect(internal).toEqual([]);
  const excepted = new Set(Object.values(NOT_MET).flat());
  expect(listed.filter((name) => excepted.has(name))).toHaveLength(excepted.size);
  expect(seen).toEqual(listed.filter((name) => !excepted.has(name)));
}, 60_000);
