import { sendOverHttp } from '../rpc/http.js';
import { readHeadResponse, type HeadState } from './head.js';

const INTERVAL_MS = 4_000;
const NO_ANSWER = 'The server does not respond.';

/** Asks for the newest block, now and again and again. It rests while no one sees the page. */
export function watchHead(url: string, onState: (state: HeadState) => void): void {
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'visible') onState(await askHead(url));
    setTimeout(() => void ask(), INTERVAL_MS);
  };
  void ask();
}

async function askHead(url: string): Promise<HeadState> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['latest', false] };
  const outcome = await sendOverHttp(url, JSON.stringify(call), { timeoutMs: 2 * INTERVAL_MS });
  if (outcome.kind === 'answer') return readHeadResponse(outcome.status ?? 0, outcome.text);
  return { problem: outcome.reason === 'redirected' ? outcome.message : NO_ANSWER };
}
