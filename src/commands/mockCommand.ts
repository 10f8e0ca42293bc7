import { once } from 'node:events';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { errorCatalogue, type ErrorName } from '../../generated/errors.js';
import { methodTable } from '../../generated/methods.js';
import { nearest } from '../config/nearest.js';
import type { ProvokedError } from '../../conformance/mock/mockHandlers.js';
import type { CommandHost } from './commandHost.js';

interface MockFlags {
  port: number;
  host: string;
  /** False with --no-cors. */
  cors: string | false;
  error: readonly ProvokedError[];
  delay: { least: number; most: number };
  interval: number;
  seed?: number;
}

const LARGEST_PORT = 65_535;
const LARGEST_SEED = 2 ** 32 - 1;
/** Longer than any client waits. */
const LONGEST_MS = 600_000;
/** Shorter intervals would keep the processor busy and show nothing. */
const SHORTEST_INTERVAL_MS = 10;

/** Adds `halley mock`, which serves every method of the contract from its examples until SIGINT or SIGTERM. */
export function addMockCommand(program: Command, host: CommandHost): void {
  program
    .command('mock')
    .description('serve every method of the contract from its examples, without a chain; for authors of clients')
    .option('-p, --port <port>', 'port of HTTP and WebSocket; 0 lets the system choose', upTo(LARGEST_PORT), 8545)
    .option('--host <host>', 'interface to listen on', '127.0.0.1')
    .option('--cors <origins>', 'origins of web pages that may call, separated by commas', '*')
    .option('--no-cors', 'let no web page call')
    .addOption(
      new Option(
        '--error <method=error[:times]>',
        'fail a method (* for all) with this error of the contract: always, or only the first times; repeatable',
      )
        .argParser(provokedError)
        .default([], 'none'),
    )
    .addOption(
      new Option('--delay <time>', 'delay every response by this time, or by a time in a range: 200ms, 50ms-2s')
        .argParser(delayRange)
        .default({ least: 0, most: 0 }, '0ms'),
    )
    .addOption(
      new Option('--interval <time>', 'time between two notifications of a subscription')
        .argParser(interval)
        .default(1000, '1s'),
    )
    .option('--seed <number>', 'makes subscription ids and delays repeatable (default: random)', upTo(LARGEST_SEED))
    .exitOverride()
    .action((options: MockFlags) => runMock(options, host));
}

async function runMock(options: MockFlags, host: CommandHost): Promise<void> {
  const stopping = host.stopSignal();
  const { startMock } = await import('./startMock.js');
  const mock = await startMock({
    host: options.host,
    port: options.port,
    corsOrigins: options.cors === false ? '' : options.cors,
    errors: options.error,
    delayMs: options.delay,
    intervalMs: options.interval,
    seed: options.seed ?? Math.floor(Math.random() * LARGEST_SEED),
  });
  host.print(
    `Halley mock: ${Object.keys(methodTable).length} methods, served from the examples of the contract\n` +
      `HTTP            http://${mock.address}\nWebSocket       ws://${mock.address}\n`,
  );
  if (!stopping.aborted) await once(stopping, 'abort');
  await mock.stop();
}

function provokedError(text: string, before: readonly ProvokedError[]): ProvokedError[] {
  const [, method = '', error = '', times = ''] = /^([^=]+)=([^:]+)(?::(\d{1,9}))?$/.exec(text) ?? [];
  if (method === '') throw new InvalidArgumentError('expected <method>=<error>, or <method>=<error>:<times>');
  if (method !== '*' && !Object.hasOwn(methodTable, method)) throw unknown('method', method, methodTable);
  if (!isErrorName(error)) throw unknown('error', error, errorCatalogue);
  return [...before, { method, error, times: times === '' ? Infinity : Number(times) }];
}

function unknown(what: string, name: string, known: object): InvalidArgumentError {
  return new InvalidArgumentError(`there is no ${what} ${name}; did you mean ${nearest(name, Object.keys(known))}?`);
}

function isErrorName(text: string): text is ErrorName {
  return Object.hasOwn(errorCatalogue, text);
}

function delayRange(text: string): { least: number; most: number } {
  const [least = NaN, most = least, ...more] = text.split('-').map(milliseconds);
  if (more.length === 0 && least <= most && most <= LONGEST_MS) return { least, most };
  throw new InvalidArgumentError(`expected a time up to ${LONGEST_MS}ms such as 200ms, or two of them with - between`);
}

function interval(text: string): number {
  const time = milliseconds(text);
  if (time >= SHORTEST_INTERVAL_MS && time <= LONGEST_MS) return time;
  throw new InvalidArgumentError(`expected a time from ${SHORTEST_INTERVAL_MS}ms to ${LONGEST_MS}ms`);
}

/** Milliseconds or, with the unit s, seconds; NaN for any other text. */
function milliseconds(text: string): number {
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s)?$/.exec(text.trim()) ?? [];
  return number === undefined ? NaN : Math.round(Number(number) * (unit === 's' ? 1000 : 1));
}

function upTo(most: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,10}$/.test(text) && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`expected 0 to ${most}`);
  };
}
