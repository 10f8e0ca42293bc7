/** Rust text as rustfmt writes it with the settings of the crate, so that no one needs Rust to generate it. */
import { snakeCase, wrapped } from '../native/names.js';

/** First line of every emitted file. */
export const RUST_BANNER = '// Generated from openrpc.json by `npm run generate`. Do not edit.\n';

/** `max_width` of rustfmt.toml. */
export const RUST_WIDTH = 120;

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in ' +
    'let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe ' +
    'unsized use virtual where while yield'
  ).split(' '),
);

/** Words that cannot be names even with `r#`, and what every method uses. */
const RESERVED: ReadonlySet<string> = new Set(['self', 'super', 'crate', 'params', 'batch']);

/** The name of a field, a parameter or a function. */
export function rustName(name: string): string {
  const snake = snakeCase(name);
  if (RESERVED.has(snake)) return `${snake}_`;
  return KEYWORDS.has(snake) ? `r#${snake}` : snake;
}

/** A doc comment; empty without text. Signs that Markdown or rustdoc would take for links are made plain. */
export function rustComment(text: string | undefined, indent = ''): string {
  if (text === undefined || text === '') return '';
  const plain = text.replaceAll(/[[\]<>*_]/g, String.raw`\$&`).replaceAll(/\bhttps?:\/\/[^\s),]+/g, '<$&>');
  return wrapped(plain, RUST_WIDTH - 4 - indent.length)
    .map((line) => `${indent}/// ${line}\n`)
    .join('');
}

/** A function's head: on one line, or with a line for each parameter when it is too long. */
export function functionHead(indent: string, start: string, params: readonly string[], end: string): string {
  const line = `${indent}${start}(${params.join(', ')})${end}`;
  if (line.length <= RUST_WIDTH) return line;
  return `${indent}${start}(\n${params.map((param) => `${indent}    ${param},\n`).join('')}${indent})${end}`;
}

/** What emitted files take from elsewhere, by the path that it is taken from. */
const IMPORTS: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['std::collections', ['BTreeMap']],
  ['alloy_primitives', ['Address', 'B256', 'Bytes', 'FixedBytes', 'U64', 'U256']],
  ['serde', ['Deserialize', 'Serialize']],
  ['serde_json', ['Value']],
  ['crate::values', ['False', 'True']],
];

/** A file that imports what its body uses. `own` are the imports from the crate that every such file has. */
export function rustFile(doc: string, own: readonly string[], body: string): string {
  const groups = IMPORTS.map(([path, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(withoutComments(body)));
    const list = used.length === 1 ? used.join('') : `{${used.join(', ')}}`;
    return { path, line: used.length === 0 ? '' : `use ${path}::${list};\n` };
  });
  const ofPath = (wanted: (path: string) => boolean): string =>
    groups
      .filter(({ path }) => wanted(path))
      .map(({ line }) => line)
      .join('');
  const sections = [
    ofPath((path) => path.startsWith('std')),
    ofPath((path) => !path.startsWith('std') && !path.startsWith('crate')),
    own.map((path) => `use ${path};\n`).join('') + ofPath((path) => path.startsWith('crate')),
  ];
  return [`${RUST_BANNER}\n//! ${doc}\n`, ...sections.filter((section) => section !== ''), body].join('\n');
}

const withoutComments = (text: string): string => text.replaceAll(/^ *\/\/.*$/gm, '');
