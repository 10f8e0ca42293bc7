/** Hardhat 2: compile, scripts with ethers, Ignition, network helpers, and a fork. */
import { rmSync } from 'node:fs';
import { runHardhat } from '../support.hardhat.mjs';

const HARDHAT = [process.execPath, 'node_modules/hardhat/internal/cli/bootstrap.js', '--config', 'hardhat.config.cjs'];

rmSync('cache/.hardhat-network-instances.json', { force: true });
await runHardhat(HARDHAT, {
  compile: ['compile'],
  deploy: ['ignition', 'deploy', 'ignition/modules/Counters.cjs'],
  script: ['run', '--no-compile', 'script.cjs'],
  fork: ['run', '--no-compile', '--network', 'hardhat', 'fork.cjs'],
});
process.exit(0);
