/** Copies a link that holds the request. */
import { useState, type ReactNode } from 'react';
import { linkOf, type LinkedCall } from './link.js';

interface LinkButtonProps {
  readonly calls: readonly LinkedCall[];
  /** The address to name when the reader wants it in the link. */
  readonly url: string;
}

/** A button for the link; the address of the server is in it only when the reader ticks the box. */
export function LinkButton({ calls, url }: LinkButtonProps): ReactNode {
  const [withServer, setWithServer] = useState(false);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const fragment = linkOf({ calls, url: withServer ? url : undefined });
    if (fragment === undefined) {
      setSaid('The request is too long for a link');
      return;
    }
    // The address bar has it, too: the clipboard may be out of reach.
    window.history.replaceState(null, '', fragment);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied');
    } catch {
      setSaid('The link is in the address bar');
    }
  };
  return (
    <span className="playground-link">
      <button type="button" onClick={() => void copy()}>
        Copy a link
      </button>
      <label>
        <input type="checkbox" checked={withServer} onChange={({ target }) => setWithServer(target.checked)} />
        with its address
      </label>
      <span className="playground-said" role="status">
        {said}
      </span>
    </span>
  );
}
