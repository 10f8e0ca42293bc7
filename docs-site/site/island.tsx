/** A place on the page for an interactive part. */
import type { ReactNode } from 'react';

/** The element of an island with its data. What stands inside is shown until its code has come, or without scripts. */
export function Island({
  name,
  data = null,
  className,
  children,
}: {
  readonly name: string;
  readonly data?: unknown;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div data-island={name} className={className}>
      {data !== null && <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />}
      {children}
    </div>
  );
}

/** JSON that nothing ends before its end inside a script element: it has no `<`. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
