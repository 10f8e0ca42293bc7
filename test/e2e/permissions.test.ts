/**
 * Chains that restrict who may create contracts and who may call. The node executes calls, and, with a block override
 * that changes nothing, so does the gateway: by accounts that may do all, some and nothing, of contracts that create
 * and call at random. Results, gas that code sees and errors are the same, and so are those of traces and simulations;
 * there is an estimate where the node has one. `npm run test:long` has all forms
 * of permissions, and the newest release where EVMD_0_7_3 names its binary.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, jest, test } from '@jest/globals';
import { getCreateAddress, Wallet } from 'ethers';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import type { GenesisDocument } from '../../scripts/testNode/home.d.mjs';
import { startGoChain, type GoChain, type GoChainOptions } from '../support/goChain.js';
import { runs } from '../support/longRuns.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, post, rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

jest.setTimeout(300_000);

interface Form {
  name: string;
  permissions: NonNullable<GoChainOptions['permissions']>;
  /** Those who may not, where everybody else may. */
  denied?: { create?: string[]; call?: string[] };
  /** Why older releases cannot be asked for their rules; undefined where they can. */
  refused?: string;
}

interface Call {
  from?: string;
  to?: string;
  data?: string;
  value?: string;
  gas: string;
}

const [A, B, C, D] = accounts.funded.map(({ address }) => address) as [string, string, string, string];
const [KEY_OF_A = '', KEY_OF_B = '', KEY_OF_C = ''] = accounts.funded.map(({ privateKey }) => privateKey);
const CONTRACTS = runs(12, 40);
/** The addresses of the contracts that A deploys. */
const DEPLOYED = Array.from({ length: CONTRACTS }, (_, nonce) => getCreateAddress({ from: A, nonce }));
const [FIRST = '', SECOND = ''] = DEPLOYED;
const SEED = 24;
/** Fewer than traces may be made at once. */
const BATCH = 8;
const GAS = '0x4c4b40';
const GAS_PRICE = 10n ** 10n;
/** DIFFICULTY is PREVRANDAO on these chains, so that this changes nothing that code sees. */
const NO_OVERRIDE = { difficulty: '0x0' };
const NOBODY_CREATES = 'no account may create contracts (access_control of the EVM';

const FORMS: Form[] = [
  { name: 'both', permissions: { create: [A, FIRST, D.toLowerCase()], call: [A, B, SECOND] } },
  { name: 'creations', permissions: { create: [A, FIRST] } },
  { name: 'calls', permissions: { call: [A, B] } },
  { name: 'both, to different accounts', permissions: { create: [C], call: [B] } },
  { name: 'calls for everybody', permissions: { call: null } },
  { name: 'creations for everybody', permissions: { create: null }, refused: NOBODY_CREATES },
  { name: 'everything for everybody', permissions: { create: null, call: null } },
  { name: 'some things for some', permissions: {}, denied: { create: [B, FIRST, D.toLowerCase()], call: [C, SECOND] } },
  { name: 'calls for nobody in particular', permissions: {}, denied: { call: [`0x${'0'.repeat(40)}`, SECOND] } },
  { name: 'creations, and calls for those', permissions: { create: [A, FIRST] }, denied: { call: [A, B] } },
  { name: 'calls but of a contract', permissions: { call: [SECOND, B] } },
];
/** More than anybody has. */
const TOO_MUCH = hex(10n ** 40n);

/** A generator of numbers below 2^32 (mulberry32), the same for each seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function bytes(value: number, count: number): string {
  return value.toString(16).padStart(count * 2, '0');
}

/** Code that creates and calls at random, and returns what each step gave, its return data's size and the gas left. */
function program(next: (below: number) => number): string {
  const steps = 1 + next(6);
  const targets = [...DEPLOYED, A, `0x${'0'.repeat(39)}4`, `0x${'de'.repeat(20)}`];
  let code = '';
  for (let step = 0; step < steps; step++) {
    const value = bytes(next(4) === 0 ? 1 : 0, 1);
    const gas = bytes(20_000 + next(400_000), 3);
    const to = (targets[next(targets.length)] ?? A).slice(2).toLowerCase();
    const range = '602061050060006000';
    const init = next(3) === 0 ? '60006000fd' : '60006000f3';
    const stored = `64${init}60d81b61040052`;
    code += [
      `${stored}600561040060${value}f0`,
      `${stored}60${bytes(next(3), 1)}600561040060${value}f5`,
      `${range}60${value}73${to}62${gas}f1`,
      `${range}60${value}73${to}62${gas}f2`,
      `${range}73${to}62${gas}f4`,
      `${range}73${to}62${gas}fa`,
    ][next(6)] as string;
    code += `61${bytes(step * 96, 2)}523d61${bytes(step * 96 + 32, 2)}525a61${bytes(step * 96 + 64, 2)}52`;
  }
  return `${code}61${bytes(steps * 96, 2)}6000f3`;
}

/** A creation that deploys code. */
function deploying(code: string): string {
  return `0x61${bytes(code.length / 2, 2)}80600c6000396000f3${code}`;
}

/** The calls of everybody: of each contract, of creations, and of an account without code. */
function callsOf(seed: number): Call[] {
  const next = numbersOf(seed);
  const creations = Array.from({ length: runs(6, 30) }, () => `0x${program(next)}`);
  return [A, B, C, D, undefined].flatMap((from) => {
    const asked = from === undefined ? { gas: GAS } : { from, gas: GAS };
    return [
      ...DEPLOYED.map((to) => ({ ...asked, to })),
      ...creations.map((data) => ({ ...asked, data })),
      { ...asked, to: '0x00000000000000000000000000000000deadbee5' },
      { ...asked, to: A, value: TOO_MUCH },
      { ...asked, data: '0x00', value: TOO_MUCH },
    ];
  });
}

async function askAll(url: string, method: string, all: unknown[][]): Promise<RpcAnswer[]> {
  const batch = all.map((params, id) => ({ jsonrpc: '2.0', id, method, params }));
  const answers: (RpcAnswer & { id: number })[] = [];
  for (let at = 0; at < batch.length; at += BATCH)
    answers.push(...(await post<typeof answers>(url, batch.slice(at, at + BATCH))));
  return answers.sort((a, b) => a.id - b.id).map(({ result, error }) => ({ ...(error ? { error } : { result }) }));
}

async function send(url: string, key: string, fields: { nonce: number; to?: string; data: string }): Promise<string> {
  const transaction = { ...fields, type: 0, chainId: 262_144, gasPrice: GAS_PRICE, gasLimit: 3_000_000n, value: 0n };
  const raw = await new Wallet(key).signTransaction(transaction);
  return rpc<string>(url, 'eth_sendRawTransaction', raw);
}

/**
 * The node's own server asks itself over gRPC, and says so in some errors. It searches estimates otherwise, and code
 * that goes on after a call ran out of gas has several.
 */
function withoutTransport({ result, error }: RpcAnswer, method: string): RpcAnswer {
  if (error === undefined) return { result: method === 'eth_call' ? result : 'some gas' };
  return { error: { ...error, message: wordsOf(error.message) } };
}

/** What is missing is told otherwise by executions in the gateway, which say how much it is. */
function wordsOf(message: string): string {
  return /insufficient (funds|balance)/.test(message)
    ? 'insufficient funds'
    : message.replace(/^rpc error: code = \w+ desc = /, '');
}

interface Receipt {
  status: string;
  gasUsed: string;
  contractAddress: string | null;
}

async function receiptOf(url: string, hash: string): Promise<Receipt> {
  await until('a receipt', async () => (await rpc(url, 'eth_getTransactionReceipt', hash)) !== null);
  return rpc<Receipt>(url, 'eth_getTransactionReceipt', hash);
}

/** Deploys the contracts, and sends what B and C may not do, unless nobody may. Returns the hashes of the latter. */
async function deploy(url: string, { create, call }: Form['permissions']): Promise<string[]> {
  if (create === null) return [];
  const next = numbersOf(7);
  const hashes = [];
  for (let nonce = 0; nonce < CONTRACTS; nonce++)
    hashes.push(await send(url, KEY_OF_A, { nonce, data: deploying(program(next)) }));
  await receiptOf(url, hashes.at(-1) as string);
  const sent: string[] = [];
  for (const [key, to] of [
    [KEY_OF_B, DEPLOYED[2]],
    [KEY_OF_C, SECOND],
  ] as const) {
    sent.push(await send(url, key, { nonce: 0, data: deploying('00') }));
    if (call !== null) sent.push(await send(url, key, { nonce: 1, to, data: '0x' }));
  }
  for (const hash of sent) await receiptOf(url, hash);
  return sent;
}

/** Writes into genesis who may not do what. */
function denying(denied: Form['denied']): Pick<GoChainOptions, 'genesis'> {
  if (denied === undefined) return {};
  const genesis = (document: GenesisDocument): GenesisDocument => {
    const { params } = document.app_state['evm'] as { params: { access_control: Record<string, object> } };
    for (const [what, addresses] of Object.entries(denied))
      params.access_control[what] = { access_type: 'ACCESS_TYPE_PERMISSIONLESS', access_control_list: addresses };
    return document;
  };
  return { genesis };
}

async function behind<T>(options: GoChainOptions, run: (chain: GoChain, halley: HalleyProcess) => Promise<T>) {
  const chain = await startGoChain({ blockTimeMs: 400, ...options });
  try {
    const flags = { 'json-rpc.api': 'eth,debug,trace' };
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    try {
      return await run(chain, halley);
    } finally {
      await halley.stop();
    }
  } finally {
    await chain.stop();
  }
}

async function compare(chain: GoChain, halley: HalleyProcess, permissions: Form['permissions']): Promise<void> {
  const sent = await deploy(halley.httpUrl, permissions);
  const height = await rpc<string>(halley.httpUrl, 'eth_blockNumber');
  await until('the block', async () => (await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber')) >= height);
  const calls = callsOf(SEED);
  for (const method of ['eth_call', 'eth_estimateGas']) {
    const [told, here] = await Promise.all([
      askAll(
        chain.evmRpcUrl,
        method,
        calls.map((call) => [call, height]),
      ),
      askAll(
        halley.httpUrl,
        method,
        calls.map((call) => [call, height, null, NO_OVERRIDE]),
      ),
    ]);
    const named = (answers: RpcAnswer[]) =>
      answers.map((answer, index) => ({ method, ...calls[index], ...withoutTransport(answer, method) }));
    expect(named(here)).toEqual(named(told));
    if (method === 'eth_call') await compareForms(halley, { calls, height, told });
  }
  for (const hash of sent) {
    const [told, here] = await Promise.all([receiptOf(chain.evmRpcUrl, hash), receiptOf(halley.httpUrl, hash)]);
    expect([here.status, here.gasUsed]).toEqual([told.status, told.gasUsed]);
    const trace = [hash, { tracer: 'callTracer' }];
    const [traceTold, traceHere] = await Promise.all([
      rpcAnswer(chain.evmRpcUrl, 'debug_traceTransaction', trace),
      rpcAnswer(halley.httpUrl, 'debug_traceTransaction', trace),
    ]);
    // The gas of a frame is that of its receipt here.
    const failure = (answer: RpcAnswer): unknown => {
      const { result, error } = withoutTransport(answer, 'eth_call');
      return error ?? (result as { error?: string }).error;
    };
    expect(failure(traceHere)).toEqual(failure(traceTold));
  }
}

interface SimulatedCall {
  returnData: string;
  error?: { message: string };
}

/** A simulation and a trace end as the node's call does, with its result or its error. */
async function compareForms(
  { httpUrl }: HalleyProcess,
  { calls, height, told }: { calls: Call[]; height: string; told: RpcAnswer[] },
): Promise<void> {
  const traced = await askAll(
    httpUrl,
    'debug_traceCall',
    calls.map((call) => [call, height, { tracer: 'callTracer' }]),
  );
  const simulated = await askAll(
    httpUrl,
    'eth_simulateV1',
    calls.map((call) => [{ blockStateCalls: [{ calls: [call] }] }, height]),
  );
  const wrong = told.flatMap((answer, index) => {
    const { result, error } = withoutTransport(answer, 'eth_call');
    const call = calls[index];
    const frame = traced[index]?.result as { output?: string; error?: string } | undefined;
    const [block] = (simulated[index]?.result ?? []) as { calls: SimulatedCall[] }[];
    const simulation = block?.calls[0];
    const failure = simulated[index]?.error ?? simulation?.error;
    const there = { trace: error ? 'failed' : result, simulation: error?.message ?? result };
    const here = {
      // A call that is refused before it runs has no frames; geth's tracer says so with an error.
      trace: frame === undefined || frame.error !== undefined ? 'failed' : (frame.output ?? '0x'),
      simulation: failure === undefined ? simulation?.returnData : wordsOf(failure.message),
    };
    return isDeepStrictEqual(here, there) ? [] : [{ call, here, there }];
  });
  expect(wrong).toEqual([]);
}

async function refuses(halley: HalleyProcess, reason: string): Promise<void> {
  const { error } = await rpcAnswer(halley.httpUrl, 'eth_call', [{ to: A }, 'latest', null, NO_OVERRIDE]);
  expect(error).toMatchObject({ code: -32004, message: expect.stringContaining(reason) });
  const sending = send(halley.httpUrl, KEY_OF_A, { nonce: 0, data: deploying('00') });
  await expect(sending).rejects.toThrow('failed to create new contract: EVM Create operation is disabled');
}

const FORMS_OF_RUN = FORMS.slice(0, runs(1, FORMS.length));

describe('where a chain restricts', () => {
  test.each(FORMS_OF_RUN)('$name, the gateway permits what the node does', async ({ permissions, denied, refused }) => {
    await behind({ permissions, ...denying(denied) }, (chain, halley) =>
      refused === undefined ? compare(chain, halley, permissions) : refuses(halley, refused),
    );
  });
});

const newest = process.env['EVMD_0_7_3'];
if (newest !== undefined) {
  const options = { evmd: newest, config: { mempool: { type: 'app' } } };
  describe('where a chain of v0.7.3 restricts', () => {
    test.each(FORMS)('$name, the gateway permits what the node does', async ({ permissions, denied }) => {
      await behind({ permissions, ...denying(denied), ...options }, (chain, halley) =>
        compare(chain, halley, permissions),
      );
    });
  });
}
