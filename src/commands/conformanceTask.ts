import { accessSync, closeSync, constants, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { methodTable } from '../../generated/methods.js';
import { ConfigError } from '../config/config.js';
import { packageRoot } from '../config/packageRoot.js';
import { readExamples } from '../../conformance/checks/methods.js';
import { clean } from '../../conformance/report/clean.js';
import { htmlReport } from '../../conformance/report/htmlReport.js';
import { terminalReport } from '../../conformance/report/terminalReport.js';
import { runConformance, type Report } from '../../conformance/run.js';
import type { CommandHost } from './commandHost.js';
import { fundedWallet } from './fundedWallet.js';

/** The flags of `halley conformance`. */
export interface ConformanceFlags {
  ws?: string;
  only?: string[];
  fundedKey?: string;
  readOnly?: boolean;
  allowMainnet?: boolean;
  json?: string;
  html?: string;
  rate: number;
  timeout: number;
  maxResponse: number;
  maxRequests: number;
  maxTime: number;
  lookBack: number;
}

const HEADS_WITHIN_MS = 15_000;
const MINED_WITHIN_MS = 60_000;
const DEFAULT_COLUMNS = 100;

/** Checks the server at `url` and reports. Throws ConfigError without a server or for a wrong command line. */
export async function checkServer(url: string, flags: ConformanceFlags, host: CommandHost): Promise<void> {
  const { json, html } = flags;
  if (json !== undefined && json !== '-') await checkWritable('--json', json);
  if (html !== undefined) await checkWritable('--html', html);
  const report = await runConformance({
    url: address('the address of the server', url, ['http:', 'https:']),
    wsUrl: flags.ws === undefined ? null : address('--ws', flags.ws, ['ws:', 'wss:']),
    limits: { timeoutMs: flags.timeout, maxResponseBytes: flags.maxResponse },
    rate: flags.rate,
    maxRequests: flags.maxRequests,
    maxSeconds: flags.maxTime,
    lookBack: flags.lookBack,
    headsWithinMs: HEADS_WITHIN_MS,
    only: onlyMethods(flags.only),
    readOnly: flags.readOnly === true,
    wallet: fundedWallet(flags, host.environment),
    allowMainnet: flags.allowMainnet === true,
    minedWithinMs: MINED_WITHIN_MS,
    examples: readExamples(JSON.parse(readFileSync(join(packageRoot(), 'openrpc.json'), 'utf8'))),
    progress: (step) => host.printNote(`checking ${step}\n`),
  });
  if (report.unreachable !== null) throw new ConfigError(`no JSON-RPC server at ${url}: ${report.unreachable}`);
  await write(report, flags, host);
  host.finish(report.ended === null && report.findings.every(({ known }) => known !== null));
}

async function write(report: Report, { json, html }: ConformanceFlags, host: CommandHost): Promise<void> {
  const { unreachable: _, ...shown } = report;
  const text = `${JSON.stringify(shown, null, 2)}\n`;
  const colour = host.isTerminal && (host.environment['NO_COLOR'] ?? '') === '';
  // Printed first: the outcome must not be lost when a file cannot be written.
  host.print(json === '-' ? text : terminalReport(report, { columns: columnsOf(host), colour }));
  if (html !== undefined) await writing('--html', () => writeFile(html, htmlReport(report)));
  if (json !== undefined && json !== '-') await writing('--json', () => writeFile(json, text));
}

/** Throws ConfigError for a file that cannot be written, and leaves none behind. */
function checkWritable(name: string, path: string): Promise<void> {
  return writing(name, () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) {
      closeSync(openSync(path, 'wx'));
      rmSync(path);
    } else if (stats.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    else accessSync(path, constants.W_OK);
  });
}

/** Messages do not show the path: it may be a misplaced key. */
async function writing(name: string, write: () => Promise<void> | void): Promise<void> {
  try {
    await write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name} names a file that cannot be written: ${code ?? 'unknown failure'}`);
  }
}

function columnsOf({ columns, environment }: CommandHost): number {
  const given = Number(environment['COLUMNS']);
  return columns ?? (Number.isSafeInteger(given) && given > 0 ? given : DEFAULT_COLUMNS);
}

/** Messages do not show the text: it may be a misplaced key. */
function address(name: string, text: string, protocols: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.includes(url.protocol))
    throw new ConfigError(
      `${name} must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}, and be a URL`,
    );
  if (url.username !== '' || url.password !== '') throw new ConfigError(`${name} must have no user name or password`);
  return url.href;
}

function onlyMethods(names: string[] | undefined): string[] | null {
  const unknown = names?.find((name) => !(name in methodTable));
  if (unknown !== undefined) throw new ConfigError(`${clean(unknown)} is not a method of the contract`);
  return names ?? null;
}
