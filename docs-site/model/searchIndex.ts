/** What the search finds, and its index as JSON. */
import MiniSearch from 'minisearch';
import type { Page } from '../site/page.js';
import type { Reference } from './reference.js';
import { SEARCH_OPTIONS, type SearchEntry } from './searchOptions.js';

type Found = Omit<SearchEntry, 'id'>;

/** Everything that can be found: methods, schemas, errors, settings, and the hand-written pages with their headings. */
export function searchEntries(reference: Reference, guides: readonly Page[]): SearchEntry[] {
  const entries: Found[] = [
    ...[...reference.methods.values()].map((method): Found => ({
      kind: 'method',
      title: method.name,
      summary: method.summary ?? '',
      words: [
        ...(method['x-aliases'] ?? []),
        ...method.params.map(({ name }) => name),
        ...Object.keys(method['x-notifications'] ?? {}),
        method.description ?? '',
      ].join(' '),
      path: `methods/${method.name}/`,
    })),
    ...[...reference.schemas].map(([name, schema]): Found => ({
      kind: 'schema',
      title: name,
      summary: schema.description ?? '',
      words: Object.keys(schema.properties ?? {}).join(' '),
      path: `schemas/${name}/`,
    })),
    ...[...reference.errors].map(([name, error]): Found => ({
      kind: 'error',
      title: name,
      summary: `${error.code} ${error.message}`,
      words: `${error['x-explanation'] ?? ''} ${error['x-remedy'] ?? ''}`,
      path: `errors/#${name}`,
    })),
    ...reference.settings.map((setting): Found => ({
      kind: 'setting',
      title: setting.flag,
      summary: setting.meaning,
      words: setting.environment,
      path: `settings/#${setting.key}`,
    })),
    ...reference.unsupported.map(([name, reason]): Found => ({
      kind: 'method',
      title: name,
      summary: `Not supported: ${reason}.`,
      words: '',
      path: `unsupported/#${name}`,
    })),
    ...guides.flatMap((page): Found[] => [
      { kind: 'guide', title: page.title, summary: page.description, words: '', path: page.path },
      ...(page.headings ?? []).map(({ id, text }): Found => ({
        kind: 'guide',
        title: text,
        summary: page.title,
        words: '',
        path: `${page.path}#${id}`,
      })),
    ]),
  ];
  return entries.map((entry, id) => ({ ...entry, id }));
}

/** The index as JSON, for MiniSearch.loadJSON with the same options. */
export function searchIndexJson(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}
