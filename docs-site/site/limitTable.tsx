/** Limits in a table. */
import { exactLimit } from '../model/limitText.js';
import type { PlacedLimit } from '../model/reference.js';
import { ErrorLink, MethodLink, SettingLink } from './link.js';

/** A table of limits, each with the error that a request above it gets and the setting that changes it. */
export function LimitTable({
  limits,
  caption,
  showMethods = false,
}: {
  readonly limits: readonly PlacedLimit[];
  readonly caption: string;
  readonly showMethods?: boolean;
}) {
  return (
    <div className="table-box limit-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {showMethods && <th scope="col">Method</th>}
            <th scope="col">Limit</th>
            <th scope="col" data-limit-head="">
              Default
            </th>
            <th scope="col">Error</th>
            <th scope="col">Setting</th>
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <tr key={`${limit.method ?? ''} ${limit.name}`}>
              {showMethods && <td>{limit.method !== undefined && <MethodLink name={limit.method} />}</td>}
              <td>
                <code>{limit.name}</code>
              </td>
              <td {...limitData(limit)}>{exactLimit(limit.default, limit.unit)}</td>
              <td>
                <ErrorLink name={limit.error} />
              </td>
              <td>{limit.setting === undefined ? 'fixed' : <SettingLink name={limit.setting} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the client replaces the default by in front of a server; nothing for a fixed limit. */
export function limitData({ setting, default: byDefault, unit }: PlacedLimit): Readonly<Record<string, string>> {
  if (setting === undefined) return {};
  return { 'data-limit': setting, 'data-by-default': String(byDefault), 'data-unit': unit };
}
