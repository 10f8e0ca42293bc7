/**
 * What the pages of Otterscan ask for, with its parameters (block numbers are JSON numbers), and what they read:
 * src/useProvider.ts, useErigonHooks.ts and search/search.ts of otterscan/otterscan at 020c0cf.
 */
import { ContractFactory, JsonRpcProvider, Wallet } from 'ethers';
import { abi, bytecode, check, equal, privateKey, RECIPIENT, rpcUrl, step } from '../support.mjs';

const PAGE_SIZE = 25;
const LEAST_API_LEVEL = 8;

// As Otterscan makes it: it batches requests.
const provider = new JsonRpcProvider(rpcUrl, undefined, { staticNetwork: true, cacheTimeout: -1 });
const wallet = new Wallet(privateKey, provider);
const mined = async (sent) => (await sent).wait();

const factory = new ContractFactory(abi, bytecode, wallet);
const contract = await factory.deploy(7n);
const creation = await contract.deploymentTransaction().wait();
const call = await mined(contract.store(9n, 'otterscan'));
const transfer = await mined(wallet.sendTransaction({ to: RECIPIENT, value: 5n }));
const data = contract.interface.encodeFunctionData('failWithReason');
const failing = await wallet.sendTransaction({ to: contract, data, gasLimit: 100_000n });
const { receipt: failed } = await failing.wait().catch((error) => error);
const address = await contract.getAddress();

await step('connect', async () => {
  const blockNumber = await provider.getBlockNumber();
  const header = await provider.send('erigon_getHeaderByNumber', [blockNumber]);
  equal(Number(header.number), blockNumber, 'number of the header');
  check((await provider.send('ots_getApiLevel', [])) >= LEAST_API_LEVEL, 'API level 8');
});
await step('page of a block', async () => {
  const { block, issuance, totalFees } = await provider.send('ots_getBlockDetails', [call.blockNumber]);
  equal(block.hash, call.blockHash, 'hash');
  equal(Number(block.transactionCount), 1, 'transactions');
  check(BigInt(totalFees) > 0n && BigInt(block.size) > 0n, 'fees and a size');
  equal(BigInt(issuance.blockReward ?? 0), 0n, 'reward');
  const byHash = await provider.send('ots_getBlockDetailsByHash', [call.blockHash]);
  equal(byHash.block.number, block.number, 'number');
});
await step('transactions of a block', async () => {
  const page = await provider.send('ots_getBlockTransactions', [call.blockNumber, 0, PAGE_SIZE]);
  equal(Number(page.fullblock.transactionCount), 1, 'count');
  equal(page.fullblock.transactions[0].hash, call.hash, 'hash');
  equal(Number(page.receipts[0].status), 1, 'status');
});
await step('page of a transaction', async () => {
  const [transaction, receipt] = await Promise.all([
    provider.getTransaction(transfer.hash),
    provider.getTransactionReceipt(transfer.hash),
  ]);
  equal(transaction.value, 5n);
  check((await receipt.confirmations()) > 0, 'confirmations');
  equal((await provider.send('ots_getInternalOperations', [transfer.hash])).length, 0, 'internal operations');
  equal(await provider.send('ots_getTransactionError', [transfer.hash]), '0x', 'error');
  equal(await provider.send('ots_getTransactionBySenderAndNonce', [wallet.address, transaction.nonce]), transfer.hash);
});
await step('page of a failed transaction', async () => {
  const error = await provider.send('ots_getTransactionError', [failed.hash]);
  equal(contract.interface.parseError(error).name, 'Error');
});
await step('trace of a transaction', async () => {
  const trace = await provider.send('ots_traceTransaction', [call.hash]);
  const [{ type, depth, from, to, value }] = trace;
  equal(`${type} ${depth} ${from} ${to}`, `CALL 0 ${wallet.address} ${address}`.toLowerCase().replace('call', 'CALL'));
  equal(BigInt(value), 0n, 'value');
});
await step('changes of state of a transaction', async () => {
  const { stateDiff } = await provider.send('trace_replayTransaction', [call.hash, ['stateDiff']]);
  const { storage } = stateDiff[address.toLowerCase()];
  equal(BigInt(Object.values(storage)[0]['*'].to), 9n, 'slot 0');
});
await step('page of an account', async () => {
  equal(await provider.send('ots_hasCode', [address, 'latest']), true, 'has code');
  equal(await provider.send('ots_hasCode', [RECIPIENT, 'latest']), false, 'has code');
  const { hash, creator } = await provider.send('ots_getContractCreator', [address]);
  equal(hash, creation.hash, 'creation');
  equal(creator.toLowerCase(), wallet.address.toLowerCase(), 'creator');
  check((await provider.getTransactionCount(wallet.address)) >= 4, 'transactions');
});
await step('transactions of an account', async () => {
  const search = (method, block) => provider.send(method, [address, block, PAGE_SIZE]);
  const newest = await search('ots_searchTransactionsBefore', 0);
  const hashes = newest.txs.map(({ hash }) => hash);
  equal(hashes.join(), [failed, call, creation].map(({ hash }) => hash).join(), 'newest first');
  check(newest.firstPage && newest.lastPage, 'the only page');
  check(
    newest.receipts.every(({ timestamp }) => Number(timestamp) > 0),
    'a time for each',
  );
  const oldest = await search('ots_searchTransactionsAfter', 0);
  equal(oldest.txs.map(({ hash }) => hash).join(), hashes.join(), 'oldest page');
  const before = await search('ots_searchTransactionsBefore', call.blockNumber);
  equal(before.txs.map(({ hash }) => hash).join(), creation.hash, 'before a block');
});
await step('logs and state', async () => {
  const logs = await provider.getLogs({ address, fromBlock: call.blockNumber, toBlock: call.blockNumber });
  equal(logs.length, 1, 'logs');
  check((await provider.send('eth_getCode', [address, 'latest'])).length > 2, 'code');
  check((await provider.getBalance(wallet.address)) > 0n, 'a balance');
});
provider.destroy();
process.exit(0);
