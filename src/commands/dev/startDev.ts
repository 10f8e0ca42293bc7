import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../config/config.js';
import { startDevChain } from '../../devchain/devChain.js';
import type { Gateway } from '../../gateway.js';
import { NO_NAMES, type ContractNames } from '../../observe/callTree.js';
import { DevLog } from '../../observe/devLog.js';
import { chooseColors, indented } from '../../observe/terminalText.js';
import type { IpcServer } from '../../transport/ipc/ipcServer.js';
import type { CommandHost } from '../commandHost.js';
import { banner } from './banner.js';
import { devAuthentication, privateMethodsOf } from './devAuthentication.js';
import { chainOptions } from './chainOptions.js';
import { writeConfig } from './configOut.js';
import type { DevOptions } from './options/devOptions.js';
import { assertFolder, assertWritable, reasonOf, unusable } from './optionFile.js';
import { StateDumps } from './stateDump.js';
import { readStateFiles, type StateFiles } from './stateFiles.js';

/** The terminal of `halley dev`. */
export type Terminal = Pick<CommandHost, 'print' | 'environment' | 'isTerminal'>;

/** A running `halley dev`. */
export interface RunningDev {
  httpUrl: string;
  wsUrl: string;
  /** Stops everything, and rejects with a sentence when the last dump of the state failed. */
  stop(): Promise<void>;
}

/** Starts the chain and the service. Unless silent, it prints the banner and then one line per request. */
export async function startDev(options: DevOptions, host: Terminal): Promise<RunningDev> {
  const print = (text: string): void => host.print(text);
  const silent = options.silent === true || options.quiet === true;
  const { names, summary } = await readNames(options.abi);
  const colors = chooseColors(options.color, host.environment, host.isTerminal);
  const log = new DevLog(print, { silent, colors, names });
  if (options.configOut !== undefined) await assertWritable({ flag: '--config-out', path: options.configOut });
  if (typeof options.ipc === 'string') await assertFolder({ flag: '--ipc', path: options.ipc });
  const authentication = await devAuthentication(options);
  if (authentication.warning !== null) print(indented([`warning: ${authentication.warning}`]));
  const stateFiles = await readStateFiles(options);
  const starting = startDevChain(await chainOptions(options, stateFiles), {
    ...(options.disableConsoleLog !== true && { onConsoleLog: (line: string) => log.consoleLog(line) }),
    onTrace: (trace) => log.trace(trace),
    onMined: (transaction) => log.transaction(transaction),
    onFailure: (error) => log.failure('the chain failed', error),
  });
  // This thread loads the service while the chain's thread starts the chain.
  const loading = import('./devGateway.js');
  const chain = await starting.catch((error: unknown) => {
    throw startErrorOf(error, stateFiles);
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'halley-dev-'));
  let gateway: Gateway | null = null;
  let ipc: { path: string; server: IpcServer } | null = null;
  let dumps: StateDumps | null = null;
  const stop = async () => {
    await ipc?.server.stop();
    await gateway?.stop();
    try {
      await dumps?.finish();
    } finally {
      await chain.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  try {
    const { createDevGateway } = await loading;
    gateway = await createDevGateway(chain, options, { dataDir, authentication, log });
    const { http } = await gateway.start();
    const urls = { httpUrl: `http://${http}`, wsUrl: `ws://${http}` };
    if (options.ipc !== undefined) {
      const { startIpc } = await import('./startIpc.js');
      ipc = await startIpc(options.ipc, urls.wsUrl, { secret: authentication.secret, memory: gateway.memory });
    }
    if (options.configOut !== undefined) await writeConfig(options.configOut, chain, options);
    if (!silent && summary !== null) print(`${summary}\n`);
    if (!silent)
      print(
        banner(chain, {
          ...urls,
          docs: options.docs ?? true,
          ipcPath: ipc?.path ?? null,
          privateMethods: privateMethodsOf(authentication),
        }),
      );
    if (stateFiles.dump !== null)
      dumps = new StateDumps(stateFiles.dump, {
        dumpState: () => chain.dumpState(),
        onFailure: (error) => log.failure('a dump of the state failed', error),
      });
    return { ...urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A ConfigError when options or their files prevented the start; it names a refused dump. */
function startErrorOf(error: unknown, { loadedFrom }: StateFiles): unknown {
  const reason = reasonOf(error);
  if (loadedFrom !== null && reason.startsWith('state: ')) {
    return unusable(loadedFrom, new Error(`no dump of a state: ${reason.slice('state: '.length)}`, { cause: error }));
  }
  // An error from a thread keeps its name, but not its class.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null;
  return name === 'UnusableOption' || name === 'NotAtOrigin' ? new ConfigError(reason, { cause: error }) : error;
}

/** The names of the contracts in a folder, and a summary, which may hold any characters. */
async function readNames(folder: string | undefined): Promise<{ names: ContractNames; summary: string | null }> {
  if (folder === undefined) return { names: NO_NAMES, summary: null };
  const { loadNames } = await import('./abi/abiNames.js');
  return loadNames(folder);
}
