/** Runs on Hardhat's own network, which forks from the server. */
const hre = require('hardhat');

async function main() {
  const balance = await hre.ethers.provider.getBalance(process.env.ADDRESS);
  if (balance === 0n) throw new Error('the account of the server is not there');
  const counter = await hre.ethers.deployContract('Counter', [7]);
  await (await counter.increase(1)).wait();
  if ((await counter.number()) !== 8n) throw new Error('the contract does not work');
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
