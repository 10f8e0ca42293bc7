/** Clients that keep within their rate, and take what others need. */
import type { AttackCase } from '../attackCase.js';
import { call, expectOnly, forwarded, inWords, pause } from '../clients.js';
import { PROXY_ADDRESS, type Target } from '../target.js';

const ADDRESS = `0x${'11'.repeat(20)}`;

/** Asks the balances of ever other accounts until the gas is used up. */
const LONG_CODE = '0x60015b803150600101600256';

/** Answers nothing. */
const SHORT_CODE = '0x00';

/** 20 calls a second for 12 s: twice as long as a call may take. */
const LONG_CALLS = 240;
const LONG_CALL_MS = 50;

/** Requests of the other client, one after another. */
const ROUNDS = 5;
const ROUND_MS = 1_500;

async function askedBy(client: string, target: Target, body: string): Promise<string> {
  const { status, text } = await forwarded(target, body, { from: PROXY_ADDRESS, header: client });
  return text === '' ? `status ${status}` : inWords(text);
}

/** Each is another call, so that no answer is a kept one. */
function shortCalls(round: number): string[] {
  const data = `0x${round.toString(16).padStart(8, '0')}`;
  return [
    call('eth_call', { to: ADDRESS, data }, 'latest'),
    call('eth_call', { to: ADDRESS, data }, 'latest', { [ADDRESS]: { code: SHORT_CODE } }),
    call('eth_estimateGas', { to: ADDRESS, data }),
    call('eth_createAccessList', { to: ADDRESS, data }),
    call('eth_simulateV1', { blockStateCalls: [{ calls: [{ to: ADDRESS, data }] }] }, 'latest'),
  ];
}

function fair(name: string, method: string): AttackCase {
  return {
    name,
    what: `${LONG_CALLS} × ${method} that takes as long as it may, 20 a second; another client of the proxy makes short calls`,
    async attack({ target }) {
      const code = { [ADDRESS]: { code: LONG_CODE } };
      const long: Promise<string>[] = [];
      const sending = (async () => {
        for (let i = 0; i < LONG_CALLS; i++) {
          const gas = `0x${(20_000_000 + i).toString(16)}`;
          const simulated = { blockStateCalls: [{ stateOverrides: code, calls: [{ to: ADDRESS, gas }] }] };
          const params = method === 'eth_call' ? [{ to: ADDRESS, gas }, 'latest', code] : [simulated, 'latest'];
          long.push(askedBy('203.0.113.9', target, call(method, ...params)));
          await pause(LONG_CALL_MS);
        }
      })();
      const short: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await pause(ROUND_MS);
        for (const body of shortCalls(round)) short.push(await askedBy('203.0.113.10', target, body));
      }
      await sending;
      await Promise.all(long);
      return expectOnly(
        short.map((answer) => answer.replace(/^answered .*/, 'answered')),
        /^answered/,
      );
    },
  };
}

export const fairnessCases: AttackCase[] = [fair('long-calls', 'eth_call'), fair('long-simulations', 'eth_simulateV1')];
