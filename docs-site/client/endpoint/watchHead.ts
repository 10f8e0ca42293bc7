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
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      credentials: 'omit',
      signal: AbortSignal.timeout(2 * INTERVAL_MS),
    });
    return readHeadResponse(response.status, await response.text());
  } catch {
    return { problem: NO_ANSWER };
  }
}
