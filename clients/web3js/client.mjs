/** web3.js 4, over HTTP and WebSocket. */
import { Web3 } from 'web3';
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

const web3 = new Web3(rpcUrl);
web3.eth.transactionPollingInterval = 100;
web3.eth.accounts.wallet.add(privateKey);
const socket = new Web3(wsUrl);
const send = () => web3.eth.sendTransaction({ from: address, to: RECIPIENT, value: '1' });

await step('chain id', async () => equal(Number(await web3.eth.getChainId()), chainId));
await step('block 0', async () => {
  const block = await web3.eth.getBlock(0);
  equal(block?.number, 0n);
  equal((await web3.eth.getBlock(block.hash))?.number, 0n, 'by hash');
});
await step('latest block', async () => {
  const block = await web3.eth.getBlock('latest', true);
  check(block.baseFeePerGas !== undefined, 'a base fee');
});
await step('balance', async () => check((await web3.eth.getBalance(address)) > 10n ** 18n, 'more than 1'));
const contract = await step('deploy', async () => {
  const deployed = await new web3.eth.Contract(abi).deploy({ data: bytecode, arguments: [7] }).send({ from: address });
  equal(await deployed.methods.value().call(), 7n);
  return deployed;
});
const receipt = await step('send', () => send());
await step('receipt', async () => {
  equal(receipt.status, 1n, 'status');
  equal(receipt.gasUsed, 21_000n, 'gas used');
  equal((await web3.eth.getTransaction(receipt.transactionHash)).blockHash, receipt.blockHash, 'block hash');
});
await step('logs', async () => {
  const { blockNumber } = await contract.methods.store(9, 'logs').send({ from: address });
  const logs = await contract.getPastEvents('Stored', { filter: { value: 9 }, fromBlock: blockNumber });
  equal(logs.length, 1, 'logs');
  equal(logs[0].returnValues.note, 'logs');
});
await step('watch blocks (WebSocket)', async () => {
  const numbers = [];
  const subscription = await socket.eth.subscribe('newBlockHeaders');
  subscription.on('data', ({ number }) => numbers.push(number));
  await until(numbers, 5, send);
  await subscription.unsubscribe();
  numbers.reduce((before, number) => (equal(number, before + 1n, 'next block'), number));
});
await step('watch logs (WebSocket)', async () => {
  const seen = [];
  const subscription = await socket.eth.subscribe('logs', { address: contract.options.address });
  subscription.on('data', (log) => seen.push(log));
  await contract.methods.count(5).send({ from: address });
  await until(seen, 5);
  await subscription.unsubscribe();
});
await step('custom error', async () => {
  const failed = await contract.methods
    .failWithCustomError(500)
    .call()
    .catch((error) => error);
  equal(failed.cause?.errorName, 'TooMuch');
  equal(failed.cause.errorArgs.asked, 500n);
});
await step('fees', async () => {
  const fees = await web3.eth.calculateFeeData();
  check(fees.maxFeePerGas > 0n && fees.gasPrice > 0n, 'fees');
  equal(await web3.eth.estimateGas({ from: address, to: RECIPIENT, value: '1' }), 21_000n, 'estimate');
});
await step('fee history', async () => {
  const history = await web3.eth.getFeeHistory(4, 'latest', [25, 75]);
  equal(history.baseFeePerGas.length, history.gasUsedRatio.length + 1, 'base fees');
});
await step('batch', async () => {
  const batch = new web3.BatchRequest();
  const answers = Array.from({ length: 20 }, (_each, index) =>
    batch.add({ method: 'eth_getBalance', params: [`0x${'0'.repeat(38)}${index + 10}`, 'latest'] }),
  );
  await batch.execute();
  equal((await Promise.all(answers)).length, 20);
});
await step('pending', async () => {
  check((await web3.eth.getBlock('pending')).timestamp > 0n, 'a time');
  check((await web3.eth.getBalance(address, 'pending')) > 0n, 'a balance');
});
await step('nonce', async () => {
  const nonce = await web3.eth.getTransactionCount(address, 'pending');
  await send();
  equal(await web3.eth.getTransactionCount(address), nonce + 1n);
});
await step('failed transaction', async () => {
  const failed = await contract.methods
    .failWithReason()
    .send({ from: address, gas: '100000' })
    .catch((error) => error);
  check(failed instanceof Error, 'an error');
});
if (target !== 'anvil') {
  // Keys of the server's key store, with web3.eth.personal.
  const PASSPHRASE = 'correct horse battery staple';
  const { HttpProvider } = Web3.providers;
  const equalAddress = (one, other) => equal(one.toLowerCase(), other.toLowerCase(), 'account');
  const operator = () => new Web3(new HttpProvider(rpcUrl, { providerOptions: { headers: authorization() } })).eth;
  const account = await step('web3.eth.personal: new and imported keys', async () => {
    const { personal } = operator();
    const key = web3.eth.accounts.create();
    const imported = await personal.importRawKey(key.privateKey, PASSPHRASE);
    equalAddress(imported, key.address);
    const made = await personal.newAccount(PASSPHRASE);
    const accounts = (await personal.getAccounts()).map((each) => each.toLowerCase());
    check(accounts.includes(imported.toLowerCase()) && accounts.includes(made.toLowerCase()), 'both are listed');
    return imported;
  });
  await step('web3.eth.personal: sign and recover', async () => {
    const { personal } = operator();
    const signature = await personal.sign('0xdeadbeef', account, PASSPHRASE);
    equalAddress(await personal.ecRecover('0xdeadbeef', signature), account);
    equalAddress(web3.eth.accounts.recover('0xdeadbeef', signature), account);
  });
  await step('web3.eth.personal: send with a passphrase', async () => {
    await web3.eth.sendTransaction({ from: address, to: account, value: String(10n ** 17n) });
    const transaction = { from: account, to: RECIPIENT, value: '0x1', gas: '0x5208', gasPrice: '0x77359400' };
    const hash = await operator().personal.sendTransaction(transaction, PASSPHRASE);
    const mined = [];
    await until(mined, 1, async () => {
      const found = await web3.eth.getTransactionReceipt(hash).catch(() => null);
      if (found !== null) mined.push(found);
    });
    equal(mined[0].status, 1n, 'status');
  });
  await step('web3.eth.personal: unlock and lock', async () => {
    const eth = operator();
    equal(await eth.personal.unlockAccount(account, PASSPHRASE, 60), true);
    const signature = await eth.sign('0xdeadbeef', account);
    equalAddress(web3.eth.accounts.recover('0xdeadbeef', signature), account);
    equal(await eth.personal.lockAccount(account), true);
    const refused = await eth.sign('0xdeadbeef', account).catch((error) => error);
    check(String(refused.cause?.message ?? refused).includes('authentication needed'), `refused, got ${refused}`);
  });
}
socket.provider.disconnect();
process.exit(0);
