/**
 * `npm run test:clients`, once everything is built: installs clients, runs them on three chains and writes
 * docs/reports/clients.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileProbe } from '../../test/support/probe.js';
import { CLIENTS, TARGET_NAMES, type Client, type TargetName } from './clients.js';
import { CACHE, install } from './install.js';
import { clientsDocument, reasonOf, summarize, type ClientResult, type KnownReason } from './report.js';
import { runClient } from './runClient.js';
import { START_TARGET } from './targets.js';

const DOCUMENT = join(import.meta.dirname, '../../docs/reports/clients.md');
const REASONS = join(import.meta.dirname, '../reasons.json');
/** Results of the last run of each client. A run of some clients keeps those of the others. */
const RESULTS = join(CACHE, 'results.json');
const ARTIFACT = join(CACHE, 'Probe.json');

const USAGE = `npm run test:clients [-- flags]

Runs the clients of other projects, unmodified, against halley dev, the Go chain and anvil, and writes docs/reports/clients.md.
  --only NAMES   run some clients: ${CLIENTS.map(({ id }) => id).join(',')}
  --on NAMES     run on some chains: ${TARGET_NAMES.join(',')}
  --help         show this text
`;

const { values } = parseArgs({
  options: { only: { type: 'string' }, on: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) process.stdout.write(USAGE);
else await run();

async function run(): Promise<void> {
  const clients = chosen(CLIENTS, values.only, ({ id }) => id);
  const targets = chosen(TARGET_NAMES, values.on, (name) => name);
  const reasons = JSON.parse(readFileSync(REASONS, 'utf8')) as KnownReason[];
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(ARTIFACT, JSON.stringify(compileProbe()));
  // anvil, and forge for other clients.
  install(CLIENTS.find(({ id }) => id === 'foundry') as Client);
  for (const client of clients) await runOnAll(client, targets, reasons);
  const results = readResults();
  if (CLIENTS.every(({ id }) => results[id] !== undefined))
    writeFileSync(DOCUMENT, clientsDocument(CLIENTS, results, reasons));
  const ran = Object.fromEntries(clients.map(({ id }) => [id, results[id] ?? {}]));
  const { passed, explained, failed } = summarize(ran, reasons);
  say(`${passed} steps passed, ${explained} failed for a known reason, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function runOnAll(
  client: Client,
  targets: readonly TargetName[],
  reasons: readonly KnownReason[],
): Promise<void> {
  say(`${client.title}: installing`);
  const folder = install(client);
  for (const name of targets) {
    if (client.targets !== undefined && !client.targets.includes(name)) continue;
    const target = await START_TARGET[name]();
    try {
      const ran = await runClient(client, target, { folder, artifact: ARTIFACT });
      // Read again each time: another run may have written its results since.
      const results = readResults();
      writeFileSync(
        RESULTS,
        JSON.stringify({ ...results, [client.id]: { ...results[client.id], [name]: ran } }, null, 1),
      );
      const failed = ran.steps.filter(({ ok }) => !ok);
      say(`${client.id} on ${name}: ${ran.steps.length - failed.length} of ${ran.steps.length} in ${ran.ms} ms`);
      for (const step of failed) {
        const isKnown = reasonOf(reasons, client.id, name, step) !== undefined;
        say(
          `  ${isKnown ? 'known' : 'FAILED'}: ${step.step}: ${step.reason?.slice(0, 600).replaceAll('\n', '\n    ')}`,
        );
      }
    } finally {
      await target.stop();
    }
  }
}

function chosen<T>(all: readonly T[], names: string | undefined, nameOf: (each: T) => string): readonly T[] {
  if (names === undefined) return all;
  return names.split(',').map((name) => {
    const found = all.find((each) => nameOf(each) === name);
    if (found === undefined) throw new Error(`unknown name ${name}, known are: ${all.map(nameOf).join(', ')}`);
    return found;
  });
}

function readResults(): Record<string, ClientResult> {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, ClientResult>) : {};
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
