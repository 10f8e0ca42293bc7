/** Runs inside Hardhat, with its ethers plugin and network helpers. */
import { network } from 'hardhat';
import { runScript } from '../support.hardhat.mjs';

const { ethers, networkHelpers } = await network.connect();
await runScript(ethers, networkHelpers);
process.exit(0);
