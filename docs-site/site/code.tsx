/** Values and code on a page. */

/** Longest example that is shown unfolded, in lines. */
const LONG = 28;

/** A value as JSON. A long one is folded. The box can be scrolled with the keyboard. */
export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  const text = JSON.stringify(value, null, 2);
  const lines = text.split('\n').length;
  if (lines <= LONG) return <Code text={text} label={label} />;
  return (
    <details className="long-code">
      <summary>
        {label}, {lines} lines
      </summary>
      <Code text={text} label={label} />
    </details>
  );
}

/** A block of code. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <pre tabIndex={0} role="region" aria-label={label}>
      <code>{text}</code>
    </pre>
  );
}
