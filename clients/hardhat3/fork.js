/** Runs on Hardhat's own network, which forks from the server. */
import { network } from 'hardhat';

const { ethers } = await network.connect();

async function main() {
  const balance = await ethers.provider.getBalance(process.env.ADDRESS);
  if (balance === 0n) throw new Error('the account of the server is not there');
  const counter = await ethers.deployContract('Counter', [7]);
  await (await counter.increase(1)).wait();
  if ((await counter.number()) !== 8n) throw new Error('the contract does not work');
}

await main();
process.exit(0);
