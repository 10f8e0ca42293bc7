/** Runs inside Hardhat, with its ethers plugin and network helpers. */
const hre = require('hardhat');
const helpers = require('@nomicfoundation/hardhat-network-helpers');

async function main() {
  const { ADDRESS, chainId, check, equal, RECIPIENT, step, target } = await loadSupport();
  const { ethers } = hre;
  const [signer] = await ethers.getSigners();

  await step('chain id', async () => equal(Number((await ethers.provider.getNetwork()).chainId), chainId));
  await step('block 0', async () => equal((await ethers.provider.getBlock(0))?.number, 0));
  await step('latest block', async () => check((await ethers.provider.getBlock('latest')).baseFeePerGas > 0n, 'a fee'));
  await step('balance', async () => check((await ethers.provider.getBalance(ADDRESS)) > 10n ** 18n, 'more than 1'));
  const counter = await step('deploy', async () => {
    const deployed = await ethers.deployContract('Counter', [7]);
    await deployed.waitForDeployment();
    equal(await deployed.number(), 7n);
    return deployed;
  });
  await step('send', async () => (await signer.sendTransaction({ to: RECIPIENT, value: 1n })).wait());
  await step('logs', async () => {
    const receipt = await (await counter.increase(2)).wait();
    equal((await counter.queryFilter('Increased', receipt.blockNumber)).length, 1);
  });
  await step('custom error', async () => {
    const failed = await counter.increase.staticCall(500).catch((error) => error);
    // Hardhat's provider gives the data of the answer, and ethers decodes it where it gets it.
    const { selector } = counter.interface.getError('TooFar');
    check(JSON.stringify([failed.data, failed.revert?.selector]).includes(selector), `the error, got ${failed}`);
  });
  if (target === 'go') return;
  await step('network helpers: time', async () => {
    const now = await helpers.time.latest();
    await helpers.time.increase(3600);
    check((await helpers.time.latest()) >= now + 3600, 'an hour later');
    await helpers.time.setNextBlockTimestamp((await helpers.time.latest()) + 100);
    await helpers.mine(5, { interval: 60 });
  });
  await step('network helpers: snapshots', async () => {
    const snapshot = await helpers.takeSnapshot();
    await (await counter.increase(1)).wait();
    await snapshot.restore();
    equal(await counter.number(), 9n);
  });
  await step('network helpers: fixtures', async () => {
    const fixture = async () => (await ethers.deployContract('Counter', [3])).waitForDeployment();
    await helpers.loadFixture(fixture);
    equal(await (await helpers.loadFixture(fixture)).number(), 3n);
  });
  await step('network helpers: state', async () => {
    const address = await counter.getAddress();
    await helpers.setBalance(RECIPIENT, 10n ** 18n);
    await helpers.setStorageAt(address, 0, 77);
    equal(await counter.number(), 77n);
    await helpers.setCode(RECIPIENT, '0x00');
    await helpers.setNonce('0x00000000000000000000000000000000000000ab', 5);
    equal(await helpers.getStorageAt(address, 0), `0x${'4d'.padStart(64, '0')}`);
  });
  await step('network helpers: impersonation', async () => {
    const stranger = '0x00000000000000000000000000000000000000aa';
    await helpers.setBalance(stranger, 10n ** 18n);
    await helpers.impersonateAccount(stranger);
    const sender = await ethers.getSigner(stranger);
    await (await sender.sendTransaction({ to: ADDRESS, value: 1n })).wait();
    await helpers.stopImpersonatingAccount(stranger);
  });
  await step('network helpers: next block', async () => {
    await helpers.setNextBlockBaseFeePerGas(2_000_000_000n);
    await helpers.setPrevRandao(5);
    await helpers.setCoinbase(RECIPIENT);
    await helpers.setBlockGasLimit(20_000_000);
    await helpers.mine();
    const block = await ethers.provider.getBlock('latest');
    equal(block.baseFeePerGas, 2_000_000_000n, 'base fee');
    equal(block.gasLimit, 20_000_000n, 'gas limit');
  });
  await step('network helpers: drop a transaction', async () => {
    await ethers.provider.send('evm_setAutomine', [false]);
    const sent = await signer.sendTransaction({ to: ADDRESS, value: 1n });
    equal(await helpers.dropTransaction(sent.hash), true);
    await ethers.provider.send('evm_setAutomine', [true]);
  });
}

async function loadSupport() {
  return { ...(await import('../support.mjs')), ADDRESS: process.env.ADDRESS };
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
