/** A button that copies a text. */
import { useState, type ReactNode } from 'react';

/** Copies a text and says so. Without a clipboard (a page over plain HTTP) it says that, too. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('The browser does not allow it');
    }
  };
  return (
    <>
      <button type="button" className="playground-small" onClick={() => void copy()}>
        {label}
      </button>
      <span className="playground-said" role="status">
        {said}
      </span>
    </>
  );
}
