/** Links, history and addresses: what a hostile link or spoilt storage can do, and what never leaves the page. */
import { describe, expect, test } from '@jest/globals';
import { isServerAddress, linkOf, readLink } from '../../../../docs-site/client/playground/link.js';
import { addressFor, transportOf } from '../../../../docs-site/client/playground/server.js';
import {
  addToHistory,
  clearHistory,
  history,
  HISTORY_LIMITS,
  rememberedUrl,
  rememberUrl,
  type TextStorage,
} from '../../../../docs-site/client/playground/storage.js';
import { methodOf } from './contract.js';

function memory(entries: Record<string, string> = {}): (() => TextStorage) & { readonly texts: Map<string, string> } {
  const texts = new Map(Object.entries(entries));
  const storage: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
  return Object.assign(() => storage, { texts });
}

describe('links', () => {
  const call = { method: 'eth_call', params: [{ to: '0x1', data: `"'<&#?%` }, 'latest'] };

  test('a link gives back the calls and the address', () => {
    expect(readLink(linkOf({ calls: [call], url: undefined }) ?? '')).toEqual({ calls: [call], url: undefined });
    const batch = { calls: [call, { method: 'eth_chainId', params: [] }], url: 'wss://a.example/x' };
    expect(readLink(linkOf(batch) ?? '')).toEqual(batch);
  });

  test('another fragment is no link', () => {
    expect(readLink('')).toBeUndefined();
    expect(readLink('#errors')).toBeUndefined();
  });

  test.each([
    '#call=eth_call&params={',
    '#call=eth_call&params={}',
    '#call=<script>&params=[]',
    '#call=__proto__&params=[]',
    '#batch={}',
    '#batch=[{"method":"a"}]',
    '#batch=[7]',
    `#batch=[${'{"method":"a","params":[]},'.repeat(100)}{"method":"a","params":[]}]`,
    '#call=a&params=[]&url=javascript:alert(1)',
    '#call=a&params=[]&url=http://user:password@host/',
    `#call=a&params=["${'x'.repeat(16_000)}"]`,
  ])('%.60s is refused', (fragment) => {
    expect(readLink(fragment)).toHaveProperty('problem');
  });

  test('a request that is too long gives no link', () => {
    expect(linkOf({ calls: [{ method: 'a', params: ['x'.repeat(16_000)] }], url: undefined })).toBeUndefined();
  });
});

describe('servers', () => {
  test('transports of an address', () => {
    expect([transportOf('https://a'), transportOf('wss://a')]).toEqual(['HTTP', 'WebSocket']);
    expect(addressFor('https://a/', 'WebSocket')).toBe('wss://a/');
    expect(addressFor('ws://a/', 'HTTP')).toBe('http://a/');
    expect(isServerAddress('data:text/html,x')).toBe(false);
  });
});

describe('storage', () => {
  const method = methodOf('eth_getBalance');
  const entry = (i: number) => ({ method: method.name, params: [`0x${i}`], at: i, isError: false });

  test('history is bounded and newest first; the same call twice is kept once', () => {
    const storage = memory();
    for (let i = 0; i < HISTORY_LIMITS.entries + 5; i++) addToHistory(storage, method, entry(i));
    addToHistory(storage, method, { ...entry(54), at: 99 });
    const entries = history(storage);
    expect(entries).toHaveLength(HISTORY_LIMITS.entries);
    expect(entries.slice(0, 2).map(({ params, at }) => [params[0], at])).toEqual([
      ['0x54', 99],
      ['0x53', 53],
    ]);
    addToHistory(storage, method, { ...entry(1), params: ['x'.repeat(HISTORY_LIMITS.paramsLength)] });
    expect(history(storage)).toEqual(entries);
    clearHistory(storage);
    expect(history(storage)).toEqual([]);
  });

  test('no passphrase and no key is stored', () => {
    const storage = memory();
    addToHistory(storage, methodOf('personal_importRawKey'), {
      method: 'personal_importRawKey',
      params: ['c0ffee', 'hunter2'],
      at: 1,
      isError: false,
    });
    expect([...storage.texts.values()].join()).not.toMatch(/c0ffee|hunter2/);
    expect(history(storage)).toMatchObject([{ params: ['', ''] }]);
  });

  test('spoilt, full and forbidden storage is like empty storage', () => {
    const spoilt = ['{', '7', '[7]', '[{"method":1}]', '[{"method":"a","params":{},"at":1}]'];
    for (const text of spoilt) expect(history(memory({ 'halley.playground.history': text }))).toEqual([]);
    expect(rememberedUrl(memory({ 'halley.playground.url': 'javascript:alert(1)' }))).toBeUndefined();
    const fail = () => {
      throw new Error('SecurityError');
    };
    for (const forbidden of [fail, () => ({ getItem: fail, setItem: fail, removeItem: fail })]) {
      addToHistory(forbidden, method, entry(1));
      rememberUrl(forbidden, 'http://a/');
      clearHistory(forbidden);
      expect(history(forbidden)).toEqual([]);
      expect(rememberedUrl(forbidden)).toBeUndefined();
    }
  });

  test('a call at a time that no calendar has is forgotten', () => {
    const entries = [1, 8_640_000_000_000_000, 8_640_000_000_000_001, -8_640_000_000_000_001].map(entry);
    const storage = memory({ 'halley.playground.history': JSON.stringify(entries) });
    expect(history(storage).map(({ at }) => at)).toEqual([1, 8_640_000_000_000_000]);
  });

  test('the address is remembered and forgotten', () => {
    const storage = memory();
    rememberUrl(storage, 'http://a/');
    expect(rememberedUrl(storage)).toBe('http://a/');
    rememberUrl(storage, 'nonsense');
    expect(rememberedUrl(storage)).toBe('http://a/');
    rememberUrl(storage, undefined);
    expect(rememberedUrl(storage)).toBeUndefined();
  });
});
