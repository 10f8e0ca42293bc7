/** ethers 6, over HTTP and WebSocket. */
import {
  Contract,
  ContractFactory,
  FetchRequest,
  JsonRpcProvider,
  Wallet,
  WebSocketProvider,
  isError,
  toQuantity,
  verifyMessage,
  verifyTypedData,
} from 'ethers';
import {
  abi,
  address,
  authorization,
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

// Without caching: it holds answers for 250 ms, and a chain that mines on demand is faster.
const provider = new JsonRpcProvider(rpcUrl, undefined, { pollingInterval: 100, batchMaxCount: 1, cacheTimeout: -1 });
const batching = new JsonRpcProvider(rpcUrl);
const socket = new WebSocketProvider(wsUrl);
const wallet = new Wallet(privateKey, provider);
const send = (value = 1n) => wallet.sendTransaction({ to: RECIPIENT, value });
const mined = async (sent) => {
  const receipt = await sent.wait();
  equal(receipt.status, 1, 'status');
  return receipt;
};

await step('chain id', async () => equal(Number((await provider.getNetwork()).chainId), chainId));
await step('block 0', async () => {
  const block = await provider.getBlock(0);
  equal(block?.number, 0);
  equal((await provider.getBlock(block.hash))?.number, 0, 'by hash');
});
await step('latest block', async () => {
  const block = await provider.getBlock('latest', true);
  check(block.baseFeePerGas !== null, 'a base fee');
});
await step('balance', async () => check((await provider.getBalance(address)) > 10n ** 18n, 'more than 1'));
const contract = await step('deploy', async () => {
  const deployed = await new ContractFactory(abi, bytecode, wallet).deploy(7n);
  await deployed.waitForDeployment();
  equal(await deployed.value(), 7n);
  return deployed;
});
const sent = await step('send', () => send());
await step('receipt', async () => {
  const receipt = await mined(sent);
  equal(receipt.gasUsed, 21_000n, 'gas used');
  equal((await provider.getTransaction(sent.hash)).blockHash, receipt.blockHash, 'block hash');
});
await step('logs', async () => {
  const receipt = await mined(await contract.store(9n, 'logs'));
  const logs = await contract.queryFilter(contract.filters.Stored(null, 9n), receipt.blockNumber);
  equal(logs.length, 1, 'logs');
  equal(logs[0].args.note, 'logs');
});

async function watchBlocks(watching) {
  const numbers = [];
  await watching.on('block', (number) => numbers.push(number));
  await until(numbers, 5, async () => mined(await send()));
  await watching.off('block');
  numbers.reduce((before, number) => (equal(number, before + 1, 'next block'), number));
}

async function watchLogs(watching) {
  const seen = [];
  const watched = new Contract(await contract.getAddress(), abi, watching);
  await watched.on('Counted', (_index, event) => seen.push(event.log));
  await until(seen, 1, async () => mined(await contract.count(1n)));
  const before = seen.length;
  await mined(await contract.count(5n));
  await until(seen, before + 5);
  await watched.off('Counted');
  equal(new Set(seen.map((log) => `${log.transactionHash} ${log.index}`)).size, seen.length, 'different logs');
}

await step('watch blocks', () => watchBlocks(provider));
await step('watch logs', () => watchLogs(provider));
await step('watch blocks (WebSocket)', () => watchBlocks(socket));
await step('watch logs (WebSocket)', () => watchLogs(socket));
await step('custom error', async () => {
  const failed = await contract.failWithCustomError.staticCall(500n).catch((error) => error);
  check(isError(failed, 'CALL_EXCEPTION'), `a CALL_EXCEPTION, got ${failed}`);
  equal(failed.revert?.name, 'TooMuch');
  equal(failed.revert.args[0], 500n);
});
await step('fees', async () => {
  const fees = await provider.getFeeData();
  check(fees.maxFeePerGas > 0n && fees.gasPrice > 0n, 'fees');
  equal(await provider.estimateGas({ from: address, to: RECIPIENT, value: 1n }), 21_000n, 'estimate');
});
await step('fee history', async () => {
  const history = await provider.send('eth_feeHistory', ['0x4', 'latest', [25, 75]]);
  equal(history.baseFeePerGas.length, history.gasUsedRatio.length + 1, 'base fees');
});
await step('batch', async () => {
  const addresses = Array.from({ length: 20 }, (_each, index) => `0x${'0'.repeat(38)}${index + 10}`);
  equal((await Promise.all(addresses.map((each) => batching.getBalance(each)))).length, 20);
});
await step('EIP-7702', async () => {
  const authority = Wallet.createRandom();
  const authorization = await authority.authorize({ address: await contract.getAddress(), chainId, nonce: 0 });
  await mined(await wallet.sendTransaction({ type: 4, to: RECIPIENT, authorizationList: [authorization] }));
  equal(await provider.getCode(authority.address), `0xef0100${(await contract.getAddress()).slice(2).toLowerCase()}`);
});
await step('pending', async () => {
  check((await provider.getBlock('pending')).timestamp > 0, 'a time');
  check((await provider.getBalance(address, 'pending')) > 0n, 'a balance');
});
await step('nonce', async () => {
  const nonce = await provider.getTransactionCount(address, 'pending');
  await mined(await send());
  equal(await provider.getTransactionCount(address), nonce + 1);
});
await step('failed transaction', async () => {
  const data = contract.interface.encodeFunctionData('failWithReason');
  const sent = await wallet.sendTransaction({ to: await contract.getAddress(), data, gasLimit: 100_000n });
  const failed = await sent.wait().catch((error) => error);
  equal(failed.code, 'CALL_EXCEPTION');
  equal(failed.receipt?.status, 0);
});
await step('send: debug_traceTransaction', async () => {
  const { hash, blockNumber } = await mined(await wallet.sendTransaction({ to: RECIPIENT, value: 1n }));
  const trace = await provider.send('debug_traceTransaction', [hash, { tracer: 'prestateTracer' }]);
  check(BigInt(trace[wallet.address.toLowerCase()].balance) > 0n, 'a balance');
  const [{ txHash, result }] = await provider.send('debug_traceBlockByNumber', [
    toQuantity(blockNumber),
    { tracer: 'callTracer' },
  ]);
  equal(txHash, hash);
  equal(result.value, '0x1');
});
if (target !== 'go')
  await step('impersonation', async () => {
    const stranger = '0x00000000000000000000000000000000000000aa';
    await provider.send('anvil_setBalance', [stranger, '0xde0b6b3a7640000']);
    await provider.send('anvil_impersonateAccount', [stranger]);
    const signer = await provider.getSigner(stranger);
    await mined(await signer.sendTransaction({ to: RECIPIENT, value: 1n }));
  });
if (target !== 'anvil') {
  // A key of the server's key store.
  const PASSPHRASE = 'correct horse battery staple';
  const request = new FetchRequest(rpcUrl);
  for (const [name, value] of Object.entries(authorization())) request.setHeader(name, value);
  const operator = new JsonRpcProvider(request, undefined, { pollingInterval: 100, cacheTimeout: -1 });
  await step('JsonRpcSigner: unlock and send', async () => {
    const { address: kept, privateKey: key } = Wallet.createRandom();
    await operator.send('personal_importRawKey', [key, PASSPHRASE]);
    await mined(await wallet.sendTransaction({ to: kept, value: 10n ** 17n }));
    const signer = await operator.getSigner(kept);
    equal(await signer.unlock(PASSPHRASE), true);
    await mined(await signer.sendTransaction({ to: RECIPIENT, value: 1n }));
    const message = await signer.signMessage('hello');
    equal(verifyMessage('hello', message), kept);
    equal(await signer._legacySignMessage('hello'), message);
    const types = { Mail: [{ name: 'contents', type: 'string' }] };
    const typed = await signer.signTypedData({ name: 'Mail', chainId }, types, { contents: 'hello' });
    equal(verifyTypedData({ name: 'Mail', chainId }, types, { contents: 'hello' }, typed), kept);
  });
  operator.destroy();
}
await socket.destroy();
process.exit(0);
