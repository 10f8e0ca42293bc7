/**
 * `npm run attack`: attacks a service that runs as users start it, and prints what another client and the process felt.
 * `-- --help` lists the flags.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { AttackCase, Finding } from './attackCase.js';
import { inputCase } from './cases/inputs.js';
import { memoryCases } from './cases/memory.js';
import { protocolCases } from './cases/protocol.js';
import { requestCases } from './cases/requests.js';
import { pause } from './clients.js';
import { contractsOf } from './contracts.js';
import { reportOf } from './report.js';
import { startDevTarget, startServiceTarget, type Target } from './target.js';

const IDLE_MS = 3_000;
const SETTLE_MS = 10_000;
const SAMPLE_MS = 50;

interface Options {
  only?: string;
  inputs: string;
  write?: true;
}

interface Seen {
  longestMs: number;
  failed: number;
}

const options = new Command('npm run attack --')
  .option('--only <names>', 'only these attacks, separated by commas')
  .option('--inputs <count>', 'number of hostile inputs', '100000')
  .option('--write', 'write the table to docs/attack.md')
  .parse()
  .opts<Options>();

const all: AttackCase[] = [...requestCases, ...memoryCases, ...protocolCases, inputCase(Number(options.inputs))];
const names = options.only?.split(',');
const chosen = all.filter(({ name }) => names?.includes(name) ?? true);

const dev = await startDevTarget();
const service = await startServiceTarget(dev.nodeUrl);
await contractsOf(dev.target);
await reached(service.target, dev.target);

const findings: Finding[] = [];
try {
  for (const attack of chosen) {
    // BLAKE2F runs on the chain: what another client of the chain feels is the question.
    const target = attack.needsChain === true ? dev.target : service.target;
    const finding = await measure(attack, target);
    findings.push(finding);
    console.log(reportOf([finding], findings.length === 1));
  }
} finally {
  await service.stop();
  await dev.stop();
}
if (options.write === true) {
  const path = join(import.meta.dirname, '../docs/attack.md');
  writeFileSync(path, reportOf(findings, true, 'page'));
  console.log(`written to ${path}`);
}
const failed = findings.filter(({ outcome }) => outcome.startsWith('FAILED'));
console.log(`${findings.length - failed.length} withstood, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;

async function measure(attack: AttackCase, target: Target): Promise<Finding> {
  const watcher = fork(join(import.meta.dirname, 'watcherProcess.ts'), [target.url], { execArgv: process.execArgv });
  await once(watcher, 'spawn');
  await pause(1_000);
  watcher.send('begin');
  await pause(IDLE_MS);
  const idle = await seenBy(watcher);
  const before = target.rssMb();
  let peak = before;
  const sampling = setInterval(() => {
    if (target.isAlive()) peak = Math.max(peak, target.rssMb());
  }, SAMPLE_MS);
  watcher.send('begin');
  const outcome = await attack.attack(target).catch((error: unknown) => `FAILED: ${String(error)}`);
  const seen = await seenBy(watcher);
  await pause(SETTLE_MS);
  clearInterval(sampling);
  watcher.kill();
  return {
    name: attack.name,
    what: attack.what,
    blockedMs: Math.round(seen.longestMs),
    idleMs: Math.round(idle.longestMs),
    failed: seen.failed,
    peakMb: Math.round(peak - before),
    leftMb: target.isAlive() ? Math.round(target.rssMb() - before) : 0,
    outcome: target.isAlive() ? outcome : 'FAILED: the process has ended',
  };
}

async function seenBy(watcher: ChildProcess): Promise<Seen> {
  const answered = once(watcher, 'message') as Promise<[Seen]>;
  watcher.send('end');
  return (await answered)[0];
}

/** Waits until the service has the newest block of the chain. */
async function reached(target: Target, chain: Target): Promise<void> {
  const head = Number(await chain.rpc<string>('eth_blockNumber'));
  for (let attempt = 0; attempt < 600; attempt++) {
    if (Number(await target.rpc<string>('eth_blockNumber').catch(() => '0x0')) >= head) return;
    await pause(100);
  }
  throw new Error('the service has not reached the head of the chain');
}
