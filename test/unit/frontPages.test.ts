/** The pages that a stranger meets first: their length, their lines, their links, and the figures of the README. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const MOST_LINES = { 'README.md': 90, 'CONTRIBUTING.md': 120, 'SECURITY.md': 60 };
const MOST_CHANGES = 40;
const MOST_COLUMNS = 160;

/** A link or an image: `[text](target)`. */
const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g;
const CODE_BLOCK = /^```[\s\S]*?^```$/gm;
const BARE_URL = /^<?https?:\S+>?$/;

describe('the pages of the root folder', () => {
  test.each(Object.entries(MOST_LINES))('%s has at most %i lines', (page, most) => {
    expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });

  test('the changelog has at most 40 items a version, in groups, and an empty place for the next', () => {
    const [, unreleased = '', ...versions] = read('CHANGELOG.md').split(/^## /m);
    expect(unreleased.trim()).toBe('Unreleased');
    for (const version of versions) {
      expect(version.match(/^- /gm)?.length).toBeLessThanOrEqual(MOST_CHANGES);
      expect(version.slice(0, version.search(/^- /m))).toMatch(/^### /m);
    }
  });

  test.each(PAGES)('%s has no line of prose that is too wide', (page) => {
    const lines = read(page).replace(CODE_BLOCK, '').split('\n');
    expect(lines.filter((line) => line.length > MOST_COLUMNS && !BARE_URL.test(line))).toEqual([]);
  });

  test.each(PAGES)('the links of %s lead to files and headings that are there, and say where', (page) => {
    const links = [...read(page).replace(CODE_BLOCK, '').matchAll(LINK)];
    expect(links.filter(([, text = '']) => /^(more|here|link)?$/i.test(text))).toEqual([]);
    expect(links.map(([, , target = '']) => target).filter((target) => !leadsSomewhere(page, target))).toEqual([]);
  });

  test.each(PAGES)('every `npm run` in %s is a script', (page) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = [...read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test('the README names the two set-up commands on its first screen', () => {
  const screen = read('README.md').split('\n').slice(0, 20).join('\n');
  expect(screen).toMatch(/^npm start /m);
  expect(screen).toMatch(/^npm test /m);
});

test('the recording shows the request of the README', () => {
  const [, request = ''] = /```sh\n(curl [\s\S]*?)\n```/.exec(read('README.md')) ?? [];
  const recording = read('docs-site/drawings/terminal.svg').replaceAll('&amp;', '&').replaceAll('&lt;', '<');
  expect(request).not.toBe('');
  for (const line of request.split('\n')) expect(recording).toContain(line);
});

describe('the figures of the README', () => {
  const readme = read('README.md').replaceAll(/\s+/g, ' ');

  test('are those of the benchmark', () => {
    const bench = read('docs/reports/bench.md');
    for (const [title, row] of [
      ['full blocks a second', 'eth_getBlockByNumber, full'],
      ['receipts a second', 'eth_getTransactionReceipt'],
      ['`eth_getLogs` a second, 3,991 logs of 106 blocks each', 'eth_getLogs, 3991 logs of 106 blocks'],
      ['`eth_call`s a second, each different', 'eth_call, each different'],
    ] as const) {
      const { halley, node, geth } = benchRow(bench, row);
      expect(readme).toContain(`| ${title} | ${node} | ${halley} | ${geth} |`);
    }
    const rows = ['eth_getBlockByNumber, hashes', 'eth_getBlockByNumber, full', 'eth_getTransactionByHash'];
    const reads = [...rows, 'eth_getTransactionReceipt'].map((row) => benchRow(bench, row));
    expect(readme).toContain(
      `${range(reads.map(({ ratio }) => ratio))} times as many blocks, transactions and receipts a second as the node's ` +
        `own server, and ${range(reads.map(({ gethRatio }) => gethRatio))} times as many as geth`,
    );
  });

  test('are those of the longest chain', () => {
    const [p50 = ''] = cells(read('docs/reports/bench.md'), 'an event that occurs once').at(-1)?.split(' / ') ?? [];
    expect(readme).toContain(`one log in 10,000,000 blocks takes ${p50} ms`);
  });

  test('are those of the subscribers', () => {
    const report = read('docs/reports/bench-subscriptions.md');
    const logs = cells(report, 'clients with every log').map((cell) => cell.replace(/ of .*/, ''));
    const [halley, node, fewer, geth] = logs;
    expect(readme).toContain(
      `${halley} of 2,000 subscribers received every log. On the node's server, ${fewer} of 50 did`,
    );
    expect(readme).toContain(`| subscribers, of 2,000, that received every log | ${node} | ${halley} | ${geth} |`);
    const without = cells(report, 'CPU of a block without clients, ms').map(Number);
    const [ours, theirs, , geths] = cells(report, 'CPU of a block with them, ms').map(
      (cell, index) => `${Number(cell) - (without[index] ?? NaN)} ms`,
    );
    expect(readme).toContain(
      `| processor time that 2,000 subscribers add to a block | ${theirs} | ${ours} | ${geths} |`,
    );
  });

  test('are those of the conformance tool', () => {
    const { servers } = JSON.parse(read('docs-site/data/conformance.json')) as {
      servers: { name: string; methods: Record<string, string>; findings: unknown[] }[];
    };
    const counts = ['Built in', 'Halley', 'geth'].map((wanted) => {
      const { methods = {}, findings = [] } = servers.find(({ name }) => name === wanted) ?? {};
      const states = Object.values(methods);
      const present = states.filter((state) => state === 'present').length;
      return { present, called: present + states.filter((state) => state === 'absent').length, found: findings.length };
    });
    const [builtIn, halley, geth] = counts;
    expect(readme).toContain(`looks for ${halley?.called} methods`);
    expect(readme).toContain(
      `${halley?.present} methods and no error on Halley, ${builtIn?.present} methods and ${builtIn?.found} errors`,
    );
    expect(readme).toContain(
      `| methods, of ${halley?.called} | ${builtIn?.present} | ${halley?.present} | ${geth?.present} |`,
    );
    expect(readme).toContain(
      `| findings of \`halley conformance\` | ${builtIn?.found} | ${halley?.found} | ${geth?.found} |`,
    );
  });

  test('are those of the clients', () => {
    const sentence =
      /(\d+) steps passed, (\d+) failed for a reason of the chain or of the client, which the notes name, and 0 for another/;
    const [, passed, failed] = sentence.exec(read('docs/reports/clients.md').replaceAll(/\s+/g, ' ')) ?? [];
    expect(readme).toContain(
      `${passed} steps passed, ${failed} failed because of the chain or the client, and none because of Halley`,
    );
  });

  test('are those of the attacks', () => {
    const attacks = [
      ...read('docs/reports/attack.md').matchAll(/^\| [a-z\d-]+ \|(?: .* \|)? (\d+) \(\d+\) \| (-?\d+), -?\d+ \|/gm),
    ];
    const blocked = Math.max(...attacks.map(([, milliseconds]) => Number(milliseconds)));
    const memory = Math.max(...attacks.map(([, , megabytes]) => Number(megabytes)));
    expect(readme).toContain(
      `attacked in ${attacks.length} ways, another client was never blocked for longer than ${blocked} ms, ` +
        `and memory grew by ${memory} MB at most`,
    );
    expect(read('SECURITY.md')).toContain(`${attacks.length} ways`);
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function leadsSomewhere(page: string, target: string): boolean {
  if (/^https?:/.test(target)) return true;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, file))) return false;
  return anchor === undefined || headings(read(file)).includes(anchor);
}

/** The anchors that GitHub gives to the headings of a page. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The cells of the row with a title, without the title. */
function cells(report: string, title: string): string[] {
  const row = report.split('\n').find((line) => line.startsWith(`| ${title} `));
  if (row === undefined) throw new Error(`no row ${title}`);
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

/** Requests a second, and how many times as many Halley serves as the node and geth. */
function benchRow(bench: string, title: string) {
  const row = cells(bench, title).map((cell) => cell.replace(/[⁺x]$/, ''));
  return { halley: row[0], node: row[4], ratio: Number(row[8]), geth: row[10], gethRatio: Number(row[11]) };
}

function range(values: number[]): string {
  return `${Math.min(...values)} to ${Math.max(...values)}`;
}
