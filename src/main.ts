#!/usr/bin/env node
/**
 * The command line: one line per command, signals and exit codes. No other file of the gateway reads arguments,
 * environment or signals: commands get them from a `CommandHost`.
 *
 * Exit codes: 0 done, 1 the command found something wrong or failed, 2 the command line or the configuration cannot be
 * used.
 */
import { fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { CommandHost } from './commands/commandHost.js';
import { addConfigCommand } from './commands/configCommand.js';
import { addConformanceCommand } from './commands/conformanceCommand.js';
import { addDevCommand } from './commands/dev/devCommand.js';
import { addExportCommand } from './commands/exportCommand.js';
import { addIndexCommand } from './commands/indexCommand.js';
import { addKeysCommand } from './commands/keysCommand.js';
import { addMockCommand } from './commands/mockCommand.js';
import { addStartCommand } from './commands/startCommand.js';
import { addStateCommand } from './commands/stateCommand.js';
import { addStreamCommand } from './commands/streamCommand.js';
import { addTokenCommand } from './commands/tokenCommand.js';
import { ConfigError } from './config/config.js';
import { readVersion } from './config/packageRoot.js';
import { CollectedOutput } from './observe/collectedOutput.js';
import { indented } from './observe/terminalText.js';
import type { ProcessHost } from './stream/process/processHost.js';
import type { PrimaryHost, WorkerHost } from './commands/workerHost.js';
import { processChannel } from './workers/channel.js';

/** Tells a program started by `halley stream upgrade` that it continues another. */
const SUCCESSOR_VARIABLE = 'HALLEY_STREAM_SUCCESSOR';

const output = new CollectedOutput((text) => void process.stdout.write(text));
process.once('exit', () => output.flush());

const host: CommandHost = {
  environment: process.env,
  isTerminal: process.stdout.isTTY,
  get areNotesOnTerminal() {
    return process.stderr.isTTY;
  },
  columns: process.stdout.isTTY ? process.stdout.columns : null,
  get input() {
    return process.stdin;
  },
  get output() {
    return process.stdout;
  },
  print: (text) => output.print(text),
  printNote: (text) => void process.stderr.write(text),
  stopSignal() {
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
    return stopping.signal;
  },
  finish(succeeded) {
    if (!succeeded) process.exitCode = 1;
  },
};

const program = new Command('halley')
  .description('EVM JSON-RPC 2.0 service for Cosmos SDK + CometBFT chains')
  .version(readVersion())
  .configureOutput({ outputError: (text) => printError(sentenceOf(text)) })
  .exitOverride();

addStartCommand(program, host, { worker: workerHost, primary: primaryHost, end: setExitCode });
addDevCommand(program, host);
addMockCommand(program, host);
addConfigCommand(program, host);
addConformanceCommand(program, host);
addExportCommand(program, host);
addIndexCommand(program, host);
addKeysCommand(program, host);
addStateCommand(program, host);
addStreamCommand(program, host, streamHost);
addTokenCommand(program, host);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

function setExitCode(code: number): void {
  process.exitCode = code;
}

/** Tells a worker its number and how many there are. */
const WORKER_VARIABLE = 'HALLEY_WORKER';

/** Null in a process that no primary has started. */
function workerHost(): WorkerHost | null {
  const [id, count] = (process.env[WORKER_VARIABLE] ?? '').split('/').map(Number);
  if (process.send === undefined || id === undefined || count === undefined) return null;
  // Without the primary, no client comes any more, and another service may begin.
  process.once('disconnect', () => process.exit(1));
  // A terminal that is closed sends it to all processes, and the primary decides.
  process.on('SIGHUP', () => undefined);
  return {
    id,
    count,
    channel: processChannel(process),
    leave() {
      process.removeAllListeners('disconnect');
      process.disconnect();
    },
    exit: (code) => process.exit(code),
  };
}

function primaryHost(): PrimaryHost {
  let hangUp = (): void => undefined;
  process.on('SIGHUP', () => hangUp());
  return {
    fork(id, count) {
      const worker = fork(process.argv[1] ?? '', ['start'], {
        env: { ...process.env, [WORKER_VARIABLE]: `${id}/${count}` },
        serialization: 'advanced',
      });
      return {
        pid: worker.pid ?? 0,
        channel: processChannel(worker),
        onEnd(listener) {
          worker.once('exit', listener);
          // It could not be started.
          worker.once('error', () => worker.pid === undefined && listener(1, null));
        },
        kill: () => void worker.kill('SIGKILL'),
      };
    },
    onHangUp: (listener) => void (hangUp = listener),
  };
}

/** What `halley stream` needs besides: it outlives the node's standard output, and starts a newer version of itself. */
function streamHost(): ProcessHost {
  const isSuccessor = process.env[SUCCESSOR_VARIABLE] === '1' && process.send !== undefined;
  delete process.env[SUCCESSOR_VARIABLE];
  return {
    write: (text) => tryWrite(1, text),
    note: (text) => void tryWrite(2, text),
    onSignal: (signal, listener) => void process.on(signal, listener),
    async startAgain() {
      return fork(process.argv[1] ?? '', process.argv.slice(2), {
        env: { ...process.env, [SUCCESSOR_VARIABLE]: '1' },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
    },
    predecessor: isSuccessor ? process : null,
  };
}

/** False when the reading side is closed. */
function tryWrite(file: number, text: string): boolean {
  try {
    writeSync(file, text);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPIPE';
  }
}

/** Prints why a command failed, unless commander has done so, and returns the exit code. */
function report(error: unknown): number {
  // Help and version come as errors with code 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  printError(error instanceof Error ? error.message : String(error));
  return error instanceof ConfigError ? 2 : 1;
}

/** Commander's message as one sentence, as our own messages are. */
function sentenceOf(text: string): string {
  return text
    .replace('error: ', '')
    .replace("' is invalid. ", "' is invalid: ")
    .replace(/\. Expected (\d+ arguments?) but got (\d+)\.$/m, ': expected $1, got $2');
}

/** Indented, because parts of the message may come from arguments, a node, the origin of a fork or a file. */
function printError(message: string): void {
  process.stderr.write(indented(`halley: ${message.trimEnd()}`.split('\n')));
}
