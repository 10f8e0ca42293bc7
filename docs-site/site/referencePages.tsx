/** The pages of schemas, errors, settings, limits, and of methods that are not supported. */
import type { Schema } from '../../codegen/shape.js';
import { schemaReferences } from '../model/methodData.js';
import type { Reference, SettingEntry } from '../model/reference.js';
import { ErrorText } from './errorList.js';
import { Section } from './layout.js';
import { limitData, LimitTable } from './limitTable.js';
import { MethodLink, SchemaLink } from './link.js';
import type { Page } from './page.js';
import { Paragraph, Prose } from './prose.js';
import { Constraints, Fields, TypeText } from './schemaView.js';

/** The pages of all schemas and their index. */
export function schemaPages(reference: Reference): Page[] {
  const names = [...reference.schemas.keys()];
  const pages = [...reference.schemas].map(([name, schema]) => ({
    path: `schemas/${name}/`,
    title: name,
    description: schema.description ?? `The schema ${name}.`,
    body: <SchemaPage name={name} schema={schema} reference={reference} />,
  }));
  const index = (
    <article>
      <h1>Schemas</h1>
      <p className="lead">Values that have a name in the contract: {names.length} of them.</p>
      <ul className="index">
        {[...reference.schemas].map(([name, schema]) => (
          <li key={name}>
            <SchemaLink name={name} />
            <span>
              <Prose text={schema.description ?? ''} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
  return [
    { path: 'schemas/', title: 'Schemas', description: 'All named values of the contract.', body: index },
    ...pages,
  ];
}

function SchemaPage({
  name,
  schema,
  reference,
}: {
  readonly name: string;
  readonly schema: Schema;
  readonly reference: Reference;
}) {
  const users = reference.schemaUsers.get(name) ?? { methods: [], schemas: [] };
  return (
    <article>
      <header className="page-head">
        <p className="eyebrow">Schema</p>
        <h1>
          <code>{name}</code>
        </h1>
        <p className="lead">
          <Prose text={schema.description ?? ''} />
        </p>
      </header>
      <p className="field-head">
        <TypeText schema={schema} />
      </p>
      <Constraints schema={schema} />
      {schemaReferences(schema).includes(name) && <p className="note">A value can hold values of the same kind.</p>}
      <Fields schema={schema} />
      {users.schemas.length > 0 && (
        <Section id="schemas" title="Part of">
          <ul className="names">
            {users.schemas.map((user) => (
              <li key={user}>
                <SchemaLink name={user} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {users.methods.length > 0 && (
        <Section id="methods" title="Used by">
          <MethodNames names={users.methods} />
        </Section>
      )}
    </article>
  );
}

function MethodNames({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="names">
      {names.map((name) => (
        <li key={name}>
          <MethodLink name={name} />
        </li>
      ))}
    </ul>
  );
}

/** The catalogue of errors. */
export function errorsPage(reference: Reference): Page {
  const byCode = new Map<number, string[]>();
  for (const [name, { code }] of reference.errors) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  const codes = [...byCode].sort(([one], [other]) => other - one);
  return {
    path: 'errors/',
    title: 'Errors',
    description: 'Every error that Halley answers: code, message, what it means and what to do.',
    headings: codes.map(([code]) => ({ id: `code${code}`, text: String(code), level: 2 })),
    body: (
      <article>
        <h1>Errors</h1>
        <p className="lead">
          Every error that Halley answers: {reference.errors.size} in the catalogue. Words in braces stand for values.
        </p>
        {codes.map(([code, names]) => (
          <Section key={code} id={`code${code}`} title={`Code ${code}`}>
            {names.map((name) => (
              <ErrorEntryView key={name} name={name} reference={reference} />
            ))}
          </Section>
        ))}
      </article>
    ),
  };
}

function ErrorEntryView({ name, reference }: { readonly name: string; readonly reference: Reference }) {
  const error = reference.errors.get(name);
  const users = reference.errorUsers.get(name) ?? [];
  if (error === undefined) return null;
  return (
    <div className="entry">
      <h3 id={name}>
        <a className="anchor" href={`#${name}`}>
          <code>{name}</code>
        </a>
      </h3>
      <p>
        <code className="error-code">{error.code}</code> <span className="error-message">{error.message}</span>
      </p>
      <ErrorText error={error} />
      {users.length === 0 && <p className="muted">Answered before a method is known, or by any of them.</p>}
      {users.length > 0 && (
        <details>
          <summary>{users.length === 1 ? 'one method fails with it' : `${users.length} methods fail with it`}</summary>
          <MethodNames names={users} />
        </details>
      )}
    </div>
  );
}

/** The table of settings. */
export function settingsPage(reference: Reference): Page {
  return {
    path: 'settings/',
    title: 'Settings',
    description: 'Every setting: flag, environment variable, key of app.toml, default and meaning.',
    body: (
      <article>
        <h1>Settings</h1>
        <p className="lead">
          A flag comes first, then the environment, then the node&apos;s app.toml, then the default. The command{' '}
          <code>halley config print</code> shows what holds and where it comes from.
        </p>
        {reference.settings.map((setting) => (
          <SettingView key={setting.key} setting={setting} reference={reference} />
        ))}
      </article>
    ),
  };
}

function SettingView({ setting, reference }: { readonly setting: SettingEntry; readonly reference: Reference }) {
  const limits = reference.limits.filter((limit) => limit.setting === setting.key);
  const methods = limits.flatMap(({ method }) => (method === undefined ? [] : [method]));
  const facts: readonly (readonly [string, string])[] = [
    ['Flag', setting.flag],
    ['Environment', setting.environment],
    ...(setting.appToml === null ? [] : [['app.toml', setting.appToml] as const]),
    ['Kind', setting.kind],
    ['Default', setting.default === '' ? 'none' : setting.default],
    ...(setting.choices.length === 0 ? [] : [['Choices', setting.choices.join(', ')] as const]),
  ];
  return (
    <section className="entry" aria-labelledby={setting.key}>
      <h2 id={setting.key}>
        <a className="anchor" href={`#${setting.key}`}>
          <code>{setting.key}</code>
        </a>
      </h2>
      <p>
        <Prose text={sentence(setting.meaning)} />
      </p>
      <dl className="facts" {...(limits[0] && limitData(limits[0]))}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {methods.length > 0 && (
        <>
          <p className="muted">A limit of</p>
          <MethodNames names={[...new Set(methods)]} />
        </>
      )}
    </section>
  );
}

/** With a capital in front, unless the first word has one of its own, as gRPC has. */
function sentence(text: string): string {
  if (/^\w+[A-Z]/.test(text)) return `${text}.`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** The table of limits. */
export function limitsPage(reference: Reference): Page {
  const general = reference.limits.filter(({ method }) => method === undefined);
  const own = reference.limits.filter(({ method }) => method !== undefined);
  return {
    path: 'limits/',
    title: 'Limits',
    description: 'Every limit: default, unit, the error above it and the setting that changes it.',
    headings: [
      { id: 'every-request', text: 'Every request', level: 2 },
      { id: 'methods', text: 'Single methods', level: 2 },
    ],
    body: (
      <article>
        <h1>Limits</h1>
        <p className="lead">What a request may ask for, and what it gets when it asks for more.</p>
        <Section id="every-request" title="Every request">
          <LimitTable limits={general} caption="Limits of every request" />
        </Section>
        <Section id="methods" title="Single methods">
          <LimitTable limits={own} caption="Limits of single methods" showMethods />
        </Section>
      </article>
    ),
  };
}

/** The methods that are never supported, by reason. */
export function unsupportedPage(reference: Reference): Page {
  const groups = Object.entries(reference.document['x-unsupported-methods'] ?? {});
  return {
    path: 'unsupported/',
    title: 'Methods that are not supported',
    description: 'Methods of other servers that Halley never answers, each with the reason.',
    body: (
      <article>
        <h1>Not supported</h1>
        <p className="lead">
          Methods of other servers that Halley knows and does not answer. They get <code>-32004</code> with the reason.
        </p>
        {groups.map(([reason, names], index) => (
          <section key={reason} aria-labelledby={`reason-${index}`}>
            <h2 id={`reason-${index}`} className="reason">
              {sentence(reason)}
            </h2>
            <ul className="names">
              {names.map((name) => (
                <li key={name} id={name}>
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Paragraph text="All other names get -32601." />
      </article>
    ),
  };
}
