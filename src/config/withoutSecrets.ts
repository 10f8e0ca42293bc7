/**
 * A URL as it may be printed and logged: three stars stand for its password, for a name without a password, which may
 * be a token, and for its path and query, where providers put keys. Text that is no URL is three stars as a whole.
 */
export function withoutSecrets(text: string): string {
  if (!URL.canParse(text)) return '***';
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  const name = password === '' ? '***' : username;
  const credentials = username === '' && password === '' ? '' : `${name}${password === '' ? '' : ':***'}@`;
  const hasMore = pathname.length > 1 || search !== '' || hash !== '';
  return `${protocol}//${credentials}${host}${hasMore ? '/***' : ''}`;
}
