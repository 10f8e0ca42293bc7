import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** How long a node may take to end after SIGTERM. Then it is killed. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts a program with its output appended to `logFile`. The program ends with this process, also when this process is
 * killed. Returns `{pid, exited, kill, stop}`; `exited` resolves to `{code, signal}` and never rejects.
 */
export function startProcess(program, args, logFile, env = process.env) {
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, { stdio: ['ignore', log, log], env });
  closeSync(log);
  const guard = child.pid === undefined ? undefined : startGuard(child.pid);

  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    // The guard goes first: afterwards the process id may belong to another process.
    child.once('exit', (code, signal) => {
      guard?.kill('SIGKILL');
      resolve({ code, signal });
    });
  });

  /** Sends a signal and waits for the end of the program. */
  async function kill(signal) {
    child.kill(signal);
    return exited;
  }

  async function stop() {
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const result = await kill('SIGTERM');
    clearTimeout(deadline);
    return result;
  }

  return { pid: child.pid, exited, kill, stop };
}

/**
 * A shell that reads a pipe from this process to its end and then kills `pid`. The kernel closes the pipe however this
 * process ends. An exit handler would miss SIGKILL, and test runners replace `process`.
 */
function startGuard(pid) {
  const guard = spawn('sh', ['-c', 'trap "" INT TERM; read -r _; kill -9 "$1"', 'guard', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.unref();
  return guard;
}
