import { expect, it } from 'vitest';
import { assetsOf } from './render-pages.ts';

it('finds the assets of a page, each once', () => {
  const page =
    '<link href="/_astro/page.B3x-9.css"><script src="/_astro/menu.Cz_1.js"></script><img src="/_astro/page.B3x-9.css">';
  expect([...assetsOf(page)]).toEqual(['_astro/page.B3x-9.css', '_astro/menu.Cz_1.js']);
});
