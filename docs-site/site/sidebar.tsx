/** The side bar: guides, the reference, and the methods by namespace. */
import { useContext, type ReactNode } from 'react';
import { Link } from './link.js';
import { ReferenceContext } from './referenceContext.js';

/** A group of guides as the side bar lists them. */
export interface GuideGroup {
  readonly title: string;
  /** True for a group that few readers need: the side bar shows it folded, at its end. */
  readonly isFolded: boolean;
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
] as const;

/** All lists of the side bar; the methods of one namespace are unfolded. */
export function Sidebar({ guides, open }: { readonly guides: readonly GuideGroup[]; readonly open?: string }) {
  const { namespaces } = useContext(ReferenceContext);
  return (
    <>
      <Group title="Tools">
        <Item to="playground/" title="Playground" />
        <Item to="live/" title="Live" />
      </Group>
      {guides
        .filter(({ isFolded }) => !isFolded)
        .map((group) => (
          <Group key={group.title} title={group.title}>
            {group.guides.map(({ path, title }) => (
              <Item key={path} to={path} title={title} />
            ))}
          </Group>
        ))}
      <Group title="Reference">
        {REFERENCE_PAGES.map(([path, title]) => (
          <Item key={path} to={path} title={title} />
        ))}
      </Group>
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
      <p className="sidebar-title">More</p>
      {guides
        .filter(({ isFolded }) => isFolded)
        .map((group) => (
          <details key={group.title}>
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
      <Link to={to}>{title}</Link>
    </li>
  );
}
