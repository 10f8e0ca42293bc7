/** The page /playground/: every method of the contract, and the batch builder. */
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Document } from '../../../codegen/document.js';
import { errorEntries } from '../../model/methodData.js';
import { Batch, batchEntry, type BatchEntry } from './Batch.js';
import { HistoryPanel } from './HistoryPanel.js';
import { LinkButton } from './LinkButton.js';
import type { LinkedCall } from './link.js';
import { LINK_HOLD } from './MethodPlayground.js';
import { Playground } from './Playground.js';
import { readRequest, withoutSecrets } from './request.js';
import { addressProblem } from './server.js';
import { ServerBar } from './ServerBar.js';
import { SECRET_PLACEHOLDER } from './storage.js';
import { useLink, type OpenedLink } from './useLink.js';
import { useServer } from './useServer.js';

/** Loads the contract that lies next to the page. */
export function PlaygroundPage(): ReactNode {
  const [contract, setContract] = useState<Document>();
  const [problem, setProblem] = useState<string>();
  const link = useLink();
  useEffect(() => {
    fetch(new URL('../openrpc.json', document.baseURI))
      // The file is a part of the site, made from the contract that the site was built from.
      .then(async (response) => setContract((await response.json()) as Document))
      .catch(() => setProblem('The contract (openrpc.json) could not be loaded.'));
  }, []);
  if (problem !== undefined) return <p className="playground-problem">{problem}</p>;
  if (contract === undefined) return <p role="status">Loading the contract…</p>;
  return <Page key={link.count} contract={contract} link={link} />;
}

interface Chosen {
  readonly name: string;
  readonly params: LinkedCall['params'] | undefined;
  /** Counts choices, so that choosing again fills the form again. */
  readonly count: number;
}

function Page({ contract, link }: { readonly contract: Document; readonly link: OpenedLink }): ReactNode {
  const server = useServer();
  const calls = link.request?.calls ?? [];
  const [first] = calls;
  const isBatch = calls.length > 1;
  const [chosen, setChosen] = useState<Chosen>({
    name: !isBatch && first !== undefined ? first.method : 'eth_getBlockByNumber',
    params: isBatch ? undefined : first?.params,
    count: 0,
  });
  const [entries, setEntries] = useState<readonly BatchEntry[]>(() =>
    isBatch ? calls.map(({ method, params }, i) => batchEntry(i + 1, method, params)) : [],
  );
  const [isSettled, setIsSettled] = useState(false);
  const catalogue = errorEntries(contract);
  const methodOf = (name: string) => contract.methods.find((method) => method.name === name);
  const method = methodOf(chosen.name);
  const linkedUrl = isSettled ? undefined : link.request?.url;
  const hold = linkedUrl !== undefined && linkedUrl !== server.url ? LINK_HOLD : undefined;
  const collect = ({ method: name, params }: LinkedCall) =>
    setEntries((before) => [...before, batchEntry(Math.max(0, ...before.map(({ key }) => key)) + 1, name, params)]);
  const linkedCalls = entries.flatMap(({ text }): LinkedCall[] => {
    const request = readRequest(text);
    if ('problem' in request) return [];
    const known = methodOf(request.method);
    // Of an unknown method no one can say which parameters are secret.
    if (known === undefined) return [];
    return [{ method: request.method, params: withoutSecrets(known, request.params, () => SECRET_PLACEHOLDER) }];
  });
  return (
    <>
      {link.problem !== undefined && <p className="playground-problem">{link.problem}</p>}
      <ServerBar
        linkedUrl={linkedUrl}
        onLinkedUrlSettled={() => setIsSettled(true)}
        needsToken={method?.['x-private'] === true || entries.length > 0}
        needsSocket={chosen.name === 'eth_subscribe'}
      />
      <MethodPicker
        contract={contract}
        chosen={chosen.name}
        onChoose={(name) => setChosen({ name, params: undefined, count: chosen.count + 1 })}
      />
      {method === undefined ? (
        <p className="playground-problem">The contract has no method {JSON.stringify(chosen.name)}.</p>
      ) : (
        <>
          <p className="playground-summary">
            {method.summary} <a href={`../methods/${method.name}/`}>All about {method.name}</a>
          </p>
          <Playground
            key={`${chosen.name} ${chosen.count}`}
            data={{ method, schemas: contract.components.schemas, errors: catalogue }}
            start={chosen.params}
            hold={hold}
            onCollect={collect}
          />
        </>
      )}
      <Batch
        entries={entries}
        onChange={setEntries}
        server={server}
        catalogue={catalogue}
        problem={hold ?? addressProblem(server.url)}
        link={<LinkButton calls={linkedCalls} url={server.url} />}
      />
      <HistoryPanel
        method={undefined}
        onChoose={({ method: name, params }) => setChosen({ name, params, count: chosen.count + 1 })}
      />
    </>
  );
}

interface PickerProps {
  readonly contract: Document;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function MethodPicker({ contract, chosen, onChoose }: PickerProps): ReactNode {
  const id = useId();
  const namespaces = [...new Set(contract.methods.map((method) => method['x-namespace'] ?? ''))].sort();
  return (
    <div className="playground-picker">
      <label htmlFor={id} className="playground-label">
        Method
      </label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {namespaces.map((namespace) => (
          <optgroup key={namespace} label={namespace}>
            {contract.methods
              .filter((method) => (method['x-namespace'] ?? '') === namespace)
              .map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
