import { expect, it } from 'vitest';
import { withPlainQuotes } from './renderer.ts';

const run = (page: string) => withPlainQuotes(Buffer.from(page)).toString();

it('puts an attribute that holds quotes between single ones', () => {
  expect(
    run(
      '<p id="a" data-x="{&quot;é&quot;:&quot;b &amp; c&quot;}" title="d">€</p><i data-y="[&quot;&quot;]">',
    ),
  ).toBe(`<p id="a" data-x='{"é":"b &amp; c"}' title="d">€</p><i data-y='[""]'>`);
});

it.each([
  '<p title="it\'s 3&quot;">',
  '<p title="a > 3&quot;">',
  '<p title="3">3&quot;</p><p title="4">',
  '<p title="a=">3&quot;</p><p title="4">',
  '3&quot;',
])('leaves alone what single ones would not hold, and text: %s', (page) => {
  expect(run(page)).toBe(page);
});

it('goes on behind what it left alone', () => {
  expect(run('<p title="it\'s 3&quot;">4&quot;<i title="5&quot;">')).toBe(
    '<p title="it\'s 3&quot;">4&quot;<i title=\'5"\'>',
  );
});
