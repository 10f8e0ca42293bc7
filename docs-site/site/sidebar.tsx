/** The side bar: guides, the reference, the methods by namespace, and the sections for operators. */
import { Fragment, useContext, type ReactNode } from 'react';
import { Link } from './link.js';
import { ReferenceContext } from './referenceContext.js';

/** A section of hand-written pages as the side bar lists them. */
export interface GuideGroup {
  readonly title: string;
  /** Path of the page that lists them. */
  readonly path: string;
  /** True for a section for people who run the service: the side bar shows it folded, at its end. */
  readonly isForOperators: boolean;
  readonly guides: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

const REFERENCE_PAGES = [
  ['methods/', 'All methods'],
  ['schemas/', 'Schemas'],
  ['errors/', 'Errors'],
  ['settings/', 'Settings'],
  ['limits/', 'Limits'],
  ['unsupported/', 'Not supported'],
  ['conformance/', 'Conformance'],
  ['changelog/', 'Changelog'],
] as const;

/** All lists of the side bar. `open` is the namespace or the path of the section that is unfolded. */
export function Sidebar({ guides, open }: { readonly guides: readonly GuideGroup[]; readonly open?: string }) {
  const { namespaces } = useContext(ReferenceContext);
  const forBuilders = guides.filter(({ isForOperators }) => !isForOperators);
  const forOperators = guides.filter(({ isForOperators }) => isForOperators);
  return (
    <>
      <Group title="Tools">
        <Item to="playground/" title="Playground" />
        <Item to="live/" title="Live" />
      </Group>
      {forBuilders.map((group) => (
        <Group key={group.path} title={group.title}>
          {group.guides.map(({ path, title }) => (
            <Item key={path} to={path} title={title} />
          ))}
          {group.path === 'reference/' &&
            REFERENCE_PAGES.map(([path, title]) => <Item key={path} to={path} title={title} />)}
        </Group>
      ))}
      <p className="sidebar-title">Methods</p>
      {namespaces.map(({ name, methods }) => (
        <details key={name} open={name === open}>
          <summary>
            {name} <span className="count">{methods.length}</span>
          </summary>
          <ul>
            {methods.map((method) => (
              <Item key={method.name} to={`methods/${method.name}/`} title={method.name} isCode />
            ))}
          </ul>
        </details>
      ))}
      <p className="sidebar-title">For operators</p>
      {forOperators.map((group) => (
        <details key={group.path} open={group.path === open}>
          <summary className="words">{group.title}</summary>
          <ul>
            {group.guides.map(({ path, title }) => (
              <Item key={path} to={path} title={title} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <p className="sidebar-title">{title}</p>
      <ul>{children}</ul>
    </>
  );
}

function Item({ to, title, isCode }: { readonly to: string; readonly title: string; readonly isCode?: true }) {
  return (
    <li className={isCode && 'code'}>
      <Link to={to}>{isCode === true ? <LongName name={title} /> : title}</Link>
    </li>
  );
}

/** A name that breaks before its capitals where it must, and not in the middle of a word. */
function LongName({ name }: { readonly name: string }) {
  return name.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
