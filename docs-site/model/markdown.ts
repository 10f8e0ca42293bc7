/** Pages of methods as Markdown, for programs that read text, and the lists of them. */
import type { ContentDescriptor, MethodObject } from '../../codegen/document.js';
import { referencedComponent, type Schema } from '../../codegen/shape.js';
import { errorNames } from './methodData.js';
import { isDevelopmentOnly, isOnByDefault, type Reference } from './reference.js';
import { typeText } from './typeText.js';

/** A page in the lists: its address from the root of the site, its title and one line. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The page of a method. Links are relative to its folder. */
export function methodMarkdown(reference: Reference, method: MethodObject): string {
  return `${methodBlocks(reference, method).join('\n\n')}\n`;
}

function methodBlocks(reference: Reference, method: MethodObject): string[] {
  const limits = Object.entries(method['x-limits'] ?? {});
  const errors = errorNames(method).flatMap((name) => {
    const error = reference.errors.get(name);
    if (error === undefined) return [];
    const more = [error['x-explanation'], error['x-remedy']].filter((text) => text !== undefined).join(' ');
    return [`- \`${error.code}\` ${code(error.message)} (${name})${more === '' ? '' : `: ${line(more)}`}`];
  });
  const notifications = Object.entries(method['x-notifications'] ?? {}).map(
    ([name, entry]) =>
      `- \`${name}\`: ${line(entry.summary ?? '')} Options: ${typeOf(entry.options)}. Each \`${entry.method}\` carries ${typeOf(entry.result)}.`,
  );
  return [
    `# ${method.name}`,
    line(method.summary ?? ''),
    ...(method.description === undefined ? [] : [line(method.description)]),
    availability(reference, method),
    '## Parameters',
    method.params.length === 0 ? 'None.' : method.params.map(parameter).join('\n'),
    '## Result',
    [
      `${code(method.result.name)}: ${typeOf(method.result.schema)}`,
      ...(method.result.description === undefined ? [] : [line(method.result.description)]),
      ...fields(method.result.schema, 0),
    ].join('\n'),
    ...(notifications.length === 0 ? [] : ['## Notifications', notifications.join('\n')]),
    '## Examples',
    ...(method.examples ?? []).flatMap((example) => [
      `${line(example.name)}:`,
      json({ jsonrpc: '2.0', id: 1, method: method.name, params: example.params.map(({ value }) => value) }),
      json({ jsonrpc: '2.0', id: 1, result: example.result.value }),
    ]),
    ...(errors.length === 0 ? [] : ['## Errors', errors.join('\n')]),
    ...(limits.length === 0
      ? []
      : [
          '## Limits',
          limits
            .map(([name, { default: value, unit, error, setting }]) => {
              const change = setting === undefined ? '' : `; set by \`--${setting}\``;
              return `- ${code(name)}: ${value} ${unit}, else ${error}${change}`;
            })
            .join('\n'),
        ]),
  ];
}

function availability(reference: Reference, method: MethodObject): string {
  const namespace = method['x-namespace'] ?? '';
  const aliases = method['x-aliases'] ?? [];
  const needs = needsOf(reference, method);
  const state = isDevelopmentOnly(method)
    ? 'of `halley dev` only'
    : isOnByDefault(method)
      ? 'on by default'
      : 'off by default (`--json-rpc.api`)';
  return [
    `- Namespace: \`${namespace}\`, ${state}`,
    `- Transport: ${method['x-transport'] === 'websocket' ? 'WebSocket only' : 'HTTP and WebSocket'}`,
    `- Cost: ${costOf(method)} towards the rate limit`,
    ...(method['x-private'] === true ? ['- Private: needs a bearer token'] : []),
    ...(aliases.length === 0 ? [] : [`- Other names: ${aliases.map(code).join(', ')}`]),
    ...(needs.length === 0 ? ['- Nodes: any'] : needs.map(([word, text]) => `- Needs \`${word}\`: ${line(text)}`)),
  ].join('\n');
}

/** The units of one request. */
function costOf({ 'x-cost': cost, 'x-gas-per-unit': gas }: MethodObject): string {
  return gas === undefined ? String(cost) : `${cost}, and 1 more for ${gas.toLocaleString('en')} gas that a call names`;
}

/** What a method needs of the node or the set-up, each with its explanation. */
export function needsOf(reference: Reference, method: MethodObject): (readonly [word: string, text: string])[] {
  const meanings = reference.document['x-needs'] ?? {};
  return (method['x-needs'] ?? []).map((word) => [word, meanings[word] ?? '']);
}

function parameter({ name, schema, description, required }: ContentDescriptor): string {
  const head = `- ${code(name)} (${typeOf(schema)}, ${required === true ? 'required' : 'optional'}): ${line(description ?? '')}`;
  return [head, ...fields(schema, 1)].join('\n');
}

function fields(schema: Schema, depth: number): string[] {
  if (referencedComponent(schema) !== undefined) return [];
  if (schema.oneOf !== undefined) return schema.oneOf.flatMap((alternative) => fields(alternative, depth));
  if (schema.items !== undefined) return fields(schema.items, depth);
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    `${'  '.repeat(depth)}- ${code(name)} (${typeOf(field)}, ${required.has(name) ? 'required' : 'optional'})${field.description === undefined ? '' : `: ${line(field.description)}`}`,
    ...fields(field, depth + 1),
  ]);
}

function typeOf(schema: Schema): string {
  return code(typeText(schema));
}

/** `llms.txt`: what the site is, and where its pages are as Markdown. */
export function llmsText(reference: Reference, guides: readonly ListedPage[]): string {
  const guideLines = guides.map(
    ({ path, title, description }) => `- [${title}](${path}index.md): ${line(description)}`,
  );
  const methodLines = reference.namespaces.flatMap(({ name, methods }) => [
    `\n## Methods of ${name}\n`,
    ...methods.map((method) => `- [${method.name}](methods/${method.name}/index.md): ${line(method.summary ?? '')}`),
  ]);
  return `# Halley

> EVM JSON-RPC 2.0 service for Cosmos SDK and CometBFT chains, version ${reference.version}.

The whole contract is [openrpc.json](openrpc.json). All pages in one file: [llms-full.txt](llms-full.txt).

## Guides

${guideLines.join('\n')}
${methodLines.join('\n')}
`;
}

/** Text of the contract on one line, in which nothing is HTML. */
function line(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[<*_[\]]/g, '\\$&')))
    .join('');
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
