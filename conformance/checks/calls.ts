/** Rules about calls, estimates and access lists. */
import { encodeQuantity } from '../../src/ethereum/hex.js';
import { listOf, objectOf, objectsOf, quantity, sameJson } from '../json.js';
import type { Session } from '../session.js';
import type { Checked } from './blocks.js';

/** Error('boom'), and creation code that reverts with it. */
const BOOM = `08c379a0${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'626f6f6d'.padEnd(64, '0')}`;
const REVERT_WITH_BOOM = `0x6064600c60003960646000fd${BOOM}`;
/** Creation code that reverts without a word. */
const REVERT = '0x60006000fd';

/** Creation code that reads slot 1 and makes an empty contract. */
const READ_SLOT_ONE = '0x60015460005260006000f3';
const SLOT_ONE = `0x${'1'.padStart(64, '0')}`;

/** Checks calls. */
export async function checkCalls({ session, material }: Checked): Promise<void> {
  await session.attempt('reverts', () => checkReverts(session));
  await session.attempt('overrides', () => checkOverrides(session));
  const { account } = material;
  if (account === null) return;
  await session.attempt('estimate', () => checkEstimate(session, account));
  await session.attempt('access list', () => checkAccessList(session, account));
}

async function checkReverts(session: Session): Promise<void> {
  for (const [data, expected, message] of [
    [REVERT_WITH_BOOM, `0x${BOOM}`, 'execution reverted: boom'],
    [REVERT, '0x', 'execution reverted'],
  ] as const)
    for (const method of ['eth_call', 'eth_estimateGas']) {
      const outcome = await session.call(method, [{ data, gas: '0x30d40' }, 'latest']);
      if (outcome.kind === 'result') session.find('revert-data', outcome, 'a result');
      if (outcome.kind !== 'error' || outcome.code === -32601) continue;
      if (outcome.code !== 3 || !sameJson(outcome.data, expected) || outcome.message !== message)
        session.find(
          'revert-data',
          outcome,
          `code 3, message '${message}' and data ${expected.slice(0, 10)} were expected`,
        );
    }
}

/** Code that answers the number of the block, on an account that has none. */
const ANSWER_NUMBER = '0x4360005260206000f3';
const OVERRIDDEN = '0x00000000000000000000000000000000000000ff';

async function checkOverrides(session: Session): Promise<void> {
  const call = { to: OVERRIDDEN, gas: '0x30d40' };
  const state = { [OVERRIDDEN]: { code: ANSWER_NUMBER } };
  for (const block of [[], [{ number: '0x1234' }]]) {
    const outcome = await session.call('eth_call', [call, 'latest', state, ...block]);
    if (outcome.kind === 'error' && outcome.code !== -32601)
      session.find('call-overrides', outcome, `error ${outcome.code}: ${outcome.message}`);
    if (outcome.kind !== 'result') continue;
    const number = typeof outcome.value === 'string' && outcome.value.length === 66 ? BigInt(outcome.value) : null;
    if (number === null || (block.length > 0 && number !== 0x1234n))
      session.find('call-overrides', outcome, 'the code in the override answers the number of the block');
  }
}

async function checkEstimate(session: Session, account: string): Promise<void> {
  const call = { from: account, to: account, value: '0x0' };
  const outcome = await session.call('eth_estimateGas', [call]);
  const gas = quantity(session.resultOf(outcome));
  if (gas < 21_000n) session.find('estimate-call', outcome, 'no transaction takes less than 21000');
  const run = await session.call('eth_call', [{ ...call, gas: encodeQuantity(gas) }, 'latest']);
  if (run.kind === 'error') session.find('estimate-call', run, `with ${gas} gas the call fails: ${run.message}`);
}

async function checkAccessList(session: Session, account: string): Promise<void> {
  const outcome = await session.call('eth_createAccessList', [{ from: account, data: READ_SLOT_ONE }, 'latest']);
  const entries = objectsOf(objectOf(session.resultOf(outcome))['accessList']);
  const slots = entries.flatMap((entry) => listOf(entry['storageKeys']));
  if (slots.length !== 1 || !sameJson(slots[0], SLOT_ONE))
    session.find('access-list', outcome, 'the list must have slot 1 of the new contract, and no other');
}
