/** Reads and writes `.io` files. README.md describes their format. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Exchange {
  /** Text of the request. */
  request: string;
  /** Text of the answer. Null in a new file. */
  answer: string | null;
}

export interface IoFile {
  path: string;
  /** `<method>/<case>`, without the file extension. */
  name: string;
  comment: string;
  /** Name of a chain of `chains.ts`. */
  chain: string;
  /** Why the answer is only checked against the contract. Null when it is compared exactly. */
  speconly: string | null;
  exchanges: Exchange[];
}

export function readIoFiles(folder: string): IoFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.io'));
  return files.sort().map((file) => readIoFile(folder, join(folder, file)));
}

function readIoFile(folder: string, path: string): IoFile {
  const name = relative(folder, path).replace(/\.io$/, '');
  const file: IoFile = { path, name, comment: '', chain: '', speconly: null, exchanges: [] };
  const comments: string[] = [];
  for (const line of readFileSync(path, 'utf8').trimEnd().split('\n')) {
    const text = line.slice(3);
    if (line.startsWith('// chain: ')) file.chain = line.slice('// chain: '.length);
    else if (line.startsWith('// speconly: ')) file.speconly = line.slice('// speconly: '.length);
    else if (line.startsWith('// ')) comments.push(text);
    else if (line.startsWith('>> ')) file.exchanges.push({ request: text, answer: null });
    else if (line.startsWith('<< ') && file.exchanges.at(-1)?.answer === null) file.exchanges.at(-1)!.answer = text;
    else throw new Error(`${path}: neither a comment, nor a request, nor its answer: ${line.slice(0, 80)}`);
  }
  if (comments.length === 0 || file.chain === '' || file.exchanges.length === 0)
    throw new Error(`${path}: needs a comment, a chain and a request`);
  return { ...file, comment: comments.join(' ') };
}

/** Writes the answers under the requests. */
export function writeAnswers({ path, exchanges }: IoFile): void {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const comments = lines.filter((line) => line.startsWith('//'));
  const wire = exchanges.flatMap(({ request, answer }) => [`>> ${request}`, `<< ${answer}`]);
  writeFileSync(path, [...comments, ...wire, ''].join('\n'));
}
