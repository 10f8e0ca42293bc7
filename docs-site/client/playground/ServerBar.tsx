/** Address of the server, transport and token. */
import { useId, type ReactNode } from 'react';
import { visible } from '../visible.js';
import { addressFor, addressProblem, transportOf, type TransportName } from './server.js';
import { pageServer, setServerToken, setServerUrl, useServer } from './useServer.js';

interface ServerBarProps {
  /** Server that a link named; nothing is sent there before the reader agrees. */
  readonly linkedUrl: string | undefined;
  readonly onLinkedUrlSettled: () => void;
  readonly needsToken: boolean;
  readonly needsSocket: boolean;
}

/** The server that requests go to. */
export function ServerBar({ linkedUrl, onLinkedUrlSettled, needsToken, needsSocket }: ServerBarProps): ReactNode {
  const { url, token } = useServer();
  const id = useId();
  const transport = transportOf(url);
  const problem = addressProblem(url);
  const isOther = url !== pageServer();
  return (
    <div className="playground-server">
      <div className="playground-server-row">
        <label htmlFor={`${id}-url`} className="playground-label">
          Server
        </label>
        <input
          id={`${id}-url`}
          type="url"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined}
          value={url}
          onChange={({ target }) => setServerUrl(target.value.trim())}
        />
        {!needsSocket && (
          <fieldset className="playground-transport">
            <legend className="playground-hidden">Transport</legend>
            {(['HTTP', 'WebSocket'] satisfies TransportName[]).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name={`${id}-transport`}
                  checked={transport === name}
                  onChange={() => setServerUrl(addressFor(url, name))}
                />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {isOther && (
          <button type="button" className="playground-small" onClick={() => setServerUrl(pageServer())}>
            Back to {pageServer()}
          </button>
        )}
      </div>
      <p id={`${id}-note`} className="playground-problem" aria-live="polite">
        {problem}
      </p>
      {needsToken && (
        <div className="playground-server-row">
          <label htmlFor={`${id}-token`} className="playground-label">
            Bearer token
          </label>
          <input
            id={`${id}-token`}
            type="password"
            autoComplete="off"
            aria-describedby={`${id}-token-help`}
            value={token}
            onChange={({ target }) => setServerToken(target.value.trim())}
          />
          <p id={`${id}-token-help`} className="playground-help">
            Private methods need one; the command halley token prints it. It is kept in memory only.
            {transport === 'WebSocket' && ' Browsers send no token with a WebSocket: choose HTTP.'}
          </p>
        </div>
      )}
      {linkedUrl !== undefined && linkedUrl !== url && (
        <div className="playground-linked" role="alert">
          <p>
            The link that you opened names another server: <code>{visible(linkedUrl)}</code>. Anyone who runs it sees
            what you send.
          </p>
          <button
            type="button"
            onClick={() => {
              setServerUrl(linkedUrl);
              onLinkedUrlSettled();
            }}
          >
            Use that server
          </button>{' '}
          <button type="button" onClick={onLinkedUrlSettled}>
            Keep mine
          </button>
        </div>
      )}
    </div>
  );
}
