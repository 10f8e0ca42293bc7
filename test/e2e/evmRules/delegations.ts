/** Accounts that delegate to code (EIP-7702): transactions that make them, and calls that meet them. */
import { Wallet } from 'ethers';
import { until } from '../../support/chainProgress.js';
import { hex, rpc } from '../../support/rpc.js';
import { deploys, OP, push, RETURN_TOP_AND_GAS } from './assembly.js';
import type { NamedCall } from './programs.js';

const GAS = 300_000;
/** Gas of a transaction that delegates: below twice what each uses, since chains bill half of it at least. */
const BILLED_GAS = 90_000;
const GAS_PRICE = 20_000_000_000n;
const ABSENT = `0x${'de'.repeat(20)}`;

/** Runtime code that stores one word, and returns its own address, its caller and the gas that is left. */
const TELLS =
  push(1) + push(0) + OP.SSTORE + OP.ADDRESS + push(0) + OP.MSTORE + OP.CALLER + push(32) + OP.MSTORE + OP.GAS;
const CODE = TELLS + push(64) + OP.MSTORE + push(96) + push(0) + OP.RETURN;

/** A transaction that the chain has run, as a call, and what the chain billed. */
export interface BilledCall extends NamedCall {
  /** The height of its block. */
  height: number;
  gasUsed: string;
}

/** What a chain with delegated accounts is asked. */
export interface Delegations {
  billed: BilledCall[];
  calls: NamedCall[];
}

/** Keys of the chain: the first sends transactions, the others delegate. Each account is funded. */
export async function createDelegations(url: string, keys: readonly string[]): Promise<Delegations> {
  const chainId = BigInt(await rpc<string>(url, 'eth_chainId'));
  const [sender, ...wallets] = keys.map((key) => new Wallet(key)) as [Wallet, ...Wallet[]];
  const [first, second, third, fourth] = wallets as [Wallet, Wallet, Wallet, Wallet];
  const fresh = Wallet.createRandom();
  const billed: BilledCall[] = [];
  const deployed = await send(url, sender, { type: 2, data: `0x${deploys(CODE)}`, gasLimit: GAS, chainId });
  const contract = String(deployed.contractAddress);
  const authorize = (wallet: { authorize: Wallet['authorize'] }, address: string, nonce = 0, chain = chainId) =>
    wallet.authorize({ address, nonce, chainId: chain });
  const run = async (name: string, to: string, authorizations: ReturnType<typeof authorize>[]): Promise<void> => {
    const authorizationList = await Promise.all(authorizations);
    const receipt = await send(url, sender, { type: 4, to, authorizationList, chainId });
    const shown = authorizationList.map(({ address, nonce, chainId: chain, signature }) => ({
      address,
      nonce: hex(nonce),
      chainId: hex(chain),
      yParity: hex(signature.yParity),
      r: quantity(signature.r),
      s: quantity(signature.s),
    }));
    const call = { from: sender.address, to, gas: hex(BILLED_GAS), authorizationList: shown };
    billed.push({ name, call, height: Number(receipt.blockNumber), gasUsed: receipt.gasUsed });
  };
  await run('an account takes code and is called', first.address, [authorize(first, contract)]);
  await run('a new account takes code', ABSENT, [authorize(fresh, contract)]);
  await run('code of code, and of a precompile', ABSENT, [
    authorize(second, first.address),
    authorize(third, `0x${'4'.padStart(40, '0')}`),
  ]);
  await run('authorizations that do not count', ABSENT, [
    authorize(fourth, contract, 7),
    authorize(fourth, contract, 0, 1n),
  ]);
  await run('for any chain, and then cleared', fourth.address, [
    authorize(fourth, contract, 0, 0n),
    authorize(fourth, `0x${'0'.repeat(40)}`, 1),
  ]);
  const accounts = {
    delegated: first,
    'delegated to a delegation': second,
    'delegated to a precompile': third,
    cleared: fourth,
  };
  const calls = Object.entries(accounts).flatMap(([what, { address }]) => callsOf(`account ${what}`, address));
  return { billed, calls };
}

/** Calls to an account, and programs that read and call it. */
function callsOf(what: string, address: string): NamedCall[] {
  const target = push(BigInt(address));
  const called = (opcode: string, value: string): string =>
    push(0).repeat(4) + value + target + push(100_000) + opcode + OP.POP;
  const copied = push(23) + push(0) + push(0) + target + '3c' + push(0) + OP.MLOAD;
  const programs: [string, string][] = [
    ['BALANCE', target + OP.BALANCE],
    ['EXTCODESIZE', target + OP.EXTCODESIZE],
    ['EXTCODEHASH', target + OP.EXTCODEHASH],
    ['EXTCODECOPY', copied],
    ['CALL', called(OP.CALL, push(0)) + OP.RETURNDATASIZE],
    ['CALL twice', called(OP.CALL, push(0)).repeat(2) + OP.RETURNDATASIZE],
    ['STATICCALL', called(OP.STATICCALL, '') + OP.RETURNDATASIZE],
    ['DELEGATECALL', called(OP.DELEGATECALL, '') + OP.RETURNDATASIZE],
    ['CALLCODE', called(OP.CALLCODE, push(0)) + OP.RETURNDATASIZE],
  ];
  return [
    { name: `call of the ${what}`, call: { to: address, data: '0x1234', gas: hex(GAS) } },
    { name: `call of the ${what} with little gas`, call: { to: address, gas: hex(24_000) } },
    ...programs.map(([name, code]) => ({
      name: `${name} of the ${what}`,
      call: { data: `0x${code}${RETURN_TOP_AND_GAS}`, gas: hex(GAS) },
    })),
  ];
}

interface Receipt {
  status: string;
  blockNumber: string;
  gasUsed: string;
  contractAddress: string | null;
}

/** Resolves to the receipt of a transaction that succeeded. */
async function send(url: string, sender: Wallet, fields: Parameters<Wallet['signTransaction']>[0]): Promise<Receipt> {
  const nonce = Number(await rpc<string>(url, 'eth_getTransactionCount', sender.address, 'pending'));
  const price = { maxFeePerGas: GAS_PRICE, maxPriorityFeePerGas: 1_000_000_000n };
  const raw = await sender.signTransaction({ nonce, gasLimit: BILLED_GAS, ...price, ...fields });
  const hash = await rpc<string>(url, 'eth_sendRawTransaction', raw);
  let receipt: Receipt | null = null;
  await until('the transaction is in a block', async () => {
    receipt = await rpc<Receipt | null>(url, 'eth_getTransactionReceipt', hash);
    return receipt !== null;
  });
  // Set when the wait is over.
  const found = receipt as unknown as Receipt;
  if (found.status !== '0x1') throw new Error(`a transaction failed: ${JSON.stringify(found)}`);
  return found;
}

/** The wire's quantity of a word that may begin with zeros. */
function quantity(word: string): string {
  return hex(BigInt(word));
}
