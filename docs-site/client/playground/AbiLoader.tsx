/** Where a contract interface (ABI) is pasted or loaded from a file. */
import { useId, type ReactNode } from 'react';
import { visible } from '../visible.js';
import { loadAbi, useAbi } from './useAbi.js';

/** The largest file that is read, in bytes. */
const MAX_FILE_BYTES = 4_000_000;

/** A field for the interface, and a file. It stays in this page and is sent nowhere. */
export function AbiLoader(): ReactNode {
  const { text, loaded, problem } = useAbi();
  const id = useId();
  const readFile = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_FILE_BYTES) void loadAbi(`The file has more than ${MAX_FILE_BYTES} bytes.`);
    else void file.text().then(loadAbi);
  };
  return (
    <div className="playground-field">
      <label htmlFor={id} className="playground-label">
        Contract interface (ABI)
      </label>
      <textarea
        id={id}
        rows={text === '' ? 2 : 4}
        spellCheck={false}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== undefined}
        placeholder="function balanceOf(address) view returns (uint256)"
        value={text}
        onChange={({ target }) => void loadAbi(target.value)}
      />
      <p id={`${id}-help`} className="playground-help">
        JSON, a compiler&apos;s artifact, or one declaration a line. It stays in this page.{' '}
        <label className="playground-file">
          Load a file
          <input type="file" accept=".json,.abi,.txt" onChange={({ target }) => readFile(target.files?.[0])} />
        </label>
      </p>
      <p id={`${id}-problem`} className="playground-problem" aria-live="polite">
        {problem !== undefined && visible(problem)}
      </p>
      {loaded !== undefined && (
        <p className="playground-equals">
          {loaded.items.filter(({ kind }) => kind === 'function').length} functions,{' '}
          {loaded.items.filter(({ kind }) => kind === 'event').length} events,{' '}
          {loaded.items.filter(({ kind }) => kind === 'error').length} errors.{' '}
          <button type="button" className="playground-small" onClick={() => void loadAbi('')}>
            Forget it
          </button>
        </p>
      )}
    </div>
  );
}
