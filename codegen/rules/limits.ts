/** Rules on limits. */
import type { Document, Limit } from '../document.js';
import type { Rule } from './breach.js';

/** The form of a setting's name: words in small letters, parted by dots and dashes. */
const SETTING = /^[a-z]+(?:[.-][a-z]+)*$/;

/**
 * The setting of a limit looks like one, and limits of one setting have one default: the setting has only one. Whether
 * Halley has the setting, with that default, is a test, because nothing here reads src/.
 */
export const limits: Rule = (document) => {
  const first = new Map<string, number>();
  return placesOf(document).flatMap(([where, { setting, default: value }]) => {
    if (setting === undefined) return [];
    if (!SETTING.test(setting)) return [{ where, problem: `${setting} is not the name of a setting` }];
    const other = first.get(setting) ?? value;
    first.set(setting, other);
    return value === other ? [] : [{ where, problem: `another limit of ${setting} has the default ${other}` }];
  });
};

/** Every limit with where it stands. */
function placesOf(document: Document): [where: string, limit: Limit][] {
  const named = (prefix: string, entries: Readonly<Record<string, Limit>> = {}): [string, Limit][] =>
    Object.entries(entries).map(([name, limit]) => [`${prefix} x-limits.${name}`, limit]);
  return [
    ...named('the document', document['x-limits']),
    ...document.methods.flatMap((method) => named(method.name, method['x-limits'])),
  ];
}
