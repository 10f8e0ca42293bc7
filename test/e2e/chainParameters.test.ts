/**
 * What real chains configure, and change by governance while the service runs: vesting accounts, extra EIPs, what is
 * billed, fees, limits and precompiles. The node's own server is the reference. EVMD_0_7_3 names the binary of a newer
 * release, which then runs the same.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SigningKey, Transaction as LegacyTransaction, Wallet } from 'ethers';
import { decodeFunctionResult, encodeFunctionData, keccak256 } from 'viem';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import type { ChainAccount } from '../../scripts/testNode/node.d.mjs';
import type { GenesisDocument } from '../../scripts/testNode/home.d.mjs';
import type { Block, FeeHistory, Receipt, Transaction } from '../../generated/types.js';
import { encodeSigned } from '../../src/cosmos/sending/directTransaction.js';
import { fromHex } from '../../src/ethereum/hex.js';
import { startGoChain, type GoChain, type GoChainOptions } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { AUTHORITY, proposal, vote, withShortVotes, type ProposedMessage } from '../support/governance.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { compileContract } from '../support/probe.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

jest.setTimeout(120_000);

interface Release {
  name: string;
  options: GoChainOptions;
  /** Whether it runs a transaction without a chain id; v0.3.2 panics at one. */
  runsUnprotected: boolean;
  /** Whether accounts can delegate to code (EIP-7702). */
  delegates: boolean;
}

const RELEASES: Release[] = [{ name: 'v0.3.2', options: {}, runsUnprotected: false, delegates: false }];
const NEWER = process.env['EVMD_0_7_3'];
if (NEWER !== undefined)
  RELEASES.push({
    name: 'v0.7.3',
    options: { evmd: NEWER, config: { mempool: { type: 'app' } } },
    runsUnprotected: true,
    delegates: true,
  });

const TOKEN = 10n ** 18n;
/** Above the first base fee, wei. */
const PRICE = 2n * 10n ** 12n;
const STAKING = '0x0000000000000000000000000000000000000800';
const { vesting, validator } = accounts;
/** Calls with it run in the gateway; DIFFICULTY is PREVRANDAO on these chains. */
const IN_GATEWAY = [{}, { difficulty: '0x0' }] as const;
const PRESTATE = { tracer: 'prestateTracer' };
const DIFF_OF_PRESTATE = { ...PRESTATE, tracerConfig: { diffMode: true } };
/** What one instruction costs, with what is around it. */
const PRICES: Record<string, string> = {
  CREATE: '5a600060006000f0505a900360005260206000f3',
  CREATE2: '5a6000600060006000f5505a900360005260206000f3',
  CALL: '5a600060006000600060006112345af1505a900360005260206000f3',
  SSTORE: '5a60016001555a900360005260206000f3',
  SLOAD: '5a600154505a900360005260206000f3',
};
/** Writes slot 0, calls nobody, and emits a log. */
const WRITES = '600160005500';

describe.each(RELEASES)('a chain of $name', ({ options, runsUnprotected, delegates }) => {
  let chain: GoChain;
  let halley: HalleyProcess;
  let socket: RawSocket;
  /** The parameters in genesis. */
  let evm: Record<string, unknown> & { active_static_precompiles: string[] };
  let fees: Record<string, unknown>;
  /** For each head, the base fee that was announced for the block after it. */
  const announced = new Map<number, string>();
  /** What is done at each head. */
  const followed: Promise<void>[] = [];
  let proposals = 0;

  beforeAll(async () => {
    const genesis = (document: GenesisDocument): GenesisDocument => {
      const parametersOf = (name: string) => (document.app_state[name] as { params: typeof evm }).params;
      const inGenesis = parametersOf('evm');
      if ('allow_unprotected_txs' in inGenesis) inGenesis['allow_unprotected_txs'] = true;
      evm = structuredClone(inGenesis);
      fees = structuredClone(parametersOf('feemarket'));
      return withShortVotes(document);
    };
    const prices = { baseFeeWei: 10n ** 12n, minGasPriceWei: 10n ** 8n };
    chain = await startGoChain({ ...options, ...prices, vesting: true, genesis, blockTimeMs: 300 });
    const flags = {
      'json-rpc.api': 'eth,net,web3,debug,trace',
      'json-rpc.txfee-cap': '0',
      'json-rpc.allow-unprotected-txs': 'true',
    };
    halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    await send(0, { to: validator.address, value: 1000n * TOKEN });
  });

  afterAll(async () => {
    socket?.close();
    await Promise.all(followed);
    await halley?.stop();
    await chain?.stop();
  });

  describe('with a vesting account', () => {
    const READS_BALANCE = `0x73${vesting.address.slice(2)}3160005260206000f3`;

    test('its balance grows from block to block, also inside calls', async () => {
      await until('seconds have passed', async () => (await head()) >= 8);
      const balances: bigint[] = [];
      for (const height of [2, 4, 6, 8]) {
        const balance = await both<string>('eth_getBalance', vesting.address, hex(height));
        const call = [{ data: READS_BALANCE }, hex(height)] as const;
        const inside = await rpc<string>(halley.httpUrl, 'eth_call', ...call);
        expect(BigInt(inside)).toBe(BigInt(balance));
        expect(await rpc(halley.httpUrl, 'eth_call', ...call, ...IN_GATEWAY)).toBe(inside);
        balances.push(BigInt(balance));
      }
      expect(balances.at(0)).toBeGreaterThanOrEqual(100n * TOKEN);
      expect(balances.at(-1)).toBeGreaterThan(balances[0] as bigint);
      // The newest one grows, too, while nobody sends anything.
      const latest = async (): Promise<bigint> =>
        BigInt(await rpc<string>(halley.httpUrl, 'eth_getBalance', vesting.address, 'latest'));
      const first = await latest();
      await until('it grows', async () => (await latest()) > first);
    });

    test('released coins can be sent, locked ones not, and traces say what it had', async () => {
      const released = BigInt(await rpc<string>(halley.httpUrl, 'eth_getBalance', vesting.address, 'latest'));
      const to = funded(9).address;
      const locked = await sign(vesting.privateKey, { to, value: released + 100n * TOKEN });
      const refused = await rpcAnswer(halley.httpUrl, 'eth_sendRawTransaction', [locked]);
      const words = /^insufficient funds for gas \* price \+ value: balance (\d+), tx cost \d+, overshot \d+$/;
      expect(refused).toMatchObject({ error: { code: -32000, message: expect.stringMatching(words) } });
      // All but 50 tokens, and then one at a time until a block is of another second than the one before it.
      let sent = await sendSigned(await sign(vesting.privateKey, { to, value: released - 50n * TOKEN }));
      while ((await timeOf(Number(sent.blockNumber))) === (await timeOf(Number(sent.blockNumber) - 1)))
        sent = await sendSigned(await sign(vesting.privateKey, { to, value: TOKEN }));
      expect(sent.status).toBe('0x1');
      const trace = [sent.transactionHash, DIFF_OF_PRESTATE] as const;
      const diff = await rpc<PrestateDiff>(halley.httpUrl, 'debug_traceTransaction', ...trace);
      const account = vesting.address.toLowerCase();
      const left = await both<string>('eth_getBalance', vesting.address, sent.blockNumber);
      expect(diff.post[account]?.balance).toBe(left);
      const before = await both<string>('eth_getBalance', vesting.address, hex(Number(sent.blockNumber) - 1));
      expect(BigInt(diff.pre[account]?.balance ?? '0')).toBeGreaterThan(BigInt(before));
    });

    if (delegates)
      test('traces say what it had also where it delegates to code', async () => {
        const wallet = new Wallet(vesting.privateKey);
        const nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
        const to = funded(9).address;
        const authorization = await wallet.authorize({ address: to, nonce, chainId: chain.chainId });
        const fees = { gasPrice: undefined, maxFeePerGas: PRICE, maxPriorityFeePerGas: 0n, gasLimit: 100_000 };
        await send(4, { type: 4, to, authorizationList: [authorization], ...fees });
        const code = await both<string>('eth_getCode', vesting.address, 'latest');
        expect(code).toBe(`0xef0100${to.slice(2).toLowerCase()}`);
        let sent = await send(4, { to: vesting.address, value: 1n, gasLimit: 100_000 });
        while ((await timeOf(Number(sent.blockNumber))) === (await timeOf(Number(sent.blockNumber) - 1)))
          sent = await send(4, { to: vesting.address, value: 1n, gasLimit: 100_000 });
        await expectVestingTraced(sent);
      });
  });

  test('a transaction without a chain id is sent where it is allowed, and refused in plain words by a chain that fails at it', async () => {
    const { privateKey, address } = funded(8);
    const key = new SigningKey(privateKey);
    const unsigned = LegacyTransaction.from({
      type: 0,
      nonce: 0,
      to: address,
      value: 1n,
      gasLimit: 21_000,
      gasPrice: PRICE,
    });
    unsigned.signature = key.sign(unsigned.unsignedHash);
    const answer = await rpcAnswer<Receipt>(halley.httpUrl, 'eth_sendRawTransactionSync', [unsigned.serialized]);
    if (!runsUnprotected) {
      const message = 'only replay-protected (EIP-155) transactions allowed over RPC';
      expect(answer).toMatchObject({ error: { code: -32000, message } });
      return;
    }
    expect(answer.result).toMatchObject({ status: '0x1', transactionHash: unsigned.hash });
    const sent = await both<Transaction>('eth_getTransactionByHash', unsigned.hash);
    expect(sent).toMatchObject({ v: hex(unsigned.signature.v), from: address.toLowerCase() });
    expect(sent).not.toHaveProperty('chainId');
    expect(await rpc(halley.httpUrl, 'eth_getRawTransactionByHash', unsigned.hash)).toBe(unsigned.serialized);
    await both('debug_traceTransaction', unsigned.hash, { tracer: 'callTracer' });
  });

  test('a Cosmos message that runs the code of a token changes what is answered from its block on', async () => {
    const { abi, bytecode } = compileContract(`${import.meta.dirname}/../support/PlainToken.sol`, 'PlainToken');
    const holder = funded(1);
    const { contractAddress: token, blockNumber: deployedAt } = await send(1, { data: bytecode, gasLimit: 3_000_000 });
    const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [holder.address] });
    const slot = keccak256(`0x${holder.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}`);
    const have = async (height: string): Promise<bigint[]> => {
      const call = [{ to: token, data }, height] as const;
      const answers = [
        await both<`0x${string}`>('eth_call', ...call),
        await rpc<`0x${string}`>(halley.httpUrl, 'eth_call', ...call, ...IN_GATEWAY),
        await both<`0x${string}`>('eth_getStorageAt', token, slot, height),
      ];
      return answers.map((answer) => decodeFunctionResult({ abi, functionName: 'balanceOf', data: answer }) as bigint);
    };
    expect(await have(deployedAt)).toEqual([1000n, 1000n, 1000n]);
    await sendCosmos('MsgRegisterERC20', [holder.bech32, token as string]);
    const convertedAt = await sendCosmos('MsgConvertERC20', [token as string, '400', holder.bech32, holder.address]);
    expect(await have(hex(convertedAt - 1))).toEqual([1000n, 1000n, 1000n]);
    expect(await have(hex(convertedAt))).toEqual([600n, 600n, 600n]);
    expect(await have('latest')).toEqual([600n, 600n, 600n]);
    const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(convertedAt), false);
    expect(block).toMatchObject({ transactions: [] });
    expect(Number(block.gasUsed)).toBeGreaterThan(21_000);
  });

  test('governance changes rules and fees: the new ones hold from their block on, the old ones below', async () => {
    await follow();
    const before = Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
    await change([
      message('/cosmos.evm.vm.v1.MsgUpdateParams', {
        ...evm,
        extra_eips: ['0', '1', '2'],
        active_static_precompiles: evm.active_static_precompiles.filter((address) => address !== STAKING),
      }),
      message('/cosmos.evm.feemarket.v1.MsgUpdateParams', {
        ...fees,
        base_fee: '500000000000.000000000000000000',
        elasticity_multiplier: 4,
        base_fee_change_denominator: 4,
        min_gas_multiplier: '1.000000000000000000',
      }),
      gasLimitOf('5000000'),
    ]);
    const changedAt = await heightOfLimit(5_000_000);
    expect(await gasLimitAt(changedAt - 1)).toBe(40_000_000);

    const old = await pricesAt(before);
    const now = await pricesAt(changedAt);
    expect(now).toEqual({
      CREATE: (old['CREATE'] as number) + 288_000,
      CREATE2: (old['CREATE2'] as number) + 288_000,
      CALL: (old['CALL'] as number) + 900,
      SSTORE: (old['SSTORE'] as number) + 500,
      SLOAD: old['SLOAD'],
    });
    // A precompile that is off is an account without code.
    const asked = { to: STAKING, data: '0x' };
    const refused = await rpcAnswer(halley.httpUrl, 'eth_call', [asked, hex(before), ...IN_GATEWAY]);
    expect(refused).toMatchObject({ error: { code: -32004 } });
    expect(await rpc(halley.httpUrl, 'eth_call', asked, hex(changedAt), ...IN_GATEWAY)).toBe('0x');
    expect(await both('eth_call', asked, hex(changedAt))).toBe('0x');
    await until('a few more blocks', async () => (await head()) >= changedAt + 3);
    await expectAnnouncedFees(before, changedAt + 3);
  });

  test('where the whole gas limit is billed, receipts, estimates and traces agree with the node', async () => {
    const size = (WRITES.length / 2).toString(16).padStart(2, '0');
    const created = await send(2, { data: `0x60${size}80600b6000396000f3${WRITES}`, gasLimit: 300_000 });
    const { transactionHash } = await send(2, { to: created.contractAddress, gasLimit: 100_000 });
    const receipt = await rpc<Receipt>(halley.httpUrl, 'eth_getTransactionReceipt', transactionHash);
    expect(receipt).toMatchObject({ status: '0x1', gasUsed: hex(100_000) });
    const { gasUsed } = await ofNode<Receipt>('eth_getTransactionReceipt', transactionHash);
    expect(gasUsed).toBe(hex(100_000));
    const call = { from: funded(2).address, to: created.contractAddress };
    // Two PUSH, and what SSTORE asks for: more than the gas that it must leave, on top of the surcharge.
    expect(await both('eth_estimateGas', call)).toBe(hex(21_000 + 6 + 2_300 + 500 + 1));
    const { gasUsed: ofList } = await rpc<{ gasUsed: string }>(halley.httpUrl, 'eth_createAccessList', call, 'latest');
    // A declared address and slot cost 4,300; then the slot is warm.
    expect(Number(ofList)).toBe(21_000 + 4_300 + 6 + 100 + 500);
    const trace = await both<{ gasUsed: string }>('debug_traceTransaction', transactionHash, { tracer: 'callTracer' });
    expect(trace.gasUsed).toBe(hex(100_000));
    const diff = await rpc<PrestateDiff>(halley.httpUrl, 'debug_traceTransaction', transactionHash, DIFF_OF_PRESTATE);
    const sender = call.from.toLowerCase();
    expect(diff.post[sender]?.balance).toBe(await both('eth_getBalance', call.from, receipt.blockNumber));
  });

  test('governance restricts who may create: refused from its block on, in the words of the node, and not below', async () => {
    const allowed = funded(0).address;
    const access_control = {
      create: { access_type: 'ACCESS_TYPE_PERMISSIONED', access_control_list: [allowed] },
      call: { access_type: 'ACCESS_TYPE_PERMISSIONLESS', access_control_list: [] },
    };
    const free = await head();
    await change([message('/cosmos.evm.vm.v1.MsgUpdateParams', { ...evm, access_control }), gasLimitOf('30000000')]);
    const creations = await createUntilLimit(funded(5), 30_000_000);
    const changedAt = await heightOfLimit(30_000_000);
    // The transactions of the block at whose end the list changes are still under the old one.
    const statuses = creations.map(({ blockNumber, status }) => [Number(blockNumber), status]);
    // On a busy machine, the block itself may have no creation.
    expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set(['0x0', '0x1']));
    expect(statuses).toEqual(statuses.map(([height]) => [height, Number(height) <= changedAt ? '0x1' : '0x0']));
    for (const { blockNumber, transactionHash } of creations) {
      if (Math.abs(Number(blockNumber) - changedAt) > 1) continue;
      const traced = await rpc<PrestateDiff>(
        halley.httpUrl,
        'debug_traceTransaction',
        transactionHash,
        DIFF_OF_PRESTATE,
      );
      expect(Object.keys(traced.post)).toContain(funded(5).address.toLowerCase());
    }
    const creation = { data: '0x60006000f3', gas: hex(200_000) };
    const [outsider, insider] = [funded(3).address, allowed].map((from) => ({ from, ...creation }));
    for (const call of [outsider, insider])
      expect(await rpc(halley.httpUrl, 'eth_call', call, hex(free), ...IN_GATEWAY)).toBe('0x');
    expect(await rpc(halley.httpUrl, 'eth_call', insider, hex(changedAt), ...IN_GATEWAY)).toBe('0x');
    const refused = await rpcAnswer(halley.httpUrl, 'eth_call', [outsider, hex(changedAt), ...IN_GATEWAY]);
    const words = `caller address ${outsider?.from} does not have permission to deploy contracts`;
    expect(refused.error).toMatchObject({ code: -32000, message: words });
    const theirs = await rpcAnswer(chain.evmRpcUrl, 'eth_call', [outsider, hex(changedAt)]);
    expect(theirs.error?.message).toContain(words);
  });

  test('and the balance of a vesting account is told in traces where few may create', async () => {
    await expectVestingTraced(await send(3, { to: vesting.address, value: 1n, gasLimit: 100_000 }));
  });

  test('without base fee, gas limit, precompiles and a minimum of what is billed', async () => {
    const from = await head();
    await change([
      message('/cosmos.evm.vm.v1.MsgUpdateParams', { ...evm, active_static_precompiles: [] }),
      message('/cosmos.evm.feemarket.v1.MsgUpdateParams', {
        ...fees,
        no_base_fee: true,
        min_gas_multiplier: '0.000000000000000000',
      }),
      gasLimitOf('-1'),
    ]);
    const changedAt = await heightOfLimit(4_294_967_295);
    await until('a few more blocks', async () => (await head()) >= changedAt + 3);
    await expectAnnouncedFees(from, changedAt + 3);
    expect(await pricesAt(changedAt + 1)).toMatchObject({ CREATE: 32_013, CALL: 2_624 });
    expect(await rpc(halley.httpUrl, 'eth_baseFee')).toBeNull();
    expect(await both('eth_gasPrice')).toBe(hex(10n ** 8n));

    const tips = { type: 2, gasPrice: undefined, maxFeePerGas: 3n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };
    const sent = await send(3, { to: funded(4).address, value: 5n, gasLimit: 100_000, ...tips });
    expect(sent).toMatchObject({ status: '0x1', gasUsed: hex(21_000), effectiveGasPrice: hex(10n ** 9n) });
    const theirs = await ofNode<Receipt>('eth_getTransactionReceipt', sent.transactionHash);
    expect(sent).toMatchObject({ gasUsed: theirs.gasUsed, effectiveGasPrice: theirs.effectiveGasPrice });
    const transaction = await rpc<Transaction>(halley.httpUrl, 'eth_getTransactionByHash', sent.transactionHash);
    expect(transaction).toMatchObject({ type: '0x2', gasPrice: hex(10n ** 9n), maxFeePerGas: hex(3n * 10n ** 9n) });
    const asked = ['eth_getBlockByNumber', sent.blockNumber, false] as const;
    const [{ baseFeePerGas, gasLimit }, { baseFeePerGas: shown }] = [
      await rpc<Block>(halley.httpUrl, ...asked),
      await ofNode<Block>(...asked),
    ];
    expect([baseFeePerGas, gasLimit]).toEqual([shown, hex(4_294_967_295)]);
    const history = await rpc<FeeHistory>(halley.httpUrl, 'eth_feeHistory', '0x1', sent.blockNumber, [0]);
    expect(history).toMatchObject({ baseFeePerGas: ['0x0', '0x0'], reward: [[hex(10n ** 9n)]] });
    // Nothing is left that only the node can execute.
    for (const address of evm.active_static_precompiles.slice(1))
      expect(await rpc(halley.httpUrl, 'eth_call', { to: address }, 'latest', ...IN_GATEWAY)).toBe('0x');
  });

  /** The answer, which the node's own server gives, too. */
  async function both<T>(method: string, ...params: unknown[]): Promise<T> {
    const answer = await rpc<T>(halley.httpUrl, method, ...params);
    expect(answer).toEqual(await ofNode(method, ...params));
    return answer;
  }

  /** What the node's own server says, once it knows what it is asked about: it indexes blocks after they are made. */
  async function ofNode<T>(method: string, ...params: unknown[]): Promise<T> {
    let answer: RpcAnswer<T> = {};
    await until(`the node's answer to ${method}`, async () => {
      answer = await rpcAnswer<T>(chain.evmRpcUrl, method, params);
      return answer.error === undefined && answer.result !== null;
    });
    return answer.result as T;
  }

  async function timeOf(height: number): Promise<number> {
    return Number((await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height), false)).timestamp);
  }

  async function head(): Promise<number> {
    return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
  }

  /** What instructions cost at a height: the node says what the gateway says. */
  async function pricesAt(height: number): Promise<Record<string, number>> {
    const prices: Record<string, number> = {};
    for (const [name, code] of Object.entries(PRICES)) {
      const call = [{ data: `0x${code}`, gas: hex(3_000_000) }, hex(height)] as const;
      const inGateway = await rpc<string>(halley.httpUrl, 'eth_call', ...call, ...IN_GATEWAY);
      expect([name, inGateway]).toEqual([name, await both('eth_call', ...call)]);
      prices[name] = Number(inGateway);
    }
    return prices;
  }

  /** Asks at each head for the next base fee, and puts a transaction into each block. */
  async function follow(): Promise<void> {
    const spender = funded(7);
    let nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', spender.address, 'latest'));
    socket = await RawSocket.open(halley.wsUrl);
    const onHead = async (): Promise<void> => {
      const { oldestBlock, baseFeePerGas } = await rpc<FeeHistory>(
        halley.httpUrl,
        'eth_feeHistory',
        '0x1',
        'latest',
        [],
      );
      announced.set(Number(oldestBlock), baseFeePerGas[1] as string);
      const load = { to: spender.address, gasLimit: 400_000, nonce };
      const answer = await rpcAnswer(halley.httpUrl, 'eth_sendRawTransaction', [await sign(spender.privateKey, load)]);
      if (answer.error === undefined) nonce += 1;
    };
    await socket.subscribe(['newHeads'], () => followed.push(onHead()));
  }

  /** The base fee that was announced for each block is the one that it has. */
  async function expectAnnouncedFees(from: number, to: number): Promise<void> {
    const compared: [number, string][] = [];
    const shown: [number, string][] = [];
    for (let height = from; height < to; height++) {
      const next = announced.get(height);
      if (next === undefined) continue;
      const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height + 1), false);
      compared.push([height + 1, next]);
      shown.push([height + 1, block.baseFeePerGas as string]);
    }
    expect(compared).toEqual(shown);
    // A busy machine may miss some heads.
    expect(compared.length).toBeGreaterThanOrEqual((to - from) / 2);
  }

  /** Traces in the gateway say what the node's say of what the vesting account had before a transaction. */
  async function expectVestingTraced({ transactionHash, blockNumber, transactionIndex }: Receipt): Promise<void> {
    const account = vesting.address.toLowerCase();
    const hadOf = (prestate: Prestate): string => prestate[account]?.balance ?? '0x0';
    const ofTransaction = ['debug_traceTransaction', transactionHash, PRESTATE] as const;
    const had = hadOf(await ofNode<Prestate>(...ofTransaction));
    expect(BigInt(had)).toBeGreaterThan(0n);
    expect(hadOf(await rpc(halley.httpUrl, ...ofTransaction))).toBe(had);
    const block = await rpc<{ txHash: string; result: Prestate }[]>(
      halley.httpUrl,
      'debug_traceBlockByNumber',
      blockNumber,
      PRESTATE,
    );
    expect(hadOf(block.find(({ txHash }) => txHash === transactionHash)?.result ?? {})).toBe(had);
    const call = { from: vesting.address, to: funded(9).address };
    const before = { ...PRESTATE, txIndex: transactionIndex };
    expect(hadOf(await rpc(halley.httpUrl, 'debug_traceCall', call, blockNumber, before))).toBe(had);
  }

  /** Creates contracts all the time, until a block has another gas limit; resolves to the receipts. */
  async function createUntilLimit({ privateKey, address }: ChainAccount, gasLimit: number): Promise<Receipt[]> {
    let nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', address, 'latest'));
    const hashes: string[] = [];
    await until(`a gas limit of ${gasLimit}`, async () => {
      const raw = await sign(privateKey, { data: '0x60006000f3', gasLimit: 100_000, nonce: nonce++ });
      hashes.push(await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', raw));
      return (await gasLimitAt(await head())) === gasLimit;
    });
    return Promise.all(hashes.map((hash) => receiptOf(hash)));
  }

  async function receiptOf(hash: string): Promise<Receipt> {
    let receipt: Receipt | null = null;
    await until('a receipt', async () => {
      receipt = await rpc<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', hash);
      return receipt !== null;
    });
    // Set when the wait is over.
    return receipt as unknown as Receipt;
  }

  /** Proposes messages, votes for them, and resolves when the vote has been counted. */
  async function change(messages: ProposedMessage[]): Promise<void> {
    const proposed = await sendSigned(await sign(validator.privateKey, { ...proposal(messages), gasLimit: 3_000_000 }));
    expect(proposed.status).toBe('0x1');
    proposals += 1;
    const voted = await sendSigned(await sign(validator.privateKey, { ...vote(proposals), gasLimit: 1_000_000 }));
    expect(voted.status).toBe('0x1');
  }

  function message(type: string, params: object): ProposedMessage {
    return { '@type': type, authority: AUTHORITY, params };
  }

  function gasLimitOf(maxGas: string): ProposedMessage {
    return {
      '@type': '/cosmos.consensus.v1.MsgUpdateParams',
      authority: AUTHORITY,
      block: { max_bytes: '22020096', max_gas: maxGas },
      evidence: { max_age_num_blocks: '100000', max_age_duration: '172800s', max_bytes: '1048576' },
      validator: { pub_key_types: ['ed25519'] },
      abci: { vote_extensions_enable_height: '0' },
    };
  }

  async function gasLimitAt(height: number): Promise<number> {
    return Number((await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height), false)).gasLimit);
  }

  /** The height that changed the gas limit: it is that of the block after it. */
  async function heightOfLimit(gasLimit: number): Promise<number> {
    await until(`a gas limit of ${gasLimit}`, async () => (await gasLimitAt(await head())) === gasLimit);
    let height = await head();
    while ((await gasLimitAt(height)) === gasLimit) height -= 1;
    return height;
  }

  async function sign(privateKey: string, fields: Record<string, unknown>): Promise<string> {
    const wallet = new Wallet(privateKey);
    const nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
    const usual = { type: 0, chainId: chain.chainId, gasLimit: 21_000, gasPrice: PRICE };
    return wallet.signTransaction({ ...usual, nonce, ...fields });
  }

  async function send(index: number, fields: Record<string, unknown>): Promise<Receipt> {
    const receipt = await sendSigned(await sign(funded(index).privateKey, fields));
    expect(receipt.status).toBe('0x1');
    return receipt;
  }

  function sendSigned(raw: string): Promise<Receipt> {
    return rpc<Receipt>(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
  }

  /** Sends a message of the erc20 module from account 1, whose fields are texts, and resolves to its block. */
  async function sendCosmos(name: string, texts: string[]): Promise<number> {
    const { privateKey, address } = funded(1);
    const key = new SigningKey(privateKey);
    const fields = texts.map((text, index) =>
      Buffer.concat([Buffer.of(((index + 1) << 3) | 2, text.length), Buffer.from(text)]),
    );
    const nonce = await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', address, 'latest');
    const gas = 2_000_000n;
    const tx = await encodeSigned(
      {
        message: { typeUrl: `/cosmos.evm.erc20.v1.${name}`, value: Buffer.concat(fields) },
        publicKey: fromHex(key.publicKey.slice(2)),
        sequence: BigInt(nonce),
        accountNumber: 1n,
        cometChainId: chain.cometChainId,
        gas,
        fee: { denom: 'atest', amount: gas * PRICE },
      },
      { package: 'cosmos.evm.vm.v1' },
      async (hash) => {
        const { r, s } = key.sign(hash);
        return Buffer.concat([fromHex(r.slice(2)), fromHex(s.slice(2))]);
      },
    );
    const call = (method: string, params: object): Promise<CometAnswer> =>
      post<CometAnswer>(chain.rpcUrl, { jsonrpc: '2.0', id: 1, method, params });
    const { result } = await call('broadcast_tx_sync', { tx: Buffer.from(tx).toString('base64') });
    expect(result).toMatchObject({ code: 0, log: '' });
    const hash = Buffer.from(result?.hash ?? '', 'hex').toString('base64');
    let found: CometAnswer = {};
    await until('the message is in a block', async () => (found = await call('tx', { hash })).result !== undefined);
    expect(found.result?.tx_result).toMatchObject({ code: 0 });
    const height = Number(found.result?.height);
    await until('the service has the block', async () => (await head()) >= height);
    return height;
  }
});

function funded(index: number): ChainAccount {
  return accounts.funded[index] as ChainAccount;
}

interface CometAnswer {
  result?: { code: number; log: string; hash: string; height: string; tx_result: { code: number; log: string } };
}

type Prestate = Record<string, { balance?: string }>;

interface PrestateDiff {
  pre: Prestate;
  post: Prestate;
}
