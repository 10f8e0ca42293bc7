/** Errors of the catalogue on a page. */
import { useContext } from 'react';
import type { ErrorEntry } from '../model/methodData.js';
import { ErrorLink } from './link.js';
import { Paragraph } from './prose.js';
import { ReferenceContext } from './referenceContext.js';
import { TypeText } from './schemaView.js';

/** The errors of a method: name, code and message, and on unfolding what it means and what to do. */
export function ErrorList({ names }: { readonly names: readonly string[] }) {
  const { errors } = useContext(ReferenceContext);
  return (
    <ul className="errors">
      {names.map((name) => {
        const error = errors.get(name);
        if (error === undefined) return null;
        return (
          <li key={name}>
            <details>
              <summary>
                <code className="error-code">{error.code}</code> <span className="error-message">{error.message}</span>
              </summary>
              <ErrorText error={error} />
              <p>
                <ErrorLink name={name} />
              </p>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** What an error means, what to do, and the data that it carries. */
export function ErrorText({ error }: { readonly error: ErrorEntry }) {
  return (
    <>
      <Paragraph text={error['x-explanation']} />
      <Paragraph text={error['x-remedy']} />
      {error.data !== undefined && (
        <p className="field-head">
          <code className="field-name">data</code> <TypeText schema={error.data} />
        </p>
      )}
    </>
  );
}
