import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onAbort } from '../../concurrency/abortable.js';
import { workerModule } from '../../concurrency/workerModule.js';

/** What the child process is to do. */
export interface LogIndexJob {
  /** Folder of the block index. */
  blockFolder: string;
  logFolder: string;
  /** As in `IndexedState`. */
  isFinished: boolean;
  /** Ids of units of which a page cannot be read. */
  damaged: number[];
}

/** What it did. `busy`: another process writes the log index. */
export interface LogIndexOutcome {
  state: 'done' | 'busy' | 'stopped';
  /** Heights whose records cannot be read. */
  unreadable: number[];
}

/** More than 4,000,000 entries and their postings take. */
const MOST_HEAP_MEGABYTES = 1_024;
const MOST_OUTPUT = 10_000;

/** Writes what is missing of the log index, in a child process of low priority that an abort ends. */
export function runLogIndexProcess(job: LogIndexJob, signal: AbortSignal): Promise<LogIndexOutcome> {
  const file = fileURLToPath(workerModule('logIndexProcess', import.meta.url));
  const heap = `--max-old-space-size=${MOST_HEAP_MEGABYTES}`;
  const child = spawn(process.execPath, [heap, file, JSON.stringify(job)], {
    // Options of Node.js in the environment are for this process.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const stopListening = onAbort(signal, () => child.stdin.destroy());
  return new Promise<LogIndexOutcome>((resolve, reject) => {
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-MOST_OUTPUT)));
    child.stdin.on('error', () => undefined);
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      // The child wrote it.
      if (code === 0) resolve(JSON.parse(output) as LogIndexOutcome);
      else reject(new Error(`the process of the log index ended with ${endedBy ?? code}: ${reasonIn(errors)}`));
    });
  }).finally(stopListening);
}

/** The message of the child, or of Node.js when that ended it. */
function reasonIn(errors: string): string {
  const lines = errors.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /error: /i.test(line)) ?? lines.at(0) ?? 'no message';
}
