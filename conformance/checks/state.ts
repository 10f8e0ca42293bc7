/** Rules about fees and state. */
import { encodeQuantity } from '../../src/ethereum/hex.js';
import { isCometChain } from '../identify.js';
import {
  isObject,
  listOf,
  objectOf,
  objectsOf,
  quantity,
  quantityOf,
  sameJson,
  textOf,
  type JsonObject,
} from '../json.js';
import type { Sample } from '../material.js';
import { accountInProof } from '../proof.js';
import type { Session } from '../session.js';
import type { Checked } from './blocks.js';

/** Keccak-256 of the five bytes of `hello`. */
const HELLO = '0x68656c6c6f';
const HASH_OF_HELLO = '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8';

/** Types of transactions that cost their gas and their value, and do nothing else. */
const PLAIN_TYPES: readonly unknown[] = ['0x0', '0x1', '0x2'];
/** The type that has authorizations. */
const AUTHORIZING = '0x4';

/** Checks fees and state. */
export async function checkState(checked: Checked): Promise<void> {
  const { session, server, material } = checked;
  await session.attempt('fee history', () => checkFees(session, material.samples));
  await session.attempt('rewards', () => checkRewards(session));
  await session.attempt('chain id', () => checkChainId(checked));
  await session.attempt('sha3', async () => {
    const outcome = await session.call('web3_sha3', [HELLO]);
    if (outcome.kind === 'result' && outcome.value !== HASH_OF_HELLO)
      session.find('sha3', outcome, `the hash of these bytes is ${HASH_OF_HELLO}`);
  });
  const { account } = material;
  if (account !== null) {
    await session.attempt('tags', () => checkTags(session, account));
    await session.attempt('earliest state', () => checkEarliest(session, account));
    if (!isCometChain(server)) await session.attempt('proof', () => checkProof(session, account));
  }
  for (const sample of material.samples) {
    await session.attempt(`block ${sample.number}: nonces`, () => checkNonces(session, sample));
    await session.attempt(`block ${sample.number}: balances`, () => checkBalances(session, sample));
  }
}

async function checkFees(session: Session, samples: readonly Sample[]): Promise<void> {
  for (const { number, block } of samples) {
    const outcome = await session.call('eth_feeHistory', ['0x1', encodeQuantity(number), []]);
    const history = objectOf(session.resultOf(outcome));
    const next = await session.result('eth_getBlockByNumber', encodeQuantity(number + 1n), false);
    const find = (message: string) => session.find('fee-history', outcome, message);
    if (textOf(history, 'oldestBlock') !== encodeQuantity(number)) find(`oldestBlock is not ${encodeQuantity(number)}`);
    const fees = listOf(history['baseFeePerGas']);
    if (fees.length !== 2) find(`${fees.length} base fees for one block; there must be two`);
    if (block['baseFeePerGas'] !== undefined && fees[0] !== block['baseFeePerGas'])
      find(`block ${number} has ${textOf(block, 'baseFeePerGas')}`);
    if (isObject(next) && next['baseFeePerGas'] !== undefined && fees[1] !== next['baseFeePerGas'])
      find(`the block after ${number} has ${textOf(next, 'baseFeePerGas')}`);
    const [ratio] = listOf(history['gasUsedRatio']);
    const limit = Number(quantityOf(block, 'gasLimit'));
    const expected = limit === 0 ? 0 : Number(quantityOf(block, 'gasUsed')) / limit;
    if (typeof ratio !== 'number' || Math.abs(ratio - expected) > 1e-9) find(`gasUsedRatio is not ${expected}`);
  }
}

async function checkRewards(session: Session): Promise<void> {
  const outcome = await session.call('eth_feeHistory', ['0x4', 'latest', [10, 50, 90]]);
  const history = objectOf(session.resultOf(outcome));
  for (const rewards of listOf(history['reward'])) {
    const values = listOf(rewards).map(quantity);
    if (values.length !== 3)
      session.find('fee-history-rewards', outcome, `${values.length} rewards for three percentiles`);
    if (values.some((value, index) => value < (values[index - 1] ?? 0n)))
      session.find('fee-history-rewards', outcome, 'the reward of a higher percentile is lower');
  }
}

async function checkChainId({ session, server }: Checked): Promise<void> {
  const outcome = await session.call('net_version', []);
  const version = session.resultOf(outcome);
  if (server.chainId !== null && version !== String(server.chainId))
    session.find('chain-id', outcome, `eth_chainId is ${server.chainId}`);
}

async function checkTags(session: Session, account: string): Promise<void> {
  const requests: [string, ...unknown[]][] = [
    ['eth_getBalance', account],
    ['eth_call', { from: account, to: account }],
  ];
  for (const [method, ...params] of requests)
    for (const tag of ['safe', 'finalized', 'latest', 'pending']) {
      const outcome = await session.call(method, [...params, tag]);
      if (outcome.kind === 'error' && outcome.code === -32602)
        session.find('state-tags', outcome, `${tag} is refused: ${outcome.message}`);
    }
}

/** The account has sent transactions, so its nonce then is not the one now unless the chain is pruned. */
async function checkEarliest(session: Session, account: string): Promise<void> {
  const earliest = objectOf(await session.result('eth_getBlockByNumber', 'earliest', false));
  const number = textOf(earliest, 'number');
  const byNumber = await session.call('eth_getTransactionCount', [account, number]);
  const outcome = await session.call('eth_getTransactionCount', [account, 'earliest']);
  // A chain without a state of that block has none by either name.
  if (byNumber.kind === 'error' && outcome.kind === 'error') return;
  // Where the first block has no state, the earliest is that of the second.
  const first = byNumber.kind === 'error' ? encodeQuantity(BigInt(number) + 1n) : number;
  const expected =
    first === number
      ? session.resultOf(byNumber)
      : session.resultOf(await session.call('eth_getTransactionCount', [account, first]));
  if (!sameJson(session.resultOf(outcome), expected))
    session.find('state-tags', outcome, `earliest is block ${first}, where it is ${String(expected)}`);
}

async function checkProof(session: Session, account: string): Promise<void> {
  const block = objectOf(await session.result('eth_getBlockByNumber', 'latest', false));
  const outcome = await session.call('eth_getProof', [account, [], textOf(block, 'number')]);
  const proof = objectOf(session.resultOf(outcome));
  const proven = accountInProof(textOf(block, 'stateRoot'), account, listOf(proof['accountProof']));
  if (typeof proven === 'string') return session.find('account-proof', outcome, proven);
  if (proven === null) return session.find('account-proof', outcome, 'it proves that there is no such account');
  const names = ['nonce', 'balance'] as const;
  for (const name of names)
    if (quantityOf(proof, name) !== proven[name])
      session.find('account-proof', outcome, `the proof has another ${name}`);
  for (const name of ['storageHash', 'codeHash'] as const)
    if (!sameJson(proof[name], proven[name])) session.find('account-proof', outcome, `the proof has another ${name}`);
}

/** Number of the account's transactions in the block; the first of them. */
function sentBy(sample: Sample, account: unknown): JsonObject[] {
  return sample.transactions.filter(({ from }) => sameJson(from, account));
}

async function checkNonces(session: Session, sample: Sample): Promise<void> {
  const [transaction] = sample.transactions;
  if (transaction === undefined || sample.number < 2n) return;
  // An authorization also raises the nonce of its account, and the code of an account may create contracts (EIP-7702).
  if (sample.transactions.some(({ type }) => type === AUTHORIZING)) return;
  if (await hasCode(session, transaction['from'], sample.number)) return;
  const sent = sentBy(sample, transaction['from']).length;
  const before = await session.result(
    'eth_getTransactionCount',
    transaction['from'],
    encodeQuantity(sample.number - 1n),
  );
  const outcome = await session.call('eth_getTransactionCount', [transaction['from'], encodeQuantity(sample.number)]);
  const rise = quantity(session.resultOf(outcome)) - quantity(before);
  if (rise !== BigInt(sent)) session.find('nonce-sums', outcome, `it rose by ${rise} with ${sent} transactions`);
}

/** Holds for blocks of plain transfers: code that runs may give something to anybody. */
async function checkBalances(session: Session, sample: Sample): Promise<void> {
  const { receipts, transactions, number } = sample;
  const from = transactions[0]?.['from'];
  if (receipts.length !== transactions.length || number < 2n || mayGainIn(sample, from)) return;
  for (const to of new Set(transactions.map((transaction) => transaction['to'])))
    if (await hasCode(session, to, number)) return;
  let spent = 0n;
  for (const [index, transaction] of transactions.entries()) {
    if (!sameJson(transaction['from'], from)) continue;
    const receipt = objectOf(receipts[index]);
    // Chains on top of another one charge for its data, too.
    if ('l1Fee' in receipt) return;
    spent += quantityOf(receipt, 'gasUsed') * quantityOf(receipt, 'effectiveGasPrice');
    if (quantityOf(receipt, 'status') === 1n) spent += quantityOf(transaction, 'value');
  }
  const before = quantity(await session.result('eth_getBalance', from, encodeQuantity(number - 1n)));
  const outcome = await session.call('eth_getBalance', [from, encodeQuantity(number)]);
  const fell = before - quantity(session.resultOf(outcome));
  if (fell !== spent) session.find('balance-sums', outcome, `it fell by ${fell}; its transactions cost ${spent}`);
}

/** True when the block may give the account something, or takes more than gas and value. */
function mayGainIn({ block, receipts, transactions }: Sample, account: unknown): boolean {
  if (sameJson(block['miner'], account) || listedIn(block['withdrawals'], account)) return true;
  // The block of a Cosmos chain counts the gas of transactions that are none of the EVM.
  if (block['gasUsed'] !== receipts.at(-1)?.['cumulativeGasUsed']) return true;
  return transactions.some(
    ({ type, to, input }) => !PLAIN_TYPES.includes(type) || to === null || input !== '0x' || sameJson(to, account),
  );
}

async function hasCode(session: Session, account: unknown, number: bigint): Promise<boolean> {
  return (await session.result('eth_getCode', account, encodeQuantity(number))) !== '0x';
}

function listedIn(withdrawals: unknown, account: unknown): boolean {
  return Array.isArray(withdrawals) && objectsOf(withdrawals).some(({ address }) => sameJson(address, account));
}
