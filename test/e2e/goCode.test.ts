/**
 * Contracts of the chain that are Go code: ERC-20 precompiles, staking, bank and others. What the gateway executes
 * itself never runs the code that stands at their addresses. Random calls that meet them at every depth are held
 * against the node's own server; `npm run test:long` makes 10,000 of them. The newest release takes part where
 * `EVMD_0_7_3` names its binary.
 */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { bech32 } from '@scure/base';
import { privateKeyToAccount } from 'viem/accounts';
import type { GenesisDocument } from '../../scripts/testNode/home.mjs';
import { ERC20_PRECOMPILES } from '../../scripts/testNode/genesis.mjs';
import { RELEASES, startGoChain } from '../support/goChain.js';
import { runs } from '../support/longRuns.js';
import { RandomCalls, RELAYS, type RandomCall } from './goCode/randomCalls.js';
import { until } from '../support/chainProgress.js';
import { configCheck } from '../support/configCheck.js';
import { startDev, type Dev } from '../support/devProcess.js';
import { halleyStage } from '../support/halleyStage.js';
import { hex, post, rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

jest.setTimeout(600_000);

const COUNT = runs(400, 10_000);
const SEED = 20_261_124;
const BATCH = 100;
/** DIFFICULTY is PREVRANDAO on these chains, so that this changes nothing but where the call is executed. */
const IN_GATEWAY = { difficulty: '0x0' };
/** Overrides the state without a change to the outcome. */
const NO_MATTER = { [`0x${'12'.repeat(20)}`]: { balance: '0x1' } };
const GAS = 3_000_000;

const NATIVE = ERC20_PRECOMPILES.native.toLowerCase();
const IBC = ERC20_PRECOMPILES.ibc.toLowerCase();
const LISTED = [0x400, 0x800, 0x801, 0x802, 0x803, 0x804, 0x805, 0x806].map(addressOf);
const BALANCE_OF = '70a08231';

/** A contract of the module with code of its own, as old releases deployed them: it answers 42. */
const OLD_TOKEN = `0x${'c0de'.repeat(10)}`;
const ANSWERS_42 = '602a60005260206000f3';

describe.each(RELEASES)('Go code of a chain of cosmos/evm %s', (release, options) => {
  const overridesInNode = release !== 'v0.3.2';
  const { chain, halley } = halleyStage(() => startGoChain({ blockTimeMs: 250, genesis: withOldToken, ...options }), {
    flags: { 'json-rpc.api': 'eth,net,web3,debug,trace' },
  });
  let relays: string[];
  /** Accounts that delegate: to Go code with a placeholder, and to a precompile and a contract. */
  let delegated: { toGoCode: string[]; others: string[] };

  beforeAll(async () => {
    relays = [];
    for (const code of RELAYS) relays.push(String((await send({ data: `0x${code}` })).contractAddress).toLowerCase());
    delegated = overridesInNode ? await delegate() : { toGoCode: [], others: [] };
  });

  /** How the gateway is made to execute a call itself, or to look after the node, without a change to its outcome. */
  const ways: [string, object[]][] = [
    ['in the gateway', [{}, IN_GATEWAY]],
    ['with a state override of no matter', [NO_MATTER]],
  ];
  test.each(ways)(
    `is met by ${COUNT} random calls %s: each is answered as by the node, or names the contract`,
    async (_, overrides) => {
      const named = [NATIVE, IBC, ...LISTED];
      const goCode = [...named, ...delegated.toGoCode];
      const standard = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0x64, 0x100, 0x807, 0xffff].map(addressOf);
      const others = [...standard, accountAt(5), OLD_TOKEN, `0x${'de'.repeat(20)}`, ...delegated.others];
      const random = new RandomCalls({ goCode, others, relays, senders: [accountAt(0), accountAt(1)] }, SEED);
      const block = await rpc<string>(halley.httpUrl, 'eth_blockNumber');
      const counts = { equal: 0, refused: 0, throughNode: 0 };
      const differences: string[] = [];
      for (let done = 0; done < COUNT; done += BATCH) {
        const calls = Array.from({ length: BATCH }, () => random.next());
        const [node, gateway, reached] = await Promise.all([
          batch(chain.evmRpcUrl, 'eth_call', calls, block),
          batch(halley.httpUrl, 'eth_call', calls, block, ...overrides),
          overridesInNode ? reachedBy(calls, block) : calls.map(() => null),
        ]);
        for (const [index, { call, callsGoCode }] of calls.entries()) {
          const [theirs, ours, frames] = [
            node[index] as RpcAnswer,
            gateway[index] as RpcAnswer,
            reached[index] ?? null,
          ];
          const mayBeRefused = frames === null ? callsGoCode : goCode.some((one) => frames.has(one));
          const isRefused = ours.error?.code === -32004 && named.some((one) => names(ours, one));
          if (isRefused && mayBeRefused) counts.refused++;
          else if (told(theirs) === told(ours)) {
            counts.equal++;
            if (frames !== null && mayBeRefused) counts.throughNode++;
          } else differences.push(`${JSON.stringify(call)}: ${told(theirs)} in the node, ${told(ours)} in the gateway`);
        }
      }
      expect(differences).toEqual([]);
      expect(counts.equal + counts.refused).toBe(COUNT);
      expect(counts.equal).toBeGreaterThan(COUNT / 4);
      expect(counts.refused).toBeGreaterThan(COUNT / 4);
      if (overridesInNode && overrides[0] === NO_MATTER) expect(counts.throughNode).toBeGreaterThan(COUNT / 20);
    },
  );

  test('is not that of a contract which the module deployed and does not list', async () => {
    const call = { to: OLD_TOKEN, data: '0x' };
    const answer = await rpc(halley.httpUrl, 'eth_call', call, 'latest', {}, IN_GATEWAY);
    expect(answer).toBe(`0x${'2a'.padStart(64, '0')}`);
    expect(await rpc(chain.evmRpcUrl, 'eth_call', call, 'latest')).toBe(answer);
  });

  test('does not run in a fork, which says so at every depth, and lets a developer put code in its place', async () => {
    const fork = await startDev('--fork-url', halley.httpUrl);
    try {
      const [sender] = await rpc<string[]>(fork.url, 'eth_accounts');
      const balance = `0x${BALANCE_OF}${NATIVE.slice(2).padStart(64, '0')}`;
      const relay = `0x${'e1'.repeat(20)}`;
      // STATICCALL(gas, NATIVE, 0, 0, 0, 0), and then the flag as the answer.
      const code = `0x6000600060006000 73${NATIVE.slice(2)} 5afa 60005260206000f3`.replaceAll(' ', '');
      await rpc(fork.url, 'anvil_setCode', relay, code);
      const staking = addressOf(0x800);
      for (const [to, data, contract] of [
        [NATIVE, balance, NATIVE],
        [relay, '0x', NATIVE],
        [staking, '0x', staking],
      ]) {
        const { error } = await rpcAnswer(fork.url, 'eth_call', [{ to, data }, 'latest']);
        expect(error?.message).toContain(`a call that reaches the contract ${contract}`);
        expect(error?.message).toContain('it is Go code of the chain that was forked');
      }
      const failed = await mined(fork, { from: sender, to: relay, gas: hex(100_000) });
      expect(failed).toMatchObject({ status: '0x0', gasUsed: hex(100_000) });
      const burn = { from: sender, to: addressOf(0xdead), value: '0x1' };
      expect(await mined(fork, burn)).toMatchObject({ status: '0x1', gasUsed: hex(21_000) });

      await rpc(fork.url, 'anvil_setCode', NATIVE, `0x${ANSWERS_42}`);
      const answer = await rpc(fork.url, 'eth_call', { to: NATIVE, data: balance }, 'latest');
      expect(answer).toBe(`0x${'2a'.padStart(64, '0')}`);
    } finally {
      await fork.stop();
    }
  });

  const everywhere: [string, string, (call: object) => unknown[]][] = [
    ['eth_call', 'a block override', (call) => [call, 'latest', {}, IN_GATEWAY]],
    ['eth_call', 'its balance overridden', (call) => [call, 'latest', { [NATIVE]: { balance: '0x1' } }, IN_GATEWAY]],
    ['eth_call', 'its code overridden', (call) => [call, 'latest', { [NATIVE]: { code: '0x00' } }, IN_GATEWAY]],
    ['eth_estimateGas', 'a block override', (call) => [call, 'latest', {}, IN_GATEWAY]],
    ['eth_createAccessList', 'no override', (call) => [call, 'latest']],
    ['eth_simulateV1', 'no override', (call) => [{ blockStateCalls: [{ calls: [call] }] }, 'latest']],
    ['debug_traceCall', 'prestateTracer', (call) => [call, 'latest', { tracer: 'prestateTracer' }]],
    ['debug_traceCall', 'a block override', (call) => [call, 'latest', { blockOverrides: IN_GATEWAY }]],
    ['trace_call', 'stateDiff', (call) => [call, ['stateDiff'], 'latest']],
  ];
  test.each(everywhere)('is named by %s with %s', async (method, _, params) => {
    const { error } = await rpcAnswer(halley.httpUrl, method, params(balanceCall()));
    expect(error).toMatchObject({ code: -32004, message: ofToken() });
  });

  test('is named by the check of the configuration', () => {
    const { stdout, status } = configCheck(chain, halley);
    const state = overridesInNode ? '1' : 'an unknown height';
    expect(stdout).toContain(
      'permissions: everyone may create contracts, everyone may call and transfer\n' +
        "ERC-20 precompiles: coins of the chain are callable as contracts, which run in the node's program\n" +
        `history: blocks from 1; state from ${state}\n`,
    );
    expect(status).toBe(0);
  });

  test('is executed by the node in calls with state overrides and in traces of calls, where it can', async () => {
    const call = balanceCall();
    const overridden = await rpcAnswer<string>(halley.httpUrl, 'eth_call', [call, 'latest', NO_MATTER]);
    const estimated = await rpcAnswer<string>(halley.httpUrl, 'eth_estimateGas', [call, 'latest', NO_MATTER]);
    const traced = await rpcAnswer<{ output: string; calls: unknown[] }>(halley.httpUrl, 'debug_traceCall', [
      call,
      'latest',
      { tracer: 'callTracer' },
    ]);
    const structLogs = await rpcAnswer<{ returnValue: string }>(halley.httpUrl, 'debug_traceCall', [
      call,
      'latest',
      {},
    ]);
    const parity = await rpcAnswer<{ output: string }>(halley.httpUrl, 'trace_call', [call, ['trace'], 'latest']);
    if (!overridesInNode) {
      for (const { error } of [overridden, estimated, traced, structLogs, parity])
        expect(error).toMatchObject({ code: -32004, message: ofToken() });
      return;
    }
    const output = await rpc(chain.evmRpcUrl, 'eth_call', call, 'latest');
    expect(output).toMatch(/^0x0{63}1/);
    expect(overridden.result).toBe(output);
    expect(estimated.result).toBe(await rpc(chain.evmRpcUrl, 'eth_estimateGas', call, 'latest'));
    expect(traced.result?.output).toBe(output);
    expect(traced.result?.calls).toMatchObject([{ type: 'CALL', to: NATIVE }]);
    expect(structLogs.result?.returnValue).toBe(output);
    expect(parity.result?.output).toBe(output);
  });

  if (overridesInNode) {
    // After the coin: gas, address, value, and no data, for precompile 0x803, which the chain lists and does not have.
    const missing: [string, string][] = [
      ['CALL', '5f5f5f5f5f6108035af1'],
      ['a CALL of more value than it has', '5f5f5f5f6001610803' + '5af1'],
      ['CALLCODE of more value than it has', '5f5f5f5f6001610803' + '5af2'],
      ['DELEGATECALL', '5f5f5f5f6108035af4'],
      ['STATICCALL', '5f5f5f5f6108035afa'],
    ];
    test.each(missing)('is not asked for under overrides where the node fails without them: %s', async (_, calls) => {
      const call = { data: `0x${asksCoin()}${calls}5f5260205ff3`, gas: hex(GAS) };
      const lacks = 'precompiled contract not stored in memory: 0x0000000000000000000000000000000000000803';
      const { error } = await rpcAnswer(chain.evmRpcUrl, 'eth_call', [call, 'latest']);
      expect(error?.message).toContain(lacks);
      const overridden = await rpcAnswer(halley.httpUrl, 'eth_call', [call, 'latest', NO_MATTER]);
      expect(overridden.error).toMatchObject({ code: -32004, message: ofToken() });
    });

    // Each asks the coin for a balance on its way.
    const programs: [string, () => Promise<TracedProgram>][] = [
      ['a call of the contract', async () => ({ to: NATIVE, data: `0x${BALANCE_OF}${'0'.repeat(64)}` })],
      ['a contract that calls it', async () => ({ to: await deployed(`${asksCoin()}00`) })],
      ['a contract that gets a refund', async () => ({ to: await deployed(`5f5f55${asksCoin()}00`, '60015f55') })],
      ['a contract that reverts', async () => ({ to: await deployed(`60015f55${asksCoin()}5f5ffd`), fails: true })],
      ['a creation', async () => ({ data: `0x${asksCoin()}60205ff3` })],
    ];
    test.each(programs)('takes in a trace by the node what it takes in a block: %s', async (_, prepare) => {
      const { fails = false, ...call } = await prepare();
      const gasOf = async (gas: number): Promise<number[]> => {
        const asked = { from: accountAt(1), gas: hex(gas), ...call };
        const trace = <T>(options: object) => rpc<T>(halley.httpUrl, 'debug_traceCall', asked, 'latest', options);
        const { gasUsed } = await trace<{ gasUsed: string }>({ tracer: 'callTracer' });
        return [Number(gasUsed), (await trace<{ gas: number }>({})).gas];
      };
      const [taken = 0] = await gasOf(1_000_000);
      // More than half of the limit, so that the block bills what it takes.
      const limit = Math.ceil(taken * 1.5);
      const traced = [await gasOf(limit), await gasOf(200_000), await gasOf(GAS)];
      const receipt = await send({ ...call, gas: BigInt(limit) }, fails ? '0x0' : '0x1');
      expect(traced.flat()).toEqual(Array(6).fill(Number(receipt.gasUsed)));
    });

    const derived: [string, object, unknown][] = [
      ['onlyTopCall', { tracer: 'callTracer', tracerConfig: { onlyTopCall: true } }, { type: 'CALL' }],
      ['flatCallTracer', { tracer: 'flatCallTracer' }, [{ subtraces: 1 }, { action: { to: NATIVE } }]],
      ['noopTracer', { tracer: 'noopTracer' }, {}],
      [
        'muxTracer',
        { tracer: 'muxTracer', tracerConfig: { callTracer: {}, noopTracer: {} } },
        { callTracer: { calls: [{ to: NATIVE }] }, noopTracer: {} },
      ],
    ];
    test.each(derived)('is shown by %s, which follows from the frames of the node', async (_, options, shown) => {
      const trace = await rpc(halley.httpUrl, 'debug_traceCall', balanceCall(), 'latest', options);
      expect(trace).toMatchObject(shown as object);
    });

    test('is named by withLog for a transfer inside another call, whose logs the node does not place', async () => {
      // Passes its data on to the coin, of which it has some.
      const wallet = await deployed(`36600060003760006000366000600073${NATIVE.slice(2)}5af100`);
      await send({ to: wallet, value: 1_000n });
      const transfer = `0xa9059cbb${accountAt(2).slice(2).padStart(64, '0')}${'7'.padStart(64, '0')}`;
      const { transactionHash, logs } = await send({ to: wallet, data: transfer });
      expect(logs).toHaveLength(1);
      const withLog = { tracer: 'callTracer', tracerConfig: { withLog: true } };
      const { error } = await rpcAnswer(halley.httpUrl, 'debug_traceTransaction', [transactionHash, withLog]);
      const reason = `a call that reaches the contract ${NATIVE} not supported: it is Go code of the chain, `;
      const words = `withLog for a transaction with calls not supported: ${reason}`;
      expect(error).toMatchObject({ code: -32004, message: expect.stringContaining(words) });
      expect(error?.message).not.toContain('featureNotSupported');
    });

    test('is counted by 4byteTracer as by the node', async () => {
      const asked = [balanceCall(), 'latest', { tracer: '4byteTracer' }];
      const told = await rpc(chain.evmRpcUrl, 'debug_traceCall', ...asked);
      expect(told).toHaveProperty(`0x${BALANCE_OF}-32`);
      expect(await rpc(halley.httpUrl, 'debug_traceCall', ...asked)).toEqual(told);
    });
  }

  /** A contract with this code, deployed after what its creation does first. */
  async function deployed(code: string, first = ''): Promise<string> {
    const offset = hex(12 + first.length / 2).slice(2);
    const size = hex(code.length / 2)
      .slice(2)
      .padStart(4, '0');
    const { contractAddress } = await send({
      data: `0x${first}61${size}8060${offset.padStart(2, '0')}6000396000f3${code}`,
    });
    return String(contractAddress);
  }

  test('is traced by the node in mined transactions, and named where the node cannot', async () => {
    const { transactionHash } = await send({ to: relays[0] ?? '', data: balanceCall().data });
    const own = async <T>(options: object): Promise<T> =>
      rpc<T>(chain.evmRpcUrl, 'debug_traceTransaction', transactionHash, options);
    const ask = (method: string, ...params: unknown[]): Promise<RpcAnswer> =>
      rpcAnswer(halley.httpUrl, method, [transactionHash, ...params]);
    const frames = await own<{ calls: { to: string; output: string; gasUsed: string }[] }>({ tracer: 'callTracer' });
    expect(frames.calls[0]?.to).toBe(NATIVE);
    const [{ output, gasUsed }] = frames.calls as [(typeof frames.calls)[number]];
    const called = { calls: [{ type: 'CALL', to: NATIVE, output, gasUsed }] };
    expect((await ask('debug_traceTransaction', { tracer: 'callTracer' })).result).toMatchObject(called);
    const withLog = { tracer: 'callTracer', tracerConfig: { withLog: true } };
    expect((await ask('debug_traceTransaction', withLog)).result).toMatchObject(called);
    const { structLogs } = await own<{ structLogs: unknown[] }>({});
    const ours = (await ask('debug_traceTransaction', {})).result as { structLogs: unknown[] };
    expect(ours.structLogs).toHaveLength(structLogs.length);
    expect((await ask('trace_transaction')).result).toMatchObject([{}, { action: { to: NATIVE }, result: { output } }]);
    expect((await ask('trace_replayTransaction', ['trace'])).result).toMatchObject({
      trace: [{}, { result: { output } }],
    });
    for (const { error } of [
      await ask('debug_traceTransaction', { tracer: 'prestateTracer' }),
      await ask('trace_replayTransaction', ['stateDiff']),
    ])
      expect(error).toMatchObject({ code: -32004, message: ofToken() });
  });

  /** The accounts that each call reaches, as the node's own frames show; null where there are none. */
  async function reachedBy(calls: RandomCall[], block: string): Promise<(ReadonlySet<string> | null)[]> {
    const answers = await batch(chain.evmRpcUrl, 'debug_traceCall', calls, block, { tracer: 'callTracer' });
    return answers.map(({ result }) => (result === undefined ? null : new Set(accountsOf(result as Frame))));
  }

  function balanceCall() {
    const data = NATIVE.slice(2).padStart(64, '0') + BALANCE_OF + accountAt(0).slice(2).padStart(64, '0');
    return { from: accountAt(1), to: relays[0], data: `0x${data}`, gas: hex(200_000) };
  }

  function accountAt(index: number): string {
    return chain.accounts[index]?.address.toLowerCase() ?? '';
  }

  async function delegate() {
    const authorities = [2, 3, 4].map((index) => privateKeyToAccount(chain.accounts[index]?.privateKey ?? '0x'));
    const targets = [NATIVE, addressOf(0x800), relays[0]] as `0x${string}`[];
    const authorizationList = await Promise.all(
      authorities.map((account, index) =>
        account.signAuthorization({ address: targets[index] ?? '0x', chainId: chain.chainId, nonce: 0 }),
      ),
    );
    await send({ type: 'eip7702', to: accountAt(6), authorizationList });
    // What stands at the address of a precompile is no code, so that the second delegation runs nothing.
    return { toGoCode: [accountAt(2)], others: [accountAt(3), accountAt(4)] };
  }

  /** Resolves to the receipt of a transaction, which succeeds unless `status` says otherwise. */
  async function send(fields: object, status = '0x1'): Promise<Receipt> {
    const sender = privateKeyToAccount(chain.accounts[0]?.privateKey ?? '0x');
    const nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', sender.address, 'latest'));
    const fees = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
    const given = { chainId: chain.chainId, nonce, gas: BigInt(GAS), type: 'eip1559', ...fees, ...fields };
    // Which type the fields are of is known to the caller only.
    const raw = await sender.signTransaction(given as Parameters<typeof sender.signTransaction>[0]);
    const hash = await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', raw);
    let receipt: Receipt | null = null;
    await until('the transaction is in a block', async () => {
      receipt = await rpc(halley.httpUrl, 'eth_getTransactionReceipt', hash);
      return receipt !== null;
    });
    expect(receipt).toMatchObject({ status });
    // Set when the wait is over.
    return receipt as unknown as Receipt;
  }
});

interface Receipt {
  status: string;
  contractAddress: string | null;
  transactionHash: string;
  gasUsed: string;
  logs: unknown[];
}

/** What is traced and then sent. */
interface TracedProgram {
  to?: string;
  data?: string;
  fails?: boolean;
}

/** Code that asks the coin for the balance of the contract. */
function asksCoin(): string {
  return `63${BALANCE_OF}60e01b5f5230600452602060006024600073${NATIVE.slice(2)}5afa50`;
}

/** The message of a refusal that names the contract of the coin. */
function ofToken() {
  return expect.stringMatching(
    new RegExp(`^a call that reaches the contract ${NATIVE} not supported: it is Go code of the chain, `),
  );
}

/** The lists of the genesis document that a contract of the module stands in. */
interface TokenGenesis {
  auth: { accounts: object[] };
  evm: { accounts: object[] };
  erc20: { token_pairs: object[] };
}

/** A pair of the module with a contract that no list has. */
function withOldToken(document: GenesisDocument): GenesisDocument {
  const { auth, erc20, evm } = document.app_state as TokenGenesis;
  auth.accounts.push({
    '@type': '/cosmos.auth.v1beta1.BaseAccount',
    address: bech32.encode('cosmos', bech32.toWords(Buffer.from(OLD_TOKEN.slice(2), 'hex'))),
    pub_key: null,
    account_number: String(auth.accounts.length),
    sequence: '0',
  });
  evm.accounts.push({ address: OLD_TOKEN, code: ANSWERS_42, storage: [] });
  const pair = { erc20_address: OLD_TOKEN, denom: 'old', enabled: true, contract_owner: 'OWNER_MODULE' };
  erc20.token_pairs.push(pair);
  return document;
}

async function batch(url: string, method: string, calls: RandomCall[], ...more: unknown[]): Promise<RpcAnswer[]> {
  const messages = calls.map(({ call }, id) => ({ jsonrpc: '2.0', id, method, params: [call, ...more] }));
  const answers = await post<(RpcAnswer & { id: number })[]>(url, messages);
  return answers.sort((a, b) => a.id - b.id);
}

/** A frame of callTracer. */
interface Frame {
  to?: string;
  calls?: Frame[];
}

function accountsOf({ to = '', calls = [] }: Frame): string[] {
  return [to.toLowerCase(), ...calls.flatMap(accountsOf)];
}

function names({ error }: RpcAnswer, address: string): boolean {
  return error?.message.includes(address) === true;
}

/** Where node and gateway say the same in other words: the first of each pair is that of the node. */
const WORDINGS: [RegExp, string][] = [
  [/^rpc error: code = \w+ desc = /, ''],
  [/^apply message: /, ''],
  [/^(contract creation code storage out of gas|out of gas): out of gas$/, '$1'],
  [/^err: intrinsic gas too low: have \d+, want \d+ \(supplied gas \d+\)$/, 'intrinsic gas too low'],
  [/^bn256: malformed point$/, 'point is not on curve'],
  [/^bn256: coordinate exceeds modulus$/, 'invalid fp.Element encoding'],
];

function told({ result, error }: RpcAnswer): string {
  if (error === undefined) return JSON.stringify(result);
  return WORDINGS.reduce((words, [form, instead]) => words.replace(form, instead), error.message);
}

function addressOf(number: number): string {
  return `0x${number.toString(16).padStart(40, '0')}`;
}

async function mined(dev: Dev, transaction: object): Promise<object | null> {
  return rpc(dev.url, 'eth_getTransactionReceipt', await rpc(dev.url, 'eth_sendTransaction', transaction));
}
