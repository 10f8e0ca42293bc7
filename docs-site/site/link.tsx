/** Links inside the site. They are relative to the page, so that the site works under any folder of any host. */
import { createContext, useContext, type ReactNode } from 'react';

/** The way from the page that is rendered to the root of the site: `./` or `../../`. */
export const RootContext = createContext('./');

/** A link to a page or a file, named by its path from the root: `methods/eth_call/`, `errors/#invalidParams`. */
export function Link({
  to,
  className,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const root = useContext(RootContext);
  return (
    <a href={root + to} className={className}>
      {children}
    </a>
  );
}

/** The name of a method as a link to its page. */
export function MethodLink({ name }: { readonly name: string }) {
  return (
    <Link to={`methods/${name}/`} className="code-link">
      <code>{name}</code>
    </Link>
  );
}

/** The name of a schema as a link to its page. */
export function SchemaLink({ name }: { readonly name: string }) {
  return (
    <Link to={`schemas/${name}/`} className="code-link">
      <code>{name}</code>
    </Link>
  );
}

/** The name of an error as a link into the catalogue. */
export function ErrorLink({ name }: { readonly name: string }) {
  return (
    <Link to={`errors/#${name}`} className="code-link">
      <code>{name}</code>
    </Link>
  );
}

/** The name of a setting as a link into the table of settings. */
export function SettingLink({ name }: { readonly name: string }) {
  return (
    <Link to={`settings/#${name}`} className="code-link">
      <code>{name}</code>
    </Link>
  );
}
