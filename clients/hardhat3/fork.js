/** Runs on Hardhat's own network, which forks from the server. */
import { network } from 'hardhat';
import { runForkScript } from '../support.hardhat.mjs';

const { ethers } = await network.connect();
await runForkScript(ethers);
process.exit(0);
