/** Hardhat 3 on Node 22: compile, scripts with ethers, Ignition, network helpers, and a fork. */
import { runHardhat } from '../support.hardhat.mjs';

/** Hardhat 3 needs Node 22, which is an npm package. */
const NODE_22 =
  Number(process.versions.node.split('.')[0]) >= 22
    ? process.execPath
    : `node_modules/node-${process.platform}-${process.arch}/bin/node`;

await runHardhat([NODE_22, 'node_modules/hardhat/dist/src/cli.js'], {
  compile: ['build'],
  deploy: ['ignition', 'deploy', 'ignition/modules/Counters.js', '--network', 'server'],
  script: ['run', '--no-compile', '--network', 'server', 'script.js'],
  fork: ['run', '--no-compile', '--network', 'forked', 'fork.js'],
});
process.exit(0);
