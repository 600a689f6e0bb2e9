import { expect, test } from 'vitest';
import type { ContentPart } from '../../domain/content/content.ts';
import { splitAroundList, promotionOf } from './list-page-setup.ts';

const text = (html: string, heading: string | null = null): ContentPart => ({
  type: 'text',
  heading,
  html,
});

test('the text before the first heading stands above the list', () => {
  const blocks = [text('<p>Kort.</p>\n<h2 id="a">Hoe?</h2><p>Zo.</p>'), text('<p>Meer.</p>')];
  expect(splitAroundList(blocks)).toEqual({
    intro: '<p>Kort.</p>',
    after: [text('<h2 id="a">Hoe?</h2><p>Zo.</p>'), blocks[1]],
  });
});

test('a text without headings stands above it whole', () => {
  expect(splitAroundList([text('<p>Kort.</p>')])).toEqual({ intro: '<p>Kort.</p>', after: [] });
});

test('what begins with a heading stands below', () => {
  const titled = [text('<p>Kort.</p>', 'Titel')];
  expect(splitAroundList(titled)).toEqual({ intro: null, after: titled });
  expect(splitAroundList([text('<h2>A</h2>')]).intro).toBeNull();
  expect(splitAroundList([])).toEqual({ intro: null, after: [] });
});

test.each([
  ['/actie', 'actie'],
  ['/en/actie.html', 'actie'],
  ['/in-prijs-verlaagd', 'reduced-in-price'],
  ['/en/reduced-in-price', 'reduced-in-price'],
])('%s shows %s', (path, name) => {
  expect(promotionOf(path).name).toBe(name);
});

test('any other path is refused', () => {
  expect(() => promotionOf('/producten')).toThrow('/producten');
});
