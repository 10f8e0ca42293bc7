/** Precompiled contracts that compute for long: they run beside the chain, and end with their caller. */
import { ownWork } from '../../../src/caller/caller.js';
import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import { bn254 } from '@noble/curves/bn254.js';
import { Query } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address, Data } from '../../../generated/types.js';
import { LinkedQueries } from '../../../src/cosmos/queries/linkedQueries.js';
import { queryPath } from '../../../src/cosmos/queries/applicationQueries.js';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import { decodeData, encodeData } from '../../../src/ethereum/hex.js';
import { responseOf, TestChain } from '../../unit/devchain/app/testChain.js';
import { turnsDuring } from '../../support/eventLoop.js';

// Threads load TypeScript here, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const BLAKE2F = `0x${'09'.padStart(40, '0')}` as Address;
const PAIRING = `0x${'08'.padStart(40, '0')}` as Address;
const { ethCall } = Query.method;

const GAS = 10n ** 10n;

/** More than a call may take: it runs until it is ended. */
const LONG = blake2f(4_000_000_000);

function blake2f(rounds: number): Data {
  return `0x${rounds.toString(16).padStart(8, '0')}${'01'.repeat(208)}01` as Data;
}

/** So many pairs of the generators. */
function pairs(count: number): Data {
  const g1 = bn254.G1.Point.BASE.toAffine();
  const g2 = bn254.G2.Point.BASE.toAffine();
  const words = [g1.x, g1.y, g2.x.c1, g2.x.c0, g2.y.c1, g2.y.c0].map((value) => value.toString(16).padStart(64, '0'));
  return `0x${words.join('').repeat(count)}` as Data;
}

let chain: DevChainHandle;
let queries: LinkedQueries;

beforeAll(async () => {
  chain = await startDevChain({ gasLimit: GAS });
  queries = new LinkedQueries(chain.link);
});

afterAll(() => chain.stop());

async function call(to: Address, data: Data, caller = OWN_WORK): Promise<{ ret: Data; vmError: string }> {
  const args = new TextEncoder().encode(JSON.stringify({ to, data }));
  const request = toBinary(ethCall.input, create(ethCall.input, { args, gasCap: GAS }));
  const { ret, vmError } = fromBinary(ethCall.output, await queries.query(queryPath(ethCall), request, 0, caller));
  return { ret: encodeData(ret), vmError };
}

/** What the library answers on this thread. */
async function answerOf(address: Address, data: Data): Promise<Data> {
  const evm = await createEVM({ common: new Common({ chain: Mainnet, hardfork: Hardfork.Prague }) });
  const run = evm.precompiles.get(address.slice(2))!;
  const result = await run({ data: decodeData(data), gasLimit: 30_000_000n, common: evm.common, _EVM: evm });
  return encodeData(result.returnValue);
}

describe('a call of a long precompile', () => {
  test.each([
    ['BLAKE2F', BLAKE2F, blake2f(2_000_000)],
    ['the pairing', PAIRING, pairs(8)],
  ])('answers what the library answers: %s', async (_name, to, data) => {
    expect(await call(to, data)).toEqual({ ret: await answerOf(to, data), vmError: '' });
  });

  test('fails as a short one does', async () => {
    const offCurve = `${pairs(8).slice(0, -1)}0` as Data;
    expect(await call(PAIRING, offCurve)).toEqual({ ret: '0x', vmError: expect.stringMatching(/./) });
    expect(await call(PAIRING, `${pairs(8)}00` as Data)).toEqual({
      ret: '0x',
      vmError: 'bad elliptic curve pairing size',
    });
  });

  test('ends with its caller, while the chain makes blocks and answers other calls', async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()];
    let isOver = false;
    // The two take every thread that calls have.
    const left = expect(call(BLAKE2F, LONG, ownWork(leaving.signal))).rejects.toThrow('left');
    const stayed = expect(call(BLAKE2F, LONG, ownWork(staying.signal)).finally(() => (isOver = true))).rejects.toThrow(
      'left',
    );
    const mined = await chain.link.call(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'dev_mine', params: {} }));
    expect(JSON.parse(mined)).toHaveProperty('result');
    expect(await call(BLAKE2F, blake2f(12))).toMatchObject({ vmError: '' });
    leaving.abort(new Error('left'));
    await left;
    expect(await call(BLAKE2F, blake2f(2_000_000))).toMatchObject({ vmError: '' });
    expect(isOver).toBe(false);
    staying.abort(new Error('left'));
    await stayed;
  });
});

test('a block with a long precompile lets other work run', async () => {
  const app = await TestChain.start();
  const turns = await turnsDuring(1, async () => {
    const fields = { to: BLAKE2F, value: 0n, input: decodeData(blake2f(29_000_000)), gas: 29_500_000n };
    expect(responseOf(await app.run(0, fields)).vmError).toBe('');
  });
  expect(turns).toBeGreaterThan(20);
});
