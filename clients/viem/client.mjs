/** viem, over HTTP and WebSocket. */
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  webSocket,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import {
  abi,
  address,
  bytecode,
  chainId,
  check,
  equal,
  privateKey,
  RECIPIENT,
  rpcUrl,
  step,
  target,
  until,
  wsUrl,
} from '../support.mjs';

const chain = defineChain({
  id: chainId,
  name: target,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
});
const options = { chain, pollingInterval: 100 };
const client = createPublicClient({ ...options, transport: http() });
const batching = createPublicClient({ ...options, transport: http(rpcUrl, { batch: true }) });
const socket = createPublicClient({ ...options, transport: webSocket() });
const account = privateKeyToAccount(privateKey);
const wallet = createWalletClient({ ...options, account, transport: http() });

const send = (value = 1n) => wallet.sendTransaction({ to: RECIPIENT, value });
const mined = async (hash) => {
  const receipt = await client.waitForTransactionReceipt({ hash });
  equal(receipt.status, 'success', 'status');
  return receipt;
};

await step('chain id', async () => equal(await client.getChainId(), chainId));
await step('block 0', async () => {
  const block = await client.getBlock({ blockNumber: 0n });
  equal(block.number, 0n);
  const one = await client.getBlock({ blockNumber: 1n }).catch(() => undefined);
  if (one !== undefined) equal(one.parentHash, block.hash, 'parent of block 1');
  equal((await client.getBlock({ blockHash: block.hash })).number, 0n, 'by hash');
});
await step('latest block', async () => {
  const block = await client.getBlock({ includeTransactions: true });
  check(block.number > 0n || target === 'anvil', 'a number');
  check(block.baseFeePerGas !== null, 'a base fee');
});
await step('balance', async () => check((await client.getBalance({ address })) > parseEther('1'), 'more than 1'));
const contract = await step('deploy', async () => {
  const receipt = await mined(await wallet.deployContract({ abi, bytecode, args: [7n] }));
  equal(await client.readContract({ abi, address: receipt.contractAddress, functionName: 'value' }), 7n);
  return receipt.contractAddress;
});
const hash = await step('send', () => send());
await step('receipt', async () => {
  const receipt = await mined(hash);
  equal(receipt.gasUsed, 21_000n, 'gas used');
  equal((await client.getTransaction({ hash })).blockHash, receipt.blockHash, 'block hash');
});
await step('logs', async () => {
  const receipt = await mined(
    await wallet.writeContract({ abi, address: contract, functionName: 'store', args: [9n, 'logs'] }),
  );
  const logs = await client.getContractEvents({
    abi,
    address: contract,
    eventName: 'Stored',
    args: { value: 9n },
    fromBlock: receipt.blockNumber,
  });
  equal(logs.length, 1, 'logs');
  equal(logs[0].args.note, 'logs');
});

async function watchBlocks(watching) {
  const numbers = [];
  const failures = [];
  const unwatch = watching.watchBlocks({
    emitMissed: true,
    onBlock: (block) => numbers.push(block.number),
    onError: (error) => failures.push(error),
  });
  await until(numbers, 5, async () => mined(await send()));
  unwatch();
  check(failures.length === 0, `no failure, got ${failures[0]?.message}`);
  numbers.reduce((before, number) => (equal(number, before + 1n, 'next block'), number));
}

async function watchLogs(watching) {
  const seen = [];
  const failures = [];
  const unwatch = watching.watchContractEvent({
    abi,
    address: contract,
    eventName: 'Counted',
    onLogs: (logs) => seen.push(...logs),
    onError: (error) => failures.push(error),
  });
  // A first round until the watcher is installed, and then five logs of one transaction.
  await until(seen, 1, async () =>
    mined(await wallet.writeContract({ abi, address: contract, functionName: 'count', args: [1n] })),
  );
  const before = seen.length;
  await mined(await wallet.writeContract({ abi, address: contract, functionName: 'count', args: [5n] }));
  await until(seen, before + 5);
  unwatch();
  check(failures.length === 0, `no failure, got ${failures[0]?.message}`);
  equal(new Set(seen.map((log) => `${log.transactionHash} ${log.logIndex}`)).size, seen.length, 'different logs');
}

await step('watch blocks', () => watchBlocks(client));
await step('watch logs', () => watchLogs(client));
await step('watch blocks (WebSocket)', () => watchBlocks(socket));
await step('watch logs (WebSocket)', () => watchLogs(socket));
await step('custom error', async () => {
  const failed = await client
    .simulateContract({ abi, address: contract, functionName: 'failWithCustomError', args: [500n], account })
    .catch((error) => error);
  check(failed instanceof BaseError, 'an error of viem');
  const reverted = failed.walk((error) => error instanceof ContractFunctionRevertedError);
  equal(reverted?.data?.errorName, 'TooMuch');
  equal(reverted.data.args[0], 500n);
});
await step('fees', async () => {
  const { maxFeePerGas } = await client.estimateFeesPerGas();
  check(maxFeePerGas > 0n, 'a fee');
  check((await client.getGasPrice()) > 0n, 'a gas price');
  equal(await client.estimateGas({ account, to: RECIPIENT, value: 1n }), 21_000n, 'estimate');
});
await step('fee history', async () => {
  const history = await client.getFeeHistory({ blockCount: 4, rewardPercentiles: [25, 75] });
  equal(history.baseFeePerGas.length, history.gasUsedRatio.length + 1, 'base fees');
  equal(history.reward.length, history.gasUsedRatio.length, 'rewards');
});
await step('batch', async () => {
  const answers = await Promise.all([
    batching.getChainId(),
    batching.getBlockNumber(),
    ...Array.from({ length: 20 }, (_each, index) =>
      batching.getBalance({ address: `0x${'0'.repeat(38)}${index + 10}` }),
    ),
  ]);
  equal(answers.length, 22);
});
await step('EIP-7702', async () => {
  const authority = privateKeyToAccount(generatePrivateKey());
  const authorization = await authority.signAuthorization({ chainId, contractAddress: contract, nonce: 0 });
  await mined(await wallet.sendTransaction({ to: RECIPIENT, authorizationList: [authorization] }));
  equal(await client.getCode({ address: authority.address }), `0xef0100${contract.slice(2).toLowerCase()}`);
});
await step('pending', async () => {
  const block = await client.getBlock({ blockTag: 'pending' });
  check(block.timestamp > 0n, 'a time');
  check((await client.getBalance({ address, blockTag: 'pending' })) > 0n, 'a balance');
});
await step('nonce', async () => {
  const nonce = await client.getTransactionCount({ address, blockTag: 'pending' });
  await mined(await send());
  equal(await client.getTransactionCount({ address }), nonce + 1);
});
await step('simulate', async () => {
  const [block] = await client.simulateBlocks({
    blocks: [{ calls: [{ account: address, to: RECIPIENT, value: 1n }], stateOverrides: [] }],
  });
  equal(block.calls[0].status, 'success');
});
await step('multicall', async () => {
  const calls = Array.from({ length: 3 }, () => ({ abi, address: contract, functionName: 'value' }));
  const answers = await client.multicall({ contracts: calls, allowFailure: false });
  equal(answers[2], 9n);
});
await step('access list', async () => {
  const { accessList } = await client.createAccessList({ to: contract, data: '0x3fa4f245' });
  equal(accessList.length, 1);
});
await step('proof', async () => {
  const proof = await client.getProof({ address, storageKeys: [] });
  check(proof.balance > 0n, 'a balance');
  check(proof.accountProof.length > 0, 'a proof');
});
await step('send and wait in one request', async () => {
  const request = await wallet.prepareTransactionRequest({ to: RECIPIENT, value: 1n });
  const receipt = await client.sendRawTransactionSync({ serializedTransaction: await wallet.signTransaction(request) });
  equal(receipt.status, 'success');
});
await step('debug actions', async () => {
  // viem has no actions for debug_; this is how its documentation adds some.
  const tracing = client.extend((inner) => ({
    traceTransaction: (hash, options) => inner.request({ method: 'debug_traceTransaction', params: [hash, options] }),
    traceCall: (call, options) => inner.request({ method: 'debug_traceCall', params: [call, 'latest', options] }),
  }));
  const { transactionHash } = await mined(await send());
  const trace = await tracing.traceTransaction(transactionHash, { tracer: 'callTracer' });
  equal(trace.type, 'CALL');
  equal(trace.to, RECIPIENT.toLowerCase());
  const { structLogs } = await tracing.traceTransaction(transactionHash, {});
  equal(structLogs.length, 0, 'instructions of a transfer');
  const called = await tracing.traceCall({ from: address, to: contract, data: '0x3fa4f245' }, { tracer: 'callTracer' });
  equal(BigInt(called.output), 9n);
});
if (target !== 'go')
  await step('test client', async () => {
    const test = createTestClient({ ...options, mode: 'anvil', transport: http() });
    const id = await test.snapshot();
    await test.setBalance({ address: RECIPIENT, value: 5n });
    equal(await client.getBalance({ address: RECIPIENT }), 5n);
    await test.mine({ blocks: 3 });
    await test.revert({ id });
    await test.impersonateAccount({ address: RECIPIENT });
    await test.stopImpersonatingAccount({ address: RECIPIENT });
    check((await test.getTxpoolStatus()).pending === 0, 'nothing pending');
  });
await (await socket.transport.getRpcClient()).close();
process.exit(0);
