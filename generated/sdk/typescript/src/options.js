// Generated from openrpc.json by `npm run generate`. Do not edit.
import { HalleyError } from './errors.js';
export function settingsOf(options) {
  return {
    timeoutMs: options.timeoutMs ?? 30_000,
    retries: options.retries ?? 3,
    signal: options.signal,
    token: options.token,
    webSocket: options.webSocket,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    backoffMs: options.backoffMs ?? 200,
    maxBackoffMs: options.maxBackoffMs ?? 10_000,
    maxAnswerLength: options.maxAnswerLength ?? 64 * 1024 * 1024,
    maxWaiting: options.maxWaiting ?? 10_000,
    heartbeatMs: options.heartbeatMs ?? 30_000,
  };
}
export function changedSettings(settings, changes) {
  return {
    ...settings,
    timeoutMs: changes.timeoutMs ?? settings.timeoutMs,
    retries: changes.retries ?? settings.retries,
    signal: changes.signal ?? settings.signal,
  };
}
export async function authorization({ token }) {
  if (token === undefined) return {};
  const text = typeof token === 'function' ? await token() : token;
  if (!/^[\x21-\x7e]+$/.test(text)) throw new HalleyError('the token must be printable ASCII without spaces');
  return { authorization: `Bearer ${text}` };
}
export async function backoff(attempt, settings) {
  const longest = Math.min(settings.maxBackoffMs, settings.backoffMs * 2 ** Math.min(attempt, 30));
  const wait = longest / 2 + (Math.random() * longest) / 2;
  await new Promise((resolve) => setTimeout(resolve, wait));
}
