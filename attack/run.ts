/**
 * `npm run attack`: attacks a service that runs as users start it, and prints what another client and the process felt.
 * Each attack has a service of its own, in front of one chain. `-- --help` lists the flags.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { AttackCase, Finding } from './attackCase.js';
import { connectionCases } from './cases/connections.js';
import { executionCases } from './cases/executions.js';
import { fairnessCases } from './cases/fairness.js';
import { headCases } from './cases/heads.js';
import { inputCase } from './cases/inputs.js';
import { memoryCases } from './cases/memory.js';
import { nodeCases } from './cases/node.js';
import { protocolCases } from './cases/protocol.js';
import { requestCases } from './cases/requests.js';
import { pause } from './clients.js';
import { contractsOf } from './contracts.js';
import { startHostileNode } from './hostileNode.js';
import { measure, medianOf } from './measure.js';
import { pageOf, rowOf, TABLE_HEAD } from './report.js';
import { startDev, startService, type Target } from './target.js';

interface Options {
  only?: string;
  inputs: string;
  runs: string;
  of?: string;
  write?: true;
}

const options = new Command('npm run attack --')
  .option('--only <names>', 'only these attacks, separated by commas')
  .option('--inputs <count>', 'number of hostile inputs', '20000')
  .option('--runs <count>', 'runs of an attack that is not withstood, of which the median counts', '3')
  .option('--of <folder>', 'another checkout, whose build is attacked')
  .option('--write', 'write the table to docs/reports/attack.md')
  .parse()
  .opts<Options>();

const all: AttackCase[] = [
  ...requestCases,
  ...executionCases,
  ...headCases,
  ...memoryCases,
  ...nodeCases,
  ...connectionCases,
  ...fairnessCases,
  ...protocolCases,
  inputCase(Number(options.inputs)),
];
const names = options.only?.split(',');
const unknown = names?.filter((name) => !all.some((attack) => attack.name === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`no attack is named ${unknown.join(', ')}: ${all.map(({ name }) => name).join(', ')}`);

const chain = await startDev();
const findings: Finding[] = [];
try {
  await contractsOf(chain);
  console.log(TABLE_HEAD);
  for (const attack of all.filter(({ name }) => names?.includes(name) ?? true)) {
    const finding = await examine(attack);
    findings.push(finding);
    console.log(rowOf(finding));
    if (!chain.isAlive()) break;
  }
} finally {
  await chain.stop();
}
if (options.write === true) {
  const path = join(import.meta.dirname, '../docs/reports/attack.md');
  writeFileSync(path, pageOf(findings));
  console.log(`written to ${path}`);
}
const failed = findings.filter(({ faults }) => faults.length > 0);
console.log(`\n${findings.length - failed.length} attacks withstood, ${failed.length} not`);
if (failed.length > 0) process.exitCode = 1;

async function examine(attack: AttackCase): Promise<Finding> {
  const runs: Finding[] = [];
  do runs.push(await run(attack));
  while (runs.some(({ faults }) => faults.length > 0) && runs.length < Number(options.runs) && chain.isAlive());
  return medianOf(runs);
}

async function run(attack: AttackCase): Promise<Finding> {
  if (attack.on === 'halley dev')
    return measure(attack, {
      target: chain,
      watchesChain: true,
      attack: () => attack.attack({ target: chain, chain }),
    });
  if (attack.on !== 'hostile node') return runOnService(attack, (target) => attack.attack({ target, chain }));
  const node = await startHostileNode(chain.grpc);
  try {
    return await runOnService(attack, (target) => attack.attack({ target, chain, node }), node.address);
  } finally {
    await node.stop();
  }
}

async function runOnService(
  attack: AttackCase,
  fight: (target: Target) => Promise<string>,
  grpc?: string,
): Promise<Finding> {
  const target = await startService({ nodeUrl: chain.nodeUrl, grpc, checkout: options.of });
  try {
    await reachHead(target);
    return await measure(attack, { target, watchesChain: false, attack: () => fight(target) });
  } finally {
    await target.stop();
  }
}

/** Waits until the service has the newest block of the chain. */
async function reachHead(target: Target): Promise<void> {
  const head = Number(await chain.rpc<string>('eth_blockNumber'));
  for (let attempt = 0; attempt < 600; attempt++) {
    if (Number(await target.rpc<string>('eth_blockNumber').catch(() => '0x0')) >= head) return;
    await pause(100);
  }
  throw new Error('the service has not reached the head of the chain');
}
