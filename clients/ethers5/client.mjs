/** ethers 5, over HTTP and WebSocket. */
import { ethers } from 'ethers';
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
  until,
  wsUrl,
} from '../support.mjs';

const provider = new ethers.providers.JsonRpcProvider(rpcUrl);
provider.pollingInterval = 100;
const batching = new ethers.providers.JsonRpcBatchProvider(rpcUrl);
const socket = new ethers.providers.WebSocketProvider(wsUrl);
const wallet = new ethers.Wallet(privateKey, provider);
const send = () => wallet.sendTransaction({ to: RECIPIENT, value: 1 });
const mined = async (sent) => {
  const receipt = await sent.wait();
  equal(receipt.status, 1, 'status');
  return receipt;
};

await step('chain id', async () => equal((await provider.getNetwork()).chainId, chainId));
await step('block 0', async () => {
  const block = await provider.getBlock(0);
  equal(block?.number, 0);
  equal((await provider.getBlock(block.hash))?.number, 0, 'by hash');
});
await step('latest block', async () => {
  const block = await provider.getBlockWithTransactions('latest');
  check(block.baseFeePerGas !== undefined, 'a base fee');
});
await step('balance', async () =>
  check((await provider.getBalance(address)).gt(ethers.utils.parseEther('1')), 'more than 1'),
);
const contract = await step('deploy', async () => {
  const deployed = await new ethers.ContractFactory(abi, bytecode, wallet).deploy(7);
  await deployed.deployed();
  equal((await deployed.value()).toNumber(), 7);
  return deployed;
});
const sent = await step('send', () => send());
await step('receipt', async () => {
  const receipt = await mined(sent);
  equal(receipt.gasUsed.toNumber(), 21_000, 'gas used');
  equal((await provider.getTransaction(sent.hash)).blockHash, receipt.blockHash, 'block hash');
});
await step('logs', async () => {
  const receipt = await mined(await contract.store(9, 'logs'));
  const logs = await contract.queryFilter(contract.filters.Stored(null, 9), receipt.blockNumber);
  equal(logs.length, 1, 'logs');
  equal(logs[0].args.note, 'logs');
});

async function watchBlocks(watching) {
  const numbers = [];
  watching.on('block', (number) => numbers.push(number));
  await until(numbers, 5, async () => mined(await send()));
  watching.removeAllListeners('block');
  numbers.reduce((before, number) => (equal(number, before + 1, 'next block'), number));
}

async function watchLogs(watching) {
  const seen = [];
  const watched = contract.connect(watching);
  watched.on('Counted', (_index, event) => seen.push(event));
  await until(seen, 1, async () => mined(await contract.count(1)));
  const before = seen.length;
  await mined(await contract.count(5));
  await until(seen, before + 5);
  watched.removeAllListeners();
  equal(new Set(seen.map((log) => `${log.transactionHash} ${log.logIndex}`)).size, seen.length, 'different logs');
}

await step('watch blocks', () => watchBlocks(provider));
await step('watch logs', () => watchLogs(provider));
await step('watch blocks (WebSocket)', () => watchBlocks(socket));
await step('watch logs (WebSocket)', () => watchLogs(socket));
await step('custom error', async () => {
  const failed = await contract.callStatic.failWithCustomError(500).catch((error) => error);
  equal(failed.code, 'CALL_EXCEPTION');
  equal(failed.errorName, 'TooMuch');
  equal(failed.errorArgs[0].toNumber(), 500);
});
await step('fees', async () => {
  const fees = await provider.getFeeData();
  check(fees.maxFeePerGas.gt(0) && fees.gasPrice.gt(0), 'fees');
  equal((await provider.estimateGas({ from: address, to: RECIPIENT, value: 1 })).toNumber(), 21_000, 'estimate');
});
await step('fee history', async () => {
  const history = await provider.send('eth_feeHistory', ['0x4', 'latest', [25, 75]]);
  equal(history.baseFeePerGas.length, history.gasUsedRatio.length + 1, 'base fees');
});
await step('batch', async () => {
  const addresses = Array.from({ length: 20 }, (_each, index) => `0x${'0'.repeat(38)}${index + 10}`);
  equal((await Promise.all(addresses.map((each) => batching.getBalance(each)))).length, 20);
});
await step('pending', async () => {
  check((await provider.getBlock('pending')).timestamp > 0, 'a time');
  check((await provider.getBalance(address, 'pending')).gt(0), 'a balance');
});
await step('nonce', async () => {
  const nonce = await provider.getTransactionCount(address, 'pending');
  await mined(await send());
  equal(await provider.getTransactionCount(address), nonce + 1);
});
await step('failed transaction', async () => {
  const data = contract.interface.encodeFunctionData('failWithReason');
  const sent = await wallet.sendTransaction({ to: contract.address, data, gasLimit: 100_000 });
  const failed = await sent.wait().catch((error) => error);
  equal(failed.code, 'CALL_EXCEPTION');
  equal(failed.receipt?.status, 0);
});
await socket.destroy();
process.exit(0);
