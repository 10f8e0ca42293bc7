/** The same call in other clients, one at a time. */
import { useId, useState, type ReactNode } from 'react';
import { CopyButton } from './CopyButton.js';
import { snippetsOf, type SnippetCall, type SnippetClient } from './snippetsOf.js';

/** A menu of clients and the call in the words of the chosen one. */
export function Snippets({ call }: { readonly call: SnippetCall }): ReactNode {
  const [chosen, setChosen] = useState<SnippetClient>('curl');
  const id = useId();
  const snippets = snippetsOf(call);
  const snippet = snippets.find(({ client }) => client === chosen);
  return (
    <section className="playground-snippets" aria-labelledby={id}>
      <h2 id={id}>The same call elsewhere</h2>
      <div className="playground-tabs" role="group" aria-label="Client">
        {snippets.map(({ client }) => (
          <button key={client} type="button" aria-pressed={client === chosen} onClick={() => setChosen(client)}>
            {client}
          </button>
        ))}
      </div>
      {snippet !== undefined && (
        <>
          <pre className="playground-code" tabIndex={0}>
            <code>{snippet.code}</code>
          </pre>
          <CopyButton text={snippet.code} label={`Copy for ${snippet.client}`} />
        </>
      )}
    </section>
  );
}
