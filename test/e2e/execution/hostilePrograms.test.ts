/** Code that does as much as its gas pays: it ends as geth says, holds nothing for good, and others are served. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallFrame } from '../../../generated/types.js';
import { placed, PROGRAM, programs } from '../../../attack/programs.js';
import { until } from '../../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { rpc, rpcAnswer } from '../../support/rpc.js';
import { startEmbedded, type TestChain } from '../../support/testChains.js';

let chain: TestChain;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startEmbedded(1_000);
  const flags = {
    'metrics.address': '127.0.0.1:0',
    'json-rpc.api': 'eth,net,web3,debug,trace',
    // All requests of a program come at once: on a busy machine a call takes many times as long as alone.
    'json-rpc.evm-timeout': '25s',
  };
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
}, 60_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

const OUT_OF_GAS = { code: -32000, message: 'out of gas' };

/** How each ends in a call; null for an answer without output. */
const ENDS: Record<string, typeof OUT_OF_GAS | null> = { ...outOfGas(), depth: null };

function outOfGas(): Record<string, typeof OUT_OF_GAS> {
  return Object.fromEntries(Object.keys(programs).map((name) => [name, OUT_OF_GAS]));
}

const TRACERS: readonly object[] = [
  { enableMemory: true, enableReturnData: true },
  ...['flatCallTracer', '4byteTracer', 'keccak256PreimageTracer', 'erc7562Tracer'].map((tracer) => ({ tracer })),
  { tracer: 'callTracer', tracerConfig: { withLog: true } },
  { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
];

async function heldBytes(): Promise<number> {
  const metrics = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const text = await (await fetch(new URL('/metrics', metrics))).text();
  return Number(/^halley_memory_budget_used_bytes (\d+)$/m.exec(text)?.[1]);
}

test.each(Object.keys(programs))(
  '%s',
  async (name) => {
    const stateOverrides = placed(name);
    // More gas pays for more reads than one call may make in its time.
    const request = { to: PROGRAM, ...(name === 'storage' && { gas: '0x2dc6c0' }) };
    const ends = ENDS[name];
    const all = { enableMemory: true, tracer: 'callTracer', stateOverrides };
    const [called, traced, ...others] = await Promise.all([
      rpcAnswer(halley.httpUrl, 'eth_call', [request, 'latest', stateOverrides]),
      rpcAnswer(halley.httpUrl, 'debug_traceCall', [request, 'latest', all]),
      rpcAnswer(halley.httpUrl, 'eth_createAccessList', [request, 'latest', stateOverrides]),
      ...TRACERS.map((tracer) =>
        rpcAnswer(halley.httpUrl, 'debug_traceCall', [request, 'latest', { ...tracer, stateOverrides, timeout: '1s' }]),
      ),
    ]);
    if (ends === null) expect(called).toMatchObject({ result: '0x' });
    else expect(called.error).toMatchObject(ends as object);
    // Where the code calls itself or much else, there are more frames than an answer may have.
    if (traced.error === undefined && ends === OUT_OF_GAS)
      expect((traced.result as CallFrame).error).toBe(OUT_OF_GAS.message);
    for (const { error } of [traced, ...others])
      if (error !== undefined) expect([-32000, -32005]).toContain(error.code);
    expect(await rpc(halley.httpUrl, 'eth_chainId')).toBe(`0x${chain.chainId.toString(16)}`);
    await until('nothing is held any more', async () => (await heldBytes()) === 0);
  },
  60_000,
);
