/** What `halley dev` prints for requests and transactions. */
import { beforeAll, expect, test } from '@jest/globals';
import { encodeFunctionData, type Hex } from 'viem';
import { startDev } from '../support/devProcess.js';
import { devStage } from '../support/devStage.js';
import { compileProbe } from '../support/probe.js';
import { post, rpc, rpcAnswer } from '../support/rpc.js';

const { abi, bytecode } = compileProbe();

const SELECTOR = encodeFunctionData({ abi, functionName: 'failWithReason' }).slice(2);

const { dev, ask } = devStage();
let from: string;
let to: string;
let beginning: number;

beforeAll(async () => {
  [from] = await ask<[string]>('eth_accounts');
  const data = `${bytecode}${'0'.repeat(64)}`;
  const hash = await ask('eth_sendTransaction', { from, data });
  ({ contractAddress: to } = await ask<{ contractAddress: string }>('eth_getTransactionReceipt', hash));
});

/** Waits for as much output since `begin` as is expected: what is printed at once is collected for a moment. */
async function expectPrinted(expected: string): Promise<void> {
  const printed = () =>
    dev
      .output()
      .slice(beginning)
      .replace(/\d+\.\d ms/g, 'TIME');
  while (printed().length < expected.length) await dev.nextOutput();
  expect(printed()).toBe(expected);
}
/** What is printed from now on is looked at. A request tells when everything before it is printed. */
async function begin(): Promise<void> {
  const last = 'web3_sha3';
  const before = dev.output().split(last).length;
  await ask(last, '0x');
  while (!/ ok\n$/.test(dev.output()) || dev.output().split(last).length === before) await dev.nextOutput();
  beginning = dev.output().length;
}

const failing = (): object => ({
  from,
  to,
  gas: '0x30d40',
  data: encodeFunctionData({ abi, functionName: 'failWithReason' }),
});

test('prints one line per request, with the reason of a revert', async () => {
  await begin();
  await ask('eth_chainId');
  await rpcAnswer(dev.url, 'eth_call', [failing(), 'latest']);
  await rpcAnswer(dev.url, 'eth_nope', []);
  await expectPrinted(
    'eth_chainId  TIME  ok\neth_call  TIME  execution reverted: not today\n' +
      'eth_nope  TIME  the method eth_nope does not exist/is not available\n',
  );
});

test('prints what became of a transaction after its method, or in a line of its own when it is mined later', async () => {
  await begin();
  const atOnce = await ask<Hex>('eth_sendTransaction', failing());
  const transfer = await ask<Hex>('eth_sendTransaction', { from, to: from, gas: '0x5208' });
  await ask('evm_setAutomine', false);
  const later = await ask<Hex>('eth_sendTransaction', failing());
  await ask('evm_mine');
  await ask('evm_setAutomine', true);
  const failed = (hash: Hex, block: number) =>
    `transaction ${hash} failed in block ${block} (call of 0x${SELECTOR}, 100000 gas): execution reverted: not today\n`;
  await expectPrinted(
    `eth_sendTransaction  TIME  ${failed(atOnce, 3)}` +
      `eth_sendTransaction  TIME  transaction ${transfer} in block 4 (transfer, 21000 gas)\nevm_setAutomine  TIME  ok\neth_sendTransaction  TIME  ok\n` +
      `${failed(later, 5)}evm_mine  TIME  ok\nevm_setAutomine  TIME  ok\n`,
  );
});

test('escapes line breaks from callers, and prints a line for a body that is not a request', async () => {
  await begin();
  await rpcAnswer(dev.url, 'foo\nbar\x1b[31m', []);
  const headers = { 'content-type': 'application/json' };
  await fetch(dev.url, { method: 'POST', headers, body: '{"jsonrpc":' });
  await post(dev.url, []);
  await expectPrinted(
    'foo\\nbar\\u001b[31m  TIME  the method foo\\nbar\\u001b[31m does not exist/is not available\n' +
      '(no request)  TIME  parse error\n(no request)  TIME  empty batch\n',
  );
});

test('prints the calls of a transaction and of eth_call with --print-traces, with the gas of each', async () => {
  const traced = await startDev('--print-traces');
  try {
    const [sender] = await rpc<[string]>(traced.url, 'eth_accounts');
    const probe = `0x${'bb'.repeat(20)}`;
    const caller = `0x${'cc'.repeat(20)}`;
    const created = await rpc<Hex>(traced.url, 'eth_sendTransaction', { from: sender, data: '0x6001600155' });
    expect(await rpc(traced.url, 'eth_getTransactionReceipt', created)).toMatchObject({ status: '0x1' });
    while (!traced.output().includes(` in block 2 (`)) await traced.nextOutput();
    expect(traced.output()).toContain(`calls of transaction ${created}\n    CREATE of a contract at 0x`);
    await rpc(traced.url, 'anvil_setCode', probe, await ask('eth_getCode', to, 'latest'));
    // Calls failWithReason of the probe, then reads the identity precompile, and succeeds.
    const call = `63${SELECTOR}60e01b5f525f5f60045f5f73${probe.slice(2)}5af150`;
    await rpc(traced.url, 'anvil_setCode', caller, `0x${call}5f5f60045f60045afa5000`);
    const hash = await rpc<Hex>(traced.url, 'eth_sendTransaction', {
      from: sender,
      to: caller,
      value: '0x5',
      data: '0x',
    });
    while (!traced.output().includes(` in block 3 (`)) await traced.nextOutput();
    const printedCalls = traced.output().split(`calls of transaction ${hash}\n`)[1] ?? '';
    // The gas of each is what anvil 1.7.1's callTracer has; it adds 21,000 to the first.
    expect(printedCalls.split('\n').slice(0, 3)).toEqual([
      `    CALL ${caller}, 5 wei, 3269 gas`,
      `      CALL ${probe} 0x${SELECTOR}, 500 gas: execution reverted: not today`,
      `      STATICCALL 0x0000000000000000000000000000000000000004 0x${SELECTOR}, 18 gas`,
    ]);
    await rpcAnswer(traced.url, 'eth_call', [{ to: probe, data: `0x${SELECTOR}` }, 'latest']);
    while (!/eth_call {2}\d.*not today\n/.test(traced.output())) await traced.nextOutput();
    const [, ofCall = ''] = traced.output().split('calls of eth_call\n');
    expect(ofCall.replace(/\d+\.\d ms/, 'TIME')).toBe(
      `    CALL ${probe} 0x${SELECTOR}, 500 gas: execution reverted: not today\n` +
        'eth_call  TIME  execution reverted: not today\n',
    );
  } finally {
    await traced.stop();
  }
});
