/** The calls that were sent before, newest first. */
import { useState, type ReactNode } from 'react';
import { compactJson } from './json.js';
import { clearHistory, history, type HistoryEntry } from './storage.js';
import { visible } from '../visible.js';

interface HistoryPanelProps {
  /** Only calls of this method; all when undefined. */
  readonly method: string | undefined;
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** The history: choosing a call fills the form and sends nothing. It is read when the panel is opened. */
export function HistoryPanel({ method, onChoose }: HistoryPanelProps): ReactNode {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const read = () =>
    setEntries(history(() => localStorage).filter((entry) => method === undefined || entry.method === method));
  return (
    <details className="playground-history" onToggle={read}>
      <summary>History</summary>
      <p className="playground-help">Kept in this browser, without tokens, passphrases and keys.</p>
      {entries.length === 0 && <p>Nothing was sent yet.</p>}
      <ul>
        {entries.map((entry, i) => (
          <li key={`${entry.at} ${i}`}>
            <button type="button" className="playground-past" onClick={() => onChoose(entry)}>
              <time dateTime={new Date(entry.at).toISOString()}>{new Date(entry.at).toLocaleString()}</time>{' '}
              <code>
                {visible(entry.method)} {compactJson(entry.params).slice(0, 200)}
              </code>
              {entry.isError && <span className="playground-verdict-error"> error</span>}
            </button>
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <button
          type="button"
          className="playground-small"
          onClick={() => {
            clearHistory(() => localStorage);
            setEntries([]);
          }}
        >
          Clear the history of all methods
        </button>
      )}
    </details>
  );
}
