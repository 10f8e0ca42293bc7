/** Hardhat 3 on Node 22: compile, scripts with ethers, Ignition, network helpers, and a fork. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { step } from '../support.mjs';

/** Hardhat 3 needs Node 22, which is an npm package. */
const NODE_22 =
  Number(process.versions.node.split('.')[0]) >= 22
    ? process.execPath
    : `node_modules/node-${process.platform}-${process.arch}/bin/node`;

/** Runs Hardhat. Lines of steps go to stdout; throws with the end of the output when it fails. */
function hardhat(args, env = {}) {
  return new Promise((resolve, reject) => {
    const options = {
      env: {
        ...process.env,
        ...env,
        HARDHAT_IGNITION_CONFIRM_DEPLOYMENT: 'false',
        HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
      },
      maxBuffer: 2 ** 26,
      timeout: 110_000,
    };
    const command = ['node_modules/hardhat/dist/src/cli.js', ...args];
    execFile(NODE_22, command, options, (error, stdout, stderr) => {
      for (const line of stdout.split('\n')) if (line.startsWith('{"step"')) process.stdout.write(`${line}\n`);
      if (error) reject(new Error(`hardhat ${args[0]}: ${(stderr + stdout).slice(-2000)}`));
      else resolve(stdout);
    });
  });
}

const LIMIT_MS = 110_000;
rmSync('ignition/deployments', { recursive: true, force: true });
await step('compile', () => hardhat(['build']), LIMIT_MS);
await step(
  "Ignition's default deploy",
  async () => {
    const printed = await hardhat(['ignition', 'deploy', 'ignition/modules/Counters.js', '--network', 'server']);
    if (!printed.includes('Counters#first')) throw new Error(`no contracts:\n${printed}`);
  },
  LIMIT_MS,
);
await step('scripts run', () => hardhat(['run', '--no-compile', '--network', 'server', 'script.js']), LIMIT_MS);
await step(
  "Hardhat's network forks from it",
  () => hardhat(['run', '--no-compile', '--network', 'forked', 'fork.js']),
  LIMIT_MS,
);
process.exit(0);
