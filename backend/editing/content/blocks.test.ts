import { describe, expect, it } from 'vitest';
import type { Banner } from '../../../src/domain/content/content.ts';
import { parseBlocks } from './blocks.ts';

const banner = { name: 'actie', title: 'Actie' } as Banner;

function blocks(text: string) {
  const problems: string[] = [];
  const parts = parseBlocks(text, {
    resolve: (target) => ({ href: target }),
    banner: (name) => (name === 'actie' ? banner : null),
    pictureAttributes: () => null,
    report: (message, line) => problems.push(`${line}: ${message}`),
  });
  return { parts, problems };
}

describe('parseBlocks', () => {
  it('keeps plain text in one part', () => {
    expect(blocks('a\n\n## B\n\nc').parts).toEqual([
      { type: 'text', heading: null, html: '<p>a</p>\n<h2 id="b">B</h2>\n<p>c</p>' },
    ]);
  });

  it('makes steps, links and selling points of marked sections, and text after them', () => {
    const text = `in

## Zo werkt het {steps}

### Meet

Twee keer.

### Zaag

## Lees meer {links}

- [Zagen](/zagen)
- geen link

## Waarom {usps}

- **Snel** geleverd

## Verder

uit`;
    expect(blocks(text).parts).toEqual([
      { type: 'text', heading: null, html: '<p>in</p>' },
      {
        type: 'steps',
        heading: 'Zo werkt het',
        items: [
          { title: 'Meet', html: '<p>Twee keer.</p>' },
          { title: 'Zaag', html: '' },
        ],
      },
      {
        type: 'links',
        heading: 'Lees meer',
        items: [{ name: 'Zagen', url: '/zagen', alternateUrl: null, code: '', children: [] }],
      },
      {
        type: 'usps',
        heading: 'Waarom',
        items: [{ description: '<strong>Snel</strong> geleverd', alternateUrl: null }],
      },
      { type: 'text', heading: null, html: '<h2 id="verder">Verder</h2>\n<p>uit</p>' },
    ]);
  });

  it.each(['links', 'usps'])('keeps the text after the list of {%s} as text', (mark) => {
    const { parts } = blocks(`## Lees meer {${mark}}\n\n- [Zagen](/zagen)\n\nBel [ons](/contact).`);
    expect(parts).toMatchObject([
      { type: mark, items: [expect.anything()] },
      { type: 'text', heading: null, html: '<p>Bel <a href="/contact">ons</a>.</p>' },
    ]);
    expect(parts[0]).toHaveProperty('items.length', 1);
  });

  it('places a banner between texts and reports one that does not exist', () => {
    const { parts, problems } = blocks('a\n\n{banner:actie}\n\nb\n\n{banner:weg}');
    expect(parts.map((part) => part.type)).toEqual(['text', 'banner', 'text']);
    expect(problems).toEqual(['7: there is no banner "weg"']);
  });

  it('reports text before the first step', () => {
    expect(blocks('## Zo {steps}\n\neerst').problems).toEqual([
      '1: text before the first step (###) of a {steps} section',
    ]);
  });
});
