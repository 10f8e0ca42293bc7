import type { Profiler } from 'node:inspector';
import { expect, test } from '@jest/globals';
import { flameGraph } from '../../../../bench/workers/flameGraph.js';
import { mostOwnTime, profileTree, type Frame } from '../../../../bench/workers/profileTree.js';
import { renderMarkdown } from '../../../../docs-site/build/markdown.js';

function node(id: number, functionName: string, url: string, children: number[] = []): Profiler.ProfileNode {
  return { id, callFrame: { functionName, scriptId: '0', url, lineNumber: 9, columnNumber: 0 }, children };
}

const MAIN = 'file:///halley/dist/bundle/main.js';

/** `dispatch` calls `call<T>` at two places, and V8 collects garbage. The thread is idle, and records, for a while. */
const PROFILE: Profiler.Profile = {
  nodes: [
    node(1, '(root)', '', [2, 3, 4, 9]),
    node(2, '(idle)', ''),
    node(3, 'onRequest', 'node:http', [5]),
    node(4, '(garbage collector)', ''),
    node(5, 'dispatch', MAIN, [6, 7]),
    node(6, 'call<T>', MAIN),
    node(7, 'call<T>', MAIN, [8]),
    node(8, '', MAIN),
    node(9, 'recordCpu', MAIN, [10]),
    node(10, 'dispatch', ''),
  ],
  startTime: 0,
  endTime: 100_000,
  // Every 5 ms.
  samples: [...Array<number>(8).fill(2), 10, 9, 6, 6, 6, 6, 7, 7, 8, 4, 4, 5],
};

const shape = ({ name, ms, ownMs, calls }: Frame): unknown => [name, ms, ownMs, calls.map(shape)];

test('the tree has the busy time of each function, and of what it calls', () => {
  const anonymous = ['(anonymous)', 5, 5, []];
  const call = ['call<T>', 35, 30, [anonymous]];
  expect(shape(profileTree(PROFILE))).toEqual([
    '(root)',
    50,
    0,
    [
      ['onRequest', 40, 0, [['dispatch', 40, 5, [call]]]],
      ['(garbage collector)', 10, 10, []],
    ],
  ]);
});

test('a function has its file, its line, and whose it is', () => {
  const [request, garbage] = profileTree(PROFILE).calls;
  expect(request).toMatchObject({ place: 'node:http:10', origin: 'node' });
  expect(request?.calls[0]).toMatchObject({ place: 'main.js:10', origin: 'service' });
  expect(garbage).toMatchObject({ place: '', origin: 'v8' });
});

test('functions with the most time of their own come first', () =>
  expect(mostOwnTime(profileTree(PROFILE), 2)).toEqual([
    { name: 'call<T>', share: 0.6 },
    { name: '(garbage collector)', share: 0.2 },
  ]));

test('the graph has a rectangle for each function, as wide as its time', () => {
  const graph = flameGraph('flame', 'a <mix>', profileTree(PROFILE));
  // Three of them are those of the legend.
  expect(graph.match(/<rect /g)).toHaveLength(9);
  expect(graph).toContain('<rect x="0" y="34" width="779.5"');
  // Four fifths of 780, and what is right of it.
  expect(graph).toContain('<rect x="0" y="50" width="623.5"');
  expect(graph).toContain('<rect x="624" y="50" width="155.5"');
  expect(graph).toContain('<title>call&lt;T&gt; main.js:10, 70.0 %</title>');
  expect(graph).toContain('main thread: a &lt;mix&gt;');
});

test('calls that are too narrow to see are left out', () => {
  const calls: Frame[] = [{ name: 'short', place: '', origin: 'v8', ms: 1, ownMs: 1, calls: [] }];
  const root: Frame = { name: '(root)', place: '', origin: 'v8', ms: 1_000, ownMs: 999, calls };
  expect(flameGraph('flame', 'a mix', root)).not.toContain('<title>short');
});

test('the pages accept the drawing', () => {
  const { html } = renderMarkdown('```mermaid flame\nx\n```', {
    resolveLink: () => null,
    readDrawing: () => flameGraph('flame', 'a mix', profileTree(PROFILE)),
  });
  expect(html).toContain('<figure class="drawing"><svg ');
});
