/** Small parts that several views use. */
import { useState, type ReactNode } from 'react';
import { visible } from '../visible.js';
import { formatAddress, formatIso, formatTime, shorten } from './format.js';
import { accountLink, blockLink, transactionLink } from './fragment.js';

/** A link to a block. */
export function BlockLink({ id, children }: { id: bigint | string; children?: ReactNode }) {
  return (
    <a className="live-link" href={blockLink(id)}>
      {children ?? String(id)}
    </a>
  );
}

/** A link to a transaction; its hash is shortened unless `whole`. */
export function TransactionLink({ hash, whole = false }: { hash: string; whole?: boolean }) {
  return (
    <a className="live-link live-mono" href={transactionLink(hash)} title={visible(hash)}>
      {visible(whole ? hash : shorten(hash))}
    </a>
  );
}

/** A link to an account. */
export function AccountLink({ address, whole = false }: { address: string; whole?: boolean }) {
  const text = visible(formatAddress(address));
  return (
    <a className="live-link live-mono" href={accountLink(address)} title={text}>
      {whole ? text : shorten(text)}
    </a>
  );
}

/** A moment, in local time. */
export function Time({ seconds }: { seconds: bigint }) {
  const iso = formatIso(seconds);
  if (iso === null) return <>{String(seconds)}</>;
  return (
    <time dateTime={iso} title={iso}>
      {formatTime(seconds)}
    </time>
  );
}

/** A part of the page with its heading. */
export function Card({
  title,
  note,
  className = '',
  children,
}: {
  title: string;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = `live-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  return (
    <section className={`live-card ${className}`} aria-labelledby={id}>
      <header className="live-card-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="live-note">{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** A list that scrolls by itself, also by keyboard. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="live-scroll" role="region" aria-label={`${label}, list`} tabIndex={0}>
      {children}
    </div>
  );
}

/** Rows of a table, at first only some of them. */
export function useSome<T>(items: readonly T[], first: number): { shown: readonly T[]; more: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  if (items.length <= first) return { shown: items, more: null };
  const more = (
    <button type="button" className="live-more" onClick={() => setWhole(!isWhole)}>
      {isWhole ? `Show the newest ${first}` : `Show all ${items.length}`}
    </button>
  );
  return { shown: isWhole ? items : items.slice(0, first), more };
}

/** Names and values, one below the other. */
export function Fields({ fields }: { fields: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="live-fields">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Long hex text, folded. */
export function HexData({ label, data }: { label: string; data: string }) {
  if (data === '0x') return <span className="live-note">none</span>;
  if (data.length <= 74) return <code className="live-data">{visible(data)}</code>;
  return (
    <details className="live-details">
      <summary>
        {label}, {Math.floor((data.length - 2) / 2)} bytes
      </summary>
      <code className="live-data">{visible(data.length > 20_000 ? `${data.slice(0, 20_000)}…` : data)}</code>
    </details>
  );
}

/** A short text that says what something is. */
export function Badge({ kind, children }: { kind: 'ok' | 'warn' | 'error' | 'plain'; children: ReactNode }) {
  return <span className={`live-badge live-badge-${kind}`}>{children}</span>;
}

/** What is shown instead of what could not be loaded. */
export function Problem({ text }: { text: string }) {
  return (
    <p className="live-problem" role="alert">
      {visible(text)}
    </p>
  );
}
