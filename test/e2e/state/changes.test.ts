/**
 * What governance changes counts from its block on, also where calls run in Halley; and of a node that discards its
 * results, the stream brings them, so that every block is served.
 */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import type { GenesisDocument } from '../../../scripts/testNode/home.mjs';
import type { Block, Log, Receipt } from '../../../generated/types.js';
import { nodeHashes, until } from '../../support/chainProgress.js';
import { RELEASES } from '../../support/goChain.js';
import { AUTHORITY, proposal, vote, withShortVotes } from '../../support/governance.js';
import { hex, rpc, rpcAnswer } from '../../support/rpc.js';
import {
  Counter,
  headOf,
  startFollowing,
  startStreamedChain,
  stateMetrics,
  untilKnown,
} from '../../support/streamedChain.js';

jest.setTimeout(240_000);

const STAKING = '0x0000000000000000000000000000000000000800';
const PRICE = 20_000_000_000n;
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
}, 60_000);

describe.each(RELEASES)('on a chain of %s', (_release, options) => {
  test('permissions and precompiles that governance changes count from their block on, and not below', async () => {
    let parameters: Record<string, unknown> = {};
    const genesis = (document: GenesisDocument): GenesisDocument => {
      parameters = structuredClone((document.app_state['evm'] as { params: typeof parameters }).params);
      return withShortVotes(document);
    };
    const chain = await startStreamedChain({ ...options, genesis });
    ends.push(() => chain.stop());
    const counter = await Counter.create(chain);
    const halley = await startFollowing(chain);
    ends.push(() => halley.stop());
    await untilKnown(halley, counter.read());
    const send = async (privateKey: string, fields: object): Promise<void> => {
      const wallet = new Wallet(privateKey);
      const nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
      const usual = { type: 0, chainId: chain.chainId, gasPrice: PRICE, nonce };
      const raw = await wallet.signTransaction({ ...usual, ...fields });
      const receipt = await rpc<Receipt>(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
      expect(receipt.status).toBe('0x1');
    };
    const { validator } = accounts;
    const payer = chain.accounts[1]?.privateKey ?? '';
    await send(payer, { to: validator.address, value: 10n ** 20n, gasLimit: 21_000 });
    let proposals = 0;
    const change = async (changed: object): Promise<void> => {
      const params = { ...parameters, ...changed };
      const messages = [{ '@type': '/cosmos.evm.vm.v1.MsgUpdateParams', authority: AUTHORITY, params }];
      await send(validator.privateKey, { ...proposal(messages), gasLimit: 3_000_000 });
      await send(validator.privateKey, { ...vote(++proposals), gasLimit: 1_000_000 });
    };

    const [insider, outsider] = [chain.accounts[0]?.address ?? '', chain.accounts[2]?.address ?? ''];
    const creation = { data: '0x60006000f3', gas: hex(200_000) };
    /** Reads the code of the staking module's address, and calls it. */
    const program = `0x73${STAKING.slice(2)}3b60005260006000600060006000${`73${STAKING.slice(2)}`}5af160205260406000f3`;
    const calls = [
      { from: outsider, ...creation },
      { from: insider, ...creation },
      { from: insider, to: STAKING, data: '0x' },
      { from: insider, data: program, gas: hex(1_000_000) },
      { from: outsider, ...counter.read() },
    ];
    const outcome = async (url: string, call: object, height: string): Promise<string> => {
      const { result, error } = await rpcAnswer<string>(url, 'eth_call', [call, height]);
      return error === undefined ? String(result) : 'error';
    };
    const atHeights = async (url: string, from: number, to: number): Promise<[number, string[]][]> => {
      const found: [number, string[]][] = [];
      for (let height = from; height <= to; height++)
        found.push([height, await Promise.all(calls.map((call) => outcome(url, call, hex(height))))]);
      return found;
    };

    const from = await headOf(halley);
    const newest: [number, string[], number][] = [];
    const asking = new AbortController();
    const asked = (async () => {
      while (!asking.signal.aborted) {
        const before = await headOf(halley);
        const outcomes = await Promise.all(calls.map((call) => outcome(halley.httpUrl, call, 'latest')));
        newest.push([before, outcomes, await headOf(halley)]);
      }
    })();
    const restricted = { access_type: 'ACCESS_TYPE_PERMISSIONED', access_control_list: [insider, validator.address] };
    const staticOnes = parameters['active_static_precompiles'] as string[];
    await change({
      access_control: { ...(parameters['access_control'] as object), create: restricted },
      active_static_precompiles: staticOnes.filter((address) => address !== STAKING),
    });
    await until('creations are restricted', async () => {
      return (await outcome(chain.evmRpcUrl, calls[0] ?? {}, 'latest')) === 'error';
    });
    await change({});
    await until('creations are free again', async () => {
      return (await outcome(chain.evmRpcUrl, calls[0] ?? {}, 'latest')) !== 'error';
    });
    const last = (await headOf(halley)) + 2;
    await until('two more blocks', async () => (await headOf(halley)) >= last);
    asking.abort();
    await asked;

    const ofNode = await atHeights(chain.evmRpcUrl, from, last);
    expect(await atHeights(halley.httpUrl, from, last)).toEqual(ofNode);
    const created = ofNode.map(([, [creationOfOutsider]]) => creationOfOutsider);
    expect([created[0], created.includes('error'), created.at(-1)]).toEqual(['0x', true, '0x']);
    // Where no block came meanwhile, what was asked for at `latest` is that of the block.
    const pinned = newest.filter(([before, , after]) => before === after && before <= last);
    const expected = new Map(ofNode);
    expect(pinned.map(([height, outcomes]) => [height, outcomes])).toEqual(
      pinned.map(([height]) => [height, expected.get(height)]),
    );
    expect(pinned.length).toBeGreaterThan(10);
    const { run, different } = await stateMetrics(halley);
    expect(run).toBeGreaterThan(pinned.length);
    expect(different).toBe(0);
  });
});

test('of a node that discards its results, all blocks are served, also those made before and between the starts', async () => {
  const chain = await startStreamedChain({ config: { storage: { discard_abci_responses: true } } });
  ends.push(() => chain.stop());
  const counter = await Counter.create(chain);
  const hashes: string[] = [];
  const count = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) hashes.push(await counter.count());
    await counter.mined();
  };
  await count(3);
  const halley = await startFollowing(chain);
  ends.push(() => halley.stop());
  await count(3);
  await halley.kill('SIGKILL');
  await count(3);
  await halley.restart();
  await count(3);
  const receiptOf = (hash: string) => rpcAnswer<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', [hash]);
  await until('the last one is served', async () => (await receiptOf(hashes.at(-1) ?? '')).result?.status === '0x1');
  await until('the first block is served', async () => {
    return (await rpcAnswer(halley.httpUrl, 'eth_getBlockByNumber', ['0x1', false])).error === undefined;
  });
  const last = await headOf(halley);
  await until('no block is missing', async () => {
    const answers = await Promise.all(
      Array.from({ length: last }, (_, at) => rpcAnswer(halley.httpUrl, 'eth_getBlockByNumber', [hex(at + 1), false])),
    );
    return answers.every(({ error }) => error === undefined);
  });
  const blocks: [number, string][] = [];
  const found: string[] = [];
  for (let height = 1; height <= last; height++) {
    const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(height), false);
    blocks.push([height, block.hash]);
    found.push(...(block.transactions as string[]));
  }
  expect(blocks).toEqual(await nodeHashes(chain.rpcUrl, 1, last));
  expect(found.slice(2)).toEqual(hashes);
  const range = { fromBlock: '0x1', toBlock: hex(last), address: counter.address };
  const logs = await rpc<Log[]>(halley.httpUrl, 'eth_getLogs', range);
  expect(logs.map(({ data }) => Number(data))).toEqual(Array.from({ length: counter.sent }, (_, at) => at + 1));
  for (const hash of hashes) expect((await receiptOf(hash)).result).toMatchObject({ status: '0x1' });
  const trace = await rpc<{ type: string }>(halley.httpUrl, 'eth_call', counter.read(), hex(last));
  expect(Number(trace)).toBe(counter.sent);
});
