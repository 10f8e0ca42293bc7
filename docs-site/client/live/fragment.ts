/** Which view the URL's fragment names. A fragment comes from a link, so it may be anything. */

/** A view of the page. */
export type View =
  | { readonly kind: 'overview' }
  /** `id` is a block number in decimal, or a hash. */
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'tx'; readonly hash: string }
  | { readonly kind: 'account'; readonly address: string };

const OVERVIEW: View = { kind: 'overview' };
const HASH = /^0x[0-9a-f]{64}$/;
const ADDRESS = /^0x[0-9a-f]{40}$/;
const NUMBER = /^(?:0|[1-9][0-9]{0,18})$/;

/** The view of a fragment such as `#block=12`; the overview for one that names none. */
export function viewOf(fragment: string): View {
  const [kind, value = ''] = fragment.replace(/^#/, '').split('=', 2);
  const text = value.toLowerCase();
  if (kind === 'block' && (NUMBER.test(text) || HASH.test(text))) return { kind, id: text };
  if (kind === 'tx' && HASH.test(text)) return { kind, hash: text };
  if (kind === 'account' && ADDRESS.test(text)) return { kind, address: text };
  return OVERVIEW;
}

/** The fragment of a block, by its number or hash. */
export function blockLink(id: bigint | string): string {
  return `#block=${id}`;
}

/** The fragment of a transaction. */
export function transactionLink(hash: string): string {
  return `#tx=${hash}`;
}

/** The fragment of an account. */
export function accountLink(address: string): string {
  return `#account=${address.toLowerCase()}`;
}

/** What a reader may look for; hashes can be of a block or of a transaction. */
export type Search =
  | { readonly kind: 'fragment'; readonly fragment: string }
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'unknown' };

/** What a text from the search field names. Numbers are in decimal or in hex. */
export function searchFor(text: string): Search {
  const wanted = text.trim().toLowerCase();
  if (HASH.test(wanted)) return { kind: 'hash', hash: wanted };
  if (ADDRESS.test(wanted)) return { kind: 'fragment', fragment: accountLink(wanted) };
  const digits = wanted.replaceAll(/[\s\u202f_,']/g, '');
  if (NUMBER.test(digits)) return { kind: 'fragment', fragment: blockLink(digits) };
  if (/^0x[0-9a-f]{1,15}$/.test(wanted)) return { kind: 'fragment', fragment: blockLink(BigInt(wanted)) };
  return { kind: 'unknown' };
}
