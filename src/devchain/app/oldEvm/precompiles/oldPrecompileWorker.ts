/** Worker thread: runs precompiled contracts, which compute without a pause. It knows no state. */
import { parentPort } from 'node:worker_threads';
import type { Hardfork } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { createRules } from '../../../../execution/rules/hardfork.js';
import type { FromPrecompileWorker, PrecompileJob, PrecompileOutcome } from './precompileThreads.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
const evms = new Map<string, Promise<EVM>>();

port.on('message', (job: PrecompileJob) => void answer(job));
port.postMessage('ready' satisfies FromPrecompileWorker);

async function answer(job: PrecompileJob): Promise<void> {
  port.postMessage(await run(job).catch((error: unknown) => ({ failed: String(error) }) satisfies PrecompileOutcome));
}

async function run({ chainId, hardfork, address, data, gasLimit }: PrecompileJob): Promise<PrecompileOutcome> {
  const key = `${chainId}:${hardfork}`;
  // A fork's name as the other thread has it.
  const made = evms.get(key) ?? createEVM({ common: createRules(chainId, hardfork as Hardfork, {}, null) });
  evms.set(key, made);
  const evm = await made;
  const precompile = evm.precompiles.get(address);
  if (precompile === undefined) return { failed: `no precompile at ${address}` };
  const result = await precompile({ data, gasLimit, common: evm.common, _EVM: evm });
  const { executionGasUsed, returnValue, exceptionError } = result;
  return { executionGasUsed, returnValue, error: exceptionError?.error ?? null };
}
