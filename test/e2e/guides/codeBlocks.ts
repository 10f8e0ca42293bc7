/**
 * The fenced code blocks of a Markdown page. Behind the language, the info string of a block may have marks for the
 * tests, which the site does not show:
 *
 * - `file="first.mjs"`: the reader saves the block under this name; later blocks of the page use it
 * - `not-run="needs Foundry"`: a test cannot run it, and why
 * - `stays`: the command serves until the page ends, such as `halley start`; the next one takes its place
 * - `output`: what the block before it prints
 */

export interface CodeBlock {
  /** First word of the info string, such as `sh`; empty when there is none. */
  readonly language: string;
  /** Line of the file where the block begins, from 1. */
  readonly line: number;
  readonly code: string;
  readonly file: string | undefined;
  /** Why it is not run; undefined for a block that is. */
  readonly notRun: string | undefined;
  /** True for a command that does not end by itself. */
  readonly stays: boolean;
  /** What it prints, as the page shows it. */
  readonly output: Output | undefined;
}

export interface Output {
  readonly language: string;
  readonly text: string;
}

interface Fence {
  readonly language: string;
  readonly line: number;
  readonly code: string;
  readonly marks: ReadonlyMap<string, string>;
}

const MARKS = ['file', 'not-run', 'output', 'stays'];

/** The code blocks of a page in their order. Throws on a mark that does not exist and on output that nothing prints. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  for (const { language, line, code, marks } of fences(markdown)) {
    if (!marks.has('output')) {
      const [file, notRun, stays] = [marks.get('file'), marks.get('not-run'), marks.has('stays')];
      blocks.push({ language, line, code, file, notRun, stays, output: undefined });
      continue;
    }
    const last = blocks.pop();
    if (last === undefined || last.output !== undefined) throw new Error(`line ${line}: no block prints this output`);
    blocks.push({ ...last, output: { language, text: code } });
  }
  return blocks;
}

function* fences(markdown: string): Generator<Fence> {
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, fence, info] = /^(`{3,})([^`]*)$/.exec(lines[index] ?? '') ?? [];
    if (fence === undefined || info === undefined) continue;
    const line = index + 1;
    const end = lines.indexOf(fence, line);
    if (end === -1) throw new Error(`line ${line}: the code block does not end`);
    index = end;
    const [, language = '', rest = ''] = /^(\S*)(.*)$/.exec(info.trim()) ?? [];
    // A diagram has its name there.
    if (language === 'mermaid') continue;
    yield { language, line, code: `${lines.slice(line, end).join('\n')}\n`, marks: marksOf(rest, line) };
  }
}

function marksOf(text: string, line: number): Map<string, string> {
  const marks = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
    if (!MARKS.includes(name)) throw new Error(`line ${line}: there is no mark ${name}`);
    marks.set(name, value);
  }
  return marks;
}
