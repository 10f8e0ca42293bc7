import { describe, expect, test } from '@jest/globals';
import { frontMatter } from '../../../../docs-site/build/guides.js';
import { renderMarkdown } from '../../../../docs-site/build/markdown.js';

const OWN = {
  allowsDrawings: true,
  readDrawing: (name: string): string => name,
  resolveLink: (href: string): string => href,
};
const OTHER = {
  allowsDrawings: false,
  readDrawing: (name: string): string => name,
  resolveLink: (href: string): string => href,
};

describe('hand-written pages', () => {
  test('have anchors, a title and a list of headings', () => {
    const { html, title, headings, words, lead } = renderMarkdown(
      '# Keys\n\nA key `x`.\n\n## Who & how\n\nAll.\n\n#### More\n\n```sh\na < b\n```\n\n## Who & how\n',
      OWN,
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
    const { html } = renderMarkdown(text, OWN);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<(?:script|img|b)\b|\sonclick="/);
  });

  test('keep drawings of the own folder only', () => {
    const drawing = '<svg viewBox="0 0 9 9" role="img">\n\n<title>A</title><path d="M0 0h9"/></svg>';
    expect(renderMarkdown(`Before.\n\n${drawing}\n`, OWN).html).toContain(
      `<figure class="drawing">${drawing}</figure>`,
    );
    expect(renderMarkdown(drawing, OTHER).html).not.toContain('<svg');
  });

  test.each(['<script>x</script>', '<path style="a"/>', '<path onload="x"/>', '<a href="x">b</a>', '<foreignObject/>'])(
    'refuse a drawing with %s',
    (part) => {
      expect(() => renderMarkdown(`<svg>${part}</svg>`, OWN)).toThrow('a drawing must not hold');
    },
  );

  test('leave a link out that leads to no page', () => {
    const { html } = renderMarkdown('[file](src/main.ts)', { ...OWN, resolveLink: () => null });
    expect(html).toBe('<p>file</p>\n');
  });
});

describe('front matter', () => {
  test('gives fields and the text after them', () => {
    expect(frontMatter("---\ntitle: 'A: b'\norder: 3\n---\n# A\n")).toEqual({
      fields: { title: 'A: b', order: '3' },
      text: '# A\n',
    });
  });

  test('may be missing', () => {
    expect(frontMatter('# A\n---\n')).toEqual({ fields: {}, text: '# A\n---\n' });
  });
});
