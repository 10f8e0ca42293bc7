/** cast and forge: create, script, test and fork. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address, bytecode, chainId, check, equal, privateKey, RECIPIENT, rpcUrl, step, target } from '../support.mjs';

// forge writes next to its sources, so each run has a copy of them.
const project = mkdtempSync(join(tmpdir(), 'halley-forge-'));
cpSync('project', project, { recursive: true });
const solc = join(import.meta.dirname, '../support.solc.mjs');

/** Runs a program. Answers what it printed; throws with its errors. */
function run(program, ...args) {
  return new Promise((resolve, reject) => {
    const options = { cwd: project, env: { ...process.env, FOUNDRY_SOLC: solc, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args[0]}: ${stderr}\n${stdout}`));
      else resolve(stdout.trim());
    });
    child.stdin?.end();
  });
}
const cast = (command, ...args) => run('cast', command, '--rpc-url', rpcUrl, ...args);
const key = ['--private-key', privateKey];
const send = async (...args) => JSON.parse(await cast('send', '--json', ...key, ...args));

await step('chain id', async () => equal(await cast('chain-id'), String(chainId)));
await step('cast chain', async () => check((await cast('chain')).length > 0, 'a name'));
await step('block 0', async () => {
  equal(await cast('block', '0', '--field', 'number'), '0');
  equal(await cast('age', '0').then((age) => age.length > 0), true, 'age');
});
await step('latest block', async () => check(JSON.parse(await cast('block', '--json')).baseFeePerGas, 'a base fee'));
await step('balance', async () => check(BigInt(await cast('balance', address)) > 10n ** 18n, 'more than 1'));
const contract = await step('deploy', async () => {
  const args = await run('cast', 'abi-encode', 'constructor(uint256)', '7');
  const { contractAddress } = await send('--create', bytecode + args.slice(2));
  equal(await cast('call', contractAddress, 'value()(uint256)'), '7');
  return contractAddress;
});
const receipt = await step('send', () => send(RECIPIENT, '--value', '1'));
await step('receipt', async () => {
  equal(BigInt(receipt.status), 1n, 'status');
  equal(await cast('receipt', receipt.transactionHash, 'blockHash'), receipt.blockHash);
  equal(JSON.parse(await cast('tx', receipt.transactionHash, '--json')).blockHash, receipt.blockHash);
});
await step('logs', async () => {
  const { blockNumber } = await send(contract, 'store(uint256,string)', '9', 'logs');
  const from = ['--from-block', String(Number(blockNumber))];
  const logs = JSON.parse(await cast('logs', '--json', ...from, '--address', contract));
  equal(logs.length, 1, 'logs');
});
await step('custom error', async () => {
  const failed = await cast('call', contract, 'failWithCustomError(uint256)', '500').catch((error) => error);
  check(String(failed).includes('0x6073b21f') || String(failed).includes('TooMuch'), `the error, got ${failed}`);
});
await step('fees', async () => {
  check(BigInt(await cast('gas-price')) > 0n, 'a gas price');
  equal(await cast('estimate', RECIPIENT, '--value', '1', '--from', address), '21000');
});
await step('EIP-7702', async () => {
  const { private_key: authority, address: account } = JSON.parse(await run('cast', 'wallet', 'new', '--json'))[0];
  const auth = await run(
    'cast',
    'wallet',
    'sign-auth',
    contract,
    '--rpc-url',
    rpcUrl,
    '--private-key',
    authority,
    '--nonce',
    '0',
  );
  await send(RECIPIENT, '--auth', auth);
  equal(await cast('code', account), `0xef0100${contract.slice(2).toLowerCase()}`);
});
await step('pending', async () => check(Number(await cast('block', 'pending', '--field', 'timestamp')) > 0, 'a time'));
await step('nonce', async () => {
  const nonce = Number(await cast('nonce', address));
  await send(RECIPIENT, '--value', '1');
  equal(Number(await cast('nonce', address)), nonce + 1);
  // Asks for eth_getTransactionBySenderAndNonce.
  const found = JSON.parse(await cast('tx', '--from', address, '--nonce', String(nonce), '--json'));
  equal(Number(found.nonce), nonce, 'transaction of the nonce');
});
await step('cast storage, codesize, implementation', async () => {
  equal(BigInt(await cast('storage', contract, '0')), 9n);
  check(Number(await cast('codesize', contract)) > 100, 'code');
});
await step('cast proof', async () => check((await cast('proof', address)).includes('accountProof'), 'a proof'));
await step('cast access-list', async () =>
  check(
    (await cast('access-list', contract, 'value()')).toLowerCase().includes(contract.toLowerCase()),
    'the contract',
  ),
);
await step('cast run', async () => check((await cast('run', receipt.transactionHash)).includes('success'), 'a trace'));
await step('cast run --quick', async () => {
  const { transactionHash } = await send(contract, 'store(uint256,string)', '9', 'traced');
  const trace = await cast('run', '--quick', transactionHash);
  check(trace.toLowerCase().includes(contract.toLowerCase()) && trace.includes('success'), `a trace, got ${trace}`);
});
await step('cast rpc debug_traceTransaction', async () => {
  const { transactionHash } = await send(contract, 'store(uint256,string)', '9', 'traced by the server');
  const trace = JSON.parse(await cast('rpc', 'debug_traceTransaction', transactionHash, '{"tracer":"callTracer"}'));
  equal(trace.to, contract.toLowerCase());
});
await step('forge build', () => run('forge', 'build'));
await step('forge create', async () => {
  const created = JSON.parse(
    await run(
      'forge',
      'create',
      '--rpc-url',
      rpcUrl,
      ...key,
      '--broadcast',
      '--json',
      'src/Counter.sol:Counter',
      '--constructor-args',
      '5',
    ),
  );
  equal(await cast('call', created.deployedTo, 'number()(uint256)'), '5');
});
const script = (contractName, ...args) =>
  run('forge', 'script', '--rpc-url', rpcUrl, ...key, '--broadcast', ...args, `script/Deploy.s.sol:${contractName}`);
await step('forge script', async () => check((await script('Deploy')).includes('ONCHAIN EXECUTION COMPLETE'), 'done'));
await step('forge script --slow', async () =>
  check((await script('Deploy', '--slow')).includes('ONCHAIN EXECUTION COMPLETE'), 'done'),
);
await step('new X{salt:} in a script', async () =>
  check((await script('DeployWithSalt')).includes('ONCHAIN EXECUTION COMPLETE'), 'done'),
);
await step('forge test', async () =>
  check((await run('forge', 'test', '--no-match-contract', 'Fork')).includes('0 failed'), '0 failed'),
);
await step('forge test on a fork', async () => {
  const env = ['--match-contract', 'Fork', '--fork-url', rpcUrl];
  process.env.COUNTED = contract;
  check((await run('forge', 'test', ...env)).includes('0 failed'), '0 failed');
});
if (target === 'dev')
  await step('cast wallet: a key file of the server', async () => {
    const password = 'correct horse battery staple';
    const rpc = async (method, ...params) =>
      JSON.parse(await cast('rpc', method, ...params.map((each) => JSON.stringify(each))));
    const kept = await rpc('personal_newAccount', password);
    const wallets = await rpc('personal_listWallets');
    const { url } = wallets.find(({ accounts }) => accounts[0].address === kept);
    const file = ['--keystore', url.replace('keystore://', ''), '--password', password];
    equal((await run('cast', 'wallet', 'address', ...file)).toLowerCase(), kept);
    const signature = await run('cast', 'wallet', 'sign', ...file, '0xdeadbeef');
    equal(await rpc('personal_ecRecover', '0xdeadbeef', signature), kept);
    equal(await rpc('personal_sign', '0xdeadbeef', kept, password), signature);
    await send(kept, '--value', '1ether');
    const sent = JSON.parse(await cast('send', '--json', ...file, RECIPIENT, '--value', '1'));
    equal(BigInt(sent.status), 1n, 'status');
  });
rmSync(project, { recursive: true });
process.exit(0);
