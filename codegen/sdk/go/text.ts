/** Go text as gofmt writes it, so that no one needs Go to generate it. */
import { pascalCase, wrapped } from '../native/names.js';

/** First line of every emitted file. */
export const GO_BANNER = '// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.\n\npackage halley\n';

/** Packages of Go's library that emitted files use, in the order in which gofmt wants them. */
const PACKAGES = ['context', 'encoding/json', 'math/big', 'reflect'];

/** A file of the given declarations that imports what they use. */
export function withImports(declarations: readonly string[]): string {
  const body = declarations.join('\n');
  const used = PACKAGES.filter((name) => new RegExp(`(?<![\\w."/])${name.split('/').at(-1)}\\.[A-Z]`).test(body));
  const lines = used.map((name) => `\t"${name}"\n`).join('');
  return [GO_BANNER, ...(used.length > 0 ? [`import (\n${lines})\n`] : []), body].join('\n');
}

/** Words that Go writes in capitals. */
const INITIALISMS: Readonly<Record<string, string>> = { Id: 'ID', Url: 'URL', Rpc: 'RPC', Http: 'HTTP', Json: 'JSON' };

/** An exported name: `BlockHash`, `ChainID`. */
export function exportedName(name: string): string {
  return pascalCase(name).replaceAll(/[A-Z][a-z0-9]*/g, (word) => INITIALISMS[word] ?? word);
}

/** Names that cannot be parameters: keywords, and what every method uses. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package ' +
    'range return select struct switch type var ctx m b any bool error string nil true false len call context json big'
  ).split(' '),
);

/** The name of a parameter. */
export function paramName(name: string): string {
  const exported = exportedName(name);
  const lower = /^[A-Z]+$/.test(exported)
    ? exported.toLowerCase()
    : exported.replace(/^(?:[A-Z]+(?=[A-Z][a-z])|[A-Z])/, (start) => start.toLowerCase());
  return RESERVED.has(lower) ? `${lower}Value` : lower;
}

/** A comment in lines of at most 120 characters; empty without text. */
export function goComment(text: string | undefined, indent = ''): string {
  if (text === undefined || text === '') return '';
  return wrapped(text, 116 - indent.length)
    .map((line) => `${indent}// ${line}\n`)
    .join('');
}

/** A row of a block whose columns gofmt aligns, with the comment above it. */
export interface Row {
  readonly comment: string;
  readonly cells: readonly string[];
}

/** Rows with aligned columns. A comment begins a new block, as it does for gofmt. */
export function alignedRows(rows: readonly Row[]): string {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const block = blocks.at(-1);
    if (block === undefined || row.comment !== '') blocks.push([row]);
    else block.push(row);
  }
  return blocks.map(alignedBlock).join('');
}

function alignedBlock(rows: readonly Row[]): string {
  const widths: number[] = [];
  for (const { cells } of rows) {
    for (const [column, cell] of cells.slice(0, -1).entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows
    .map(({ comment, cells }) => {
      const line = cells.map((cell, column) => (column < cells.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell));
      return `${comment}\t${line.join(' ')}\n`;
    })
    .join('');
}

/** Functions of one line without a line between them: gofmt aligns their bodies. */
export function alignedFunctions(functions: readonly (readonly [head: string, body: string])[]): string {
  const width = Math.max(...functions.map(([head]) => head.length));
  return functions.map(([head, body]) => `${head.padEnd(width)} ${body}\n`).join('');
}
