/** Worker thread: runs precompiled contracts, which compute without a pause. It knows no state. */
import { parentPort, workerData } from 'node:worker_threads';
import { engineModule, type EngineModule } from '../../../../evm/engine.js';
import type { PrecompileCall } from '../../../../evm/machine.js';
import { computePrecompile } from '../../../../evm/precompile.js';
import type { FromPrecompileWorker, PrecompileOutcome } from './precompileThreads.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
// `PrecompileThreads` starts this thread with it.
engineModule(workerData as EngineModule);

port.on('message', (call: PrecompileCall) => port.postMessage(run(call)));
port.postMessage('ready' satisfies FromPrecompileWorker);

function run(call: PrecompileCall): PrecompileOutcome {
  try {
    return { result: computePrecompile(call) };
  } catch (error) {
    return { failed: String(error) };
  }
}
