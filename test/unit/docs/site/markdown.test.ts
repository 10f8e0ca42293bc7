import { describe, expect, test } from '@jest/globals';
import { frontMatter } from '../../../../docs-site/build/frontMatter.js';
import { renderMarkdown } from '../../../../docs-site/build/markdown.js';

const OPTIONS = {
  readDrawing: (name: string): string => `<svg>${name}</svg>`,
  resolveLink: (href: string): string => href,
};

describe('hand-written pages', () => {
  test('have anchors, a title and a list of headings', () => {
    const { html, title, headings, words, lead } = renderMarkdown(
      '# Keys\n\nA key `x`.\n\n## Who & how\n\nAll.\n\n#### More\n\n```sh\na < b\n```\n\n## Who & how\n',
      OPTIONS,
    );
    expect(title).toBe('Keys');
    expect([words, lead]).toEqual(['A key x.\n', 'A key x.']);
    expect(headings).toEqual([
      { id: 'who--how', text: 'Who & how', level: 2, words: 'All.\nMore\na < b\n' },
      { id: 'who--how-1', text: 'Who & how', level: 2, words: '' },
    ]);
    expect(html).toContain('<h2 id="who--how"><a class="anchor" href="#who--how">Who &amp; how</a></h2>');
  });

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['text <img src=x onerror=alert(1)> more', '&lt;img src=x'],
    ['```\n</code><script>\n```', '&lt;/code&gt;&lt;script&gt;'],
    ['```"><script>\ncode\n```', '&quot;&gt;&lt;script&gt;'],
    ['[a](<x"onclick="y>)', 'x&quot;onclick=&quot;y'],
    ['# t\n\n## <b onclick=x>', '&lt;b onclick=x&gt;'],
  ])('show HTML as text: %s', (text, expected) => {
    const { html } = renderMarkdown(text, OPTIONS);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<(?:script|img|b)\b|\sonclick="/);
  });

  test('show a drawing where its name is, and SVG in the text as text', () => {
    expect(renderMarkdown('```mermaid name\nflowchart\n```', OPTIONS).html).toBe(
      '<figure class="drawing"><svg>name</svg></figure>\n',
    );
    expect(renderMarkdown('<svg viewBox="0 0 9 9"></svg>', OPTIONS).html).not.toContain('<svg');
  });

  test.each(['<script>x</script>', '<path style="a"/>', '<path onload="x"/>', '<a href="x">b</a>', '<foreignObject/>'])(
    'refuse a drawing with %s',
    (part) => {
      const render = () => renderMarkdown('```mermaid a\n```', { ...OPTIONS, readDrawing: () => `<svg>${part}</svg>` });
      expect(render).toThrow('a drawing must not hold');
    },
  );

  test('leave a link out that leads to no page', () => {
    const { html } = renderMarkdown('[file](src/main.ts)', { ...OPTIONS, resolveLink: () => null });
    expect(html).toBe('<p>file</p>\n');
  });
});

describe('front matter', () => {
  test('gives fields and the text after them', () => {
    expect(frontMatter("---\ntitle: 'A: ''b'''\nmore:\n  one\n  two\norder: 3\n---\n# A\n")).toEqual({
      fields: { title: "A: 'b'", more: 'one two', order: '3' },
      text: '# A\n',
    });
  });

  test('may be missing', () => {
    expect(frontMatter('# A\n---\n')).toEqual({ fields: {}, text: '# A\n---\n' });
  });
});
