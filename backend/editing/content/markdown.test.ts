import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isKnownPath,
  type LinkTargets,
  type MarkdownContext,
  renderMarkdown,
  renderMarkdownLine,
  resolveLink,
} from './markdown.ts';

const problems: string[] = [];
const context: MarkdownContext = {
  resolve: (target) => (target.startsWith('bad:') ? { problem: `no ${target}` } : { href: target }),
  pictureAttributes: () => null,
  report: (message, line) => problems.push(`${line}: ${message}`),
};
const html = (text: string) => renderMarkdown(text, context);

describe('renderMarkdown', () => {
  it('anchors headings, twice the same with a number, or as the heading says', () => {
    expect(html('## Wat kost het?\n\n## Wat kost het?\n\n## Platen op maat {#platen}')).toBe(
      [
        '<h2 id="wat-kost-het">Wat kost het?</h2>',
        '<h2 id="wat-kost-het-2">Wat kost het?</h2>',
        '<h2 id="platen">Platen op maat</h2>',
      ].join('\n'),
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'tekst <img src=x onerror=alert(1)>',
    '[klik](javascript:alert(1))',
    '[klik](JaVaScRiPt&colon;alert(1))',
    '[klik](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '<a href="javascript:alert(1)">klik</a>',
    '"><svg/onload=alert(1)>',
  ])('lets no script through: %s', (text) => {
    for (const made of [html(text), renderMarkdownLine(text, context)]) {
      expect(made).not.toMatch(/<(script|img|svg|iframe|style|object)/i);
      expect(made).not.toMatch(/<[^>]*\son\w+\s*=/i);
      expect(made).not.toMatch(/<[^>]*href="\s*(javascript|data|vbscript)/i);
    }
  });

  it('lets no tag or attribute through but those of an article', () => {
    const pieces = [
      '<script>',
      '</script>',
      '<img src=x onerror=y>',
      '[a](javascript:x)',
      '`',
      '*',
    ];
    const text = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string()))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        for (const [tag] of html(markdown).matchAll(/<[a-z][^>]*>/g)) {
          expect(tag).toMatch(
            /^<(p|h[2-4]|ul|ol|li|a|strong|em|s|br|hr|blockquote|code|pre|table|thead|tbody|tr|th|td)( (href|id|start|scope)="[^"]*")*( \/)?>$/,
          );
        }
      }),
    );
  });

  it('reports a link that leads nowhere with its line', () => {
    problems.length = 0;
    html('een\n\ntwee [drie](bad:page)');
    expect(problems).toEqual(['3: no bad:page']);
  });

  it('keeps placeholders in addresses and gives table heads a scope', () => {
    expect(html('[bel](tel:{tel})')).toBe('<p><a href="tel:{tel}">bel</a></p>');
    expect(html('| a |\n| - |\n| b |')).toContain('<th scope="col">a</th>');
  });
});

const targets: LinkTargets = {
  pages: new Map([['betalen', '/en/customer-service/payment']]),
  questions: new Set(['bezorgen-kosten']),
  media: new Map(),
  categories: { tegels: { nl: 'verf/tegels', en: 'paint/tiles' } },
};
const link = (target: string) => resolveLink(target, 'en', targets);

describe('resolveLink', () => {
  it.each([
    ['page:betalen', '/en/customer-service/payment'],
    ['page:betalen#kosten', '/en/customer-service/payment#kosten'],
    ['route:store-lister', '/en/stores'],
    ['route:over-{product}', '/en/over-{slug}'],
    ['category:tegels', '/en/products/paint/tiles'],
    ['faq:bezorgen-kosten', '/en/customer-service/faq#bezorgen-kosten'],
    ['#top', '#top'],
    ['https://www.acm.nl', 'https://www.acm.nl'],
    ['mailto:{email}', 'mailto:{email}'],
    ['/en/cart', '/en/cart'],
  ])('%s leads to %s', (target, href) => expect(link(target)).toEqual({ href }));

  it.each([
    'page:weg',
    'route:weg',
    'category:weg',
    'faq:weg',
    'iets:anders',
    'betalen',
    '/weg',
    '//elders.example',
    'ftp://elders.example',
  ])('%s leads nowhere', (target) =>
    expect(link(target)).toEqual({ problem: `link to "${target}" leads nowhere` }),
  );
});

describe('isKnownPath', () => {
  it.each([
    ['/en/customer-service/payment', true],
    ['/en/products/paint/tiles', true],
    ['/en/products/paint', false],
    ['/en/product/anything-100001', true],
    ['/en/store/utrecht', true],
    ['/en', true],
    ['/en/cart/', false],
    ['/nergens', false],
  ])('%s: %s', (path, known) => expect(isKnownPath(path, 'en', targets)).toBe(known));
});
