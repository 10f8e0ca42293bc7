/** What the search finds, and its index as JSON. */
import MiniSearch from 'minisearch';
import type { ContentDescriptor } from '../../codegen/document.js';
import type { Schema } from '../../codegen/shape.js';
import type { Page } from '../site/page.js';
import type { PlacedLimit, Reference } from './reference.js';
import { SEARCH_OPTIONS, type SearchEntry } from './searchOptions.js';

type Found = Omit<SearchEntry, 'id'>;

/**
 * Everything that can be found: methods, schemas, errors, settings, limits, the hand-written pages (`guides`) and their
 * sections, each with its text, and the titles of other pages.
 */
export function searchEntries(
  reference: Reference,
  guides: readonly Page[],
  others: readonly Page[] = [],
): SearchEntry[] {
  const entries: Found[] = [
    ...[...reference.methods.values()].map((method): Found => ({
      kind: 'method',
      title: method.name,
      summary: method.summary ?? '',
      words: [
        ...(method['x-aliases'] ?? []),
        ...[...method.params, method.result].flatMap(partWords),
        ...Object.entries(method['x-notifications'] ?? {}).flatMap(([name, { summary, description, options }]) => [
          name,
          summary ?? '',
          description ?? '',
          ...fieldWords(options),
        ]),
        ...Object.keys(method['x-limits'] ?? {}),
        method.description ?? '',
      ].join(' '),
      path: `methods/${method.name}/`,
    })),
    ...[...reference.schemas].map(([name, schema]): Found => ({
      kind: 'schema',
      title: name,
      summary: schema.description ?? '',
      words: fieldWords(schema).join(' '),
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
    ...limitsByMeaning(reference.limits).map(([limit, ...others]): Found => ({
      kind: 'limit',
      title: limit.name,
      summary: `${limit.default.toLocaleString('en-US')} ${limit.unit}: ${methodsOf([limit, ...others])}`,
      words: [limit.error, limit.setting ?? ''].join(' '),
      path: limit.method === undefined ? 'limits/#every-request' : 'limits/#methods',
    })),
    ...reference.unsupported.map(([name, reason]): Found => ({
      kind: 'method',
      title: name,
      summary: `Not supported: ${reason}.`,
      words: '',
      path: `unsupported/#${name}`,
    })),
    ...others.map(({ path, title, description }): Found => ({
      kind: 'page',
      title,
      summary: description,
      words: '',
      path,
    })),
    ...guides.flatMap((page): Found[] => [
      { kind: 'guide', title: page.title, summary: page.description, words: page.words ?? '', path: page.path },
      ...(page.headings ?? []).map(({ id, text, words = '' }): Found => ({
        kind: 'guide',
        title: text,
        summary: page.title,
        words,
        path: `${page.path}#${id}`,
      })),
    ]),
  ];
  return entries.map((entry, id) => ({ ...entry, id }));
}

/** The name and description of a parameter or result, and those of its fields. */
function partWords({ name, description, schema }: ContentDescriptor): string[] {
  return [name, description ?? '', ...fieldWords(schema)];
}

/** The names and descriptions of all fields of a schema. A named schema has a page, and is found by itself. */
function fieldWords(schema: Schema): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    name,
    field.description ?? '',
    ...fieldWords(field),
  ]);
  return [...fields, ...[...(schema.oneOf ?? []), schema.items ?? []].flat().flatMap(fieldWords)];
}

/** Limits of the same name, value and unit together. */
function limitsByMeaning(limits: readonly PlacedLimit[]): [PlacedLimit, ...PlacedLimit[]][] {
  const groups = new Map<string, [PlacedLimit, ...PlacedLimit[]]>();
  for (const limit of limits) {
    const key = `${limit.name} ${limit.default} ${limit.unit}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [limit]);
    else group.push(limit);
  }
  return [...groups.values()];
}

function methodsOf(limits: readonly PlacedLimit[]): string {
  return limits.map(({ method }) => method ?? 'every request').join(', ');
}

/** The index as JSON, for MiniSearch.loadJSON with the same options. */
export function searchIndexJson(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}
