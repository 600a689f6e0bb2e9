import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Barcode } from './barcode.tsx';

it('draws a bar for each bar of the code, with a name and white around it', () => {
  const html = renderToStaticMarkup(<Barcode number="2900000000032" label="Pas" />);
  expect(html).toContain('aria-label="Pas"');
  // 123 modules with 10 of white on both sides.
  expect(html).toContain('viewBox="-10 -4 143 48"');
  // Three bars in each of ten symbols, four in the stop.
  expect(html.match(/M\d/g)).toHaveLength(34);
});

it('draws nothing for a number that has no code', () => {
  expect(renderToStaticMarkup(<Barcode number="é" label="Pas" />)).toBe('');
});
