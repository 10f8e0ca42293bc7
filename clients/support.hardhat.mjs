/** What the clients for Hardhat 2 and Hardhat 3 share: running Hardhat, and the steps of their scripts. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { address, chainId, check, equal, RECIPIENT, step, target } from './support.mjs';

const LIMIT_MS = 110_000;

/**
 * Runs the steps of a client, one command of Hardhat each. `program` is Node and Hardhat's file; `commands` has the
 * arguments of `compile`, `deploy` (Ignition), `script` and `fork`.
 */
export async function runHardhat(program, commands) {
  rmSync('ignition/deployments', { recursive: true, force: true });
  await step('compile', () => hardhat(program, commands.compile), LIMIT_MS);
  await step(
    "Ignition's default deploy",
    async () => {
      const printed = await hardhat(program, commands.deploy);
      if (!printed.includes('Counters#first')) throw new Error(`no contracts:\n${printed}`);
    },
    LIMIT_MS,
  );
  await step('scripts run', () => hardhat(program, commands.script), LIMIT_MS);
  await step("Hardhat's network forks from it", () => hardhat(program, commands.fork), LIMIT_MS);
}

/** Runs Hardhat. Lines of steps go to stdout; throws with the end of the output when it fails. */
function hardhat([node, ...program], args) {
  return new Promise((resolve, reject) => {
    const options = {
      env: {
        ...process.env,
        HARDHAT_IGNITION_CONFIRM_DEPLOYMENT: 'false',
        HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
      },
      maxBuffer: 2 ** 26,
      timeout: LIMIT_MS,
    };
    execFile(node, [...program, ...args], options, (error, stdout, stderr) => {
      for (const line of stdout.split('\n')) if (line.startsWith('{"step"')) process.stdout.write(`${line}\n`);
      if (error) reject(new Error(`hardhat ${args[0]}: ${(stderr + stdout).slice(-2000)}`));
      else resolve(stdout);
    });
  });
}

/** The steps that run inside Hardhat, with its ethers plugin and its network helpers (none for the Go chain). */
export async function runScript(ethers, helpers) {
  const [signer] = await ethers.getSigners();

  await step('chain id', async () => equal(Number((await ethers.provider.getNetwork()).chainId), chainId));
  await step('block 0', async () => equal((await ethers.provider.getBlock(0))?.number, 0));
  await step('latest block', async () => check((await ethers.provider.getBlock('latest')).baseFeePerGas > 0n, 'a fee'));
  await step('balance', async () => check((await ethers.provider.getBalance(address)) > 10n ** 18n, 'more than 1'));
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
  if (target === 'dev')
    await step('remote accounts: a key of the server', async () => {
      const password = 'correct horse battery staple';
      const kept = await ethers.provider.send('personal_newAccount', [password]);
      await (await signer.sendTransaction({ to: kept, value: 10n ** 18n })).wait();
      await ethers.provider.send('personal_unlockAccount', [kept, password, 60]);
      const sender = await ethers.getSigner(kept);
      await (await sender.sendTransaction({ to: RECIPIENT, value: 1n })).wait();
      equal((await sender.signMessage('hello')).length, 132, 'characters of a signature');
      const signers = await ethers.getSigners();
      check(
        signers.some((each) => each.address.toLowerCase() === kept),
        'it is one of the signers',
      );
    });
  if (target !== 'go') await useHelpers({ ethers, helpers, signer, counter });
}

/** The steps of the network helpers, which need a development chain. */
async function useHelpers({ ethers, helpers, signer, counter }) {
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
    const counterAddress = await counter.getAddress();
    await helpers.setBalance(RECIPIENT, 10n ** 18n);
    await helpers.setStorageAt(counterAddress, 0, 77);
    equal(await counter.number(), 77n);
    await helpers.setCode(RECIPIENT, '0x00');
    await helpers.setNonce('0x00000000000000000000000000000000000000ab', 5);
    equal(await helpers.getStorageAt(counterAddress, 0), `0x${'4d'.padStart(64, '0')}`);
  });
  await step('network helpers: impersonation', async () => {
    const stranger = '0x00000000000000000000000000000000000000aa';
    await helpers.setBalance(stranger, 10n ** 18n);
    await helpers.impersonateAccount(stranger);
    const sender = await ethers.getSigner(stranger);
    await (await sender.sendTransaction({ to: address, value: 1n })).wait();
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
    const sent = await signer.sendTransaction({ to: address, value: 1n });
    equal(await helpers.dropTransaction(sent.hash), true);
    await ethers.provider.send('evm_setAutomine', [true]);
  });
}

/** The script that runs on Hardhat's own network, which forks from the server. */
export async function runForkScript(ethers) {
  const balance = await ethers.provider.getBalance(address);
  if (balance === 0n) throw new Error('the account of the server is not there');
  const counter = await ethers.deployContract('Counter', [7]);
  await (await counter.increase(1)).wait();
  if ((await counter.number()) !== 8n) throw new Error('the contract does not work');
}
