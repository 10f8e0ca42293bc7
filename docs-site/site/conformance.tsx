/** The page of conformance: four servers, checked against the contract. */
import type { ReactNode } from 'react';
import {
  findingsByMethod,
  stateOf,
  type ConformanceRecord,
  type RecordedFinding,
  type RecordedServer,
} from '../model/conformance.js';
import type { Reference } from '../model/reference.js';
import { Code } from './code.js';
import { Section } from './layout.js';
import { Link, MethodLink } from './link.js';
import type { Page } from './page.js';
import { Paragraph } from './prose.js';

/** The page, from what was recorded. */
export function conformancePage({ servers }: ConformanceRecord, reference: Reference): Page {
  const names = [...reference.methods.keys()];
  const answered = names.filter((name) => servers.some(({ methods }) => methods[name] === 'present'));
  return {
    path: 'conformance/',
    title: 'Conformance',
    description: 'What halley conformance finds in four servers, method by method.',
    headings: [
      { id: 'checked', text: 'What is checked', level: 2 },
      { id: 'servers', text: 'Servers', level: 2 },
      { id: 'by-method', text: 'Methods', level: 2 },
      ...servers.map(({ name }) => ({ id: idOf(name), text: `Findings: ${name}`, level: 2 })),
    ],
    body: (
      <article>
        <h1>Conformance</h1>
        <p className="lead">
          <code>halley conformance</code> holds any EVM JSON-RPC server against the contract. This is what it finds in
          four. <Link to="guide/client-authors/#is-my-server-like-this">Try it on yours</Link>.
        </p>
        <WhatIsChecked />
        <Section id="servers" title="Servers">
          <ServerTable servers={servers} />
          <p>A known finding is a difference that is known of servers of this kind, with its cause.</p>
        </Section>
        <Section id="by-method" title="Methods">
          <p>
            &ldquo;ok&rdquo;: nothing was found. &ldquo;absent&rdquo;: the server does not have the method, or it is off
            there. &ldquo;not called&rdquo;: the method sends, signs or changes something.
          </p>
          <MethodTable servers={servers} names={answered} />
          <p>
            None of them was asked or answered for the other {names.length - answered.length} methods of the contract:
            those that change something, and those that only the development chain or an operator has.
          </p>
        </Section>
        {servers.map((server) => (
          <Findings key={server.name} server={server} reference={reference} />
        ))}
      </article>
    ),
  };
}

function WhatIsChecked() {
  return (
    <Section id="checked" title="What is checked">
      <ul>
        <li>Every method that only reads: results and errors against their schemas, and parameters that do not fit.</li>
        <li>
          Rules between methods: one hash for a block, hashes and senders recomputed, roots, blooms and sizes, running
          sums of gas, the order of logs, fee history against headers, single receipts against those of the block, and
          balances against what transactions cost.
        </li>
        <li>What does not exist, state by every tag, reverts, overrides, proofs and traces.</li>
        <li>JSON-RPC 2.0 over HTTP and WebSocket, filters and subscriptions.</li>
      </ul>
      <p>Each server had blocks with transactions of types 0, 1 and 2, a creation, logs and a revert.</p>
    </Section>
  );
}

function ServerTable({ servers }: { readonly servers: readonly RecordedServer[] }) {
  return (
    <Table caption="Table of servers">
      <thead>
        <tr>
          <th scope="col">Server</th>
          <th scope="col">What was run</th>
          <th scope="col">Found</th>
          <th scope="col">Known</th>
        </tr>
      </thead>
      <tbody>
        {servers.map(({ name, what, version, findings }) => (
          <tr key={name}>
            <th scope="row">
              <a href={`#${idOf(name)}`}>{name}</a>
            </th>
            <td>
              {what}. It says: {version === '' ? 'nothing' : <code>{version}</code>}
            </td>
            <td>{findings.filter(({ known }) => known === null).length}</td>
            <td>{findings.filter(({ known }) => known !== null).length}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function MethodTable({
  servers,
  names,
}: {
  readonly servers: readonly RecordedServer[];
  readonly names: readonly string[];
}) {
  return (
    <Table caption="State of each method in each server">
      <thead>
        <tr>
          <th scope="col">Method</th>
          {servers.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((method) => (
          <tr key={method}>
            <th scope="row">
              <MethodLink name={method} />
            </th>
            {servers.map((server) => (
              <td key={server.name}>
                <State server={server} method={method} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function State({ server, method }: { readonly server: RecordedServer; readonly method: string }) {
  const state = stateOf(server, method);
  return /\d/.test(state) ? <a href={`#${idOf(server.name, method)}`}>{state}</a> : state;
}

function Findings({ server, reference }: { readonly server: RecordedServer; readonly reference: Reference }) {
  const { name, findings, skipped } = server;
  return (
    <Section id={idOf(name)} title={`Findings: ${name}`}>
      {findings.length === 0 && <p>None.</p>}
      {[...findingsByMethod(findings)].map(([method, own]) => (
        <div key={method} className="entry">
          <h3 id={idOf(name, method)}>{reference.methods.has(method) ? <MethodLink name={method} /> : method}</h3>
          {own.map((finding) => (
            <FindingView key={`${finding.rule} ${finding.method}`} finding={finding} server={name} />
          ))}
        </div>
      ))}
      {skipped.length > 0 && (
        <>
          <p>Not checked:</p>
          <ul>
            {skipped.map(({ check, reason }) => (
              <li key={check}>
                {check}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function FindingView({ finding, server }: { readonly finding: RecordedFinding; readonly server: string }) {
  const { rule, method, message, demands, source, known, request, answer } = finding;
  return (
    <>
      <p>
        <strong>{known === null ? 'Found' : 'Known'}</strong>, rule <code>{rule}</code>: {demands} ({source}).
      </p>
      <Paragraph text={known === null ? undefined : `Cause: ${known}.`} />
      <details>
        <summary>
          {method}: {message}
        </summary>
        <Code text={`--> ${request}\n<-- ${answer}`} label={`Request and answer of ${server}, ${rule}: ${method}`} />
      </details>
    </>
  );
}

function Table({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** An anchor: letters, digits, `_` and `-`. */
function idOf(...words: string[]): string {
  return ['findings', ...words].map((word) => word.toLowerCase().replace(/[^a-z0-9_]+/g, '-')).join('-');
}
