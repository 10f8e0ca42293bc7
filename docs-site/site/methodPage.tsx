/** The page of a method. */
import type { ContentDescriptor, Limit, MethodObject } from '../../codegen/document.js';
import type { NotificationObject } from '../../codegen/notification.js';
import { methodMarkdown, needsOf } from '../model/markdown.js';
import { errorNames, methodData } from '../model/methodData.js';
import { isDevelopmentOnly, isOnByDefault, type Reference } from '../model/reference.js';
import { Json } from './code.js';
import { ErrorList } from './errorList.js';
import { Island } from './island.js';
import { Section } from './layout.js';
import { LimitTable } from './limitTable.js';
import { ErrorLink, Link, SettingLink } from './link.js';
import type { Heading, Page } from './page.js';
import { Paragraph, Prose } from './prose.js';
import { Constraints, FieldHead, Fields, TypeText } from './schemaView.js';

/** The pages of all methods. */
export function methodPages(reference: Reference): Page[] {
  return [...reference.methods.values()].map((method) => ({
    path: `methods/${method.name}/`,
    title: method.name,
    description: method.summary ?? '',
    namespace: method['x-namespace'] ?? '',
    markdown: methodMarkdown(reference, method),
    headings: headingsOf(method),
    body: <MethodPage method={method} reference={reference} />,
  }));
}

function headingsOf(method: MethodObject): Heading[] {
  const has = (part: object | undefined): boolean => Object.keys(part ?? {}).length > 0;
  return [
    { id: 'parameters', text: 'Parameters' },
    { id: 'result', text: 'Result' },
    ...(has(method['x-notifications']) ? [{ id: 'notifications', text: 'Notifications' }] : []),
    { id: 'try', text: 'Try it' },
    { id: 'examples', text: 'Examples' },
    ...(has(method.errors) ? [{ id: 'errors', text: 'Errors' }] : []),
    ...(has(method['x-limits']) ? [{ id: 'limits', text: 'Limits' }] : []),
  ].map((heading) => ({ ...heading, level: 2 }));
}

function MethodPage({ method, reference }: { readonly method: MethodObject; readonly reference: Reference }) {
  const limits = Object.entries(method['x-limits'] ?? {}).map(([name, limit]: [string, Limit]) => ({
    ...limit,
    name,
    method: method.name,
  }));
  return (
    <article className="method">
      <header className="page-head">
        <Link to={`methods/#${method['x-namespace'] ?? ''}`} className="eyebrow">
          {method['x-namespace']}
        </Link>
        <h1>
          <code>{method.name}</code>
        </h1>
        <p className="lead">
          <Prose text={method.summary ?? ''} />
        </p>
        <Badges method={method} />
      </header>
      <Paragraph text={method.description} />
      <Availability method={method} needs={needsOf(reference, method)} />
      <Section id="parameters" title="Parameters">
        <Parameters params={method.params} />
      </Section>
      <Section id="result" title="Result">
        <Result result={method.result} />
      </Section>
      {method['x-notifications'] !== undefined && (
        <Section id="notifications" title="Notifications">
          {Object.entries(method['x-notifications']).map(([name, entry]) => (
            <NotificationView key={name} name={name} entry={entry} />
          ))}
        </Section>
      )}
      <Section id="try" title="Try it">
        <Island name="playground" data={methodData(reference.document, method)} className="playground-place">
          <p className="fallback">The playground needs JavaScript.</p>
        </Island>
      </Section>
      <Section id="examples" title="Examples">
        <p>Recorded on a test chain: hashes and addresses of this one differ.</p>
        <Examples method={method} />
      </Section>
      {errorNames(method).length > 0 && (
        <Section id="errors" title="Errors">
          <ErrorList names={errorNames(method)} />
        </Section>
      )}
      {limits.length > 0 && (
        <Section id="limits" title="Limits">
          <LimitTable limits={limits} caption={`Limits of ${method.name}`} />
        </Section>
      )}
    </article>
  );
}

function Badges({ method }: { readonly method: MethodObject }) {
  return (
    <ul className="badges" aria-label="Properties">
      <li className={isOnByDefault(method) ? 'badge ok' : 'badge'}>
        {isDevelopmentOnly(method) ? 'halley dev only' : isOnByDefault(method) ? 'on by default' : 'off by default'}
      </li>
      {method['x-private'] === true && <li className="badge warn">private</li>}
      <li className="badge">{method['x-transport'] === 'websocket' ? 'WebSocket only' : 'HTTP and WebSocket'}</li>
      <li className="badge">
        <Link to="operate/raising-limits/#what-one-client-may-use">cost {method['x-cost']}</Link>
      </li>
      {(method['x-aliases'] ?? []).map((alias) => (
        <li key={alias} className="badge">
          also <code>{alias}</code>
        </li>
      ))}
      <li>
        <a href="#try" className="badge link">
          Try it
        </a>
      </li>
      <li>
        <a href="index.md" className="badge link">
          Markdown
        </a>
      </li>
    </ul>
  );
}

/** Whether the method is on, who may call it, and which nodes can serve it. */
function Availability({
  method,
  needs,
}: {
  readonly method: MethodObject;
  readonly needs: readonly (readonly [word: string, text: string])[];
}) {
  const namespace = method['x-namespace'] ?? '';
  return (
    <div className="note">
      {!isOnByDefault(method) && !isDevelopmentOnly(method) && (
        <p data-off-hint="">
          The namespace <code>{namespace}</code> is off by default: name it in <SettingLink name="json-rpc.api" />.
        </p>
      )}
      {method['x-private'] === true && (
        <p>
          Only clients with a bearer token are answered; others get <ErrorLink name="unauthorized" />. The tokens are
          signed with the secret of <SettingLink name="json-rpc.auth-secret" />.
        </p>
      )}
      {needs.length === 0 && <p>Any node can serve it.</p>}
      {needs.map(([word, text]) => (
        <p key={word}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}

function Parameters({ params }: { readonly params: readonly ContentDescriptor[] }) {
  if (params.length === 0)
    return (
      <p>
        None: <code>[]</code>.
      </p>
    );
  return (
    <ol className="fields">
      {params.map((param) => (
        <li key={param.name}>
          <FieldHead name={param.name} schema={param.schema} isRequired={param.required ?? false} />
          {param['x-secret'] === true && <p className="constraint">Secret: no error and no log shows it.</p>}
          <Paragraph text={param.description} />
          <Constraints schema={param.schema} />
          <Fields schema={param.schema} depth={1} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result }: { readonly result: ContentDescriptor }) {
  return (
    <>
      <p className="field-head">
        <code className="field-name">{result.name}</code> <TypeText schema={result.schema} />
      </p>
      <Paragraph text={result.description} />
      <Constraints schema={result.schema} />
      <Fields schema={result.schema} />
    </>
  );
}

function NotificationView({ name, entry }: { readonly name: string; readonly entry: NotificationObject }) {
  return (
    <div className="notification">
      <h3 id={`notification-${name}`}>
        <code>{name}</code>
      </h3>
      <Paragraph text={entry.summary} />
      <Paragraph text={entry.description} />
      <ul className="fields">
        <li>
          <FieldHead name="options" schema={entry.options} isRequired={false} />
          <Fields schema={entry.options} depth={1} />
        </li>
        <li>
          <p className="field-head">
            <code className="field-name">result</code> <TypeText schema={entry.result} />
            <span className="optional">
              of each <code>{entry.method}</code>
            </span>
          </p>
          <Fields schema={entry.result} depth={1} />
        </li>
      </ul>
      {(entry.examples ?? []).map((example) => (
        <Json key={example.name} value={example.result} label={`Notification: ${example.name}`} />
      ))}
    </div>
  );
}

function Examples({ method }: { readonly method: MethodObject }) {
  return (method.examples ?? []).map((example) => (
    <div className="example" key={example.name}>
      {(method.examples ?? []).length > 1 && <h3>{example.name}</h3>}
      <p className="code-title">Request</p>
      <Json
        value={{ jsonrpc: '2.0', id: 1, method: method.name, params: example.params.map(({ value }) => value) }}
        label={`Request: ${example.name}`}
      />
      <p className="code-title">Answer</p>
      <Json value={{ jsonrpc: '2.0', id: 1, result: example.result.value }} label={`Answer: ${example.name}`} />
    </div>
  ));
}
