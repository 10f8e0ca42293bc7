/** ethereum-etl: exports blocks, transactions, receipts, logs and contracts of a range that begins with block 0. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contract, ContractFactory, JsonRpcProvider, Wallet } from 'ethers';
import { abi, bytecode, check, equal, privateKey, RECIPIENT, rpcUrl, step } from '../support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'halley-etl-'));
const file = (name) => join(folder, name);

const etl = (command, ...args) => extract(command, ...args, '-p', rpcUrl);

/** Runs a command that reads files alone. */
function extract(command, ...args) {
  return new Promise((resolve, reject) => {
    execFile('venv/bin/ethereumetl', [command, ...args], (error, stdout, stderr) => {
      if (error) reject(new Error(`${command}: ${stderr.slice(-1500)}`));
      else resolve(stdout);
    });
  });
}

/** The rows of a CSV file as objects. The exported values hold no quotes. */
function rows(name) {
  const [head, ...lines] = readFileSync(file(name), 'utf8').trim().split(/\r?\n/);
  const keys = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [keys[index], value])));
}

const provider = new JsonRpcProvider(rpcUrl, undefined, { cacheTimeout: -1 });
const wallet = new Wallet(privateKey, provider);
const deployed = await new ContractFactory(abi, bytecode, wallet).deploy(7n);
await deployed.waitForDeployment();
const contract = new Contract(await deployed.getAddress(), abi, wallet);
await (await contract.count(5n)).wait();
const last = (await (await wallet.sendTransaction({ to: RECIPIENT, value: 1n })).wait()).blockNumber;

await step('blocks and transactions from block 0', async () => {
  const files = ['--blocks-output', file('blocks.csv'), '--transactions-output', file('transactions.csv')];
  await etl('export_blocks_and_transactions', '-s', '0', '-e', String(last), ...files);
  equal(rows('blocks.csv').length, last + 1, 'blocks');
  equal(rows('transactions.csv').length, 3, 'transactions');
});
await step('receipts and logs', async () => {
  writeFileSync(
    file('hashes.txt'),
    rows('transactions.csv')
      .map(({ hash }) => `${hash}\n`)
      .join(''),
  );
  const files = ['--receipts-output', file('receipts.csv'), '--logs-output', file('logs.csv')];
  await etl('export_receipts_and_logs', '--transaction-hashes', file('hashes.txt'), ...files);
  equal(rows('receipts.csv').length, 3, 'receipts');
  equal(rows('logs.csv').length, 6, 'logs');
});
await step('contracts', async () => {
  writeFileSync(file('addresses.txt'), `${(await contract.getAddress()).toLowerCase()}\n`);
  await etl('export_contracts', '--contract-addresses', file('addresses.txt'), '--output', file('contracts.csv'));
  check(rows('contracts.csv')[0].bytecode.length > 100, 'code');
});
await step('blocks of a time', async () => {
  const [first, newest] = [await provider.getBlock(1), await provider.getBlock(last)];
  const times = ['-s', String(first.timestamp), '-e', String(newest.timestamp)];
  check((await etl('get_block_range_for_timestamps', ...times)).includes(','), 'a range');
});
await step('token transfers', async () => {
  await etl('export_token_transfers', '-s', '0', '-e', String(last), '--output', file('transfers.csv'));
});
await step('export_geth_traces', async () => {
  const output = file('geth-traces.json');
  await etl('export_geth_traces', '-s', '1', '-e', String(last), '--output', output);
  const traces = readFileSync(output, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  equal(traces.length, last, 'blocks');
  equal(traces.flatMap((each) => each.transaction_traces).length, 3, 'transactions');
  await extract('extract_geth_traces', '--input', output, '--output', file('extracted.csv'));
  equal(rows('extracted.csv').length, 3, 'traces');
});
await step('export_traces', async () => {
  await etl('export_traces', '-s', '1', '-e', String(last), '--output', file('traces.csv'));
  const traces = rows('traces.csv');
  equal(traces.filter(({ transaction_hash: hash }) => hash !== '').length, 3, 'traces of transactions');
  check(
    traces.some(({ trace_type: type }) => type === 'create'),
    'a creation',
  );
});
rmSync(folder, { recursive: true });
process.exit(0);
