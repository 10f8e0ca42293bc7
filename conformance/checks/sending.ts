/** Transactions of a funded key: sent, waiting, mined, refused. All of them go to the sender itself or its contract. */
import { setTimeout as pause } from 'node:timers/promises';
import { encodeQuantity } from '../../src/ethereum/hex.js';
import type { Outcome } from '../client/answer.js';
import { isObject, objectOf, quantity, quantityOf, sameJson, textOf, type JsonObject } from '../json.js';
import { createdAddress } from '../recompute.js';
import { logsOf } from '../material.js';
import type { RuleName } from '../rules.js';
import type { Draft, Wallet } from '../sending/wallet.js';
import type { Session } from '../session.js';
import type { Checked } from './blocks.js';
import { comparePushedHash } from './sentHashes.js';
import { watchLogs } from './sentLogs.js';
import { Subscription } from './subscription.js';

/** What sending needs beyond the checks. */
export interface Sending {
  wallet: Wallet;
  /** For the subscription to logs; null leaves it out. */
  wsUrl: string | null;
  /** How long a transaction is waited for, in milliseconds. */
  minedWithinMs: number;
}

/** Called without data it adds one to slot 0, emits the sum as a log and returns it. Called with data it reverts. */
const COUNTER = '36601d5760005460010180600055600052602a60206000a160206000f35b60006000fd';
const CREATE_COUNTER = `0x602380600b6000396000f3${COUNTER}`;
const CREATE_GAS = 300_000n;
const CALL_GAS = 100_000n;
const TRANSFER_GAS = 21_000n;
const POLL_EVERY_MS = 100;
/** 10,000 gwei: a server that asks for more is not paid. */
const MAX_GAS_PRICE = 10_000_000_000_000n;
/** No chain has this id, so that no one can send the transaction elsewhere. */
const WRONG_CHAIN_ID = 4_503_599_627_370_449n;
/** More than anybody has. */
const TOO_MUCH = 2n ** 200n;

/** Sends a handful of transactions and checks what the server says of them. Costs their gas and nothing else. */
export async function checkSending({ session, server }: Checked, sending: Sending): Promise<void> {
  const { chainId } = server;
  const { address } = sending.wallet;
  if (chainId === null) throw new Error('the server does not tell its chain id');
  const nonce = quantity(await session.result('eth_getTransactionCount', address, 'pending'));
  const gasPrice = 2n * quantity(await session.result('eth_gasPrice'));
  if (gasPrice > MAX_GAS_PRICE) throw new Error('the gas price is above 10,000 gwei');
  const before = quantity(await session.result('eth_getBalance', address, 'latest'));
  if (before < 2n * gasPrice * (CREATE_GAS + 4n * CALL_GAS)) throw new Error(`${address} has not enough for gas`);
  const sender = new Sender(session, sending, { chainId, nonce, gasPrice });
  await session.attempt('sending: refusals', () => checkRefusals(sender));
  await session.attempt('sending: a contract', () => checkContract(sender));
  await session.attempt('sending: a gap', () => checkGap(sender));
  await session.attempt('sending: balance', () => checkBalance(sender, before));
}

/** Signs and sends with the next nonce. */
class Sender {
  readonly session: Session;
  readonly sending: Sending;
  readonly receipts: JsonObject[] = [];
  /** The next nonce. */
  nonce: bigint;
  /** Hashes that were accepted and whose receipts have not come. */
  readonly waiting = new Set<string>();
  readonly #chainId: bigint;
  readonly #gasPrice: bigint;

  constructor(session: Session, sending: Sending, { chainId, nonce, gasPrice }: Record<Priced, bigint>) {
    this.session = session;
    this.sending = sending;
    this.nonce = nonce;
    this.#chainId = chainId;
    this.#gasPrice = gasPrice;
  }

  get address(): string {
    return this.sending.wallet.address;
  }

  /** A signed transfer of one wei to the sender itself, but for `fields`. */
  signed(fields: Partial<Draft>): { raw: string; hash: string } {
    return this.sending.wallet.sign({
      chainId: this.#chainId,
      nonce: this.nonce,
      gasPrice: this.#gasPrice,
      gas: TRANSFER_GAS,
      to: this.address,
      value: 1n,
      data: '0x',
      ...fields,
    });
  }

  /** Sends a valid transaction. Throws when it is refused: what follows needs it. */
  async send(fields: Partial<Draft>): Promise<string> {
    const { raw, hash } = this.signed(fields);
    const outcome = await this.session.call('eth_sendRawTransaction', [raw]);
    if (outcome.kind === 'result') {
      if (!sameJson(outcome.value, hash)) this.session.find('sent', outcome, `the hash of these bytes is ${hash}`);
      this.waiting.add(hash);
      return hash;
    }
    const reason = outcome.kind === 'error' ? `error ${outcome.code}: ${outcome.message}` : outcome.reason;
    this.session.find('sent', outcome, reason);
    throw new Error(`a valid transaction was refused: ${reason}`);
  }

  /** Waits for the receipt and holds the transaction against it. Throws when it does not come in time. */
  async mined(hash: string): Promise<JsonObject> {
    const { session, sending } = this;
    const deadline = performance.now() + sending.minedWithinMs;
    for (;;) {
      const outcome = await session.call('eth_getTransactionReceipt', [hash]);
      if (outcome.kind === 'result' && isObject(outcome.value)) {
        this.waiting.delete(hash);
        this.receipts.push(outcome.value);
        await this.#compare(hash, outcome.value);
        return outcome.value;
      }
      if (performance.now() > deadline) {
        session.find('sent', outcome, `no receipt within ${sending.minedWithinMs} ms`);
        throw new Error(`a transaction was not mined within ${sending.minedWithinMs} ms`);
      }
      await pause(POLL_EVERY_MS);
    }
  }

  async #compare(hash: string, receipt: JsonObject): Promise<void> {
    const outcome = await this.session.call('eth_getTransactionByHash', [hash]);
    const mined = objectOf(this.session.resultOf(outcome));
    for (const name of ['blockNumber', 'blockHash', 'transactionIndex'])
      if (!sameJson(mined[name], receipt[name]))
        this.session.find('waiting-transaction', outcome, `it has a receipt, and another ${name}`);
  }
}

type Priced = 'chainId' | 'nonce' | 'gasPrice';

/** Sends what must be refused. */
async function refused(sender: Sender, name: string, raw: string, says: RegExp): Promise<void> {
  const outcome = await sender.session.call('eth_sendRawTransaction', [raw]);
  const find = (message: string) =>
    sender.session.find('send-refusals', { ...outcome, method: `eth_sendRawTransaction: ${name}` }, message);
  if (outcome.kind === 'result') find('it was accepted');
  else if (outcome.kind === 'error' && !says.test(outcome.message)) find(`error ${outcome.code}: ${outcome.message}`);
}

async function checkRefusals(sender: Sender): Promise<void> {
  const refusals: [string, Partial<Draft>, RegExp][] = [
    ['insufficient funds', { value: TOO_MUCH }, /insufficient (funds|balance)/i],
    ['intrinsic gas', { gas: TRANSFER_GAS - 1n }, /intrinsic gas too low/i],
    ['wrong chain id', { chainId: WRONG_CHAIN_ID }, /chain.?id|invalid sender/i],
  ];
  for (const [name, fields, says] of refusals) await refused(sender, name, sender.signed(fields).raw, says);
}

async function checkContract(sender: Sender): Promise<void> {
  const { session, address } = sender;
  const create = { to: null, value: 0n, data: CREATE_COUNTER, gas: CREATE_GAS };
  const created = await sender.mined(await sender.send(create));
  const contract = createdAddress(address, sender.nonce++);
  succeeded(session, created);
  if (!sameJson(created['contractAddress'], contract))
    find(session, 'contract-address', created, `${contract} was expected`);
  await refused(sender, 'nonce too low', sender.signed({ nonce: sender.nonce - 1n }).raw, /nonce too low/i);

  const call = { from: address, to: contract };
  const told = session.resultOf(await session.call('eth_call', [call, 'latest']));
  const gas = quantity(await session.result('eth_estimateGas', call));
  const { wsUrl, minedWithinMs } = sender.sending;
  const watch = await watchLogs(session, contract, wsUrl);
  const hashes = wsUrl === null ? null : await Subscription.open(session, wsUrl, 'newPendingTransactions');
  const hash = await sender.send({ to: contract, value: 0n, gas });
  const receipt = await sender.mined(hash);
  sender.nonce++;
  if (receipt['status'] !== '0x1') find(session, 'estimate-sent', receipt, `it failed with the estimated gas, ${gas}`);
  else {
    const [log] = logsOf(receipt);
    if (!sameJson(log?.['data'], told)) find(session, 'call-sent', receipt, `eth_call returned ${String(told)}`);
  }
  await watch.compare(receipt, minedWithinMs);
  if (hashes !== null) await comparePushedHash(session, hashes, { hash, withinMs: minedWithinMs });

  const failed = await sender.mined(await sender.send({ to: contract, value: 0n, gas: CALL_GAS, data: '0x01' }));
  sender.nonce++;
  if (failed['status'] !== '0x0' || logsOf(failed).length > 0)
    find(session, 'failed-receipt', failed, 'status 0x0 without logs was expected');
  await pendingNonce(sender);
}

function succeeded(session: Session, receipt: JsonObject): void {
  if (receipt['status'] !== '0x1') find(session, 'sent', receipt, 'the contract was not made');
}

function find(session: Session, rule: RuleName, receipt: JsonObject, message: string): void {
  const request = JSON.stringify([receipt['transactionHash']]);
  session.find(rule, { method: 'eth_getTransactionReceipt', request, answer: JSON.stringify(receipt) }, message);
}

async function pendingNonce(sender: Sender): Promise<void> {
  const outcome = await sender.session.call('eth_getTransactionCount', [sender.address, 'pending']);
  if (sender.session.resultOf(outcome) !== encodeQuantity(sender.nonce))
    sender.session.find('pending-nonce', outcome, `${encodeQuantity(sender.nonce)} was expected`);
}

/** Throws when a transaction before was not mined: no nonce and no balance is known then. */
function needAllMined({ waiting }: Sender): void {
  if (waiting.size > 0) throw new Error('a transaction before was not mined');
}

/** A transaction that has to wait, because the one before it is not there yet. A server may also refuse it. */
async function checkGap(sender: Sender): Promise<void> {
  needAllMined(sender);
  const { session, nonce } = sender;
  const later = sender.signed({ nonce: nonce + 1n });
  const outcome = await session.call('eth_sendRawTransaction', [later.raw]);
  const waits = outcome.kind === 'result';
  if (outcome.kind === 'error' && !/nonce|sequence/i.test(outcome.message))
    session.find('send-refusals', { ...outcome, method: 'eth_sendRawTransaction: nonce gap' }, outcome.message);
  if (waits) {
    sender.waiting.add(later.hash);
    await checkWaiting(sender, later);
  }
  const hash = await sender.send({});
  await sender.mined(hash);
  if (waits) await sender.mined(later.hash);
  sender.nonce += waits ? 2n : 1n;
  await pendingNonce(sender);
}

async function checkWaiting(sender: Sender, later: { raw: string; hash: string }): Promise<void> {
  const { session, nonce } = sender;
  await refused(sender, 'already known', later.raw, /already known|already in (the )?(mempool|cache)/i);
  const other = sender.signed({ nonce: nonce + 1n, value: 2n });
  await refused(sender, 'underpriced replacement', other.raw, /replacement transaction underpriced/i);
  await pendingNonce(sender);
  const outcome: Outcome = await session.call('eth_getTransactionByHash', [later.hash]);
  const waiting = session.resultOf(outcome);
  if (!isObject(waiting) || (waiting['blockNumber'] ?? null) !== null || (waiting['blockHash'] ?? null) !== null)
    session.find('waiting-transaction', outcome, 'a transaction without a block was expected');
}

/** All that is sent comes back to the sender, so that only the fees are missing. */
async function checkBalance(sender: Sender, before: bigint): Promise<void> {
  needAllMined(sender);
  const { session, address, receipts } = sender;
  const outcome = await session.call('eth_getBalance', [address, 'latest']);
  const after = quantity(session.resultOf(outcome));
  let fees = 0n;
  for (const receipt of receipts) {
    fees += quantityOf(receipt, 'gasUsed') * quantityOf(receipt, 'effectiveGasPrice');
    const block = objectOf(await session.result('eth_getBlockByHash', textOf(receipt, 'blockHash'), false));
    if (sameJson(block['miner'], address)) throw new Error('the sender also gets the fees of its blocks');
  }
  if (before - fees !== after)
    session.find('balance-sums', outcome, `${encodeQuantity(before)} less fees of ${fees} wei was expected`);
}
